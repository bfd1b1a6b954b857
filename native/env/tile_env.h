/* Tile environment: many rounds side by side, in which every turn is built tile by tile.
 *
 * An action is a tile, BK_DONE, BK_DRAW or BK_PASS, as in brikke/env/actions.py. Every round has its
 * row in the caller's arrays, which are filled in place: what a seat sees, and its legal actions. A
 * round that ends stays as it is, with BK_PASS as its only action; that action deals the next one.
 * Rows are independent of each other, as in env/env.h. A row can be copied to another and saved as
 * bytes, for tree search. */
#ifndef BK_ENV_TILE_ENV_H
#define BK_ENV_TILE_ENV_H

#include "rounds/playout.h"

enum {
    BK_DONE = BK_KINDS,
    BK_DRAW,
    BK_PASS,
    BK_ACTIONS,
    BK_SEEN_ROWS = 4,         /* rows of an observation where jokers are free */
    BK_SEEN_ROWS_LOCKED = 41, /* where they are locked: the table is shown set by set */
};

/* The caller's arrays, with one row per round. */
typedef struct {
    int8_t *observation; /* [rows][BK_KINDS] */
    int8_t *mask;        /* [BK_ACTIONS] */
    uint8_t *seat;       /* that sees this: the seat to move; after the end, the last of the caller */
    uint16_t *turns;
    uint8_t *ended;  /* whether the round is over */
    int8_t *ending;  /* bk_ending, or -1 */
    int8_t *winner;  /* a seat, or -1 */
    int16_t *scores; /* [seats] */
} bk_tile_rows;

typedef struct {
    bk_start starts[BK_MAX_SEATS]; /* one for each seat that may start, all tiles face down */
    bool by_policy[BK_MAX_SEATS];  /* seats that a policy plays */
    bk_policy policies[BK_MAX_SEATS];
    bool arranges; /* where jokers are locked the caller arranges the table, not the solver */
    bk_tile_rows rows;
} bk_tile_setup;

typedef struct bk_tile_env bk_tile_env;
typedef struct bk_tile_workspace bk_tile_workspace; /* memory that a thread needs */

/* Sizes of the caller's memory, aligned as by malloc. */
size_t bk_tile_env_size(size_t count);
size_t bk_tile_workspace_size(void);

/* The number of rows of an observation. */
int bk_seen_rows(const bk_rules *);

/* Initialises all rows. No action is legal in a row until bk_tile_deal. */
void bk_tile_init(bk_tile_env *, const bk_tile_setup *, size_t count, uint64_t seed);

/* Deals the next round of a row, and plays the turns of policies before the first of the caller. */
bk_status bk_tile_deal(bk_tile_env *, bk_tile_workspace *, bk_solver *, size_t row);

bool bk_tile_is_legal(const bk_tile_env *, size_t row, int64_t action);

/* Takes a legal action. The last one of a turn makes the turn, and policies make theirs after it. */
bk_status bk_tile_step(bk_tile_env *, bk_tile_workspace *, bk_solver *, size_t row, int64_t action);

/* Writes what a seat sees, and returns whether it is to move. */
bool bk_tile_observe(const bk_tile_env *, size_t row, int seat, int8_t *observation);

/* Deals the tiles anew that a seat does not see. The result depends only on the seed and on what it
 * knows. It must be the seat to move, so that its choices stay legal. */
void bk_tile_redeal(bk_tile_env *, size_t row, uint64_t seed);

/* Makes a row the same as another. Both may not be the same row. */
void bk_tile_copy(bk_tile_env *, size_t from, size_t to);

/* A saved row: bytes that the same version of the core loads again, into any environment with the
 * same rules and seats. Loading returns false if the bytes are no such row, and changes nothing. */
enum { BK_MOST_SAVED = 8192 };
size_t bk_tile_save(const bk_tile_env *, size_t row, uint8_t to[BK_MOST_SAVED]);
bool bk_tile_load(bk_tile_env *, size_t row, const uint8_t *from, size_t length);

#endif
