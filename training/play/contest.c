/* Contest: a network against a table of a policy or of another network, on mirrored deals.
 *   contest LEAGUE RULES WEIGHTS OPPONENT DECKS SEED
 *           [CHOICES all | CHOICES DEALS TURNS | CHOICES DEALS POOL QUESTIONS]
 *
 * Every deck is played once from every seat. OPPONENT is a player of the league or a file of
 * weights. If the league's learners or its only opponent ask the endgame search, the network asks
 * it, too, whomever it plays. With TURNS the network looks so many own turns ahead. With "all" it
 * sees all tiles, and tries its choices one after the other until it finds one that wins. With POOL
 * it knows how the opponent plays: once so many tiles or fewer lie in the pool, it plays its
 * choices to the end of the round, on so many deals of what it does not know, with QUESTIONS to the
 * endgame search. It prints the wins, the decisions, the seconds of all, of the longest one, and
 * the points for each deck. */
#include "league.h"
#include "responder.h"

#include "network/look_ahead.h"
#include "rounds/seat.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static league all;
static const league_policy *opponent; /* or NULL: another network, from a file */
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
static struct {
    int choices, deals;
    int pool; /* tiles in it at most */
    unsigned questions;
    uint64_t seed;
} to_the_end = {.pool = -1}; /* rounds that are played to compare choices */

/* ---- turns ------------------------------------------------------------------------------ */

/* Questions that a seat may ask the endgame search. */
static unsigned questions_of(bool hero)
{
    if (!hero)
        return opponent ? opponent->questions : 0;
    return all.opponent && all.opponent->questions ? all.opponent->questions : all.questions;
}

/* Whether it is an end that the network leaves to the endgame search. */
static bool is_end(const bk_round *round)
{
    return questions_of(true) && round->start->seats == 2 && bk_pool_size(round) == 0 &&
           round->opened[0] && round->opened[1];
}

static void take_policy_turn(bk_round *round, const league_policy *by)
{
    bool plays;
    if (!by->waits || !take_waiting_turn(round, solver))
        bk_take_turn(round, solver, &view, &decision, &by->policy, &plays);
}

/* The choice by first judgement. Against the only opponent of the league, its margin holds. */
static int first_choice(const bk_learned *by, const bk_round *round)
{
    if (!opponent || opponent->network || opponent != all.opponent)
        return bk_best_choice(by);
    return choose_response(by, solver, round, &opponent->policy, all.margin);
}

/* Makes the turn of a seat that does not look ahead, with so many questions to the endgame search
 * at most. */
static void take_plain_turn(bk_round *round, int hero, unsigned questions)
{
    bool own = round->to_move == hero;
    unsigned most = questions_of(own);
    bool by_policy = !own && opponent && !opponent->network;
    const bk_policy *policy = by_policy ? &opponent->policy : most ? &all.champion->policy : NULL;
    if (most && take_end_turn(round, solver, most < questions ? most : questions, policy))
        return;
    if (by_policy) {
        take_policy_turn(round, opponent);
        return;
    }
    bk_learned *by = own ? &learned : &rival;
    bk_list_choices(by, solver, round);
    bk_choice made = by->choice[first_choice(by, round)];
    bk_make_choice(round, &made, by->stuck);
}

static bk_result play_on(bk_round *round, int mover, int hero, unsigned questions)
{
    bk_ending ending;
    bk_result result;
    while (!bk_round_ended(round, mover, &ending)) {
        mover = round->to_move;
        take_plain_turn(round, hero, questions);
    }
    bk_round_score(round, ending, &result);
    return result;
}

/* ---- choosing with all tiles seen ------------------------------------------------------- */

/* The first choice that wins; the order of the pool is seen as well. */
static int choose_seeing_all(const bk_round *round, int first)
{
    static bk_choice choice[BK_CHOICES];
    int hero = round->to_move, count = learned.count;
    bool stuck = learned.stuck;
    memcpy(choice, learned.choice, sizeof choice);
    for (int tried = 0, at = first; tried < tries && tried < count; tried++) {
        bk_round trial = *round;
        bk_make_choice(&trial, &choice[at], stuck);
        if (play_on(&trial, hero, hero, UINT_MAX).winner == hero)
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

/* ---- choosing by rounds played to the end ------------------------------------------------ */

static bk_choice tried[BK_CHOICES];
static int tried_count;

/* Lists the best choices by the network's first judgement, best first. */
static void list_best(bk_round *round)
{
    bk_list_choices(&learned, solver, round);
    int best = first_choice(&learned, round);
    tried_count = 0;
    while (tried_count < to_the_end.choices && tried_count < learned.count) {
        tried[tried_count++] = learned.choice[best];
        learned.choice[best].value = INT32_MIN;
        best = bk_best_choice(&learned);
    }
}

/* Makes another choice than the network's first one where it wins more often, by more than one
 * standard error of the difference. */
static bool take_compared_turn(bk_round *round)
{
    int hero = round->to_move, more[BK_CHOICES] = {0}, differ[BK_CHOICES] = {0}, best = 0;
    list_best(round);
    if (tried_count < 2)
        return false;
    for (int deal = 0; deal < to_the_end.deals; deal++) {
        bk_round dealt = *round;
        bool first = false;
        bk_round_redeal(&dealt, hero, to_the_end.seed++);
        for (int i = 0; i < tried_count; i++) {
            bk_round trial = dealt;
            bk_make_choice(&trial, &tried[i], false);
            bool won = play_on(&trial, hero, hero, to_the_end.questions).winner == hero;
            first = i == 0 ? won : first;
            more[i] += won - first;
            differ[i] += won != first;
        }
    }
    for (int i = 1; i < tried_count; i++)
        if (more[i] > more[best] && more[i] * more[i] > differ[i])
            best = i;
    bk_make_choice(round, &tried[best], false);
    return true;
}

/* ---- rounds ----------------------------------------------------------------------------- */

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

/* Makes a turn of the network; returns whether there was a choice. */
static bool take_own_turn(bk_round *round, int hero)
{
    if (is_end(round)) {
        take_plain_turn(round, hero, UINT_MAX);
        return true;
    }
    if (bk_pool_size(round) <= to_the_end.pool && take_compared_turn(round))
        return true;
    bk_list_choices(&learned, solver, round);
    int chosen = first_choice(&learned, round);
    bool several = learned.count > 1;
    if (several && tries)
        chosen = choose_seeing_all(round, chosen);
    else if (several && plan.deals &&
             bk_look_ahead_choose(&looking, solver, &own, round, &plan, &chosen) != BK_OK)
        exit(3);
    plan.seed += several;
    bk_choice made = learned.choice[chosen];
    bk_make_choice(round, &made, learned.stuck);
    return several;
}

static void take_turn(bk_round *round, int hero)
{
    double began = now();
    if (round->to_move != hero) {
        take_plain_turn(round, hero, UINT_MAX);
    } else if (take_own_turn(round, hero)) {
        double took = now() - began;
        seconds += took;
        longest = took > longest ? took : longest;
        decisions++;
    }
}

static bk_result play(const bk_start *start, int hero, uint64_t seed)
{
    bk_round round;
    bk_ending ending;
    bk_result result;
    int mover;
    bk_round_begin(&round, start, seed);
    do {
        mover = round.to_move;
        take_turn(&round, hero);
    } while (!bk_round_ended(&round, mover, &ending));
    bk_round_score(&round, ending, &result);
    return result;
}

static void read_plan(int count, char **arguments, uint64_t seed)
{
    if (count == 2 && strcmp(arguments[1], "all") == 0)
        tries = atoi(arguments[0]);
    if (count == 3)
        plan = (bk_look_ahead_plan){.choices = atoi(arguments[0]),
                                    .deals = atoi(arguments[1]),
                                    .turns = atoi(arguments[2]),
                                    .work = UINT64_MAX / 2,
                                    .seed = seed};
    if (count == 4) {
        to_the_end.choices = atoi(arguments[0]);
        to_the_end.deals = atoi(arguments[1]);
        to_the_end.pool = atoi(arguments[2]);
        to_the_end.questions = (unsigned)atoi(arguments[3]);
        to_the_end.seed = seed;
    }
}

int main(int count, char **arguments)
{
    if (count < 7 || count > 11 || count == 8) {
        fprintf(stderr, "usage: contest LEAGUE RULES WEIGHTS OPPONENT DECKS SEED "
                        "[CHOICES all | CHOICES DEALS TURNS | CHOICES DEALS POOL QUESTIONS]\n");
        return 2;
    }
    read_league(arguments[1], &all);
    const league_rules *rules = find_rules(&all, arguments[2]);
    opponent = find_policy(&all, arguments[4]);
    if (!rules || !read_network(arguments[3], &own) ||
        (!opponent && !read_network(arguments[4], &other))) {
        fprintf(stderr, "no such rules, weights or opponent: %s %s %s\n", arguments[2],
                arguments[3], arguments[4]);
        return 2;
    }
    int decks = atoi(arguments[5]);
    bk_rng rng = {strtoull(arguments[6], NULL, 10)};
    read_plan(count - 7, arguments + 7, rng.state);
    solver = malloc(bk_solver_size());
    if (!solver)
        return 3;
    bk_solver_init(solver);
    bk_learned_init(&learned, &own);
    bk_learned_init(&rival, opponent && opponent->network ? opponent->network : &other);
    for (int deck = 0; deck < decks; deck++) {
        uint64_t seed = bk_rng_next(&rng);
        int wins = 0, points = 0;
        seconds = longest = 0;
        decisions = 0;
        for (int hero = 0; hero < rules->start.seats; hero++) {
            bk_result result = play(&rules->start, hero, seed);
            wins += result.winner == hero;
            points += result.scores[hero];
        }
        printf("%d %ld %.6f %.6f %d\n", wins, decisions, seconds, longest, points);
        fflush(stdout);
    }
    return 0;
}
