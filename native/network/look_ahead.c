#include "network/look_ahead.h"

#include "rounds/rng.h"
#include "rules/kinds.h"

enum { WHOLE = 65536 };

static bool is_spent(const bk_look_ahead *looking, const bk_solver *solver)
{
    return bk_solver_work(solver) >= looking->most_work;
}

/* Plays on until the seat is to move again. Writes its probability to win then, if the work is not
 * spent before. */
static bk_status value_after(bk_look_ahead *looking, bk_solver *solver, int seat, int64_t *value)
{
    bk_learned *others = &looking->others;
    bk_round *trial = &looking->trial;
    bk_ending ending;
    int mover = seat;
    while (!bk_round_ended(trial, mover, &ending)) {
        if (is_spent(looking, solver))
            return BK_OK;
        bk_status status = bk_list_choices(others, solver, trial);
        if (status != BK_OK)
            return status;
        const bk_choice *best = &others->choice[bk_best_choice(others)];
        mover = trial->to_move;
        if (mover == seat) {
            if (others->count == 1 && best->value != BK_SURE_WIN) {
                bk_outlook outlook;
                bk_estimate estimate;
                bk_look_after(trial, best->plays ? best->played : NULL, &outlook);
                bk_estimate_outlook(&others->layer, &outlook, &estimate);
                *value = bk_probability(estimate.win);
            } else {
                *value = bk_probability(best->value);
            }
            return BK_OK;
        }
        bk_make_choice(trial, best, others->stuck);
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
    for (int i = 0; i < left; i++) {
        const bk_choice *choice = &looking->learned.choice[looking->order[i]];
        looking->trial = *round;
        bk_round_redeal(&looking->trial, round->to_move, seed);
        bk_make_choice(&looking->trial, choice, false);
        bk_status status = value_after(looking, solver, round->to_move, &value[i]);
        if (status != BK_OK || is_spent(looking, solver))
            return status;
    }
    for (int i = 0; i < left; i++)
        looking->sum[looking->order[i]] += value[i];
    return BK_OK;
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
    bk_learned_init(&looking->others, network);
    bk_status status = bk_list_choices(&looking->learned, solver, round);
    order_by_first_judgement(looking);
    int left = bk_min(looking->learned.count, plan->choices), cuts = halvings(left);
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
