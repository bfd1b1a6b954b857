#include "rounds/round.h"

#include "rounds/rng.h"
#include "rules/rules.h"

#include <string.h>

/* ---- beginning ------------------------------------------------------------------------- */

static void lay_table(bk_round *round, const bk_start *start)
{
    round->set_count = start->set_count;
    memcpy(round->sets, start->sets, start->set_count * sizeof *start->sets);
    for (int i = 0; i < start->set_count; i++)
        for (int k = 0; k < start->sets[i].size; k++)
            round->table[start->sets[i].tile[k]]++;
}

/* Lists all tiles that are not face up, lowest kind first. */
static int list_unseen(const bk_round *round, uint8_t tiles[BK_BOX])
{
    const bk_start *start = round->start;
    uint8_t seen[BK_KINDS];
    int count = 0;
    memcpy(seen, round->table, sizeof seen);
    for (int i = 0; i < start->pool_count; i++)
        if (start->pool[i] != BK_FACE_DOWN)
            seen[start->pool[i]]++;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        for (int seat = 0; seat < start->seats; seat++)
            seen[kind] = (uint8_t)(seen[kind] + start->rack[seat][kind]);
        for (int i = seen[kind]; i < 2; i++)
            tiles[count++] = (uint8_t)kind;
    }
    return count;
}

static void deal_hidden(bk_round *round, uint64_t seed)
{
    const bk_start *start = round->start;
    uint8_t tiles[BK_BOX];
    int next = 0;
    bk_rng_shuffle(&(bk_rng){seed}, tiles, list_unseen(round, tiles));
    for (int seat = 0; seat < start->seats; seat++)
        for (int i = 0; i < start->hidden[seat]; i++)
            round->rack[seat][tiles[next++]]++;
    for (int i = 0; i < start->pool_count; i++)
        round->pool[i] = start->pool[i] == BK_FACE_DOWN ? tiles[next++] : start->pool[i];
}

void bk_round_begin(bk_round *round, const bk_start *start, uint64_t seed)
{
    memset(round, 0, sizeof *round);
    round->start = start;
    round->keeps_sets = bk_keeps_sets(&start->rules);
    round->pool_end = start->pool_count;
    round->to_move = start->to_move;
    round->passes = start->passes;
    lay_table(round, start);
    memcpy(round->rack, start->rack, sizeof round->rack);
    deal_hidden(round, seed);
    for (int seat = 0; seat < start->seats; seat++) {
        round->opened[seat] = start->opened[seat];
        round->rack_count[seat] = bk_count(round->rack[seat]);
        round->quiet[seat] = start->quiet[seat];
    }
}

int bk_round_unseen(const bk_round *round, int seat, uint8_t tiles[BK_BOX])
{
    int count = 0;
    for (int kind = 0; kind < BK_KINDS; kind++)
        for (int i = round->table[kind] + round->rack[seat][kind]; i < 2; i++)
            tiles[count++] = (uint8_t)kind;
    return count;
}

void bk_round_hand_out(bk_round *round, int seat, const uint8_t tiles[BK_BOX])
{
    int next = 0;
    for (int other = 0; other < round->start->seats; other++) {
        if (other == seat)
            continue;
        memset(round->rack[other], 0, BK_KINDS);
        for (int i = 0; i < round->rack_count[other]; i++)
            round->rack[other][tiles[next++]]++;
    }
    for (int i = round->pool_next; i < round->pool_end; i++)
        round->pool[i] = tiles[next++];
}

void bk_round_redeal(bk_round *round, int seat, uint64_t seed)
{
    uint8_t tiles[BK_BOX];
    bk_rng_shuffle(&(bk_rng){seed}, tiles, bk_round_unseen(round, seat, tiles));
    for (int other = 0; other < round->start->seats; other++)
        if (other != seat)
            round->memory[other].stuck = false;
    bk_round_hand_out(round, seat, tiles);
}

/* ---- turns ----------------------------------------------------------------------------- */

bool bk_round_must_play(const bk_round *round)
{
    bool empty = bk_pool_size(round) == 0;
    return round->start->must_play_when_able || (empty && round->start->empty_pool == BK_MUST_PLAY);
}

static void next_turn(bk_round *round)
{
    round->to_move = round->to_move + 1 == round->start->seats ? 0 : round->to_move + 1;
    round->turns++;
}

void bk_round_draw(bk_round *round)
{
    int seat = round->to_move;
    if (bk_pool_size(round) > 0) {
        uint8_t tile = round->pool[round->pool_next++];
        round->rack[seat][tile]++;
        round->rack_count[seat]++;
        round->memory[seat].drawn = tile;
    } else {
        round->passes++;
        round->memory[seat].drawn = BK_FACE_DOWN;
    }
    round->quiet[seat] = (uint8_t)(round->quiet[seat] + (round->quiet[seat] < BK_MOST_QUIET));
    next_turn(round);
}

void bk_round_play(bk_round *round, const bk_turn *turn)
{
    int seat = round->to_move;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        round->rack[seat][kind] = (uint8_t)(round->rack[seat][kind] - turn->played[kind]);
        round->table[kind] = (uint8_t)(round->table[kind] + turn->played[kind]);
    }
    if (round->keeps_sets) {
        bool alone = !round->opened[seat] && !round->start->rules.opening_goes_on;
        /* the solver saw an empty table, so the turn holds only its own sets */
        int from = alone ? round->set_count : 0;
        memcpy(round->sets + from, turn->sets, turn->set_count * sizeof *turn->sets);
        round->set_count = from + turn->set_count;
    }
    round->rack_count[seat] -= turn->tiles_played;
    round->opened[seat] = true;
    round->quiet[seat] = 0;
    round->memory[seat].drawn = BK_FACE_DOWN;
    round->passes = 0;
    round->version++;
    next_turn(round);
}

/* ---- ending ---------------------------------------------------------------------------- */

bool bk_round_ended(const bk_round *round, int mover, bk_ending *ending)
{
    bool empty = bk_pool_size(round) == 0;
    *ending = round->rack_count[mover] == 0          ? BK_WENT_OUT
              : round->passes >= round->start->seats ? BK_BLOCKED
                                                     : BK_POOL_RAN_OUT;
    return *ending != BK_POOL_RAN_OUT || (empty && round->start->empty_pool == BK_ROUND_ENDS);
}

/* Returns the winner (reading 10): the lowest rack, then fewer tiles, then the earlier seat in turn
 * order from the starter. */
static int winner_of(const bk_round *round, const int value[])
{
    int seats = round->start->seats, best = round->start->starter;
    for (int i = 1; i < seats; i++) {
        int seat = (round->start->starter + i) % seats;
        bool fewer = round->rack_count[seat] < round->rack_count[best];
        if (value[seat] < value[best] || (value[seat] == value[best] && fewer))
            best = seat;
    }
    return best;
}

void bk_round_score(const bk_round *round, bk_ending ending, bk_result *result)
{
    int value[BK_MAX_SEATS], seats = round->start->seats, sum = 0;
    for (int seat = 0; seat < seats; seat++)
        value[seat] = bk_rack_value(round->rack[seat], round->start->rules.joker_value);
    int winner = winner_of(round, value);
    /* A player who went out has an empty rack, so the difference is right in that case, too. */
    int spared = round->start->blocked_score == BK_DIFFERENCE ? value[winner] : 0;
    *result = (bk_result){
        .winner = (uint8_t)winner, .ending = (uint8_t)ending, .turns = (uint16_t)round->turns};
    for (int seat = 0; seat < seats; seat++) {
        result->scores[seat] = (int16_t)(seat == winner ? 0 : spared - value[seat]);
        sum += result->scores[seat];
    }
    result->scores[winner] = (int16_t)-sum;
}
