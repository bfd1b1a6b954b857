/* The graph of choices: built in builder.c, read in order of quality in best_paths.c. */
#ifndef BK_TURN_GRAPH_GRAPH_H
#define BK_TURN_GRAPH_GRAPH_H

#include "turn_graph/frontier.h"

enum {
    BK_GRAPH_ROWS = 17, /* own jokers, numbers 1..13, two for jokers past 13, the end */
    BK_MAX_VERTICES = 4096,
    BK_MAX_EDGES = 12288,
    BK_MAX_ARRANGEMENTS = 32768,
    BK_MAX_BRANCHES = 2048,
};

/* A vertex: all arrangements that a choice up to here allows, without dominated ones. */
typedef struct {
    uint32_t first, edge; /* first arrangement, first outgoing edge */
    uint16_t count, edges;
    int32_t reach; /* weight of the best choice up to here */
    int32_t best;  /* weight of the best rest, or BK_NO_PATH */
} bk_vertex;

typedef struct {
    uint16_t to;
    uint16_t tiles; /* two bits per colour; at the root, jokers */
    int32_t gain;   /* their weight */
} bk_edge;

enum { BK_NO_PATH = -(1 << 28), BK_ROOT = 0, BK_END = 1 };

/* A branch: a path that leaves path `from` at `depth` by `edge`. */
typedef struct {
    int32_t value;
    uint32_t serial;
    uint16_t from, depth, edge;
} bk_branch;

typedef struct {
    bool downwards; /* the first row is 13 */
    int vertex_count, edge_count, arrangement_count;
    bk_vertex vertex[BK_MAX_VERTICES];
    bk_edge edge[BK_MAX_EDGES];
    bk_arrangement arrangement[BK_MAX_ARRANGEMENTS];
    int branch_count;
    uint32_t branches; /* ever added, for their serial */
    bk_branch branch[BK_MAX_BRANCHES];
    uint16_t path[BK_MAX_TURNS + 1][BK_GRAPH_ROWS]; /* found paths, by their edges */
} bk_graph;

static inline int bk_row_number(const bk_graph *graph, int row)
{
    return graph->downwards ? BK_NUMBERS + 1 - row : row;
}

/* Writes the best `limit` paths as choices of at least one tile, or of nothing, best first. Returns
 * their number. */
int bk_graph_best_paths(bk_graph *, bool or_nothing, uint8_t (*played)[BK_KINDS], int limit);

#endif
