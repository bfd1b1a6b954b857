/* The sets that may be on the table after one turn, where jokers are locked.
 *
 * brikke/env/table_builder.py has the same rules in Python, and the reasons. */
#ifndef BK_ENV_TABLE_RULES_H
#define BK_ENV_TABLE_RULES_H

#include "env/catalogue.h"
#include "env/freed_jokers.h"
#include "solver/solver.h"

enum { BK_NO_SET = -1, BK_MOST_OPENING_SETS = 512 };

/* A set of the table with a locked joker. */
typedef struct {
    bk_set_before set;
    uint64_t freed_into; /* what the new set of its joker may hold; 0 if the joker is not freed */
} bk_locked_set;

/* A set that an opening can hold. */
typedef struct {
    bk_set set;
    bk_set_before before;
    int value;
} bk_opening_set;

/* A turn whose table is to be arranged. The workspace is filled from the position and the tiles. */
typedef struct {
    const bk_catalogue *catalogue;
    bk_solver *solver;
    const bk_position *position; /* without a table, if the opening leaves it alone */
    const uint8_t *played;
    bool alone;        /* an opening that leaves the table alone */
    bool all_relevant; /* sets without a joker matter, too */
    bool frees;        /* some locked joker may be freed */
    int locked_count;
    bk_locked_set locked[BK_MOST_LOCKED];
    uint8_t tiles[BK_KINDS];         /* of the sets to be laid */
    uint8_t origins[BK_JOKER_SETS];  /* by set: whose locked jokers may be in it; see origins_of */
    uint8_t origin_order[1 << BK_MOST_LOCKED];
    int origin_count;
    bk_position loose; /* tiles without a table, for the solver */
    int before_count; /* sets of the table */
    bk_set_before before[BK_MAX_SETS];
    bk_joker_moves moves; /* of one table that is judged */
    int opening_count;        /* sets that the played tiles can open with, best first */
    bk_opening_set opening[BK_MOST_OPENING_SETS];
} bk_table_rules;

/* `joker_there`: a joker is on the table before the turn, also where the opening leaves it alone. */
void bk_table_rules_init(bk_table_rules *, const bk_catalogue *, bk_solver *, const bk_position *,
                         const uint8_t played[BK_KINDS], bool joker_there);

/* Finds the sets with a joker that a legal table can hold besides those laid. Each is marked in
 * `choices`, or if that is NULL, only the first is found. Returns the first, or BK_NO_SET. */
int bk_joker_choices(bk_table_rules *, const bk_shape *laid, int count,
                     const uint8_t left[BK_KINDS], uint64_t *choices);

/* Marks the sets without a joker that hold the lowest tile and leave sets. */
void bk_plain_choices(bk_table_rules *, const uint8_t left[BK_KINDS], uint64_t *choices);

/* Takes the tiles of a set away. */
void bk_take_set(uint8_t counts[BK_KINDS], const bk_shape *);

#endif
