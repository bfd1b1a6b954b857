/* The problem of one turn, in terms that the solvers of all editions share.
 *
 * A problem is the table and the rack of an ordinary turn. For a player who has opened it is the
 * position itself. In an opening turn that continues, the opening sets are already on the table
 * (reading 7). A plan is one case of a problem, in a form that the walk can solve. */
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
    uint8_t must[BK_KINDS]; /* tiles of the rack that must be played */
    uint8_t may[BK_KINDS];  /* the most that may be played */
    int32_t given;          /* weight of what was played before */
    bool must_play;         /* something must be played */
    bool must_free;         /* a locked joker must be freed */
    bool any;               /* any turn will do: stop at the first */
    bool yes_or_no;         /* only whether there is one is wanted */
    bool tiles_only;        /* only the played tiles are wanted, not the sets */
    uint8_t min_value;      /* least value of the sets, or 0 */
    bk_rules rules;
    int set_count;
    int own_sets; /* number of opening sets at the end of `sets`; their jokers stay */
    bk_shape sets[BK_MAX_SETS];
} bk_problem;

enum { BK_MAX_KEPT = 2 };

typedef struct {
    uint8_t required[BK_KINDS]; /* must be laid */
    uint8_t optional[BK_KINDS]; /* may be laid */
    int32_t given;              /* weight of the tiles that are certain to be played */
    bool must_play;             /* an optional tile must be played */
    bk_meter meter;
    uint8_t target, start;
    int kept_count;
    bk_shape kept[BK_MAX_KEPT]; /* locked sets that stay; the walk may add to them */
    bool upwards;               /* the caller reads the walk's bounds by number */
    unsigned low_ends;          /* short runs, bit i: kept[i] grows at its low end, else high */
    int laid_count;
    bk_shape laid[BK_MAX_KEPT]; /* complete sets that are only added to the answer */
} bk_plan;

typedef struct {
    bool found;
    int32_t value; /* sum of weights; until found, the value to beat */
    bk_layout table;
    bk_layout opening;
    uint8_t played[BK_KINDS]; /* if problem.tiles_only; there is no table then */
} bk_answer;

bk_weights bk_weights_for(bk_objective, int joker_value);

static inline int32_t bk_weight_of(const bk_weights *weights, int kind)
{
    return kind == BK_JOKER ? weights->joker : weights->tile[bk_number_of(kind)];
}

int32_t bk_weigh(const bk_weights *, const uint8_t counts[BK_KINDS]);

/* Whether nothing better is wanted. */
bool bk_is_satisfied(const bk_solver *);

/* Starts a plan with the problem's tiles, nothing kept and nothing laid. */
void bk_plan_start(bk_plan *, const bk_problem *);

/* Returns the value of the best outcome of the plan if it beats the answer, else BK_IMPOSSIBLE. */
int32_t bk_plan_run(bk_solver *, const bk_plan *);

/* Prepares a walk of the plan in a direction. */
void bk_plan_prepare(bk_solver *, const bk_plan *, bool downwards);

/* Sets solver->downwards to the direction that seems better, unless a hard plan of the same question
 * has shown it already. */
void bk_plan_choose_direction(bk_solver *, const bk_plan *);

/* After a bk_plan_run that returned `value`: writes the sets of that outcome to solver->draft, kept
 * sets first, then laid ones. */
void bk_plan_draft(bk_solver *, const bk_plan *, int32_t value);

/* Makes the draft the answer. */
void bk_draft_accept(bk_solver *, int32_t value);

/* Solvers. Each raises solver->answer if the problem, or its opening, allows it. */
void bk_solve_locked(bk_solver *, const bk_problem *);
void bk_solve_turn(bk_solver *, const bk_problem *);
void bk_solve_opening(bk_solver *, const bk_problem *);
void bk_solve_opening_continues(bk_solver *, const bk_problem *);

/* Visits openings from the rack, where the answer is not found yet: so many that every turn of an
 * opening that goes on, if it frees no joker, goes on from one of them. */
typedef void bk_opening_visitor(const bk_layout *opening, const uint8_t laid[BK_KINDS],
                                void *context);
void bk_each_opening(bk_solver *, const bk_problem *, bk_opening_visitor *visit, void *context);

#endif
