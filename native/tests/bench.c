/* How long the solver takes: positions from self-play, one table. Under valgrind the same program
 * counts instructions, which tells a slower core from a busier machine.
 *   bench [positions [seed]] */
#define _POSIX_C_SOURCE 199309L
#include "selfplay.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
    bk_position *list;
    size_t count, limit;
    int opened; /* 1 or 0: only such players; -1: all */
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

static void measure(bk_solver *solver, const char *name, const sample *s, bk_objective objective)
{
    double *took = malloc(s->count * sizeof *took), sum = 0;
    uint64_t nodes = 0;
    for (size_t i = 0; i < s->count; i++) {
        bk_turn turn;
        double start = now_us();
        bk_best(solver, &s->list[i], objective, &turn);
        took[i] = now_us() - start;
        sum += took[i];
        nodes += turn.nodes;
    }
    qsort(took, s->count, sizeof *took, ascending);
    printf("%-34s %7zu %8.2f %8.2f %9.2f %10.2f %10.2f %9.1f\n", name, s->count, sum / (double)s->count,
           took[s->count / 2], took[s->count * 95 / 100], took[s->count * 99 / 100], took[s->count - 1],
           (double)nodes / (double)s->count);
    free(took);
}

typedef struct {
    const char *name;
    bk_rules rules;
    int opened;
} scenario;

static const scenario SCENARIOS[] = {
    {"free, opened", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, 1},
    {"free, opening", {BK_JOKERS_FREE, 13, 0, 30, 0, 0, 30}, 0},
    {"locked, opened", {BK_JOKERS_LOCKED, 13, 0, 30, 0, 0, 30}, 1},
    {"own rack, opened", {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30}, 1},
    {"locked, opening goes on", {BK_JOKERS_LOCKED, 13, 0, 30, 0, 1, 30}, 0},
    {"own rack, opening", {BK_JOKERS_LOCKED_OWN_RACK, 13, 0, 31, 0, 0, 30}, 0},
};

int main(int argc, char **argv)
{
    static const char *const NAMES[] = {"tiles", "points", "fewest", "out"};
    size_t limit = argc > 1 ? strtoul(argv[1], NULL, 10) : 20000;
    uint64_t seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    bk_solver *solver = malloc(bk_solver_size());
    bk_position *list = malloc(limit * sizeof *list);
    bk_solver_init(solver);
    printf("%-34s %7s %8s %8s %9s %10s %10s %9s\n", "us a solve", "n", "mean", "median", "p95", "p99",
           "worst", "nodes");
    for (size_t i = 0; i < sizeof SCENARIOS / sizeof *SCENARIOS; i++) {
        const scenario *sc = &SCENARIOS[i];
        sample s = {list, 0, limit, sc->opened};
        bk_chance chance = {seed * UINT64_C(0x9E3779B97F4A7C15) + 1};
        for (int hold = 0; s.count < limit; hold = (hold + 10) % 60)
            bk_selfplay_round(solver, &chance, &sc->rules, hold, collect, &s);
        for (int o = BK_TILES; o <= BK_OUT; o++) {
            char name[64];
            snprintf(name, sizeof name, "%s, %s", sc->name, NAMES[o]);
            measure(solver, name, &s, (bk_objective)o);
        }
    }
    free(list);
    free(solver);
    return 0;
}
