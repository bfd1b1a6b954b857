/* Endgame test: random endgames of two players, searched under sanitizers. Every chosen play can be
 * laid.
 *   endgame [count [seed]] */
#include "rounds/endgame.h"
#include "rounds/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUDGET = 3000 };

static void fail(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static bool can_lay(bk_solver *solver, const uint8_t table[BK_KINDS], const uint8_t rack[BK_KINDS])
{
    bk_position position = {.rules = {.max_run_length = BK_NUMBERS, .opened = true}};
    bool answer = false;
    memcpy(position.table, table, BK_KINDS);
    memcpy(position.rack, rack, BK_KINDS);
    return bk_can_go_out(solver, &position, &answer) == BK_OK && answer;
}

/* From a round of two hoarders: both racks block. */
static const uint8_t OWN[] = {1, 1, 2, 2, 27, 27, 29, 29, 41, 41};
static const uint8_t RIVAL[] = {14, 14, 26, 28, 28, 39, 40, 40, BK_JOKER};

static void hold(const uint8_t *kinds, size_t count, bk_rng *rng, uint8_t rack[BK_KINDS])
{
    for (size_t i = 0; i < count; i++)
        rack[kinds[i]] = (uint8_t)(rack[kinds[i]] + (bk_rng_below(rng, 8) > 0));
}

/* A random endgame: some of those tiles are on the table already. Returns false if that is
 * impossible. */
static bool random_end(bk_rng *rng, bk_solver *solver, bk_end *end)
{
    static const uint8_t NOTHING[BK_KINDS];
    uint8_t table[BK_KINDS];
    memset(end, 0, sizeof *end);
    end->rules = (bk_rules){.max_run_length = BK_NUMBERS, .opened = true, .joker_value = 30};
    end->must_play = bk_rng_below(rng, 3) > 0;
    end->passed = bk_rng_below(rng, 4) == 0;
    end->earlier = bk_rng_below(rng, 2);
    bool swapped = bk_rng_below(rng, 2);
    hold(OWN, sizeof OWN, rng, swapped ? end->rival : end->own);
    hold(RIVAL, sizeof RIVAL, rng, swapped ? end->own : end->rival);
    for (int kind = 0; kind < BK_KINDS; kind++)
        table[kind] = (uint8_t)(2 - end->own[kind] - end->rival[kind]);
    return can_lay(solver, NOTHING, table);
}

static void check(bk_solver *solver, const bk_end *end, const bk_end_choice *choice)
{
    uint8_t table[BK_KINDS];
    int tiles = 0;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        table[kind] = (uint8_t)(2 - end->own[kind] - end->rival[kind]);
        tiles += choice->played[kind];
        if (choice->played[kind] > end->own[kind])
            fail("a tile was played that is not on the rack");
    }
    if (choice->plays != (tiles > 0))
        fail("a play without tiles, or tiles without a play");
    if (choice->plays && !can_lay(solver, table, choice->played))
        fail("the chosen play is illegal");
}

int main(int argc, char **argv)
{
    int wanted = argc > 1 ? atoi(argv[1]) : 200, found = 0, won = 0, lost = 0, left = 0;
    bk_rng rng = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    bk_solver *solver = malloc(bk_solver_size());
    bk_endgame *game = malloc(bk_endgame_size());
    bk_solver_init(solver);
    while (found < wanted) {
        bk_end end;
        bk_end_choice choice;
        if (!random_end(&rng, solver, &end))
            continue;
        bk_endgame_choose(game, solver, &end, BUDGET, &choice);
        check(solver, &end, &choice);
        bool out = memcmp(choice.played, end.own, BK_KINDS) == 0;
        won += choice.verdict == BK_WON && !out;
        lost += choice.verdict == BK_LOST;
        left += choice.verdict == BK_UNDECIDED;
        found++;
    }
    if (!won || !lost)
        fail("nothing was proven");
    printf("%d endgames searched: %d won without going out at once, %d lost, %d undecided\n", found,
           won, lost, left);
    free(game);
    free(solver);
    return 0;
}
