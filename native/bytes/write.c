#include "bytes/bytes.h"

#include <string.h>

size_t bk_write_sets(const bk_set *sets, int count, uint8_t *to)
{
    size_t length = 0;
    for (int i = 0; i < count; i++) {
        to[length++] = sets[i].size;
        memcpy(to + length, sets[i].tile, sets[i].size);
        length += sets[i].size;
    }
    return length;
}

static uint8_t *write_rules(const bk_rules *rules, uint8_t *to)
{
    *to++ = rules->jokers;
    *to++ = rules->max_run_length;
    *to++ = rules->opened;
    *to++ = rules->opening_minimum;
    *to++ = rules->opening_single_set;
    *to++ = rules->opening_goes_on;
    *to++ = rules->joker_value;
    return to;
}

size_t bk_write_position(const bk_position *position, uint8_t *to)
{
    const uint8_t *first = to;
    to = write_rules(&position->rules, to);
    memcpy(to, position->table, BK_KINDS);
    memcpy(to + BK_KINDS, position->rack, BK_KINDS);
    to += 2 * BK_KINDS;
    for (int i = 0; i < position->set_count; i++) {
        *to++ = position->sets[i].form;
        to += bk_write_sets(&position->sets[i], 1, to);
    }
    return (size_t)(to - first);
}

size_t bk_write_result(const bk_result *result, uint8_t *to)
{
    *to++ = result->winner;
    *to++ = result->ending;
    *to++ = (uint8_t)(result->turns & 255);
    *to++ = (uint8_t)(result->turns >> 8);
    for (int seat = 0; seat < BK_MAX_SEATS; seat++) {
        uint16_t score = (uint16_t)result->scores[seat];
        *to++ = (uint8_t)(score & 255);
        *to++ = (uint8_t)(score >> 8);
    }
    for (int byte = 0; byte < 4; byte++)
        *to++ = (uint8_t)(result->work >> (8 * byte));
    return BK_RESULT_BYTES;
}

size_t bk_write_move(const bk_move *move, uint8_t *to)
{
    const uint8_t *first = to;
    *to++ = move->seat;
    *to++ = move->type;
    if (move->type == BK_DRAWS)
        *to++ = move->tile;
    if (move->type == BK_PLAYS) {
        *to++ = move->turn->tiles_played;
        for (int kind = 0; kind < BK_KINDS; kind++)
            for (int i = 0; i < move->turn->played[kind]; i++)
                *to++ = (uint8_t)kind;
        *to++ = move->set_count;
        to += bk_write_sets(move->sets, move->set_count, to);
    }
    return (size_t)(to - first);
}

void bk_record_move(const bk_move *move, void *context)
{
    bk_record *record = context;
    if (record->length + BK_MOVE_ROOM <= record->room)
        record->length += bk_write_move(move, record->data + record->length);
}
