/* Arranging the table: set by set, where the arrangement affects later turns.
 *
 * First come the sets with a joker. Then, where all sets are relevant, the others, each time one with
 * the lowest tile that is left. A set that is the only choice is laid automatically. */
#ifndef BK_ENV_ARRANGING_H
#define BK_ENV_ARRANGING_H

#include "env/table_rules.h"

enum { BK_CHOICE_WORDS = (BK_JOKER_SETS + 63) / 64 };

typedef struct {
    uint8_t left[BK_KINDS]; /* tiles in no set, with those of the current set */
    uint8_t current_count;
    uint8_t current[BK_NUMBERS]; /* the set that is being spelled */
    uint8_t laid_count;
    bk_shape laid[BK_MAX_SETS];
    bool plain; /* the choices are sets without a joker */
    uint16_t choice_count;
    uint64_t choices[BK_CHOICE_WORDS]; /* by place in the catalogue */
} bk_arranging;

void bk_arranging_begin(bk_arranging *, bk_table_rules *);

/* Whether all relevant sets are laid. */
static inline bool bk_arranging_is_over(const bk_arranging *a) { return a->choice_count == 0; }

/* Marks the tiles that may be added to the current set. Returns whether it may end: it is complete,
 * or empty. */
bool bk_arranging_next(const bk_arranging *, const bk_catalogue *, bool next[BK_KINDS]);

void bk_arranging_add(bk_arranging *, int kind);

/* Lays the current set, which is complete. */
void bk_arranging_lay_current(bk_arranging *, bk_table_rules *);

/* Writes a legal table with the sets laid so far; the solver arranges the rest. */
bk_status bk_arranging_finish(const bk_arranging *, bk_table_rules *, bk_turn *);

#endif
