/* Contest: a network against a table of a policy or of another network, on mirrored deals.
 *   contest LEAGUE RULES WEIGHTS OPPONENT DECKS SEED [CHOICES DEALS]
 *
 * Every deck is played once from every seat. OPPONENT is a policy of the league or a file of
 * weights. With CHOICES and DEALS the network looks ahead. It prints the wins and the seconds of
 * all its turns for each deck. */
#include "league.h"

#include "network/look_ahead.h"
#include "rounds/seat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static league all;
static bk_network own, other;
static bk_solver *solver;
static bk_learned learned, rival;
static bk_look_ahead looking;
static bk_look_ahead_plan plan;
static bk_view view;
static bk_decision decision;
static double seconds, longest;
static long decisions;

static bool read_weights(const char *path, bk_network *to)
{
    FILE *file = fopen(path, "rb");
    bool read = file && fread(to, sizeof *to, 1, file) == 1;
    if (file)
        fclose(file);
    return read;
}

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

static void take_turn(bk_round *round, int hero, const bk_policy *policy)
{
    bool plays;
    double began = now();
    if (round->to_move != hero && policy) {
        bk_take_turn(round, solver, &view, &decision, policy, &plays);
        return;
    }
    bk_learned *by = round->to_move == hero ? &learned : &rival;
    bk_list_choices(by, solver, round);
    int chosen = bk_best_choice(by);
    if (round->to_move == hero && plan.deals && by->count > 1) {
        if (bk_look_ahead_choose(&looking, solver, &own, round, &plan, &chosen) != BK_OK)
            exit(3);
        plan.seed++;
    }
    if (round->to_move == hero && by->count > 1) {
        double took = now() - began;
        seconds += took;
        longest = took > longest ? took : longest;
        decisions++;
    }
    bk_choice made = by->choice[chosen];
    bk_make_choice(round, &made, by->stuck);
}

static int play(const bk_start *start, int hero, const bk_policy *policy, uint64_t seed)
{
    bk_round round;
    bk_ending ending;
    bk_result result;
    int mover;
    bk_round_begin(&round, start, seed);
    do {
        mover = round.to_move;
        take_turn(&round, hero, policy);
    } while (!bk_round_ended(&round, mover, &ending));
    bk_round_score(&round, ending, &result);
    return result.winner;
}

int main(int count, char **arguments)
{
    if (count != 7 && count != 9) {
        fprintf(stderr, "usage: contest LEAGUE RULES WEIGHTS OPPONENT DECKS SEED "
                        "[CHOICES DEALS]\n");
        return 2;
    }
    read_league(arguments[1], &all);
    const league_rules *rules = find_rules(&all, arguments[2]);
    const league_policy *policy = find_policy(&all, arguments[4]);
    if (!rules || !read_weights(arguments[3], &own) ||
        (!policy && !read_weights(arguments[4], &other))) {
        fprintf(stderr, "no such rules, weights or opponent: %s %s %s\n", arguments[2],
                arguments[3], arguments[4]);
        return 2;
    }
    int decks = atoi(arguments[5]);
    bk_rng rng = {strtoull(arguments[6], NULL, 10)};
    if (count == 9)
        plan = (bk_look_ahead_plan){atoi(arguments[7]), atoi(arguments[8]), rng.state};
    solver = malloc(bk_solver_size());
    if (!solver)
        return 3;
    bk_solver_init(solver);
    bk_learned_init(&learned, &own);
    bk_learned_init(&rival, &other);
    for (int deck = 0; deck < decks; deck++) {
        uint64_t seed = bk_rng_next(&rng);
        int wins = 0;
        seconds = longest = 0;
        decisions = 0;
        for (int hero = 0; hero < rules->start.seats; hero++)
            wins += play(&rules->start, hero, policy ? &policy->policy : NULL, seed) == hero;
        printf("%d %ld %.6f %.6f\n", wins, decisions, seconds, longest);
        fflush(stdout);
    }
    return 0;
}
