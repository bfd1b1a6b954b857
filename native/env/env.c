#include "env/env.h"

#include "env/rows.h"
#include "rounds/rng.h"
#include "rounds/seat.h"
#include "rules/rules.h"
#include "rules/shape.h"

#include <string.h>

typedef struct {
    bk_round round;
    bk_mixer chance;
    uint32_t serial;
    uint64_t deal;
    int listed;
    bool may_draw;
    uint16_t log[BK_LONGEST_ROUND];
} table;

/* How a listed turn leaves the table, where that matters. */
typedef struct {
    uint8_t count;
    bk_shape shape[BK_MAX_SETS];
} lying;

struct bk_env {
    bk_env_setup setup;
    bool keeps_sets;
    lying *lying; /* [count][limit], behind the tables */
    table tables[];
};

struct bk_env_desk {
    bk_sight sight;
    bk_mind mind;
    bk_turn turns[BK_MAX_TURNS];
};

size_t bk_env_size(const bk_env_setup *setup, size_t count)
{
    size_t listed = bk_keeps_sets(&setup->starts[0].rules) ? (size_t)setup->limit : 0;
    return sizeof(bk_env) + count * (sizeof(table) + listed * sizeof(lying));
}

size_t bk_env_desk_size(void) { return sizeof(bk_env_desk); }

/* Rows of neighbouring seeds have nothing in common: the seed is scrambled before rows are told
 * apart. brikke/env/vector/deals.py does the same. */
void bk_env_init(bk_env *env, const bk_env_setup *setup, size_t count, uint64_t seed)
{
    uint64_t scrambled = bk_mixer_word(&(bk_mixer){seed});
    env->setup = *setup;
    env->keeps_sets = bk_keeps_sets(&setup->starts[0].rules);
    env->lying = env->keeps_sets ? (lying *)(void *)(env->tables + count) : NULL;
    for (size_t row = 0; row < count; row++) {
        table *t = &env->tables[row];
        t->chance.state = bk_mixer_word(&(bk_mixer){scrambled + row});
        t->serial = 0;
        t->may_draw = false;
        t->listed = setup->limit; /* whatever the arrays hold will be cleared */
        bk_round_begin(&t->round, &env->setup.starts[0], 0); /* nothing to play, but a round */
    }
}

/* ---- what is shown ----------------------------------------------------------------------- */

static void keep_lying(const bk_turn *turn, lying *to)
{
    to->count = turn->set_count;
    for (int i = 0; i < turn->set_count; i++)
        bk_shape_read(&turn->sets[i], BK_NUMBERS, &to->shape[i]);
}

/* The turns that can be played, by their tiles; returns how many. */
static int list_turns(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row,
                      bk_status *status)
{
    const bk_round *round = &env->tables[row].round;
    uint8_t(*played)[BK_KINDS] = bk_rows_played(&env->setup, row);
    size_t limit = (size_t)env->setup.limit, count = 0;
    if (bk_is_stuck(round))
        return 0;
    bk_look(&desk->sight, round);
    if (desk->sight.bare) {
        *status = bk_turns_bare(solver, &desk->sight.position, BK_TILES, played, limit, &count);
        return (int)count;
    }
    *status = bk_turns(solver, &desk->sight.position, BK_TILES, desk->turns, limit, &count);
    for (size_t i = 0; i < count; i++) {
        memcpy(played[i], desk->turns[i].played, BK_KINDS);
        if (env->keeps_sets)
            keep_lying(&desk->turns[i], &env->lying[row * limit + i]);
    }
    return (int)count;
}

/* What the seat to move may play and know, into its row. */
static bk_status show(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row)
{
    table *t = &env->tables[row];
    bk_status status = BK_OK;
    int listed = list_turns(env, desk, solver, row, &status);
    t->may_draw = !(listed && bk_round_duty(&t->round));
    bk_rows_show_turns(&env->setup, row, &t->round, listed, t->listed, t->may_draw);
    bk_rows_show_round(&env->setup, row, &t->round);
    t->listed = listed;
    return status;
}

/* ---- rounds ------------------------------------------------------------------------------ */

static void deal(bk_env *env, size_t row)
{
    table *t = &env->tables[row];
    uint32_t starter = bk_mixer_below(&t->chance, env->setup.starts[0].seats);
    t->deal = bk_mixer_word(&t->chance);
    t->serial++;
    bk_round_begin(&t->round, &env->setup.starts[starter], t->deal);
}

/* After a turn: writes it down, and deals anew if it was the round's last. */
static void turn_over(bk_env *env, size_t row, int mover, uint16_t action)
{
    table *t = &env->tables[row];
    bk_ending ending;
    bk_result result;
    if (t->round.turns <= BK_LONGEST_ROUND)
        t->log[t->round.turns - 1] = action;
    if (!bk_round_ended(&t->round, mover, &ending))
        return;
    bk_round_score(&t->round, ending, &result);
    bk_rows_show_end(&env->setup, row, &result);
    deal(env, row);
}

/* Policies play until it is the turn of a seat of the caller. */
static bk_status go_on(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row)
{
    bk_round *round = &env->tables[row].round;
    while (env->setup.inside[round->to_move]) {
        bool plays;
        int mover = round->to_move;
        bk_status status = bk_take_turn(round, solver, &desk->sight, &desk->mind,
                                        &env->setup.policies[mover], &plays);
        if (status != BK_OK)
            return status;
        turn_over(env, row, mover, BK_BY_POLICY);
    }
    return show(env, desk, solver, row);
}

bk_status bk_env_begin(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row)
{
    bk_rows_show_end(&env->setup, row, NULL);
    deal(env, row);
    return go_on(env, desk, solver, row);
}

/* ---- turns of the caller ----------------------------------------------------------------- */

bool bk_env_holds(const bk_env *env, size_t row, const uint8_t played[BK_KINDS])
{
    const bk_round *round = &env->tables[row].round;
    return env->tables[row].serial > 0 && bk_count(played) > 0 &&
           bk_includes(round->rack[round->to_move], played);
}

bool bk_env_may(const bk_env *env, size_t row, int64_t action)
{
    const table *t = &env->tables[row];
    if (action == env->setup.limit)
        return t->may_draw;
    return action >= 0 && action < t->listed &&
           bk_env_holds(env, row, bk_rows_played(&env->setup, row)[action]);
}

/* A listed turn as the round wants it. */
static void read_turn(const bk_env *env, size_t row, int64_t action, bk_turn *turn)
{
    size_t at = row * (size_t)env->setup.limit + (size_t)action;
    memcpy(turn->played, bk_rows_played(&env->setup, row)[action], BK_KINDS);
    turn->tiles_played = (uint8_t)bk_count(turn->played);
    turn->set_count = 0;
    if (!env->keeps_sets)
        return;
    turn->set_count = env->lying[at].count;
    for (int i = 0; i < turn->set_count; i++)
        bk_shape_write(&env->lying[at].shape[i], &turn->sets[i]);
}

/* Whoever lays the best turn where only tiles count has nothing more to play. */
static bool leaves_nothing(const bk_env *env, const bk_round *round, int64_t action)
{
    return action == 0 && !env->keeps_sets && round->opened[round->to_move];
}

bk_status bk_env_step(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row, int64_t action)
{
    table *t = &env->tables[row];
    int mover = t->round.to_move;
    bool stuck;
    bk_rows_show_end(&env->setup, row, NULL);
    if (action < env->setup.limit) {
        stuck = leaves_nothing(env, &t->round, action);
        read_turn(env, row, action, &desk->mind.turn);
        bk_round_play(&t->round, &desk->mind.turn);
    } else {
        stuck = t->listed == 0;
        bk_round_draw(&t->round);
    }
    bk_remember(&t->round, mover, stuck);
    turn_over(env, row, mover, (uint16_t)action);
    return go_on(env, desk, solver, row);
}

bk_status bk_env_play(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row,
                      const bk_turn *turn)
{
    table *t = &env->tables[row];
    int mover = t->round.to_move;
    bk_rows_show_end(&env->setup, row, NULL);
    t->round.keeps_sets = false; /* a turn by hand tells the whole table, an opening alone, too */
    bk_round_play(&t->round, turn);
    t->round.keeps_sets = env->keeps_sets;
    if (env->keeps_sets) {
        memcpy(t->round.sets, turn->sets, turn->set_count * sizeof *turn->sets);
        t->round.set_count = turn->set_count;
    }
    bk_remember(&t->round, mover, false);
    turn_over(env, row, mover, BK_BY_HAND);
    return go_on(env, desk, solver, row);
}

bk_env_story bk_env_tell(const bk_env *env, size_t row)
{
    const table *t = &env->tables[row];
    return (bk_env_story){.serial = t->serial, .starter = t->round.start->starter, .deal = t->deal,
                          .turns = (uint16_t)t->round.turns, .log = t->log};
}
