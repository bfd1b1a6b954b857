#include "env/rows.h"

#include "rules/kinds.h"

#include <string.h>

static void clear_turns(const bk_rows *rows, size_t from, size_t count)
{
    memset(rows->played + from * BK_KINDS, 0, count * BK_KINDS);
    memset(rows->tiles + from, 0, count);
    memset(rows->points + from, 0, count * sizeof *rows->points);
    memset(rows->goes_out + from, 0, count);
}

void bk_rows_show_turns(const bk_env_setup *setup, size_t row, const bk_round *round, int listed,
                        int before, bool may_draw)
{
    const bk_rows *rows = &setup->rows;
    size_t limit = (size_t)setup->limit, first = row * limit;
    uint8_t (*played)[BK_KINDS] = bk_rows_played(setup, row),
            *mask = rows->mask + row * (limit + 1);
    int joker_value = round->start->rules.joker_value;
    int held = round->rack_count[round->to_move];
    for (int i = 0; i < listed; i++) {
        size_t at = first + (size_t)i;
        int tiles = bk_count(played[i]);
        rows->tiles[at] = (uint8_t)tiles;
        rows->points[at] = (uint16_t)bk_rack_value(played[i], joker_value);
        rows->goes_out[at] = tiles == held;
    }
    if (listed < before)
        clear_turns(rows, first + (size_t)listed, (size_t)(before - listed));
    memset(mask, 1, (size_t)listed);
    memset(mask + listed, 0, limit - (size_t)listed);
    mask[limit] = may_draw;
}

void bk_rows_show_round(const bk_env_setup *setup, size_t row, const bk_round *round)
{
    const bk_rows *rows = &setup->rows;
    int seats = round->start->seats, seat = round->to_move;
    memcpy(rows->rack + row * BK_KINDS, round->rack[seat], BK_KINDS);
    memcpy(rows->table + row * BK_KINDS, round->table, BK_KINDS);
    for (int i = 0; i < seats; i++) {
        int other = seat + i < seats ? seat + i : seat + i - seats;
        rows->rack_sizes[row * (size_t)seats + (size_t)i] = (uint8_t)round->rack_count[other];
        rows->opened[row * (size_t)seats + (size_t)i] = round->opened[other];
    }
    rows->pool[row] = (uint8_t)bk_pool_size(round);
    rows->passes[row] = (uint8_t)round->passes;
    rows->to_move[row] = (uint8_t)seat;
    rows->turns[row] = (uint16_t)round->turns;
}

void bk_rows_show_end(const bk_env_setup *setup, size_t row, const bk_round *round,
                      const bk_result *result)
{
    const bk_rows *rows = &setup->rows;
    size_t seats = setup->starts[0].seats;
    rows->ended[row] = true;
    rows->ending[row] = result->ending;
    rows->winner[row] = (int8_t)result->winner;
    rows->length[row] = result->turns;
    memcpy(rows->scores + row * seats, result->scores, seats * sizeof *rows->scores);
    memcpy(rows->final_racks + row * seats * BK_KINDS, round->rack, seats * BK_KINDS);
    memcpy(rows->final_table + row * BK_KINDS, round->table, BK_KINDS);
    rows->final_pool[row] = (uint8_t)bk_pool_size(round);
    for (size_t seat = 0; seat < seats; seat++)
        rows->final_opened[row * seats + seat] = round->opened[seat];
    rows->final_passes[row] = (uint8_t)round->passes;
}

void bk_rows_show_no_end(const bk_env_setup *setup, size_t row)
{
    const bk_rows *rows = &setup->rows;
    size_t seats = setup->starts[0].seats;
    if (rows->ended[row]) {
        memset(rows->final_racks + row * seats * BK_KINDS, 0, seats * BK_KINDS);
        memset(rows->final_table + row * BK_KINDS, 0, BK_KINDS);
        rows->final_pool[row] = 0;
        memset(rows->final_opened + row * seats, 0, seats);
        rows->final_passes[row] = 0;
    }
    rows->ended[row] = false;
    rows->ending[row] = 0;
    rows->winner[row] = BK_NOBODY;
    rows->length[row] = 0;
    memset(rows->scores + row * seats, 0, seats * sizeof *rows->scores);
}
