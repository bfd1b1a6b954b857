/* Turns in order of quality, between the two modules that find them. */
#ifndef BK_SOLVER_TURNS_H
#define BK_SOLVER_TURNS_H

#include "solver/problem.h"

/* After bk_solver_ask: the best turns, each by a search of its own. Returns how many. */
size_t bk_turns_k_best(bk_solver *, bk_turn *turns, size_t limit);

#endif
