/* Turns in order of quality: what k_best.c offers. */
#ifndef BK_SOLVER_TURNS_H
#define BK_SOLVER_TURNS_H

#include "solver/problem.h"

/* After bk_solver_set_problem: finds the best turns above the value `beat`, each by its own search:
 * at least problem.must and at most problem.may. Returns their number. */
size_t bk_turns_k_best(bk_solver *, bk_turn *turns, size_t limit, int32_t beat);

#endif
