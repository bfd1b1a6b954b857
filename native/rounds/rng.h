/* Pseudo-random numbers: SplitMix64, and a Fisher-Yates shuffle.
 *
 * The state begins as the seed. Each step adds 0x9E3779B97F4A7C15 to it and scrambles a copy z of
 * the sum:
 *     z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9
 *     z = (z ^ z >> 27) * 0x94D049BB133111EB
 *     z =  z ^ z >> 31
 * A number below b is the upper half of z modulo b. Halves at the top of the range would favour
 * small results and are skipped. Tiles are shuffled from the end.
 * brikke/players/playout/rng.py does the same. */
#ifndef BK_ROUNDS_RNG_H
#define BK_ROUNDS_RNG_H

#include <stdint.h>

typedef struct {
    uint64_t state;
} bk_rng;

/* Returns the next number, all 64 bits. */
uint64_t bk_rng_next(bk_rng *);

/* Returns a number below `bound`, which is at least 1. */
uint32_t bk_rng_below(bk_rng *, uint32_t bound);
void bk_rng_shuffle(bk_rng *, uint8_t *tiles, int count);

#endif
