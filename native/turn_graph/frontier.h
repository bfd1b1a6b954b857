/* Frontier: the arrangements that a choice up to some number allows, without dominated ones. */
#ifndef BK_TURN_GRAPH_FRONTIER_H
#define BK_TURN_GRAPH_FRONTIER_H

#include "turn_graph/transitions.h"

enum { BK_MAX_FRONTIER = 256 };

/* An arrangement: a state for each colour (four bits each), jokers still to be laid (two bits), and
 * the value of the sets (six bits). */
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
    uint64_t dominated[BK_MAX_FRONTIER]; /* see bk_dominated_by() */
} bk_frontier;

/* Everything that an arrangement dominates, except for its value: ten bits for each colour, three
 * for jokers. */
uint64_t bk_dominated_by(const bk_dominance *, bk_arrangement);

/* Adds an arrangement, and what it dominates, unless another one dominates it; drops those that it
 * dominates. Returns false if there is no room. */
bool bk_frontier_add(bk_frontier *, bk_arrangement, uint64_t dominated);

/* Sorts the arrangements, so that equal frontiers can be recognised. */
void bk_frontier_sort(bk_frontier *);

/* Whether everything that can be completed from one of `others` can be completed from one of
 * `these`. The value of the sets is ignored. */
bool bk_frontier_covers(const bk_dominance *, const bk_arrangement *these, int count,
                        const bk_arrangement *others, int other_count);

#endif
