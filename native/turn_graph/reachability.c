/* Reachability: from which states all required tiles can still be laid.
 *
 * alive[in_groups][in_runs][row][colour] are the states from which a colour can be completed on its
 * own, whatever is played and with every group that its numbers could make. At most this many
 * jokers lie in groups, and this many of its own in runs. A joker in a group serves all colours, so
 * it is shared; one in a run is not.
 *
 * maybe_alive[jokers][row][colour] is the same for any split of the jokers. */
#include "turn_graph/builder.h"

/* The states from which `least` to `most` tiles, and this many jokers, lead to one of `after`. */
static unsigned states_before(const bk_graph_builder *builder, int row, int colour, int least,
                              int most, int jokers, unsigned after)
{
    const bk_moves *moves = bk_attaching_moves(builder, row, colour);
    unsigned before = 0;
    if (!moves)
        return builder->transitions
            .predecessors[builder->query->short_runs][jokers][least][most][after];
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int i = moves->first[0][state]; i < moves->first[0][state + 1]; i++)
            if (moves->arc[i].tiles >= least && moves->arc[i].tiles <= most)
                before |= (after >> moves->arc[i].next & 1) << state;
    return before;
}

static unsigned alive_before(bk_graph_builder *builder, int row, int colour, int in_groups,
                             int in_runs)
{
    int lo = bk_count_of(builder->table[row], colour),
        hi = lo + bk_count_of(builder->may[row], colour);
    const bk_grouping_list *groups =
        bk_groupings_at(builder, row, (unsigned)(builder->table[row] + builder->may[row]));
    unsigned alive = 0;
    for (int grouped = 0; grouped <= in_groups; grouped++) {
        if (grouped && groups->most[grouped] == groups->most[grouped - 1])
            continue;
        int least = bk_max(0, lo - bk_count_of(groups->most[grouped], colour));
        for (int used = 0; used <= in_runs; used++) {
            unsigned after = builder->alive[in_groups - grouped][in_runs - used][row + 1][colour];
            alive |= states_before(builder, row, colour, least, hi, used, after);
        }
    }
    return alive;
}

static void find_alive(bk_graph_builder *builder, int jokers)
{
    enum { CLOSABLE = 1 << 0 | 1 << 3 | 1 << 9 }; /* no run, or runs of three */
    for (int in_groups = 0; in_groups <= jokers; in_groups++)
        for (int in_runs = 0; in_runs <= jokers - in_groups; in_runs++) {
            uint16_t (*alive)[BK_COLOURS] = builder->alive[in_groups][in_runs];
            for (int colour = 0; colour < BK_COLOURS; colour++) {
                alive[builder->last + 1][colour] = CLOSABLE;
                for (int row = builder->last; row >= 1; row--)
                    alive[row][colour] =
                        (uint16_t)alive_before(builder, row, colour, in_groups, in_runs);
            }
        }
}

static void find_maybe_alive(bk_graph_builder *builder, int jokers)
{
    for (int left = 0; left <= jokers; left++)
        for (int row = 1; row <= builder->last + 1; row++)
            for (int colour = 0; colour < BK_COLOURS; colour++) {
                unsigned maybe_alive = 0;
                for (int in_groups = 0; in_groups <= left; in_groups++)
                    maybe_alive |= builder->alive[in_groups][left - in_groups][row][colour];
                builder->maybe_alive[left][row][colour] = (uint16_t)maybe_alive;
            }
}

void bk_reachability_fill(bk_graph_builder *builder)
{
    int jokers = builder->last - BK_NUMBERS;
    find_alive(builder, jokers);
    if (jokers || builder->query->short_runs || builder->query->kept_count)
        find_maybe_alive(builder, jokers);
}
