/* A turn that is built tile by tile: which kinds may come next, and whether what is chosen will do.
 *
 * A kind may come next if some turn plays the chosen tiles and one more of that kind. Such a turn
 * mostly plays other tiles, too, and so answers for their kinds at the same time: the solver is
 * asked once for each kind that no answer has shown yet. */
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

/* Is there a turn that plays at least scene->must and at most scene->may? */
static bool any_turn(bk_solver *solver, bk_turn *turn)
{
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    if (solver->answer.found)
        bk_solver_tell(solver, turn);
    return solver->answer.found;
}

static void mark(const bk_turn *turn, const uint8_t chosen[BK_KINDS], bool next[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        next[kind] = next[kind] || turn->played[kind] > chosen[kind];
}

bk_status bk_further_tiles(bk_solver *solver, const bk_position *position,
                           const uint8_t chosen[BK_KINDS], bk_further *further)
{
    bk_scene *scene = &solver->scene;
    bk_turn turn;
    memset(further, 0, sizeof *further);
    bk_status status = bk_solver_ask(solver, position, BK_TILES);
    if (status == BK_OK && !bk_includes(position->rack, chosen))
        status = BK_BAD_COUNTS;
    if (status != BK_OK)
        return status;
    scene->any = true;
    scene->bare = bk_tiles_are_all(&position->rules);
    memcpy(scene->must, chosen, BK_KINDS);
    if (!any_turn(solver, &turn))
        return BK_OK;
    mark(&turn, chosen, further->next);
    for (int kind = 0; kind < BK_KINDS; kind++) {
        if (further->next[kind] || chosen[kind] == position->rack[kind])
            continue;
        scene->must[kind]++;
        if (any_turn(solver, &turn))
            mark(&turn, chosen, further->next);
        scene->must[kind]--;
    }
    memcpy(scene->may, chosen, BK_KINDS);
    further->complete = bk_count(chosen) > 0 && any_turn(solver, &turn);
    return BK_OK;
}
