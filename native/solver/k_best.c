/* The best turns, each by a search of its own, by dividing what is left (Lawler): when the best turn
 * of a share is told, the rest of the share falls into parts in which some kind is played more or
 * less often than in that turn, and all kinds before it just as often. Each part's best turn is found
 * by the solver itself, so the next best turn overall is always at hand.
 *
 * Told turns stand at the front of the caller's array, the best turns of the open shares behind
 * them; more open shares than turns still wanted are never kept. */
#include "solver/turns.h"
#include "solver/workspace.h"

#include <string.h>

typedef struct {
    bk_solver *solver;
    bk_turn *turns;
    size_t told, count, limit;
} listing;

static size_t worst_open(const listing *l)
{
    size_t worst = l->told;
    for (size_t i = l->told; i < l->count; i++)
        if (l->solver->share[i].value < l->solver->share[worst].value)
            worst = i;
    return worst;
}

/* Solves the share that the scene describes, and keeps it if it is good enough. */
static void open_share(listing *l)
{
    bk_solver *solver = l->solver;
    bool full = l->count == l->limit;
    size_t place = full ? worst_open(l) : l->count;
    bk_solver_solve(solver, full ? solver->share[place].value : BK_IMPOSSIBLE);
    if (!solver->answer.found)
        return;
    bk_share *share = &solver->share[place];
    share->value = solver->answer.value;
    memcpy(share->must, solver->scene.must, BK_KINDS);
    memcpy(share->may, solver->scene.may, BK_KINDS);
    bk_solver_tell(solver, &l->turns[place]);
    l->count += !full;
}

static void open_if_left(listing *l)
{
    if (l->told < l->limit)
        open_share(l);
}

static void divide(listing *l, const bk_share *share, const uint8_t played[BK_KINDS])
{
    bk_scene *scene = &l->solver->scene;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        /* kinds below are fixed by now, kinds above are as in the share */
        for (int k = 0; k < BK_KINDS; k++) {
            scene->must[k] = k < kind ? played[k] : share->must[k];
            scene->may[k] = k < kind ? played[k] : share->may[k];
        }
        if (played[kind] > share->must[kind]) {
            scene->may[kind] = (uint8_t)(played[kind] - 1);
            open_if_left(l);
            scene->may[kind] = share->may[kind];
        }
        if (played[kind] < share->may[kind]) {
            scene->must[kind] = (uint8_t)(played[kind] + 1);
            open_if_left(l);
        }
    }
}

static void tell_best(listing *l)
{
    bk_share *shares = l->solver->share, share;
    size_t best = l->told;
    for (size_t i = l->told; i < l->count; i++)
        if (shares[i].value > shares[best].value)
            best = i;
    bk_turn turn = l->turns[best];
    l->turns[best] = l->turns[l->told];
    l->turns[l->told] = turn;
    share = shares[best];
    shares[best] = shares[l->told];
    l->told++;
    divide(l, &share, turn.played);
}

size_t bk_turns_by_shares(bk_solver *solver, bk_turn *turns, size_t limit)
{
    listing l = {.solver = solver, .turns = turns, .limit = limit};
    open_if_left(&l);
    while (l.told < l.count)
        tell_best(&l);
    return l.told;
}
