/* The opening: sets from the rack alone with a minimum value. */
#include "rules/possible_sets.h"
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

/* ---- one set --------------------------------------------------------------------------- */

typedef struct {
    bk_solver *solver;
    const bk_problem *problem;
} single_set_search;

static bool weigh_single(const bk_shape *shape, void *context)
{
    const single_set_search *a = context;
    uint8_t tiles[BK_KINDS] = {0};
    if (bk_shape_value(shape) < bk_opening_minimum(&a->problem->rules))
        return false;
    bk_shape_count(shape, tiles);
    int32_t value = bk_weigh(&a->problem->weights, tiles);
    if (!bk_includes(tiles, a->problem->must) || value <= a->solver->answer.value)
        return false;
    a->solver->draft.count = 1;
    a->solver->draft.shape[0] = *shape;
    bk_draft_accept(a->solver, value);
    return bk_is_satisfied(a->solver);
}

static void open_with_one(bk_solver *solver, const bk_problem *problem)
{
    single_set_search a = {solver, problem};
    bk_set_limits limits = {problem->rules.max_run_length, 0,
                            bk_max_jokers_per_set(&problem->rules)};
    bk_each_set(problem->may, limits, weigh_single, &a);
}

/* ---- any number of sets ---------------------------------------------------------------- */

static void open_with_many(bk_solver *solver, const bk_problem *problem)
{
    bk_problem own = *problem;
    memset(own.table, 0, sizeof own.table);
    own.set_count = 0;
    own.must_free = false;
    own.min_value = (uint8_t)bk_opening_minimum(&problem->rules);
    bk_solve_turn(solver, &own);
}

/* Adds the old table, which stays as it was. */
static void add_table(bk_solver *solver, const bk_problem *problem)
{
    bk_layout *table = &solver->answer.table;
    if (!solver->answer.found)
        return;
    for (int i = 0; i < problem->set_count; i++)
        table->shape[table->count++] = problem->sets[i];
}

void bk_solve_opening(bk_solver *solver, const bk_problem *problem)
{
    if (problem->rules.opening_single_set)
        open_with_one(solver, problem);
    else
        open_with_many(solver, problem);
    add_table(solver, problem);
}
