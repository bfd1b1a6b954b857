/* A round in progress: tiles, turns, and how it ends. */
#ifndef BK_ROUNDS_ROUND_H
#define BK_ROUNDS_ROUND_H

#include "rounds/playout.h"

/* What a seat learned on its last turn, so that it need not ask the solver again. */
typedef struct {
    bool stuck;       /* nothing, or nothing more, could be played */
    unsigned version; /* of the table then */
    uint8_t drawn;    /* the one tile drawn since then, or BK_FACE_DOWN */
} bk_memory;

enum { BK_MOST_QUIET = 15 };

typedef struct {
    const bk_start *start;
    bool keeps_sets; /* the arrangement matters, not only the tiles */
    bool opened[BK_MAX_SEATS];
    uint8_t rack[BK_MAX_SEATS][BK_KINDS];
    int rack_count[BK_MAX_SEATS];
    uint8_t quiet[BK_MAX_SEATS]; /* turns since the seat last played; counts to BK_MOST_QUIET */
    uint8_t pool[BK_BOX];
    int pool_next, pool_end;
    uint8_t table[BK_KINDS];
    unsigned version; /* of the table: the number of changes */
    int set_count;
    bk_set sets[BK_MAX_SETS];
    int to_move, passes, turns;
    bk_memory memory[BK_MAX_SEATS];
} bk_round;

static inline int bk_pool_size(const bk_round *round) { return round->pool_end - round->pool_next; }

/* Begins a round. The seed deals the tiles that lie face down. */
void bk_round_begin(bk_round *, const bk_start *, uint64_t seed);

/* Lists the tiles that a seat cannot see, lowest kind first, and returns their number. */
int bk_round_unseen(const bk_round *, int seat, uint8_t tiles[BK_BOX]);

/* Deals these tiles: the racks of the other seats in their order, then the pool. */
void bk_round_hand_out(bk_round *, int seat, const uint8_t tiles[BK_BOX]);

/* Deals the tiles that a seat cannot see anew: the pool and the racks of the others. The result
 * depends only on the seed and on what the seat knows. */
void bk_round_redeal(bk_round *, int seat, uint64_t seed);

/* Whether the seat to move must play if it can. */
bool bk_round_must_play(const bk_round *);

/* Make a turn of the seat to move. */
void bk_round_draw(bk_round *); /* or pass, if the pool is empty */
void bk_round_play(bk_round *, const bk_turn *);

/* Whether the round is over after a turn of `mover`, and how it ended. */
bool bk_round_ended(const bk_round *, int mover, bk_ending *);

void bk_round_score(const bk_round *, bk_ending, bk_result *);

#endif
