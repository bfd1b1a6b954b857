#include "bytes/bytes.h"

#include <string.h>

bk_rules bk_read_rules(const uint8_t *data)
{
    return (bk_rules){.jokers = data[0],
                      .max_run_length = data[1],
                      .opened = data[2],
                      .opening_minimum = data[3],
                      .opening_single_set = data[4],
                      .opening_goes_on = data[5],
                      .joker_value = data[6]};
}

bk_policy bk_read_policy(const uint8_t *data)
{
    return (bk_policy){.opening = data[0],
                       .joker_adds = data[1],
                       .least_tiles = data[2],
                       .hoards = data[3],
                       .until_tiles = data[4],
                       .until_pool = data[5],
                       .at_end = data[6]};
}

uint64_t bk_read_seed(const uint8_t *data)
{
    uint64_t seed = 0;
    for (int i = BK_SEED_BYTES - 1; i >= 0; i--)
        seed = seed << 8 | data[i];
    return seed;
}

/* Each set is its form, its size and its tiles. */
bool bk_read_sets(const uint8_t *data, size_t length, bk_set sets[BK_MAX_SETS], uint8_t *count)
{
    *count = 0;
    for (size_t at = 0; at < length;) {
        if (*count == BK_MAX_SETS || at + 2 > length)
            return false;
        bk_set *set = &sets[(*count)++];
        set->form = data[at];
        set->size = data[at + 1];
        at += 2;
        if (set->form > BK_RUN || set->size > BK_NUMBERS || at + set->size > length)
            return false;
        memcpy(set->tile, data + at, set->size);
        for (int i = 0; i < set->size; i++)
            if (set->tile[i] > BK_JOKER)
                return false;
        at += set->size;
    }
    return true;
}

bool bk_read_position(const uint8_t *data, size_t length, bk_position *position)
{
    memset(position, 0, sizeof *position);
    if (length < BK_POSITION_HEAD ||
        !bk_read_sets(data + BK_POSITION_HEAD, length - BK_POSITION_HEAD, position->sets,
                      &position->set_count))
        return false;
    position->rules = bk_read_rules(data);
    memcpy(position->table, data + BK_RULES_BYTES, BK_KINDS);
    memcpy(position->rack, data + BK_RULES_BYTES + BK_KINDS, BK_KINDS);
    return true;
}

enum { END_HEAD = BK_RULES_BYTES + 3 }; /* bytes before the two racks */

bool bk_read_end(const uint8_t *data, size_t length, bk_end *end)
{
    const uint8_t *own = data + END_HEAD;
    bool good = length == END_HEAD + 2 * BK_KINDS;
    for (int kind = 0; good && kind < BK_KINDS; kind++)
        good = own[kind] + own[BK_KINDS + kind] <= 2;
    if (!good)
        return false;
    end->rules = bk_read_rules(data);
    end->must_play = data[BK_RULES_BYTES];
    end->passed = data[BK_RULES_BYTES + 1];
    end->earlier = data[BK_RULES_BYTES + 2];
    memcpy(end->own, own, BK_KINDS);
    memcpy(end->rival, own + BK_KINDS, BK_KINDS);
    return true;
}

bool bk_read_start(const uint8_t *data, size_t length, bk_start *start)
{
    memset(start, 0, sizeof *start);
    if (length < BK_START_HEAD)
        return false;
    start->rules = bk_read_rules(data);
    const uint8_t *head = data + BK_RULES_BYTES;
    start->must_play_when_able = head[0];
    start->empty_pool = head[1];
    start->blocked_score = head[2];
    start->seats = head[3];
    start->starter = head[4];
    start->to_move = head[5];
    start->passes = head[6];
    start->draws_first = head[7];
    size_t at = BK_START_HEAD;
    if (start->seats > BK_MAX_SEATS || length < at + start->seats * BK_START_SEAT + 1)
        return false;
    for (int seat = 0; seat < start->seats; seat++, at += BK_START_SEAT) {
        start->opened[seat] = data[at];
        start->hidden[seat] = data[at + 1];
        memcpy(start->rack[seat], data + at + 2, BK_KINDS);
    }
    start->pool_count = data[at++];
    if (start->pool_count > BK_BOX || length < at + start->pool_count)
        return false;
    memcpy(start->pool, data + at, start->pool_count);
    at += start->pool_count;
    return bk_read_sets(data + at, length - at, start->sets, &start->set_count);
}

bool bk_read_rounds(const uint8_t *start, size_t start_length, const uint8_t *policies,
                    size_t policies_length, const uint8_t *seeds, size_t seeds_length,
                    bk_rounds *asked)
{
    asked->seeds = seeds;
    asked->rounds = seeds_length / BK_SEED_BYTES;
    if (!bk_read_start(start, start_length, &asked->start) || seeds_length % BK_SEED_BYTES ||
        asked->rounds > BK_ROUNDS_AT_ONCE ||
        policies_length != (size_t)asked->start.seats * BK_POLICY_BYTES)
        return false;
    for (int seat = 0; seat < asked->start.seats; seat++)
        asked->policies[seat] = bk_read_policy(policies + seat * BK_POLICY_BYTES);
    return true;
}
