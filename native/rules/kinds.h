/* Tile kinds: arithmetic on kinds, and on counts of tiles by kind. */
#ifndef BK_RULES_KINDS_H
#define BK_RULES_KINDS_H

#include "rules/types.h"

static inline int bk_kind(int colour, int number) { return colour * BK_NUMBERS + number - 1; }
static inline int bk_colour_of(int kind) { return kind / BK_NUMBERS; }
static inline int bk_number_of(int kind) { return kind % BK_NUMBERS + 1; }

static inline int bk_min(int a, int b) { return a < b ? a : b; }
static inline int bk_max(int a, int b) { return a > b ? a : b; }

/* Returns the number of tiles. */
static inline int bk_count(const uint8_t counts[BK_KINDS])
{
    int tiles = 0;
    for (int kind = 0; kind < BK_KINDS; kind++)
        tiles += counts[kind];
    return tiles;
}

/* Returns their value on a rack. */
static inline int bk_rack_value(const uint8_t counts[BK_KINDS], int joker_value)
{
    int points = counts[BK_JOKER] * joker_value;
    for (int kind = 0; kind < BK_JOKER; kind++)
        points += counts[kind] * bk_number_of(kind);
    return points;
}

static inline bool bk_includes(const uint8_t whole[BK_KINDS], const uint8_t part[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (part[kind] > whole[kind])
            return false;
    return true;
}

#endif
