#include "rounds/rng.h"

uint64_t bk_rng_next(bk_rng *rng)
{
    uint64_t z = rng->state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static uint32_t next_half(bk_rng *rng) { return (uint32_t)(bk_rng_next(rng) >> 32); }

uint32_t bk_rng_below(bk_rng *rng, uint32_t bound)
{
    uint32_t over = -bound % bound; /* 2^32 modulo bound */
    uint32_t half = next_half(rng);
    while (half >= (uint32_t)-over && over)
        half = next_half(rng);
    return half % bound;
}

void bk_rng_shuffle(bk_rng *rng, uint8_t *tiles, int count)
{
    for (int last = count - 1; last > 0; last--) {
        uint32_t other = bk_rng_below(rng, (uint32_t)last + 1);
        uint8_t tile = tiles[last];
        tiles[last] = tiles[other];
        tiles[other] = tile;
    }
}
