#include "solver/problem.h"

#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

/* The weight of a tile: a lexicographic objective as one sum. Two bits are enough for jokers, 12
 * for points, 8 for tiles: a box has 106 tiles worth 728, and two jokers of 50. */
static int32_t weight_of(bk_objective objective, int points)
{
    switch (objective) {
    case BK_POINTS:
        return points * (1 << 10) + (1 << 2);
    case BK_FEWEST:
        return points * (1 << 2) - (1 << 14);
    default:
        return points * (1 << 2) + (1 << 14);
    }
}

bk_weights bk_weights_for(bk_objective objective, int joker_value)
{
    bk_weights weights = {.joker = weight_of(objective, joker_value) - 1};
    for (int number = 1; number <= BK_NUMBERS; number++)
        weights.tile[number] = weight_of(objective, number);
    return weights;
}

int32_t bk_weigh(const bk_weights *weights, const uint8_t counts[BK_KINDS])
{
    int32_t sum = counts[BK_JOKER] * weights->joker;
    for (int kind = 0; kind < BK_JOKER; kind++)
        sum += counts[kind] * weights->tile[bk_number_of(kind)];
    return sum;
}

bool bk_is_satisfied(const bk_solver *solver)
{
    return solver->problem.any && solver->answer.found;
}

void bk_plan_start(bk_plan *plan, const bk_problem *problem)
{
    memset(plan, 0, sizeof *plan);
    plan->must_play = problem->must_play;
    plan->meter = problem->min_value ? BK_METER_VALUE : BK_METER_NONE;
    plan->target = problem->min_value;
    uint8_t certain = 0;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        plan->required[kind] = (uint8_t)(problem->table[kind] + problem->must[kind]);
        plan->optional[kind] = (uint8_t)(problem->may[kind] - problem->must[kind]);
        certain |= problem->must[kind];
    }
    plan->given = problem->given;
    if (!certain)
        return;
    plan->must_play = false;
    plan->given += bk_weigh(&problem->weights, problem->must);
}

/* ---- free jokers ----------------------------------------------------------------------- */

/* Counts the tiles that the walk adds to the table. */
static void count_played(bk_solver *solver, const bk_problem *problem, const bk_plan *plan,
                         int32_t value)
{
    const bk_walk *walk = &solver->walk;
    uint8_t *played = solver->answer.played;
    int jokers = 0;
    bk_walk_trace(&solver->walk, value - plan->given);
    for (int row = 1; row <= walk->last; row++) {
        const bk_choice *choice = &walk->path[row];
        jokers += bk_grouping_jokers(choice->grouping);
        for (int colour = 0; colour < BK_COLOURS; colour++) {
            int laid = bk_count_of(choice->grouping, colour) + choice->tiles[colour];
            jokers += choice->jokers[colour];
            if (row > BK_LAST_NUMBER)
                continue;
            int kind = bk_kind(colour, bk_row_of(&walk->task, row));
            played[kind] = (uint8_t)(laid - problem->table[kind]);
        }
    }
    played[BK_JOKER] = (uint8_t)(jokers - problem->table[BK_JOKER]);
}

/* Solves a turn with free jokers (reading 3): any table is legal that holds the old one and
 * something more. */
static void solve_free(bk_solver *solver, const bk_problem *problem)
{
    bk_plan plan;
    bk_plan_start(&plan, problem);
    int32_t value = bk_plan_run(solver, &plan);
    if (value == BK_IMPOSSIBLE)
        return;
    if (problem->tiles_only) {
        count_played(solver, problem, &plan, value);
        solver->answer.found = true;
        solver->answer.value = value;
        return;
    }
    bk_plan_draft(solver, &plan, value);
    bk_draft_accept(solver, value);
}

void bk_solve_turn(bk_solver *solver, const bk_problem *problem)
{
    if (problem->rules.jokers == BK_JOKERS_FREE)
        solve_free(solver, problem);
    else
        bk_solve_locked(solver, problem);
}
