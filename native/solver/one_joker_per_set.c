/* One joker per set: the rule where jokers are locked and two of them come from the rack.
 *
 * The walk does not know this rule. Mostly its answer obeys it, or does so once long runs are
 * divided. If not, one joker stays on the rack or is laid in a set outside the walk, and the walk
 * has only the other one. */
#include "rules/possible_sets.h"
#include "solver/locked.h"
#include "solver/workspace.h"

/* ---- dividing runs --------------------------------------------------------------------- */

static void cut(bk_layout *table, int index, int place)
{
    bk_shape *low = &table->shape[index], high = *low;
    high.number = (uint8_t)(low->number + place);
    high.size = (uint8_t)(low->size - place);
    high.jokers = (uint16_t)(low->jokers >> place);
    low->size = (uint8_t)place;
    low->jokers &= (uint16_t)((1 << place) - 1);
    table->shape[table->count++] = high;
}

void bk_split_runs(bk_layout *table, int kept_count)
{
    for (int i = kept_count; i < table->count; i++) {
        bk_shape *run = &table->shape[i];
        if (run->form != BK_RUN || run->size < 6 || !run->jokers)
            continue;
        int place = __builtin_ctz(run->jokers);
        cut(table, i, place < 3 ? 3 : bk_min(place, run->size - 3));
    }
}

bool bk_has_one_joker_per_set(const bk_layout *table)
{
    for (int i = 0; i < table->count; i++)
        if (bk_shape_jokers(&table->shape[i]) > 1)
            return false;
    return true;
}

/* ---- separating two jokers ------------------------------------------------------------- */

typedef struct {
    bk_solver *solver;
    const bk_problem *problem;
    const bk_plan *plan;
} separation;

static void run_and_accept(bk_solver *solver, const bk_plan *plan)
{
    int32_t value = bk_plan_run(solver, plan);
    if (value == BK_IMPOSSIBLE)
        return;
    bk_plan_draft(solver, plan, value);
    bk_draft_accept(solver, value);
}

/* Takes a tile for a set that is laid outside the walk: a required tile if possible. */
static void take_tile(bk_plan *plan, const bk_weights *weights, int kind)
{
    if (plan->required[kind]) {
        plan->required[kind]--;
        return;
    }
    plan->optional[kind]--;
    plan->given += bk_weight_of(weights, kind);
    plan->must_play = false;
}

static bool lay_joker_set(const bk_shape *shape, void *context)
{
    const separation *p = context;
    bk_plan plan = *p->plan;
    bk_set set;
    bk_shape_write(shape, &set);
    for (int place = 0; place < set.size; place++)
        take_tile(&plan, &p->problem->weights, set.tile[place]);
    plan.laid[plan.laid_count++] = *shape;
    plan.start = (uint8_t)bk_min(plan.target, plan.start + bk_shape_value(shape));
    run_and_accept(p->solver, &plan);
    return bk_is_satisfied(p->solver);
}

static void separate_jokers(separation *p)
{
    const bk_plan *plan = p->plan;
    uint8_t tiles[BK_KINDS];
    if (plan->optional[BK_JOKER]) {
        bk_plan fewer = *plan;
        fewer.optional[BK_JOKER]--;
        run_and_accept(p->solver, &fewer);
    }
    if (bk_is_satisfied(p->solver))
        return;
    for (int kind = 0; kind < BK_KINDS; kind++)
        tiles[kind] = (uint8_t)(plan->required[kind] + plan->optional[kind]);
    int longest = bk_min(BK_LONGEST_JOKER_RUN, p->problem->rules.max_run_length);
    bk_each_set(tiles, (bk_set_limits){longest, 1, 1}, lay_joker_set, p);
}

void bk_run_one_joker_per_set(bk_solver *solver, const bk_problem *problem, const bk_plan *plan)
{
    int32_t value = bk_plan_run(solver, plan);
    if (value == BK_IMPOSSIBLE)
        return;
    bk_plan_draft(solver, plan, value);
    bk_split_runs(&solver->draft, plan->kept_count);
    if (bk_has_one_joker_per_set(&solver->draft))
        bk_draft_accept(solver, value);
    else
        separate_jokers(&(separation){solver, problem, plan});
}
