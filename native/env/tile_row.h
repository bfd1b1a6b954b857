/* A row of the tile environment: a round, and the turn that the seat to move is building. */
#ifndef BK_ENV_TILE_ROW_H
#define BK_ENV_TILE_ROW_H

#include "env/arranging.h"
#include "env/choosing.h"
#include "env/tile_env.h"
#include "rounds/rng.h"
#include "rounds/round.h"

typedef enum {
    BK_BEFORE_DEAL,
    BK_CHOOSING,  /* the seat to move chooses tiles */
    BK_ARRANGING, /* it arranges the table */
    BK_OVER,
} bk_phase;

typedef struct {
    bk_rng rng;
    bk_round round;
    uint8_t phase;  /* bk_phase */
    uint8_t viewer; /* the seat of the caller that moves, or moved last */
    bk_result result;
    bk_arranging arranging;
    bk_choosing choosing; /* the last member: saved as far as it is used */
} bk_tile_row;

struct bk_tile_env {
    bk_tile_setup setup;
    bk_catalogue catalogue;
    bk_tile_row row[];
};

/* Writes what a seat sees. */
void bk_tile_row_see(const bk_tile_row *, int seat, int8_t *observation);

/* Writes the legal actions of the seat to move; after the end, to pass. */
void bk_tile_row_mask(const bk_tile_row *, const bk_catalogue *, int8_t mask[BK_ACTIONS]);

/* Whether every index and count that the core uses is within its range. */
bool bk_tile_row_is_sound(const bk_tile_row *, const bk_catalogue *);

#endif
