/* What an edition's rules come to, for those who act on them. */
#ifndef BK_RULES_RULES_H
#define BK_RULES_RULES_H

#include "rules/kinds.h"

/* Every parameter is within its range. */
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

/* The most that a set holds. */
static inline int bk_max_jokers_per_set(const bk_rules *rules)
{
    return rules->jokers == BK_JOKERS_FREE ? 2 : 1;
}

/* Minimum 0 still asks for a set, and every set is worth something. */
static inline int bk_opening_minimum(const bk_rules *rules)
{
    return bk_max(1, rules->opening_minimum);
}

/* A round must remember how the table lies, and not only what lies there. */
static inline bool bk_keeps_sets(const bk_rules *rules)
{
    return rules->jokers != BK_JOKERS_FREE || rules->opening_goes_on;
}

/* A joker lies on the table, and cannot be taken as one pleases. */
static inline bool bk_joker_is_locked(const bk_rules *rules, const uint8_t table[BK_KINDS])
{
    return rules->jokers != BK_JOKERS_FREE && table[BK_JOKER] > 0;
}

/* A turn is its tiles: any sets that they make will do, if an opening's are worth enough. */
static inline bool bk_any_arrangement_is_legal(const bk_rules *rules)
{
    bool opens_oddly = !rules->opened && (rules->opening_single_set || rules->opening_goes_on);
    return rules->jokers == BK_JOKERS_FREE && !opens_oddly;
}

#endif
