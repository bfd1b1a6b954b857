#include "rounds/seat.h"

#include "rules/kinds.h"
#include "rules/quick_reject.h"

#include <string.h>

/* ---- the view -------------------------------------------------------------------------- */

static void infer_rival(bk_view *view, const bk_round *round, int seat)
{
    int unseen = 0;
    view->rival_known = false;
    if (view->pool > 0 || round->start->seats > 2)
        return;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        view->rival[kind] = (uint8_t)(2 - round->table[kind] - round->rack[seat][kind]);
        unseen += view->rival[kind];
    }
    view->rival_known = unseen == round->rack_count[1 - seat];
    view->rival_opened = round->opened[1 - seat];
}

static void show_table(bk_position *position, const bk_round *round, bool alone)
{
    position->set_count = 0;
    if (alone) {
        memset(position->table, 0, sizeof position->table);
        return;
    }
    memcpy(position->table, round->table, sizeof position->table);
    if (round->keeps_sets) {
        position->set_count = (uint8_t)round->set_count;
        memcpy(position->sets, round->sets, (size_t)round->set_count * sizeof *round->sets);
    }
}

void bk_observe(bk_view *view, const bk_round *round)
{
    const bk_rules *rules = &round->start->rules;
    int seat = round->to_move;
    bool alone = !round->opened[seat] && !rules->opening_goes_on;
    view->position.rules = *rules;
    view->position.rules.opened = round->opened[seat];
    memcpy(view->position.rack, round->rack[seat], BK_KINDS);
    show_table(&view->position, round, alone);
    view->tiles_only = !round->keeps_sets && !(alone && rules->opening_single_set);
    view->tiles = round->rack_count[seat];
    view->pool = bk_pool_size(round);
    view->must_play = bk_round_must_play(round);
    view->fewest = BK_BOX;
    for (int other = 0; other < round->start->seats; other++)
        if (other != seat)
            view->fewest = bk_min(view->fewest, round->rack_count[other]);
    infer_rival(view, round, seat);
}

/* ---- a turn ---------------------------------------------------------------------------- */

/* If the seat could not play, and the table has not changed since, it can only play with the tile
 * it drew. */
bool bk_is_stuck(const bk_round *round)
{
    static const uint8_t NOTHING[BK_KINDS];
    int seat = round->to_move;
    const bk_memory *memory = &round->memory[seat];
    const uint8_t *rack = round->rack[seat];
    if (!round->opened[seat])
        return (memory->stuck &&
                (memory->drawn == BK_FACE_DOWN || bk_reject_tile(memory->drawn, rack, NOTHING))) ||
               bk_reject_opening(rack, round->start->rules.opening_minimum);
    if (memory->stuck && memory->version == round->version)
        return memory->drawn == BK_FACE_DOWN || bk_reject_tile(memory->drawn, rack, round->table);
    return bk_reject_turn(rack, round->table);
}

void bk_remember_stuck(bk_round *round, int seat, bool stuck)
{
    round->memory[seat].stuck = stuck;
    round->memory[seat].version = round->version;
}

bk_status bk_take_turn(bk_round *round, bk_solver *solver, bk_view *view, bk_decision *decision,
                       const bk_policy *policy, bool *plays)
{
    int seat = round->to_move;
    bool stuck = bk_is_stuck(round);
    *plays = false;
    if (!stuck) {
        decision->solver = solver;
        bk_observe(view, round);
        *plays = bk_decide(decision, view, policy);
        if (decision->status != BK_OK)
            return decision->status;
        stuck = *plays ? decision->nothing_left : decision->stuck;
    }
    if (*plays)
        bk_round_play(round, &decision->turn);
    else
        bk_round_draw(round);
    bk_remember_stuck(round, seat, stuck);
    return BK_OK;
}
