/* Groups: which tiles of one number can be laid as groups.
 *
 * A grouping says how many tiles of each colour (0..2) go into groups, and how many jokers. It is
 * packed: two bits per colour (the vector), with the jokers above them. */
#ifndef BK_SEARCH_GROUPS_H
#define BK_SEARCH_GROUPS_H

#include "rules/kinds.h"

enum {
    BK_VECTORS = 256, /* two bits for each of four colours */
    BK_GROUPING_POOL = 1536,
    BK_MAX_GROUPINGS = 81,
};

typedef uint16_t bk_grouping;

static inline int bk_count_of(unsigned vector, int colour) { return vector >> 2 * colour & 3; }
static inline int bk_grouping_jokers(bk_grouping grouping) { return grouping >> 8; }

static inline int bk_vector_tiles(unsigned vector)
{
    return bk_count_of(vector, 0) + bk_count_of(vector, 1) + bk_count_of(vector, 2) +
           bk_count_of(vector, 3);
}

/* All groupings with 0, 1 and 2 jokers of some tiles. */
typedef struct {
    const bk_grouping *groupings[3];
    uint8_t count[3];
    uint8_t ways;    /* without jokers: a logarithm of their number, to compare by */
    uint8_t most[3]; /* vector: the most of each colour in a grouping with up to this many jokers */
} bk_grouping_list;

typedef struct {
    bk_grouping_list of[BK_VECTORS]; /* by the tiles at hand */
    bk_grouping pool[BK_GROUPING_POOL];
} bk_group_tables;

void bk_groups_init(bk_group_tables *);

/* The same where locked groups of three may each take one more tile, of a colour in their mask.
 * `pool` is the memory for it. */
void bk_groups_absorbing(const bk_group_tables *, unsigned at_hand, const uint8_t masks[2],
                         bk_grouping_list *, bk_grouping pool[3 * BK_MAX_GROUPINGS]);

/* The number of groups of a grouping, or -1 if it is impossible. */
int bk_groups_in(bk_grouping grouping);

#endif
