/* Reachability: from which states all required tiles can still be laid.
 *
 * alive[in_groups][in_runs][row][colour] are the states from which a colour can be completed on its
 * own, whatever is played and with every group that its numbers could make. At most this many
 * jokers lie in groups, and this many of its own in runs. A joker in a group serves all colours, so
 * it is shared; one in a run is not. */
#include "turn_graph/builder.h"

/* The tiles of one colour at a row. */
typedef struct {
    const bk_moves *moves; /* beside a kept run, or NULL */
    int most;              /* in runs */
    int least[3];          /* in runs, by jokers in groups at this row */
    bool helps[3];         /* whether this many are better than fewer */
} tiles_at;

/* The states from which `least` to `most` tiles, and this many jokers, lead to one of `after`. */
static unsigned states_before(const bk_graph_builder *builder, const tiles_at *tiles, int least,
                              int jokers, unsigned after)
{
    const bk_moves *moves = tiles->moves;
    unsigned before = 0;
    if (!moves)
        return builder->transitions
            .predecessors[builder->query->short_runs][jokers][least][tiles->most][after];
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int i = moves->first[0][state]; i < moves->first[0][state + 1]; i++)
            if (moves->arc[i].tiles >= least && moves->arc[i].tiles <= tiles->most)
                before |= (after >> moves->arc[i].next & 1) << state;
    return before;
}

static unsigned alive_before(const bk_graph_builder *builder, int row, int colour,
                             const tiles_at *tiles, int in_groups, int in_runs)
{
    unsigned alive = 0;
    for (int grouped = 0; grouped <= in_groups; grouped++)
        for (int used = 0; tiles->helps[grouped] && used <= in_runs; used++) {
            unsigned after = builder->alive[in_groups - grouped][in_runs - used][row + 1][colour];
            alive |= states_before(builder, tiles, tiles->least[grouped], used, after);
        }
    return alive;
}

static void find_alive(bk_graph_builder *builder, int row, int jokers)
{
    unsigned table = builder->table[row], all = table + builder->may[row];
    const bk_grouping_list *groups = bk_groupings_at(builder, row, all);
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        tiles_at tiles = {.moves = bk_attaching_moves(builder, row, colour),
                          .most = bk_count_of(all, colour)};
        for (int grouped = 0; grouped <= jokers; grouped++) {
            int most = bk_count_of(groups->most[grouped], colour);
            tiles.least[grouped] = bk_max(0, bk_count_of(table, colour) - most);
            tiles.helps[grouped] =
                !grouped || groups->most[grouped] != groups->most[grouped - 1];
        }
        for (int in_groups = 0; in_groups <= jokers; in_groups++)
            for (int in_runs = 0; in_runs <= jokers - in_groups; in_runs++)
                builder->alive[in_groups][in_runs][row][colour] =
                    (uint16_t)alive_before(builder, row, colour, &tiles, in_groups, in_runs);
    }
}

void bk_reachability_fill(bk_graph_builder *builder)
{
    enum { CLOSABLE = 1 << 0 | 1 << 3 | 1 << 9 }; /* no run, or runs of three */
    int jokers = builder->last - BK_NUMBERS;
    for (int in_groups = 0; in_groups <= jokers; in_groups++)
        for (int in_runs = 0; in_runs <= jokers - in_groups; in_runs++)
            for (int colour = 0; colour < BK_COLOURS; colour++)
                builder->alive[in_groups][in_runs][builder->last + 1][colour] = CLOSABLE;
    for (int row = builder->last; row >= 1; row--)
        find_alive(builder, row, jokers);
}
