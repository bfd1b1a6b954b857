/* A seat at its turn: its view, cheap checks before it asks the solver, and its policy's turn. */
#ifndef BK_ROUNDS_SEAT_H
#define BK_ROUNDS_SEAT_H

#include "rounds/policy.h"
#include "rounds/round.h"

/* Fills in the view of the seat to move. */
void bk_observe(bk_view *, const bk_round *);

/* Whether a cheap check proves that the seat to move can play nothing. */
bool bk_is_stuck(const bk_round *);

/* Remembers after a turn whether the seat can play nothing, or nothing more. */
void bk_remember_stuck(bk_round *, int seat, bool stuck);

/* Makes the turn that the policy chooses. A play is in decision->turn. */
bk_status bk_take_turn(bk_round *, bk_solver *, bk_view *, bk_decision *, const bk_policy *,
                       bool *plays);

#endif
