#include "search/side_sets.h"

#include <string.h>

/* A state has four bits for each colour: here no joker lies in a run. */
static int state_at(uint32_t state, int colour) { return state >> 4 * colour & 15; }

/* ---- progress ------------------------------------------------------------------------- */

/* The progress of the side sets: how many are to come, and the parts of those that have begun. */
typedef struct {
    int to_come;
    uint16_t part[2]; /* in order, BK_NO_PART last */
} progress;

static const bk_side_part NOTHING;

static const bk_side_part *part_at(const bk_side_walk *side, uint16_t part)
{
    return part == BK_NO_PART ? &NOTHING : &side->part[part];
}

static progress in_order(int to_come, uint16_t one, uint16_t other)
{
    return (progress){to_come, {(uint16_t)bk_min(one, other), (uint16_t)bk_max(one, other)}};
}

static progress at_next_row(const bk_side_walk *side, const progress *p)
{
    uint16_t rest[2];
    for (int i = 0; i < 2; i++)
        rest[i] = p->part[i] == BK_NO_PART ? BK_NO_PART : side->part[p->part[i]].next;
    return in_order(p->to_come, rest[0], rest[1]);
}

static progress with_set(const bk_side_walk *side, const progress *p, int set)
{
    return in_order(p->to_come - 1, p->part[0], side->part_of[set]);
}

static bool may_begin(const bk_side_walk *side, const progress *p, int set)
{
    int identity = part_at(side, p->part[0])->identity;
    return !identity || !side->task->sets[set].choosy ||
           side->task->may_join(side->task->context, identity - 1, set);
}

/* ---- bounds of nodes ------------------------------------------------------------------- */

typedef int32_t colour_bounds[BK_SIDE_02 + 1][BK_COLOURS]; /* by layer */

static void look_up(bk_side_walk *side, int row, int state, const bk_side_part *one,
                    const bk_side_part *other, int to_come, int colour, colour_bounds of)
{
    static const uint8_t FIRST[3] = {BK_SIDE_PRICED, BK_SIDE_00, BK_SIDE_00};
    static const uint8_t COUNT[3] = {1, BK_SIDE_01 + 1, BK_SIDE_02 + 1};
    for (int i = 0; i < COUNT[to_come]; i++)
        of[i][colour] = bk_side_bounds(side, row, colour, one->pattern[colour],
                                       other->pattern[colour], FIRST[to_come] + i)
                            ->of[state];
}

static int32_t sum(const int32_t of[BK_COLOURS]) { return of[0] + of[1] + of[2] + of[3]; }

/* The largest gains of colours from one layer to another. */
typedef struct {
    int32_t best, second;
} gains;

static gains gains_of(const int32_t from[BK_COLOURS], const int32_t to[BK_COLOURS])
{
    gains g = {BK_IMPOSSIBLE, BK_IMPOSSIBLE};
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        int32_t gain = to[colour] - from[colour];
        g.second = bk_max(g.second, bk_min(g.best, gain));
        g.best = bk_max(g.best, gain);
    }
    return g;
}

static int32_t add_up(const bk_side_walk *side, int row, colour_bounds of, int to_come)
{
    if (to_come == 0)
        return sum(of[0]) + side->prices.paid[row];
    gains run = gains_of(of[BK_SIDE_00], of[BK_SIDE_10]);
    int32_t none = sum(of[BK_SIDE_00]), group = sum(of[BK_SIDE_01]);
    if (to_come == 1)
        return bk_max(group, none + run.best);
    gains runs = gains_of(of[BK_SIDE_00], of[BK_SIDE_20]);
    gains both = gains_of(of[BK_SIDE_01], of[BK_SIDE_11]);
    int32_t best = none + bk_max(run.best + run.second, runs.best);
    return bk_max(best, bk_max(group + both.best, sum(of[BK_SIDE_02])));
}

static int32_t bound_of(bk_side_walk *side, int row, uint32_t state, const progress *p)
{
    colour_bounds of;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        look_up(side, row, state_at(state, colour), part_at(side, p->part[0]),
                part_at(side, p->part[1]), p->to_come, colour, of);
    return add_up(side, row, of, p->to_come);
}

/* ---- what is known of nodes ------------------------------------------------------------ */

/* Parts are numbered in the same way whenever the direction is the same. */
static uint64_t key_of(const bk_side_walk *side, int row, uint32_t state, const progress *p)
{
    return (uint64_t)side->walk->task.downwards << 56 | (uint64_t)p->part[0] << 40 |
           (uint64_t)p->part[1] << 24 | (uint64_t)p->to_come << 20 | (uint64_t)row << 16 | state;
}

static bk_side_entry *place_of(bk_side_walk *side, uint64_t key)
{
    return &side->entry[key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - BK_SIDE_ENTRY_BITS)];
}

static bk_side_entry *entry_of(bk_side_walk *side, uint64_t key)
{
    bk_side_entry *entry = place_of(side, key);
    if (entry->key != key || entry->generation != side->generation)
        *entry =
            (bk_side_entry){key, side->generation, BK_ENOUGH, BK_IMPOSSIBLE, {-1, -1}};
    return entry;
}

/* ---- search ---------------------------------------------------------------------------- */

typedef struct {
    int32_t bound, gain;
    uint8_t next, fits; /* bits: possible numbers of grouped tiles */
} option;

enum { MOST_OPTIONS = 3 * BK_PLAIN_STATES };

/* What one colour can do at a row, best bound first. */
typedef struct {
    int count;
    int32_t top[3]; /* by number of grouped tiles: the highest bound of an option that fits */
    option list[MOST_OPTIONS];
} options;

/* A node, and what is being tried there. */
typedef struct {
    int row;
    uint32_t state;
    progress progress, after;
    int32_t best, enough;
    int chosen[2]; /* side sets that lead to `best` */
    options of[BK_COLOURS];
    bk_grouping grouping;
} node;

static int32_t search(bk_side_walk *side, int row, uint32_t state, const progress *p, int32_t need,
                      int32_t enough, int chosen[2]);

static void insert(options *o, option new, int32_t weight)
{
    int i = o->count++;
    for (; i > 0 && o->list[i - 1].bound < new.bound; i--)
        o->list[i] = o->list[i - 1];
    o->list[i] = new;
    for (int grouped = 0; grouped < 3; grouped++)
        if (new.fits >> grouped & 1)
            o->top[grouped] = bk_max(o->top[grouped], new.bound + grouped * weight);
}

static void list_options(bk_side_walk *side, node *n, int colour, const bk_side_column *c, int one,
                         int other)
{
    static const uint8_t LAYER[3] = {BK_SIDE_PRICED, BK_SIDE_ANY_1, BK_SIDE_ANY_2};
    const bk_walk *walk = side->walk;
    int row = n->row, state = state_at(n->state, colour);
    int most = bk_count_of(walk->row[row].groups.most[0], colour);
    int32_t weight = walk->task.weight[row];
    const uint8_t(*fits)[BK_NOT_DOMINATED + 1] = walk->fits[weight >= 0][c->lo][c->hi][most];
    const bk_moves *moves = walk->row[row].moves[colour];
    const bk_state_bounds *after = bk_side_bounds(
        side, row + 1, colour, one / BK_TAKINGS, other / BK_TAKINGS, LAYER[n->after.to_come]);
    options *o = &n->of[colour];
    o->count = 0;
    o->top[0] = o->top[1] = o->top[2] = BK_IMPOSSIBLE;
    for (int i = moves->first[0][state]; i < moves->first[0][state + 1]; i++) {
        bk_arc arc = moves->arc[i];
        uint8_t grouped = fits[arc.tiles][arc.dominated_at];
        int32_t rest = after->of[arc.next], gain = (arc.tiles - c->lo) * weight + c->gain;
        if (grouped && rest > BK_IMPOSSIBLE / 2)
            insert(o, (option){gain + rest, gain, arc.next, grouped}, weight);
    }
}

/* Keeps a better way on from this node. If the search gave up, nothing more is tried here. */
static void keep(const bk_side_walk *side, node *n, int32_t value, int one, int other)
{
    if (value > n->best) {
        n->best = value;
        n->chosen[0] = one;
        n->chosen[1] = other;
    }
    if (side->walk->gave_up)
        n->enough = n->best;
}

static void descend(bk_side_walk *side, node *n, int32_t gain, uint32_t state)
{
    int chosen[2];
    __builtin_prefetch(place_of(side, key_of(side, n->row + 1, state, &n->after)), 1);
    if (n->after.to_come && gain + bound_of(side, n->row + 1, state, &n->after) <= n->best)
        return;
    int32_t value = gain + search(side, n->row + 1, state, &n->after, n->best + 1 - gain,
                                  n->enough - gain, chosen);
    keep(side, n, value, chosen[0], chosen[1]);
}

/* Combines options colour by colour. `bound` adds up the chosen options and the best of the
 * rest. */
static void combine(bk_side_walk *side, node *n, int colour, int32_t bound, int32_t gain,
                    uint32_t state)
{
    if (colour == BK_COLOURS) {
        descend(side, n, gain, state);
        return;
    }
    const options *o = &n->of[colour];
    int grouped = bk_count_of(n->grouping, colour);
    int32_t weight = grouped * side->walk->task.weight[n->row];
    for (const option *pick = o->list; pick < o->list + o->count && n->best < n->enough; pick++) {
        int32_t rest = bound - o->top[grouped] + pick->bound + weight;
        if (rest <= n->best)
            return;
        if (pick->fits >> grouped & 1)
            combine(side, n, colour + 1, rest, gain + pick->gain + weight,
                    state | (uint32_t)pick->next << 4 * colour);
    }
}

/* Lists the groupings whose bound is above n->best. */
static int rank_groupings(const bk_side_walk *side, const node *n, unsigned at_hand,
                          bk_ranked_grouping *ranked)
{
    const bk_grouping_list *groups = &side->walk->groups.of[at_hand];
    int32_t paid = n->after.to_come ? 0 : side->prices.paid[n->row + 1];
    int count = 0;
    for (int i = 0; i < groups->count[0]; i++) {
        bk_grouping grouping = groups->groupings[0][i];
        int32_t bound = paid;
        for (int colour = 0; colour < BK_COLOURS; colour++)
            bound += n->of[colour].top[bk_count_of(grouping, colour)];
        ranked[count] = (bk_ranked_grouping){bound, grouping};
        count += bound > n->best;
    }
    return count;
}

/* Tries everything that can be done at a row when no more side sets begin there. */
static void go_on(bk_side_walk *side, node *n)
{
    const bk_side_part *one = part_at(side, n->progress.part[0]);
    const bk_side_part *other = part_at(side, n->progress.part[1]);
    bk_ranked_grouping ranked[BK_MAX_GROUPINGS];
    unsigned at_hand = 0;
    n->after = at_next_row(side, &n->progress);
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        int first = one->pattern[colour], second = other->pattern[colour];
        const bk_side_column *c = bk_side_column_of(side, n->row, colour, first, second);
        if (!c->enough)
            return;
        list_options(side, n, colour, c, first, second);
        if (!n->of[colour].count)
            return;
        at_hand |= (unsigned)c->hi << 2 * colour;
    }
    int count = rank_groupings(side, n, at_hand, ranked);
    for (; count > 0 && n->best < n->enough; count--) {
        int best = 0;
        for (int i = 1; i < count; i++)
            if (ranked[i].bound > ranked[best].bound)
                best = i;
        int32_t bound = ranked[best].bound;
        if (bound <= n->best)
            return;
        n->grouping = ranked[best].grouping;
        ranked[best] = ranked[count - 1];
        combine(side, n, 0, bound, 0, 0);
    }
}

/* The bound of a node once this part has begun there, too. `without` are the bounds before. */
static int32_t bound_with(bk_side_walk *side, const node *n, const bk_side_part *other,
                          colour_bounds without)
{
    const bk_side_part *one = part_at(side, n->progress.part[0]);
    int to_come = n->progress.to_come - 1;
    colour_bounds of;
    memcpy(of, without, sizeof of);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        if (other->pattern[colour])
            look_up(side, n->row, state_at(n->state, colour), one, other, to_come, colour, of);
    return add_up(side, n->row, of, to_come);
}

/* The same for the last side set to begin, which most are. */
static int32_t bound_with_last(bk_side_walk *side, const node *n, const bk_side_part *other,
                               const int32_t without[BK_COLOURS], int32_t bound)
{
    const bk_side_part *one = part_at(side, n->progress.part[0]);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        if (other->pattern[colour])
            bound += bk_side_bounds(side, n->row, colour, one->pattern[colour],
                                    other->pattern[colour], BK_SIDE_PRICED)
                         ->of[state_at(n->state, colour)] -
                     without[colour];
    return bound;
}

/* Lists the side sets that may begin here, whose bound is above n->best. */
static int rank_sets(bk_side_walk *side, const node *n, bk_ranked_side_set *ranked)
{
    const bk_side_part *one = part_at(side, n->progress.part[0]);
    int to_come = n->progress.to_come - 1, count = 0;
    colour_bounds without;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        look_up(side, n->row, state_at(n->state, colour), one, &NOTHING, to_come, colour, without);
    int32_t before = to_come ? 0 : add_up(side, n->row, without, 0);
    for (int i = side->first[n->row]; i; i = side->next[i - 1]) {
        const bk_side_part *other = &side->part[side->part_of[i - 1]];
        int32_t bound = to_come ? bound_with(side, n, other, without)
                                : bound_with_last(side, n, other, without[0], before);
        ranked[count] = (bk_ranked_side_set){bound, (uint16_t)(i - 1)};
        count += bound > n->best;
    }
    return count;
}

static void begin_sets(bk_side_walk *side, node *n)
{
    bk_ranked_side_set *ranked = side->ranked[n->row][n->progress.to_come - 1];
    for (int count = rank_sets(side, n, ranked); count > 0 && n->best < n->enough; count--) {
        int best = 0, chosen[2];
        for (int i = 1; i < count; i++)
            if (ranked[i].bound > ranked[best].bound)
                best = i;
        bk_ranked_side_set next = ranked[best];
        if (next.bound <= n->best)
            return;
        ranked[best] = ranked[count - 1];
        if (!may_begin(side, &n->progress, next.set))
            continue;
        progress p = with_set(side, &n->progress, next.set);
        int32_t value = search(side, n->row, n->state, &p, n->best + 1, n->enough, chosen);
        keep(side, n, value, next.set, chosen[0]);
    }
}

/* Raises n->best to the best value above it, if there is one. */
static void search_node(bk_side_walk *side, node *n)
{
    if (++side->walk->nodes > side->walk->most_nodes) {
        side->walk->gave_up = true;
        return;
    }
    if (n->progress.to_come)
        begin_sets(side, n);
    if (n->best < n->enough)
        go_on(side, n);
}

static int32_t search(bk_side_walk *side, int row, uint32_t state, const progress *p, int32_t need,
                      int32_t enough, int chosen[2])
{
    chosen[0] = chosen[1] = -1;
    if (row > side->walk->last)
        return p->to_come ? BK_IMPOSSIBLE : 0;
    uint64_t key = key_of(side, row, state, p);
    bk_side_entry *entry = entry_of(side, key);
    if (entry->upper < need)
        return entry->upper;
    if (entry->lower >= enough || entry->lower == entry->upper) {
        chosen[0] = entry->chosen[0];
        chosen[1] = entry->chosen[1];
        return entry->lower;
    }
    node n; /* the options are written before they are read */
    n.row = row;
    n.state = state;
    n.progress = *p;
    n.best = need - 1;
    n.enough = enough;
    n.chosen[0] = n.chosen[1] = -1;
    search_node(side, &n);
    chosen[0] = n.chosen[0];
    chosen[1] = n.chosen[1];
    if (side->walk->gave_up)
        return n.best;
    entry = entry_of(side, key); /* the search below may have replaced it */
    if (n.best < enough)
        entry->upper = n.best;
    if (n.best >= need) {
        entry->lower = n.best;
        entry->chosen[0] = (int16_t)n.chosen[0];
        entry->chosen[1] = (int16_t)n.chosen[1];
    }
    return n.best;
}

enum { PRICED_BUDGET = 2048 }; /* a search that may be so long is worth prices */

int32_t bk_side_walk_search(bk_side_walk *side, bk_walk *walk, const bk_side_task *task,
                            int32_t need, int32_t enough, uint64_t budget, int chosen[2])
{
    progress p = {task->wanted, {BK_NO_PART, BK_NO_PART}};
    side->walk = walk;
    side->task = task;
    bk_side_parts_prepare(side);
    bk_side_bounds_prepare(side, budget >= PRICED_BUDGET);
    walk->gave_up = false;
    if (bound_of(side, 1, 0, &p) < need)
        return need - 1;
    walk->most_nodes = walk->nodes + budget;
    int32_t best = search(side, 1, 0, &p, need, enough, chosen);
    walk->most_nodes = BK_NO_LIMIT;
    return best;
}
