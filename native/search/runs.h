/* Runs: the open runs of one colour, and what the tiles of a number can do to them.
 *
 * The walk goes through the numbers upwards. All it must remember of a colour is the lengths of its
 * open runs: 1, 2 or "3 or more". A state is a small multiset of these classes. Where jokers are
 * locked, a set holds one joker, and a joker in the walk must stay away from locked runs. Two more
 * classes ensure that. MIXED is one tile and a joker: like a 2, but it may not be attached to a
 * locked run. HELD is a locked run that was continued: like a 3, but it takes no joker. */
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

    BK_PLAIN_STATES = 10, /* at most two open runs: enough for free jokers */
    BK_STATES = 34,       /* up to three, MIXED and HELD: a joker beside locked runs */
    BK_DEAD = 35,         /* not a state */
    BK_STATE_SLOTS = 36,

    BK_MAX_OPEN = 3,
    BK_MAX_STEPS = 8,
    BK_NOT_DOMINATED = 3, /* more tiles than there are */
};

/* Attachments to locked runs at this number: `prepends` open runs may be joined to the low end of
 * one, and `appends` tiles may continue one at its high end. */
typedef struct {
    int prepends, appends;
} bk_attachments;

/* What happens to an open run at the next number. */
typedef enum { BK_CLOSE, BK_PREPEND, BK_LAY_TILE, BK_LAY_JOKER } bk_action;

typedef struct {
    int open;                      /* runs that were open before */
    uint8_t run[BK_MAX_OPEN];      /* their classes */
    bk_action action[BK_MAX_OPEN]; /* what happens to each */
    int appended;                  /* tiles laid on locked runs */
    int started;                   /* tiles that start a run */
    uint8_t next;                  /* the state afterwards */
} bk_step;

typedef struct {
    bool short_runs; /* runs of at most four */
    bool guarded;    /* a joker beside locked runs must stay away from them */
} bk_run_rules;

enum { BK_MAX_ARCS = 1024 };

typedef struct {
    uint8_t tiles, jokers, next;
    uint8_t dominated_at; /* with this many tiles at hand, a better arc exists */
} bk_arc;

/* Arcs from a state by tiles and jokers laid, without dominated ones. The arcs of state s with up
 * to j jokers are those from first[j][s] to first[j][s + 1], fewest tiles first. */
typedef struct {
    uint16_t first[3][BK_STATES + 1];
    bk_arc arc[BK_MAX_ARCS];
} bk_moves;

typedef struct {
    bk_moves moves[2][2][3][3];            /* [short_runs][guarded][prepends][appends] */
    uint64_t dominates[2][BK_STATE_SLOTS]; /* [short_runs]: states that a state dominates */
    bool closable[BK_STATE_SLOTS];         /* whether the walk may end here */
} bk_run_tables;

void bk_runs_init(bk_run_tables *);

/* Visits every way to lay `tiles` and `jokers` on `state`. Stops when `visit` returns true. */
typedef bool bk_step_visitor(const bk_step *, void *context);
bool bk_each_step(bk_run_rules, bk_attachments, int state, int tiles, int jokers, bk_step_visitor *,
                  void *context);

/* The value in an opening of jokers laid on the runs of a state. */
int bk_joker_run_value(int number, int state, int jokers);

#endif
