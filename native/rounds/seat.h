/* A seat at its turn: what it may know, what it can tell without asking, and its policy's turn. */
#ifndef BK_ROUNDS_SEAT_H
#define BK_ROUNDS_SEAT_H

#include "rounds/policy.h"
#include "rounds/round.h"

/* All that the seat to move may know. */
void bk_observe(bk_view *, const bk_round *);

/* Whether it is plain that the seat to move can play nothing. */
bool bk_is_stuck(const bk_round *);

/* After a turn of `seat`: whether it became known that it can play nothing, or nothing more. */
void bk_remember_stuck(bk_round *, int seat, bool stuck);

/* The seat to move does what the policy says, into mind->turn where it plays. */
bk_status bk_take_turn(bk_round *, bk_solver *, bk_view *, bk_decision *, const bk_policy *,
                       bool *plays);

#endif
