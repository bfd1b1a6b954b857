/* Choosing tiles: a turn that is built tile by tile, and the tiles that may come next.
 *
 * A tile may come next if some legal turn plays the chosen tiles and this one. Where jokers are free,
 * or none is locked, the turn graph lists all turns once. Elsewhere, and where there are too many,
 * the solver is asked for a turn with each tile, and every turn that it finds is remembered. */
#ifndef BK_ENV_CHOOSING_H
#define BK_ENV_CHOOSING_H

#include "solver/solver.h"

enum { BK_MOST_LISTED = 96, BK_MOST_PROVEN = 12 };

/* A bag of tiles: two bits for each kind, 01 for one tile and 11 for two. */
typedef struct {
    uint64_t word[2];
} bk_bag;

typedef struct {
    uint8_t chosen[BK_KINDS];
    bool next[BK_KINDS];
    bool complete;        /* the chosen tiles alone make a legal turn */
    bool fits_graph;      /* the graph holds exactly the legal turns, and is small enough */
    bool listed;          /* all turns that play the chosen tiles are in `turn` */
    uint8_t proven_count; /* turns that the solver found */
    uint8_t turn_count;
    bk_bag proven[BK_MOST_PROVEN];
    bk_bag turn[BK_MOST_LISTED]; /* the last member: saved as far as it is used */
} bk_choosing;

/* Begins with no tile. `stuck`: it is known that nothing can be played. */
bk_status bk_choosing_begin(bk_choosing *, bk_solver *, const bk_position *, bool stuck);

/* Adds a tile that may come next. The position is that of the beginning. */
bk_status bk_choosing_add(bk_choosing *, bk_solver *, const bk_position *, int kind);

#endif
