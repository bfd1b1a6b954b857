/* Branch and bound: a depth-first search over the numbers with a transposition table. */
#include "search/walk.h"

#include <string.h>

/* ---- the meter: a quantity with a minimum ---------------------------------------------- */

static int meter_after(const bk_walk *walk, int row, uint32_t state, int meter, bk_choice choice)
{
    const bk_task *task = &walk->task;
    int tiles = 0, optional = 0, value = bk_grouping_jokers(choice.grouping) * row;
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        int laid = bk_count_of(choice.grouping, colour) + choice.tiles[colour];
        tiles += laid;
        optional += laid - task->lo[row][colour];
        if (choice.jokers[colour])
            value += bk_joker_run_value(row, bk_state_at(state, colour), choice.jokers[colour]);
    }
    meter += task->meter == BK_METER_VALUE ? value + tiles * row : optional;
    return bk_min(meter, task->target);
}

/* Whether the target can still be reached. Played jokers are added at the end: see finish(). */
static bool can_fill_meter(const bk_walk *walk, int row, int jokers, int meter)
{
    const bk_task *task = &walk->task;
    int by_jokers =
        task->meter == BK_METER_VALUE ? BK_NUMBERS * jokers : task->jokers_hi - task->jokers_lo;
    return meter + walk->meter_bound[row] + by_jokers >= task->target;
}

/* Whether a walk without a played tile cannot be worth more than `best`. */
static bool first_tile_is_late(const bk_walk *walk, int row, int meter, int32_t best)
{
    return walk->task.meter == BK_METER_PLAYED && meter == 0 && walk->first_tile[row] <= best;
}

/* ---- moves packed into 64 bits: state 24, grouping 10, tiles 8, jokers 8 --------------- */

static uint64_t pack_move(const bk_node *at, uint32_t state)
{
    uint64_t move = state | (uint64_t)at->grouping << 24;
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        move |= (uint64_t)at->pick[colour]->tiles << (34 + 2 * colour);
        move |= (uint64_t)at->pick[colour]->jokers << (42 + 2 * colour);
    }
    return move;
}

static uint32_t move_state(uint64_t move) { return move & 0xFFFFFF; }

static bk_choice move_choice(uint64_t move)
{
    bk_choice choice = {.grouping = move >> 24 & 0x3FF};
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        choice.tiles[colour] = move >> (34 + 2 * colour) & 3;
        choice.jokers[colour] = move >> (42 + 2 * colour) & 3;
    }
    return choice;
}

/* ---- search ---------------------------------------------------------------------------- */

static int32_t search(bk_walk *walk, int row, uint32_t state, int jokers, int meter, int32_t need,
                      int32_t enough);

enum { GENERATION_AT = 36 };

static uint64_t key_of(const bk_walk *walk, int row, uint32_t state, int jokers, int meter)
{
    return (uint64_t)walk->generation << GENERATION_AT | (uint64_t)meter << 30 |
           (uint64_t)jokers << 28 | (uint64_t)row << 24 | state;
}

/* Returns the table slot of a key. The generation is left out. Otherwise collisions, and so which
 * of several equal turns is found, would depend on earlier questions. */
static bk_entry *place_of(bk_walk *walk, uint64_t key)
{
    key &= (UINT64_C(1) << GENERATION_AT) - 1;
    return &walk->entry[key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - walk->entry_bits)];
}

/* Continues with the next number after a grouping and an option for each colour are chosen. The
 * table entry is prefetched while the bound is added up. */
static void descend(bk_walk *walk, bk_node *at, int32_t gain, uint32_t state, int jokers)
{
    int meter = at->meter;
    __builtin_prefetch(place_of(walk, key_of(walk, at->row + 1, state, jokers, meter)), 1);
    if (gain + bk_bound_of(walk, at->row + 1, state, jokers) <= at->best)
        return;
    if (walk->task.meter != BK_METER_NONE) {
        meter = meter_after(walk, at->row, at->state, at->meter, move_choice(pack_move(at, state)));
        if (!can_fill_meter(walk, at->row + 1, jokers, meter) ||
            first_tile_is_late(walk, at->row + 1, meter, at->best - gain))
            return;
    }
    int32_t value = gain + search(walk, at->row + 1, state, jokers, meter, at->best + 1 - gain,
                                  at->enough - gain);
    if (value > at->best) {
        at->best = value;
        at->move = pack_move(at, state);
    }
    if (walk->gave_up)
        at->enough = at->best; /* nothing more is tried here */
}

/* Combines options colour by colour. `bound` adds up the chosen options and the best of the
 * rest. */
static void combine(bk_walk *walk, bk_node *at, int colour, int32_t bound, int32_t gain,
                    uint32_t state, int jokers)
{
    if (colour == BK_COLOURS) {
        descend(walk, at, gain, state, jokers);
        return;
    }
    int grouped = bk_count_of(at->grouping, colour);
    const bk_options *options = at->of[bk_grouping_jokers(at->grouping)][colour];
    const bk_option *list = walk->option + options->list, *end = list + options->count;
    const bk_option *first = list + options->first[grouped];
    for (const bk_option *pick = first; pick < end && at->best < at->enough; pick++) {
        int32_t rest = bound - first->bound + pick->bound;
        if (rest <= at->best)
            return;
        if (pick->jokers > jokers || !(pick->fits >> grouped & 1))
            continue;
        at->pick[colour] = pick;
        combine(walk, at, colour + 1, rest, gain + pick->gain,
                state | (uint32_t)pick->next << 6 * colour, jokers - pick->jokers);
    }
}

/* Whether each colour has exactly one option, so that there is nothing to combine. This is the
 * common case. */
static bool has_one_option(bk_walk *walk, bk_node *at, const bk_options *const of[BK_COLOURS])
{
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        int grouped = bk_count_of(at->grouping, colour);
        if (of[colour]->fitting[grouped] != 1)
            return false;
        at->pick[colour] = walk->option + of[colour]->list + of[colour]->first[grouped];
    }
    return true;
}

static void try_grouping(bk_walk *walk, bk_node *at, bk_ranked_grouping ranked)
{
    int jokers = at->jokers - bk_grouping_jokers(ranked.grouping);
    int32_t gain = bk_vector_tiles(ranked.grouping) * walk->task.weight[at->row];
    uint32_t state = 0;
    at->grouping = ranked.grouping;
    if (!has_one_option(walk, at, at->of[bk_grouping_jokers(ranked.grouping)])) {
        combine(walk, at, 0, ranked.bound, gain, 0, jokers);
        return;
    }
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        const bk_option *pick = at->pick[colour];
        gain += pick->gain;
        jokers -= pick->jokers;
        state |= (uint32_t)pick->next << 6 * colour;
    }
    if (jokers >= 0)
        descend(walk, at, gain, state, jokers);
}

/* Lists the groupings with `used` jokers whose bound is above at->best. */
static void rank_groupings_with(bk_walk *walk, bk_node *at, int used)
{
    const bk_grouping_list *groups = &walk->row[at->row].groups;
    const bk_options *const *of = at->of[used];
    int32_t slack = walk->joker_bound[at->jokers], best = slack;
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        at->of[used][colour] = bk_options_of(walk, at, colour, at->jokers - used);
        best += of[colour]->best;
    }
    if (best <= at->best)
        return;
    const int32_t *a = of[0]->top, *b = of[1]->top, *c = of[2]->top, *d = of[3]->top;
    bk_ranked_grouping *end = at->groupings + at->grouping_count;
    for (int i = 0; i < groups->count[used]; i++) {
        bk_grouping grouping = groups->groupings[used][i];
        int32_t bound = slack + a[grouping & 3] + b[grouping >> 2 & 3] + c[grouping >> 4 & 3] +
                        d[grouping >> 6 & 3];
        *end = (bk_ranked_grouping){bound, grouping};
        end += bound > at->best;
    }
    at->grouping_count = (int)(end - at->groupings);
}

static void rank_groupings(bk_walk *walk, bk_node *at)
{
    at->grouping_count = 0;
    for (int used = 0; used <= at->jokers; used++) {
        if (!walk->row[at->row].groups.count[used])
            continue;
        /* saves the lists of options where no joker is worth laying in a group */
        if (used && bk_bound_grouped(walk, at->row, at->state, at->jokers, used) <= at->best)
            continue;
        rank_groupings_with(walk, at, used);
    }
}

static bk_ranked_grouping take_best(bk_ranked_grouping *groupings, int count)
{
    int best = 0;
    for (int i = 1; i < count; i++)
        if (groupings[i].bound > groupings[best].bound)
            best = i;
    bk_ranked_grouping taken = groupings[best];
    groupings[best] = groupings[count - 1];
    return taken;
}

/* Counts a node. Most questions need few table entries, and those should lie close together in the
 * processor's cache. A large question gets more entries; what was stored until then is lost. */
static void count_node(bk_walk *walk)
{
    if (++walk->nodes > walk->most_nodes)
        walk->gave_up = true;
    if (walk->nodes_left > 0 && --walk->nodes_left == 0)
        walk->entry_bits = BK_ENTRY_BITS;
}

/* Raises at->best to the best value above it, if there is one. */
static void search_node(bk_walk *walk, bk_node *at)
{
    count_node(walk);
    if (walk->gave_up)
        return;
    rank_groupings(walk, at);
    for (int count = at->grouping_count; count > 0 && at->best < at->enough; count--) {
        bk_ranked_grouping next = take_best(at->groupings, count);
        if (next.bound <= at->best)
            return;
        try_grouping(walk, at, next);
    }
}

static bk_node *set_node(bk_walk *walk, int row, uint32_t state, int jokers, int meter)
{
    bk_node *at = &walk->node[row];
    at->row = row;
    at->state = state;
    at->jokers = jokers;
    at->meter = meter;
    return at;
}

/* Whether the walk is over. Past 13 only jokers are left, and the bound ensures that all runs can
 * end. */
static bool is_over(int row, int jokers) { return row > BK_LAST_NUMBER && jokers == 0; }

/* The value of the end: jokers that were not laid stay on the rack, if they may. */
static int32_t finish(const bk_walk *walk, int jokers, int meter)
{
    const bk_task *task = &walk->task;
    int played = task->jokers_hi - task->jokers_lo - jokers;
    if (task->meter == BK_METER_PLAYED)
        meter += played;
    return played < 0 || meter < task->target ? BK_IMPOSSIBLE : played * task->joker_weight;
}

static bk_entry *entry_of(bk_walk *walk, uint64_t key)
{
    bk_entry *entry = place_of(walk, key);
    if (entry->key != key)
        *entry = (bk_entry){key, BK_ENOUGH, BK_IMPOSSIBLE, 0};
    return entry;
}

static int32_t search(bk_walk *walk, int row, uint32_t state, int jokers, int meter, int32_t need,
                      int32_t enough)
{
    if (row > walk->last || is_over(row, jokers))
        return finish(walk, jokers, meter);
    uint64_t key = key_of(walk, row, state, jokers, meter);
    bk_entry *entry = entry_of(walk, key);
    if (entry->upper < need || entry->lower == entry->upper)
        return entry->upper;
    if (entry->lower >= enough)
        return entry->lower;
    bk_node *at = set_node(walk, row, state, jokers, meter);
    at->best = need - 1;
    at->enough = enough;
    search_node(walk, at);
    if (walk->gave_up)
        return at->best;
    entry = entry_of(walk, key); /* the search below may have replaced it */
    if (at->best < enough)
        entry->upper = at->best;
    if (at->best >= need) {
        entry->lower = at->best;
        entry->move = at->move;
    }
    return at->best;
}

int32_t bk_walk_search(bk_walk *walk, int32_t need, int32_t enough, uint64_t budget)
{
    walk->gave_up = false;
    if (bk_bound_of(walk, 1, 0, walk->task.jokers_hi) < need)
        return need - 1;
    walk->most_nodes = walk->nodes + budget;
    int32_t best = search(walk, 1, 0, walk->task.jokers_hi, walk->task.start, need, enough);
    walk->most_nodes = BK_NO_LIMIT; /* for tracing */
    return best;
}

/* ---- tracing a solution ---------------------------------------------------------------- */

static int32_t gain_of(const bk_walk *walk, int row, const bk_choice *choice)
{
    int optional = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        optional += bk_count_of(choice->grouping, colour) + choice->tiles[colour] -
                    walk->task.lo[row][colour];
    return optional * walk->task.weight[row];
}

static int jokers_in(const bk_choice *choice)
{
    int jokers = bk_grouping_jokers(choice->grouping);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        jokers += choice->jokers[colour];
    return jokers;
}

/* Finds a move to a rest of at least `weight`: from the table, or by searching again. */
static uint64_t find_move(bk_walk *walk, int row, uint32_t state, int jokers, int meter,
                          int32_t weight)
{
    const bk_entry *entry = entry_of(walk, key_of(walk, row, state, jokers, meter));
    if (entry->lower >= weight)
        return entry->move;
    bk_node *at = set_node(walk, row, state, jokers, meter);
    at->best = weight - 1;
    at->enough = weight;
    search_node(walk, at);
    return at->move;
}

void bk_walk_trace(bk_walk *walk, int32_t weight)
{
    uint32_t state = 0;
    int jokers = walk->task.jokers_hi, meter = walk->task.start;
    memset(walk->path, 0, sizeof walk->path);
    memset(walk->path_state, 0, sizeof walk->path_state);
    for (int row = 1; row <= walk->last && !is_over(row, jokers); row++) {
        uint64_t move = find_move(walk, row, state, jokers, meter, weight);
        bk_choice choice = move_choice(move);
        walk->path[row] = choice;
        weight -= gain_of(walk, row, &choice);
        jokers -= jokers_in(&choice);
        if (walk->task.meter != BK_METER_NONE)
            meter = meter_after(walk, row, state, meter, choice);
        state = move_state(move);
        walk->path_state[row + 1] = state;
    }
}
