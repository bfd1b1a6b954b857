/* Brute force for the fuzzer: the best turn of a tiny position by trying every table. */
#ifndef BK_TESTS_BRUTE_FORCE_H
#define BK_TESTS_BRUTE_FORCE_H

#include "tests/judge.h"

typedef struct {
    bool found;
    int tiles, points, jokers; /* played */
} bk_quality;

/* Finds the best quality for each objective. */
void bk_brute_force(const bk_position *, bk_quality best[4]);

/* Whether `a` is better than `b`. */
bool bk_better(bk_objective, const bk_quality *a, const bk_quality *b);

#endif
