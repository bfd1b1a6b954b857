/* Next tiles: for a turn built tile by tile, which kinds may come next, and whether it is complete.
 *
 * A kind may come next if some turn plays the chosen tiles and one more of that kind. Such a turn
 * mostly plays other tiles, too, and so proves their kinds at the same time. The solver is called
 * once for each kind that no turn has proven yet. */
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

/* Whether there is a turn that plays at least problem->must and at most problem->may. */
static bool any_turn(bk_solver *solver, bk_turn *turn)
{
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    if (solver->answer.found)
        bk_solver_write_turn(solver, turn);
    return solver->answer.found;
}

static void mark(const bk_turn *turn, const uint8_t chosen[BK_KINDS], bool next[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        next[kind] = next[kind] || turn->played[kind] > chosen[kind];
}

bk_status bk_find_next_tiles(bk_solver *solver, const bk_position *position,
                             const uint8_t chosen[BK_KINDS], bk_next_tiles *answer)
{
    bk_problem *problem = &solver->problem;
    bk_turn turn;
    memset(answer, 0, sizeof *answer);
    bk_status status = bk_solver_set_problem(solver, position, BK_TILES);
    if (status == BK_OK && !bk_includes(position->rack, chosen))
        status = BK_BAD_COUNTS;
    if (status != BK_OK)
        return status;
    problem->any = true;
    problem->tiles_only = bk_any_arrangement_is_legal(&position->rules);
    memcpy(problem->must, chosen, BK_KINDS);
    if (!any_turn(solver, &turn))
        return BK_OK;
    mark(&turn, chosen, answer->next);
    for (int kind = 0; kind < BK_KINDS; kind++) {
        if (answer->next[kind] || chosen[kind] == position->rack[kind])
            continue;
        problem->must[kind]++;
        if (any_turn(solver, &turn))
            mark(&turn, chosen, answer->next);
        problem->must[kind]--;
    }
    memcpy(problem->may, chosen, BK_KINDS);
    answer->complete = bk_count(chosen) > 0 && any_turn(solver, &turn);
    return BK_OK;
}
