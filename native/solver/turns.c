/* Turns in order of quality.
 *
 * First the problem is relaxed: jokers are free, and an opening only needs its value. All choices of
 * tiles of the relaxed problem are listed at once (turn_graph/builder.h). No edition allows more than
 * that. Where an edition allows less, the solver checks the listed choices one by one, best first.
 * Beside a locked joker it would reject most of them, so locked_choices.c lists them by their own
 * rules. In the rare positions with too many choices, k_best.c finds each turn by its own search.
 * Turns are laid out after they were listed, so that equal tiles always give equal tables. */
#include "solver/turns.h"

#include "rules/quick_reject.h"
#include "rules/rules.h"
#include "solver/choices.h"
#include "solver/workspace.h"

#include <string.h>

/* ---- laying out ------------------------------------------------------------------------ */

bool bk_lay_choice(bk_solver *solver, const uint8_t played[BK_KINDS])
{
    memcpy(solver->problem.must, played, BK_KINDS);
    memcpy(solver->problem.may, played, BK_KINDS);
    solver->budget = BK_FIRST_BUDGET;
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    return solver->answer.found;
}

bk_status bk_lay(bk_solver *solver, const bk_position *position, const uint8_t played[BK_KINDS],
                 bk_turn *turn)
{
    bk_status status = bk_solver_set_problem(solver, position, BK_TILES);
    if (status != BK_OK) {
        memset(turn, 0, sizeof *turn);
        return status;
    }
    bk_lay_choice(solver, played);
    bk_solver_write_turn(solver, turn);
    return BK_OK;
}

/* ---- choices of the relaxed problem ---------------------------------------------------- */

static bool is_opening(const bk_problem *problem)
{
    return !problem->rules.opened && !problem->rules.opening_goes_on;
}

/* Relaxes a problem to an ordinary turn, or to sets from the rack with a minimum value. */
static void relax(const bk_problem *problem, bk_plan *plan)
{
    bk_problem relaxed = *problem;
    if (is_opening(problem)) {
        memset(relaxed.table, 0, sizeof relaxed.table);
        relaxed.min_value = (uint8_t)bk_opening_minimum(&problem->rules);
    }
    bk_tiles_with_partners(problem->may, relaxed.table, relaxed.may);
    bk_plan_start(plan, &relaxed);
}

/* Whether all choices of the relaxed problem are legal. A single joker that is not locked is as good
 * as a free one. */
static bool relaxed_is_exact(const bk_problem *problem, const bk_plan *relaxed)
{
    bk_rules rules = problem->rules;
    if (relaxed->required[BK_JOKER] + relaxed->optional[BK_JOKER] < 2)
        rules.jokers = BK_JOKERS_FREE;
    return bk_any_arrangement_is_legal(&rules);
}

/* ---- choices of the real problem ------------------------------------------------------- */

/* Keeps the choices that are legal, and better than none that is. Returns their number, or -1 if the
 * list was full before enough were found. */
static int keep_legal(bk_solver *solver, int32_t best, int listed, uint8_t (*played)[BK_KINDS],
                      int limit)
{
    const bk_problem *problem = &solver->problem;
    int minimum = problem->rules.opened ? 0 : problem->rules.opening_minimum, count = 0;
    for (int i = 0; i < listed && count < limit; i++) {
        const uint8_t *choice = solver->played[i];
        if (bk_weigh(&problem->weights, choice) <= best &&
            !(minimum && bk_reject_opening(choice, minimum)) && bk_lay_choice(solver, choice))
            memcpy(played[count++], choice, BK_KINDS);
    }
    return listed < 0 || (listed == BK_MAX_TURNS && count < limit) ? -1 : count;
}

/* Lists choices of a problem that is not exact when relaxed, and checks each of them. */
static int list_checked(bk_solver *solver, const bk_plan *relaxed, uint8_t (*played)[BK_KINDS],
                        int limit)
{
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    if (!solver->answer.found)
        return 0;
    int32_t best = solver->answer.value;
    int listed = bk_plan_choices(solver, relaxed, false, solver->played, BK_MAX_TURNS);
    return keep_legal(solver, best, listed, played, limit);
}

/* Whether a set with a joker has to stay: it is on the table, or an opening that goes on may lay
 * it. */
static bool beside_kept_sets(const bk_problem *problem)
{
    return !is_opening(problem) && problem->rules.jokers != BK_JOKERS_FREE &&
           (problem->table[BK_JOKER] || (!problem->rules.opened && problem->may[BK_JOKER] == 1));
}

/* Lists the legal choices, best first. Returns their number, or -1 if there are too many. */
static int list_choices(bk_solver *solver, bool table_is_valid, uint8_t (*played)[BK_KINDS],
                        int limit)
{
    const bk_problem *problem = &solver->problem;
    bk_plan relaxed;
    if (beside_kept_sets(problem))
        return bk_short_runs(&problem->rules) ? -1 : bk_locked_choices(solver, played, limit);
    relax(problem, &relaxed);
    if (!relaxed_is_exact(problem, &relaxed))
        return list_checked(solver, &relaxed, played, limit);
    return bk_plan_choices(solver, &relaxed, table_is_valid && !relaxed.target, played, limit);
}

/* The same by any means. Where the whole rack is wanted there is nothing to list. */
static bk_status list_turns(bk_solver *solver, const bk_position *position, bk_objective objective,
                            bool table_is_valid, uint8_t (*played)[BK_KINDS], size_t limit,
                            size_t *count)
{
    bk_status status = bk_solver_set_problem(solver, position, objective);
    *count = 0;
    if (status != BK_OK || limit == 0)
        return status;
    int listed =
        objective == BK_OUT ? -1 : list_choices(solver, table_is_valid, played, (int)limit);
    if (listed >= 0) {
        *count = (size_t)listed;
        return BK_OK;
    }
    status = bk_solver_set_problem(solver, position, objective);
    *count = bk_turns_k_best(solver, solver->turns, limit, BK_IMPOSSIBLE);
    for (size_t i = 0; i < *count; i++)
        memcpy(played[i], solver->turns[i].played, BK_KINDS);
    return status;
}

/* ---- questions ------------------------------------------------------------------------- */

bk_status bk_turns(bk_solver *solver, const bk_position *position, bk_objective objective,
                   bk_turn *turns, size_t limit, size_t *count)
{
    limit = limit < BK_MAX_TURNS ? limit : BK_MAX_TURNS;
    bk_status status =
        list_turns(solver, position, objective, false, solver->choice, limit, count);
    if (status != BK_OK)
        return status;
    bk_solver_set_problem(solver, position, objective);
    for (size_t i = 0; i < *count; i++) {
        bk_lay_choice(solver, solver->choice[i]);
        bk_solver_write_turn(solver, &turns[i]);
    }
    return BK_OK;
}

bk_status bk_turns_tiles_only(bk_solver *solver, const bk_position *position,
                              bk_objective objective, uint8_t (*played)[BK_KINDS], size_t limit,
                              size_t *count)
{
    limit = limit < BK_MAX_TURNS ? limit : BK_MAX_TURNS;
    return list_turns(solver, position, objective, true, played, limit, count);
}
