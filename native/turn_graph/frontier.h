/* Stands, the arrangements that a choice up to some number has left, and those of them that are worth
 * keeping: none as good as another. */
#ifndef BK_TURN_GRAPH_FRONTIER_H
#define BK_TURN_GRAPH_FRONTIER_H

#include "turn_graph/transitions.h"

enum { BK_MAX_TOGETHER = 256 };

/* A state for each colour (four bits each), jokers still to be laid (two bits), what the sets are
 * worth (six bits). */
typedef uint32_t bk_stand;

static inline int bk_stand_state(bk_stand stand, int colour) { return stand >> 4 * colour & 15; }
static inline int bk_stand_jokers(bk_stand stand) { return stand >> 16 & 3; }
static inline int bk_stand_worth(bk_stand stand) { return stand >> 18 & 63; }

static inline bk_stand bk_stand_of(unsigned states, int jokers, int worth)
{
    return states | (bk_stand)jokers << 16 | (bk_stand)worth << 18;
}

typedef struct {
    const bk_standing *standing;
    int count;
    bk_stand stand[BK_MAX_TOGETHER];
    uint64_t beaten[BK_MAX_TOGETHER]; /* see stands.c */
} bk_stands;

/* Adds a stand unless another one is as good, and drops those that are not better than it. Returns
 * whether there was room. */
bool bk_stands_add(bk_stands *, bk_stand);

/* In an order of their own, so that the same stands are known again. */
void bk_stands_sort(bk_stands *);

/* Whether whatever comes out from one of `others` comes out from one of these as well, where it does
 * not matter what sets are worth. */
bool bk_stands_cover(const bk_standing *, const bk_stand *these, int count, const bk_stand *others,
                     int other_count);

#endif
