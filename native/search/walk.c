#include "search/walk.h"

#include <string.h>

void bk_walk_init(bk_walk *walk)
{
    memset(walk, 0, offsetof(bk_walk, option)); /* the pool is written before it is read */
    bk_runs_init(&walk->runs);
    bk_groups_init(&walk->groups);
    bk_bound_init(walk);
    bk_options_init(walk);
}

static unsigned at_hand(const bk_task *task, int row)
{
    unsigned vector = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        vector |= (unsigned)task->hi[row][colour] << 2 * colour;
    return vector;
}

static bool no_attachments(const bk_task *task, int row)
{
    static const uint8_t NONE[BK_COLOURS] = {0};
    return memcmp(task->kept.prepends[row], NONE, sizeof NONE) == 0 &&
           memcmp(task->kept.appends[row], NONE, sizeof NONE) == 0;
}

static void prepare_options(bk_walk *walk, int row)
{
    const bk_task *task = &walk->task;
    bk_row *r = &walk->row[row];
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        const bk_fitting_arcs *by_most =
            walk->fitting[task->weight[row] >= 0][task->lo[row][colour]][task->hi[row][colour]];
        for (int used = 0; used <= task->jokers_hi; used++)
            r->fitting[used][colour] = &by_most[bk_count_of(r->groups.most[used], colour)];
    }
}

static void prepare_row(bk_walk *walk, int row)
{
    const bk_task *task = &walk->task;
    unsigned vector = at_hand(task, row);
    bk_row *r = &walk->row[row];
    r->groups = walk->groups.of[vector];
    if (task->kept.absorbs[row][0])
        bk_groups_absorbing(&walk->groups, vector, task->kept.absorbs[row], &r->groups,
                            walk->absorbing[walk->absorbing_rows++]);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        r->moves[colour] =
            &walk->runs.moves[task->runs.short_runs][task->runs.guarded]
                             [task->kept.prepends[row][colour]][task->kept.appends[row][colour]];
    r->uniform = no_attachments(task, row);
    r->plain = r->uniform && !task->runs.short_runs && !task->runs.guarded;
    if (r->plain)
        prepare_options(walk, row);
}

/* Starts a new generation, which invalidates all table entries and options. When the generations
 * run out, they are cleared. */
static void next_generation(bk_walk *walk)
{
    if (++walk->generation < BK_GENERATIONS)
        return;
    memset(walk->entry, 0, sizeof walk->entry);
    memset(walk->options, 0, sizeof walk->options);
    walk->generation = 1;
}

/* Uses few table entries until there are many nodes: see count_node() in branch_and_bound.c. */
static void first_entries(bk_walk *walk)
{
    walk->entry_bits = BK_FIRST_ENTRY_BITS;
    walk->nodes_left = 1 << (BK_FIRST_ENTRY_BITS - 1);
}

/* Computes an upper limit on what the meter can still gain, without jokers. */
static void prepare_meter(bk_walk *walk)
{
    const bk_task *task = &walk->task;
    walk->meter_bound[walk->last + 1] = 0;
    for (int row = walk->last; row >= 1; row--) {
        int sum = 0;
        for (int colour = 0; colour < BK_COLOURS; colour++)
            sum += task->meter == BK_METER_VALUE ? row * task->hi[row][colour]
                                                 : task->hi[row][colour] - task->lo[row][colour];
        walk->meter_bound[row] = walk->meter_bound[row + 1] + sum;
    }
}

/* Computes the highest weight of one played tile, from each row on. Where a tile must be played and
 * all weights are negative, a walk that has played none is worth no more than that. */
static void prepare_first_tile(bk_walk *walk)
{
    const bk_task *task = &walk->task;
    bool joker = task->jokers_hi > task->jokers_lo;
    walk->first_tile[walk->last + 1] = joker ? task->joker_weight : BK_IMPOSSIBLE;
    for (int row = walk->last; row >= 1; row--) {
        int32_t best = walk->first_tile[row + 1];
        for (int colour = 0; colour < BK_COLOURS; colour++)
            if (task->hi[row][colour] > task->lo[row][colour])
                best = bk_max(best, task->weight[row]);
        walk->first_tile[row] = best;
    }
}

/* Computes an upper bound on the weight of played jokers, by jokers left. Jokers with negative
 * weight are kept where that is possible. */
static void prepare_jokers(bk_walk *walk)
{
    const bk_task *task = &walk->task;
    int optional = task->jokers_hi - task->jokers_lo;
    for (int left = 0; left < 3; left++) {
        int kept = task->joker_weight >= 0 ? 0 : bk_min(left, optional);
        walk->joker_bound[left] = (optional - kept) * task->joker_weight;
    }
}

void bk_walk_prepare(bk_walk *walk)
{
    const bk_task *task = &walk->task;
    next_generation(walk);
    first_entries(walk);
    walk->absorbing_rows = 0;
    walk->option_count = 0;
    walk->last = BK_LAST_NUMBER + task->jokers_hi;
    walk->states = task->runs.guarded ? BK_STATES : BK_PLAIN_STATES;
    for (int row = 1; row <= walk->last; row++)
        prepare_row(walk, row);
    prepare_jokers(walk);
    if (task->meter != BK_METER_NONE)
        prepare_meter(walk);
    if (task->meter == BK_METER_PLAYED)
        prepare_first_tile(walk);
    bk_bound_fill(walk);
}
