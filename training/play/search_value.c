#include "search_value.h"

#include "network/belief.h"
#include "rounds/rng.h"
#include "rounds/seat.h"

#include <stdlib.h>

bool can_search(const search_plan *by, const bk_round *round)
{
    if (!bk_can_learn(round->start))
        return false; /* locked jokers: it takes too long */
    return round->start->must_play_when_able ||
           (round->start->seats > 2 && round->opened[round->to_move] &&
            bk_pool_size(round) <= by->pool);
}

/* ---- who plays how ----------------------------------------------------------------------- */

/* Lists the plans of the seat itself; returns their number. Who must play cannot hoard. */
static int list_plans(const search_plan *by, const bk_start *start, bk_policy plans[MOST_PLANS])
{
    plans[0] = start->must_play_when_able ? by->most_tiles : by->hoards;
    plans[1] = by->holds;
    return start->must_play_when_able ? 1 : 2;
}

static void assume_others(const search_plan *by, const bk_round *round, const bk_policy *hoards,
                          bk_policy policies[BK_MAX_SEATS])
{
    for (int seat = 0; seat < round->start->seats; seat++) {
        bool many = round->opened[seat] && round->rack_count[seat] >= by->hoarding_rack;
        policies[seat] = many ? *hoards : by->most_tiles;
    }
}

/* ---- play-outs --------------------------------------------------------------------------- */

static bool is_won(bk_solver *solver, bk_round *round, const bk_policy policies[BK_MAX_SEATS],
                   int seat)
{
    static bk_view view;
    static bk_decision decision;
    int seats = round->start->seats, mover = (round->to_move + seats - 1) % seats;
    bk_ending ending;
    bk_result result;
    while (!bk_round_ended(round, mover, &ending)) {
        bool plays;
        mover = round->to_move;
        if (bk_take_turn(round, solver, &view, &decision, &policies[mover], &plays) != BK_OK)
            exit(3);
    }
    bk_round_score(round, ending, &result);
    return result.winner == seat;
}

double value_of_halves(int plans, int wins[MOST_PLANS][2], int deals)
{
    int won = 0;
    for (int half = 0; half < 2; half++) {
        int best = 0;
        for (int plan = 1; plan < plans; plan++)
            best = wins[plan][half] > wins[best][half] ? plan : best;
        won += wins[best][1 - half];
    }
    return won / (2.0 * deals);
}

double search_value(const search_plan *by, bk_solver *solver, const bk_round *round,
                    const bk_choice *made, uint64_t seed)
{
    static bk_belief belief;
    static bk_round dealt, trial;
    int seat = round->to_move;
    bk_policy plans[MOST_PLANS], policies[BK_MAX_SEATS];
    int count = list_plans(by, round->start, plans), won[MOST_PLANS][2] = {{0}};
    bk_rng rng = {seed};
    assume_others(by, round, &plans[0], policies);
    if (bk_belief_form(&belief, solver, round) != BK_OK)
        exit(3);
    for (int deal = 0; deal < 2 * by->deals; deal++) {
        dealt = *round;
        if (bk_belief_deal(&belief, solver, &dealt, bk_rng_next(&rng)) != BK_OK)
            exit(3);
        bk_make_choice(&dealt, made, false);
        for (int plan = 0; plan < count; plan++) {
            trial = dealt;
            policies[seat] = plans[plan];
            won[plan][deal % 2] += is_won(solver, &trial, policies, seat);
        }
    }
    return value_of_halves(count, won, by->deals);
}
