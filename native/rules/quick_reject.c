#include "rules/quick_reject.h"

#include "rules/kinds.h"

/* Bit masks: bit n - 1 of a colour's mask is its tile n. */
typedef struct {
    unsigned colour[BK_COLOURS];
} masks;

static masks masks_of(const uint8_t one[BK_KINDS], const uint8_t other[BK_KINDS])
{
    masks m = {{0}};
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int i = 0; i < BK_NUMBERS; i++) {
            int kind = colour * BK_NUMBERS + i;
            m.colour[colour] |= (unsigned)((one[kind] | other[kind]) != 0) << i;
        }
    return m;
}

/* Numbers that at least two, or three, colours have. */
static unsigned in_two(const masks *m)
{
    const unsigned *c = m->colour;
    return (c[0] & c[1]) | (c[2] & c[3]) | ((c[0] | c[1]) & (c[2] | c[3]));
}

static unsigned in_three(const masks *m)
{
    const unsigned *c = m->colour;
    return (c[0] & c[1] & (c[2] | c[3])) | (c[2] & c[3] & (c[0] | c[1]));
}

static unsigned in_runs(unsigned there, int jokers)
{
    if (jokers)
        return there & (there << 1 | there >> 1 | there << 2 | there >> 2);
    unsigned starts = there & there >> 1 & there >> 2;
    return starts | starts << 1 | starts << 2;
}

/* Returns the tiles that are part of some set, with the help of this many jokers. */
static masks partnered(const masks *there, int jokers)
{
    masks found;
    unsigned grouped = jokers ? in_two(there) : in_three(there);
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        unsigned mask = there->colour[colour];
        found.colour[colour] = jokers > 1 ? mask : (mask & grouped) | in_runs(mask, jokers);
    }
    return found;
}

static const uint8_t NOTHING[BK_KINDS];

bool bk_reject_opening(const uint8_t rack[BK_KINDS], int minimum)
{
    masks there = masks_of(rack, NOTHING), found = partnered(&there, rack[BK_JOKER]);
    int most = rack[BK_JOKER] * BK_NUMBERS, partners = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (unsigned left = found.colour[colour]; left; left &= left - 1) {
            int i = __builtin_ctz(left);
            partners++;
            most += rack[colour * BK_NUMBERS + i] * (i + 1);
        }
    return !partners || most < minimum;
}

bool bk_reject_turn(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS])
{
    if (rack[BK_JOKER])
        return false;
    masks there = masks_of(rack, table), found = partnered(&there, table[BK_JOKER]);
    masks own = masks_of(rack, NOTHING);
    unsigned playable = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        playable |= own.colour[colour] & found.colour[colour];
    return !playable;
}

bool bk_reject_going_out(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS])
{
    masks there = masks_of(rack, table);
    masks found = partnered(&there, rack[BK_JOKER] + table[BK_JOKER]);
    masks own = masks_of(rack, NOTHING);
    unsigned left = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        left |= own.colour[colour] & ~found.colour[colour];
    return left != 0;
}

bool bk_reject_tile(int kind, const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS])
{
    if (kind == BK_JOKER)
        return false;
    masks there = masks_of(rack, table);
    masks found = partnered(&there, rack[BK_JOKER] + table[BK_JOKER]);
    return !(found.colour[bk_colour_of(kind)] >> (bk_number_of(kind) - 1) & 1);
}

void bk_tiles_with_partners(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS],
                            uint8_t partners[BK_KINDS])
{
    masks there = masks_of(rack, table);
    masks found = partnered(&there, rack[BK_JOKER] + table[BK_JOKER]);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int i = 0; i < BK_NUMBERS; i++) {
            int kind = colour * BK_NUMBERS + i;
            partners[kind] = found.colour[colour] >> i & 1 ? rack[kind] : 0;
        }
    partners[BK_JOKER] = rack[BK_JOKER];
}
