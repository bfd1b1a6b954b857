/* Locked jokers (reading 4): declarations shared by the files that solve them. */
#ifndef BK_SOLVER_LOCKED_H
#define BK_SOLVER_LOCKED_H

#include "solver/workspace.h"

enum { BK_MAX_LOCKED = 2 }; /* a box has two jokers, and a set holds one */

/* A swap: a locked set whose joker is freed, and the new set that the joker goes to. */
typedef struct {
    const bk_shape *set;
    int tile;           /* the kind that frees it */
    bk_shape into;      /* size 0 while it is undecided */
    unsigned from_rack; /* places in `into` whose tile comes from the rack */
} bk_swap;

/* An assignment: which locked sets are kept and which are swapped. */
typedef struct {
    const bk_problem *problem;
    int kept_count, swap_count;
    bk_shape kept[BK_MAX_LOCKED];
    bk_swap swap[BK_MAX_LOCKED];
    uint8_t table[BK_KINDS]; /* natural tiles free to move: of unlocked and swapped sets */
} bk_assignment;

/* Whether the new sets of the swaps are new, for some way of telling equal tiles apart. Places in
 * from_rack hold tiles from the rack, the others tiles from the table. */
bool bk_are_new_sets(const bk_assignment *);

/* Whether the new set of a swap is new in any case, whichever of two equal tiles it takes from the
 * table. */
bool bk_is_surely_new(const bk_assignment *, int swap);

/* For a finished table: whether there is a new set with a joker for each swap that has
 * none yet. `played` is what came from the rack. */
bool bk_has_new_sets(bk_assignment, const bk_layout *, const uint8_t played[BK_KINDS]);

/* Whether this tile may be played, and stands where a locked joker does. */
bool bk_can_free_joker(const bk_problem *, int kind);

/* Visits plans that free a joker of the problem, each with its new sets laid. Together they have all
 * outcomes above the answer's value, which may be raised by `visit`. */
typedef void bk_plan_visitor(const bk_plan *, void *context);
void bk_each_plan_that_frees(bk_solver *, const bk_problem *, bk_plan_visitor *visit, void *context);

enum { BK_MAX_ORIGINS = 1 << (BK_LONGEST_JOKER_RUN - 1) };

/* The search of all assignments. */
typedef struct {
    bk_solver *solver;
    const bk_problem *problem;
    bk_assignment assignment;
    int32_t limit; /* no outcome of the assignment is better */
    int locked_count;
    const bk_shape *locked[BK_MAX_LOCKED];
    struct {
        int count;
        unsigned from_rack[BK_MAX_ORIGINS];
    } settled[BK_MAX_LOCKED]; /* origins of a new set that need not be extended */
    bk_plan_visitor *visit;   /* of every plan instead of the search for the best, or NULL */
    void *context;
} bk_locked_search;

/* Makes the plan of the assignment. Jokers whose new set is not decided are left to the walk. Returns
 * whether there are tiles enough. */
bool bk_locked_plan(bk_plan *, const bk_locked_search *);

/* Solves a complete assignment. Returns whether there are tiles enough. */
bool bk_locked_run(bk_locked_search *);

/* place_jokers.c: tries all new sets of the freed jokers at once. Returns false if it is not made for
 * this assignment, or if there are few, so that they are better tried one by one. */
bool bk_place_jokers(bk_locked_search *);

/* one_joker_per_set.c: no set with two jokers. */

/* Raises the answer to the best outcome of the plan in which no set holds two jokers. */
void bk_run_one_joker_per_set(bk_solver *, const bk_problem *, const bk_plan *);

/* Divides long runs, so that jokers are separated and lie in short runs. Kept sets stay whole. */
void bk_split_runs(bk_layout *, int kept_count);

bool bk_has_one_joker_per_set(const bk_layout *);

#endif
