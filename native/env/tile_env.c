#include "env/tile_row.h"

#include "rounds/seat.h"
#include "rules/rules.h"

#include <string.h>

struct bk_tile_workspace {
    bk_view view;
    bk_decision decision;
    bk_table_rules table_rules;
};

size_t bk_tile_env_size(size_t count) { return sizeof(bk_tile_env) + count * sizeof(bk_tile_row); }

size_t bk_tile_workspace_size(void) { return sizeof(bk_tile_workspace); }

/* Seeds the rows like bk_env_init, so that one seed deals the same rounds here and there. */
void bk_tile_init(bk_tile_env *env, const bk_tile_setup *setup, size_t count, uint64_t seed)
{
    uint64_t scrambled = bk_rng_next(&(bk_rng){seed});
    env->setup = *setup;
    bk_catalogue_init(&env->catalogue, setup->starts[0].rules.max_run_length);
    for (size_t i = 0; i < count; i++) {
        bk_tile_row *row = &env->row[i];
        memset(row, 0, sizeof *row);
        row->rng.state = bk_rng_next(&(bk_rng){scrambled + i});
        row->phase = BK_BEFORE_DEAL;
        bk_round_begin(&row->round, &env->setup.starts[0], 0); /* so that the row is valid */
    }
}

/* ---- showing a row --------------------------------------------------------------------- */

static void show(bk_tile_env *env, size_t i)
{
    const bk_tile_rows *rows = &env->setup.rows;
    const bk_tile_row *row = &env->row[i];
    const bk_rules *rules = &env->setup.starts[0].rules;
    size_t seats = env->setup.starts[0].seats, size = (size_t)bk_seen_rows(rules) * BK_KINDS;
    bool over = row->phase == BK_OVER;
    bk_tile_row_see(row, row->viewer, rows->observation + i * size);
    bk_tile_row_mask(row, &env->catalogue, rows->mask + i * BK_ACTIONS);
    rows->seat[i] = row->viewer;
    rows->turns[i] = (uint16_t)row->round.turns;
    rows->ended[i] = over;
    rows->ending[i] = (int8_t)(over ? row->result.ending : -1);
    rows->winner[i] = (int8_t)(over ? row->result.winner : -1);
    for (size_t seat = 0; seat < seats; seat++)
        rows->scores[i * seats + seat] = over ? row->result.scores[seat] : 0;
}

/* ---- turns ----------------------------------------------------------------------------- */

/* Ends a turn. Returns whether the round is over. */
static bool ends_round(bk_tile_row *row, int mover)
{
    bk_ending ending;
    if (!bk_round_ended(&row->round, mover, &ending))
        return false;
    bk_round_score(&row->round, ending, &row->result);
    row->phase = BK_OVER;
    return true;
}

/* Plays the turns of policies, until the round is over or a seat of the caller begins its turn. */
static bk_status play_on(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver,
                         bk_tile_row *row)
{
    bk_round *round = &row->round;
    while (env->setup.by_policy[round->to_move]) {
        bool plays;
        int mover = round->to_move;
        bk_status status = bk_take_turn(round, solver, &workspace->view, &workspace->decision,
                                        &env->setup.policies[mover], &plays);
        if (status != BK_OK)
            return status;
        if (ends_round(row, mover))
            return BK_OK;
    }
    row->phase = BK_CHOOSING;
    row->viewer = (uint8_t)round->to_move;
    bk_observe(&workspace->view, round);
    return bk_choosing_begin(&row->choosing, solver, &workspace->view.position,
                             bk_is_stuck(round));
}

bk_status bk_tile_deal(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver, size_t i)
{
    bk_tile_row *row = &env->row[i];
    bk_status status;
    do { /* again, should a policy go out before the caller's first turn */
        uint32_t starter = bk_rng_below(&row->rng, env->setup.starts[0].seats);
        bk_round_begin(&row->round, &env->setup.starts[starter], bk_rng_next(&row->rng));
        status = play_on(env, workspace, solver, row);
    } while (status == BK_OK && row->phase == BK_OVER);
    show(env, i);
    return status;
}

/* The turn of the seat to move is made; others follow. */
static bk_status after_turn(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver,
                            bk_tile_row *row, bool stuck)
{
    int mover = row->viewer;
    bk_remember_stuck(&row->round, mover, stuck);
    return ends_round(row, mover) ? BK_OK : play_on(env, workspace, solver, row);
}

/* ---- actions --------------------------------------------------------------------------- */

static bk_status draw(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver,
                      bk_tile_row *row)
{
    bool stuck = true;
    for (int kind = 0; kind < BK_KINDS; kind++)
        stuck = stuck && !row->choosing.next[kind];
    bk_round_draw(&row->round);
    return after_turn(env, workspace, solver, row, stuck);
}

/* Plays the chosen tiles. The sets are in `turn` already, where the round keeps them. */
static bk_status play(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver,
                      bk_tile_row *row, bk_turn *turn)
{
    memcpy(turn->played, row->choosing.chosen, BK_KINDS);
    turn->tiles_played = (uint8_t)bk_count(turn->played);
    bk_round_play(&row->round, turn);
    return after_turn(env, workspace, solver, row, false);
}

/* Plays the chosen tiles as the solver arranges them. */
static bk_status play_as_solver(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver,
                                bk_tile_row *row)
{
    bk_turn *turn = &workspace->decision.turn;
    bk_position *position = &workspace->view.position;
    turn->set_count = 0;
    if (row->round.keeps_sets) {
        memcpy(position->rack, row->choosing.chosen, BK_KINDS);
        bk_status status = bk_best(solver, position, BK_OUT, turn);
        if (status != BK_OK || !turn->found)
            return status != BK_OK ? status : BK_BAD_COUNTS;
    }
    return play(env, workspace, solver, row, turn);
}

static bk_status play_as_arranged(bk_tile_env *env, bk_tile_workspace *workspace,
                                  bk_solver *solver, bk_tile_row *row)
{
    bk_turn *turn = &workspace->decision.turn;
    bk_status status = bk_arranging_finish(&row->arranging, &workspace->table_rules, turn);
    return status != BK_OK ? status : play(env, workspace, solver, row, turn);
}

static void read_table_rules(const bk_tile_env *env, bk_tile_workspace *workspace,
                             bk_solver *solver, const bk_tile_row *row)
{
    bk_table_rules_init(&workspace->table_rules, &env->catalogue, solver,
                        &workspace->view.position, row->choosing.chosen,
                        row->round.table[BK_JOKER] > 0);
}

static bk_status arrange(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver,
                         bk_tile_row *row, int action)
{
    if (row->phase == BK_ARRANGING && action != BK_DONE) {
        bk_arranging_add(&row->arranging, action);
        return BK_OK;
    }
    read_table_rules(env, workspace, solver, row);
    if (row->phase == BK_CHOOSING) {
        row->phase = BK_ARRANGING;
        bk_arranging_begin(&row->arranging, &workspace->table_rules);
    } else if (row->arranging.current_count) {
        bk_arranging_lay_current(&row->arranging, &workspace->table_rules);
    } else {
        return play_as_arranged(env, workspace, solver, row);
    }
    return bk_arranging_is_over(&row->arranging) ? play_as_arranged(env, workspace, solver, row)
                                                 : BK_OK;
}

static bk_status take(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver,
                      bk_tile_row *row, int action)
{
    bool locked = row->round.start->rules.jokers != BK_JOKERS_FREE;
    if (action == BK_DRAW || action == BK_PASS)
        return draw(env, workspace, solver, row);
    if (row->phase == BK_ARRANGING || (action == BK_DONE && locked && env->setup.arranges)) {
        bk_observe(&workspace->view, &row->round);
        return arrange(env, workspace, solver, row, action);
    }
    if (action == BK_DONE) {
        bk_observe(&workspace->view, &row->round);
        return play_as_solver(env, workspace, solver, row);
    }
    bk_observe(&workspace->view, &row->round);
    return bk_choosing_add(&row->choosing, solver, &workspace->view.position, action);
}

bool bk_tile_is_legal(const bk_tile_env *env, size_t i, int64_t action)
{
    int8_t mask[BK_ACTIONS];
    if (action < 0 || action >= BK_ACTIONS)
        return false;
    bk_tile_row_mask(&env->row[i], &env->catalogue, mask); /* the caller's array may have changed */
    return mask[action];
}

bk_status bk_tile_step(bk_tile_env *env, bk_tile_workspace *workspace, bk_solver *solver, size_t i,
                       int64_t action)
{
    bk_tile_row *row = &env->row[i];
    if (row->phase == BK_OVER)
        return bk_tile_deal(env, workspace, solver, i);
    bk_status status = take(env, workspace, solver, row, (int)action);
    show(env, i);
    return status;
}

bool bk_tile_observe(const bk_tile_env *env, size_t i, int seat, int8_t *observation)
{
    const bk_tile_row *row = &env->row[i];
    bk_tile_row_see(row, seat, observation);
    return row->phase != BK_OVER && seat == row->round.to_move;
}

void bk_tile_redeal(bk_tile_env *env, size_t i, uint64_t seed)
{
    bk_round_redeal(&env->row[i].round, env->row[i].round.to_move, seed);
}

/* ---- copies and saved rows ------------------------------------------------------------- */

static size_t used_size(const bk_tile_row *row)
{
    return offsetof(bk_tile_row, choosing) + offsetof(bk_choosing, turn) +
           row->choosing.turn_count * sizeof(bk_bag);
}

void bk_tile_copy(bk_tile_env *env, size_t from, size_t to)
{
    memcpy(&env->row[to], &env->row[from], used_size(&env->row[from]));
    show(env, to);
}

/* What comes before a saved row: the rules that it was played by, and its starter instead of an
 * address. */
typedef struct {
    uint16_t row_size; /* differs between versions of the core */
    bk_rules rules;
    uint8_t seats, must_play_when_able, empty_pool, blocked_score, starter;
} header;

_Static_assert(sizeof(header) + sizeof(bk_tile_row) <= BK_MOST_SAVED, "a saved row fits");

static header header_of(const bk_start *start)
{
    return (header){.row_size = sizeof(bk_tile_row),
                    .rules = start->rules,
                    .seats = start->seats,
                    .must_play_when_able = start->must_play_when_able,
                    .empty_pool = start->empty_pool,
                    .blocked_score = start->blocked_score,
                    .starter = start->starter};
}

size_t bk_tile_save(const bk_tile_env *env, size_t i, uint8_t to[BK_MOST_SAVED])
{
    const bk_tile_row *row = &env->row[i];
    const bk_start *nowhere = NULL;
    header head = header_of(row->round.start);
    size_t size = used_size(row);
    memcpy(to, &head, sizeof head);
    memcpy(to + sizeof head, row, size);
    memcpy(to + sizeof head + offsetof(bk_tile_row, round.start), &nowhere, sizeof nowhere);
    return sizeof head + size;
}

bool bk_tile_load(bk_tile_env *env, size_t i, const uint8_t *from, size_t length)
{
    size_t least = offsetof(bk_tile_row, choosing) + offsetof(bk_choosing, turn);
    header head, wanted;
    bk_tile_row row;
    if (length < sizeof head + least || length > sizeof head + sizeof row)
        return false;
    memcpy(&head, from, sizeof head);
    if (head.starter >= env->setup.starts[0].seats)
        return false;
    wanted = header_of(&env->setup.starts[head.starter]);
    memcpy(&row, from + sizeof head, length - sizeof head);
    row.round.start = &env->setup.starts[head.starter];
    if (memcmp(&head, &wanted, sizeof head) != 0 ||
        row.choosing.turn_count > BK_MOST_LISTED ||
        length != sizeof head + used_size(&row) || !bk_tile_row_is_sound(&row, &env->catalogue) ||
        (row.phase == BK_ARRANGING && !env->setup.arranges) ||
        (row.phase != BK_BEFORE_DEAL && env->setup.by_policy[row.viewer]))
        return false;
    memcpy(&env->row[i], &row, length - sizeof head);
    show(env, i);
    return true;
}
