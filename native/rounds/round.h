/* A round that is being played: what lies where, whose turn it is, and how it ends. */
#ifndef BK_ROUNDS_ROUND_H
#define BK_ROUNDS_ROUND_H

#include "rounds/playout.h"

/* What a seat found out on its last turn, so that it need not ask again. */
typedef struct {
    bool stuck;       /* nothing could be played, or nothing more, */
    unsigned version; /* on this table; */
    uint8_t drawn;    /* since then it drew this tile and no other, or none */
} bk_memory;

typedef struct {
    const bk_start *start;
    bool keeps_sets; /* the arrangement matters, not only which tiles lie there */
    bool opened[BK_MAX_SEATS];
    uint8_t rack[BK_MAX_SEATS][BK_KINDS];
    int rack_count[BK_MAX_SEATS];
    uint8_t pool[BK_BOX];
    int pool_next, pool_end;
    uint8_t table[BK_KINDS];
    unsigned version; /* of the table: how often it changed */
    int set_count;
    bk_set sets[BK_MAX_SETS];
    int to_move, passes, turns;
    bk_memory memory[BK_MAX_SEATS];
} bk_round;

static inline int bk_pool_size(const bk_round *round) { return round->pool_end - round->pool_next; }

/* Deals what lies face down by the seed. */
void bk_round_begin(bk_round *, const bk_start *, uint64_t seed);

/* Whether the seat to move has to play if it can. */
bool bk_round_must_play(const bk_round *);

/* Each makes a turn of the seat to move. */
void bk_round_draw(bk_round *); /* or pass, if the pool is empty */
void bk_round_play(bk_round *, const bk_turn *);

/* After a turn of `mover`: whether the round is over, and how. */
bool bk_round_ended(const bk_round *, int mover, bk_ending *);

void bk_round_score(const bk_round *, bk_ending, bk_result *);

#endif
