/* Shapes: sets described by their properties instead of a list of tiles. */
#ifndef BK_RULES_SHAPE_H
#define BK_RULES_SHAPE_H

#include "rules/kinds.h"

typedef struct {
    uint8_t form;   /* bk_form */
    uint8_t number; /* of a group; of the first tile of a run */
    uint8_t size;
    uint8_t colours; /* group: mask of its natural tiles' colours; run: its colour */
    uint16_t jokers; /* run: bit i for place i; group: how many */
} bk_shape;

static inline int bk_run_end(const bk_shape *run) { return run->number + run->size - 1; }

/* The same set with number n in place of 14 - n. */
bk_shape bk_shape_mirrored(bk_shape);

int bk_shape_jokers(const bk_shape *);

/* The value of the set in an opening. One tile with two jokers takes the better of its two
 * readings. */
int bk_shape_value(const bk_shape *);

/* Reads a set. Returns false if it is invalid. A run without a joker may come in any order. */
bool bk_shape_read(const bk_set *, int max_run_length, bk_shape *);
void bk_shape_write(const bk_shape *, bk_set *);

/* Reads a whole table and adds up its tiles. A set may hold no more jokers than the rules allow. */
bool bk_shapes_read(const bk_set *sets, int count, const bk_rules *, bk_shape *shapes,
                    uint8_t counts[BK_KINDS]);

/* Adds the tiles of the set, jokers included, to the counts. */
void bk_shape_count(const bk_shape *, uint8_t counts[BK_KINDS]);

#endif
