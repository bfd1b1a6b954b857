/* Turns in order of quality.
 *
 * What can be played as if jokers were free, and an opening had no more to it than its worth, is
 * listed in one go (plays.h). No edition allows more than that; where one allows less, the solver is
 * asked about the choices one by one, best first. Where that would be most of them, and in the rare
 * positions in which there is too much to list, shares.c finds the turns, each by a search of its
 * own. */
#include "solver/turns.h"

#include "rules/quick_reject.h"
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

enum {
    FIRST_BUDGET = 1500, /* enough for most positions, and little beside what they take */
    LAST_BUDGET = 40000,
    FIRST_SLACK = 2, /* tiles */
};

/* ---- what can be played, as if jokers were free ------------------------------------------- */

static bool is_opening(const bk_problem *problem)
{
    return !problem->rules.opened && !problem->rules.opening_goes_on;
}

/* The question as its easier one: an ordinary turn, or sets from the own rack with a worth. */
static void relax(const bk_problem *problem, bk_problem *relaxed)
{
    *relaxed = *problem;
    relaxed->set_count = relaxed->own_sets = 0;
    relaxed->rules.jokers = BK_JOKERS_FREE;
    if (is_opening(problem)) {
        memset(relaxed->table, 0, sizeof relaxed->table);
        relaxed->min_value = (uint8_t)bk_opening_minimum(&problem->rules);
    }
    bk_tiles_with_partners(problem->may, relaxed->table, relaxed->may);
}

static bk_graph_query wanted_of(const bk_problem *relaxed)
{
    return (bk_graph_query){.table = relaxed->table,
                            .may = relaxed->may,
                            .weight = relaxed->weights.tile,
                            .joker_weight = relaxed->weights.joker,
                            .min_value = relaxed->min_value,
                            .short_runs = bk_short_runs(&relaxed->rules),
                            .budget = FIRST_BUDGET};
}

/* No choice weighs less. */
static int32_t least_weight(const bk_problem *relaxed)
{
    return relaxed->weights.tile[1] > 0 ? 0 : bk_weigh(&relaxed->weights, relaxed->may);
}

/* What weighs enough, and where that is as much as wanted, the best of it: some that was found may
 * weigh less, and then it tells what is enough. */
static int list_until_exact(bk_solver *solver, const bk_problem *relaxed, bk_graph_query *wanted,
                            uint8_t (*played)[BK_KINDS], int limit)
{
    int count = bk_graph_list_choices(&solver->graph_builder, wanted, played, limit);
    if (count < limit)
        return count;
    int32_t last = bk_weigh(&relaxed->weights, played[limit - 1]);
    if (last >= wanted->at_least)
        return count;
    wanted->at_least = last;
    return bk_graph_list_choices(&solver->graph_builder, wanted, played, limit);
}

/* Where there is very much to play, only what comes near the best is looked at, and more of it until
 * it suffices. */
static int list_near_best(bk_solver *solver, const bk_problem *relaxed, bk_graph_query *wanted,
                          uint8_t (*played)[BK_KINDS], int limit)
{
    bk_plan plan;
    int32_t unit =
        relaxed->weights.tile[1] > 0 ? relaxed->weights.tile[1] : -relaxed->weights.tile[1];
    solver->answer.value = BK_IMPOSSIBLE;
    bk_plan_start(&plan, relaxed);
    int32_t best = bk_plan_run(solver, &plan);
    if (best == BK_IMPOSSIBLE)
        return 0;
    wanted->walk = &solver->walk;
    wanted->table_is_valid = false; /* who plays nothing is not near the best */
    wanted->budget = LAST_BUDGET;
    for (int slack = FIRST_SLACK;;) {
        wanted->at_least = best - slack * unit;
        int count = list_until_exact(solver, relaxed, wanted, played, limit);
        if (count < 0 || count == limit || wanted->at_least <= least_weight(relaxed))
            return count;
        slack += 4 * count < limit ? slack : 1; /* much more, or a little */
    }
}

static int list_relaxed(bk_solver *solver, const bk_problem *relaxed, bool table_is_valid,
                        uint8_t (*played)[BK_KINDS], int limit)
{
    bk_graph_query wanted = wanted_of(relaxed);
    wanted.table_is_valid = table_is_valid;
    int count = bk_graph_list_choices(&solver->graph_builder, &wanted, played, limit);
    return count < 0 ? list_near_best(solver, relaxed, &wanted, played, limit) : count;
}

/* ---- what the rules allow of it ----------------------------------------------------------- */

/* Lays exactly these tiles, if that is legal. */
static bool lay(bk_solver *solver, const uint8_t played[BK_KINDS], bk_turn *turn)
{
    memcpy(solver->problem.must, played, BK_KINDS);
    memcpy(solver->problem.may, played, BK_KINDS);
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    bk_solver_write_turn(solver, turn);
    return turn->found;
}

/* The value of the best turn, before which nothing that is listed needs to be tried; where a turn is
 * its tiles, all of it is legal, and there is nothing to find out. */
static int32_t best_value(bk_solver *solver)
{
    if (bk_any_arrangement_is_legal(&solver->problem.rules))
        return BK_ENOUGH;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    return solver->answer.found ? solver->answer.value : BK_IMPOSSIBLE;
}

/* Returns how many there are; -1 where there may be others between or after them. */
static int lay_listed(bk_solver *solver, bk_turn *turns, size_t limit)
{
    uint8_t (*played)[BK_KINDS] = solver->played;
    int most = bk_any_arrangement_is_legal(&solver->problem.rules) ? (int)limit : BK_MAX_TURNS;
    int32_t best = best_value(solver);
    bk_problem relaxed;
    if (best == BK_IMPOSSIBLE)
        return 0;
    relax(&solver->problem, &relaxed);
    int listed = list_relaxed(solver, &relaxed, false, played, most);
    size_t count = 0;
    for (int i = 0; i < listed && count < limit; i++)
        if (bk_weigh(&relaxed.weights, played[i]) <= best)
            count += lay(solver, played[i], &turns[count]);
    return listed < 0 || (listed == most && count < limit) ? -1 : (int)count;
}

/* Where a joker is locked on the table most of what could be played with a free one is not legal, and
 * where the whole rack is wanted there is nothing to list. */
static bool lists_well(const bk_position *position, bk_objective objective)
{
    return !bk_joker_is_locked(&position->rules, position->table) && objective != BK_OUT;
}

bk_status bk_turns(bk_solver *solver, const bk_position *position, bk_objective objective,
                   bk_turn *turns, size_t limit, size_t *count)
{
    bk_status status = bk_solver_set_problem(solver, position, objective);
    limit = limit < BK_MAX_TURNS ? limit : BK_MAX_TURNS;
    *count = 0;
    if (status != BK_OK || limit == 0)
        return status;
    int laid = lists_well(position, objective) ? lay_listed(solver, turns, limit) : -1;
    if (laid >= 0) {
        *count = (size_t)laid;
        return BK_OK;
    }
    status = bk_solver_set_problem(solver, position, objective); /* as it was */
    *count = bk_turns_k_best(solver, turns, limit);
    return status;
}

bk_status bk_turns_tiles_only(bk_solver *solver, const bk_position *position,
                              bk_objective objective, uint8_t (*played)[BK_KINDS], size_t limit,
                              size_t *count)
{
    bk_problem relaxed;
    bk_status status = bk_solver_set_problem(solver, position, objective);
    *count = 0;
    if (status == BK_OK && (!bk_any_arrangement_is_legal(&position->rules) || objective == BK_OUT))
        status = BK_BAD_RULES;
    if (status != BK_OK || limit == 0)
        return status;
    limit = limit < BK_MAX_TURNS ? limit : BK_MAX_TURNS;
    relax(&solver->problem, &relaxed);
    int listed = list_relaxed(solver, &relaxed, !relaxed.min_value, played, (int)limit);
    if (listed >= 0) {
        *count = (size_t)listed;
        return BK_OK;
    }
    status = bk_solver_set_problem(solver, position, objective);
    *count = bk_turns_k_best(solver, solver->turns, limit);
    for (size_t i = 0; i < *count; i++)
        memcpy(played[i], solver->turns[i].played, BK_KINDS);
    return status;
}
