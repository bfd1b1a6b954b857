/* The new sets of freed jokers, all at once.
 *
 * There are hundreds of new sets that a freed joker can go to, and tens of thousands of pairs. One
 * walk chooses among them while it lays the rest (search/side_sets.h). */
#include "rules/possible_sets.h"
#include "rules/rules.h"
#include "solver/locked.h"

#include <string.h>

/* Where all of this holds, what is left when the new sets are laid is a plain walk. In the own-rack
 * edition, moreover, the two jokers are not alike. */
static bool is_plain(const bk_locked_search *t)
{
    return t->assignment.kept_count == 0 && !t->problem->may[BK_JOKER] && !t->problem->min_value &&
           t->problem->rules.jokers == BK_JOKERS_LOCKED;
}

/* ---- possible new sets ----------------------------------------------------------------- */

typedef struct {
    bk_locked_search *t;
    int count;
} listing;

/* Gives the set to a swap. What it need not take from the rack comes from the table where the swaps
 * before it leave a tile. */
static void put(bk_locked_search *t, int swap, const bk_new_set *set)
{
    bk_swap *s = &t->assignment.swap[swap];
    s->into = set->into;
    s->from_rack = set->from_rack;
    for (int place = 0; place < set->into.size; place++) {
        int kind = set->tile[place];
        if (kind == BK_JOKER)
            continue;
        int left = t->assignment.table[kind];
        for (int other = 0; other < swap; other++) {
            bk_set tiles;
            bk_shape_write(&t->assignment.swap[other].into, &tiles);
            for (int i = 0; i < tiles.size; i++)
                left -= tiles.tile[i] == kind && !(t->assignment.swap[other].from_rack >> i & 1);
        }
        if (left <= 0)
            s->from_rack |= 1u << place;
    }
}

static bool extends(unsigned from_rack, const unsigned *settled, int count)
{
    for (int i = 0; i < count; i++)
        if ((settled[i] & ~from_rack) == 0)
            return true;
    return false;
}

/* Lists a set for every choice of tiles that must come from the rack. A tile from the table leaves
 * the equal tile on the rack free to be played or not, so more tiles from the rack are needed only
 * where the set may turn out not to be new. */
static bool list_new_set(const bk_shape *shape, void *context)
{
    listing *l = context;
    bk_locked_search *t = l->t;
    bk_new_set set = {.into = *shape};
    unsigned either = 0, settled[BK_MAX_ORIGINS];
    int settled_count = 0;
    bk_set tiles;
    bk_shape_write(shape, &tiles);
    if (shape->form == BK_RUN && shape->number > 1 && tiles.tile[shape->size - 1] == BK_JOKER)
        return false; /* takes the same tiles as with the joker in front */
    memcpy(set.tile, tiles.tile, shape->size);
    for (int place = 0; place < shape->size; place++) {
        int kind = set.tile[place];
        if (kind == BK_JOKER)
            continue;
        set.kinds |= UINT64_C(1) << kind;
        if (t->assignment.table[kind] && t->problem->may[kind])
            either |= 1u << place;
    }
    for (unsigned from_rack = 0; from_rack < 1u << shape->size; from_rack++) {
        if ((from_rack & ~either) || extends(from_rack, settled, settled_count))
            continue;
        set.from_rack = from_rack;
        put(t, 0, &set);
        set.surely_new = bk_is_surely_new(&t->assignment, 0);
        if (set.surely_new)
            settled[settled_count++] = from_rack;
        if (set.surely_new || bk_are_new_sets(&t->assignment))
            t->solver->new_set[l->count++] = set;
    }
    return false;
}

/* ---- the task of the walk -------------------------------------------------------------- */

/* Two sets compete only for equal tiles. */
static bool may_join(const void *context, int one, int other)
{
    bk_locked_search t = *(const bk_locked_search *)context;
    const bk_new_set *sets = t.solver->new_set;
    if (!(sets[one].kinds & sets[other].kinds))
        return true;
    put(&t, 0, &sets[one]);
    put(&t, 1, &sets[other]);
    return bk_are_new_sets(&t.assignment);
}

static bk_side_set side_set_of(const bk_new_set *set, bool downwards)
{
    bool run = set->into.form == BK_RUN;
    bk_side_set side = {.run = run, .colour = set->into.colours, .choosy = !set->surely_new};
    int step = 1, number = run && downwards ? bk_run_end(&set->into) : set->into.number;
    side.row = (uint8_t)(downwards ? BK_NUMBERS + 1 - number : number);
    for (int i = 0; i < set->into.size; i++) {
        int place = downwards ? set->into.size - 1 - i : i, kind = set->tile[place];
        bool second = set->from_rack >> place & 1;
        if (kind != BK_JOKER)
            side.pattern[bk_colour_of(kind)] =
                (uint8_t)(side.pattern[bk_colour_of(kind)] +
                          (second ? BK_TAKES_SECOND : BK_TAKES_ANY) * step);
        if (run)
            step *= BK_TAKINGS;
    }
    return side;
}

/* What is left of a kind when new sets have taken `any` tiles of it, from the table first, and
 * `from_rack`. */
static bk_side_column column_of(const bk_locked_search *t, int kind, int any, int from_rack)
{
    int table = t->assignment.table[kind], may = t->problem->may[kind], freeing = 0;
    for (int i = 0; i < t->assignment.swap_count; i++)
        freeing += t->assignment.swap[i].tile == kind;
    int certain = bk_max(t->problem->must[kind], freeing);
    int from_table = bk_min(any, table);
    from_rack += any - from_table;
    int played = bk_max(certain, from_rack);
    return (bk_side_column){
        .enough = played <= may,
        .lo = (int8_t)(table - from_table + played - from_rack),
        .hi = (int8_t)(table - from_table + may - from_rack),
        .gain = (played - certain) * bk_weight_of(&t->problem->weights, kind),
    };
}

static void fill_columns(const bk_locked_search *t, bk_side_task *task)
{
    for (int kind = 0; kind < BK_JOKER; kind++) {
        int row = bk_row_of(&t->solver->walk.task, bk_number_of(kind));
        for (int i = 0; i < BK_COLUMN_TAKINGS; i++) {
            int one = i / BK_TAKINGS, other = i % BK_TAKINGS;
            task->column[row][bk_colour_of(kind)][i] =
                column_of(t, kind, (one == BK_TAKES_ANY) + (other == BK_TAKES_ANY),
                          (one == BK_TAKES_SECOND) + (other == BK_TAKES_SECOND));
        }
    }
}

/* ---- placing --------------------------------------------------------------------------- */

/* Searches in one direction. */
static int32_t walk(bk_locked_search *t, const bk_plan *plan, int count, bool again,
                    int32_t need, int32_t enough, int chosen[BK_MAX_LOCKED])
{
    bk_solver *solver = t->solver;
    bk_side_task *task = &solver->side_task;
    bk_plan_prepare(solver, plan, solver->downwards);
    for (int i = 0; i < count; i++)
        solver->side_set[i] = side_set_of(&solver->new_set[i], solver->downwards);
    *task = (bk_side_task){.wanted = t->assignment.swap_count,
                           .count = count,
                           .sets = solver->side_set,
                           .again = again,
                           .may_join = may_join,
                           .context = t};
    fill_columns(t, task);
    return bk_side_walk_search(&solver->side_walk, &solver->walk, task, need, enough,
                               solver->budget, chosen);
}

/* Searches in both directions in turn, as a plan does. */
static void place(bk_locked_search *t, int count)
{
    bk_solver *solver = t->solver;
    bk_plan plan;
    int chosen[BK_MAX_LOCKED];
    bk_locked_plan(&plan, t);
    plan.required[BK_JOKER] = 0;
    int32_t need = bk_max(solver->answer.value - plan.given, BK_IMPOSSIBLE / 2) + 1;
    int32_t enough = t->problem->any ? need : t->limit - plan.given, value;
    bk_plan_choose_direction(solver, &plan);
    for (bool again = false;; again = true, solver->budget *= 2) {
        value = walk(t, &plan, count, again, need, enough, chosen);
        if (!solver->walk.gave_up || value >= enough)
            break;
        need = bk_max(need, value);
        solver->downwards = !solver->downwards;
    }
    if (value < need)
        return;
    for (int i = 0; i < t->assignment.swap_count; i++)
        put(t, i, &solver->new_set[chosen[i]]);
    bk_locked_run(t);
}

static int list_new_sets(bk_locked_search *t)
{
    listing l = {.t = t};
    uint8_t tiles[BK_KINDS];
    for (int kind = 0; kind < BK_KINDS; kind++)
        tiles[kind] = (uint8_t)(t->problem->may[kind] + t->assignment.table[kind]);
    tiles[BK_JOKER] = 1;
    int longest = bk_min(BK_LONGEST_JOKER_RUN, t->problem->rules.max_run_length);
    bk_each_set(tiles, (bk_set_limits){longest, 1, 1}, list_new_set, &l);
    t->assignment.swap[0].into.size = 0;
    return l.count;
}

bool bk_place_jokers(bk_locked_search *t)
{
    int swaps = t->assignment.swap_count;
    if (t->visit || !is_plain(t))
        return false;
    int count = list_new_sets(t);
    if ((swaps == 1 ? count : count * count) <= t->solver->few_plans)
        return false;
    place(t, count);
    for (int i = 0; i < swaps; i++)
        t->assignment.swap[i].into.size = 0;
    return true;
}
