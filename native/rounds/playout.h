/* Play-outs: whole rounds between policies, from any position.
 *
 * A start is a round at some moment. Some of its tiles may lie face down. They are dealt anew for
 * every seed, from all tiles that are not face up. So one start with many seeds samples what a
 * player does not know. Racks are filled seat by seat, then the pool from its top. The same seed
 * deals the same tiles to starts that hide the same places.
 *
 * As in solver/solver.h, the caller owns all memory, and nothing is allocated. */
#ifndef BK_ROUNDS_PLAYOUT_H
#define BK_ROUNDS_PLAYOUT_H

#include "solver/solver.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BK_MAX_SEATS = 4,
    BK_BOX = 106,
    BK_FACE_DOWN = 255,
    BK_NEVER = 255,
};

typedef enum { BK_PLAY_ON, BK_MUST_PLAY, BK_ROUND_ENDS } bk_empty_pool;
typedef enum { BK_DIFFERENCE, BK_OWN_RACK } bk_blocked_score;

typedef struct {
    bk_rules rules; /* `opened` is not used here: each seat has its own */
    uint8_t must_play_when_able;
    uint8_t empty_pool;    /* bk_empty_pool */
    uint8_t blocked_score; /* bk_blocked_score */
    uint8_t seats, starter, to_move;
    uint8_t passes;      /* consecutive passes so far */
    uint8_t draws_first; /* the seat to move draws or passes before policies decide */
    uint8_t opened[BK_MAX_SEATS];
    uint8_t quiet[BK_MAX_SEATS]; /* turns since a seat last played; only networks look at it */
    uint8_t rack[BK_MAX_SEATS][BK_KINDS]; /* face up */
    uint8_t hidden[BK_MAX_SEATS];         /* tiles on the rack that lie face down */
    uint8_t pool_count;
    uint8_t pool[BK_BOX]; /* kinds or BK_FACE_DOWN, in the order of drawing */
    uint8_t set_count;
    bk_set sets[BK_MAX_SETS];
} bk_start;

typedef enum {
    BK_END_LAY,    /* play the best turn */
    BK_END_BLEED,  /* two players: small turns that keep the other in, until ahead */
    BK_END_HOLD,   /* go out at once or not at all */
    BK_END_ENDURE, /* two players: keep the other from going out as long as possible */
} bk_at_end;

/* A policy: how a seat plays, based only on what it may know. policy.c gives the order of the
 * rules. */
typedef struct {
    uint8_t opening;     /* bk_objective of the opening turn; not BK_OUT */
    uint8_t joker_adds;  /* least tiles that a joker must add to be played; BK_NEVER: only to win */
    uint8_t least_tiles; /* draw rather than play fewer */
    uint8_t hoards;      /* draw until the whole rack can be laid */
    uint8_t until_tiles; /* stop hoarding when another rack has this many tiles or fewer */
    uint8_t until_pool;  /* stop hoarding when the pool has this many tiles or fewer */
    uint8_t at_end;      /* bk_at_end: what to do when the pool is empty */
} bk_policy;

typedef enum { BK_WENT_OUT, BK_BLOCKED, BK_POOL_RAN_OUT } bk_ending;

typedef struct {
    uint8_t winner;
    uint8_t ending; /* bk_ending */
    uint16_t turns;
    int16_t scores[BK_MAX_SEATS];
    uint32_t work; /* what a play-out cost the solver (bk_solver_work) */
} bk_result;

typedef enum { BK_DRAWS, BK_PASSES, BK_PLAYS } bk_move_type;

/* A move: one turn of a play-out. Sets are given only where the round keeps them, that is where
 * jokers are locked or an opening turn may go on. Elsewhere any arrangement is as good as
 * another. */
typedef struct {
    uint8_t seat;
    uint8_t type; /* bk_move_type */
    uint8_t tile;
    const bk_turn *turn; /* of a play; its table is given below */
    uint8_t set_count;
    const bk_set *sets;
} bk_move;

typedef void bk_move_visitor(const bk_move *, void *context);

/* Workspace for one round at a time. The caller provides bk_playout_size() bytes, aligned as by
 * malloc. */
typedef struct bk_playout bk_playout;
size_t bk_playout_size(void);

/* Checks a start and its policies. Returns BK_BAD_RULES for a bad policy or parameter, too. */
bk_status bk_playout_check(const bk_start *, const bk_policy policies[]);

/* Plays one round of a checked start. `visit` may be NULL. */
bk_status bk_playout_round(bk_playout *, bk_solver *, const bk_start *, const bk_policy policies[],
                           uint64_t seed, bk_result *, bk_move_visitor *visit, void *context);

#ifdef __cplusplus
}
#endif
#endif
