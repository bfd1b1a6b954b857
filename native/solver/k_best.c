/* The k best turns, each found by its own search (Lawler's algorithm).
 *
 * When the best turn of a part is listed, the rest of the part is divided. In each new part some
 * kind is played more or less often than in that turn, and all kinds before it equally often. The
 * solver finds the best turn of each part, so the next best turn overall is always known.
 *
 * Listed turns are at the front of the caller's array, and the best turns of the open parts follow.
 * No more open parts are kept than turns are still wanted. */
#include "solver/turns.h"
#include "solver/workspace.h"

#include <string.h>

typedef struct {
    bk_solver *solver;
    bk_turn *turns;
    size_t listed, count, limit;
    int32_t beat;
} listing;

static size_t worst_open(const listing *l)
{
    size_t worst = l->listed;
    for (size_t i = l->listed; i < l->count; i++)
        if (l->solver->part[i].value < l->solver->part[worst].value)
            worst = i;
    return worst;
}

/* Solves the part that the problem describes, and keeps it if it is good enough. */
static void open_part(listing *l)
{
    bk_solver *solver = l->solver;
    bool full = l->count == l->limit;
    size_t place = full ? worst_open(l) : l->count;
    bk_solver_solve(solver, full ? solver->part[place].value : l->beat);
    if (!solver->answer.found)
        return;
    bk_part *part = &solver->part[place];
    part->value = solver->answer.value;
    memcpy(part->must, solver->problem.must, BK_KINDS);
    memcpy(part->may, solver->problem.may, BK_KINDS);
    bk_solver_write_turn(solver, &l->turns[place]);
    l->count += !full;
}

static void open_if_left(listing *l)
{
    if (l->listed < l->limit)
        open_part(l);
}

static void divide(listing *l, const bk_part *part, const uint8_t played[BK_KINDS])
{
    bk_problem *problem = &l->solver->problem;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        /* kinds below are fixed now, kinds above are as in the part */
        for (int k = 0; k < BK_KINDS; k++) {
            problem->must[k] = k < kind ? played[k] : part->must[k];
            problem->may[k] = k < kind ? played[k] : part->may[k];
        }
        if (played[kind] > part->must[kind]) {
            problem->may[kind] = (uint8_t)(played[kind] - 1);
            open_if_left(l);
            problem->may[kind] = part->may[kind];
        }
        if (played[kind] < part->may[kind]) {
            problem->must[kind] = (uint8_t)(played[kind] + 1);
            open_if_left(l);
        }
    }
}

static void list_best(listing *l)
{
    bk_part *parts = l->solver->part, part;
    size_t best = l->listed;
    for (size_t i = l->listed; i < l->count; i++)
        if (parts[i].value > parts[best].value)
            best = i;
    bk_turn turn = l->turns[best];
    l->turns[best] = l->turns[l->listed];
    l->turns[l->listed] = turn;
    part = parts[best];
    parts[best] = parts[l->listed];
    l->listed++;
    divide(l, &part, turn.played);
}

size_t bk_turns_k_best(bk_solver *solver, bk_turn *turns, size_t limit, int32_t beat)
{
    listing l = {.solver = solver, .turns = turns, .limit = limit, .beat = beat};
    open_if_left(&l);
    while (l.listed < l.count)
        list_best(&l);
    return l.listed;
}
