#include "network/belief.h"

#include "rounds/rng.h"
#include "rules/kinds.h"
#include "rules/quick_reject.h"

#include <string.h>

/* ---- what is known ---------------------------------------------------------------------- */

/* Whether the table of a seat's last turn is known, or does not matter because it has not opened. */
static bool tells(const bk_round *round, int seat)
{
    if (!round->start->must_play_when_able)
        return false;
    if (!round->opened[seat])
        return round->quiet[seat] > 0;
    for (int i = seat; (i = (i + 1) % round->start->seats) != round->to_move;)
        if (round->quiet[i] == 0)
            return false; /* it has played since */
    return true;
}

/* The last passes were made by the seats just before the one to move. */
static bool drew(const bk_round *round, int seat)
{
    int seats = round->start->seats, turns_ago = (round->to_move - seat + seats) % seats;
    return round->quiet[seat] > 0 && turns_ago > round->passes;
}

static void set_position(const bk_round *round, int seat, bk_position *position)
{
    memset(position, 0, sizeof *position);
    position->rules = round->start->rules;
    position->rules.opened = round->opened[seat];
    if (round->opened[seat])
        memcpy(position->table, round->table, BK_KINDS);
}

static bk_status can_play(bk_solver *solver, const bk_position *position, bool *answer)
{
    *answer = false;
    if (position->rules.opened
            ? bk_reject_turn(position->rack, position->table)
            : bk_reject_opening(position->rack, position->rules.opening_minimum))
        return BK_OK;
    return bk_can_play(solver, position, answer);
}

/* Tries every unseen kind alone. */
static bk_status find_playable(bk_belief *belief, bk_solver *solver, bk_rack_belief *rack)
{
    uint8_t *held = rack->position.rack;
    bk_status status = BK_OK;
    for (int i = 0; i < belief->count && status == BK_OK; i++) {
        int kind = belief->tiles[i];
        if (i > 0 && belief->tiles[i - 1] == kind)
            continue;
        memset(held, 0, BK_KINDS);
        held[kind] = 1;
        status = can_play(solver, &rack->position, &rack->playable[kind]);
    }
    return status;
}

bk_status bk_belief_form(bk_belief *belief, bk_solver *solver, const bk_round *round)
{
    bk_status status = BK_OK;
    memset(belief->rack, 0, sizeof belief->rack);
    belief->count = bk_round_unseen(round, round->to_move, belief->tiles);
    for (int seat = 0; seat < round->start->seats && status == BK_OK; seat++) {
        bk_rack_belief *rack = &belief->rack[seat];
        if (seat == round->to_move || !tells(round, seat))
            continue;
        rack->held = round->rack_count[seat] - drew(round, seat);
        set_position(round, seat, &rack->position);
        status = find_playable(belief, solver, rack);
    }
    return status;
}

/* ---- dealing by it ---------------------------------------------------------------------- */

/* Exchanges a tile that a seat cannot hold for one that it can, of those that nothing is known
 * about. Returns false if there is none. */
static bool exchange(bk_belief *belief, const bk_rack_belief *rack, int place, bk_rng *rng)
{
    uint8_t *tiles = belief->tiles;
    int first = (int)bk_rng_below(rng, (uint32_t)belief->count);
    for (int i = 0; i < belief->count; i++) {
        int other = (first + i) % belief->count;
        if (belief->is_held[other] || rack->playable[tiles[other]])
            continue;
        uint8_t tile = tiles[place];
        tiles[place] = tiles[other];
        tiles[other] = tile;
        return true;
    }
    return false;
}

/* Exchanges tiles that can be played alone. Returns whether there were others. */
static bool remove_playable(bk_belief *belief, const bk_rack_belief *rack, bk_rng *rng)
{
    for (int place = rack->first; place < rack->first + rack->held; place++)
        if (rack->playable[belief->tiles[place]] && !exchange(belief, rack, place, rng))
            return false;
    return true;
}

static bk_status find_turn(bk_belief *belief, bk_solver *solver, bk_rack_belief *rack)
{
    bool plays;
    memset(rack->position.rack, 0, BK_KINDS);
    for (int i = 0; i < rack->held; i++)
        rack->position.rack[belief->tiles[rack->first + i]]++;
    bk_status status = can_play(solver, &rack->position, &plays);
    rack->stuck = status == BK_OK && !plays;
    if (status != BK_OK || rack->stuck)
        return status;
    return bk_best_tiles_only(solver, &rack->position, BK_FEWEST, &belief->turn);
}

/* Exchanges tiles of a rack until it has no turn. */
static bk_status repair(bk_belief *belief, bk_solver *solver, bk_rack_belief *rack, bk_rng *rng)
{
    rack->stuck = false;
    if (!remove_playable(belief, rack, rng))
        return BK_OK;
    for (int repairs = 0;; repairs++) {
        int place = rack->first;
        bk_status status = find_turn(belief, solver, rack);
        if (status != BK_OK || rack->stuck || repairs == BK_REPAIRS)
            return status;
        while (!belief->turn.played[belief->tiles[place]])
            place++;
        if (!exchange(belief, rack, place, rng))
            return BK_OK;
    }
}

/* Finds the places of every rack, and marks those of tiles that have no turn. A tile that was just
 * drawn and the pool are free. */
static void mark_places(bk_belief *belief, const bk_round *round)
{
    int next = 0;
    memset(belief->is_held, 0, sizeof belief->is_held);
    for (int seat = 0; seat < round->start->seats; seat++) {
        bk_rack_belief *rack = &belief->rack[seat];
        if (seat == round->to_move)
            continue;
        rack->first = next;
        for (int i = 0; i < rack->held; i++)
            belief->is_held[next + i] = true;
        next += round->rack_count[seat];
    }
}

/* The seat remembers that it could play nothing, so that it need not ask the solver again. */
static void remember(bk_round *round, int seat, const bk_belief *belief)
{
    const bk_rack_belief *rack = &belief->rack[seat];
    bool has_drawn = rack->held < round->rack_count[seat];
    round->memory[seat] = (bk_memory){
        .stuck = rack->held > 0 && rack->stuck,
        .version = round->version,
        .drawn = has_drawn ? belief->tiles[rack->first + rack->held] : BK_FACE_DOWN,
    };
}

bk_status bk_belief_deal(bk_belief *belief, bk_solver *solver, bk_round *round, uint64_t seed)
{
    bk_rng rng = {seed};
    bk_status status = BK_OK;
    belief->count = bk_round_unseen(round, round->to_move, belief->tiles);
    bk_rng_shuffle(&rng, belief->tiles, belief->count);
    mark_places(belief, round);
    for (int seat = 0; seat < round->start->seats && status == BK_OK; seat++)
        if (belief->rack[seat].held > 0)
            status = repair(belief, solver, &belief->rack[seat], &rng);
    for (int seat = 0; seat < round->start->seats; seat++)
        if (seat != round->to_move)
            remember(round, seat, belief);
    bk_round_hand_out(round, round->to_move, belief->tiles);
    return status;
}
