#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

size_t bk_solver_size(void) { return sizeof(bk_solver); }

/* Everything else is written by each question before it is read. */
void bk_solver_init(bk_solver *solver)
{
    bk_walk_init(&solver->walk);
    bk_plays_init(&solver->plays, &solver->walk.runs, &solver->walk.groups);
}

/* ---- checking what comes in -------------------------------------------------------------- */

static bk_status check_counts(const bk_position *position)
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (position->table[kind] > 2 || position->rack[kind] > 2 ||
            position->table[kind] + position->rack[kind] > 2)
            return BK_BAD_COUNTS;
    return BK_OK;
}

static bool sets_matter(const bk_position *position)
{
    return !position->rules.opened || bk_joker_is_locked(&position->rules, position->table);
}

static bk_status read_sets(const bk_position *position, bk_scene *scene)
{
    uint8_t counts[BK_KINDS] = {0};
    if (position->set_count > BK_MAX_SETS)
        return BK_BAD_COUNTS;
    scene->set_count = position->set_count;
    if (!bk_shapes_read(position->sets, position->set_count, &position->rules, scene->sets, counts))
        return BK_BAD_SET;
    if (memcmp(counts, position->table, BK_KINDS) == 0)
        return BK_OK;
    return position->set_count ? BK_BAD_COUNTS : BK_SETS_NEEDED;
}

/* ---- asking ------------------------------------------------------------------------------ */

bk_status bk_solver_ask(bk_solver *solver, const bk_position *position, bk_objective objective)
{
    bk_scene *scene = &solver->scene;
    bk_status status = bk_good_rules(&position->rules) ? BK_OK : BK_BAD_RULES;
    if (status == BK_OK)
        status = check_counts(position);
    scene->set_count = scene->own_sets = 0;
    if (status == BK_OK && sets_matter(position))
        status = read_sets(position, scene);
    scene->weights = bk_weights_for(objective, position->rules.joker_value);
    scene->rules = position->rules;
    scene->given = 0;
    scene->worth = 0;
    scene->duty = true;
    scene->any = objective == BK_OUT;
    scene->bare = false;
    memcpy(scene->table, position->table, BK_KINDS);
    memcpy(scene->may, position->rack, BK_KINDS);
    memset(scene->must, 0, BK_KINDS);
    if (objective == BK_OUT)
        memcpy(scene->must, position->rack, BK_KINDS);
    solver->walk.nodes = 0;
    return status;
}

static void solve_scene(bk_solver *solver)
{
    if (solver->scene.rules.opened)
        bk_solve_turn(solver, &solver->scene);
    else if (solver->scene.rules.opening_goes_on)
        bk_solve_going_on(solver, &solver->scene);
    else
        bk_solve_opening(solver, &solver->scene);
}

void bk_solver_solve(bk_solver *solver, int32_t beat)
{
    solver->answer.found = false;
    solver->answer.value = beat;
    solver->answer.opening.count = 0;
    solve_scene(solver);
}

/* ---- telling ----------------------------------------------------------------------------- */

static void write_sets(const bk_layout *layout, bk_set *sets, uint8_t *count)
{
    *count = (uint8_t)layout->count;
    for (int i = 0; i < layout->count; i++)
        bk_shape_write(&layout->shape[i], &sets[i]);
}

static void tell_sets(const bk_solver *solver, bk_turn *turn)
{
    write_sets(&solver->answer.table, turn->sets, &turn->set_count);
    write_sets(&solver->answer.opening, turn->opening, &turn->opening_count);
    for (int i = 0; i < turn->set_count; i++)
        for (int k = 0; k < turn->sets[i].size; k++)
            turn->played[turn->sets[i].tile[k]]++;
    for (int kind = 0; kind < BK_KINDS; kind++)
        turn->played[kind] = (uint8_t)(turn->played[kind] - solver->scene.table[kind]);
}

void bk_solver_tell(const bk_solver *solver, bk_turn *turn)
{
    const bk_scene *scene = &solver->scene;
    memset(turn, 0, sizeof *turn);
    turn->nodes = solver->walk.nodes;
    turn->found = solver->answer.found;
    if (!turn->found)
        return;
    if (scene->bare)
        memcpy(turn->played, solver->answer.played, BK_KINDS);
    else
        tell_sets(solver, turn);
    turn->tiles_played = (uint8_t)bk_count(turn->played);
    turn->points_played = (uint16_t)bk_rack_value(turn->played, scene->rules.joker_value);
}

/* ---- the questions ----------------------------------------------------------------------- */

static bk_status ask_for_best(bk_solver *solver, const bk_position *position,
                              bk_objective objective, bool bare, bk_turn *turn)
{
    bk_status status = bk_solver_ask(solver, position, objective);
    if (status != BK_OK) {
        memset(turn, 0, sizeof *turn);
        return status;
    }
    solver->scene.bare = bare;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    bk_solver_tell(solver, turn);
    return BK_OK;
}

bk_status bk_best(bk_solver *solver, const bk_position *position, bk_objective objective,
                  bk_turn *turn)
{
    return ask_for_best(solver, position, objective, false, turn);
}

bk_status bk_best_bare(bk_solver *solver, const bk_position *position, bk_objective objective,
                       bk_turn *turn)
{
    if (!bk_tiles_are_all(&position->rules)) {
        memset(turn, 0, sizeof *turn);
        return BK_BAD_RULES;
    }
    return ask_for_best(solver, position, objective, true, turn);
}

bk_status bk_can_play(bk_solver *solver, const bk_position *position, bool *answer)
{
    bk_status status = bk_solver_ask(solver, position, BK_TILES);
    *answer = false;
    if (status != BK_OK)
        return status;
    solver->scene.any = true;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    *answer = solver->answer.found;
    return BK_OK;
}

bk_status bk_can_go_out(bk_solver *solver, const bk_position *position, bool *answer)
{
    bk_status status = bk_solver_ask(solver, position, BK_OUT);
    *answer = false;
    if (status != BK_OK)
        return status;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    *answer = solver->answer.found;
    return BK_OK;
}
