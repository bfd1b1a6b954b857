/* Layout: from a traced walk to the sets on the table. */
#ifndef BK_SEARCH_LAYOUT_H
#define BK_SEARCH_LAYOUT_H

#include "rules/shape.h"
#include "search/walk.h"

typedef struct {
    int count;
    bk_shape shape[BK_MAX_SETS + 5]; /* the walk may use a few more than can exist */
} bk_layout;

/* The tiles of the layout that were not there before. */
void bk_layout_played(const bk_layout *, const uint8_t before[BK_KINDS], uint8_t played[BK_KINDS]);

/* Builds the layout. `kept` are the locked sets that the task's prepends, appends and absorbs stand
 * for. They come first, in their order, with the tiles attached to them. */
void bk_layout_build(const bk_walk *, const bk_shape *kept, int kept_count, bk_layout *);

#endif
