/* Kept ends: where tiles may be attached to locked sets that stay as they are. */
#ifndef BK_SEARCH_KEPT_ENDS_H
#define BK_SEARCH_KEPT_ENDS_H

#include "rules/shape.h"

enum {
    BK_ROWS = 17, /* numbers 1..13, 14 and 15 for jokers past the end, and one beyond */
};

typedef struct {
    uint8_t prepends[BK_ROWS][BK_COLOURS]; /* locked runs that begin here */
    uint8_t appends[BK_ROWS][BK_COLOURS];  /* locked runs that ended just below */
    uint8_t absorbs[BK_ROWS][2];           /* colours missing in locked groups of three */
} bk_kept_ends;

/* Adds the ends of a locked set. Where runs have at most four tiles, a run of three grows at one end
 * only. */
void bk_kept_ends_add(bk_kept_ends *, const bk_shape *kept, bool short_runs, bool low_end);

#endif
