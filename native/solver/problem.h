/* What is asked, in the terms that the editions' solvers share.
 *
 * A scene is the table and the rack that an ordinary turn is judged against. For an opened player
 * it is the position itself; in an opening turn that goes on, the opening sets already lie there
 * (reading 7). A plan is one way to go about a scene that the walk can work out. */
#ifndef BK_SOLVER_PROBLEM_H
#define BK_SOLVER_PROBLEM_H

#include "search/layout.h"
#include "solver/solver.h"

typedef struct {
    int32_t tile[BK_NUMBERS + 1]; /* by number */
    int32_t joker;
} bk_weights;

typedef struct {
    bk_weights weights;
    uint8_t table[BK_KINDS];
    uint8_t must[BK_KINDS]; /* from the rack: tiles that this turn plays, */
    uint8_t may[BK_KINDS];  /* and the most it plays */
    int32_t given;          /* weight of what was played before the scene */
    bool must_play;         /* something must be played */
    bool any;               /* any turn will do: stop at the first */
    bool tiles_only;        /* only the tiles played are wanted, not the sets */
    uint8_t min_value;      /* what the sets must be worth; 0 where it does not matter */
    bk_rules rules;
    int set_count;
    int own_sets; /* the last so many are opening sets: their jokers cannot be freed */
    bk_shape sets[BK_MAX_SETS];
} bk_problem;

enum { BK_MAX_KEPT = 2 };

typedef struct {
    uint8_t required[BK_KINDS]; /* must lie, */
    uint8_t optional[BK_KINDS]; /* may lie */
    int32_t given;              /* weight of the tiles that are certain to be played */
    bool must_play;             /* a loose tile must be played */
    bk_meter meter;
    uint8_t target, start;
    int kept_count;
    bk_shape kept[BK_MAX_KEPT]; /* locked sets that stay; the walk may add to them */
    unsigned low_ends;          /* short runs: bit i says at which end kept[i] may grow */
    int laid_count;
    bk_shape laid[BK_MAX_KEPT]; /* sets that are settled and only shown in the answer */
} bk_plan;

typedef struct {
    bool found;
    int32_t value; /* sum of weights; until found, what it has to beat */
    bk_layout table;
    bk_layout opening;
    uint8_t played[BK_KINDS]; /* where the scene is bare, and then no table */
} bk_answer;

bk_weights bk_weights_for(bk_objective, int joker_value);

static inline int32_t bk_weight_of(const bk_weights *weights, int kind)
{
    return kind == BK_JOKER ? weights->joker : weights->tile[bk_number_of(kind)];
}

int32_t bk_weigh(const bk_weights *, const uint8_t counts[BK_KINDS]);

/* Nothing better is wanted. */
bool bk_is_satisfied(const bk_solver *);

/* A plan for the scene's tiles with nothing kept and nothing laid. */
void bk_plan_start(bk_plan *, const bk_problem *);

/* The value of the best outcome of the plan if it beats the answer, else BK_IMPOSSIBLE. */
int32_t bk_plan_run(bk_solver *, const bk_plan *);

/* After a bk_plan_run that returned `value`: the sets of that outcome, into solver->draft; kept ones
 * first, then laid ones. */
void bk_plan_draft(bk_solver *, const bk_plan *, int32_t value);

/* Makes the draft the answer. */
void bk_draft_accept(bk_solver *, int32_t value);

/* Each raises solver->answer as far as the scene, or the opening of it, can. */
void bk_solve_locked(bk_solver *, const bk_problem *);
void bk_solve_turn(bk_solver *, const bk_problem *);
void bk_solve_opening(bk_solver *, const bk_problem *);
void bk_solve_opening_continues(bk_solver *, const bk_problem *);

#endif
