#include "env/table_rules.h"

#include "rules/possible_sets.h"
#include "rules/quick_reject.h"
#include "rules/rules.h"

#include <string.h>

enum { NOT_POSSIBLE = 255 };

static const uint64_t JOKER_BIT = UINT64_C(1) << BK_JOKER;
static const uint8_t NOTHING[BK_KINDS];

void bk_take_set(uint8_t counts[BK_KINDS], const bk_shape *shape)
{
    bk_set set;
    bk_shape_write(shape, &set);
    for (int i = 0; i < set.size; i++)
        counts[set.tile[i]]--;
}

/* ---- locked sets ----------------------------------------------------------------------- */

static void find_locked_sets(bk_table_rules *r)
{
    const bk_position *position = r->position;
    bool own_rack = position->rules.jokers == BK_JOKERS_LOCKED_OWN_RACK;
    uint64_t played = bk_kinds_of(r->played), anything = own_rack ? played : UINT64_MAX;
    for (int i = 0; i < position->set_count; i++) {
        bk_shape shape;
        if (!bk_shape_read(&position->sets[i], position->rules.max_run_length, &shape))
            continue;
        bk_set_before before = bk_before_of(&shape, false);
        r->before[r->before_count++] = before;
        if (!before.meaning || r->locked_count == BK_MOST_LOCKED)
            continue;
        uint64_t into = played & before.meaning ? anything | JOKER_BIT : 0;
        r->locked[r->locked_count++] = (bk_locked_set){before, into};
        r->frees = r->frees || into;
    }
}

static bool may_move_to(const bk_locked_set *locked, const bk_known_set *set)
{
    return !(set->kinds & ~locked->freed_into) || bk_may_stay_in(&locked->set, set);
}

/* A bit for each locked set whose joker may be in this set now. */
static uint8_t origins_of(const bk_table_rules *r, const bk_known_set *set)
{
    unsigned origins = 0;
    for (int i = 0; i < r->locked_count; i++)
        origins |= (unsigned)may_move_to(&r->locked[i], set) << i;
    return (uint8_t)origins;
}

static void find_origins(bk_table_rules *r)
{
    uint64_t there = bk_kinds_of(r->tiles);
    unsigned seen = 0;
    for (int i = 0; i < r->catalogue->joker_count; i++) {
        const bk_known_set *set = &r->catalogue->joker[i];
        bool possible = !(set->kinds & ~there);
        r->origins[i] = possible ? origins_of(r, set) : NOT_POSSIBLE;
        if (possible && !(seen >> r->origins[i] & 1)) {
            seen |= 1u << r->origins[i];
            r->origin_order[r->origin_count++] = r->origins[i];
        }
    }
}

static uint8_t origins_of_shape(const bk_table_rules *r, const bk_shape *shape)
{
    bk_set set;
    bk_shape_write(shape, &set);
    return origins_of(r, &(bk_known_set){*shape, bk_kinds_of_set(&set)});
}

/* Whether each locked set's joker may be in one of these sets, or in an undecided one. This quick
 * test excludes most sets. */
static bool can_place_jokers(const bk_table_rules *r, const uint8_t *origins, int count,
                             int undecided)
{
    uint8_t all[BK_MAX_SETS + 2];
    memcpy(all, origins, (size_t)count);
    for (int i = 0; i < undecided; i++)
        all[count++] = 0xFF;
    if (r->locked_count <= undecided)
        return true;
    for (int i = 0; i < count; i++) {
        if (!(all[i] & 1))
            continue;
        if (r->locked_count == 1)
            return true;
        for (int k = 0; k < count; k++)
            if (k != i && all[k] & 2)
                return true;
    }
    return false;
}

/* ---- the other tiles ------------------------------------------------------------------- */

/* Whether tiles form sets. An opening of a single set must leave no tiles. */
static bool can_form_sets(bk_table_rules *r, const uint8_t tiles[BK_KINDS])
{
    bool answer = false;
    if (!bk_count(tiles))
        return true;
    if ((r->alone && r->position->rules.opening_single_set) || bk_reject_going_out(tiles, NOTHING))
        return false;
    memcpy(r->loose.rack, tiles, BK_KINDS);
    return bk_can_go_out(r->solver, &r->loose, &answer) == BK_OK && answer;
}

/* ---- the judge ------------------------------------------------------------------------- */

static bool collect_opening_set(const bk_shape *shape, void *context)
{
    bk_table_rules *r = context;
    int at = r->opening_count;
    bk_opening_set found = {.before = bk_before_of(shape, true), .value = bk_shape_value(shape)};
    if (at == BK_MOST_OPENING_SETS)
        return true;
    bk_shape_write(shape, &found.set);
    for (; at > 0 && r->opening[at - 1].value < found.value; at--)
        r->opening[at] = r->opening[at - 1];
    r->opening[at] = found;
    r->opening_count++;
    return false;
}

/* Prepares the judge of jokers: the sets with a joker, and the sets before that share a kind. */
static void show_moves(bk_table_rules *r, const bk_shape *sets, int count)
{
    bk_joker_moves *moves = &r->moves;
    uint64_t concerned = 0;
    moves->own_rack = r->position->rules.jokers == BK_JOKERS_LOCKED_OWN_RACK;
    moves->played = r->played;
    moves->after_count = count;
    for (int i = 0; i < count; i++) {
        bk_set set;
        bk_shape_write(&sets[i], &set);
        moves->after[i] = (bk_known_set){sets[i], bk_kinds_of_set(&set)};
        concerned |= moves->after[i].kinds;
    }
    moves->before_count = 0;
    for (int i = 0; i < r->before_count; i++)
        if (r->before[i].meaning || r->before[i].naturals & concerned)
            moves->before[moves->before_count++] = r->before[i];
}

/* Whether all locked sets of the table, and those that an opening just laid, stay in different sets.
 * Then the table is legal: which of two equal tiles is meant can always be said so that it is. */
static bool all_stay(const bk_table_rules *r)
{
    const bk_joker_moves *moves = &r->moves;
    const bk_set_before *locked[BK_MOST_LOCKED + 1];
    int count = 0;
    for (int i = 0; i < moves->before_count && count <= BK_MOST_LOCKED; i++)
        if (moves->before[i].meaning)
            locked[count++] = &moves->before[i];
    if (count > moves->after_count)
        return false;
    if (!count)
        return true;
    for (int i = 0; i < moves->after_count; i++)
        if (bk_may_stay_in(locked[0], &moves->after[i]) &&
            (count == 1 || bk_may_stay_in(locked[1], &moves->after[1 - i])))
            return true;
    return false;
}

static bool may_stay_somewhere(const bk_joker_moves *moves, const bk_set_before *locked)
{
    for (int i = 0; i < moves->after_count; i++)
        if (bk_may_stay_in(locked, &moves->after[i]))
            return true;
    return false;
}

/* Whether the table is legal after an opening that begins with the sets so far: `own` of them, at the
 * end of the sets before. `left` are the tiles that it does not need. */
static bool legal_after_opening(bk_table_rules *r, int own, int first, int missing,
                                const uint8_t left[BK_KINDS])
{
    bk_joker_moves *moves = &r->moves;
    moves->played = left;
    if (missing <= 0)
        return all_stay(r) || (r->frees && bk_jokers_are_legal(moves));
    if (own && r->position->rules.opening_single_set)
        return false;
    for (int i = first; i < r->opening_count && own < BK_MAX_SETS; i++) {
        const bk_opening_set *opening = &r->opening[i];
        uint8_t rest[BK_KINDS];
        int at = moves->before_count;
        bool there = !opening->before.meaning || may_stay_somewhere(moves, &opening->before);
        for (int k = 0; k < opening->set.size && there; k++)
            there = left[opening->set.tile[k]] > 0; /* no kind comes twice in it */
        if (!there)
            continue;
        memcpy(rest, left, BK_KINDS);
        for (int k = 0; k < opening->set.size; k++)
            rest[opening->set.tile[k]]--;
        moves->before[moves->before_count++] = opening->before;
        bool legal = legal_after_opening(r, own + 1, i, missing - opening->value, rest);
        moves->before_count = at;
        if (legal)
            return true;
    }
    return false;
}

static bool legal_after_some_opening(bk_table_rules *r)
{
    const bk_rules *rules = &r->position->rules;
    if (!r->opening_count) {
        bk_set_limits limits = {rules->max_run_length, 0, 1};
        bk_each_set(r->played, limits, collect_opening_set, r);
    }
    return legal_after_opening(r, 0, 0, bk_opening_minimum(rules), r->played);
}

/* The value of sets and of the other tiles, which form sets without a joker. */
static int value_of(const bk_shape *sets, int count, const uint8_t rest[BK_KINDS])
{
    int value = bk_rack_value(rest, 0);
    for (int i = 0; i < count; i++)
        value += bk_shape_value(&sets[i]);
    return value;
}

/* Whether a table of these sets with a joker and the other tiles is legal. */
static bool is_legal(bk_table_rules *r, const bk_shape *sets, int count,
                     const uint8_t rest[BK_KINDS])
{
    const bk_rules *rules = &r->position->rules;
    if (r->alone)
        return value_of(sets, count, rest) >= rules->opening_minimum;
    if (count > BK_MOST_LOCKED)
        return false;
    show_moves(r, sets, count);
    if (!rules->opened)
        return legal_after_some_opening(r);
    return all_stay(r) || (r->frees && bk_jokers_are_legal(&r->moves));
}

/* ---- choices --------------------------------------------------------------------------- */

/* Whether these sets and the other tiles can form a legal table. The cheaper question comes first. */
static bool can_be_completed(bk_table_rules *r, bk_shape *sets, int count,
                             const uint8_t rest[BK_KINDS])
{
    if (!rest[BK_JOKER])
        return is_legal(r, sets, count, rest) && can_form_sets(r, rest);
    return can_form_sets(r, rest) && bk_joker_choices(r, sets, count, rest, NULL) != BK_NO_SET;
}

int bk_joker_choices(bk_table_rules *r, const bk_shape *laid, int count,
                     const uint8_t left[BK_KINDS], uint64_t *choices)
{
    uint64_t there = bk_kinds_of(left);
    uint8_t origins[BK_MAX_SETS + 1], rest[BK_KINDS];
    bk_shape sets[BK_MAX_SETS + 1];
    int first = BK_NO_SET;
    if (count == BK_MAX_SETS)
        return first;
    memcpy(sets, laid, (size_t)count * sizeof *laid);
    for (int i = 0; i < count; i++)
        origins[i] = origins_of_shape(r, &laid[i]);
    for (int order = 0; order < r->origin_count; order++) {
        origins[count] = r->origin_order[order];
        if (!can_place_jokers(r, origins, count + 1, left[BK_JOKER] - 1))
            continue;
        for (int i = 0; i < r->catalogue->joker_count; i++) {
            const bk_known_set *set = &r->catalogue->joker[i];
            if (r->origins[i] != r->origin_order[order] || set->kinds & ~there)
                continue;
            memcpy(rest, left, BK_KINDS);
            bk_take_set(rest, &set->shape);
            sets[count] = set->shape;
            if (!can_be_completed(r, sets, count + 1, rest))
                continue;
            first = first == BK_NO_SET ? i : first;
            if (!choices)
                return first;
            choices[i / 64] |= UINT64_C(1) << i % 64;
        }
    }
    return first;
}

void bk_plain_choices(bk_table_rules *r, const uint8_t left[BK_KINDS], uint64_t *choices)
{
    uint64_t there = bk_kinds_of(left), lowest = there & -there;
    uint8_t rest[BK_KINDS];
    for (int i = 0; i < r->catalogue->plain_count; i++) {
        const bk_known_set *set = &r->catalogue->plain[i];
        if (!(set->kinds & lowest) || set->kinds & ~there)
            continue;
        memcpy(rest, left, BK_KINDS);
        bk_take_set(rest, &set->shape);
        if (can_form_sets(r, rest))
            choices[i / 64] |= UINT64_C(1) << i % 64;
    }
}

/* ---- beginning ------------------------------------------------------------------------- */

void bk_table_rules_init(bk_table_rules *r, const bk_catalogue *catalogue, bk_solver *solver,
                         const bk_position *position, const uint8_t played[BK_KINDS],
                         bool joker_there)
{
    const bk_rules *rules = &position->rules;
    r->catalogue = catalogue;
    r->solver = solver;
    r->position = position;
    r->played = played;
    r->alone = !rules->opened && !rules->opening_goes_on;
    r->all_relevant = rules->jokers == BK_JOKERS_LOCKED &&
                      (joker_there || played[BK_JOKER] || !rules->opening_goes_on);
    r->frees = false;
    r->locked_count = r->origin_count = r->opening_count = r->before_count = 0;
    for (int kind = 0; kind < BK_KINDS; kind++)
        r->tiles[kind] = (uint8_t)(position->table[kind] + played[kind]);
    memset(&r->loose, 0, sizeof r->loose);
    r->loose.rules = *rules;
    r->loose.rules.opened = true;
    find_locked_sets(r);
    find_origins(r);
}
