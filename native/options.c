/* What one colour can do at one number, best bound first. */
#include "walk.h"

/* For which numbers of grouped tiles the arc is worth considering, as bits: the rest of the colour's
 * tiles must suffice and at least those that must lie be laid. Where tiles weigh something it is
 * superfluous if another arc lays more and is as good. */
static unsigned fits(bk_arc arc, int lo, int hi, int most, bool weighty)
{
    int from = bk_max(0, lo - arc.tiles), to = bk_min(most, hi - arc.tiles);
    if (weighty)
        from = bk_max(from, hi - arc.beaten_at + 1);
    return from > to ? 0 : (2u << to) - (1u << from);
}

static inline void insert(bk_option *list, int count, bk_option new)
{
    for (; count > 0 && list[count - 1].bound < new.bound; count--)
        list[count] = list[count - 1];
    list[count] = new;
}

/* All options, as if none of the tiles were grouped; best bound first. */
static inline int list_steps(const bk_walk *walk, const bk_node *at, int colour, int jokers, int most,
                             bk_option *list)
{
    const bk_moves *moves = walk->row[at->row].moves[colour];
    int lo = walk->task.lo[at->row][colour], hi = walk->task.hi[at->row][colour];
    int state = bk_state_at(at->state, colour), count = 0;
    int32_t weight = walk->task.weight[at->row];
    const bk_arc *end = moves->arc + moves->first[state + 1];
    for (const bk_arc *arc = moves->arc + moves->first[state]; arc < end && arc->tiles <= hi; arc++) {
        if (arc->jokers > jokers || arc->tiles + most < lo)
            continue;
        int32_t rest = bk_bound_loose(walk, at->row + 1, jokers - arc->jokers, arc->next, colour);
        if (rest <= BK_IMPOSSIBLE / 2)
            continue;
        unsigned grouped = fits(*arc, lo, hi, most, weight >= 0);
        int32_t gain = (arc->tiles - lo) * weight;
        if (grouped)
            insert(list, count++, (bk_option){gain + rest, gain, arc->next, arc->tiles, arc->jokers,
                                              (uint8_t)grouped});
    }
    return count;
}

/* Of these steps, the ones that fit when so many tiles are grouped, which weigh `weight`. */
static inline void list_options(bk_walk *walk, bk_options *o, const bk_option *steps, int step_count,
                                int grouped, int32_t weight)
{
    bk_option *list = walk->option + walk->option_count, *end = list;
    for (int i = 0; i < step_count; i++) {
        if (!(steps[i].fits >> grouped & 1))
            continue;
        *end = steps[i];
        end->gain += weight;
        end++->bound += weight;
    }
    if (end == list)
        return;
    o->first[grouped] = (uint32_t)walk->option_count;
    o->count[grouped] = (uint8_t)(end - list);
    o->top[grouped] = list->bound;
    o->best = bk_max(o->best, list->bound);
    walk->option_count += (int)(end - list);
}

void bk_options_fill(bk_walk *walk, const bk_node *at, int colour, int jokers, bk_options *o)
{
    const bk_row *row = &walk->row[at->row];
    bk_option steps[3 * 3 * BK_MAX_WAYS];
    int most = bk_draw_of(row->groups.most[walk->task.jokers_hi - jokers], colour);
    int step_count = list_steps(walk, at, colour, jokers, most, steps);
    *o = (bk_options){row->generation, {0}, {0}, {BK_IMPOSSIBLE, BK_IMPOSSIBLE, BK_IMPOSSIBLE},
                      BK_IMPOSSIBLE};
    if (step_count == 0)
        return;
    int32_t weight = walk->task.weight[at->row];
    list_options(walk, o, steps, step_count, 0, 0);
    if (most > 0)
        list_options(walk, o, steps, step_count, 1, weight);
    if (most > 1)
        list_options(walk, o, steps, step_count, 2, 2 * weight);
}
