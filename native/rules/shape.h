/* A set by what it is, not by the tiles in a row: the form in which the solver thinks of sets. */
#ifndef BK_RULES_SHAPE_H
#define BK_RULES_SHAPE_H

#include "rules/kinds.h"

typedef struct {
    uint8_t form;   /* bk_form */
    uint8_t number; /* of a group; where a run starts */
    uint8_t size;
    uint8_t colours; /* of a group's natural tiles, as a mask; of a run, the one colour's number */
    uint16_t jokers; /* run: bit i for the i-th place; group: how many */
} bk_shape;

static inline int bk_run_end(const bk_shape *run) { return run->number + run->size - 1; }

int bk_shape_jokers(const bk_shape *);

/* What the set is worth in an opening; a tile with two jokers takes its better reading. */
int bk_shape_value(const bk_shape *);

/* Is it a set, and what is it? A run without a joker may come in any order. */
bool bk_shape_read(const bk_set *, int max_run_length, bk_shape *);
void bk_shape_write(const bk_shape *, bk_set *);

/* A whole table, where a set holds no more jokers than the rules allow; adds up its tiles. */
bool bk_shapes_read(const bk_set *sets, int count, const bk_rules *, bk_shape *shapes,
                    uint8_t counts[BK_KINDS]);

/* Adds its natural tiles and jokers to the counts. */
void bk_shape_count(const bk_shape *, uint8_t counts[BK_KINDS]);

#endif
