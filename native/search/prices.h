/* Prices: tighter bounds for hard walks.
 *
 * The bound looks at each colour alone, as if it could have every group that its number could make.
 * So it is far too high where many groups could be made, but not all at once. Prices mend that: a
 * colour pays for each tile that it lays in a group, and all colours together get back the most
 * that one grouping of the number could have paid. Whatever the prices are, the bound stays an upper
 * limit (a Lagrangian relaxation). Good ones are found step by step: where a colour wants a tile in
 * a group and the best grouping has none, that becomes dearer, and the other way round. */
#ifndef BK_SEARCH_PRICES_H
#define BK_SEARCH_PRICES_H

#include "search/walk.h"

typedef struct {
    int32_t of[BK_ROWS][BK_COLOURS][3]; /* by number of grouped tiles */
    int32_t paid[BK_ROWS + 1];          /* the most that the groups from this row on can pay */
} bk_prices;

/* Prices of nothing, with which the bound is that of the walk. */
void bk_prices_clear(bk_prices *);

/* Finds prices for the prepared walk->task, which has no jokers. */
void bk_prices_find(bk_prices *, const bk_walk *);

/* The most that a colour gains, less what it pays, when `tiles` go into runs and up to `most` into
 * groups. */
static inline int32_t bk_priced_gain(const int32_t price[3], int lo, int hi, int most, int tiles,
                                     int32_t weight)
{
    int32_t best = BK_IMPOSSIBLE;
    int from = bk_max(0, lo - tiles), to = bk_min(most, hi - tiles);
    for (int grouped = from; grouped <= to; grouped++)
        best = bk_max(best, (tiles + grouped - lo) * weight - price[grouped]);
    return best;
}

#endif
