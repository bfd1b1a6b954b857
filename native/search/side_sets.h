/* One walk for many plans that differ by one or two sets only.
 *
 * Side sets are laid beside the walk, and take their tiles out of it. The walk chooses them itself,
 * from a list: it carries along how many are still to come, and what those that have begun will
 * take from the next rows. So what many plans have in common is searched once. */
#ifndef BK_SEARCH_SIDE_SETS_H
#define BK_SEARCH_SIDE_SETS_H

#include "search/prices.h"

/* What a side set takes of one kind: nothing, a tile of any origin, a tile of the second origin. */
typedef enum { BK_TAKES_NONE, BK_TAKES_ANY, BK_TAKES_SECOND } bk_taking;

enum {
    BK_TAKINGS = 3,
    BK_COLUMN_TAKINGS = BK_TAKINGS * BK_TAKINGS,
    BK_SIDE_GROUPS = 6 * 4 + 4 * 8, /* with a joker at one number: colours, origins of each tile */
    BK_SIDE_RUNS_OF_3 = 3 * 4,            /* from one number on: place of the joker, origins */
    BK_SIDE_RUNS_OF_4 = 4 * 8,
    BK_SIDE_RUNS_OF_5 = 5 * 16,
    BK_SIDE_RUNS = BK_SIDE_RUNS_OF_3 + BK_SIDE_RUNS_OF_4 + BK_SIDE_RUNS_OF_5,
    BK_SIDE_SETS_OF_ROW = BK_SIDE_GROUPS + BK_COLOURS * BK_SIDE_RUNS,
    BK_MOST_SIDE_SETS =
        BK_NUMBERS * BK_SIDE_GROUPS +
        BK_COLOURS * ((BK_NUMBERS - 2) * BK_SIDE_RUNS_OF_3 + (BK_NUMBERS - 3) * BK_SIDE_RUNS_OF_4 +
                      (BK_NUMBERS - 4) * BK_SIDE_RUNS_OF_5),
};

/* A side set: two or three tiles in a group, or two to four in a run of up to five places. Its
 * pattern is what it takes from a colour: a digit to the base of three for each row, the first row
 * lowest. A group takes from one row only, a run from one colour only. */
typedef struct {
    uint8_t row; /* the first */
    bool run;
    uint8_t colour; /* of a run */
    uint8_t pattern[BK_COLOURS];
    bool choosy; /* it depends on the other side set whether it may lie beside it */
} bk_side_set;

/* What is left of a kind when side sets have taken their tiles. */
typedef struct {
    bool enough;   /* there were tiles enough */
    int8_t lo, hi; /* required; required and optional */
    int32_t gain;  /* weight of the optional tiles that were taken */
} bk_side_column;

typedef bool bk_side_judge(const void *context, int one, int other);

typedef struct {
    int wanted; /* side sets, 1 or 2 */
    int count;
    const bk_side_set *sets;
    /* by what the one takes, times three, and what the other takes */
    bk_side_column column[BK_ROWS][BK_COLOURS][BK_COLUMN_TAKINGS];
    bool again; /* the last search gave up on this task, in this or the other direction */
    bk_side_judge *may_join; /* whether two choosy sets may lie beside each other */
    const void *context;
} bk_side_task;

/* Bounds of one colour, by state. */
typedef struct {
    int32_t of[BK_PLAIN_STATES];
} bk_state_bounds;

/* Sets to come, for the bounds of one colour: see side_bounds.c. */
enum {
    BK_SIDE_00,
    BK_SIDE_10,
    BK_SIDE_01,
    BK_SIDE_20,
    BK_SIDE_11,
    BK_SIDE_02,
    BK_SIDE_ANY_1,
    BK_SIDE_ANY_2,
    BK_SIDE_PRICED,
    BK_SIDE_LAYERS,
};

/* A part of a side set: what it takes from this row on. Sets that take the same are the same part,
 * unless they are choosy. */
typedef struct {
    uint8_t pattern[BK_COLOURS];
    uint16_t identity; /* of a choosy set: its index, plus 1 */
    uint16_t next;     /* the part that is left at the next row, or BK_NO_PART */
} bk_side_part;

enum {
    BK_SIDE_PARTS = 1 << 15, /* more than five of each set */
    BK_PART_SLOTS = 1 << 16,
    BK_NO_PART = 0xFFFF,
    BK_SIDE_BOUND_BITS = 13,
    BK_SIDE_ENTRY_BITS = 15,
};

typedef struct {
    uint32_t key, generation;
    bk_state_bounds bounds;
} bk_side_bound;

typedef struct {
    uint64_t key;
    uint32_t generation;
    int32_t upper, lower;
    int16_t chosen[2]; /* sets that begin from here on, and reach `lower` */
} bk_side_entry;

typedef struct {
    int32_t bound;
    uint16_t set;
} bk_ranked_side_set;

typedef struct {
    bk_walk *walk;
    const bk_side_task *task;
    uint32_t generation;        /* counts the tasks */
    uint32_t bounds_generation; /* counts the searches */
    bk_prices prices;
    uint16_t first[BK_ROWS];          /* side set that begins there, plus 1 */
    uint16_t next[BK_MOST_SIDE_SETS]; /* that begins at the same row, plus 1 */
    uint16_t part_of[BK_MOST_SIDE_SETS];
    int part_count;
    bk_side_part part[BK_SIDE_PARTS];
    uint16_t slot_of[BK_SIDE_PARTS];
    uint16_t slot[BK_PART_SLOTS]; /* a part, plus 1 */
    uint8_t run_count[BK_ROWS][BK_COLOURS];
    uint8_t run_pattern[BK_ROWS][BK_COLOURS][BK_SIDE_RUNS];
    bool in_group[BK_ROWS][BK_COLOURS][BK_TAKINGS];
    bk_state_bounds plain[BK_ROWS][BK_SIDE_LAYERS][BK_COLOURS]; /* where no set has begun */
    bk_side_bound bound[1 << BK_SIDE_BOUND_BITS];
    bk_ranked_side_set ranked[BK_ROWS][2][BK_SIDE_SETS_OF_ROW];
    bk_side_entry entry[1 << BK_SIDE_ENTRY_BITS];
} bk_side_walk;

_Static_assert(BK_SIDE_PARTS > 5 * BK_MOST_SIDE_SETS, "room for what is left of every side set");

void bk_side_walk_init(bk_side_walk *);

/* Returns the highest weight of the prepared walk->task with side sets beside it, if that is at least
 * `need`, or a number below `need`. The walk has no jokers, no kept sets and no meter. The search
 * stops early at a weight of `enough`. After `budget` nodes it gives up: then walk->gave_up is set,
 * and the weight is the highest that was found. `chosen` are the indices of the side sets. */
int32_t bk_side_walk_search(bk_side_walk *, bk_walk *, const bk_side_task *, int32_t need,
                            int32_t enough, uint64_t budget, int chosen[2]);

/* Internal, side_parts.c: reads the task's side sets, and forgets earlier ones. */
void bk_side_parts_prepare(bk_side_walk *);

/* Internal, side_bounds.c: fills what the bounds need. */
void bk_side_bounds_prepare(bk_side_walk *, bool priced);

void bk_side_bound_fill(bk_side_walk *, int row, int colour, int one, int other, int layer,
                        uint32_t key, bk_side_bound *place);

/* The bounds of a colour from which the parts of side sets take these patterns. They are computed
 * when they are asked for, and valid until others are asked for. */
static inline const bk_state_bounds *bk_side_bounds(bk_side_walk *side, int row, int colour,
                                                    int one, int other, int layer)
{
    int high = bk_max(one, other), low = bk_min(one, other);
    if (high == 0)
        return &side->plain[row][layer][colour];
    uint32_t key = (uint32_t)(layer << 22 | row << 18 | colour << 16 | high << 8 | low);
    bk_side_bound *place = &side->bound[key * UINT32_C(0x9E3779B1) >> (32 - BK_SIDE_BOUND_BITS)];
    if (place->key != key || place->generation != side->bounds_generation)
        bk_side_bound_fill(side, row, colour, high, low, layer, key, place);
    return &place->bounds;
}

static inline const bk_side_column *bk_side_column_of(const bk_side_walk *side, int row,
                                                      int colour, int one, int other)
{
    return &side->task->column[row][colour][one % BK_TAKINGS * BK_TAKINGS + other % BK_TAKINGS];
}

#endif
