/* The solver's workspace: all memory that one question needs. */
#ifndef BK_SOLVER_WORKSPACE_H
#define BK_SOLVER_WORKSPACE_H

#include "search/side_sets.h"
#include "solver/problem.h"
#include "turn_graph/builder.h"

enum {
    BK_FIRST_BUDGET = 512,    /* nodes of a walk; few questions of a round need as many */
    BK_FEW_PLANS = 128,       /* they take less time than it takes to prepare one walk for all */
    BK_LONGEST_JOKER_RUN = 5, /* a longer one can be divided */
};

/* A part of the search space: turns that play at least `must` and at most `may` of each kind.
 * `value` is that of its best turn. */
typedef struct {
    int32_t value;
    uint8_t must[BK_KINDS], may[BK_KINDS];
} bk_part;

/* place_jokers.c: a new set for a freed joker. */
typedef struct {
    bk_shape into;
    uint8_t tile[BK_LONGEST_JOKER_RUN];
    unsigned from_rack; /* places whose tile must come from the rack */
    uint64_t kinds;     /* a bit for each */
    bool surely_new;
} bk_new_set;

struct bk_solver {
    bk_walk walk;
    bk_problem problem;
    bk_answer answer;
    bool downwards;  /* plan.c: the direction of the last walk */
    uint64_t budget; /* plan.c: its nodes; more than the first after a hard plan */
    int few_plans;   /* place_jokers.c: up to so many are tried one by one */
    uint64_t work;   /* of all questions before this one, and of its lists */
    bk_layout draft; /* the outcome of a plan, before it is known to be legal */
    bk_graph_builder graph_builder;
    uint8_t played[BK_MAX_TURNS][BK_KINDS]; /* turns.c, locked_choices.c */
    uint8_t choice[BK_MAX_TURNS][BK_KINDS]; /* locked_choices.c */
    int32_t choice_value[BK_MAX_TURNS];
    uint8_t candidate[BK_MAX_TURNS][BK_KINDS]; /* locked_choices.c */
    bk_turn turns[BK_MAX_TURNS];            /* turns.c: turns whose sets nobody reads */
    bk_side_walk side_walk;                 /* place_jokers.c, and what follows */
    bk_side_task side_task;
    bk_side_set side_set[BK_MOST_SIDE_SETS];
    bk_new_set new_set[BK_MOST_SIDE_SETS];
    bk_part part[BK_MAX_TURNS];             /* k_best.c */
};

/* solver.c: begins to count the nodes of a question. */
void bk_solver_count_anew(bk_solver *);

/* solver.c: the three steps of a question. bk_solver_solve looks for an answer above `beat`. */
bk_status bk_solver_set_problem(bk_solver *, const bk_position *, bk_objective);
void bk_solver_solve(bk_solver *, int32_t beat);
void bk_solver_write_turn(const bk_solver *, bk_turn *);

#endif
