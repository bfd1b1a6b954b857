/* Choices: the tiles that turns play, without their arrangement. */
#ifndef BK_SOLVER_CHOICES_H
#define BK_SOLVER_CHOICES_H

#include "solver/problem.h"

/* Lists at most `limit` (BK_MAX_TURNS) choices among the optional tiles of a plan, best first: at
 * least one tile if the plan must play. Any arrangement of them must be legal. Returns their number,
 * or -1 if there are too many to list. `table_is_valid`: the required tiles are known to consist of
 * sets. */
int bk_plan_choices(bk_solver *, const bk_plan *, bool table_is_valid, uint8_t (*played)[BK_KINDS],
                    int limit);

/* The same for the whole problem of a player who has opened, or whose opening goes on, where a joker
 * on the table is locked and runs are long. The problem may be changed. */
int bk_locked_choices(bk_solver *, uint8_t (*played)[BK_KINDS], int limit);

/* Lays exactly these tiles, if that is legal, whatever was asked before. */
bool bk_lay_choice(bk_solver *, const uint8_t played[BK_KINDS]);

#endif
