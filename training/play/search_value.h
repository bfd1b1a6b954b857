/* What a search thinks of a turn: how often its seat wins when the round is played on to its end, on
 * deals of what the seat cannot see.
 *
 * Turns are searched where the champion searches or looks ahead: where everyone must play, with
 * hidden tiles dealt by belief (network/belief.h) and everyone playing the most tiles; and among
 * three or four once few tiles are left in the pool. There, as in the champion's search, a seat that
 * has opened and holds many tiles is taken for one that hoards, every other for one that plays the
 * most tiles, and the seat itself has two plans. The plan that wins more on one half of the deals is
 * valued on the other half, and the other way round: the better of two means on the same deals would
 * be too high. */
#ifndef TRAINING_PLAY_SEARCH_VALUE_H
#define TRAINING_PLAY_SEARCH_VALUE_H

#include "network/learned.h"

enum { MOST_PLANS = 2 };

typedef struct {
    double share;      /* of the turns that can be searched; 0: none */
    int deals;         /* in each half */
    int pool;          /* where one may draw, tiles in the pool at most */
    int hoarding_rack; /* tiles on the rack of a seat that seems to hoard, at least */
    bk_policy most_tiles, hoards, holds;
} search_plan;

/* Whether the seat to move would search. */
bool can_search(const search_plan *, const bk_round *);

/* The share of rounds that the seat to move wins after this choice, from 0 to 1. It depends only on
 * the seed and on what the seat knows. */
double search_value(const search_plan *, bk_solver *, const bk_round *, const bk_choice *,
                    uint64_t seed);

/* The value of so many plans, by the rounds that each of them won in both halves. */
double value_of_halves(int plans, int wins[MOST_PLANS][2], int deals);

#endif
