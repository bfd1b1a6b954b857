#include "env/tile_row.h"

#include "rules/rules.h"

#include <string.h>

/* ---- what a seat sees ------------------------------------------------------------------ */

/* Rows of an observation, and columns of its row of facts, as in brikke/env/observation.py. */
enum { RACK, CHOSEN, TABLE, FACTS, LOOSE, CURRENT_SET, SETS };
enum {
    RACK_SIZES,
    OPENED = 4,
    POOL = 8,
    PASSES,
    SEATS,
    TO_MOVE,
    STARTER,
    IS_ARRANGING,
};
enum { STANDS_FOR = 2 };

typedef int8_t line[BK_KINDS];

int bk_seen_rows(const bk_rules *rules)
{
    return rules->jokers == BK_JOKERS_FREE ? BK_SEEN_ROWS : BK_SEEN_ROWS_LOCKED;
}

static int steps_between(int from, int to, int seats)
{
    return to >= from ? to - from : to - from + seats;
}

static void see_facts(const bk_round *round, int seat, line facts)
{
    int seats = round->start->seats;
    for (int i = 0; i < seats; i++) {
        int other = (seat + i) % seats;
        facts[RACK_SIZES + i] = (int8_t)round->rack_count[other];
        facts[OPENED + i] = round->opened[other];
    }
    facts[POOL] = (int8_t)bk_pool_size(round);
    facts[PASSES] = (int8_t)round->passes;
    facts[SEATS] = (int8_t)seats;
    facts[TO_MOVE] = (int8_t)steps_between(seat, round->to_move, seats);
    facts[STARTER] = (int8_t)steps_between(seat, round->start->starter, seats);
}

/* Whether a set comes before another: by its tiles, one after the other. */
static bool is_before(const bk_set *a, const bk_set *b)
{
    int order = memcmp(a->tile, b->tile, (size_t)bk_min(a->size, b->size));
    return order < 0 || (order == 0 && a->size < b->size);
}

static void see_set(const bk_set *set, line seen)
{
    bk_shape shape;
    for (int i = 0; i < set->size; i++)
        seen[set->tile[i]]++;
    if (!seen[BK_JOKER] || !bk_shape_read(set, BK_NUMBERS, &shape))
        return;
    if (shape.form == BK_RUN) {
        seen[bk_kind(shape.colours, shape.number + __builtin_ctz((unsigned)shape.jokers))] =
            STANDS_FOR;
        return;
    }
    for (int colour = 0; colour < BK_COLOURS; colour++)
        if (!(shape.colours >> colour & 1))
            seen[bk_kind(colour, shape.number)] = STANDS_FOR;
}

static void see_sets(bk_set *sets, int count, line *seen)
{
    uint8_t order[BK_MAX_SETS];
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && is_before(&sets[i], &sets[order[at - 1]]); at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)i;
    }
    for (int i = 0; i < count; i++)
        see_set(&sets[order[i]], seen[SETS + i]);
}

/* While the table is arranged: the tiles in no set, and the sets so far. */
static void see_arranging(const bk_tile_row *row, line *seen)
{
    const bk_round *round = &row->round;
    const bk_arranging *a = &row->arranging;
    bool alone = !round->opened[round->to_move] && !round->start->rules.opening_goes_on;
    bk_set sets[2 * BK_MAX_SETS];
    int count = alone ? round->set_count : 0;
    seen[FACTS][IS_ARRANGING] = 1;
    for (int i = 0; i < a->current_count; i++)
        seen[CURRENT_SET][a->current[i]]++;
    for (int kind = 0; kind < BK_KINDS; kind++)
        seen[LOOSE][kind] = (int8_t)(a->left[kind] - seen[CURRENT_SET][kind]);
    memcpy(sets, round->sets, (size_t)count * sizeof *sets);
    for (int i = 0; i < a->laid_count; i++)
        bk_shape_write(&a->laid[i], &sets[count++]);
    see_sets(sets, bk_min(count, BK_MAX_SETS), seen);
}

void bk_tile_row_see(const bk_tile_row *row, int seat, int8_t *observation)
{
    const bk_round *round = &row->round;
    bool locked = round->start->rules.jokers != BK_JOKERS_FREE;
    bool builds = (row->phase == BK_CHOOSING || row->phase == BK_ARRANGING) &&
                  seat == round->to_move;
    line *seen = (line *)observation;
    memset(seen, 0, (size_t)bk_seen_rows(&round->start->rules) * sizeof *seen);
    memcpy(seen[TABLE], round->table, BK_KINDS);
    memcpy(seen[RACK], round->rack[seat], BK_KINDS);
    if (builds) {
        memcpy(seen[CHOSEN], row->choosing.chosen, BK_KINDS);
        for (int kind = 0; kind < BK_KINDS; kind++)
            seen[RACK][kind] = (int8_t)(seen[RACK][kind] - seen[CHOSEN][kind]);
    }
    see_facts(round, seat, seen[FACTS]);
    if (builds && row->phase == BK_ARRANGING) {
        see_arranging(row, seen);
    } else if (locked) {
        bk_set sets[BK_MAX_SETS];
        memcpy(sets, round->sets, (size_t)round->set_count * sizeof *sets);
        see_sets(sets, round->set_count, seen);
    }
}

/* ---- legal actions --------------------------------------------------------------------- */

static void mask_choosing(const bk_tile_row *row, int8_t mask[BK_ACTIONS])
{
    const bk_round *round = &row->round;
    bool any = false, some = bk_count(row->choosing.chosen) > 0;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        mask[kind] = row->choosing.next[kind];
        any = any || mask[kind];
    }
    mask[BK_DONE] = row->choosing.complete;
    if (!some && !(any && bk_round_must_play(round)))
        mask[bk_pool_size(round) ? BK_DRAW : BK_PASS] = 1;
}

void bk_tile_row_mask(const bk_tile_row *row, const bk_catalogue *catalogue,
                      int8_t mask[BK_ACTIONS])
{
    bool next[BK_KINDS];
    memset(mask, 0, BK_ACTIONS);
    switch (row->phase) {
    case BK_CHOOSING:
        mask_choosing(row, mask);
        break;
    case BK_ARRANGING:
        mask[BK_DONE] = bk_arranging_next(&row->arranging, catalogue, next);
        for (int kind = 0; kind < BK_KINDS; kind++)
            mask[kind] = next[kind];
        break;
    case BK_OVER:
        mask[BK_PASS] = 1;
        break;
    default:
        break;
    }
}
