/* Positions given as tiles: the rack, and set by set the table. */
#include "bytes/bytes.h"
#include "rules/rules.h"
#include "rules/shape.h"

#include <string.h>

/* Counts stop at the highest number that a byte holds: more than two are refused anyway. */
static void add_counts(const uint8_t *kinds, int count, uint8_t counts[BK_KINDS])
{
    for (int i = 0; i < count; i++)
        if (counts[kinds[i]] < UINT8_MAX)
            counts[kinds[i]]++;
}

void bk_add_rack(bk_position *position, const uint8_t *kinds, int count)
{
    add_counts(kinds, count, position->rack);
}

bool bk_table_matters(const bk_rules *rules) { return rules->opened || rules->opening_goes_on; }

/* A group shows one number. One tile and two jokers may be a run as well: the reading with the
 * higher value counts, which is a run only where the tile comes first. */
static bk_form form_of(const bk_set *set)
{
    int naturals = 0, first = 0, number = 0;
    for (int i = 0; i < set->size; i++) {
        if (set->tile[i] == BK_JOKER)
            continue;
        if (naturals++ == 0)
            first = i, number = bk_number_of(set->tile[i]);
        else if (number != bk_number_of(set->tile[i]))
            return BK_RUN;
    }
    bool ambiguous = naturals == 1 && set->size == 3;
    return ambiguous && first == 0 && number + 2 <= BK_NUMBERS ? BK_RUN : BK_GROUP;
}

bk_status bk_add_set(bk_position *position, const uint8_t *kinds, int count)
{
    const bk_rules *rules = &position->rules;
    add_counts(kinds, count, position->table);
    if (rules->opened && rules->jokers == BK_JOKERS_FREE)
        return BK_OK;
    if (position->set_count == BK_MAX_SETS)
        return BK_BAD_COUNTS;
    bk_shape shape;
    bk_set *set = &position->sets[position->set_count];
    set->size = (uint8_t)bk_min(count, BK_NUMBERS);
    memcpy(set->tile, kinds, set->size);
    set->form = (uint8_t)form_of(set);
    if (count > BK_NUMBERS || !bk_shape_read(set, rules->max_run_length, &shape) ||
        bk_shape_jokers(&shape) > bk_max_jokers_per_set(rules))
        return BK_BAD_SET;
    position->set_count++;
    return BK_OK;
}

bk_status bk_check_tiles(const bk_position *position)
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (position->table[kind] + position->rack[kind] > 2)
            return BK_BAD_COUNTS;
    return BK_OK;
}
