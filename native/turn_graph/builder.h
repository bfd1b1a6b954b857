/* The turn graph: all choices of tiles that can be played, best first, without their arrangement.
 *
 * The walk (search/walk.h) looks for one best choice. Here the numbers are walked once for all
 * choices. What was played up to a number leaves a set of possible arrangements. Choices that leave
 * the same set have the same future, so they share a vertex. In the resulting graph every path from
 * the root to the end is another choice, and the best paths are read one after the other. */
#ifndef BK_TURN_GRAPH_BUILDER_H
#define BK_TURN_GRAPH_BUILDER_H

#include "search/groups.h"
#include "search/walk.h"
#include "turn_graph/graph.h"

/* A query: `table` must be laid and `may` may be laid, in runs and groups with free jokers and at
 * least this value. */
typedef struct {
    const uint8_t *table, *may;
    const int32_t *weight; /* of a tile, by number */
    int32_t joker_weight;
    int min_value;
    bool short_runs;
    bool table_is_valid; /* the table is known to consist of sets */
    bool or_nothing;     /* the choice of no tile is listed, too */
    /* Locked sets that stay beside the table; tiles may be attached to them. Only where runs are
     * long and there is no joker to lay. */
    const bk_shape *kept;
    int kept_count;
    /* A walk that was prepared for the same tiles, or NULL. Its bounds prune the graph: choices
     * that weigh less than `at_least` may be missing from the list. Without a walk the list is
     * complete. */
    const bk_walk *walk;
    int32_t at_least;
    int budget; /* number of arrangements to expand before giving up */
} bk_graph_query;

enum {
    BK_SLOTS = 1024,         /* hash table of the vertices of a layer */
    BK_MOST_TRANSITIONS = 4, /* of one colour from one state; there are at most 3 */
};

/* A transition at a row. */
typedef struct {
    uint8_t next, jokers;
    uint16_t needs; /* of the colour afterwards: see needs_of() in advance.c */
} bk_live_transition;

/* The transitions of one colour at a row that do not lead to a dead end, fewest jokers first. */
typedef struct {
    uint32_t stamp; /* of the layer it was made for */
    uint8_t count;
    uint8_t needs; /* least jokers; BK_NO_JOKERS_HELP: more than there are */
    bk_live_transition transition[BK_MOST_TRANSITIONS];
} bk_transition_list;

enum { BK_NO_JOKERS_HELP = 3 };

/* What follows an arrangement when given tiles lie at a row. The same arrangement belongs to many
 * vertices, so this is remembered for a large layer: see advance.c. */
enum { BK_SUCCESSORS = 8192, BK_MEMORY_SLOTS = 1024 };

typedef struct {
    bk_arrangement arrangement;
    int32_t bound; /* of the rest; 0 without a walk */
    uint64_t dominated;
} bk_successor;

typedef struct {
    uint32_t stamp, first, count;
    bk_arrangement from;
    unsigned laid;
} bk_remembered;

typedef struct {
    /* made once */
    bk_transitions transitions;
    const bk_run_tables *runs;
    const bk_group_tables *groups;

    /* made for each query */
    const bk_graph_query *query;
    int last, last_choice;                                  /* rows */
    uint8_t table[BK_GRAPH_ROWS], may[BK_GRAPH_ROWS];       /* two bits per colour */
    uint16_t alive[3][3][BK_GRAPH_ROWS + 1][BK_COLOURS]; /* see reachability.c */
    int value_left[BK_GRAPH_ROWS + 1];                   /* of all tiles from this row on */
    bk_kept_ends kept;
    bool beside_kept[BK_GRAPH_ROWS]; /* rows where something can be attached */
    int budget;
    bool full; /* the graph does not fit, or the budget is spent */
    int layer; /* its first vertex */
    uint32_t stamp, slot_stamp[BK_SLOTS];
    uint16_t slot[BK_SLOTS];
    bk_graph graph;
    /* made at first use: [jokers at hand][colour][state][tiles in runs] */
    bk_transition_list lists[3][BK_COLOURS][BK_PLAIN_STATES][3];
    bk_remembered remembered[BK_MEMORY_SLOTS];
    uint32_t memory_stamp; /* counts the layers, and the times that the memory was full */
    bool remembers;
    int remembered_count, successor_count;
    bk_successor successor[BK_SUCCESSORS];

    /* made for each choice at a vertex */
    int32_t reach; /* weight of what was played up to the frontier */
    bk_grouping_list absorbing;
    bk_grouping absorbing_pool[3 * BK_MAX_GROUPINGS];
    bk_frontier frontier;
} bk_graph_builder;

void bk_graph_builder_init(bk_graph_builder *, const bk_run_tables *, const bk_group_tables *);

/* Lists at most `limit` (BK_MAX_TURNS) choices of at least one tile, best first. Returns their
 * number, or -1 if the graph does not fit or the budget is spent. */
int bk_graph_list_choices(bk_graph_builder *, const bk_graph_query *, uint8_t (*played)[BK_KINDS],
                          int limit);

/* After a list: marks the kinds that some choice plays. Returns whether the table alone, with nothing
 * played, consists of sets. */
bool bk_graph_following(const bk_graph *, bool played[BK_KINDS]);

/* Internal, reachability.c: fills builder->alive backwards. */
void bk_reachability_fill(bk_graph_builder *);

/* Internal, attaching.c: rows beside locked sets. */

/* Finds the ends of the kept sets. */
void bk_attaching_prepare(bk_graph_builder *);

/* The groupings of the tiles at a row, with those that a kept group takes. Valid until the next
 * call. */
const bk_grouping_list *bk_groupings_at(bk_graph_builder *, int row, unsigned laid);

/* The moves of a colour without jokers where it can be attached to a kept run, or NULL. */
const bk_moves *bk_attaching_moves(const bk_graph_builder *, int row, int colour);

/* Internal, advance.c: fills the frontier with the arrangements that follow the vertex when these
 * tiles lie at the row. */
void bk_advance(bk_graph_builder *, int row, const bk_vertex *, unsigned laid);

/* Begins a layer of this many vertices. */
void bk_advance_begin(bk_graph_builder *, int vertices);

#endif
