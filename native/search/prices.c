#include "search/prices.h"

#include <string.h>

enum {
    ROUNDS = 96,
    MISSING = 3, /* weight of a required tile that is not laid while prices are sought */
};

/* ---- what a colour wants --------------------------------------------------------------- */

/* The best way of one colour. Required tiles may be missing, because side sets may take them. */
typedef struct {
    const bk_walk *walk;
    const bk_prices *prices;
    int32_t unit;
    int32_t value[BK_ROWS][BK_PLAIN_STATES];
    uint8_t grouped[BK_ROWS][BK_PLAIN_STATES], next[BK_ROWS][BK_PLAIN_STATES];
} way;

/* The gain of so many tiles in runs, and how many go into groups then. */
static int32_t gain_of(const way *w, int row, int colour, int tiles, uint8_t *grouped)
{
    const bk_task *task = &w->walk->task;
    const int32_t *price = w->prices->of[row][colour];
    int lo = task->lo[row][colour], most = task->hi[row][colour] - tiles;
    int32_t best = BK_IMPOSSIBLE;
    most = bk_min(most, bk_count_of(w->walk->row[row].groups.most[0], colour));
    *grouped = 0;
    for (int in_groups = 0; in_groups <= most; in_groups++) {
        int laid = tiles + in_groups - lo;
        int32_t gain = laid * (laid < 0 ? MISSING * w->unit : task->weight[row]) - price[in_groups];
        if (gain > best) {
            best = gain;
            *grouped = (uint8_t)in_groups;
        }
    }
    return best;
}

static void step_back(way *w, int row, int colour)
{
    const bk_moves *moves = w->walk->row[row].moves[colour];
    int32_t gain[3];
    uint8_t grouped[3];
    for (int tiles = 0; tiles < 3; tiles++)
        gain[tiles] = gain_of(w, row, colour, tiles, &grouped[tiles]);
    for (int state = 0; state < BK_PLAIN_STATES; state++) {
        int32_t best = BK_IMPOSSIBLE;
        w->grouped[row][state] = w->next[row][state] = 0;
        for (int i = moves->first[0][state]; i < moves->first[0][state + 1]; i++) {
            bk_arc arc = moves->arc[i];
            int32_t value = gain[arc.tiles] + w->value[row + 1][arc.next];
            if (value <= best)
                continue;
            best = value;
            w->grouped[row][state] = grouped[arc.tiles];
            w->next[row][state] = arc.next;
        }
        w->value[row][state] = best;
    }
}

/* Writes how many tiles of each row the colour wants in groups. Returns its value. */
static int32_t find_way(way *w, int colour, uint8_t wanted[BK_ROWS])
{
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        w->value[w->walk->last + 1][state] = w->walk->runs.closable[state] ? 0 : BK_IMPOSSIBLE;
    for (int row = w->walk->last; row >= 1; row--)
        step_back(w, row, colour);
    for (int row = 1, state = 0; row <= w->walk->last; row++) {
        wanted[row] = w->grouped[row][state];
        state = w->next[row][state];
    }
    return w->value[1][0];
}

/* ---- what groups pay ------------------------------------------------------------------- */

/* Returns the most that one grouping pays, and which one. */
static int32_t best_grouping(const bk_walk *walk, const bk_prices *prices, int row,
                             bk_grouping *which)
{
    const bk_grouping_list *groups = &walk->row[row].groups;
    const int32_t(*price)[3] = prices->of[row];
    int32_t best = BK_IMPOSSIBLE;
    for (int i = 0; i < groups->count[0]; i++) {
        bk_grouping grouping = groups->groupings[0][i];
        int32_t sum = price[0][bk_count_of(grouping, 0)] + price[1][bk_count_of(grouping, 1)] +
                      price[2][bk_count_of(grouping, 2)] + price[3][bk_count_of(grouping, 3)];
        if (sum > best) {
            best = sum;
            *which = grouping;
        }
    }
    return best;
}

/* ---- finding prices -------------------------------------------------------------------- */

void bk_prices_clear(bk_prices *prices) { memset(prices, 0, sizeof *prices); }

/* Of a tile, whatever its sign. Weights are higher at one end of the numbers. */
static int32_t highest_weight(const bk_task *task)
{
    int32_t first = task->weight[1], last = task->weight[BK_LAST_NUMBER];
    return bk_max(bk_max(first, -first), bk_max(last, -last));
}

void bk_prices_find(bk_prices *best, const bk_walk *walk)
{
    bk_prices prices;
    way w = {.walk = walk, .prices = &prices, .unit = highest_weight(&walk->task)};
    int32_t step = w.unit / 2, lowest = BK_ENOUGH;
    bk_prices_clear(&prices);
    for (int round = 0; round < ROUNDS; round++, step -= step / 16) {
        uint8_t wanted[BK_COLOURS][BK_ROWS];
        bk_grouping which[BK_ROWS];
        int32_t bound = 0;
        for (int colour = 0; colour < BK_COLOURS; colour++)
            bound += find_way(&w, colour, wanted[colour]);
        for (int row = walk->last; row >= 1; row--)
            prices.paid[row] =
                prices.paid[row + 1] + best_grouping(walk, &prices, row, &which[row]);
        bound += prices.paid[1];
        if (bound < lowest) {
            lowest = bound;
            *best = prices;
        }
        for (int row = 1; row <= walk->last; row++)
            for (int colour = 0; colour < BK_COLOURS; colour++) {
                prices.of[row][colour][wanted[colour][row]] += step;
                prices.of[row][colour][bk_count_of(which[row], colour)] -= step;
            }
    }
}
