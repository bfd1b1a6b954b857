/* Possible sets: every set that given tiles can make. */
#ifndef BK_RULES_POSSIBLE_SETS_H
#define BK_RULES_POSSIBLE_SETS_H

#include "rules/shape.h"

typedef struct {
    int longest_run;
    int least_jokers, most_jokers; /* in the set */
} bk_set_limits;

/* Visits each set that can be made of `tiles`, jokers included. Stops and returns true when `visit`
 * returns true. */
typedef bool bk_shape_visitor(const bk_shape *, void *context);
bool bk_each_set(const uint8_t tiles[BK_KINDS], bk_set_limits, bk_shape_visitor *, void *context);

#endif
