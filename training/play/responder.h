/* A responder: a network that meets one opponent only, and knows how it plays.
 *
 * It plays as the opponent would in its place, and leaves that way where it gains by its own
 * judgement. So it is as good as its opponent from the beginning. */
#ifndef TRAINING_PLAY_RESPONDER_H
#define TRAINING_PLAY_RESPONDER_H

#include "network/learned.h"

/* Makes the move that the endgame search finds for the seat to move, with this many questions, or
 * the policy's move where it finds no play. Returns false, and does nothing, where it does not
 * apply. */
bool take_end_turn(bk_round *, bk_solver *, unsigned questions, const bk_policy *otherwise);

/* Makes the turn of a player who opens between two only after the rival: goes out or draws. Returns
 * false, and does nothing, once somebody has opened, on an empty pool, and among more players. */
bool take_waiting_turn(bk_round *, bk_solver *);

/* Chooses among listed choices: the policy's, unless another one is better by more than the margin
 * in log odds. */
int choose_response(const bk_learned *, bk_solver *, const bk_round *, const bk_policy *usual,
                    double margin);

#endif
