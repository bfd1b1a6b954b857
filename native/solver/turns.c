/* Turns in order of quality.
 *
 * First the problem is relaxed: jokers are free, and an opening only needs its value. All turns of
 * the relaxed problem are listed at once (turn_graph/builder.h). No edition allows more than that.
 * Where an edition allows less, the solver checks the listed choices one by one, best first. Where
 * it would reject most of them, and in the rare positions with too many turns to list, k_best.c
 * finds each turn by its own search. */
#include "solver/turns.h"

#include "rules/quick_reject.h"
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

enum {
    FIRST_BUDGET = 1500, /* enough for most positions, at little cost */
    LAST_BUDGET = 40000,
    FIRST_SLACK = 2, /* tiles */
};

/* ---- turns of the relaxed problem ------------------------------------------------------ */

static bool is_opening(const bk_problem *problem)
{
    return !problem->rules.opened && !problem->rules.opening_goes_on;
}

/* Relaxes a problem to an ordinary turn, or to sets from the rack with a minimum value. */
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

static bk_graph_query query_of(const bk_problem *relaxed)
{
    return (bk_graph_query){.table = relaxed->table,
                            .may = relaxed->may,
                            .weight = relaxed->weights.tile,
                            .joker_weight = relaxed->weights.joker,
                            .min_value = relaxed->min_value,
                            .short_runs = bk_short_runs(&relaxed->rules),
                            .budget = FIRST_BUDGET};
}

/* The least weight of any choice. */
static int32_t least_weight(const bk_problem *relaxed)
{
    return relaxed->weights.tile[1] > 0 ? 0 : bk_weigh(&relaxed->weights, relaxed->may);
}

/* Lists choices of at least the wanted weight. If the list is full and its last choice weighs less,
 * better ones may be missing. Then that weight is used as the bound of a second list. */
static int list_until_exact(bk_solver *solver, const bk_problem *relaxed, bk_graph_query *query,
                            uint8_t (*played)[BK_KINDS], int limit)
{
    int count = bk_graph_list_choices(&solver->graph_builder, query, played, limit);
    if (count < limit)
        return count;
    int32_t last = bk_weigh(&relaxed->weights, played[limit - 1]);
    if (last >= query->at_least)
        return count;
    query->at_least = last;
    return bk_graph_list_choices(&solver->graph_builder, query, played, limit);
}

/* Lists only choices near the best one, for positions with very many turns. The range grows until
 * there are enough. */
static int list_near_best(bk_solver *solver, const bk_problem *relaxed, bk_graph_query *query,
                          uint8_t (*played)[BK_KINDS], int limit)
{
    bk_plan plan;
    int32_t unit =
        relaxed->weights.tile[1] > 0 ? relaxed->weights.tile[1] : -relaxed->weights.tile[1];
    solver->answer.value = BK_IMPOSSIBLE;
    bk_plan_start(&plan, relaxed);
    plan.upwards = true; /* like the graph, which reads the bounds */
    int32_t best = bk_plan_run(solver, &plan);
    if (best == BK_IMPOSSIBLE)
        return 0;
    query->walk = &solver->walk;
    query->table_is_valid = false; /* playing nothing is not near the best */
    query->budget = LAST_BUDGET;
    for (int slack = FIRST_SLACK;;) {
        query->at_least = best - slack * unit;
        int count = list_until_exact(solver, relaxed, query, played, limit);
        if (count < 0 || count == limit || query->at_least <= least_weight(relaxed))
            return count;
        slack += 4 * count < limit ? slack : 1; /* much more, or a little */
    }
}

static int list_relaxed(bk_solver *solver, const bk_problem *relaxed, bool table_is_valid,
                        uint8_t (*played)[BK_KINDS], int limit)
{
    bk_graph_query query = query_of(relaxed);
    query.table_is_valid = table_is_valid;
    int count = bk_graph_list_choices(&solver->graph_builder, &query, played, limit);
    return count < 0 ? list_near_best(solver, relaxed, &query, played, limit) : count;
}

/* ---- turns of the real problem --------------------------------------------------------- */

/* Lays exactly these tiles, if that is legal. */
static bool lay(bk_solver *solver, const uint8_t played[BK_KINDS], bk_turn *turn)
{
    memcpy(solver->problem.must, played, BK_KINDS);
    memcpy(solver->problem.may, played, BK_KINDS);
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    bk_solver_write_turn(solver, turn);
    return turn->found;
}

/* Returns the value of the best legal turn, so that better choices need not be tried. Where any
 * arrangement is legal, all listed choices are, and nothing is searched. */
static int32_t best_value(bk_solver *solver)
{
    if (bk_any_arrangement_is_legal(&solver->problem.rules))
        return BK_ENOUGH;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    return solver->answer.found ? solver->answer.value : BK_IMPOSSIBLE;
}

/* Lays the listed choices that are legal. Returns their number, or -1 if turns may be missing. */
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

/* Whether listing is the right method. Beside a locked joker most listed choices would be illegal.
 * Where the whole rack is wanted there is nothing to list. */
static bool should_list(const bk_position *position, bk_objective objective)
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
    int laid = should_list(position, objective) ? lay_listed(solver, turns, limit) : -1;
    if (laid >= 0) {
        *count = (size_t)laid;
        return BK_OK;
    }
    status = bk_solver_set_problem(solver, position, objective); /* restore the problem */
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
