/* Validation of a saved row: whether its bytes make sense, so that the core can go on from them. */
#include "env/tile_row.h"
#include "rules/rules.h"

/* Bytes that are read as truth values must be 0 or 1. */
static bool are_truths(const bool *values, size_t count)
{
    const unsigned char *bytes = (const unsigned char *)values;
    for (size_t i = 0; i < count; i++)
        if (bytes[i] > 1)
            return false;
    return true;
}

static bool are_counts(const uint8_t counts[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (counts[kind] > 2)
            return false;
    return true;
}

static bool is_sound_memory(const bk_round *round)
{
    for (int seat = 0; seat < BK_MAX_SEATS; seat++) {
        const bk_memory *memory = &round->memory[seat];
        if (!are_truths(&memory->stuck, 1) ||
            (memory->drawn > BK_JOKER && memory->drawn != BK_FACE_DOWN))
            return false;
    }
    return true;
}

static bool is_sound_pool(const bk_round *round, uint8_t all[BK_KINDS])
{
    if (round->pool_next < 0 || round->pool_end > BK_BOX || round->pool_end < round->pool_next)
        return false;
    for (int i = round->pool_next; i < round->pool_end; i++) {
        if (round->pool[i] >= BK_KINDS)
            return false;
        all[round->pool[i]]++;
    }
    return true;
}

/* Whether the sets are valid, in the order that the core writes, and the tiles on the table. */
static bool are_sound_sets(const bk_round *round)
{
    bk_shape shapes[BK_MAX_SETS];
    uint8_t counts[BK_KINDS] = {0};
    if (round->set_count < 0 || round->set_count > BK_MAX_SETS)
        return false;
    if (!round->keeps_sets)
        return round->set_count == 0;
    for (int i = 0; i < round->set_count; i++)
        if (round->sets[i].size > BK_NUMBERS)
            return false;
    if (!bk_shapes_read(round->sets, round->set_count, &round->start->rules, shapes, counts))
        return false;
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (counts[kind] != round->table[kind])
            return false;
    return true;
}

static bool is_sound_round(const bk_round *round)
{
    int seats = round->start->seats;
    uint8_t all[BK_KINDS] = {0};
    if (round->to_move < 0 || round->to_move >= seats || round->turns < 0 || round->passes < 0 ||
        round->passes > seats || !are_truths(&round->keeps_sets, 1) ||
        round->keeps_sets != bk_keeps_sets(&round->start->rules) ||
        !are_truths(round->opened, BK_MAX_SEATS) || !are_counts(round->table) ||
        !is_sound_memory(round) || !is_sound_pool(round, all) || !are_sound_sets(round))
        return false;
    for (int seat = 0; seat < seats; seat++) {
        if (!are_counts(round->rack[seat]) ||
            round->rack_count[seat] != bk_count(round->rack[seat]))
            return false;
    }
    for (int kind = 0; kind < BK_KINDS; kind++) {
        int tiles = all[kind] + round->table[kind];
        for (int seat = 0; seat < seats; seat++)
            tiles += round->rack[seat][kind];
        if (tiles != 2)
            return false;
    }
    return true;
}

static bool is_sound_choosing(const bk_tile_row *row)
{
    const bk_choosing *c = &row->choosing;
    const uint8_t *rack = row->round.rack[row->round.to_move];
    if (!are_truths(c->next, BK_KINDS) || !are_truths(&c->complete, 1) ||
        !are_truths(&c->fits_graph, 1) || !are_truths(&c->listed, 1) ||
        c->proven_count > BK_MOST_PROVEN || !bk_includes(rack, c->chosen))
        return false;
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (c->next[kind] && c->chosen[kind] >= rack[kind])
            return false;
    return !c->complete || bk_count(c->chosen) > 0;
}

/* Adds the tiles of the laid sets to those that are left. */
static bool add_up(const bk_arranging *a, uint8_t counts[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        counts[kind] = a->left[kind];
    for (int i = 0; i < a->laid_count; i++) {
        const bk_shape *shape = &a->laid[i];
        bool run = shape->form == BK_RUN;
        if (shape->form > BK_RUN || shape->size < 3 || shape->number < 1 ||
            bk_shape_jokers(shape) > 1 ||
            (run ? bk_run_end(shape) > BK_NUMBERS || shape->colours >= BK_COLOURS
                 : shape->number > BK_NUMBERS || shape->colours >= 1 << BK_COLOURS ||
                       __builtin_popcount(shape->colours) + shape->jokers != shape->size ||
                       shape->size > BK_COLOURS))
            return false;
        bk_shape_count(shape, counts);
    }
    return true;
}

static bool is_sound_arranging(const bk_tile_row *row, const bk_catalogue *catalogue)
{
    const bk_arranging *a = &row->arranging;
    const bk_round *round = &row->round;
    const bk_rules *rules = &round->start->rules;
    bool alone = !round->opened[round->to_move] && !rules->opening_goes_on;
    int count = 0;
    uint64_t there = bk_kinds_of(a->left);
    uint8_t counts[BK_KINDS];
    if (rules->jokers == BK_JOKERS_FREE || a->current_count >= BK_NUMBERS ||
        a->laid_count > BK_MAX_SETS || !are_counts(a->left) || !are_truths(&a->plain, 1) ||
        !add_up(a, counts))
        return false;
    int sets = a->plain ? catalogue->plain_count : catalogue->joker_count;
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (counts[kind] != row->choosing.chosen[kind] + (alone ? 0 : round->table[kind]))
            return false;
    for (int i = 0; i < a->current_count; i++)
        if (a->current[i] >= BK_KINDS || !a->left[a->current[i]])
            return false;
    for (int i = 0; i < 64 * BK_CHOICE_WORDS; i++) {
        if (!(a->choices[i / 64] >> i % 64 & 1))
            continue;
        if (i >= sets || (a->plain ? catalogue->plain : catalogue->joker)[i].kinds & ~there)
            return false;
        count++;
    }
    return count > 1 && count == a->choice_count && a->laid_count + 2 <= BK_MAX_SETS;
}

bool bk_tile_row_is_sound(const bk_tile_row *row, const bk_catalogue *catalogue)
{
    int seats = row->round.start->seats;
    if (row->phase > BK_OVER || row->viewer >= seats)
        return false;
    if (row->phase == BK_BEFORE_DEAL)
        return is_sound_round(&row->round);
    if (!is_sound_round(&row->round))
        return false;
    if (row->phase == BK_OVER)
        return row->result.winner < seats && row->result.ending <= BK_POOL_RAN_OUT;
    return row->viewer == row->round.to_move && is_sound_choosing(row) &&
           (row->phase == BK_CHOOSING || is_sound_arranging(row, catalogue));
}
