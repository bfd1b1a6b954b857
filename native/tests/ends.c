/* Ends of rounds between two, left to chance, searched under the sanitizers: whatever is chosen can
 * be laid.   ends COUNT [SEED] */
#include "endgame.h"
#include "mixer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TILES = 10, BUDGET = 1500 };

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

/* Racks around one number, so that they often block, before a table that may lie there. */
static bool random_end(bk_mixer *chance, bk_solver *solver, bk_end *end)
{
    static const uint8_t NOTHING[BK_KINDS];
    int low = (int)bk_mixer_below(chance, BK_NUMBERS - 3);
    uint8_t table[BK_KINDS];
    memset(end, 0, sizeof *end);
    end->rules = (bk_rules){.max_run_length = BK_NUMBERS, .opened = true, .joker_value = 30};
    end->duty = bk_mixer_below(chance, 3) > 0;
    end->passed = bk_mixer_below(chance, 4) == 0;
    end->earlier = bk_mixer_below(chance, 2);
    for (int i = 0; i < 2 * MOST_TILES; i++) {
        int kind = (int)(bk_mixer_below(chance, BK_COLOURS) * BK_NUMBERS) + low +
                   (int)bk_mixer_below(chance, 4);
        uint8_t *rack = i % 2 ? end->own : end->rival;
        if (end->own[kind] + end->rival[kind] < 2)
            rack[kind]++;
    }
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
            fail("tiles were played that nobody holds");
    }
    if (choice->plays != (tiles > 0))
        fail("a play without tiles, or tiles without a play");
    if (choice->plays && !can_lay(solver, table, choice->played))
        fail("what was chosen cannot be laid");
}

int main(int argc, char **argv)
{
    int wanted = argc > 1 ? atoi(argv[1]) : 200, found = 0, proven = 0;
    bk_mixer chance = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    bk_solver *solver = malloc(bk_solver_size());
    bk_endgame *game = malloc(bk_endgame_size());
    bk_solver_init(solver);
    while (found < wanted) {
        bk_end end;
        bk_end_choice choice;
        if (!random_end(&chance, solver, &end))
            continue;
        bk_endgame_choose(game, solver, &end, BUDGET, &choice);
        check(solver, &end, &choice);
        proven += choice.verdict != BK_UNDECIDED;
        found++;
    }
    printf("%d ends searched, %d of them to a proof: every choice can be laid\n", found, proven);
    free(game);
    free(solver);
    return 0;
}
