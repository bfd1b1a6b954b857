/* The walk over the numbers: which optional tiles can be laid beside the required ones.
 *
 * A task says, for every tile kind, how many tiles must lie on the table afterwards and how many
 * may. The walk finds the choice with the highest sum of weights for which all tiles fall into runs
 * and groups. It knows nothing of racks, turns or editions; others turn those into tasks. */
#ifndef BK_SEARCH_WALK_H
#define BK_SEARCH_WALK_H

#include "search/groups.h"
#include "search/runs.h"

enum {
    BK_ROWS = 17, /* numbers 1..13, 14 and 15 for jokers past the end, and one beyond */
    BK_LAST_NUMBER = 13,
    BK_LAYERS = 6,            /* see bound.c */
    BK_FIRST_ENTRY_BITS = 12, /* see count_node() in branch_and_bound.c */
    BK_ENTRY_BITS = 16,
    BK_GENERATIONS = 1 << 28, /* the remaining bits of an entry's key */
    /* Half of it is below every sum of weights. It may be added up over all rows and colours. */
    BK_IMPOSSIBLE = -(1 << 24),
    BK_ENOUGH = 1 << 28, /* never reached: search to the end */
};

/* A meter: what a finished walk must have reached, besides closing its runs. */
typedef enum {
    BK_METER_NONE,
    BK_METER_PLAYED, /* optional tiles: a turn plays at least one */
    BK_METER_VALUE,  /* value of the sets: an opening has a minimum */
} bk_meter;

typedef struct {
    uint8_t lo[BK_ROWS][BK_COLOURS], hi[BK_ROWS][BK_COLOURS]; /* required; required and optional */
    int32_t weight[BK_ROWS];                                  /* of an optional tile, by number */
    uint8_t jokers_lo, jokers_hi;
    int32_t joker_weight;
    uint8_t prepends[BK_ROWS][BK_COLOURS]; /* locked runs that begin here */
    uint8_t appends[BK_ROWS][BK_COLOURS];  /* locked runs that ended just below */
    uint8_t absorbs[BK_ROWS][2];           /* colours missing in locked groups of three */
    bk_run_rules runs;
    bk_meter meter;
    uint8_t target; /* of the meter */
    uint8_t start;  /* the meter before the walk */
} bk_task;

/* A choice: what happens at one number. */
typedef struct {
    bk_grouping grouping;
    uint8_t tiles[BK_COLOURS];  /* in runs */
    uint8_t jokers[BK_COLOURS]; /* in runs */
} bk_choice;

/* An option: what one colour can do at one number. */
typedef struct {
    int32_t bound, gain;
    uint8_t next, tiles, jokers;
    uint8_t fits; /* bits: possible numbers of grouped tiles */
} bk_option;

/* Options depend only on the number, the colour, its state and the jokers left, so they are listed
 * once and kept. The pool has room for all: six ways to split two tiles between groups and runs,
 * and eleven with a joker. */
enum { BK_OPTION_POOL = 15 * BK_COLOURS * BK_STATES * (6 + 11) * BK_MAX_STEPS };

/* A list of options: its start in the pool, and its length in the last byte. */
typedef uint32_t bk_list;

static inline unsigned bk_list_first(bk_list list) { return list >> 8; }
static inline unsigned bk_list_count(bk_list list) { return list & 255; }

typedef struct {
    uint32_t generation; /* of the question it was made for */
    bk_list list[3];     /* by number of grouped tiles, best bound first */
    int32_t top[3];      /* bound of the first option of each list */
    int32_t best;        /* highest of these bounds */
} bk_options;

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

typedef struct {
    bk_grouping_list groups;
    const bk_moves *moves[BK_COLOURS];
    bool plain; /* long runs and no attachments */
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
    int32_t bound[BK_ROWS][BK_LAYERS][BK_STATE_SLOTS][BK_COLOURS]; /* see bound.c */
    int32_t relaxed[BK_ROWS][3][BK_STATE_SLOTS][BK_COLOURS];
    int32_t nothing[BK_STATE_SLOTS][BK_COLOURS];       /* all impossible */
    int8_t optional[2][3][3][3][3];                    /* see bound.c */
    uint8_t fits[2][3][3][3][3][BK_NOT_DOMINATED + 1]; /* see options.c */

    bk_choice path[BK_ROWS]; /* the traced solution */
    uint32_t path_state[BK_ROWS + 1];

    uint64_t nodes;
    uint32_t generation;        /* counts the questions */
    int entry_bits, nodes_left; /* bits of `entry` in use, and nodes until all are */
    bk_node node[BK_ROWS];      /* one per row: the search is depth first */
    bk_options options[BK_ROWS][3][BK_STATES][BK_COLOURS]; /* by jokers left */
    bk_entry entry[1 << BK_ENTRY_BITS];
    int option_count;
    bk_option option[BK_OPTION_POOL];
} bk_walk;

void bk_walk_init(bk_walk *);

/* Prepares the search of walk->task. */
void bk_walk_prepare(bk_walk *);

/* Returns the highest weight that is at least `need`, or a number below `need` if there is none.
 * The search stops early at a weight of `enough`. */
int32_t bk_walk_search(bk_walk *, int32_t need, int32_t enough);

/* Fills walk->path with a solution that weighs at least `weight`. Such a solution must exist. */
void bk_walk_trace(bk_walk *, int32_t weight);

static inline int bk_state_at(uint32_t state, int colour) { return state >> 6 * colour & 63; }

/* Internal, bound.c: fills walk->bound and walk->relaxed backwards, and adds them up. */
void bk_bound_init(bk_walk *);
void bk_bound_fill(bk_walk *);
int32_t bk_bound_of(const bk_walk *, int row, uint32_t state, int jokers);
/* The same without the weight of the jokers. */
int32_t bk_bound_colours(const bk_walk *, int row, uint32_t state, int jokers);

/* Internal, options.c: lists of options, made at first use. */
void bk_options_init(bk_walk *);
void bk_options_fill(bk_walk *, const bk_node *, int colour, int jokers, bk_options *);

static inline const bk_options *bk_options_of(bk_walk *walk, const bk_node *at, int colour,
                                              int jokers)
{
    bk_options *o = &walk->options[at->row][jokers][bk_state_at(at->state, colour)][colour];
    if (o->generation != walk->generation)
        bk_options_fill(walk, at, colour, jokers, o);
    return o;
}

#endif
