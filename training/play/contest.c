/* Contest: a network against a table of a policy or of another network, on mirrored deals.
 *   contest LEAGUE RULES WEIGHTS OPPONENT DECKS SEED [CHOICES DEALS | CHOICES all]
 *
 * Every deck is played once from every seat. OPPONENT is a policy of the league or a file of
 * weights. With CHOICES and DEALS the network looks ahead. With "all" it sees all tiles, and tries
 * its choices one after the other until it finds one that wins. It prints the wins, the decisions, the
 * seconds of all, of the longest one, and the points for each deck. */
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
static int tries; /* choices that a player tries who sees all tiles; 0: nobody does */

static bool read_weights(const char *path, bk_network *to)
{
    FILE *file = fopen(path, "rb");
    bool read = file && fread(to, sizeof *to, 1, file) == 1;
    if (file)
        fclose(file);
    return read;
}

/* Makes the turn of a seat that does not look ahead. */
static void take_plain_turn(bk_round *round, int hero, const bk_policy *policy)
{
    bool plays;
    if (round->to_move != hero && policy) {
        bk_take_turn(round, solver, &view, &decision, policy, &plays);
        return;
    }
    bk_learned *by = round->to_move == hero ? &learned : &rival;
    bk_list_choices(by, solver, round);
    bk_choice made = by->choice[bk_best_choice(by)];
    bk_make_choice(round, &made, by->stuck);
}

static bk_result play_on(bk_round *round, int mover, int hero, const bk_policy *policy)
{
    bk_ending ending;
    bk_result result;
    while (!bk_round_ended(round, mover, &ending)) {
        mover = round->to_move;
        take_plain_turn(round, hero, policy);
    }
    bk_round_score(round, ending, &result);
    return result;
}

/* Chooses with all tiles seen, the order of the pool included: the first choice that wins. */
static int choose_seeing_all(const bk_round *round, int first, const bk_policy *policy)
{
    static bk_choice choice[BK_CHOICES];
    int hero = round->to_move, count = learned.count;
    bool stuck = learned.stuck;
    memcpy(choice, learned.choice, sizeof choice);
    for (int tried = 0, at = first; tried < tries && tried < count; tried++) {
        bk_round trial = *round;
        bk_make_choice(&trial, &choice[at], stuck);
        if (play_on(&trial, hero, hero, policy).winner == hero)
            first = at, tried = count;
        choice[at].value = INT32_MIN;
        for (int i = 0; i < count; i++)
            at = choice[i].value > choice[at].value ? i : at;
    }
    memcpy(learned.choice, choice, sizeof choice);
    learned.count = count;
    learned.stuck = stuck;
    return first;
}

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

static void take_turn(bk_round *round, int hero, const bk_policy *policy)
{
    double began = now();
    if (round->to_move != hero) {
        take_plain_turn(round, hero, policy);
        return;
    }
    bk_list_choices(&learned, solver, round);
    int chosen = bk_best_choice(&learned);
    if (learned.count > 1) {
        if (tries)
            chosen = choose_seeing_all(round, chosen, policy);
        else if (plan.deals &&
                 bk_look_ahead_choose(&looking, solver, &own, round, &plan, &chosen) != BK_OK)
            exit(3);
        plan.seed++;
        double took = now() - began;
        seconds += took;
        longest = took > longest ? took : longest;
        decisions++;
    }
    bk_choice made = learned.choice[chosen];
    bk_make_choice(round, &made, learned.stuck);
}

static bk_result play(const bk_start *start, int hero, const bk_policy *policy, uint64_t seed)
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
    return result;
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
    if (count == 9 && strcmp(arguments[8], "all") == 0)
        tries = atoi(arguments[7]);
    else if (count == 9)
        plan = (bk_look_ahead_plan){atoi(arguments[7]), atoi(arguments[8]), rng.state};
    solver = malloc(bk_solver_size());
    if (!solver)
        return 3;
    bk_solver_init(solver);
    bk_learned_init(&learned, &own);
    bk_learned_init(&rival, &other);
    for (int deck = 0; deck < decks; deck++) {
        uint64_t seed = bk_rng_next(&rng);
        int wins = 0, points = 0;
        seconds = longest = 0;
        decisions = 0;
        for (int hero = 0; hero < rules->start.seats; hero++) {
            bk_result result = play(&rules->start, hero, policy ? &policy->policy : NULL, seed);
            wins += result.winner == hero;
            points += result.scores[hero];
        }
        printf("%d %ld %.6f %.6f %d\n", wins, decisions, seconds, longest, points);
        fflush(stdout);
    }
    return 0;
}
