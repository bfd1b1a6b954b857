/* What a search of training thinks of turns: for test_targets.py.
 *   search_value LEAGUE SEED
 *
 * Where everyone must play all play the most tiles, and else they hoard. At some turns that can be
 * searched it prints the rules, the value, the value after everything that the seat to move cannot
 * see was dealt anew, and the value by another seed. */
#include "league.h"

#include "rounds/seat.h"

#include <stdio.h>
#include <stdlib.h>

static league all;
static bk_solver *solver;
static bk_view view;
static bk_decision decision;

static void print_values(const char *name, const bk_round *round, uint64_t seed)
{
    bk_choice made = {0};
    bk_round dealt = *round;
    decision.solver = solver;
    bk_observe(&view, round);
    made.plays = bk_decide(&decision, &view, &all.search.most_tiles);
    for (int kind = 0; kind < BK_KINDS && made.plays; kind++) {
        made.played[kind] = decision.turn.played[kind];
        made.tiles = (uint8_t)(made.tiles + made.played[kind]);
    }
    bk_round_redeal(&dealt, round->to_move, seed + 1);
    printf("%s %.6f %.6f %.6f\n", name, search_value(&all.search, solver, round, &made, seed),
           search_value(&all.search, solver, &dealt, &made, seed),
           search_value(&all.search, solver, round, &made, seed + 2));
}

static void play(const char *name, const bk_policy *policy, uint64_t seed)
{
    bk_round round;
    bk_ending ending;
    int mover;
    bk_round_begin(&round, &find_rules(&all, name)->start, seed);
    do {
        bool plays;
        mover = round.to_move;
        if (round.turns % 5 == 4 && can_search(&all.search, &round))
            print_values(name, &round, seed);
        if (bk_take_turn(&round, solver, &view, &decision, policy, &plays) != BK_OK)
            exit(3);
    } while (!bk_round_ended(&round, mover, &ending));
}

int main(int count, char **arguments)
{
    int one[MOST_PLANS][2] = {{3, 1}}, two[MOST_PLANS][2] = {{4, 0}, {1, 3}};
    if (count != 3)
        return 2;
    solver = malloc(bk_solver_size());
    if (!solver)
        return 3;
    bk_solver_init(solver);
    read_league(arguments[1], &all);
    uint64_t seed = strtoull(arguments[2], NULL, 10);
    printf("halves %.6f %.6f\n", value_of_halves(1, one, 4), value_of_halves(2, two, 4));
    for (uint64_t round = 0; round < 4; round++) {
        play("must-2", &all.search.most_tiles, seed + round);
        play("nordic-3", &all.search.hoards, seed + round);
    }
    return 0;
}
