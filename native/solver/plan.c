/* Plans: one case of a problem as a task for the walk, the race of two walks, and the sets that come
 * out. */
#include "solver/problem.h"

#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

/* ---- from plan to task ----------------------------------------------------------------- */

static void set_tiles(bk_task *task, const bk_plan *plan, const bk_problem *problem)
{
    for (int number = 1; number <= BK_NUMBERS; number++) {
        int row = bk_row_of(task, number);
        task->weight[row] = problem->weights.tile[number];
        for (int colour = 0; colour < BK_COLOURS; colour++) {
            int kind = bk_kind(colour, number);
            task->lo[row][colour] = plan->required[kind];
            task->hi[row][colour] = (uint8_t)(plan->required[kind] + plan->optional[kind]);
        }
    }
    task->jokers_lo = plan->required[BK_JOKER];
    task->jokers_hi = (uint8_t)(plan->required[BK_JOKER] + plan->optional[BK_JOKER]);
    task->joker_weight = problem->weights.joker;
}

/* Takes the locked sets out of the walk. Runs may end against them, and they may be continued. */
static void keep_sets(bk_task *task, const bk_plan *plan)
{
    for (int i = 0; i < plan->kept_count; i++) {
        bk_shape kept = task->downwards ? bk_shape_mirrored(plan->kept[i]) : plan->kept[i];
        bk_kept_ends_add(&task->kept, &kept, task->runs.short_runs,
                         (plan->low_ends >> i & 1) != task->downwards);
    }
}

/* Whether a tile must be played and nothing else ensures it: sets with a value are never empty, and
 * where tiles have positive weight it is enough to beat 0. */
static bool must_play_one(const bk_plan *plan)
{
    return plan->must_play && plan->meter == BK_METER_NONE;
}

static bool counts_tiles(const bk_plan *plan, const bk_problem *problem)
{
    return must_play_one(plan) && problem->weights.tile[1] <= 0;
}

static void set_task(bk_task *task, const bk_plan *plan, const bk_problem *problem, bool downwards)
{
    memset(task, 0, sizeof *task);
    task->downwards = downwards;
    set_tiles(task, plan, problem);
    task->runs.short_runs = bk_short_runs(&problem->rules);
    task->runs.guarded = plan->kept_count > 0 && task->jokers_hi > 0;
    keep_sets(task, plan);
    task->meter = plan->meter;
    task->target = plan->target;
    task->start = plan->start;
    if (counts_tiles(plan, problem)) {
        task->meter = BK_METER_PLAYED;
        task->target = 1;
    }
}

enum { MIDDLE = 7 }; /* of the numbers */

/* Whether the walk should rather go downwards. It should meet the numbers with many choices late,
 * where its bound is nearly exact. There are many where tiles can be grouped in many ways, and fewer
 * where most of them must be laid; 2 and 3 fit positions of self-play best. */
static bool is_better_downwards(const bk_group_tables *groups, const bk_plan *plan)
{
    int balance = 0;
    for (int number = 1; number <= BK_NUMBERS; number++) {
        unsigned at_hand = 0;
        int required = 0;
        for (int colour = 0; colour < BK_COLOURS; colour++) {
            int kind = bk_kind(colour, number);
            at_hand |= (unsigned)(plan->required[kind] + plan->optional[kind]) << 2 * colour;
            required += plan->required[kind];
        }
        balance += (2 * groups->of[at_hand].ways - 3 * required) * (MIDDLE - number);
    }
    return balance > 0;
}

/* ---- running a plan -------------------------------------------------------------------- */

void bk_plan_prepare(bk_solver *solver, const bk_plan *plan, bool downwards)
{
    set_task(&solver->walk.task, plan, &solver->problem, downwards);
    bk_walk_prepare(&solver->walk);
}

void bk_plan_choose_direction(bk_solver *solver, const bk_plan *plan)
{
    if (solver->budget == BK_FIRST_BUDGET)
        solver->downwards = is_better_downwards(&solver->walk.groups, plan);
}

static int32_t walk(bk_solver *solver, const bk_plan *plan, bool downwards, int32_t need,
                    int32_t enough, uint64_t budget)
{
    bk_plan_prepare(solver, plan, downwards);
    return bk_walk_search(&solver->walk, need, enough, budget);
}

static int32_t walk_upwards(bk_solver *solver, const bk_plan *plan, int32_t need)
{
    int32_t enough = solver->problem.any ? need : BK_ENOUGH;
    return walk(solver, plan, false, need, enough, BK_NO_LIMIT);
}

/* Walks in the direction that seems better, then in the other one, and so on in turn, each time with
 * twice the budget, until a walk ends. Hard positions are often hard in one direction only, and then
 * so are the other plans of the question: they begin with the direction and the budget that were
 * right here. */
static int32_t race(bk_solver *solver, const bk_plan *plan, int32_t need)
{
    int32_t enough = solver->problem.any ? need : BK_ENOUGH;
    bk_plan_choose_direction(solver, plan);
    for (;; solver->budget *= 2) {
        int32_t value = walk(solver, plan, solver->downwards, need, enough, solver->budget);
        if (!solver->walk.gave_up)
            return value;
        need = bk_max(need, value);
        solver->downwards = !solver->downwards;
    }
}

/* Whether the walk may go downwards. The value of an opening is counted upwards. */
static bool may_race(const bk_plan *plan)
{
    return !plan->upwards && plan->meter != BK_METER_VALUE;
}

int32_t bk_plan_run(bk_solver *solver, const bk_plan *plan)
{
    /* leaves room to add weights to BK_IMPOSSIBLE */
    int32_t beat = bk_max(solver->answer.value - plan->given, BK_IMPOSSIBLE / 2);
    if (must_play_one(plan) && solver->problem.weights.tile[1] > 0)
        beat = bk_max(beat, 0);
    int32_t value = may_race(plan) ? race(solver, plan, beat + 1)
                                   : walk_upwards(solver, plan, beat + 1);
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
