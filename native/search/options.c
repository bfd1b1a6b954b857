/* Options: what one colour can do at one number, best bound first. */
#include "search/walk.h"

/* Bits of the numbers of grouped tiles for which an arc is worth considering. There must be enough
 * tiles of the colour, and all required tiles must be laid. Where tiles have positive weight, the
 * arc is skipped if another one lays more tiles and is as good. */
static unsigned fits(bool positive, int lo, int hi, int most, int tiles, int dominated_at)
{
    int from = bk_max(0, lo - tiles), to = bk_min(most, hi - tiles);
    if (positive)
        from = bk_max(from, hi - dominated_at + 1);
    return from > to ? 0 : (2u << to) - (1u << from);
}

void bk_options_init(bk_walk *walk)
{
    for (int i = 0; i < 2 * 3 * 3 * 3; i++) {
        int positive = i / 27, lo = i / 9 % 3, hi = i / 3 % 3, most = i % 3;
        for (int tiles = 0; tiles < 3; tiles++)
            for (int dominated_at = 0; dominated_at <= BK_NOT_DOMINATED; dominated_at++)
                walk->fits[positive][lo][hi][most][tiles][dominated_at] =
                    (uint8_t)fits(positive, lo, hi, most, tiles, dominated_at);
    }
}

static inline void insert(bk_option *list, int count, bk_option new)
{
    for (; count > 0 && list[count - 1].bound < new.bound; count--)
        list[count] = list[count - 1];
    list[count] = new;
}

/* Lists all steps as if no tiles were grouped, best bound first. */
static inline int list_steps(const bk_walk *walk, const bk_node *at, int colour, int jokers,
                             int most, bk_option *list)
{
    const bk_moves *moves = walk->row[at->row].moves[colour];
    const uint16_t *first = moves->first[jokers] + bk_state_at(at->state, colour);
    const bk_arc *arc = moves->arc + first[0], *end = moves->arc + first[1];
    const int32_t (*rest)[BK_STATE_SLOTS][BK_COLOURS] = walk->relaxed[at->row + 1];
    int lo = walk->task.lo[at->row][colour], hi = walk->task.hi[at->row][colour], count = 0;
    int32_t weight = walk->task.weight[at->row];
    const uint8_t (*fits)[BK_NOT_DOMINATED + 1] = walk->fits[weight >= 0][lo][hi][most];
    for (; arc < end; arc++) {
        uint8_t grouped = fits[arc->tiles][arc->dominated_at];
        if (!grouped)
            continue;
        int32_t after = rest[jokers - arc->jokers][arc->next][colour];
        if (after <= BK_IMPOSSIBLE / 2)
            continue;
        int32_t gain = (arc->tiles - lo) * weight;
        insert(list, count++,
               (bk_option){gain + after, gain, arc->next, arc->tiles, arc->jokers, grouped});
    }
    return count;
}

/* Lists the steps that fit when `grouped` tiles, which weigh `weight`, go into groups. */
static inline void list_options(bk_walk *walk, bk_options *o, const bk_option *steps,
                                int step_count, int grouped, int32_t weight)
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
    o->list[grouped] = (bk_list)walk->option_count << 8 | (bk_list)(end - list);
    o->top[grouped] = list->bound;
    o->best = bk_max(o->best, list->bound);
    walk->option_count += (int)(end - list);
}

void bk_options_fill(bk_walk *walk, const bk_node *at, int colour, int jokers, bk_options *o)
{
    bk_option steps[3 * 3 * BK_MAX_STEPS];
    int most = bk_count_of(walk->row[at->row].groups.most[walk->task.jokers_hi - jokers], colour);
    int step_count = list_steps(walk, at, colour, jokers, most, steps);
    *o = (bk_options){
        walk->generation, {0}, {BK_IMPOSSIBLE, BK_IMPOSSIBLE, BK_IMPOSSIBLE}, BK_IMPOSSIBLE};
    if (step_count == 0)
        return;
    int32_t weight = walk->task.weight[at->row];
    list_options(walk, o, steps, step_count, 0, 0);
    if (most > 0)
        list_options(walk, o, steps, step_count, 1, weight);
    if (most > 1)
        list_options(walk, o, steps, step_count, 2, 2 * weight);
}
