/* Catalogue: every set with one joker, and every set without, in the order in which the table builder
 * tries them. brikke/env/set_spelling.py lists the same. */
#ifndef BK_ENV_CATALOGUE_H
#define BK_ENV_CATALOGUE_H

#include "rules/shape.h"

enum { BK_JOKER_SETS = 1802, BK_PLAIN_SETS = 329 };

typedef struct {
    bk_shape shape;
    uint64_t kinds; /* a bit for each kind in it */
} bk_known_set;

typedef struct {
    int joker_count, plain_count;
    bk_known_set joker[BK_JOKER_SETS], plain[BK_PLAIN_SETS];
} bk_catalogue;

void bk_catalogue_init(bk_catalogue *, int max_run_length);

/* A bit for each kind in a set, and for each kind with a count above 0. */
uint64_t bk_kinds_of_set(const bk_set *);
uint64_t bk_kinds_of(const uint8_t counts[BK_KINDS]);

#endif
