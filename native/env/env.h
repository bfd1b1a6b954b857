/* Many rounds side by side, each turn chosen by the caller among those that the solver lists.
 *
 * Every round has its row in the caller's arrays, which are filled in place: what may be played, what
 * the seat to move may know, and how the round ended if it did. A round that ends is dealt anew at
 * once. Rows do not touch each other, so that threads, each with a workspace of its own, may play
 * different rows at the same time; a row's chance is its own, so that it does not matter which. */
#ifndef BK_ENV_ENV_H
#define BK_ENV_ENV_H

#include "rounds/playout.h"

enum {
    BK_LONGEST_ROUND = 1024, /* turns: 106 draws, 106 plays, and three passes after each */
    BK_BY_HAND = 0xFFFE,     /* in a log: a turn that the caller made up, */
    BK_BY_POLICY = 0xFFFF,   /* and one of a policy */
    BK_NOBODY = -1,
};

/* One row a round; `limit` turns are listed at most. */
typedef struct {
    uint8_t *mask;     /* [limit + 1]: the turns that may be chosen; the last is to draw, or pass */
    uint8_t *played;   /* [limit][BK_KINDS]: of each turn listed, the tiles it plays, */
    uint8_t *tiles;    /* [limit]: how many, */
    uint16_t *points;  /* [limit]: what they count on the rack, */
    uint8_t *goes_out; /* [limit]: and whether that is all */
    uint8_t *rack;     /* [BK_KINDS], of the seat to move */
    uint8_t *table;    /* [BK_KINDS] */
    uint8_t *rack_sizes; /* [seats]: the seat to move first, then in turn order; */
    uint8_t *opened;     /* [seats]: likewise */
    uint8_t *pool;
    uint8_t *passes;
    uint8_t *to_move;
    uint16_t *turns;  /* made in the round */
    uint8_t *ended;   /* a round ended in this step, and all that follows is about it: */
    uint8_t *ending;  /* bk_ending, */
    int8_t *winner;   /* a seat, else BK_NOBODY, */
    uint16_t *length; /* turns, */
    int16_t *scores;  /* [seats]: points */
} bk_rows;

typedef struct {
    bk_start starts[BK_MAX_SEATS]; /* one for every seat that may start, all tiles face down */
    bool by_policy[BK_MAX_SEATS];  /* seats that a policy plays, */
    bk_policy policies[BK_MAX_SEATS];
    int limit;
    bk_rows rows;
} bk_env_setup;

typedef struct bk_env bk_env;
typedef struct bk_env_workspace bk_env_workspace; /* what a thread needs */

/* Memory as by malloc; an env has `count` rounds. */
size_t bk_env_size(const bk_env_setup *, size_t count);
size_t bk_env_workspace_size(void);

/* Every row is to begin after that; until it does, nothing may be chosen there. */
void bk_env_init(bk_env *, const bk_env_setup *, size_t count, uint64_t seed);

/* Deals and shows a row's first round. */
bk_status bk_env_begin(bk_env *, bk_env_workspace *, bk_solver *, size_t row);

/* Whether the row's seat to move may choose this. */
bool bk_env_is_legal(const bk_env *, size_t row, int64_t action);

/* Whether that seat holds these tiles, and they are any: the arrays are the caller's, who may have
 * written there. */
bool bk_env_holds(const bk_env *, size_t row, const uint8_t played[BK_KINDS]);

/* Makes a turn that it may choose, and those of policies after it. */
bk_status bk_env_step(bk_env *, bk_env_workspace *, bk_solver *, size_t row, int64_t action);

/* The same with a turn that is known to be legal, and may not be listed; it tells its tiles and,
 * where the arrangement matters, the whole table. */
bk_status bk_env_play(bk_env *, bk_env_workspace *, bk_solver *, size_t row, const bk_turn *);

/* How a row's round came to be as it is: which of the row's rounds it is, who started, the seed of
 * its deal, and its log: actions, BK_BY_HAND or BK_BY_POLICY. */
typedef struct {
    uint32_t serial;
    uint8_t starter;
    uint64_t deal;
    uint16_t turns;
    const uint16_t *log;
} bk_env_history;

bk_env_history bk_env_history_of(const bk_env *, size_t row);

#endif
