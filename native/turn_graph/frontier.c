#include "turn_graph/frontier.h"

/* Numbers of jokers that an arrangement dominates. Where a run takes a joker at any time, a joker
 * in hand is as good as none. Elsewhere different numbers of jokers cannot be compared. */
static inline uint64_t jokers_dominated(const bk_dominance *dominance, bk_arrangement arrangement)
{
    int jokers = bk_arrangement_jokers(arrangement);
    bool takes =
        dominance->takes_joker[arrangement & 255] || dominance->takes_joker[arrangement >> 8 & 255];
    return takes ? (UINT64_C(2) << jokers) - 1 : UINT64_C(1) << jokers;
}

uint64_t bk_dominated_by(const bk_dominance *dominance, bk_arrangement arrangement)
{
    return dominance->dominated[arrangement & 255] |
           (uint64_t)dominance->dominated[arrangement >> 8 & 255] << 20 |
           jokers_dominated(dominance, arrangement) << 40;
}

static void drop(bk_frontier *frontier, int i)
{
    frontier->arrangement[i] = frontier->arrangement[--frontier->count];
    frontier->dominated[i] = frontier->dominated[frontier->count];
}

bool bk_frontier_add(bk_frontier *frontier, bk_arrangement arrangement, uint64_t dominated)
{
    for (int i = 0; i < frontier->count; i++)
        if (!(dominated & ~frontier->dominated[i]) &&
            bk_arrangement_value(arrangement) <= bk_arrangement_value(frontier->arrangement[i]))
            return true;
    for (int i = frontier->count - 1; i >= 0; i--)
        if (!(frontier->dominated[i] & ~dominated) &&
            bk_arrangement_value(frontier->arrangement[i]) <= bk_arrangement_value(arrangement))
            drop(frontier, i);
    if (frontier->count == BK_MAX_FRONTIER)
        return false;
    frontier->arrangement[frontier->count] = arrangement;
    frontier->dominated[frontier->count++] = dominated;
    return true;
}

void bk_frontier_sort(bk_frontier *frontier)
{
    for (int i = 1; i < frontier->count; i++) {
        bk_arrangement arrangement = frontier->arrangement[i];
        int k = i;
        for (; k > 0 && frontier->arrangement[k - 1] > arrangement; k--)
            frontier->arrangement[k] = frontier->arrangement[k - 1];
        frontier->arrangement[k] = arrangement;
    }
}

bool bk_frontier_covers(const bk_dominance *dominance, const bk_arrangement *these, int count,
                        const bk_arrangement *others, int other_count)
{
    for (int i = 0; i < other_count; i++) {
        uint64_t query = bk_dominated_by(dominance, others[i]);
        bool found = false;
        for (int k = 0; k < count && !found; k++)
            found = !(query & ~bk_dominated_by(dominance, these[k]));
        if (!found)
            return false;
    }
    return true;
}
