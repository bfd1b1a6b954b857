/* From which stands everything that must lie can still come to lie.
 *
 * alive[in_groups][in_runs][row][colour]: states from which a colour can come out alone, whatever is
 * played and with every group that its numbers could possibly make, when so many jokers lie in groups
 * and so many of its own in runs at most. A joker in a group serves all colours, so it is shared, and
 * one in a run is not.
 *
 * maybe[jokers][row][colour] is the same with the jokers wherever they like. */
#include "turn_graph/builder.h"

static unsigned alive_before(const bk_plays *plays, int row, int colour, int in_groups, int in_runs)
{
    int lo = bk_draw_of(plays->table[row], colour), hi = lo + bk_draw_of(plays->may[row], colour);
    const bk_groupings *groups = &plays->groups->of[plays->table[row] + plays->may[row]];
    const uint16_t(*before)[3][3][BK_STATE_SETS] = plays->leads.before[plays->wanted->short_runs];
    unsigned alive = 0;
    for (int grouped = 0; grouped <= in_groups; grouped++) {
        if (grouped && groups->most[grouped] == groups->most[grouped - 1])
            continue;
        int least = bk_max(0, lo - bk_draw_of(groups->most[grouped], colour));
        for (int used = 0; used <= in_runs; used++) {
            unsigned after = plays->alive[in_groups - grouped][in_runs - used][row + 1][colour];
            alive |= before[used][least][hi][after];
        }
    }
    return alive;
}

static void find_alive(bk_plays *plays, int jokers)
{
    enum { CLOSABLE = 1 << 0 | 1 << 3 | 1 << 9 }; /* no run, or runs of three */
    for (int in_groups = 0; in_groups <= jokers; in_groups++)
        for (int in_runs = 0; in_runs <= jokers - in_groups; in_runs++) {
            uint16_t(*alive)[BK_COLOURS] = plays->alive[in_groups][in_runs];
            for (int colour = 0; colour < BK_COLOURS; colour++) {
                alive[plays->last + 1][colour] = CLOSABLE;
                for (int row = plays->last; row >= 1; row--)
                    alive[row][colour] =
                        (uint16_t)alive_before(plays, row, colour, in_groups, in_runs);
            }
        }
}

static void find_maybe(bk_plays *plays, int jokers)
{
    for (int left = 0; left <= jokers; left++)
        for (int row = 1; row <= plays->last + 1; row++)
            for (int colour = 0; colour < BK_COLOURS; colour++) {
                unsigned maybe = 0;
                for (int in_groups = 0; in_groups <= left; in_groups++)
                    maybe |= plays->alive[in_groups][left - in_groups][row][colour];
                plays->maybe[left][row][colour] = (uint16_t)maybe;
            }
}

void bk_outlook_fill(bk_plays *plays)
{
    int jokers = plays->last - BK_NUMBERS;
    find_alive(plays, jokers);
    if (jokers || plays->wanted->short_runs)
        find_maybe(plays, jokers);
}
