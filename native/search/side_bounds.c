/* The upper bounds of a walk with side sets: each colour alone, as in bound.c.
 *
 * Two digits say how many runs of this colour, and how many groups, are still to come as side sets.
 * A run serves one colour. A group takes tiles of several colours, and each of them takes the row
 * for it that suits it best. What the side sets that have begun will take is known exactly. Where
 * none is to come any more, there is a tighter bound, by prices. */
#include "search/side_sets.h"

static void clear(bk_state_bounds *bounds)
{
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        bounds->of[state] = BK_IMPOSSIBLE;
}

static void raise(bk_state_bounds *bounds, const bk_state_bounds *other)
{
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        bounds->of[state] = bk_max(bounds->of[state], other->of[state]);
}

/* Raises the bounds of a row by what may follow it. */
static void raise_by_rest(const bk_side_walk *side, int row, int colour, const bk_side_column *c,
                          bool priced, const bk_state_bounds *after, bk_state_bounds *bounds)
{
    static const int32_t FREE[3] = {0};
    const bk_walk *walk = side->walk;
    const bk_moves *moves = walk->row[row].moves[colour];
    const int32_t *price = priced ? side->prices.of[row][colour] : FREE;
    int most = bk_count_of(walk->row[row].groups.most[0], colour);
    int32_t gain[3];
    for (int tiles = 0; tiles < 3; tiles++)
        gain[tiles] = c->gain + bk_priced_gain(price, c->lo, c->hi, most, tiles,
                                               walk->task.weight[row]);
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int i = moves->first[0][state]; i < moves->first[0][state + 1]; i++) {
            bk_arc arc = moves->arc[i];
            bounds->of[state] = bk_max(bounds->of[state], gain[arc.tiles] + after->of[arc.next]);
        }
}

/* A side set that is a run begins here. */
static void raise_by_runs(bk_side_walk *side, int row, int colour, int one, int layer,
                          bk_state_bounds *bounds)
{
    for (int i = 0; i < side->run_count[row][colour]; i++)
        raise(bounds, bk_side_bounds(side, row, colour, side->run_pattern[row][colour][i], one,
                                     layer));
}

/* A side set that is a group lies here. */
static void raise_by_groups(bk_side_walk *side, int row, int colour, int one, int layer,
                            bk_state_bounds *bounds)
{
    for (int taking = 0; taking < BK_TAKINGS; taking++)
        if (side->in_group[row][colour][taking])
            raise(bounds, bk_side_bounds(side, row, colour, one, taking, layer));
}

static void raise_by_sets(bk_side_walk *side, int row, int colour, int one, int layer,
                          bk_state_bounds *bounds)
{
    static const int8_t AFTER_RUN[BK_SIDE_LAYERS] = {-1, BK_SIDE_00, -1, BK_SIDE_10, BK_SIDE_01,
                                                     -1, -1,         -1, -1};
    static const int8_t AFTER_GROUP[BK_SIDE_LAYERS] = {-1, -1, BK_SIDE_00, -1, BK_SIDE_10,
                                                       BK_SIDE_01, -1,     -1, -1};
    if (AFTER_RUN[layer] >= 0)
        raise_by_runs(side, row, colour, one, AFTER_RUN[layer], bounds);
    if (AFTER_GROUP[layer] >= 0)
        raise_by_groups(side, row, colour, one, AFTER_GROUP[layer], bounds);
}

/* Any sets to come, up to their number. */
static void compute_any(bk_side_walk *side, int row, int colour, int one, int layer,
                        bk_state_bounds *bounds)
{
    int layers = layer == BK_SIDE_ANY_1 ? BK_SIDE_01 : BK_SIDE_02;
    for (int i = BK_SIDE_00; i <= layers; i++)
        raise(bounds, bk_side_bounds(side, row, colour, one, 0, i));
}

static void compute_end(const bk_side_walk *side, int layer, bk_state_bounds *bounds)
{
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        if (side->walk->runs.closable[state] && (layer == BK_SIDE_00 || layer == BK_SIDE_PRICED))
            bounds->of[state] = 0;
}

static void compute(bk_side_walk *side, int row, int colour, int one, int other, int layer,
                    bk_state_bounds *bounds)
{
    clear(bounds);
    if (layer == BK_SIDE_ANY_1 || layer == BK_SIDE_ANY_2) {
        compute_any(side, row, colour, one, layer, bounds);
        return;
    }
    if (row > side->walk->last) {
        compute_end(side, layer, bounds);
        return;
    }
    const bk_side_column *c = bk_side_column_of(side, row, colour, one, other);
    if (c->enough)
        raise_by_rest(side, row, colour, c, layer == BK_SIDE_PRICED,
                      bk_side_bounds(side, row + 1, colour, one / BK_TAKINGS, other / BK_TAKINGS,
                                     layer),
                      bounds);
    raise_by_sets(side, row, colour, one, layer, bounds);
}

void bk_side_bound_fill(bk_side_walk *side, int row, int colour, int one, int other, int layer,
                        uint32_t key, bk_side_bound *place)
{
    bk_state_bounds bounds;
    compute(side, row, colour, one, other, layer, &bounds);
    *place = (bk_side_bound){key, side->bounds_generation, bounds};
}

void bk_side_bounds_prepare(bk_side_walk *side, bool priced)
{
    int layers = side->task->wanted == 1 ? BK_SIDE_01 : BK_SIDE_02;
    int any = side->task->wanted == 1 ? BK_SIDE_ANY_1 : BK_SIDE_ANY_2;
    if (priced)
        bk_prices_find(&side->prices, side->walk);
    else
        bk_prices_clear(&side->prices);
    for (int row = side->walk->last + 1; row >= 1; row--)
        for (int colour = 0; colour < BK_COLOURS; colour++) {
            bk_state_bounds(*plain)[BK_COLOURS] = side->plain[row];
            compute(side, row, colour, 0, 0, BK_SIDE_PRICED, &plain[BK_SIDE_PRICED][colour]);
            for (int layer = BK_SIDE_00; layer <= layers; layer++)
                compute(side, row, colour, 0, 0, layer, &plain[layer][colour]);
            for (int layer = BK_SIDE_ANY_1; layer <= any; layer++)
                compute(side, row, colour, 0, 0, layer, &plain[layer][colour]);
        }
}
