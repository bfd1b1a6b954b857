/* Tile environment test: every edition, some house rules, random actions, some seats played by
 * policies. At every step tiles add up, and now and then the legal tiles are those that the solver
 * finds one by one. Rows are copied, saved and loaded, also from damaged bytes. Made for sanitizers.
 *   tile_env [setups [seed]] */
#include "env/tile_row.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, STEPS = 150 };

static void fail(const char *why)
{
    printf("FAILED: %s\n", why);
    exit(1);
}

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory)
        fail("no memory");
    return memory;
}

/* ---- setups ---------------------------------------------------------------------------- */

static bk_start random_start(bk_rng *rng)
{
    static const bk_rules EDITIONS[] = {
        {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30},
        {BK_JOKERS_LOCKED, 13, 0, 30, 0, 1, 30},
        {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30},
    };
    bk_start start = {.rules = EDITIONS[bk_rng_below(rng, 3)],
                      .empty_pool = (uint8_t)bk_rng_below(rng, 3),
                      .blocked_score = (uint8_t)bk_rng_below(rng, 2),
                      .seats = (uint8_t)(2 + bk_rng_below(rng, 3))};
    start.must_play_when_able = bk_rng_below(rng, 4) == 0;
    start.rules.max_run_length = bk_rng_below(rng, 4) == 0 ? 4 : BK_NUMBERS;
    start.rules.opening_single_set = bk_rng_below(rng, 6) == 0;
    if (bk_rng_below(rng, 6) == 0)
        start.rules.opening_goes_on = !start.rules.opening_goes_on;
    if (bk_rng_below(rng, 2) == 0)
        start.rules.opening_minimum = (uint8_t)bk_rng_below(rng, 20);
    int dealt = 3 + (int)bk_rng_below(rng, 20);
    memset(start.hidden, dealt, start.seats);
    start.pool_count = (uint8_t)(BK_BOX - dealt * start.seats);
    memset(start.pool, BK_FACE_DOWN, start.pool_count);
    return start;
}

static void random_setup(bk_rng *rng, bk_tile_setup *setup)
{
    memset(setup, 0, sizeof *setup);
    setup->starts[0] = random_start(rng);
    setup->arranges = bk_rng_below(rng, 4) > 0;
    int seats = setup->starts[0].seats;
    for (int seat = 0; seat < seats; seat++) {
        setup->starts[seat] = setup->starts[0];
        setup->starts[seat].starter = setup->starts[seat].to_move = (uint8_t)seat;
        setup->by_policy[seat] = seat > 0 && bk_rng_below(rng, 4) == 0;
    }
    size_t seen = (size_t)bk_seen_rows(&setup->starts[0].rules) * BK_KINDS;
    setup->rows = (bk_tile_rows){.observation = allocate(ROWS, seen),
                                 .mask = allocate(ROWS, BK_ACTIONS),
                                 .seat = allocate(ROWS, 1),
                                 .turns = allocate(ROWS, 2),
                                 .ended = allocate(ROWS, 1),
                                 .ending = allocate(ROWS, 1),
                                 .winner = allocate(ROWS, 1),
                                 .scores = allocate(ROWS, (size_t)seats * 2)};
}

static void free_rows(const bk_tile_rows *rows)
{
    void *arrays[] = {rows->observation, rows->mask,   rows->seat,   rows->turns,
                      rows->ended,       rows->ending, rows->winner, rows->scores};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        free(arrays[i]);
}

/* ---- checks ---------------------------------------------------------------------------- */

typedef struct {
    bk_tile_setup setup;
    bk_tile_env *env;
    bk_tile_workspace *workspace;
    bk_solver *solver, *other; /* one plays, the other checks */
    long steps, ended, arranged, damaged;
} bench;

static void check_counts(const bench *b, size_t i)
{
    const bk_tile_rows *rows = &b->setup.rows;
    size_t seen = (size_t)bk_seen_rows(&b->setup.starts[0].rules) * BK_KINDS;
    const int8_t *rack = rows->observation + i * seen, *chosen = rack + BK_KINDS;
    const int8_t *table = chosen + BK_KINDS, *facts = table + BK_KINDS;
    int held = 0, all = facts[8], legal = 0;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        held += rack[kind] + chosen[kind];
        all += table[kind];
    }
    for (int seat = 0; seat < 4; seat++)
        all += facts[seat];
    for (int action = 0; action < BK_ACTIONS; action++) {
        legal += rows->mask[i * BK_ACTIONS + (size_t)action];
        if (bk_tile_is_legal(b->env, i, action) != rows->mask[i * BK_ACTIONS + (size_t)action])
            fail("legal actions differ from the mask");
    }
    if (held != facts[0] || all != BK_BOX)
        fail("tiles do not add up");
    if (!legal || rows->ended[i] != (rows->winner[i] >= 0))
        fail("a dead end");
    if (!rows->ended[i] && b->setup.by_policy[rows->seat[i]])
        fail("a policy's turn was left to the caller");
}

/* Compares the tiles that may come next with those of the solver. */
static void check_choosing(const bench *b, size_t i)
{
    const bk_tile_row *row = &b->env->row[i];
    const bk_round *round = &row->round;
    bk_position position = {.rules = round->start->rules};
    bk_next_tiles answer;
    if (row->phase != BK_CHOOSING)
        return;
    position.rules.opened = round->opened[round->to_move];
    memcpy(position.rack, round->rack[round->to_move], BK_KINDS);
    if (position.rules.opened || position.rules.opening_goes_on) {
        memcpy(position.table, round->table, BK_KINDS);
        position.set_count = (uint8_t)round->set_count;
        memcpy(position.sets, round->sets, sizeof position.sets);
    }
    if (bk_find_next_tiles(b->other, &position, row->choosing.chosen, &answer) != BK_OK)
        fail("refused");
    if (memcmp(answer.next, row->choosing.next, sizeof answer.next) != 0 ||
        answer.complete != row->choosing.complete)
        fail("the solver finds other tiles");
}

/* Saves a row and loads it into another; then loads damaged bytes, which may be refused. */
static void check_saved(bench *b, bk_rng *rng, size_t i)
{
    static uint8_t saved[BK_MOST_SAVED];
    size_t length = bk_tile_save(b->env, i, saved), to = (i + 1) % ROWS;
    size_t seen = (size_t)bk_seen_rows(&b->setup.starts[0].rules) * BK_KINDS;
    const bk_tile_rows *rows = &b->setup.rows;
    uint8_t *exact = allocate(1, length); /* so that the sanitizers see reads past its end */
    memcpy(exact, saved, length);
    if (!bk_tile_load(b->env, to, exact, length) || bk_tile_load(b->env, to, exact, length - 1) ||
        memcmp(rows->observation + i * seen, rows->observation + to * seen, seen) != 0 ||
        memcmp(rows->mask + i * BK_ACTIONS, rows->mask + to * BK_ACTIONS, BK_ACTIONS) != 0)
        fail("a saved row is not the same");
    for (int damage = 0; damage < 8; damage++) {
        exact[bk_rng_below(rng, (uint32_t)length)] = (uint8_t)bk_rng_below(rng, 256);
        if (!bk_tile_load(b->env, to, exact, length))
            continue;
        b->damaged++;
        for (int action = 0; action < BK_ACTIONS; action++)
            if (bk_tile_is_legal(b->env, to, action)) {
                bk_tile_step(b->env, b->workspace, b->solver, to, action); /* may refuse */
                break;
            }
    }
    free(exact);
    bk_tile_copy(b->env, i, to);
}

/* ---- playing --------------------------------------------------------------------------- */

static void step(bench *b, bk_rng *rng, size_t i)
{
    const int8_t *mask = b->setup.rows.mask + i * BK_ACTIONS;
    int action = 0, count = 0;
    for (int each = 0; each < BK_ACTIONS; each++)
        if (mask[each] && bk_rng_below(rng, (uint32_t)++count) == 0)
            action = each;
    b->ended += b->setup.rows.ended[i];
    b->arranged += b->env->row[i].phase == BK_ARRANGING;
    if (bk_tile_step(b->env, b->workspace, b->solver, i, action) != BK_OK)
        fail("refused");
    b->steps++;
}

static void play(bench *b, bk_rng *rng)
{
    random_setup(rng, &b->setup);
    b->env = malloc(bk_tile_env_size(ROWS));
    bk_tile_init(b->env, &b->setup, ROWS, bk_rng_below(rng, 1000));
    for (size_t i = 0; i < ROWS; i++)
        if (bk_tile_is_legal(b->env, i, BK_DRAW) || bk_tile_is_legal(b->env, i, BK_PASS))
            fail("an action is legal before the deal");
        else if (bk_tile_deal(b->env, b->workspace, b->solver, i) != BK_OK)
            fail("refused at the deal");
    for (int at = 0; at < STEPS; at++)
        for (size_t i = 0; i < ROWS; i++) {
            check_counts(b, i);
            if (bk_rng_below(rng, 8) == 0)
                check_choosing(b, i);
            if (bk_rng_below(rng, 30) == 0)
                check_saved(b, rng, i);
            if (bk_rng_below(rng, 30) == 0 && !b->setup.rows.ended[i])
                bk_tile_redeal(b->env, i, bk_rng_next(rng));
            step(b, rng, i);
        }
    free(b->env);
    free_rows(&b->setup.rows);
}

int main(int argc, char **argv)
{
    int setups = argc > 1 ? atoi(argv[1]) : 60;
    bk_rng rng = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    bench b = {.workspace = allocate(1, bk_tile_workspace_size()),
               .solver = malloc(bk_solver_size()),
               .other = malloc(bk_solver_size())};
    bk_solver_init(b.solver);
    bk_solver_init(b.other);
    for (int i = 0; i < setups; i++)
        play(&b, &rng);
    printf("%ld actions of %d setups, %ld of them arranging, %ld rounds ended, %ld damaged rows "
           "played on: all checks passed\n",
           b.steps, setups, b.arranged, b.ended, b.damaged);
    free(b.other);
    free(b.solver);
    free(b.workspace);
    return 0;
}
