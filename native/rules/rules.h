/* Rules: what the parameters of an edition mean for the solver and the round. */
#ifndef BK_RULES_RULES_H
#define BK_RULES_RULES_H

#include "rules/kinds.h"

/* Whether every parameter is within its range. */
static inline bool bk_rules_are_valid(const bk_rules *rules)
{
    return rules->jokers <= BK_JOKERS_LOCKED_OWN_RACK && rules->opening_minimum <= 50 &&
           (rules->max_run_length == 4 || rules->max_run_length == BK_NUMBERS) &&
           rules->joker_value <= 50;
}

static inline bool bk_short_runs(const bk_rules *rules)
{
    return rules->max_run_length < BK_NUMBERS;
}

/* The most jokers that one set may hold. */
static inline int bk_max_jokers_per_set(const bk_rules *rules)
{
    return rules->jokers == BK_JOKERS_FREE ? 2 : 1;
}

/* The least value of an opening. A minimum of 0 still requires a set, and every set has a value of
 * at least 1. */
static inline int bk_opening_minimum(const bk_rules *rules)
{
    return bk_max(1, rules->opening_minimum);
}

/* Whether a round must remember the sets on the table, and not only its tiles. */
static inline bool bk_keeps_sets(const bk_rules *rules)
{
    return rules->jokers != BK_JOKERS_FREE || rules->opening_goes_on;
}

/* Whether a joker on the table is locked, so that it cannot be taken freely. */
static inline bool bk_joker_is_locked(const bk_rules *rules, const uint8_t table[BK_KINDS])
{
    return rules->jokers != BK_JOKERS_FREE && table[BK_JOKER] > 0;
}

/* Whether only the tiles of a turn matter. Then any arrangement in sets is legal, if the sets of an
 * opening are worth enough. */
static inline bool bk_any_arrangement_is_legal(const bk_rules *rules)
{
    bool opens_oddly = !rules->opened && (rules->opening_single_set || rules->opening_goes_on);
    return rules->jokers == BK_JOKERS_FREE && !opens_oddly;
}

#endif
