/* Open runs of one colour, and what a number's tiles can do to them.
 *
 * The walk goes through the numbers upwards. All it must remember of a colour is how long its open
 * runs are: 1, 2 or "3 or more". A state is a small multiset of these. Where jokers are locked a
 * set holds one joker, and a joker in the walk must stay away from locked runs. Two more classes
 * see to that: MIXED is one tile and a joker, which differs from a 2 in that it may not be attached
 * to a locked run; HELD is a locked run that was continued, a 3 that takes no joker.
 */
#ifndef BK_SEARCH_RUNS_H
#define BK_SEARCH_RUNS_H

#include "rules/kinds.h"

enum {
    BK_RUN_1 = 0,
    BK_RUN_2 = 1,
    BK_RUN_3 = 2,
    BK_RUN_MIXED = 3,
    BK_RUN_HELD = 4,
    BK_RUN_CLASSES = 5,

    BK_PLAIN_STATES = 10, /* at most two open runs: all that free jokers need */
    BK_STATES = 34,       /* up to three, MIXED and HELD: a joker beside locked runs */
    BK_DEAD = 35,         /* not a state */
    BK_STATE_SLOTS = 36,

    BK_MAX_OPEN = 3,
    BK_MAX_STEPS = 8,
    BK_NOT_DOMINATED = 3, /* more tiles than there are */
};

/* Who may join a locked run here: `docks` open runs may end against its low end, `hooks` tiles may
 * continue it at its high end. */
typedef struct {
    int prepends, appends;
} bk_attachments;

/* What one colour's tiles of one number do. */
typedef enum { BK_CLOSE, BK_PREPEND, BK_LAY_TILE, BK_LAY_JOKER } bk_action;

typedef struct {
    int open;                      /* runs that were open before */
    uint8_t run[BK_MAX_OPEN];      /* their classes, */
    bk_action action[BK_MAX_OPEN]; /* and what happens to each */
    int appended;                  /* tiles laid on locked runs */
    int started;                   /* tiles that start a run */
    uint8_t next;                  /* the state afterwards */
} bk_step;

typedef struct {
    bool short_runs; /* runs of at most four */
    bool guarded;    /* one joker beside locked runs; it stays away from them */
} bk_run_rules;

enum { BK_MAX_ARCS = 1024 };

typedef struct {
    uint8_t tiles, jokers, next;
    uint8_t dominated_at; /* with this many tiles at hand, a better arc exists */
} bk_arc;

/* Where tiles and jokers can lead from a state, alternatives that do not dominate each other; the
 * arcs of state s with up to j jokers lie from first[j][s] to first[j][s + 1], fewest tiles first. */
typedef struct {
    uint16_t first[3][BK_STATES + 1];
    bk_arc arc[BK_MAX_ARCS];
} bk_moves;

typedef struct {
    bk_moves moves[2][2][3][3];            /* [short_runs][guarded][docks][hooks] */
    uint64_t dominates[2][BK_STATE_SLOTS]; /* [short_runs]: states a state is at least as good as */
    bool closable[BK_STATE_SLOTS];         /* may the walk end here? */
} bk_run_tables;

void bk_runs_init(bk_run_tables *);

/* Every way to lay `tiles` and `jokers` on `state`; stops early when `visit` returns true. */
typedef bool bk_step_visitor(const bk_step *, void *context);
bool bk_each_step(bk_run_rules, bk_attachments, int state, int tiles, int jokers, bk_step_visitor *,
                  void *context);

/* What jokers laid on the runs of a state are worth in an opening. */
int bk_joker_run_value(int number, int state, int jokers);

#endif
