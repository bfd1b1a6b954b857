/* Stands, the arrangements that a choice up to some number has left, and those of them that are worth
 * keeping: none as good as another. */
#ifndef BK_TURN_GRAPH_FRONTIER_H
#define BK_TURN_GRAPH_FRONTIER_H

#include "turn_graph/transitions.h"

enum { BK_MAX_FRONTIER = 256 };

/* A state for each colour (four bits each), jokers still to be laid (two bits), what the sets are
 * worth (six bits). */
typedef uint32_t bk_arrangement;

static inline int bk_arrangement_state(bk_arrangement arrangement, int colour)
{
    return arrangement >> 4 * colour & 15;
}
static inline int bk_arrangement_jokers(bk_arrangement arrangement)
{
    return arrangement >> 16 & 3;
}
static inline int bk_arrangement_value(bk_arrangement arrangement)
{
    return arrangement >> 18 & 63;
}

static inline bk_arrangement bk_arrangement_of(unsigned states, int jokers, int value)
{
    return states | (bk_arrangement)jokers << 16 | (bk_arrangement)value << 18;
}

typedef struct {
    const bk_dominance *dominance;
    int count;
    bk_arrangement arrangement[BK_MAX_FRONTIER];
    uint64_t dominated[BK_MAX_FRONTIER]; /* see stands.c */
} bk_frontier;

/* Adds a stand unless another one is as good, and drops those that are not better than it. Returns
 * whether there was room. */
bool bk_frontier_add(bk_frontier *, bk_arrangement);

/* In an order of their own, so that the same stands are known again. */
void bk_frontier_sort(bk_frontier *);

/* Whether whatever comes out from one of `others` comes out from one of these as well, where it does
 * not matter what sets are worth. */
bool bk_frontier_covers(const bk_dominance *, const bk_arrangement *these, int count,
                        const bk_arrangement *others, int other_count);

#endif
