/* Everything that can be played: which choices of the own tiles fit, best first, and not how they
 * lie.
 *
 * The walk (walk.h) looks for one best choice and forgets the others. Here the numbers are walked
 * once for all of them. What was played up to a number leads to the arrangements that are still
 * possible, a set of stands; choices that lead to the same set go on alike from there, so they share
 * the rest. What comes of it is a graph in which every way from the root to the end is another
 * choice, and the best ways are read off one after the other. */
#ifndef BK_TURN_GRAPH_BUILDER_H
#define BK_TURN_GRAPH_BUILDER_H

#include "search/groups.h"
#include "search/walk.h"
#include "turn_graph/graph.h"

/* What is asked: `table` must lie and `may` may, worth so much in all, in runs and groups with free
 * jokers. */
typedef struct {
    const uint8_t *table, *may;
    const int32_t *weight; /* of a tile, by number */
    int32_t joker_weight;
    int min_value;
    bool short_runs;
    bool table_is_valid; /* the table is known to lie in sets */
    /* A walk that was prepared for the same tiles knows bounds: choices that weigh less than
     * `at_least` may then be left out, and may not. NULL: none is. */
    const bk_walk *walk;
    int32_t at_least;
    int budget; /* stands to go on from before it is too much */
} bk_graph_query;

enum { BK_SLOTS = 1024 }; /* to find points of a layer again */

typedef struct {
    /* made once */
    bk_transitions transitions;
    const bk_group_tables *groups;

    /* made for every question */
    const bk_graph_query *query;
    int last, last_choice;                                  /* rows */
    uint8_t table[BK_GRAPH_ROWS], may[BK_GRAPH_ROWS];       /* two bits a colour */
    uint16_t alive[3][3][BK_GRAPH_ROWS + 1][BK_COLOURS];    /* see outlook.c */
    uint16_t maybe_alive[3][BK_GRAPH_ROWS + 1][BK_COLOURS]; /* likewise */
    int value_left[BK_GRAPH_ROWS + 1];                      /* all tiles from this row on */
    int budget;
    bool full; /* it does not fit, or takes too long */
    int layer; /* its first point */
    uint32_t stamp, slot_stamp[BK_SLOTS];
    uint16_t slot[BK_SLOTS];
    bk_graph graph;

    /* made for every choice at a point */
    int32_t reach; /* weight of what was played up to the stands that are together */
    bk_frontier frontier;
} bk_graph_builder;

void bk_graph_builder_init(bk_graph_builder *, const bk_run_tables *, const bk_group_tables *);

/* Writes at most `limit` (BK_MAX_TURNS) choices of at least one tile, best first, and returns how
 * many. -1: there is more to look at than fits, or than patience lasts for. */
int bk_graph_list_choices(bk_graph_builder *, const bk_graph_query *, uint8_t (*played)[BK_KINDS],
                          int limit);

/* Internal, outlook.c: fills plays->alive and plays->maybe backwards. */
void bk_reachability_fill(bk_graph_builder *);

/* Internal, passage.c: puts together where the point's stands lead when these tiles lie at the row. */
void bk_advance(bk_graph_builder *, int row, const bk_vertex *, unsigned laid);

#endif
