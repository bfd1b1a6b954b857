/* A learned player: lists the turns of the seat to move, and asks a network what each is worth.
 *
 * Only for rules by which the tiles of a turn matter and not their arrangement (bk_can_learn). */
#ifndef BK_NETWORK_LEARNED_H
#define BK_NETWORK_LEARNED_H

#include "network/network.h"
#include "rounds/policy.h"

enum {
    BK_LARGEST_TURNS = 24, /* listed, most tiles first */
    BK_SMALLEST_TURNS = 8, /* listed, fewest tiles first */
    BK_CHOICES = BK_LARGEST_TURNS + BK_SMALLEST_TURNS + 1,
    BK_LISTED_RACK = 16, /* of a larger rack not all turns are listed, but some different ones */
};

/* A choice: the tiles that it plays, or to draw or pass. */
typedef struct {
    bool plays;
    uint8_t tiles;
    uint8_t played[BK_KINDS];
    int32_t value; /* log odds to win, in units of BK_OUTPUT_ONE */
} bk_choice;

enum { BK_SURE_WIN = 64 * BK_OUTPUT_ONE };

typedef struct {
    bk_first_layer layer;
    bk_view view;
    bk_position part; /* the position with a part of the rack */
    bk_turn turn;
    uint8_t listed[BK_LARGEST_TURNS][BK_KINDS];
    int count;
    bk_choice choice[BK_CHOICES]; /* all different */
    bool stuck;                   /* nothing can be played */
} bk_learned;

bool bk_can_learn(const bk_start *);

/* Checks a start; BK_BAD_RULES if a network cannot choose by its rules. */
bk_status bk_check_learned(const bk_start *);

void bk_learned_init(bk_learned *, const bk_network *);

/* Lists the choices of the seat to move with their values. There is always one. A turn that goes
 * out is the only one. A single choice has no value, unless it goes out. */
bk_status bk_list_choices(bk_learned *, bk_solver *, const bk_round *);

/* The first of the best choices. */
int bk_best_choice(const bk_learned *);

/* Makes a choice of the seat to move. */
void bk_make_choice(bk_round *, const bk_choice *, bool stuck);

#endif
