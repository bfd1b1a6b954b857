#include "env.h"

#include "kinds.h"
#include "mixer.h"
#include "shape.h"
#include "sight.h"

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

static bool keeps_sets(const bk_rules *rules)
{
    return rules->jokers != BK_JOKERS_FREE || rules->opening_goes_on;
}

size_t bk_env_size(const bk_env_setup *setup, size_t count)
{
    size_t lying_size = keeps_sets(&setup->starts[0].rules) ? (size_t)setup->limit * sizeof(lying) : 0;
    return sizeof(bk_env) + count * (sizeof(table) + lying_size);
}

size_t bk_env_desk_size(void) { return sizeof(bk_env_desk); }

/* Rows of neighbouring seeds have nothing in common: the seed is scrambled before rows are told
 * apart. brikke/env/vector/deals.py does the same. */
void bk_env_init(bk_env *env, const bk_env_setup *setup, size_t count, uint64_t seed)
{
    uint64_t scrambled = bk_mixer_word(&(bk_mixer){seed});
    env->setup = *setup;
    env->keeps_sets = keeps_sets(&setup->starts[0].rules);
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

/* ---- listing ----------------------------------------------------------------------------- */

static void keep_lying(const bk_turn *turn, lying *to)
{
    to->count = turn->set_count;
    for (int i = 0; i < turn->set_count; i++)
        bk_shape_read(&turn->sets[i], BK_NUMBERS, &to->shape[i]);
}

/* The turns that can be played, into the row of tiles played; returns how many. */
static int list_turns(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row,
                      uint8_t (*played)[BK_KINDS], bk_status *status)
{
    const bk_round *round = &env->tables[row].round;
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

/* ---- showing ----------------------------------------------------------------------------- */

static void show_turns(bk_env *env, size_t row, int listed)
{
    const bk_rows *rows = &env->setup.rows;
    table *t = &env->tables[row];
    size_t limit = (size_t)env->setup.limit, first = row * limit;
    int joker_value = t->round.start->rules.joker_value;
    int held = t->round.rack_count[t->round.to_move];
    uint8_t *mask = rows->mask + row * (limit + 1);
    for (int i = 0; i < listed; i++) {
        const uint8_t *played = rows->played + (first + (size_t)i) * BK_KINDS;
        int tiles = 0;
        for (int kind = 0; kind < BK_KINDS; kind++)
            tiles += played[kind];
        rows->tiles[first + (size_t)i] = (uint8_t)tiles;
        rows->points[first + (size_t)i] = (uint16_t)bk_rack_value(played, joker_value);
        rows->goes_out[first + (size_t)i] = tiles == held;
    }
    if (listed < t->listed) {
        size_t from = first + (size_t)listed, gone = (size_t)(t->listed - listed);
        memset(rows->played + from * BK_KINDS, 0, gone * BK_KINDS);
        memset(rows->tiles + from, 0, gone);
        memset(rows->points + from, 0, gone * sizeof *rows->points);
        memset(rows->goes_out + from, 0, gone);
    }
    memset(mask, 1, (size_t)listed);
    memset(mask + listed, 0, limit - (size_t)listed);
    t->may_draw = !(listed && bk_round_duty(&t->round));
    mask[limit] = t->may_draw;
    t->listed = listed;
}

static void show_round(bk_env *env, size_t row)
{
    const bk_rows *rows = &env->setup.rows;
    const bk_round *round = &env->tables[row].round;
    int seats = round->start->seats, seat = round->to_move;
    memcpy(rows->rack + row * BK_KINDS, round->rack[seat], BK_KINDS);
    memcpy(rows->table + row * BK_KINDS, round->table, BK_KINDS);
    for (int i = 0; i < seats; i++) {
        int other = seat + i < seats ? seat + i : seat + i - seats;
        rows->rack_sizes[row * (size_t)seats + (size_t)i] = (uint8_t)round->rack_count[other];
        rows->opened[row * (size_t)seats + (size_t)i] = round->opened[other];
    }
    rows->pool[row] = (uint8_t)bk_pool_size(round);
    rows->passes[row] = (uint8_t)round->passes;
    rows->to_move[row] = (uint8_t)seat;
    rows->turns[row] = (uint16_t)round->turns;
}

static bk_status show(bk_env *env, bk_env_desk *desk, bk_solver *solver, size_t row)
{
    bk_status status = BK_OK;
    uint8_t *played = env->setup.rows.played + row * (size_t)env->setup.limit * BK_KINDS;
    int listed = list_turns(env, desk, solver, row, (uint8_t(*)[BK_KINDS])(void *)played, &status);
    show_turns(env, row, listed);
    show_round(env, row);
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

static void show_no_end(bk_env *env, size_t row)
{
    const bk_rows *rows = &env->setup.rows;
    size_t seats = env->setup.starts[0].seats;
    rows->ended[row] = rows->ending[row] = 0;
    rows->winner[row] = BK_NOBODY;
    rows->length[row] = 0;
    memset(rows->scores + row * seats, 0, seats * sizeof *rows->scores);
}

static void show_end(bk_env *env, size_t row, bk_ending ending)
{
    const bk_rows *rows = &env->setup.rows;
    size_t seats = env->setup.starts[0].seats;
    bk_result result;
    bk_round_score(&env->tables[row].round, ending, &result);
    rows->ended[row] = 1;
    rows->ending[row] = result.ending;
    rows->winner[row] = (int8_t)result.winner;
    rows->length[row] = result.turns;
    memcpy(rows->scores + row * seats, result.scores, seats * sizeof *rows->scores);
}

/* After a turn: writes it down, and deals anew if it was the round's last. */
static void turn_over(bk_env *env, size_t row, int mover, uint16_t action)
{
    table *t = &env->tables[row];
    bk_ending ending;
    if (t->round.turns <= BK_LONGEST_ROUND)
        t->log[t->round.turns - 1] = action;
    if (!bk_round_ended(&t->round, mover, &ending))
        return;
    show_end(env, row, ending);
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
    show_no_end(env, row);
    deal(env, row);
    return go_on(env, desk, solver, row);
}

/* ---- turns of the caller ----------------------------------------------------------------- */

static const uint8_t *played_by(const bk_env *env, size_t row, int64_t action)
{
    return env->setup.rows.played + (row * (size_t)env->setup.limit + (size_t)action) * BK_KINDS;
}

bool bk_env_holds(const bk_env *env, size_t row, const uint8_t played[BK_KINDS])
{
    const bk_round *round = &env->tables[row].round;
    int holds = env->tables[row].serial > 0, any = 0;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        holds &= played[kind] <= round->rack[round->to_move][kind];
        any |= played[kind];
    }
    return holds && any;
}

bool bk_env_may(const bk_env *env, size_t row, int64_t action)
{
    const table *t = &env->tables[row];
    if (action == env->setup.limit)
        return t->may_draw;
    return action >= 0 && action < t->listed &&
           bk_env_holds(env, row, played_by(env, row, action));
}

/* A listed turn as the round wants it. */
static void read_turn(const bk_env *env, size_t row, int64_t action, bk_turn *turn)
{
    size_t at = row * (size_t)env->setup.limit + (size_t)action;
    memcpy(turn->played, played_by(env, row, action), BK_KINDS);
    turn->tiles_played = 0;
    for (int kind = 0; kind < BK_KINDS; kind++)
        turn->tiles_played = (uint8_t)(turn->tiles_played + turn->played[kind]);
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
    show_no_end(env, row);
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
    show_no_end(env, row);
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
