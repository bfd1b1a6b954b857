/* The upper bound of the search: each colour alone, with every group that its number could make.
 *
 * A joker in a run serves one colour; a joker in a group serves all colours of its number. So the
 * future of a colour is bounded for each number of run jokers of its own and of group jokers that
 * all colours share: bound[row][layer][state][colour]. A colour uses a group joker only where its
 * tiles fit into no group without one. Colours are bounded independently. So their sum, with run
 * jokers given to the colours that gain most, is never too low: the bound is admissible.
 *
 * bound[row][jokers] is the same for any split of that many jokers. */
#include "search/walk.h"

#include <string.h>

/* The first three are indexed by jokers. */
enum {
    LAYER_00,
    LAYER_ANY_1,
    LAYER_ANY_2,
    LAYER_10,
    LAYER_01,
    LAYER_20,
    LAYER_11,
    LAYER_02
};

/* A step fills a layer for a number of jokers in groups: first for none, then to raise the values.
 * `next` are the layers that follow when zero, one and two jokers are laid in runs. */
typedef struct {
    uint8_t layer, in_runs, used;
    uint8_t next[3];
} step;

static const step STEPS[] = {
    {LAYER_00, 0, 0, {LAYER_00}},
    {LAYER_10, 1, 0, {LAYER_10, LAYER_00}},
    {LAYER_01, 0, 0, {LAYER_01}},
    {LAYER_01, 0, 1, {LAYER_00}},
    {LAYER_20, 2, 0, {LAYER_20, LAYER_10, LAYER_00}},
    {LAYER_11, 1, 0, {LAYER_11, LAYER_01}},
    {LAYER_11, 1, 1, {LAYER_10, LAYER_00}},
    {LAYER_02, 0, 0, {LAYER_02}},
    {LAYER_02, 0, 1, {LAYER_01}},
    {LAYER_02, 0, 2, {LAYER_00}},
};

static const uint8_t STEPS_WITH[3] = {1, 4, 10}; /* by jokers in the walk */

/* ---- filling --------------------------------------------------------------------------- */

typedef const int32_t (*level)[BK_COLOURS]; /* [state][colour] */

/* Computes gain[x][colour]: the most a colour gains at this number when x of its tiles go into runs
 * and up to `most` into groups. */
static inline void gains(const bk_walk *walk, int row, unsigned most, int32_t gain[3][BK_COLOURS])
{
    int32_t weight = walk->task.weight[row];
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        const bk_optional *optional =
            &walk->optional[weight < 0][walk->task.lo[row][colour]][walk->task.hi[row][colour]]
                           [bk_count_of(most, colour)];
        for (int tiles = 0; tiles < 3; tiles++)
            gain[tiles][colour] = optional->laid[tiles] * weight + optional->penalty[tiles];
    }
}

/* The levels of the next row that follow a step. */
typedef struct {
    level after[3]; /* zero, one and two jokers in runs */
} following;

static inline following follow(const bk_walk *walk, int row, const step *step)
{
    const int32_t (*bound)[BK_STATE_SLOTS][BK_COLOURS] =
        (const int32_t (*)[BK_STATE_SLOTS][BK_COLOURS])walk->bound[row + 1];
    return (following){{bound[step->next[0]], bound[step->next[1]], bound[step->next[2]]}};
}

static void raise_colour(bk_walk *walk, int row, const step *step, int32_t gain[3][BK_COLOURS],
                         int colour)
{
    const bk_moves *moves = walk->row[row].moves[colour];
    following next = follow(walk, row, step);
    int in_runs = step->in_runs;
    for (int state = 0; state < walk->states; state++) {
        int32_t *best = &walk->bound[row][step->layer][state][colour];
        for (int i = moves->first[in_runs][state]; i < moves->first[in_runs][state + 1]; i++) {
            bk_arc arc = moves->arc[i];
            int32_t after = next.after[arc.jokers][arc.next][colour];
            *best = bk_max(*best, gain[arc.tiles][colour] + after);
        }
    }
}

/* The same for all colours side by side, where all have the same moves. */
static void raise_all(bk_walk *walk, int row, const step *step, int32_t gain[3][BK_COLOURS])
{
    const bk_moves *moves = walk->row[row].moves[0];
    following next = follow(walk, row, step);
    int in_runs = step->in_runs;
    for (int state = 0; state < walk->states; state++) {
        int32_t best[BK_COLOURS], *out = walk->bound[row][step->layer][state];
        memcpy(best, out, sizeof best);
        for (int i = moves->first[in_runs][state]; i < moves->first[in_runs][state + 1]; i++) {
            bk_arc arc = moves->arc[i];
            const int32_t *after = next.after[arc.jokers][arc.next], *by = gain[arc.tiles];
#pragma GCC unroll 1
            for (int colour = 0; colour < BK_COLOURS; colour++)
                best[colour] = bk_max(best[colour], by[colour] + after[colour]);
        }
        memcpy(out, best, sizeof best);
    }
}

static void raise(bk_walk *walk, int row, const step *step, int32_t gain[3][BK_COLOURS])
{
    if (step->used == 0)
        memcpy(walk->bound[row][step->layer], walk->nothing,
               (size_t)walk->states * sizeof *walk->nothing);
    if (walk->row[row].uniform) {
        raise_all(walk, row, step, gain);
        return;
    }
    for (int colour = 0; colour < BK_COLOURS; colour++)
        raise_colour(walk, row, step, gain, colour);
}

/* The same for the common case of long runs and no attachments. The arcs are written out and the
 * colours lie side by side, which compilers turn into vector code unless they unroll it first.
 * Filling bounds takes a good part of the time of an easy position. `in_runs` is a constant where
 * this is inlined. */
static inline void raise_plain(int32_t (*restrict here)[BK_COLOURS], const level next[3],
                               int in_runs, int32_t gain[3][BK_COLOURS])
{
    enum { S_, S1, S2, S3, S11, S12, S13, S22, S23, S33 };
    level a = next[0], b = next[1], c = next[2];
#pragma GCC unroll 1
    for (int i = 0; i < BK_COLOURS; i++) {
        int32_t g0 = gain[0][i], g1 = gain[1][i], g2 = gain[2][i];
        int32_t none = g0 + a[S_][i], start = bk_max(g1 + a[S1][i], g2 + a[S11][i]);
        int32_t one_2 = g1 + a[S2][i], one_3 = g1 + a[S3][i];
        int32_t two_22 = g2 + a[S22][i], two_23 = g2 + a[S23][i], two_33 = g2 + a[S33][i];
        if (in_runs > 0) {
            one_2 = bk_max(one_2, g0 + b[S2][i]);
            one_3 = bk_max(one_3, g0 + b[S3][i]);
            two_22 = bk_max(two_22, g1 + b[S22][i]);
            two_23 = bk_max(two_23, g1 + b[S23][i]);
            two_33 = bk_max(two_33, g1 + b[S33][i]);
        }
        if (in_runs > 1) {
            two_22 = bk_max(two_22, g0 + c[S22][i]);
            two_23 = bk_max(two_23, g0 + c[S23][i]);
            two_33 = bk_max(two_33, g0 + c[S33][i]);
        }
        int32_t more_12 = bk_max(one_2, g2 + a[S12][i]), more_13 = bk_max(one_3, g2 + a[S13][i]);
        int32_t long_33 = bk_max(one_3, two_33);
        here[S_][i] = bk_max(none, start);
        here[S1][i] = more_12;
        here[S2][i] = more_13;
        here[S3][i] = bk_max(none, more_13);
        here[S11][i] = two_22;
        here[S12][i] = two_23;
        here[S13][i] = bk_max(one_2, two_23);
        here[S22][i] = two_33;
        here[S23][i] = long_33;
        here[S33][i] = bk_max(none, long_33);
    }
}

/* The maximum of two levels. `out` may be one of them. */
static inline void higher_of(int32_t (*out)[BK_COLOURS], level a, level b, int states)
{
    for (int state = 0; state < states; state++) {
        int32_t high[BK_COLOURS];
#pragma GCC unroll 1
        for (int i = 0; i < BK_COLOURS; i++)
            high[i] = bk_max(a[state][i], b[state][i]);
        memcpy(out[state], high, sizeof high);
    }
}

static void fill_plain(bk_walk *walk, int row, const step *step, int32_t gain[3][BK_COLOURS])
{
    int32_t more[BK_PLAIN_STATES][BK_COLOURS], (*here)[BK_COLOURS] = walk->bound[row][step->layer];
    int32_t (*raised)[BK_COLOURS] = step->used ? more : here;
    following next = follow(walk, row, step);
    if (step->in_runs == 0)
        raise_plain(raised, next.after, 0, gain);
    else if (step->in_runs == 1)
        raise_plain(raised, next.after, 1, gain);
    else
        raise_plain(raised, next.after, 2, gain);
    if (step->used)
        higher_of(here, (level)here, (level)more, BK_PLAIN_STATES);
}

/* Fills the layers for any split of the jokers. A layer with more jokers is never lower, so those
 * that spend all jokers are enough. */
static void fill_any(int32_t (*bound)[BK_STATE_SLOTS][BK_COLOURS], int jokers, int states)
{
    if (jokers > 0)
        higher_of(bound[LAYER_ANY_1], (level)bound[LAYER_10], (level)bound[LAYER_01], states);
    if (jokers > 1) {
        higher_of(bound[LAYER_ANY_2], (level)bound[LAYER_20], (level)bound[LAYER_11], states);
        higher_of(bound[LAYER_ANY_2], (level)bound[LAYER_ANY_2], (level)bound[LAYER_02], states);
    }
}

static void fill_row(bk_walk *walk, int row, int jokers)
{
    int32_t gain[3][3][BK_COLOURS];
    const uint8_t *most = walk->row[row].groups.most;
    for (int used = 0; used <= jokers; used++)
        if (used == 0 || most[used] != most[used - 1])
            gains(walk, row, most[used], gain[used]);
    for (const step *step = STEPS; step < STEPS + STEPS_WITH[jokers]; step++) {
        if (step->used && most[step->used] == most[step->used - 1])
            continue;
        if (walk->row[row].plain)
            fill_plain(walk, row, step, gain[step->used]);
        else
            raise(walk, row, step, gain[step->used]);
    }
    fill_any(walk->bound[row], jokers, walk->states);
}

static void fill_end(bk_walk *walk, int jokers)
{
    for (int i = 0; i < STEPS_WITH[jokers]; i++)
        for (int state = 0; state < walk->states; state++)
            for (int colour = 0; colour < BK_COLOURS; colour++)
                walk->bound[walk->last + 1][STEPS[i].layer][state][colour] =
                    walk->runs.closable[state] ? 0 : BK_IMPOSSIBLE;
    fill_any(walk->bound[walk->last + 1], jokers, walk->states);
}

/* The most optional tiles laid when `tiles` go into runs and up to `most` into groups; the fewest
 * where tiles have negative weight. -1 if that is impossible. */
static int optional_laid(bool against, int lo, int hi, int most, int tiles)
{
    int least_grouped = bk_max(0, lo - tiles), most_grouped = bk_min(most, hi - tiles);
    if (least_grouped > most_grouped)
        return -1;
    return (against ? least_grouped : most_grouped) + tiles - lo;
}

void bk_bound_init(bk_walk *walk)
{
    for (int state = 0; state < BK_STATE_SLOTS; state++)
        for (int colour = 0; colour < BK_COLOURS; colour++)
            walk->nothing[state][colour] = BK_IMPOSSIBLE;
    for (int i = 0; i < 2 * 3 * 3 * 3 * 3; i++) {
        int against = i / 81, lo = i / 27 % 3, hi = i / 9 % 3, most = i / 3 % 3, tiles = i % 3;
        int laid = optional_laid(against, lo, hi, most, tiles);
        bk_optional *optional = &walk->optional[against][lo][hi][most];
        optional->laid[tiles] = bk_max(laid, 0);
        optional->penalty[tiles] = laid < 0 ? BK_IMPOSSIBLE : 0;
    }
}

void bk_bound_fill(bk_walk *walk)
{
    int jokers = walk->task.jokers_hi;
    fill_end(walk, jokers);
    for (int row = walk->last; row >= 1; row--)
        fill_row(walk, row, jokers);
}

/* ---- adding up ------------------------------------------------------------------------- */

typedef struct {
    int32_t sum, best, second; /* over the colours, and the two largest gains from a joker */
} tally;

static tally tally_up(const bk_walk *walk, int row, uint32_t state, int without, int with)
{
    tally t = {0, BK_IMPOSSIBLE, BK_IMPOSSIBLE};
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        int s = bk_state_at(state, colour);
        int32_t base = walk->bound[row][without][s][colour];
        int32_t more = walk->bound[row][with][s][colour] - base;
        t.sum += base;
        t.second = bk_max(t.second, bk_min(t.best, more));
        t.best = bk_max(t.best, more);
    }
    return t;
}

static int32_t sum_up(const bk_walk *walk, int row, uint32_t state, int layer)
{
    int32_t sum = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        sum += walk->bound[row][layer][bk_state_at(state, colour)][colour];
    return sum;
}

/* One of two jokers in a group, the other one anywhere. */
static int32_t one_grouped_of_two(const bk_walk *walk, int row, uint32_t state)
{
    tally mixed = tally_up(walk, row, state, LAYER_01, LAYER_11);
    return bk_max(mixed.sum + mixed.best, sum_up(walk, row, state, LAYER_02));
}

static int32_t with_one(const bk_walk *walk, int row, uint32_t state)
{
    tally run = tally_up(walk, row, state, LAYER_00, LAYER_10);
    return bk_max(sum_up(walk, row, state, LAYER_01), run.sum + run.best);
}

static int32_t with_two(const bk_walk *walk, int row, uint32_t state)
{
    tally apart = tally_up(walk, row, state, LAYER_00, LAYER_10);
    tally together = tally_up(walk, row, state, LAYER_00, LAYER_20);
    int32_t runs = apart.sum + bk_max(apart.best + apart.second, together.best);
    return bk_max(runs, one_grouped_of_two(walk, row, state));
}

int32_t bk_bound_colours(const bk_walk *walk, int row, uint32_t state, int jokers)
{
    return jokers == 0   ? sum_up(walk, row, state, LAYER_00)
           : jokers == 1 ? with_one(walk, row, state)
                         : with_two(walk, row, state);
}

int32_t bk_bound_of(const bk_walk *walk, int row, uint32_t state, int jokers)
{
    return walk->joker_bound[jokers] + bk_bound_colours(walk, row, state, jokers);
}

int32_t bk_bound_grouped(const bk_walk *walk, int row, uint32_t state, int jokers, int used)
{
    int32_t colours = jokers == 1 ? sum_up(walk, row, state, LAYER_01)
                      : used == 1 ? one_grouped_of_two(walk, row, state)
                                  : sum_up(walk, row, state, LAYER_02);
    return walk->joker_bound[jokers] + colours;
}
