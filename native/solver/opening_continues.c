/* Opening turns that continue (reading 7): opening sets from the rack with the minimum value, then
 * an ordinary turn on the table with these sets on it. Both are chosen together.
 *
 * The ordinary turn without an opening is never worse, so it is an upper limit. Openings within the
 * tiles it plays are tried first, because one of them nearly always reaches the limit. Then all
 * others follow. */
#include "rules/possible_sets.h"
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

typedef struct {
    bk_solver *solver;
    const bk_problem *problem;
    int32_t limit;
    bool shapes_matter;     /* the opening sets matter, not only their tiles */
    uint8_t left[BK_KINDS]; /* tiles available for opening sets */
    uint8_t laid[BK_KINDS]; /* tiles in opening sets */
    int value, minimum;
    bk_layout opening;
    bk_opening_visitor *visit; /* of every opening instead of the search for the best, or NULL */
    void *context;
} opener;

static bool done(const opener *o)
{
    return bk_is_satisfied(o->solver) ||
           (o->solver->answer.found && o->solver->answer.value == o->limit);
}

/* ---- which openings are needed --------------------------------------------------------- */

/* Whether an opening is minimal. A smaller opening leaves more freedom, so every set must be
 * needed, and where only tiles matter every tile. A run of more than three can give up its first
 * tile, a group of four any tile. */
static bool is_needed(const opener *o)
{
    for (int i = 0; i < o->opening.count; i++) {
        const bk_shape *shape = &o->opening.shape[i];
        if (o->opening.count > 1 && o->value - bk_shape_value(shape) >= o->minimum)
            return false;
        if (!o->shapes_matter && shape->size > 3 && o->value - shape->number >= o->minimum)
            return false;
    }
    return true;
}

/* ---- one opening ----------------------------------------------------------------------- */

static void solve_rest(opener *o)
{
    bk_solver *solver = o->solver;
    bk_problem after = *o->problem;
    int32_t before = solver->answer.value;
    after.given += bk_weigh(&after.weights, o->laid);
    after.must_play = false;
    after.own_sets = o->opening.count;
    for (int i = 0; i < o->opening.count; i++)
        after.sets[after.set_count++] = o->opening.shape[i];
    for (int kind = 0; kind < BK_KINDS; kind++) {
        after.table[kind] = (uint8_t)(after.table[kind] + o->laid[kind]);
        after.may[kind] = (uint8_t)(after.may[kind] - o->laid[kind]);
        after.must[kind] = (uint8_t)bk_max(0, after.must[kind] - o->laid[kind]);
    }
    bk_solve_turn(solver, &after);
    if (solver->answer.value > before)
        solver->answer.opening = o->opening;
}

/* ---- all openings ---------------------------------------------------------------------- */

static void lay(opener *o, const bk_shape *shape, int sign)
{
    uint8_t tiles[BK_KINDS] = {0};
    bk_shape_count(shape, tiles);
    for (int kind = 0; kind < BK_KINDS; kind++) {
        o->left[kind] = (uint8_t)(o->left[kind] - sign * tiles[kind]);
        o->laid[kind] = (uint8_t)(o->laid[kind] + sign * tiles[kind]);
    }
    o->value += sign * bk_shape_value(shape);
}

static void extend_opening(opener *o);

/* Tries a set. Sets are laid in a fixed order, so that no opening comes twice. */
static bool try_set(const bk_shape *shape, void *context)
{
    opener *o = context;
    bk_layout *opening = &o->opening;
    if (opening->count && memcmp(&opening->shape[opening->count - 1], shape, sizeof *shape) > 0)
        return false;
    opening->shape[opening->count++] = *shape;
    lay(o, shape, 1);
    if (o->value >= o->minimum) {
        if (is_needed(o) && o->visit)
            o->visit(&o->opening, o->laid, o->context);
        else if (is_needed(o))
            solve_rest(o);
    } else if (!o->problem->rules.opening_single_set) {
        extend_opening(o);
    }
    lay(o, shape, -1);
    opening->count--;
    return done(o);
}

static void extend_opening(opener *o)
{
    const bk_rules *rules = &o->problem->rules;
    uint8_t tiles[BK_KINDS];
    memcpy(tiles, o->left, sizeof tiles); /* it changes while sets are tried */
    bk_each_set(tiles, (bk_set_limits){rules->max_run_length, 0, bk_max_jokers_per_set(rules)},
                try_set, o);
}

static void open_within(opener *o, const uint8_t tiles[BK_KINDS])
{
    memcpy(o->left, tiles, BK_KINDS);
    if (!done(o))
        extend_opening(o);
}

void bk_each_opening(bk_solver *solver, const bk_problem *problem, bk_opening_visitor *visit,
                     void *context)
{
    opener o = {.solver = solver,
                .problem = problem,
                .minimum = bk_opening_minimum(&problem->rules),
                .visit = visit,
                .context = context};
    open_within(&o, problem->may);
}

/* ---- the turn -------------------------------------------------------------------------- */

/* Whether the rack can open at all. This comes first, because most racks that have not opened
 * cannot. */
static bool can_open(bk_solver *solver, const bk_problem *problem)
{
    bk_problem own = *problem;
    bk_answer saved = solver->answer;
    bool any = solver->problem.any;
    memset(own.must, 0, sizeof own.must);
    solver->problem.any = true;
    solver->answer.value = BK_IMPOSSIBLE;
    bk_solve_opening(solver, &own);
    bool can = solver->answer.found;
    solver->problem.any = any;
    solver->answer = saved;
    return can;
}

/* Whether the opening alone is the answer. So it is for the smallest turn, and for any turn. */
static bool opening_is_all(const bk_problem *problem)
{
    return !bk_count(problem->must) && (problem->any || problem->weights.tile[1] < 0);
}

static void open_only(bk_solver *solver, const bk_problem *problem)
{
    bk_layout *table = &solver->answer.table, *opening = &solver->answer.opening;
    bk_solve_opening(solver, problem);
    if (!solver->answer.found)
        return;
    *opening = *table; /* the own sets come first */
    opening->count = table->count - problem->set_count;
}

void bk_solve_opening_continues(bk_solver *solver, const bk_problem *problem)
{
    opener o = {
        .solver = solver, .problem = problem, .minimum = bk_opening_minimum(&problem->rules)};
    uint8_t played[BK_KINDS];
    if (opening_is_all(problem)) {
        open_only(solver, problem);
        return;
    }
    int32_t beat = solver->answer.value;
    if (!can_open(solver, problem))
        return;
    /* a joker may be freed, and then it matters which whole sets are on the table */
    o.shapes_matter = bk_joker_is_locked(&problem->rules, problem->table);
    bk_solve_turn(solver, problem);
    o.limit = solver->answer.value;
    if (!solver->answer.found)
        return;
    bk_layout_played(&solver->answer.table, problem->table, played);
    solver->answer.found = false;
    solver->answer.value = beat;
    open_within(&o, played);
    open_within(&o, problem->may);
}
