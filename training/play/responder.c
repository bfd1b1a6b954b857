#include "responder.h"

#include "rounds/endgame.h"
#include "rounds/seat.h"
#include "rules/kinds.h"

#include <stdlib.h>
#include <string.h>

static bk_view view;
static bk_decision decision;

bool take_end_turn(bk_round *round, bk_solver *solver, unsigned questions,
                   const bk_policy *otherwise)
{
    static bk_endgame *search;
    int seat = round->to_move;
    bk_end_choice choice;
    bk_observe(&view, round);
    if (!questions || !view.rival_known || !view.rival_opened || !round->opened[seat] ||
        view.position.rules.jokers != BK_JOKERS_FREE)
        return false;
    if (!search && !(search = malloc(bk_endgame_size())))
        exit(3);
    bk_end end = {.rules = view.position.rules,
                  .must_play = view.must_play,
                  .passed = round->passes > 0,
                  .earlier = round->start->starter == seat};
    memcpy(end.own, round->rack[seat], BK_KINDS);
    memcpy(end.rival, view.rival, BK_KINDS);
    bk_endgame_choose(search, solver, &end, questions, &choice);
    if (!choice.plays) {
        bool plays;
        if (bk_take_turn(round, solver, &view, &decision, otherwise, &plays) != BK_OK)
            exit(3);
        return true;
    }
    bk_turn turn = {.found = true};
    memcpy(turn.played, choice.played, BK_KINDS);
    turn.tiles_played = (uint8_t)bk_count(turn.played);
    bk_round_play(round, &turn);
    bk_remember_stuck(round, seat, false);
    return true;
}

bool take_waiting_turn(bk_round *round, bk_solver *solver)
{
    int seat = round->to_move;
    if (round->start->seats != 2 || round->opened[0] || round->opened[1] ||
        bk_pool_size(round) == 0 || round->start->must_play_when_able)
        return false;
    bk_observe(&view, round);
    if (bk_best_tiles_only(solver, &view.position, BK_OUT, &decision.turn) == BK_OK &&
        decision.turn.found)
        bk_round_play(round, &decision.turn);
    else
        bk_round_draw(round);
    bk_remember_stuck(round, seat, false);
    return true;
}

/* The listed choice that the policy would make, or -1. */
static int find_usual(const bk_learned *learned, bk_solver *solver, const bk_round *round,
                      const bk_policy *usual)
{
    decision.solver = solver;
    bk_observe(&view, round);
    bool plays = bk_decide(&decision, &view, usual);
    for (int i = 0; i < learned->count; i++) {
        const bk_choice *choice = &learned->choice[i];
        if (choice->plays == plays &&
            (!plays || memcmp(choice->played, decision.turn.played, BK_KINDS) == 0))
            return i;
    }
    return -1;
}

int choose_response(const bk_learned *learned, bk_solver *solver, const bk_round *round,
                    const bk_policy *usual, double margin)
{
    int best = bk_best_choice(learned);
    if (learned->count == 1)
        return best;
    int found = find_usual(learned, solver, round, usual);
    if (found < 0)
        return best;
    double gain = (double)learned->choice[best].value - learned->choice[found].value;
    return gain > margin * BK_OUTPUT_ONE ? best : found;
}
