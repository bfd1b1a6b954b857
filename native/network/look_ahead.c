#include "network/look_ahead.h"

#include "rounds/rng.h"
#include "rounds/seat.h"
#include "rules/kinds.h"

enum { WHOLE = 65536 };

static bool is_spent(const bk_look_ahead *looking, const bk_solver *solver)
{
    return bk_solver_work(solver) >= looking->most_work;
}

/* The probability to win of the seat to move, by the network's judgement of its best choice. */
static bk_status judge(bk_look_ahead *looking, bk_solver *solver, int64_t *value)
{
    bk_learned *judged = &looking->judged;
    bk_status status = bk_list_choices(judged, solver, &looking->trial);
    if (status != BK_OK)
        return status;
    const bk_choice *best = &judged->choice[bk_best_choice(judged)];
    int32_t log_odds = best->value;
    if (judged->count == 1 && log_odds != BK_SURE_WIN) {
        bk_outlook outlook;
        bk_estimate estimate;
        bk_look_after(&looking->trial, best->plays ? best->played : NULL, &outlook);
        bk_estimate_outlook(&judged->layer, &outlook, &estimate);
        log_odds = estimate.win;
    }
    *value = bk_probability(log_odds);
    return BK_OK;
}

/* Plays on until the seat is to move for the last time. Writes its probability to win then, if the
 * work is not spent before. */
static bk_status value_after(bk_look_ahead *looking, bk_solver *solver, int seat, int64_t *value)
{
    static const bk_policy MOST_TILES = {.opening = BK_TILES, .at_end = BK_END_LAY};
    bk_round *trial = &looking->trial;
    bk_ending ending;
    int mover = seat, turns = 0;
    while (!bk_round_ended(trial, mover, &ending)) {
        bool plays;
        mover = trial->to_move;
        turns += mover == seat;
        if (is_spent(looking, solver))
            return BK_OK;
        if (turns == looking->turns)
            return judge(looking, solver, value);
        bk_status status = bk_take_turn(trial, solver, &looking->view, &looking->decision,
                                        &MOST_TILES, &plays);
        if (status != BK_OK)
            return status;
    }
    bk_result result;
    bk_round_score(trial, ending, &result);
    *value = result.winner == seat ? WHOLE : 0;
    return BK_OK;
}

/* Sorts the choices that are left by what they were worth so far; stable. */
static void sort(bk_look_ahead *looking, int left, const int64_t worth[])
{
    for (int i = 1; i < left; i++) {
        int moved = looking->order[i], at = i;
        for (; at > 0 && worth[looking->order[at - 1]] < worth[moved]; at--)
            looking->order[at] = looking->order[at - 1];
        looking->order[at] = moved;
    }
}

/* Puts the choices in the order of the network's first judgement. */
static void order_by_first_judgement(bk_look_ahead *looking)
{
    int64_t worth[BK_CHOICES];
    for (int i = 0; i < looking->learned.count; i++) {
        looking->order[i] = i;
        looking->sum[i] = 0;
        worth[i] = looking->learned.choice[i].value;
    }
    sort(looking, looking->learned.count, worth);
}

/* Tries the choices that are left on one deal. A deal that was not finished does not count. */
static bk_status try_deal(bk_look_ahead *looking, bk_solver *solver, const bk_round *round,
                          uint64_t seed, int left)
{
    int64_t value[BK_CHOICES] = {0};
    looking->dealt = *round;
    bk_status status = bk_belief_deal(&looking->belief, solver, &looking->dealt, seed);
    for (int i = 0; i < left && status == BK_OK; i++) {
        const bk_choice *choice = &looking->learned.choice[looking->order[i]];
        looking->trial = looking->dealt;
        bk_make_choice(&looking->trial, choice, false);
        status = value_after(looking, solver, round->to_move, &value[i]);
        if (is_spent(looking, solver))
            return status;
    }
    for (int i = 0; i < left; i++)
        looking->sum[looking->order[i]] += value[i];
    return status;
}

static int halvings(int choices)
{
    int count = 0;
    for (; choices > 1; choices = (choices + 1) / 2)
        count++;
    return count;
}

bk_status bk_look_ahead_choose(bk_look_ahead *looking, bk_solver *solver, const bk_network *network,
                               const bk_round *round, const bk_look_ahead_plan *plan, int *chosen)
{
    bk_rng rng = {plan->seed};
    looking->most_work = bk_solver_work(solver) + plan->work;
    bk_learned_init(&looking->learned, network);
    bk_learned_init(&looking->judged, network);
    looking->turns = plan->turns;
    bk_status status = bk_list_choices(&looking->learned, solver, round);
    order_by_first_judgement(looking);
    int left = bk_min(looking->learned.count, plan->choices), cuts = halvings(left);
    if (cuts > 0 && status == BK_OK)
        status = bk_belief_form(&looking->belief, solver, round);
    for (int cut = 0; cut < cuts && status == BK_OK; cut++) {
        int deals = bk_max(1, plan->deals / (cuts * left));
        for (int deal = 0; deal < deals && status == BK_OK && !is_spent(looking, solver); deal++)
            status = try_deal(looking, solver, round, bk_rng_next(&rng), left);
        if (cut == 0 && is_spent(looking, solver))
            break; /* too few deals to tell */
        sort(looking, left, looking->sum);
        left = (left + 1) / 2;
    }
    *chosen = looking->order[0];
    return status;
}
