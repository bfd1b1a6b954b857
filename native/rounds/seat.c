#include "rounds/seat.h"

#include "rules/kinds.h"
#include "rules/quick_reject.h"

#include <string.h>

/* ---- what a seat may know ---------------------------------------------------------------- */

static void infer_rival(bk_sight *sight, const bk_round *round, int seat)
{
    int unseen = 0;
    sight->rival_known = false;
    if (sight->pool > 0 || round->start->seats > 2)
        return;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        sight->rival[kind] = (uint8_t)(2 - round->table[kind] - round->rack[seat][kind]);
        unseen += sight->rival[kind];
    }
    sight->rival_known = unseen == round->rack_count[1 - seat];
    sight->rival_opened = round->opened[1 - seat];
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

void bk_look(bk_sight *sight, const bk_round *round)
{
    const bk_rules *rules = &round->start->rules;
    int seat = round->to_move;
    bool alone = !round->opened[seat] && !rules->opening_goes_on;
    sight->position.rules = *rules;
    sight->position.rules.opened = round->opened[seat];
    memcpy(sight->position.rack, round->rack[seat], BK_KINDS);
    show_table(&sight->position, round, alone);
    sight->bare = !round->keeps_sets && !(alone && rules->opening_single_set);
    sight->tiles = round->rack_count[seat];
    sight->pool = bk_pool_size(round);
    sight->duty = bk_round_duty(round);
    sight->fewest = BK_BOX;
    for (int other = 0; other < round->start->seats; other++)
        if (other != seat)
            sight->fewest = bk_min(sight->fewest, round->rack_count[other]);
    infer_rival(sight, round, seat);
}

/* ---- a turn ------------------------------------------------------------------------------ */

/* A seat that could not play, and found the table as it left it, can only play with what it drew. */
bool bk_is_stuck(const bk_round *round)
{
    static const uint8_t NOTHING[BK_KINDS];
    int seat = round->to_move;
    const bk_memory *memory = &round->memory[seat];
    const uint8_t *rack = round->rack[seat];
    if (!round->opened[seat])
        return (memory->stuck && (memory->drawn == BK_FACE_DOWN ||
                                  bk_glance_alone(memory->drawn, rack, NOTHING))) ||
               bk_glance_no_opening(rack, round->start->rules.opening_minimum);
    if (memory->stuck && memory->version == round->version)
        return memory->drawn == BK_FACE_DOWN || bk_glance_alone(memory->drawn, rack, round->table);
    return bk_glance_no_turn(rack, round->table);
}

void bk_remember(bk_round *round, int seat, bool stuck)
{
    round->memory[seat].stuck = stuck;
    round->memory[seat].version = round->version;
}

bk_status bk_take_turn(bk_round *round, bk_solver *solver, bk_sight *sight, bk_mind *mind,
                       const bk_policy *policy, bool *plays)
{
    int seat = round->to_move;
    bool stuck = bk_is_stuck(round);
    *plays = false;
    if (!stuck) {
        mind->solver = solver;
        bk_look(sight, round);
        *plays = bk_decide(mind, sight, policy);
        if (mind->status != BK_OK)
            return mind->status;
        stuck = *plays ? mind->spent : mind->stuck;
    }
    if (*plays)
        bk_round_play(round, &mind->turn);
    else
        bk_round_draw(round);
    bk_remember(round, seat, stuck);
    return BK_OK;
}
