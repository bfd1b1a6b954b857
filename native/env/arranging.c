#include "env/arranging.h"

#include <string.h>

static const bk_known_set *sets_to_choose(const bk_arranging *a, const bk_catalogue *catalogue)
{
    return a->plain ? catalogue->plain : catalogue->joker;
}

/* Calls for each choice: `at` is its place in the catalogue. */
#define FOR_EACH_CHOICE(a, at)                                                                     \
    for (int word = 0, at = 0; word < BK_CHOICE_WORDS; word++)                                     \
        for (uint64_t bits = (a)->choices[word];                                                   \
             bits && (at = 64 * word + __builtin_ctzll(bits), true); bits &= bits - 1)

/* ---- laying sets ----------------------------------------------------------------------- */

static void find_choices(bk_arranging *a, bk_table_rules *rules)
{
    memset(a->choices, 0, sizeof a->choices);
    a->plain = !a->left[BK_JOKER];
    if (!a->plain)
        bk_joker_choices(rules, a->laid, a->laid_count, a->left, a->choices);
    else if (rules->all_relevant && bk_kinds_of(a->left))
        bk_plain_choices(rules, a->left, a->choices);
    a->choice_count = 0;
    for (int word = 0; word < BK_CHOICE_WORDS; word++)
        a->choice_count = (uint16_t)(a->choice_count + __builtin_popcountll(a->choices[word]));
}

static void lay(bk_arranging *a, const bk_shape *shape)
{
    a->laid[a->laid_count++] = *shape;
    bk_take_set(a->left, shape);
}

static void lay_forced_sets(bk_arranging *a, bk_table_rules *rules)
{
    find_choices(a, rules);
    while (a->choice_count == 1 && a->laid_count < BK_MAX_SETS) {
        FOR_EACH_CHOICE (a, at)
            lay(a, &sets_to_choose(a, rules->catalogue)[at].shape);
        find_choices(a, rules);
    }
}

void bk_arranging_begin(bk_arranging *a, bk_table_rules *rules)
{
    a->laid_count = a->current_count = 0;
    memcpy(a->left, rules->tiles, BK_KINDS);
    lay_forced_sets(a, rules);
}

/* ---- spelling a set -------------------------------------------------------------------- */

/* Whether the set begins with the current one. */
static bool continues(const bk_arranging *a, const bk_set *set)
{
    return set->size >= a->current_count &&
           memcmp(set->tile, a->current, a->current_count) == 0;
}

bool bk_arranging_next(const bk_arranging *a, const bk_catalogue *catalogue, bool next[BK_KINDS])
{
    bool complete = !a->current_count;
    memset(next, 0, BK_KINDS * sizeof *next);
    FOR_EACH_CHOICE (a, at) {
        bk_set set;
        bk_shape_write(&sets_to_choose(a, catalogue)[at].shape, &set);
        if (!continues(a, &set))
            continue;
        if (set.size == a->current_count)
            complete = true;
        else
            next[set.tile[a->current_count]] = true;
    }
    return complete;
}

void bk_arranging_add(bk_arranging *a, int kind) { a->current[a->current_count++] = (uint8_t)kind; }

void bk_arranging_lay_current(bk_arranging *a, bk_table_rules *rules)
{
    FOR_EACH_CHOICE (a, at) {
        const bk_shape *shape = &sets_to_choose(a, rules->catalogue)[at].shape;
        bk_set set;
        bk_shape_write(shape, &set);
        if (set.size != a->current_count || !continues(a, &set))
            continue;
        lay(a, shape);
        break;
    }
    a->current_count = 0;
    lay_forced_sets(a, rules);
}

/* ---- the table ------------------------------------------------------------------------- */

bk_status bk_arranging_finish(const bk_arranging *a, bk_table_rules *rules, bk_turn *turn)
{
    bk_shape laid[BK_MAX_SETS];
    uint8_t left[BK_KINDS];
    int count = a->laid_count;
    bk_turn rest = {.set_count = 0};
    memcpy(laid, a->laid, sizeof laid);
    memcpy(left, a->left, BK_KINDS);
    while (left[BK_JOKER]) {
        int at = bk_joker_choices(rules, laid, count, left, NULL);
        if (at == BK_NO_SET)
            return BK_BAD_SET;
        laid[count] = rules->catalogue->joker[at].shape;
        bk_take_set(left, &laid[count++]);
    }
    memcpy(rules->loose.rack, left, BK_KINDS);
    bk_status status = BK_OK;
    if (bk_kinds_of(left))
        status = bk_best(rules->solver, &rules->loose, BK_TILES, &rest);
    if (status != BK_OK)
        return status;
    if (count + rest.set_count > BK_MAX_SETS || memcmp(rest.played, left, BK_KINDS) != 0)
        return BK_BAD_COUNTS;
    for (int i = 0; i < count; i++)
        bk_shape_write(&laid[i], &turn->sets[i]);
    memcpy(turn->sets + count, rest.sets, rest.set_count * sizeof *rest.sets);
    turn->set_count = (uint8_t)(count + rest.set_count);
    return BK_OK;
}
