/* Policies: the decision of a seat, based only on what it may know. */
#ifndef BK_ROUNDS_POLICY_H
#define BK_ROUNDS_POLICY_H

#include "rounds/playout.h"

enum { BK_BLEED_CHOICES = 16 };

/* A view: all that the seat to move may know. */
typedef struct {
    bk_position position; /* the table and the own rack; no table for an opening on its own */
    bool tiles_only;      /* only tiles matter, not their arrangement */
    int tiles;            /* on the own rack */
    int pool;
    int fewest;       /* tiles on the smallest other rack */
    bool must_play;   /* if it can */
    bool rival_known; /* two players and an empty pool: all unseen tiles are the rival's */
    bool rival_opened;
    uint8_t rival[BK_KINDS];
} bk_view;

/* A decision: its workspace and its result. */
typedef struct {
    bk_solver *solver;
    bk_status status;
    bool stuck;        /* nothing can be played */
    bool nothing_left; /* nothing more can be played after `turn` */
    bk_turn turn;
    bk_position asked;
    bk_turn choice[BK_BLEED_CHOICES + 1];
} bk_decision;

/* Decides. Returns true to play decision->turn, false to draw or pass. */
bool bk_decide(bk_decision *, const bk_view *, const bk_policy *);

#endif
