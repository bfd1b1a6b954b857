#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

size_t bk_solver_size(void) { return sizeof(bk_solver); }

/* Initialises the tables. Each question writes all other memory before it reads it. */
void bk_solver_init(bk_solver *solver)
{
    solver->work = 0;
    bk_walk_init(&solver->walk);
    bk_side_walk_init(&solver->side_walk);
    bk_graph_builder_init(&solver->graph_builder, &solver->walk.runs, &solver->walk.groups);
}

/* ---- counting the work ----------------------------------------------------------------- */

enum { WORK_OF_A_QUESTION = 64 };

void bk_solver_count_anew(bk_solver *solver)
{
    solver->work += WORK_OF_A_QUESTION + solver->walk.nodes;
    solver->walk.nodes = 0;
}

uint64_t bk_solver_work(const bk_solver *solver) { return solver->work + solver->walk.nodes; }

/* ---- checking the input ---------------------------------------------------------------- */

static bk_status check_counts(const bk_position *position)
{
    bool bad = false; /* no early return: compilers make vector code of this */
    for (int kind = 0; kind < BK_KINDS; kind++) {
        uint8_t table = position->table[kind], rack = position->rack[kind];
        bad |= table > 2 || rack > 2 || (uint8_t)(table + rack) > 2;
    }
    return bad ? BK_BAD_COUNTS : BK_OK;
}

static bool sets_matter(const bk_position *position)
{
    return !position->rules.opened || bk_joker_is_locked(&position->rules, position->table);
}

static bk_status read_sets(const bk_position *position, bk_problem *problem)
{
    uint8_t counts[BK_KINDS] = {0};
    if (position->set_count > BK_MAX_SETS)
        return BK_BAD_COUNTS;
    problem->set_count = position->set_count;
    if (!bk_shapes_read(position->sets, position->set_count, &position->rules, problem->sets,
                        counts))
        return BK_BAD_SET;
    if (memcmp(counts, position->table, BK_KINDS) == 0)
        return BK_OK;
    return position->set_count ? BK_BAD_COUNTS : BK_SETS_NEEDED;
}

/* ---- solving --------------------------------------------------------------------------- */

bk_status bk_solver_set_problem(bk_solver *solver, const bk_position *position,
                                bk_objective objective)
{
    bk_problem *problem = &solver->problem;
    bk_status status = bk_rules_are_valid(&position->rules) ? BK_OK : BK_BAD_RULES;
    if (status == BK_OK)
        status = check_counts(position);
    problem->set_count = problem->own_sets = 0;
    if (status == BK_OK && sets_matter(position))
        status = read_sets(position, problem);
    problem->weights = bk_weights_for(objective, position->rules.joker_value);
    problem->rules = position->rules;
    problem->given = 0;
    problem->min_value = 0;
    problem->must_play = true;
    problem->must_free = false;
    problem->any = objective == BK_OUT;
    problem->yes_or_no = false;
    problem->tiles_only = false;
    memcpy(problem->table, position->table, BK_KINDS);
    memcpy(problem->may, position->rack, BK_KINDS);
    memset(problem->must, 0, BK_KINDS);
    if (objective == BK_OUT)
        memcpy(problem->must, position->rack, BK_KINDS);
    bk_solver_count_anew(solver);
    solver->budget = BK_FIRST_BUDGET;
    solver->few_plans = BK_FEW_PLANS;
    return status;
}

static void solve_scene(bk_solver *solver)
{
    if (solver->problem.rules.opened)
        bk_solve_turn(solver, &solver->problem);
    else if (solver->problem.rules.opening_goes_on)
        bk_solve_opening_continues(solver, &solver->problem);
    else
        bk_solve_opening(solver, &solver->problem);
}

void bk_solver_solve(bk_solver *solver, int32_t beat)
{
    solver->answer.found = false;
    solver->answer.value = beat;
    solver->answer.opening.count = 0;
    solve_scene(solver);
}

/* ---- writing the turn ------------------------------------------------------------------ */

static void write_sets(const bk_layout *layout, bk_set *sets, uint8_t *count)
{
    *count = (uint8_t)layout->count;
    for (int i = 0; i < layout->count; i++)
        bk_shape_write(&layout->shape[i], &sets[i]);
}

static void write_played_sets(const bk_solver *solver, bk_turn *turn)
{
    write_sets(&solver->answer.table, turn->sets, &turn->set_count);
    write_sets(&solver->answer.opening, turn->opening, &turn->opening_count);
    for (int i = 0; i < turn->set_count; i++)
        for (int k = 0; k < turn->sets[i].size; k++)
            turn->played[turn->sets[i].tile[k]]++;
    for (int kind = 0; kind < BK_KINDS; kind++)
        turn->played[kind] = (uint8_t)(turn->played[kind] - solver->problem.table[kind]);
}

void bk_solver_write_turn(const bk_solver *solver, bk_turn *turn)
{
    const bk_problem *problem = &solver->problem;
    memset(turn, 0, sizeof *turn);
    turn->nodes = solver->walk.nodes;
    turn->found = solver->answer.found;
    if (!turn->found)
        return;
    if (problem->tiles_only)
        memcpy(turn->played, solver->answer.played, BK_KINDS);
    else
        write_played_sets(solver, turn);
    turn->tiles_played = (uint8_t)bk_count(turn->played);
    turn->points_played = (uint16_t)bk_rack_value(turn->played, problem->rules.joker_value);
}

/* ---- questions ------------------------------------------------------------------------- */

static bk_status solve_best(bk_solver *solver, const bk_position *position, bk_objective objective,
                            bool tiles_only, bk_turn *turn)
{
    bk_status status = bk_solver_set_problem(solver, position, objective);
    if (status != BK_OK) {
        memset(turn, 0, sizeof *turn);
        return status;
    }
    solver->problem.tiles_only = tiles_only;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    bk_solver_write_turn(solver, turn);
    return BK_OK;
}

bk_status bk_best(bk_solver *solver, const bk_position *position, bk_objective objective,
                  bk_turn *turn)
{
    return solve_best(solver, position, objective, false, turn);
}

bk_status bk_best_tiles_only(bk_solver *solver, const bk_position *position, bk_objective objective,
                             bk_turn *turn)
{
    if (!bk_any_arrangement_is_legal(&position->rules)) {
        memset(turn, 0, sizeof *turn);
        return BK_BAD_RULES;
    }
    return solve_best(solver, position, objective, true, turn);
}

bk_status bk_can_play(bk_solver *solver, const bk_position *position, bool *answer)
{
    bk_status status = bk_solver_set_problem(solver, position, BK_TILES);
    *answer = false;
    if (status != BK_OK)
        return status;
    solver->problem.any = solver->problem.yes_or_no = true;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    *answer = solver->answer.found;
    return BK_OK;
}

bk_status bk_can_go_out(bk_solver *solver, const bk_position *position, bool *answer)
{
    bk_status status = bk_solver_set_problem(solver, position, BK_OUT);
    *answer = false;
    if (status != BK_OK)
        return status;
    solver->problem.yes_or_no = true;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    *answer = solver->answer.found;
    return BK_OK;
}
