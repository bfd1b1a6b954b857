#include "env/env.h"

#include "env/rows.h"
#include "rounds/rng.h"
#include "rounds/seat.h"
#include "rules/rules.h"

#include <string.h>

typedef struct {
    bk_round round;
    bk_rng rng;
    uint32_t serial;
    uint64_t deal;
    int listed;
    bool may_draw;
    uint16_t log[BK_LONGEST_ROUND];
} env_round;

struct bk_env {
    bk_env_setup setup;
    bool keeps_sets;
    env_round rounds[];
};

struct bk_env_workspace {
    bk_view view;
    bk_decision decision;
};

size_t bk_env_size(size_t count) { return sizeof(bk_env) + count * sizeof(env_round); }

size_t bk_env_workspace_size(void) { return sizeof(bk_env_workspace); }

/* Seeds the rows. The seed is scrambled first, so that rows of neighbouring seeds have nothing in
 * common. brikke/env/vector/deals.py does the same. */
void bk_env_init(bk_env *env, const bk_env_setup *setup, size_t count, uint64_t seed)
{
    uint64_t scrambled = bk_rng_next(&(bk_rng){seed});
    env->setup = *setup;
    env->keeps_sets = bk_keeps_sets(&setup->starts[0].rules);
    for (size_t row = 0; row < count; row++) {
        env_round *r = &env->rounds[row];
        r->rng.state = bk_rng_next(&(bk_rng){scrambled + row});
        r->serial = 0;
        r->may_draw = false;
        r->listed = setup->limit;                            /* clears whatever the arrays hold */
        bk_round_begin(&r->round, &env->setup.starts[0], 0); /* so that the row is valid */
    }
}

/* ---- showing a turn -------------------------------------------------------------------- */

/* Lists the legal turns by the tiles they play. Returns their number. */
static int list_turns(bk_env *env, bk_env_workspace *workspace, bk_solver *solver, size_t row,
                      bk_status *status)
{
    const bk_round *round = &env->rounds[row].round;
    uint8_t (*played)[BK_KINDS] = bk_rows_played(&env->setup, row);
    size_t limit = (size_t)env->setup.limit, count = 0;
    if (bk_is_stuck(round))
        return 0;
    bk_observe(&workspace->view, round);
    *status =
        bk_turns_tiles_only(solver, &workspace->view.position, BK_TILES, played, limit, &count);
    return (int)count;
}

/* Writes the legal turns and the view of the seat to move into its row. */
static bk_status show_turn(bk_env *env, bk_env_workspace *workspace, bk_solver *solver, size_t row)
{
    env_round *r = &env->rounds[row];
    bk_status status = BK_OK;
    int listed = list_turns(env, workspace, solver, row, &status);
    r->may_draw = !(listed && bk_round_must_play(&r->round));
    bk_rows_show_turns(&env->setup, row, &r->round, listed, r->listed, r->may_draw);
    bk_rows_show_round(&env->setup, row, &r->round);
    r->listed = listed;
    return status;
}

/* ---- rounds ------------------------------------------------------------------------------ */

static void deal(bk_env *env, size_t row)
{
    env_round *r = &env->rounds[row];
    uint32_t starter = bk_rng_below(&r->rng, env->setup.starts[0].seats);
    r->deal = bk_rng_next(&r->rng);
    r->serial++;
    bk_round_begin(&r->round, &env->setup.starts[starter], r->deal);
}

/* Ends a turn: logs it, and deals a new round if this one is over. */
static void after_turn(bk_env *env, size_t row, int mover, uint16_t action)
{
    env_round *r = &env->rounds[row];
    bk_ending ending;
    bk_result result;
    if (r->round.turns <= BK_LONGEST_ROUND)
        r->log[r->round.turns - 1] = action;
    if (!bk_round_ended(&r->round, mover, &ending))
        return;
    bk_round_score(&r->round, ending, &result);
    bk_rows_show_end(&env->setup, row, &r->round, &result);
    deal(env, row);
}

/* Plays the turns of policies until a seat of the caller is to move. */
static bk_status play_policies(bk_env *env, bk_env_workspace *workspace, bk_solver *solver,
                               size_t row)
{
    bk_round *round = &env->rounds[row].round;
    while (env->setup.by_policy[round->to_move]) {
        bool plays;
        int mover = round->to_move;
        bk_status status = bk_take_turn(round, solver, &workspace->view, &workspace->decision,
                                        &env->setup.policies[mover], &plays);
        if (status != BK_OK)
            return status;
        after_turn(env, row, mover, BK_BY_POLICY);
    }
    return show_turn(env, workspace, solver, row);
}

bk_status bk_env_begin(bk_env *env, bk_env_workspace *workspace, bk_solver *solver, size_t row)
{
    bk_rows_show_no_end(&env->setup, row);
    deal(env, row);
    return play_policies(env, workspace, solver, row);
}

/* ---- turns of the caller --------------------------------------------------------------- */

bool bk_env_holds(const bk_env *env, size_t row, const uint8_t played[BK_KINDS])
{
    const bk_round *round = &env->rounds[row].round;
    return env->rounds[row].serial > 0 && bk_count(played) > 0 &&
           bk_includes(round->rack[round->to_move], played);
}

bool bk_env_is_legal(const bk_env *env, size_t row, int64_t action)
{
    const env_round *r = &env->rounds[row];
    if (action == env->setup.limit)
        return r->may_draw;
    return action >= 0 && action < r->listed &&
           bk_env_holds(env, row, bk_rows_played(&env->setup, row)[action]);
}

/* Reads a listed turn back from the arrays. Where the arrangement matters, it is laid out now. */
static bk_status read_listed_turn(const bk_env *env, bk_env_workspace *workspace,
                                  bk_solver *solver, size_t row, int64_t action)
{
    const uint8_t *played = bk_rows_played(&env->setup, row)[action];
    bk_turn *turn = &workspace->decision.turn;
    if (env->keeps_sets) {
        bk_observe(&workspace->view, &env->rounds[row].round);
        bk_status status = bk_lay(solver, &workspace->view.position, played, turn);
        return status == BK_OK && !turn->found ? BK_BAD_COUNTS : status; /* the caller wrote there */
    }
    memcpy(turn->played, played, BK_KINDS);
    turn->tiles_played = (uint8_t)bk_count(turn->played);
    turn->set_count = 0;
    return BK_OK;
}

/* Whether nothing can be played after this turn. True for the best turn where only tiles count. */
static bool leaves_nothing(const bk_env *env, const bk_round *round, int64_t action)
{
    return action == 0 && !env->keeps_sets && round->opened[round->to_move];
}

bk_status bk_env_step(bk_env *env, bk_env_workspace *workspace, bk_solver *solver, size_t row,
                      int64_t action)
{
    env_round *r = &env->rounds[row];
    int mover = r->round.to_move;
    bool stuck;
    bk_rows_show_no_end(&env->setup, row);
    if (action < env->setup.limit) {
        stuck = leaves_nothing(env, &r->round, action);
        bk_status status = read_listed_turn(env, workspace, solver, row, action);
        if (status != BK_OK)
            return status;
        bk_round_play(&r->round, &workspace->decision.turn);
    } else {
        stuck = r->listed == 0;
        bk_round_draw(&r->round);
    }
    bk_remember_stuck(&r->round, mover, stuck);
    after_turn(env, row, mover, (uint16_t)action);
    return play_policies(env, workspace, solver, row);
}

void bk_env_skip(bk_env *env, size_t row) { bk_rows_show_no_end(&env->setup, row); }

bk_status bk_env_play(bk_env *env, bk_env_workspace *workspace, bk_solver *solver, size_t row,
                      const bk_turn *turn)
{
    env_round *r = &env->rounds[row];
    int mover = r->round.to_move;
    bk_rows_show_no_end(&env->setup, row);
    r->round.keeps_sets = false; /* a turn by hand holds the whole table, even an opening */
    bk_round_play(&r->round, turn);
    r->round.keeps_sets = env->keeps_sets;
    if (env->keeps_sets) {
        memcpy(r->round.sets, turn->sets, turn->set_count * sizeof *turn->sets);
        r->round.set_count = turn->set_count;
    }
    bk_remember_stuck(&r->round, mover, false);
    after_turn(env, row, mover, BK_BY_HAND);
    return play_policies(env, workspace, solver, row);
}

bk_env_history bk_env_history_of(const bk_env *env, size_t row)
{
    const env_round *r = &env->rounds[row];
    return (bk_env_history){.serial = r->serial,
                            .starter = r->round.start->starter,
                            .deal = r->deal,
                            .turns = (uint16_t)r->round.turns,
                            .log = r->log};
}

/* ---- saved rounds ---------------------------------------------------------------------- */

size_t bk_env_saved_size(size_t count) { return count * (1 + sizeof(env_round)); }

void bk_env_save(const bk_env *env, size_t count, uint8_t *to)
{
    for (size_t row = 0; row < count; row++) {
        env_round copy = env->rounds[row];
        *to++ = copy.round.start->starter; /* instead of an address */
        copy.round.start = NULL;
        memcpy(to, &copy, sizeof copy);
        to += sizeof copy;
    }
}

/* Whether every index that the core uses lies within its array. */
static bool is_sound(const bk_env_setup *setup, const env_round *r, uint8_t starter)
{
    const bk_round *round = &r->round;
    int seats = setup->starts[0].seats, tiles = bk_pool_size(round) + bk_count(round->table);
    if (starter >= seats || round->to_move < 0 || round->to_move >= seats || round->turns < 0 ||
        round->set_count < 0 || round->set_count > BK_MAX_SETS || round->pool_next < 0 ||
        round->pool_end > BK_BOX || bk_pool_size(round) < 0 || r->listed < 0 ||
        r->listed > setup->limit)
        return false;
    for (int seat = 0; seat < seats; seat++) {
        if (round->rack_count[seat] != bk_count(round->rack[seat]))
            return false;
        tiles += round->rack_count[seat];
    }
    for (int i = round->pool_next; i < round->pool_end; i++)
        if (round->pool[i] >= BK_KINDS)
            return false;
    for (int i = 0; i < round->set_count; i++)
        if (round->sets[i].size > BK_NUMBERS)
            return false;
    return tiles == BK_BOX || r->serial == 0;
}

bool bk_env_load(bk_env *env, size_t count, const uint8_t *from)
{
    env_round copy;
    for (size_t row = 0; row < count; row++) {
        const uint8_t *at = from + row * (1 + sizeof copy);
        memcpy(&copy, at + 1, sizeof copy);
        if (!is_sound(&env->setup, &copy, *at))
            return false;
    }
    for (size_t row = 0; row < count; row++, from += 1 + sizeof copy) {
        memcpy(&env->rounds[row], from + 1, sizeof copy);
        env->rounds[row].round.start = &env->setup.starts[*from];
    }
    return true;
}
