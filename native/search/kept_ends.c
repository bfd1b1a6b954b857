#include "search/kept_ends.h"

static void add_group(bk_kept_ends *ends, const bk_shape *kept)
{
    uint8_t *absorbs = ends->absorbs[kept->number];
    if (kept->size < BK_COLOURS)
        absorbs[absorbs[0] ? 1 : 0] = (uint8_t)(~kept->colours & 15);
}

static void add_run(bk_kept_ends *ends, const bk_shape *kept, bool short_runs, bool low_end)
{
    int end = bk_run_end(kept);
    if (short_runs && kept->size > 3)
        return;
    if (!short_runs || low_end)
        ends->prepends[kept->number][kept->colours]++;
    if ((!short_runs || !low_end) && end < BK_NUMBERS)
        ends->appends[end + 1][kept->colours]++;
}

void bk_kept_ends_add(bk_kept_ends *ends, const bk_shape *kept, bool short_runs, bool low_end)
{
    if (kept->form == BK_GROUP)
        add_group(ends, kept);
    else
        add_run(ends, kept, short_runs, low_end);
}
