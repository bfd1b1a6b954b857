/* Play-outs: whole rounds between policies, from any position, inside the core.
 *
 * A start is a round at some moment. Tiles may lie face down in it: they are dealt anew for every
 * seed, from all tiles that lie face up nowhere, so that one start and many seeds sample what a
 * player does not know. Racks are filled seat by seat, then the pool from its top. The same seed
 * deals the same tiles to starts that hide the same places.
 *
 * As in brikke_solver.h, everything a call touches is the caller's, and nothing is allocated. */
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
    bk_rules rules; /* `opened` is each seat's own, and not looked at here */
    uint8_t must_play_when_able;
    uint8_t empty_pool;    /* bk_empty_pool */
    uint8_t blocked_score; /* bk_blocked_score */
    uint8_t seats, starter, to_move;
    uint8_t passes;      /* in a row, up to now */
    uint8_t draws_first; /* the seat to move draws, or passes, before policies decide */
    uint8_t opened[BK_MAX_SEATS];
    uint8_t rack[BK_MAX_SEATS][BK_KINDS]; /* face up */
    uint8_t hidden[BK_MAX_SEATS];         /* tiles on the rack that lie face down */
    uint8_t pool_count;
    uint8_t pool[BK_BOX]; /* kinds or BK_FACE_DOWN, in the order of drawing */
    uint8_t set_count;
    bk_set sets[BK_MAX_SETS];
} bk_start;

typedef enum {
    BK_END_LAY,    /* the best turn */
    BK_END_BLEED,  /* two players: small turns that let the other not go out, until ahead */
    BK_END_HOLD,   /* go out at once or not at all */
    BK_END_ENDURE, /* two players: keep the other from going out for as long as possible */
} bk_at_end;

/* How a seat plays, judged by nothing but what it may know. See policy.c for the order of things. */
typedef struct {
    uint8_t opening;     /* bk_objective of the opening turn; not BK_OUT */
    uint8_t joker_adds;  /* a joker is laid only if it adds so many tiles; BK_NEVER: only to win */
    uint8_t least_tiles; /* draw rather than play fewer */
    uint8_t hoards;      /* draw until the whole rack can be laid, */
    uint8_t until_tiles; /* or another rack has so few tiles, */
    uint8_t until_pool;  /* or the pool has */
    uint8_t at_end;      /* bk_at_end: the pool is empty */
} bk_policy;

typedef enum { BK_WENT_OUT, BK_BLOCKED, BK_POOL_RAN_OUT } bk_ending;

typedef struct {
    uint8_t winner;
    uint8_t ending; /* bk_ending */
    uint16_t turns;
    int16_t scores[BK_MAX_SEATS];
} bk_result;

typedef enum { BK_DRAWS, BK_PASSES, BK_PLAYS } bk_move_type;

/* One turn as it was made; `tile` is the one drawn. Sets are told where the round keeps them: where
 * jokers are locked or an opening turn may go on. Elsewhere any arrangement is as good. */
typedef struct {
    uint8_t seat;
    uint8_t type; /* bk_deed */
    uint8_t tile;
    const bk_turn *turn; /* of a play; its table is the one below */
    uint8_t set_count;
    const bk_set *sets;
} bk_move;

typedef void bk_move_visitor(const bk_move *, void *context);

/* Room for one round at a time, made by the caller: bk_playout_size() bytes, aligned as by malloc. */
typedef struct bk_playout bk_playout;
size_t bk_playout_size(void);

/* A start that cannot be, in the solver's terms; BK_BAD_RULES for policies and parameters, too. */
bk_status bk_playout_check(const bk_start *, const bk_policy policies[]);

/* One round of a start that was checked. `visit` may be NULL. */
bk_status bk_playout_round(bk_playout *, bk_solver *, const bk_start *, const bk_policy policies[],
                           uint64_t seed, bk_result *, bk_move_visitor *visit, void *context);

#ifdef __cplusplus
}
#endif
#endif
