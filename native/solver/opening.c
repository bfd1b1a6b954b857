/* The opening: sets from the own rack alone, worth a minimum. */
#include "rules/possible_sets.h"
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

/* ---- one set ----------------------------------------------------------------------------- */

typedef struct {
    bk_solver *solver;
    const bk_scene *scene;
} asked;

static bool weigh_single(const bk_shape *shape, void *context)
{
    const asked *a = context;
    uint8_t tiles[BK_KINDS] = {0};
    if (bk_shape_value(shape) < bk_opening_worth(&a->scene->rules))
        return false;
    bk_shape_count(shape, tiles);
    int32_t value = bk_weigh(&a->scene->weights, tiles);
    if (!bk_includes(tiles, a->scene->must) || value <= a->solver->answer.value)
        return false;
    a->solver->draft.count = 1;
    a->solver->draft.shape[0] = *shape;
    bk_draft_accept(a->solver, value);
    return bk_satisfied(a->solver);
}

static void open_with_one(bk_solver *solver, const bk_scene *scene)
{
    asked a = {solver, scene};
    bk_within limits = {scene->rules.max_run_length, 0, bk_jokers_a_set(&scene->rules)};
    bk_each_set(scene->may, limits, weigh_single, &a);
}

/* ---- any number of sets ------------------------------------------------------------------ */

static void open_with_many(bk_solver *solver, const bk_scene *scene)
{
    bk_scene own = *scene;
    memset(own.table, 0, sizeof own.table);
    own.set_count = 0;
    own.worth = (uint8_t)bk_opening_worth(&scene->rules);
    bk_solve_turn(solver, &own);
}

/* What lay on the table stays as it was. */
static void add_table(bk_solver *solver, const bk_scene *scene)
{
    bk_layout *table = &solver->answer.table;
    if (!solver->answer.found)
        return;
    for (int i = 0; i < scene->set_count; i++)
        table->shape[table->count++] = scene->sets[i];
}

void bk_solve_opening(bk_solver *solver, const bk_scene *scene)
{
    if (scene->rules.opening_single_set)
        open_with_one(solver, scene);
    else
        open_with_many(solver, scene);
    add_table(solver, scene);
}
