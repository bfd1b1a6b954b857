/* Vector environment: many rounds side by side, each turn chosen by the caller.
 *
 * Every round has its row in the caller's arrays, which are filled in place. A row holds the legal
 * turns, what the seat to move may know, and how the last round ended. A round that ends is
 * followed by a new deal at once. Rows are independent, and each has its own random numbers. So
 * threads, each with its own workspace, may play different rows at the same time, and the result
 * does not depend on the thread. */
#ifndef BK_ENV_ENV_H
#define BK_ENV_ENV_H

#include "rounds/playout.h"

enum {
    BK_LONGEST_ROUND = 1024, /* turns: 106 draws, 106 plays, and three passes after each */
    BK_BY_HAND = 0xFFFE,     /* in a log: a turn that the caller made up */
    BK_BY_POLICY = 0xFFFF,   /* in a log: a turn of a policy */
    BK_NOBODY = -1,
    BK_SKIP = -1, /* an action: the row is left as it is */
};

/* The caller's arrays, with one row per round. At most `limit` turns are listed. */
typedef struct {
    uint8_t *mask;       /* [limit + 1]: which turns may be chosen; the last is to draw or pass */
    uint8_t *played;     /* [limit][BK_KINDS]: the tiles that each turn plays */
    uint8_t *tiles;      /* [limit]: how many tiles that is */
    uint16_t *points;    /* [limit]: their value on the rack */
    uint8_t *goes_out;   /* [limit]: whether the turn plays the whole rack */
    uint8_t *rack;       /* [BK_KINDS]: of the seat to move */
    uint8_t *table;      /* [BK_KINDS] */
    uint8_t *rack_sizes; /* [seats]: the seat to move first, then in turn order */
    uint8_t *opened;     /* [seats]: in the same order */
    uint8_t *pool;
    uint8_t *passes;
    uint8_t *to_move;
    uint16_t *turns;  /* turns so far in the round */
    uint8_t *ended;   /* whether a round ended in this step; the rest is about that round */
    uint8_t *ending;  /* bk_ending */
    int8_t *winner;   /* a seat, or BK_NOBODY */
    uint16_t *length; /* its number of turns */
    int16_t *scores;  /* [seats]: its points */
    uint8_t *final_racks;  /* [seats][BK_KINDS]: its racks at the end */
    uint8_t *final_table;  /* [BK_KINDS]: its table at the end */
    uint8_t *final_pool;   /* tiles left in its pool */
    uint8_t *final_opened; /* [seats]: who had opened */
    uint8_t *final_passes; /* passes in a row at its end */
} bk_rows;

typedef struct {
    bk_start starts[BK_MAX_SEATS]; /* one for each seat that may start, all tiles face down */
    bool by_policy[BK_MAX_SEATS];  /* seats that a policy plays */
    bk_policy policies[BK_MAX_SEATS];
    int limit;
    bk_rows rows;
} bk_env_setup;

typedef struct bk_env bk_env;
typedef struct bk_env_workspace bk_env_workspace; /* memory that a thread needs */

/* Sizes of the caller's memory, aligned as by malloc. An environment has `count` rounds. */
size_t bk_env_size(size_t count);
size_t bk_env_workspace_size(void);

/* Initialises all rows. No action is legal in a row until bk_env_begin. */
void bk_env_init(bk_env *, const bk_env_setup *, size_t count, uint64_t seed);

/* Deals and shows the first round of a row. */
bk_status bk_env_begin(bk_env *, bk_env_workspace *, bk_solver *, size_t row);

/* Whether an action is legal for the seat to move. */
bool bk_env_is_legal(const bk_env *, size_t row, int64_t action);

/* Whether the seat to move holds these tiles, and there is at least one. The caller may have
 * written into the arrays, so this is checked again. */
bool bk_env_holds(const bk_env *, size_t row, const uint8_t played[BK_KINDS]);

/* Plays a legal action, then the turns of policies after it. */
bk_status bk_env_step(bk_env *, bk_env_workspace *, bk_solver *, size_t row, int64_t action);

/* Leaves a round as it is; the end of the round before is no longer shown. */
void bk_env_skip(bk_env *, size_t row);

/* Plays a turn that is not listed. The caller knows that it is legal. The turn holds its tiles and,
 * where the arrangement matters, the whole table. */
bk_status bk_env_play(bk_env *, bk_env_workspace *, bk_solver *, size_t row, const bk_turn *);

/* Saved rounds: all of them as bytes, which the same version of the core loads again. Loading
 * needs an environment with the same setup and count, and returns false if the bytes are not such
 * rounds. The arrays of the caller are not part of it. */
size_t bk_env_saved_size(size_t count);
void bk_env_save(const bk_env *, size_t count, uint8_t *to);
bool bk_env_load(bk_env *, size_t count, const uint8_t *from);

/* The history of a round: its number in the row, its starter, the seed of its deal, and its log.
 * The log holds actions, BK_BY_HAND or BK_BY_POLICY. */
typedef struct {
    uint32_t serial;
    uint8_t starter;
    uint64_t deal;
    uint16_t turns;
    const uint16_t *log;
} bk_env_history;

bk_env_history bk_env_history_of(const bk_env *, size_t row);

#endif
