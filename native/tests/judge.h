/* For the fuzzer only: is a turn legal? Straight from readings 3 to 7 and independent of the solver:
 * equal tiles are told apart in every way, and each reading is asked by itself. */
#ifndef BK_TESTS_JUDGE_H
#define BK_TESTS_JUDGE_H

#include "solver/solver.h"

typedef struct {
    int count;
    bk_set sets[BK_MAX_SETS];
} bk_tableau;

/* Is it a set under these rules, jokers in a set included? */
bool bk_judge_set(const bk_set *, const bk_rules *);

/* What it is worth in an opening. */
int bk_judge_value(const bk_set *);

/* An ordinary turn; the tiles are known to add up. The last `own` sets of `before` are opening sets
 * of this turn. `played` leaves the rack in this turn, opening sets not included. */
bool bk_judge_turn(const bk_tableau *before, int own, const bk_tableau *after,
                   const uint8_t played[BK_KINDS], const bk_rules *);

#endif
