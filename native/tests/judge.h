/* Judge for the fuzzer: whether a turn is legal. It follows readings 3 to 7 and is independent of
 * the solver. It tries every way of telling equal tiles apart and checks each reading by itself. */
#ifndef BK_TESTS_JUDGE_H
#define BK_TESTS_JUDGE_H

#include "solver/solver.h"

typedef struct {
    int count;
    bk_set sets[BK_MAX_SETS];
} bk_tableau;

/* Whether this is a set under these rules, which also limit its jokers. */
bool bk_judge_set(const bk_set *, const bk_rules *);

/* The value of the set in an opening. */
int bk_judge_value(const bk_set *);

/* Whether an ordinary turn is legal. The tiles are known to add up. The last `own` sets of `before`
 * are opening sets of this turn. `played` are the tiles from the rack, without those of the opening
 * sets. */
bool bk_judge_turn(const bk_tableau *before, int own, const bk_tableau *after,
                   const uint8_t played[BK_KINDS], const bk_rules *);

#endif
