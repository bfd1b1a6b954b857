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
    for (int kind = 0; kind < BK_KINDS; kind++) {
        plan->required[kind] = (uint8_t)(problem->table[kind] + problem->must[kind]);
        plan->optional[kind] = (uint8_t)(problem->may[kind] - problem->must[kind]);
        plan->must_play = plan->must_play && !problem->must[kind];
    }
    plan->given = problem->given + bk_weigh(&problem->weights, problem->must);
}

/* ---- from plan to task ----------------------------------------------------------------- */

static void set_tiles(bk_task *task, const bk_plan *plan, const bk_problem *problem)
{
    for (int number = 1; number <= BK_NUMBERS; number++) {
        task->weight[number] = problem->weights.tile[number];
        for (int colour = 0; colour < BK_COLOURS; colour++) {
            int kind = bk_kind(colour, number);
            task->lo[number][colour] = plan->required[kind];
            task->hi[number][colour] = (uint8_t)(plan->required[kind] + plan->optional[kind]);
        }
    }
    task->jokers_lo = plan->required[BK_JOKER];
    task->jokers_hi = (uint8_t)(plan->required[BK_JOKER] + plan->optional[BK_JOKER]);
    task->joker_weight = problem->weights.joker;
}

static void keep_group(bk_task *task, const bk_shape *kept)
{
    uint8_t *absorbs = task->absorbs[kept->number];
    if (kept->size < BK_COLOURS)
        absorbs[absorbs[0] ? 1 : 0] = (uint8_t)(~kept->colours & 15);
}

/* Takes a locked run out of the walk. Runs may end against it, and it may be continued. Where runs
 * have at most four tiles, a run of three grows at one end only. */
static void keep_run(bk_task *task, const bk_shape *kept, bool short_runs, bool low_end)
{
    int end = bk_run_end(kept);
    if (short_runs && kept->size > 3)
        return;
    if (!short_runs || low_end)
        task->prepends[kept->number][kept->colours]++;
    if ((!short_runs || !low_end) && end < BK_NUMBERS)
        task->appends[end + 1][kept->colours]++;
}

static void keep_sets(bk_task *task, const bk_plan *plan)
{
    for (int i = 0; i < plan->kept_count; i++)
        if (plan->kept[i].form == BK_GROUP)
            keep_group(task, &plan->kept[i]);
        else
            keep_run(task, &plan->kept[i], task->runs.short_runs, plan->low_ends >> i & 1);
}

static void set_task(bk_task *task, const bk_plan *plan, const bk_problem *problem)
{
    memset(task, 0, sizeof *task);
    set_tiles(task, plan, problem);
    task->runs.short_runs = bk_short_runs(&problem->rules);
    task->runs.guarded = plan->kept_count > 0 && task->jokers_hi > 0;
    keep_sets(task, plan);
    task->meter = plan->meter;
    task->target = plan->target;
    task->start = plan->start;
}

/* ---- running a plan -------------------------------------------------------------------- */

/* Requires at least one tile. If tiles have positive weight, it is enough to beat 0; otherwise they
 * are counted. Returns the value to beat. */
static int32_t require_a_tile(bk_task *task, int32_t beat)
{
    if (task->weight[1] > 0)
        return bk_max(beat, 0);
    task->meter = BK_METER_PLAYED;
    task->target = 1;
    return beat;
}

int32_t bk_plan_run(bk_solver *solver, const bk_plan *plan)
{
    bk_walk *walk = &solver->walk;
    /* leaves room to add weights to BK_IMPOSSIBLE */
    int32_t beat = bk_max(solver->answer.value - plan->given, BK_IMPOSSIBLE / 2);
    set_task(&walk->task, plan, &solver->problem);
    if (plan->must_play && plan->meter == BK_METER_NONE) /* sets with a value are never empty */
        beat = require_a_tile(&walk->task, beat);
    bk_walk_prepare(walk);
    int32_t value = bk_walk_search(walk, beat + 1, solver->problem.any ? beat + 1 : BK_ENOUGH);
    return value > beat ? value + plan->given : BK_IMPOSSIBLE;
}

void bk_plan_draft(bk_solver *solver, const bk_plan *plan, int32_t value)
{
    bk_layout *draft = &solver->draft;
    bk_walk_trace(&solver->walk, value - plan->given);
    bk_layout_build(&solver->walk, plan->kept, plan->kept_count, draft);
    bk_shape *rest = draft->shape + plan->kept_count;
    memmove(rest + plan->laid_count, rest,
            (size_t)(draft->count - plan->kept_count) * sizeof *rest);
    memcpy(rest, plan->laid, (size_t)plan->laid_count * sizeof *rest);
    draft->count += plan->laid_count;
}

void bk_draft_accept(bk_solver *solver, int32_t value)
{
    solver->answer.found = true;
    solver->answer.value = value;
    solver->answer.table = solver->draft;
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
            if (row <= BK_LAST_NUMBER)
                played[bk_kind(colour, row)] =
                    (uint8_t)(laid - problem->table[bk_kind(colour, row)]);
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
