/* Dynamic programming over the numbers: which optional tiles can be laid beside the required ones.
 *
 * A task says, for every tile kind, how many tiles must lie on the table afterwards and how many
 * may. The walk over the numbers finds the choice with the highest sum of weights for which all
 * tiles fall into runs and groups. It knows nothing of racks, turns or editions; others turn those
 * into tasks. */
#ifndef BK_SEARCH_WALK_H
#define BK_SEARCH_WALK_H

#include "search/groups.h"
#include "search/kept_ends.h"
#include "search/runs.h"

enum {
    BK_LAST_NUMBER = 13,
    BK_LAYERS = 8,            /* see bound.c */
    BK_FIRST_ENTRY_BITS = 12, /* see count_node() in branch_and_bound.c */
    BK_ENTRY_BITS = 16,
    BK_GENERATIONS = 1 << 28, /* the remaining bits of an entry's key */
    /* Half of it is below every sum of weights. It may be added up over all rows and colours. */
    BK_IMPOSSIBLE = -(1 << 24),
    BK_ENOUGH = 1 << 28, /* never reached: search to the end */
};

/* A meter: a quantity that a finished walk must have brought to a minimum, its target. */
typedef enum {
    BK_METER_NONE,
    BK_METER_PLAYED, /* optional tiles, of negative weight: a turn plays at least one */
    BK_METER_VALUE,  /* value of the sets: an opening has a minimum */
} bk_meter;

/* Rows are numbers, or 14 minus the number where the walk goes downwards. */
typedef struct {
    bool downwards;
    uint8_t lo[BK_ROWS][BK_COLOURS], hi[BK_ROWS][BK_COLOURS]; /* required; required and optional */
    int32_t weight[BK_ROWS];                                  /* of an optional tile, by number */
    uint8_t jokers_lo, jokers_hi;
    int32_t joker_weight;
    bk_kept_ends kept;
    bk_run_rules runs;
    bk_meter meter;
    uint8_t target; /* of the meter */
    uint8_t start;  /* the meter before the walk */
} bk_task;

static inline int bk_row_of(const bk_task *task, int number)
{
    return task->downwards ? BK_NUMBERS + 1 - number : number;
}

/* A choice: what happens at one number. */
typedef struct {
    bk_grouping grouping;
    uint8_t tiles[BK_COLOURS];  /* in runs */
    uint8_t jokers[BK_COLOURS]; /* in runs */
} bk_choice;

/* An option: what one colour can do at one number. */
typedef struct {
    int32_t bound, gain; /* without the grouped tiles */
    uint8_t next, tiles, jokers;
    uint8_t fits; /* bits: possible numbers of grouped tiles */
} bk_option;

/* Options depend only on the number, the colour, its state and the jokers left, so they are listed
 * once and kept. Each stands for an arc, so the pool has room for all. */
enum { BK_OPTION_POOL = 15 * BK_COLOURS * BK_MAX_ARCS };

typedef struct {
    uint32_t generation; /* of the question it was made for */
    uint32_t list;       /* where its options are in the pool, best bound first */
    int32_t top[3];      /* by number of grouped tiles: bound of the first option that fits */
    int32_t best;        /* highest of these bounds */
    uint8_t first[3];    /* place of that option in the list */
    uint8_t fitting[3];  /* number of options that fit */
    uint8_t count;       /* of all options */
} bk_options;

/* Arcs of plain rows that are worth considering, by jokers left and state: see options.c. */
enum { BK_MAX_PLAIN_ARCS = 160 };

typedef struct {
    uint8_t tiles, jokers, next, fits;
} bk_fitting_arc;

typedef struct {
    uint8_t first[3][BK_PLAIN_STATES + 1];
    bk_fitting_arc arc[BK_MAX_PLAIN_ARCS];
} bk_fitting_arcs;

typedef struct {
    int32_t bound;
    bk_grouping grouping;
} bk_ranked_grouping;

/* A node of the search: where the walk is, and the best it has found from here. */
typedef struct {
    int row, jokers, meter;
    uint32_t state;
    int32_t best, enough;
    uint64_t move;                       /* that led to `best` */
    const bk_options *of[3][BK_COLOURS]; /* by jokers in groups */
    bk_grouping grouping;                /* being tried */
    const bk_option *pick[BK_COLOURS];   /* the option tried for each colour */
    int grouping_count;
    bk_ranked_grouping groupings[3 * BK_MAX_GROUPINGS];
} bk_node;

typedef struct {
    uint64_t key; /* includes the generation, so that entries of other questions never match */
    int32_t upper, lower;
    uint64_t move; /* reaches `lower`: see pack_move() in branch_and_bound.c */
} bk_entry;

/* The most optional tiles that are laid, by tiles in runs, and a penalty where that is impossible. */
typedef struct {
    int32_t laid[3], penalty[3];
} bk_optional;

typedef struct {
    bk_grouping_list groups;
    const bk_moves *moves[BK_COLOURS];
    const bk_fitting_arcs *fitting[3][BK_COLOURS]; /* plain rows, by jokers in groups */
    bool uniform;                                  /* no attachments: all colours move alike */
    bool plain;                                    /* the same, and long runs without guard */
} bk_row;

typedef struct {
    bk_run_tables runs;
    bk_group_tables groups;

    bk_task task;
    bk_row row[BK_ROWS];
    bk_grouping absorbing[2][3 * BK_MAX_GROUPINGS]; /* rows where locked groups take a tile */
    int absorbing_rows;
    int last;   /* row */
    int states; /* that can occur */
    int32_t joker_bound[3];
    int meter_bound[BK_ROWS];
    int32_t first_tile[BK_ROWS]; /* BK_METER_PLAYED: the most that is left while it is empty */
    int32_t bound[BK_ROWS][BK_LAYERS][BK_STATE_SLOTS][BK_COLOURS]; /* see bound.c */
    int32_t nothing[BK_STATE_SLOTS][BK_COLOURS];       /* all impossible */
    bk_optional optional[2][3][3][3];                  /* see bound.c */
    uint8_t fits[2][3][3][3][3][BK_NOT_DOMINATED + 1]; /* see options.c */
    bk_fitting_arcs fitting[2][3][3][3];

    bk_choice path[BK_ROWS]; /* the traced solution */
    uint32_t path_state[BK_ROWS + 1];

    uint64_t nodes, most_nodes; /* searched; the search gives up above the latter */
    bool gave_up;
    uint32_t generation;        /* counts the questions */
    int entry_bits, nodes_left; /* bits of `entry` in use, and nodes until all are */
    bk_node node[BK_ROWS];      /* one per row: the search is depth first */
    bk_options options[BK_ROWS][3][BK_STATES][BK_COLOURS]; /* by jokers left */
    bk_entry entry[1 << BK_ENTRY_BITS];
    int option_count;
    bk_option option[BK_OPTION_POOL];
} bk_walk;

#define BK_NO_LIMIT (UINT64_MAX / 2) /* on nodes; larger than an enumerator may be */

void bk_walk_init(bk_walk *);

/* Prepares the search of walk->task. */
void bk_walk_prepare(bk_walk *);

/* Returns the highest weight that is at least `need`, or a number below `need` if there is none.
 * The search stops early at a weight of `enough`. After `budget` nodes it gives up: then
 * walk->gave_up is set, and the weight is the highest that was found. */
int32_t bk_walk_search(bk_walk *, int32_t need, int32_t enough, uint64_t budget);

/* Fills walk->path with a solution that weighs at least `weight`. Such a solution must exist. */
void bk_walk_trace(bk_walk *, int32_t weight);

static inline int bk_state_at(uint32_t state, int colour) { return state >> 6 * colour & 63; }

/* Internal, bound.c: fills walk->bound backwards, and adds it up. */
void bk_bound_init(bk_walk *);
void bk_bound_fill(bk_walk *);
int32_t bk_bound_of(const bk_walk *, int row, uint32_t state, int jokers);
/* The same without the weight of the jokers. */
int32_t bk_bound_colours(const bk_walk *, int row, uint32_t state, int jokers);

/* The same where `used` jokers, at least one, are laid in groups at this row or later. */
int32_t bk_bound_grouped(const bk_walk *, int row, uint32_t state, int jokers, int used);

/* Internal, options.c: lists of options, made at first use. */
void bk_options_init(bk_walk *);
void bk_options_fill(bk_walk *, int row, int state, int colour, int jokers, bk_options *);

static inline const bk_options *bk_options_of(bk_walk *walk, const bk_node *at, int colour,
                                              int jokers)
{
    int state = bk_state_at(at->state, colour);
    bk_options *o = &walk->options[at->row][jokers][state][colour];
    if (o->generation != walk->generation)
        bk_options_fill(walk, at->row, state, colour, jokers, o);
    return o;
}

#endif
