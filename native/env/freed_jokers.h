/* Freed jokers: whether a table is legal where locked jokers may have been freed (reading 4).
 *
 * brikke/rules/judge/locked_jokers.py explains the rule and tells equal tiles apart in the same way:
 * there are two tiles of a kind, so their ways are straight or crossed. */
#ifndef BK_ENV_FREED_JOKERS_H
#define BK_ENV_FREED_JOKERS_H

#include "env/catalogue.h"

enum { BK_MOST_LOCKED = 2 };

/* A set before the turn; kinds are bit masks. */
typedef struct {
    uint64_t naturals;
    uint64_t meaning; /* what its joker may stand for; 0 without a joker */
    bool fresh;       /* laid as an opening in this turn: its joker has to stay */
} bk_set_before;

typedef struct {
    bool own_rack;         /* the new set of a freed joker comes from the rack */
    const uint8_t *played; /* without the tiles of the opening */
    int before_count;
    bk_set_before before[2 * BK_MAX_SETS]; /* all that share a kind with the sets after */
    int after_count;
    bk_known_set after[BK_MOST_LOCKED]; /* the sets with a joker */
} bk_joker_moves;

bk_set_before bk_before_of(const bk_shape *, bool fresh);

/* Whether the locked set may be part of this set, its joker standing for the same tile. */
bool bk_may_stay_in(const bk_set_before *, const bk_known_set *);

bool bk_jokers_are_legal(const bk_joker_moves *);

#endif
