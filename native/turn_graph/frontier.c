#include "turn_graph/frontier.h"

/* Where a run takes a joker at any time, a joker in hand is as good as none; elsewhere jokers that
 * must be laid are neither better nor worse than other numbers of them. */
static inline uint64_t jokers_beaten(const bk_standing *standing, bk_stand stand)
{
    int jokers = bk_stand_jokers(stand);
    bool takes = standing->takes_joker[stand & 255] || standing->takes_joker[stand >> 8 & 255];
    return takes ? (UINT64_C(2) << jokers) - 1 : UINT64_C(1) << jokers;
}

/* All that a stand is as good as, but for its worth: ten bits for each colour, three for jokers. */
static inline uint64_t beaten_by(const bk_standing *standing, bk_stand stand)
{
    return standing->beaten[stand & 255] | (uint64_t)standing->beaten[stand >> 8 & 255] << 20 |
           jokers_beaten(standing, stand) << 40;
}

static void drop(bk_stands *together, int i)
{
    together->stand[i] = together->stand[--together->count];
    together->beaten[i] = together->beaten[together->count];
}

bool bk_stands_add(bk_stands *together, bk_stand stand)
{
    uint64_t beaten = beaten_by(together->standing, stand);
    for (int i = 0; i < together->count; i++)
        if (!(beaten & ~together->beaten[i]) &&
            bk_stand_worth(stand) <= bk_stand_worth(together->stand[i]))
            return true;
    for (int i = together->count - 1; i >= 0; i--)
        if (!(together->beaten[i] & ~beaten) &&
            bk_stand_worth(together->stand[i]) <= bk_stand_worth(stand))
            drop(together, i);
    if (together->count == BK_MAX_TOGETHER)
        return false;
    together->stand[together->count] = stand;
    together->beaten[together->count++] = beaten;
    return true;
}

void bk_stands_sort(bk_stands *together)
{
    for (int i = 1; i < together->count; i++) {
        bk_stand stand = together->stand[i];
        int k = i;
        for (; k > 0 && together->stand[k - 1] > stand; k--)
            together->stand[k] = together->stand[k - 1];
        together->stand[k] = stand;
    }
}

bool bk_stands_cover(const bk_standing *standing, const bk_stand *these, int count,
                     const bk_stand *others, int other_count)
{
    for (int i = 0; i < other_count; i++) {
        uint64_t wanted = beaten_by(standing, others[i]);
        bool found = false;
        for (int k = 0; k < count && !found; k++)
            found = !(wanted & ~beaten_by(standing, these[k]));
        if (!found)
            return false;
    }
    return true;
}
