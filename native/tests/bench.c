/* Benchmark: times of the solver on positions from self-play, then rounds per second of play-outs.
 * Only processor time counts, because other programs use the machine, too.
 *   bench [positions [seed [scenario]]]     e.g. bench 100000 1 "free, opened" */
#define _POSIX_C_SOURCE 199309L
#include "rounds/playout.h"
#include "tests/selfplay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    bk_position *list;
    size_t count, limit;
    int opened; /* 1 or 0: only players who have, or have not, opened; -1: all */
} sample;

static void collect(const bk_position *position, void *context)
{
    sample *s = context;
    bool wanted = s->opened < 0 || s->opened == position->rules.opened;
    if (wanted && s->count < s->limit)
        s->list[s->count++] = *position;
}

static double now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* ---- measurements ---------------------------------------------------------------------- */

typedef struct {
    const char *name;
    int kind; /* an objective, or one of these */
} question;

enum { CAN_PLAY = 4, CAN_GO_OUT, TURNS };

static const question QUESTIONS[] = {
    {"tiles", BK_TILES},    {"points", BK_POINTS},      {"fewest", BK_FEWEST}, {"out", BK_OUT},
    {"can play", CAN_PLAY}, {"can go out", CAN_GO_OUT}, {"16 turns", TURNS},
};

static uint64_t ask(bk_solver *solver, const bk_position *position, int kind)
{
    static bk_turn turns[16];
    bool answer;
    size_t count;
    turns[0].nodes = 0;
    if (kind == CAN_PLAY)
        bk_can_play(solver, position, &answer);
    else if (kind == CAN_GO_OUT)
        bk_can_go_out(solver, position, &answer);
    else if (kind == TURNS)
        bk_turns(solver, position, BK_TILES, turns, 16, &count);
    else
        bk_best(solver, position, (bk_objective)kind, turns);
    return turns[0].nodes;
}

/* Times one question. Times above a millisecond are rare and mostly caused by other programs. Then
 * the question is repeated, and the shortest time counts. */
static double time_of(bk_solver *solver, const bk_position *position, int kind, uint64_t *nodes)
{
    double shortest = 0;
    for (int i = 0; i < 3 && (i == 0 || shortest > 1000); i++) {
        double start = now_us();
        *nodes = ask(solver, position, kind);
        double took = now_us() - start;
        shortest = i == 0 || took < shortest ? took : shortest;
    }
    return shortest;
}

static void measure(bk_solver *solver, const char *name, const sample *s, const question *q)
{
    double *took = malloc(s->count * sizeof *took), sum = 0;
    uint64_t nodes = 0;
    for (size_t i = 0; i < s->count; i++) {
        uint64_t searched;
        took[i] = time_of(solver, &s->list[i], q->kind, &searched);
        nodes += searched;
        sum += took[i];
    }
    qsort(took, s->count, sizeof *took, ascending);
    printf("%-26s %-10s %7zu %8.2f %8.2f %9.2f %10.2f %10.2f %8.1f\n", name, q->name, s->count,
           sum / (double)s->count, took[s->count / 2], took[s->count * 95 / 100],
           took[s->count * 99 / 100], took[s->count - 1], (double)nodes / (double)s->count);
    free(took);
}

/* ---- scenarios ------------------------------------------------------------------------- */

typedef struct {
    const char *name;
    bk_rules rules;
    int opened;
    int hold; /* highest chance of holding back, in percent */
} scenario;

static const scenario SCENARIOS[] = {
    {"free, opened", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, 1, 0},
    {"free, opened, big racks", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, 1, 50},
    {"free, opening", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, 0, 0},
    {"locked, opened", {BK_JOKERS_LOCKED, 13, 0, 30, 0, 1, 30}, 1, 0},
    {"locked, opening goes on", {BK_JOKERS_LOCKED, 13, 0, 30, 0, 1, 30}, 0, 0},
    {"own rack, opened", {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30}, 1, 0},
    {"own rack, opening", {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30}, 0, 0},
    {"free, runs of four, opened", {BK_JOKERS_FREE, 4, 0, 30, 0, 0, 30}, 1, 0},
};

static void run(bk_solver *solver, const scenario *sc, bk_position *list, size_t limit,
                uint64_t seed)
{
    sample s = {list, 0, limit, sc->opened};
    bk_xorshift rng = {seed * UINT64_C(0x9E3779B97F4A7C15) + 1};
    for (int hold = 0; s.count < limit; hold = hold < sc->hold ? hold + 10 : 0)
        bk_selfplay_round(solver, &rng, &sc->rules, hold, collect, &s);
    for (size_t i = 0; i < sizeof QUESTIONS / sizeof *QUESTIONS; i++)
        measure(solver, sc->name, &s, &QUESTIONS[i]);
}

/* ---- rounds ---------------------------------------------------------------------------- */

typedef struct {
    const char *name;
    bk_rules rules;
    uint8_t empty_pool, seats;
    bk_policy first; /* the others play the best turn every turn */
} table;

static const table TABLES[] = {
    {"nordic, 2 steady", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, BK_MUST_PLAY, 2, {0}},
    {"nordic, 3 steady", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, BK_MUST_PLAY, 3, {0}},
    {"nordic, 4 steady", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, BK_MUST_PLAY, 4, {0}},
    {"nordic, hoarder and steady",
     {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30},
     BK_MUST_PLAY,
     2,
     {.opening = BK_FEWEST, .hoards = 1, .at_end = BK_END_BLEED}},
    {"finnish-classic, 2 steady",
     {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30},
     BK_MUST_PLAY,
     2,
     {0}},
    {"norwegian-classic, 2 steady", {BK_JOKERS_LOCKED, 13, 0, 30, 0, 1, 30}, BK_ROUND_ENDS, 2, {0}},
};

enum { DEALT = 14, PARTS = 50, PASSES = 5 };

static double core_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* A start with all tiles face down, so that every seed is another deal. */
static bk_start undealt(const table *table)
{
    bk_start start = {
        .rules = table->rules, .empty_pool = table->empty_pool, .seats = table->seats};
    start.pool_count = (uint8_t)(BK_BOX - DEALT * table->seats);
    memset(start.hidden, DEALT, table->seats);
    memset(start.pool, BK_FACE_DOWN, start.pool_count);
    return start;
}

/* Plays `rounds` rounds. Returns the seconds they took. */
static double time_rounds(bk_solver *solver, bk_playout *playout, const table *table, size_t rounds,
                          uint64_t seed, long *turns)
{
    bk_start start = undealt(table);
    bk_policy policies[BK_MAX_SEATS] = {table->first};
    double from = core_seconds();
    *turns = 0;
    for (size_t i = 0; i < rounds; i++) {
        bk_result result;
        bk_playout_round(playout, solver, &start, policies, seed + i, &result, NULL, NULL);
        *turns += result.turns;
    }
    return core_seconds() - from;
}

/* Measures rounds per second. Other programs share the caches and the processor core. So the rounds
 * are played in parts, each several times. Both the first and the shortest time are reported. */
static void play_out(bk_solver *solver, bk_playout *playout, const table *table, size_t rounds,
                     uint64_t seed)
{
    double once = 0, shortest = 0;
    long turns = 0, of_part;
    size_t part = rounds / PARTS + 1, all = part * PARTS;
    for (int i = 0; i < PARTS; i++, seed += part) {
        double first = time_rounds(solver, playout, table, part, seed, &of_part), least = first;
        for (int pass = 1; pass < PASSES; pass++) {
            double took = time_rounds(solver, playout, table, part, seed, &of_part);
            least = took < least ? took : least;
        }
        once += first;
        shortest += least;
        turns += of_part;
    }
    printf("%-28s %7zu %8.0f %8.0f %8.1f %8.2f\n", table->name, all, (double)all / once,
           (double)all / shortest, (double)turns / (double)all, shortest / (double)turns * 1e6);
}

static void run_rounds(bk_solver *solver, size_t rounds, uint64_t seed, const char *only)
{
    bk_playout *playout = malloc(bk_playout_size());
    printf("%-28s %7s %8s %8s %8s %8s\n", "rounds a second and core", "n", "once", "shortest",
           "turns", "us each");
    for (size_t i = 0; i < sizeof TABLES / sizeof *TABLES; i++)
        if (!only || strcmp(only, TABLES[i].name) == 0)
            play_out(solver, playout, &TABLES[i], rounds, seed);
    free(playout);
}

int main(int argc, char **argv)
{
    size_t limit = argc > 1 ? strtoul(argv[1], NULL, 10) : 20000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    bk_solver *solver = malloc(bk_solver_size());
    bk_position *list = malloc(limit * sizeof *list);
    bk_solver_init(solver);
    printf("workspace %zu KiB\n%-26s %-10s %7s %8s %8s %9s %10s %10s %8s\n",
           bk_solver_size() / 1024, "us a question", "", "n", "mean", "median", "p95", "p99",
           "worst", "nodes");
    for (size_t i = 0; i < sizeof SCENARIOS / sizeof *SCENARIOS; i++)
        if (argc < 4 || strcmp(argv[3], SCENARIOS[i].name) == 0)
            run(solver, &SCENARIOS[i], list, limit, seed);
    run_rounds(solver, limit / 5, seed, argc < 4 ? NULL : argv[3]);
    free(list);
    free(solver);
    return 0;
}
