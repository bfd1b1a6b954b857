#include "search/groups.h"

#include <string.h>

/* The number of groups of a grouping. Tiles are dealt to the groups in turn, colour by colour. That
 * keeps equal colours apart and sizes even. So it is enough that there are three or four tiles per
 * group, and no colour more often than there are groups. Jokers take any place. There are two
 * jokers at most, so no group consists of jokers alone. */
int bk_groups_in(bk_grouping grouping)
{
    int total = bk_grouping_jokers(grouping), highest = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        total += bk_count_of(grouping, colour);
        highest = bk_max(highest, bk_count_of(grouping, colour));
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
        if (bk_count_of(vector, colour) > bk_count_of(at_hand, colour))
            return false;
    return true;
}

/* The larger count of each colour. */
static uint8_t join(unsigned a, unsigned b)
{
    unsigned most = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        most |= (unsigned)bk_max(bk_count_of(a, colour), bk_count_of(b, colour)) << 2 * colour;
    return (uint8_t)most;
}

/* Four times the binary logarithm, rounded down. */
static uint8_t logarithm(uint32_t count)
{
    uint32_t power = count * count * count * count;
    return (uint8_t)(31 - __builtin_clz(power));
}

void bk_groups_init(bk_group_tables *tables)
{
    int used = 0;
    memset(tables, 0, sizeof *tables);
    for (unsigned at_hand = 0; at_hand < BK_VECTORS; at_hand++) {
        bk_grouping_list *g = &tables->of[at_hand];
        unsigned most = 0;
        for (unsigned jokers = 0; is_vector(at_hand) && jokers < 3; jokers++) {
            g->groupings[jokers] = tables->pool + used;
            for (unsigned vector = 0; vector <= at_hand; vector++) {
                bk_grouping grouping = (bk_grouping)(vector | jokers << 8);
                if (!is_vector(vector) || !fits(vector, at_hand) || bk_groups_in(grouping) < 0)
                    continue;
                tables->pool[used++] = grouping;
                most = join(most, vector);
            }
            g->count[jokers] = (uint8_t)(tables->pool + used - g->groupings[jokers]);
            g->most[jokers] = (uint8_t)most;
        }
        if (g->count[0])
            g->ways = logarithm(g->count[0]);
    }
}

/* ---- with locked groups ---------------------------------------------------------------- */

typedef struct {
    unsigned at_hand;
    const uint8_t *masks;
    bool seen[BK_VECTORS];
    bk_grouping *pool;
    int used;
    unsigned most;
} spreader;

/* Adds the grouping, and the grouping with one more tile for each of the remaining locked
 * groups. */
static void spread(spreader *s, bk_grouping grouping, int group)
{
    unsigned vector = grouping & (BK_VECTORS - 1);
    if (!s->seen[vector]) {
        s->seen[vector] = true;
        s->pool[s->used++] = grouping;
        s->most = join(s->most, vector);
    }
    for (; group < 2; group++)
        for (int colour = 0; colour < BK_COLOURS; colour++)
            if ((s->masks[group] >> colour & 1) &&
                bk_count_of(vector, colour) < bk_count_of(s->at_hand, colour))
                spread(s, (bk_grouping)(grouping + (1 << 2 * colour)), group + 1);
}

void bk_groups_absorbing(const bk_group_tables *tables, unsigned at_hand, const uint8_t masks[2],
                         bk_grouping_list *g, bk_grouping pool[3 * BK_MAX_GROUPINGS])
{
    const bk_grouping_list *plain = &tables->of[at_hand];
    spreader s = {.at_hand = at_hand, .masks = masks, .pool = pool};
    for (int jokers = 0; jokers < 3; jokers++) {
        int first = s.used;
        memset(s.seen, 0, sizeof s.seen);
        for (int i = 0; i < plain->count[jokers]; i++)
            spread(&s, plain->groupings[jokers][i], 0);
        g->groupings[jokers] = pool + first;
        g->count[jokers] = (uint8_t)(s.used - first);
        g->most[jokers] = (uint8_t)s.most;
    }
}
