#include "solver/choices.h"

#include "rules/rules.h"
#include "solver/workspace.h"

enum {
    FIRST_BUDGET = 1500, /* enough for most positions, at little cost */
    LAST_BUDGET = 40000,
    FIRST_SLACK = 2, /* tiles */
};

static bk_graph_query query_of(const bk_problem *problem, const bk_plan *plan, bool table_is_valid)
{
    return (bk_graph_query){.table = plan->required,
                            .may = plan->optional,
                            .weight = problem->weights.tile,
                            .joker_weight = problem->weights.joker,
                            .min_value = plan->target,
                            .short_runs = bk_short_runs(&problem->rules),
                            .table_is_valid = table_is_valid,
                            .or_nothing = !plan->must_play,
                            .kept = plan->kept,
                            .kept_count = plan->kept_count,
                            .budget = FIRST_BUDGET};
}

/* The least weight of any choice. */
static int32_t least_weight(const bk_problem *problem, const bk_plan *plan)
{
    return problem->weights.tile[1] > 0 ? 0 : bk_weigh(&problem->weights, plan->optional);
}

static int counted_list(bk_solver *solver, const bk_graph_query *query, uint8_t (*played)[BK_KINDS],
                        int limit)
{
    bk_graph_builder *builder = &solver->graph_builder;
    int count = bk_graph_list_choices(builder, query, played, limit);
    solver->work += (uint64_t)(query->budget - builder->budget);
    return count;
}

/* Lists choices of at least the wanted weight. If the list is full and its last choice weighs less,
 * better ones may be missing. Then that weight is used as the bound of a second list. */
static int list_until_exact(bk_solver *solver, bk_graph_query *query, uint8_t (*played)[BK_KINDS],
                            int limit)
{
    int count = counted_list(solver, query, played, limit);
    if (count < limit)
        return count;
    int32_t last = bk_weigh(&solver->problem.weights, played[limit - 1]);
    if (last >= query->at_least)
        return count;
    query->at_least = last;
    return counted_list(solver, query, played, limit);
}

/* Lists only choices near the best one, for positions with very many turns. The range grows until
 * there are enough. */
static int list_near_best(bk_solver *solver, const bk_plan *plan, bk_graph_query *query,
                          uint8_t (*played)[BK_KINDS], int limit)
{
    const bk_problem *problem = &solver->problem;
    int32_t weight = problem->weights.tile[1], unit = weight > 0 ? weight : -weight;
    bk_plan upwards = *plan;
    upwards.upwards = true; /* like the graph, which reads the bounds */
    upwards.given = 0;
    solver->answer.value = BK_IMPOSSIBLE;
    int32_t best = bk_plan_run(solver, &upwards);
    if (best == BK_IMPOSSIBLE)
        return 0;
    query->walk = &solver->walk;
    query->table_is_valid = false; /* playing nothing is not near the best */
    query->budget = LAST_BUDGET;
    for (int slack = FIRST_SLACK;;) {
        query->at_least = best - slack * unit;
        int count = list_until_exact(solver, query, played, limit);
        if (count < 0 || count == limit || query->at_least <= least_weight(problem, plan))
            return count;
        slack += 4 * count < limit ? slack : 1; /* much more, or a little */
    }
}

int bk_plan_choices(bk_solver *solver, const bk_plan *plan, bool table_is_valid,
                    uint8_t (*played)[BK_KINDS], int limit)
{
    bk_graph_query query = query_of(&solver->problem, plan, table_is_valid);
    int count = counted_list(solver, &query, played, limit);
    return count < 0 ? list_near_best(solver, plan, &query, played, limit) : count;
}
