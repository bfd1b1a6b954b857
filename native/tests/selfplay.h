/* Self-play: whole rounds played by the solver against itself, for benchmarks and fuzzing. */
#ifndef BK_TESTS_SELFPLAY_H
#define BK_TESTS_SELFPLAY_H

#include "solver/solver.h"

typedef struct {
    uint64_t state;
} bk_xorshift;

uint32_t bk_xorshift_below(bk_xorshift *, uint32_t limit);

/* Visitor of every position in which a player is to move. */
typedef void bk_position_visitor(const bk_position *, void *context);

/* Plays one round of 2 to 4 players under these rules. A player plays the best turn, but draws
 * instead with a chance of `hold_percent`, so that racks grow. */
void bk_selfplay_round(bk_solver *, bk_xorshift *, const bk_rules *, int hold_percent,
                       bk_position_visitor *, void *context);

#endif
