/* Vector environment test: every edition, some house rules, random actions, some seats played by
 * policies. At every step the arrays add up, listed turns differ and come best first, and they are
 * those that the solver finds one by one. Made for sanitizers.
 *   env [setups [seed]] */
#include "env/env.h"
#include "rounds/rng.h"
#include "rules/kinds.h"
#include "solver/turns.h"
#include "solver/workspace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, STEPS = 60, MOST_COMPARED = 16 };

static void fail(const char *why)
{
    printf("FAILED: %s\n", why);
    exit(1);
}

/* ---- setups ---------------------------------------------------------------------------- */

static bk_start random_start(bk_rng *rng)
{
    static const bk_rules EDITIONS[] = {
        {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30},
        {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30},
        {BK_JOKERS_LOCKED, 13, 0, 30, 0, 1, 30},
        {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30},
    };
    bk_start start = {.rules = EDITIONS[bk_rng_below(rng, 4)],
                      .empty_pool = (uint8_t)bk_rng_below(rng, 3),
                      .blocked_score = (uint8_t)bk_rng_below(rng, 2),
                      .seats = (uint8_t)(2 + bk_rng_below(rng, 3))};
    start.must_play_when_able = bk_rng_below(rng, 4) == 0;
    if (bk_rng_below(rng, 4) == 0)
        start.rules.max_run_length = 4;
    if (bk_rng_below(rng, 6) == 0)
        start.rules.opening_single_set = true;
    if (bk_rng_below(rng, 6) == 0)
        start.rules.opening_goes_on = true;
    int dealt = 3 + (int)bk_rng_below(rng, 20);
    memset(start.hidden, dealt, start.seats);
    start.pool_count = (uint8_t)(BK_BOX - dealt * start.seats);
    memset(start.pool, BK_FACE_DOWN, start.pool_count);
    return start;
}

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory)
        fail("no memory");
    return memory;
}

/* Allocates each array separately, so that the sanitizers see writes outside it. */
static void make_rows(bk_rows *rows, size_t limit, size_t seats)
{
    rows->mask = allocate(ROWS, limit + 1);
    rows->played = allocate(ROWS, limit * BK_KINDS);
    rows->tiles = allocate(ROWS, limit);
    rows->points = allocate(ROWS, limit * sizeof *rows->points);
    rows->goes_out = allocate(ROWS, limit);
    rows->rack = allocate(ROWS, BK_KINDS);
    rows->table = allocate(ROWS, BK_KINDS);
    rows->rack_sizes = allocate(ROWS, seats);
    rows->opened = allocate(ROWS, seats);
    rows->pool = allocate(ROWS, 1);
    rows->passes = allocate(ROWS, 1);
    rows->to_move = allocate(ROWS, 1);
    rows->turns = allocate(ROWS, sizeof *rows->turns);
    rows->ended = allocate(ROWS, 1);
    rows->ending = allocate(ROWS, 1);
    rows->winner = allocate(ROWS, 1);
    rows->length = allocate(ROWS, sizeof *rows->length);
    rows->scores = allocate(ROWS, seats * sizeof *rows->scores);
    rows->final_racks = allocate(ROWS, seats * BK_KINDS);
    rows->final_table = allocate(ROWS, BK_KINDS);
    rows->final_pool = allocate(ROWS, 1);
    rows->final_opened = allocate(ROWS, seats);
    rows->final_passes = allocate(ROWS, 1);
}

static void free_rows(const bk_rows *rows)
{
    void *arrays[] = {rows->mask,    rows->played,     rows->tiles,  rows->points, rows->goes_out,
                      rows->rack,    rows->table,      rows->opened, rows->pool,   rows->passes,
                      rows->to_move, rows->rack_sizes, rows->turns,  rows->ended,  rows->ending,
                      rows->winner,  rows->length,     rows->scores,
                      rows->final_racks, rows->final_table, rows->final_pool,
                      rows->final_opened, rows->final_passes};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        free(arrays[i]);
}

static void random_setup(bk_rng *rng, bk_env_setup *setup)
{
    static const int LIMITS[] = {1, 4, 16, 64, BK_MAX_TURNS};
    memset(setup, 0, sizeof *setup);
    setup->starts[0] = random_start(rng);
    /* Where jokers are locked and an opening turn goes on, each listed turn is a search of its own,
     * and short runs make it long. */
    bool is_slow = setup->starts[0].rules.jokers != BK_JOKERS_FREE &&
                   setup->starts[0].rules.opening_goes_on &&
                   setup->starts[0].rules.max_run_length < BK_NUMBERS;
    setup->limit = LIMITS[bk_rng_below(rng, is_slow ? 2 : 5)];
    for (int seat = 0; seat < setup->starts[0].seats; seat++) {
        setup->starts[seat] = setup->starts[0];
        setup->starts[seat].starter = setup->starts[seat].to_move = (uint8_t)seat;
        setup->by_policy[seat] = seat > 0 && bk_rng_below(rng, 4) == 0;
        setup->policies[seat] = (bk_policy){.hoards = bk_rng_below(rng, 2) == 0,
                                            .at_end = (uint8_t)bk_rng_below(rng, 4)};
    }
    make_rows(&setup->rows, (size_t)setup->limit, setup->starts[0].seats);
}

/* ---- checks ---------------------------------------------------------------------------- */

static void check_counts(const bk_env_setup *setup, size_t row)
{
    const bk_rows *rows = &setup->rows;
    int seats = setup->starts[0].seats, held = 0, all = rows->pool[row], points = 0;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        held += rows->rack[row * BK_KINDS + (size_t)kind];
        all += rows->table[row * BK_KINDS + (size_t)kind];
    }
    for (int i = 0; i < seats; i++) {
        all += rows->rack_sizes[row * (size_t)seats + (size_t)i];
        points += rows->scores[row * (size_t)seats + (size_t)i];
    }
    if (held != rows->rack_sizes[row * (size_t)seats] || all != BK_BOX)
        fail("tiles do not add up");
    if (points || rows->ended[row] != (rows->winner[row] != BK_NOBODY))
        fail("the end of a round does not add up");
    if (setup->by_policy[rows->to_move[row]])
        fail("a policy's turn was left to the caller");
}

static int listed_in(const bk_env_setup *setup, size_t row)
{
    const uint8_t *mask = setup->rows.mask + row * (size_t)(setup->limit + 1);
    int listed = 0;
    while (listed < setup->limit && mask[listed])
        listed++;
    for (int i = listed; i < setup->limit; i++)
        if (mask[i] || setup->rows.tiles[row * (size_t)setup->limit + (size_t)i])
            fail("a gap in the listed turns");
    return listed;
}

/* Compares listed turns with those of a search for each. */
static void compare(bk_solver *solver, const bk_position *position, bk_objective objective,
                    const uint8_t *listed, size_t count, bk_turn *turns)
{
    bk_weights weights = bk_weights_for(objective, position->rules.joker_value);
    if (bk_solver_set_problem(solver, position, objective) != BK_OK)
        fail("refused");
    if (bk_turns_k_best(solver, turns, MOST_COMPARED, BK_IMPOSSIBLE) != count)
        fail("wrong number of turns");
    for (size_t i = 0; i < count; i++, listed += BK_KINDS) {
        if (bk_weigh(&weights, listed) != bk_weigh(&weights, turns[i].played))
            fail("the listed turns are not the best in order");
        for (size_t k = 1; k <= i; k++)
            if (memcmp(listed, listed - k * BK_KINDS, BK_KINDS) == 0)
                fail("the same turn twice");
    }
}

/* Checks the listed turns, and other objectives, where the table is known by its tiles alone. */
static void check_listed(bk_solver *solver, const bk_env_setup *setup, size_t row, bk_turn *turns)
{
    const bk_rows *rows = &setup->rows;
    const bk_rules *rules = &setup->starts[0].rules;
    bk_position position = {.rules = *rules};
    uint8_t played[MOST_COMPARED][BK_KINDS];
    size_t count;
    int listed = listed_in(setup, row);
    if (rules->jokers != BK_JOKERS_FREE || rules->opening_goes_on)
        return;
    position.rules.opened = rows->opened[row * setup->starts[0].seats];
    memcpy(position.rack, rows->rack + row * BK_KINDS, BK_KINDS);
    if (position.rules.opened)
        memcpy(position.table, rows->table + row * BK_KINDS, BK_KINDS);
    if (setup->limit >= MOST_COMPARED)
        compare(solver, &position, BK_TILES, rows->played + row * (size_t)setup->limit * BK_KINDS,
                (size_t)bk_min(listed, MOST_COMPARED), turns);
    if (!position.rules.opened && rules->opening_single_set)
        return;
    for (int objective = BK_POINTS; objective <= BK_FEWEST; objective++) {
        if (bk_turns_tiles_only(solver, &position, (bk_objective)objective, played, MOST_COMPARED,
                                &count) != BK_OK)
            fail("refused");
        compare(solver, &position, (bk_objective)objective, played[0], count, turns);
    }
}

/* ---- playing --------------------------------------------------------------------------- */

typedef struct {
    bk_env_setup setup;
    bk_env *env;
    bk_env_workspace *workspace;
    bk_solver *solver, *other; /* one plays, the other checks */
    bk_turn *turns;
    long steps, ended, listed;
} bench;

static void check(bench *b, size_t row, bool closely)
{
    check_counts(&b->setup, row);
    b->listed += listed_in(&b->setup, row);
    if (closely)
        check_listed(b->other, &b->setup, row, b->turns);
}

static void step(bench *b, bk_rng *rng, size_t row)
{
    int listed = listed_in(&b->setup, row), limit = b->setup.limit;
    bool may_draw = b->setup.rows.mask[row * (size_t)(limit + 1) + (size_t)limit];
    bool draws = !listed || (may_draw && bk_rng_below(rng, 4) == 0);
    int action = draws ? limit : (int)bk_rng_below(rng, (uint32_t)listed);
    if (bk_env_is_legal(b->env, row, limit + 1) || bk_env_is_legal(b->env, row, -1) ||
        (listed < limit && bk_env_is_legal(b->env, row, listed)) ||
        !bk_env_is_legal(b->env, row, action))
        fail("legal actions differ from the mask");
    uint16_t before = b->setup.rows.turns[row];
    if (bk_env_step(b->env, b->workspace, b->solver, row, action) != BK_OK)
        fail("refused");
    bk_env_history history = bk_env_history_of(b->env, row);
    if (!b->setup.rows.ended[row] && (history.log[before] != action || history.turns <= before))
        fail("the log is wrong");
    b->ended += b->setup.rows.ended[row];
    b->steps++;
}

static void play(bench *b, bk_rng *rng)
{
    random_setup(rng, &b->setup);
    b->env = malloc(bk_env_size(ROWS));
    bk_env_init(b->env, &b->setup, ROWS, bk_rng_below(rng, 1000));
    for (size_t row = 0; row < ROWS; row++)
        if (bk_env_is_legal(b->env, row, b->setup.limit) || bk_env_is_legal(b->env, row, 0))
            fail("an action is legal before the deal");
        else if (bk_env_begin(b->env, b->workspace, b->solver, row) != BK_OK)
            fail("refused at the deal");
    for (int i = 0; i < STEPS; i++)
        for (size_t row = 0; row < ROWS; row++) {
            check(b, row, bk_rng_below(rng, 8) == 0);
            step(b, rng, row);
        }
    free(b->env);
    free_rows(&b->setup.rows);
}

int main(int argc, char **argv)
{
    int setups = argc > 1 ? atoi(argv[1]) : 100;
    bk_rng rng = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    bench b = {.workspace = malloc(bk_env_workspace_size()),
               .solver = malloc(bk_solver_size()),
               .other = malloc(bk_solver_size()),
               .turns = allocate(BK_MAX_TURNS, sizeof(bk_turn))};
    bk_solver_init(b.solver);
    bk_solver_init(b.other);
    for (int i = 0; i < setups; i++)
        play(&b, &rng);
    printf("%ld turns of %d setups, %ld rounds ended, %ld turns listed: all checks passed\n",
           b.steps, setups, b.ended, b.listed);
    free(b.turns);
    free(b.other);
    free(b.solver);
    free(b.workspace);
    return 0;
}
