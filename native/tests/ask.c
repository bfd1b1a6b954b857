/* Instruction counts: valgrind counts what some fixed questions take. The count tells a slower core
 * from a busier machine.
 *   ask [positions [seed]] */
#include "tests/selfplay.h"

#include <stdio.h>
#include <stdlib.h>

static const bk_rules EDITIONS[] = {
    {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30},
    {BK_JOKERS_LOCKED, 13, 0, 30, 0, 1, 30},
    {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30},
    {BK_JOKERS_FREE, 4, 0, 30, 0, 0, 30},
};

typedef struct {
    bk_solver *solver; /* not the one that plays the rounds, which is busy then */
    long left, found;
} asker;

static void ask(const bk_position *position, void *context)
{
    asker *a = context;
    bk_turn turn;
    bool yes;
    if (a->left-- <= 0)
        return;
    for (int objective = BK_TILES; objective <= BK_OUT; objective++)
        if (bk_best(a->solver, position, (bk_objective)objective, &turn) == BK_OK)
            a->found += turn.found;
    if (bk_can_play(a->solver, position, &yes) == BK_OK)
        a->found += yes;
    if (bk_can_go_out(a->solver, position, &yes) == BK_OK)
        a->found += yes;
}

int main(int argc, char **argv)
{
    long positions = argc > 1 ? strtol(argv[1], NULL, 10) : 100;
    uint64_t seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    bk_solver *player = malloc(bk_solver_size());
    asker a = {.solver = malloc(bk_solver_size())};
    bk_solver_init(player);
    bk_solver_init(a.solver);
    for (size_t i = 0; i < sizeof EDITIONS / sizeof *EDITIONS; i++) {
        bk_xorshift rng = {seed};
        for (a.left = positions; a.left > 0;)
            bk_selfplay_round(player, &rng, &EDITIONS[i], 20, ask, &a);
    }
    printf("%ld answers\n", a.found);
    free(a.solver);
    free(player);
    return 0;
}
