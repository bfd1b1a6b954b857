/* Turns in order of quality: what turns.c needs of k_best.c. */
#ifndef BK_SOLVER_TURNS_H
#define BK_SOLVER_TURNS_H

#include "solver/problem.h"

/* After bk_solver_set_problem: finds the best turns, each by its own search. Returns their
 * number. */
size_t bk_turns_k_best(bk_solver *, bk_turn *turns, size_t limit);

#endif
