#include "groups.h"

#include <string.h>

/* Dealing the tiles colour by colour round the groups keeps colours apart and sizes even, so it is
 * enough that there are three or four tiles a group and no colour more often than groups. Jokers
 * take any place; with two of them at most, no group is of jokers alone. */
int bk_groups_in(bk_draw draw)
{
    int total = bk_draw_jokers(draw), highest = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        total += bk_draw_of(draw, colour);
        highest = bk_max(highest, bk_draw_of(draw, colour));
    }
    for (int groups = 0; 3 * groups <= total; groups++)
        if (total <= 4 * groups && highest <= groups)
            return groups;
    return -1;
}

static bool is_vector(unsigned vector)
{
    return !(vector & vector >> 1 & 0x55); /* no colour three times */
}

static bool fits(unsigned vector, unsigned at_hand)
{
    for (int colour = 0; colour < BK_COLOURS; colour++)
        if (bk_draw_of(vector, colour) > bk_draw_of(at_hand, colour))
            return false;
    return true;
}

/* The larger number of each colour. */
static uint8_t join(unsigned a, unsigned b)
{
    unsigned most = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        most |= (unsigned)bk_max(bk_draw_of(a, colour), bk_draw_of(b, colour)) << 2 * colour;
    return (uint8_t)most;
}

/* With up to `jokers` jokers. */
static uint8_t most_of(const bool laid[3][BK_VECTORS], unsigned at_hand, int jokers)
{
    unsigned most = 0;
    for (int used = 0; used <= jokers; used++)
        for (unsigned vector = 0; vector <= at_hand; vector++)
            if (laid[used][vector] && fits(vector, at_hand))
                most = join(most, vector);
    return (uint8_t)most;
}

static bool any_of(const bool laid[BK_VECTORS], unsigned at_hand)
{
    for (unsigned vector = 0; vector <= at_hand; vector++)
        if (laid[vector] && fits(vector, at_hand))
            return true;
    return false;
}

void bk_groups_init(bk_group_tables *tables)
{
    memset(tables, 0, sizeof *tables);
    for (unsigned jokers = 0; jokers < 3; jokers++)
        for (unsigned vector = 0; vector < BK_VECTORS; vector++)
            tables->laid[jokers][vector] =
                is_vector(vector) && bk_groups_in((bk_draw)(vector | jokers << 8)) >= 0;
    for (int jokers = 0; jokers < 3; jokers++)
        for (unsigned at_hand = 0; at_hand < BK_VECTORS; at_hand++)
            if (is_vector(at_hand)) {
                tables->most[jokers][at_hand] = most_of(tables->laid, at_hand, jokers);
                tables->any[jokers][at_hand] = any_of(tables->laid[jokers], at_hand);
            }
}

static bool absorbed(const bool laid[], unsigned vector, const uint8_t *masks, int left)
{
    if (laid[vector])
        return true;
    for (int colour = 0; left > 0 && colour < BK_COLOURS; colour++)
        if ((masks[0] >> colour & 1) && bk_draw_of(vector, colour) > 0 &&
            absorbed(laid, vector - (1u << 2 * colour), masks + 1, left - 1))
            return true;
    return left > 1 && absorbed(laid, vector, masks + 1, left - 1);
}

void bk_groups_absorbing(const bk_group_tables *tables, unsigned at_hand, const uint8_t masks[2],
                         bool laid[3][BK_VECTORS], uint8_t most[3])
{
    for (int jokers = 0; jokers < 3; jokers++) {
        memset(laid[jokers], 0, BK_VECTORS);
        for (unsigned vector = 0; vector <= at_hand; vector++)
            laid[jokers][vector] = is_vector(vector) && fits(vector, at_hand) &&
                                   absorbed(tables->laid[jokers], vector, masks, 2);
    }
    for (int jokers = 0; jokers < 3; jokers++)
        most[jokers] = most_of((const bool(*)[BK_VECTORS])laid, at_hand, jokers);
}
