/* Locked jokers (reading 4), between the modules that share the work. */
#ifndef BK_SOLVER_LOCKED_H
#define BK_SOLVER_LOCKED_H

#include "solver/problem.h"

enum { BK_MAX_LOCKED = 2 }; /* a box has two jokers, and a set holds one */

/* A locked set whose joker is freed, and the new set it goes to. */
typedef struct {
    const bk_shape *set;
    int tile;           /* the kind that frees it */
    bk_shape into;      /* size 0 while it is not decided */
    unsigned from_rack; /* places in `into` whose tile comes from the rack */
} bk_swap;

/* One way to deal with all locked sets. */
typedef struct {
    const bk_problem *problem;
    int kept_count, swap_count;
    bk_shape kept[BK_MAX_LOCKED];
    bk_swap swap[BK_MAX_LOCKED];
    uint8_t table[BK_KINDS]; /* natural tiles free to move: unlocked and swapped sets */
} bk_assignment;

/* Are the swaps' new sets new, for some way of telling equal tiles apart? Places in from_rack hold
 * tiles from the rack, the others tiles from the table. */
bool bk_are_new_sets(const bk_assignment *);

/* The same for a finished table, where `played` says what came from the rack: is there a joker's set
 * for each swap that has none yet? */
bool bk_has_new_sets(bk_assignment, const bk_layout *, const uint8_t played[BK_KINDS]);

/* apart.c: one joker a set. */

enum { BK_LONGEST_JOKER_RUN = 5 }; /* a longer one can be divided */

/* Raises the answer with the best outcome of the plan in which no set holds two jokers. */
void bk_run_one_joker_per_set(bk_solver *, const bk_problem *, const bk_plan *);

/* Divides long runs so that jokers come apart and lie in short runs; kept sets stay whole. */
void bk_split_runs(bk_layout *, int kept_count);

bool bk_has_one_joker_per_set(const bk_layout *);

#endif
