/* Fuzzer: random positions, the solver against brute force, for every edition, house rule and
 * objective. Then whole rounds of self-play, in which every answer must be a legal table.
 *   fuzz [positions [rounds [seed]]] */
#include "solver/locked.h"
#include "solver/turns.h"
#include "solver/workspace.h"
#include "tests/brute_force.h"
#include "tests/selfplay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LISTED = 16 };

typedef struct {
    bk_solver *solver;
    bk_xorshift rng;
    uint64_t checked;
    bk_turn listed[MOST_LISTED], searched[MOST_LISTED];
} fuzzer;

static uint32_t below(fuzzer *f, uint32_t limit) { return bk_xorshift_below(&f->rng, limit); }

/* ---- random positions ------------------------------------------------------------------ */

static bk_rules random_rules(fuzzer *f)
{
    static const uint8_t MINIMUM[] = {0, 10, 20, 30, 31, 40, 50}, VALUE[] = {30, 20, 25, 50};
    return (bk_rules){.jokers = (uint8_t)below(f, 3),
                      .max_run_length = below(f, 3) ? 13 : 4,
                      .opened = below(f, 2) != 0,
                      .opening_minimum = MINIMUM[below(f, 7)],
                      .opening_single_set = below(f, 4) == 0,
                      .opening_goes_on = below(f, 2) != 0,
                      .joker_value = VALUE[below(f, 4)]};
}

static bk_set random_group(fuzzer *f, int number)
{
    bk_set set = {.form = BK_GROUP, .size = (uint8_t)(3 + (below(f, 4) == 0))};
    int skip = (int)below(f, 4);
    for (int colour = 0, at = 0; colour < 4 && at < set.size; colour++)
        if (set.size == 4 || colour != skip)
            set.tile[at++] = (uint8_t)(colour * 13 + number - 1);
    return set;
}

static bk_set random_run(fuzzer *f, int number)
{
    bk_set set = {.form = BK_RUN, .size = (uint8_t)(3 + below(f, 3))};
    int colour = (int)below(f, 3), start = number + set.size > 14 ? 14 - set.size : number;
    for (int i = 0; i < set.size; i++)
        set.tile[i] = (uint8_t)(colour * 13 + start + i - 1);
    return set;
}

/* Puts jokers into a set. */
static void add_jokers(fuzzer *f, bk_set *set, int most)
{
    for (int i = 0; i < most; i++)
        if (below(f, 3) == 0)
            set->tile[below(f, set->size)] = BK_JOKER;
}

static bool add_set(bk_position *position, const bk_set *set)
{
    uint8_t counts[BK_KINDS];
    memcpy(counts, position->table, sizeof counts);
    for (int i = 0; i < set->size; i++)
        if (++counts[set->tile[i]] > 2)
            return false;
    if (!bk_judge_set(set, &position->rules))
        return false;
    memcpy(position->table, counts, sizeof counts);
    position->sets[position->set_count++] = *set;
    return true;
}

static bk_position random_position(fuzzer *f)
{
    bk_position position = {.rules = random_rules(f)};
    int low = 1 + (int)below(f, 10), span = 3 + (int)below(f, 3);
    bool own = !position.rules.opened && !position.rules.opening_goes_on;
    int sets = own ? 0 : (int)below(f, 3), jokers = position.rules.jokers == BK_JOKERS_FREE ? 2 : 1;
    for (int i = 0; i < sets; i++) {
        int number = low + (int)below(f, (uint32_t)(15 - low < span ? 14 - low : span));
        bk_set set = below(f, 5) < 2 ? random_group(f, number) : random_run(f, number);
        add_jokers(f, &set, jokers);
        add_set(&position, &set);
    }
    int tiles = own ? 3 + (int)below(f, 6) : 1 + (int)below(f, 5);
    for (int i = 0; i < tiles; i++) {
        int number = low + (int)below(f, (uint32_t)span);
        int kind =
            below(f, 6) == 0 ? BK_JOKER : (int)below(f, 4) * 13 + (number > 13 ? 12 : number - 1);
        if (position.table[kind] + position.rack[kind] < 2)
            position.rack[kind]++;
    }
    return position;
}

/* ---- checks ---------------------------------------------------------------------------- */

static void print_tile(int kind)
{
    if (kind == BK_JOKER)
        printf("j ");
    else
        printf("%c%d ", "krbo"[kind / 13], kind % 13 + 1);
}

static void print_sets(const bk_set *sets, int count)
{
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < sets[i].size; k++)
            print_tile(sets[i].tile[k]);
        printf("| ");
    }
    printf("\n");
}

static void fail(const bk_position *position, const bk_turn *turn, const char *why)
{
    const bk_rules *r = &position->rules;
    printf("FAILED: %s\nrules: jokers %d, longest run %d, opened %d, minimum %d, single %d, "
           "goes on %d, joker %d\ntable: ",
           why, r->jokers, r->max_run_length, r->opened, r->opening_minimum, r->opening_single_set,
           r->opening_goes_on, r->joker_value);
    print_sets(position->sets, position->set_count);
    printf("rack: ");
    for (int kind = 0; kind < BK_KINDS; kind++)
        for (int i = 0; i < position->rack[kind]; i++)
            print_tile(kind);
    printf("\nanswer: ");
    print_sets(turn->sets, turn->set_count);
    exit(1);
}

static bool adds_up(const bk_position *position, const bk_turn *turn)
{
    uint8_t counts[BK_KINDS] = {0};
    for (int i = 0; i < turn->set_count; i++)
        for (int k = 0; k < turn->sets[i].size; k++)
            counts[turn->sets[i].tile[k]]++;
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (counts[kind] != position->table[kind] + turn->played[kind] ||
            turn->played[kind] > position->rack[kind])
            return false;
    return true;
}

static bool is_legal(const bk_position *position, const bk_turn *turn)
{
    bk_tableau before = {.count = position->set_count}, after = {.count = turn->set_count};
    uint8_t rest[BK_KINDS];
    int value = 0;
    memcpy(before.sets, position->sets, sizeof before.sets);
    memcpy(after.sets, turn->sets, sizeof after.sets);
    memcpy(rest, turn->played, sizeof rest);
    for (int i = 0; i < turn->opening_count; i++) {
        before.sets[before.count++] = turn->opening[i];
        value += bk_judge_value(&turn->opening[i]);
        if (!bk_judge_set(&turn->opening[i], &position->rules))
            return false;
        for (int k = 0; k < turn->opening[i].size; k++)
            if (rest[turn->opening[i].tile[k]]-- == 0)
                return false;
    }
    if (!position->rules.opened && !position->rules.opening_goes_on) {
        for (int i = 0; i < turn->set_count - position->set_count; i++)
            value += bk_judge_value(&turn->sets[i]);
        before.count = after.count; /* the own sets come first, then the old table */
        memcpy(before.sets, after.sets, sizeof before.sets);
        memset(rest, 0, sizeof rest);
    }
    if (!position->rules.opened && value < position->rules.opening_minimum)
        return false;
    int own = position->rules.opened ? 0 : before.count;
    return bk_judge_turn(&before, position->rules.opening_goes_on ? turn->opening_count : own,
                         &after, rest, &position->rules);
}

static void check_small(fuzzer *f, const bk_position *position)
{
    bk_quality best[4];
    bk_turn turn;
    bool can;
    bk_brute_force(position, best);
    for (int o = 0; o < 4; o++) {
        if (bk_best(f->solver, position, (bk_objective)o, &turn) != BK_OK)
            fail(position, &turn, "refused");
        bk_quality got = {turn.found, turn.tiles_played, turn.points_played, turn.played[BK_JOKER]};
        if (turn.found && !adds_up(position, &turn))
            fail(position, &turn, "tiles do not add up");
        if (turn.found && !is_legal(position, &turn))
            fail(position, &turn, "illegal table");
        if (bk_better((bk_objective)o, &best[o], &got))
            fail(position, &turn, "there is a better turn");
        if (bk_better((bk_objective)o, &got, &best[o]))
            fail(position, &turn, "no such turn exists");
    }
    bk_can_play(f->solver, position, &can);
    if (can != best[BK_TILES].found)
        fail(position, &turn, "can_play is wrong");
    bk_can_go_out(f->solver, position, &can);
    if (can != best[BK_OUT].found)
        fail(position, &turn, "can_go_out is wrong");
    f->checked++;
}

/* Builds a turn tile by tile. It never reaches a dead end, and it is complete exactly where brute
 * force can lay these tiles. */
static void check_built(fuzzer *f, const bk_position *position)
{
    bk_position alone = *position;
    uint8_t *chosen = alone.rack;
    bk_quality best[4];
    bk_next_tiles answer;
    bk_turn none = {0};
    memset(chosen, 0, BK_KINDS);
    for (int tiles = 0;; tiles++) {
        uint8_t open[BK_KINDS];
        uint32_t count = 0;
        if (bk_find_next_tiles(f->solver, position, chosen, &answer) != BK_OK)
            fail(position, &none, "refused");
        bk_brute_force(&alone, best);
        if (tiles && answer.complete != best[BK_OUT].found)
            fail(&alone, &none, "complete is wrong");
        for (int kind = 0; kind < BK_KINDS; kind++)
            if (answer.next[kind])
                open[count++] = (uint8_t)kind;
        if (tiles && !count && !answer.complete)
            fail(&alone, &none, "dead end");
        if (!count)
            return;
        chosen[open[below(f, count)]]++;
    }
}

static bool is_among(const bk_turn *turn, const bk_turn *turns, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (memcmp(turn->played, turns[i].played, BK_KINDS) == 0)
            return true;
    return false;
}

/* Compares the listed turns with those found one by one. They may differ only among the turns of
 * equal value that end a full list. */
static void check_listed(fuzzer *f, const bk_position *position, bk_objective objective)
{
    bk_weights weights = bk_weights_for(objective, position->rules.joker_value);
    size_t count, searched;
    if (bk_turns(f->solver, position, objective, f->listed, MOST_LISTED, &count) != BK_OK ||
        bk_solver_set_problem(f->solver, position, objective) != BK_OK)
        fail(position, f->listed, "refused");
    searched = bk_turns_k_best(f->solver, f->searched, MOST_LISTED, BK_IMPOSSIBLE);
    if (count != searched)
        fail(position, f->listed, "wrong number of turns");
    for (size_t i = 0; i < count; i++) {
        const bk_turn *turn = &f->listed[i];
        int32_t value = bk_weigh(&weights, turn->played);
        bool last = count == MOST_LISTED &&
                    value == bk_weigh(&weights, f->listed[count - 1].played);
        if (!turn->found || !adds_up(position, turn) || !is_legal(position, turn))
            fail(position, turn, "an illegal turn is listed");
        if (value != bk_weigh(&weights, f->searched[i].played))
            fail(position, turn, "the listed turns are not the best in order");
        if (is_among(turn, f->listed, i) || !(last || is_among(turn, f->searched, count)))
            fail(position, turn, "a turn is listed twice, or instead of another");
    }
}

static void check_legal(const bk_position *position, void *context)
{
    fuzzer *f = context;
    bk_turn turn;
    if (below(f, 8) == 0)
        check_listed(f, position, (bk_objective)below(f, 3));
    for (int o = 0; o < 4; o++) {
        if (bk_best(f->solver, position, (bk_objective)o, &turn) != BK_OK)
            fail(position, &turn, "refused");
        if (turn.found && (!adds_up(position, &turn) || !is_legal(position, &turn)))
            fail(position, &turn, "illegal table");
    }
    f->checked++;
}

/* ---- two freed jokers ------------------------------------------------------------------ */

/* Two locked sets with tiles that free them, some other sets, and a rack: all of a few numbers, so
 * that there are equal tiles and many new sets. */
static bk_position two_locked(fuzzer *f)
{
    bk_position position = {.rules = {BK_JOKERS_LOCKED, 13, 1, 30, 0, 1, 30}};
    int low = 1 + (int)below(f, 8), span = 4 + (int)below(f, 3);
    uint8_t freeing[2], count = 0;
    position.rules.max_run_length = below(f, 4) ? 13 : 4;
    for (int tries = 0; tries < 8; tries++) {
        int number = low + (int)below(f, (uint32_t)(span - 2));
        bk_set set = below(f, 2) ? random_group(f, number) : random_run(f, number);
        uint8_t *place = &set.tile[below(f, set.size)], frees = *place;
        if (position.table[BK_JOKER] < 2)
            *place = BK_JOKER;
        if (add_set(&position, &set) && *place == BK_JOKER)
            freeing[count++] = frees;
    }
    for (int i = 0; i < count; i++)
        if (position.table[freeing[i]] + position.rack[freeing[i]] < 2)
            position.rack[freeing[i]]++;
    for (int tiles = 8 + (int)below(f, 9); tiles > 0; tiles--) {
        int kind = bk_kind((int)below(f, 4), low + (int)below(f, (uint32_t)span));
        if (position.table[kind] + position.rack[kind] < 2)
            position.rack[kind]++;
    }
    return position;
}

/* Runs a plan, with every choice of the ends at which its locked sets may grow. */
static void run_plan(const bk_plan *visited, void *context)
{
    fuzzer *f = context;
    bk_plan plan = *visited;
    for (plan.low_ends = 0; plan.low_ends < 1u << plan.kept_count; plan.low_ends++)
        bk_run_one_joker_per_set(f->solver, &f->solver->problem, &plan);
}

/* Compares the best turn that frees a joker, for which new sets are chosen together, with that of
 * trying them one by one. */
static void check_freed(fuzzer *f, const bk_position *position, bk_objective objective)
{
    static const uint64_t BUDGETS[] = {4, BK_FIRST_BUDGET, 4096};
    bk_solver *solver = f->solver;
    bk_turn turn = {0};
    if (bk_solver_set_problem(solver, position, objective) != BK_OK)
        fail(position, &turn, "refused");
    solver->problem.must_free = true;
    solver->few_plans = 0; /* together in any case, in short and in long walks */
    solver->budget = BUDGETS[below(f, 3)];
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    bool found = solver->answer.found;
    int32_t value = solver->answer.value;
    bk_solver_write_turn(solver, &turn);
    if (found && (!adds_up(position, &turn) || !is_legal(position, &turn)))
        fail(position, &turn, "illegal table");
    solver->answer.found = false;
    solver->answer.value = BK_IMPOSSIBLE;
    bk_each_plan_that_frees(solver, &solver->problem, run_plan, f);
    if (found != solver->answer.found)
        fail(position, &turn, "new sets together, and one by one: only one of them finds a turn");
    if (found && objective != BK_OUT && value != solver->answer.value)
        fail(position, &turn, "new sets together are not as good as one by one");
    f->checked++;
}

int main(int argc, char **argv)
{
    int positions = argc > 1 ? atoi(argv[1]) : 20000, rounds = argc > 2 ? atoi(argv[2]) : 30;
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    static fuzzer f;
    f.solver = malloc(bk_solver_size());
    f.rng = (bk_xorshift){seed * UINT64_C(0x9E3779B97F4A7C15) + 1};
    bk_solver_init(f.solver);
    f.solver->walk.generation = BK_GENERATIONS - 1000;
    f.solver->side_walk.generation = f.solver->side_walk.bounds_generation = UINT32_MAX - 5;
    for (int i = 0; i < positions; i++) {
        bk_position position = random_position(&f);
        check_small(&f, &position);
        if (i % 4 == 0)
            check_built(&f, &position);
        if (i % 4 == 2)
            check_listed(&f, &position, (bk_objective)below(&f, 3));
    }
    printf("%llu small positions agree with brute force\n", (unsigned long long)f.checked);
    f.checked = 0;
    for (int i = 0; i < positions / 2; i++) {
        bk_position position = two_locked(&f);
        check_freed(&f, &position, (bk_objective)(i % 4));
    }
    printf("%llu positions: new sets are as good together as one by one\n",
           (unsigned long long)f.checked);
    f.checked = 0;
    for (int i = 0; i < rounds; i++) {
        bk_rules rules = random_rules(&f);
        rules.opening_single_set = false;
        bk_selfplay_round(f.solver, &f.rng, &rules, i % 6 * 10, check_legal, &f);
    }
    printf("%llu positions of self-play: every answer is a legal table\n",
           (unsigned long long)f.checked);
    free(f.solver);
    return 0;
}
