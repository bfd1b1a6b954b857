/* Play-outs: checking a start, and the loop over turns. */
#include "rounds/playout.h"

#include "rounds/seat.h"
#include "rules/rules.h"
#include "rules/shape.h"

struct bk_playout {
    bk_round round;
    bk_view view;
    bk_decision decision;
};

size_t bk_playout_size(void) { return sizeof(bk_playout); }

/* ---- checking the input ---------------------------------------------------------------- */

static bool policy_is_valid(const bk_policy *policy)
{
    return policy->opening < BK_OUT && policy->at_end <= BK_END_ENDURE;
}

static bool start_is_valid(const bk_start *start)
{
    return bk_rules_are_valid(&start->rules) && start->empty_pool <= BK_ROUND_ENDS &&
           start->blocked_score <= BK_OWN_RACK && start->seats >= 2 &&
           start->seats <= BK_MAX_SEATS && start->starter < start->seats &&
           start->to_move < start->seats && start->passes < start->seats &&
           start->pool_count <= BK_BOX && start->set_count <= BK_MAX_SETS;
}

/* Whether there are at most two tiles of a kind, and enough unseen tiles for all places face
 * down. */
static bool counts_are_valid(const bk_start *start, uint8_t counts[BK_KINDS])
{
    int hidden = 0, seen = 0;
    for (int i = 0; i < start->pool_count; i++)
        if (start->pool[i] == BK_FACE_DOWN)
            hidden++;
        else if (start->pool[i] > BK_JOKER || ++counts[start->pool[i]] > 2)
            return false;
    for (int seat = 0; seat < start->seats; seat++) {
        int held = start->hidden[seat];
        hidden += held;
        for (int kind = 0; kind < BK_KINDS; kind++) {
            held += start->rack[seat][kind];
            if (start->rack[seat][kind] > 2)
                return false;
            counts[kind] = (uint8_t)(counts[kind] + start->rack[seat][kind]);
        }
        if (held == 0)
            return false; /* the round is already over */
    }
    for (int kind = 0; kind < BK_KINDS; kind++) {
        if (counts[kind] > 2)
            return false;
        seen += counts[kind];
    }
    return hidden <= BK_BOX - seen;
}

bk_status bk_playout_check(const bk_start *start, const bk_policy policies[])
{
    uint8_t counts[BK_KINDS] = {0};
    bk_shape shapes[BK_MAX_SETS];
    if (!start_is_valid(start))
        return BK_BAD_RULES;
    for (int seat = 0; seat < start->seats; seat++)
        if (!policy_is_valid(&policies[seat]))
            return BK_BAD_RULES;
    if (!bk_shapes_read(start->sets, start->set_count, &start->rules, shapes, counts))
        return BK_BAD_SET;
    return counts_are_valid(start, counts) ? BK_OK : BK_BAD_COUNTS;
}

/* ---- one turn -------------------------------------------------------------------------- */

static void report_move(const bk_playout *playout, int seat, bool plays, bk_move_visitor *visit,
                        void *context)
{
    const bk_round *round = &playout->round;
    uint8_t drawn = round->memory[seat].drawn;
    bk_move move = {.seat = (uint8_t)seat, .tile = BK_FACE_DOWN};
    if (plays) {
        move.type = BK_PLAYS;
        move.turn = &playout->decision.turn;
        move.set_count = (uint8_t)(round->keeps_sets ? round->set_count : 0);
        move.sets = round->sets;
    } else {
        move.type = drawn == BK_FACE_DOWN ? BK_PASSES : BK_DRAWS;
        move.tile = drawn;
    }
    visit(&move, context);
}

static bk_status take_turn(bk_playout *playout, bk_solver *solver, const bk_policy *policy,
                           bk_move_visitor *visit, void *context)
{
    bk_round *round = &playout->round;
    bk_status status = BK_OK;
    int seat = round->to_move;
    bool plays = false;
    if (round->turns == 0 && round->start->draws_first)
        bk_round_draw(round);
    else
        status = bk_take_turn(round, solver, &playout->view, &playout->decision, policy, &plays);
    if (visit && status == BK_OK)
        report_move(playout, seat, plays, visit, context);
    return status;
}

bk_status bk_playout_round(bk_playout *playout, bk_solver *solver, const bk_start *start,
                           const bk_policy policies[], uint64_t seed, bk_result *result,
                           bk_move_visitor *visit, void *context)
{
    bk_round *round = &playout->round;
    bk_ending ending;
    int mover;
    uint64_t work = bk_solver_work(solver);
    bk_round_begin(round, start, seed);
    do {
        mover = round->to_move;
        bk_status status = take_turn(playout, solver, &policies[mover], visit, context);
        if (status != BK_OK)
            return status;
    } while (!bk_round_ended(round, mover, &ending));
    bk_round_score(round, ending, result);
    result->work = (uint32_t)(bk_solver_work(solver) - work);
    return BK_OK;
}
