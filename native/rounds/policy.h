/* What a policy decides, on nothing but what its seat may know. */
#ifndef BK_ROUNDS_POLICY_H
#define BK_ROUNDS_POLICY_H

#include "rounds/playout.h"

enum { BK_BLEED_CHOICES = 16 };

/* All that the seat to move may know. */
typedef struct {
    bk_position position; /* the table and the own rack; who opens alone sees no table */
    bool tiles_only;      /* only tiles matter, not how they lie */
    int tiles;            /* on the own rack */
    int pool;
    int fewest;       /* tiles on another rack */
    bool must_play;   /* to play, if possible */
    bool rival_known; /* two players and an empty pool: all unseen tiles are the other's */
    bool rival_opened;
    uint8_t rival[BK_KINDS];
} bk_view;

/* Where deciding takes place, and what comes of it. */
typedef struct {
    bk_solver *solver;
    bk_status status;
    bool stuck;        /* it became known that nothing can be played, */
    bool nothing_left; /* or nothing more after mind->turn */
    bk_turn turn;
    bk_position asked;
    bk_turn choice[BK_BLEED_CHOICES + 1];
} bk_decision;

/* Returns whether to play mind->turn; otherwise draw or pass. */
bool bk_decide(bk_decision *, const bk_view *, const bk_policy *);

#endif
