/* Play-out test: every edition, some house rules and every kind of policy, from the deal and from
 * the middle of a round. On every turn tiles are conserved, kept tables consist of sets, and a
 * player who must play does. Made for sanitizers.
 *   playout [rounds [seed]] */
#include "rounds/playout.h"
#include "rounds/rng.h"
#include "tests/judge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    bk_solver *solver; /* not the one that plays the rounds, which is busy then */
    bk_start now;      /* the round as followed from outside, all tiles face up */
    bk_start middle;   /* the round at some turn */
    int turns, middle_turn;
} follower;

static void fail(const char *why)
{
    printf("FAILED: %s\n", why);
    exit(1);
}

/* ---- following a round ----------------------------------------------------------------- */

static int held_by(const bk_start *start, int seat)
{
    int sum = start->hidden[seat];
    for (int kind = 0; kind < BK_KINDS; kind++)
        sum += start->rack[seat][kind];
    return sum;
}

static bool must_play(const bk_start *now)
{
    return now->must_play_when_able || (now->pool_count == 0 && now->empty_pool == BK_MUST_PLAY);
}

static bool keeps_sets(const bk_start *now)
{
    return now->rules.jokers != BK_JOKERS_FREE || now->rules.opening_goes_on;
}

/* Checks that a player who must play cannot. This needs the sets of the table, so it is skipped
 * where they are not reported. */
static void check_must_play(follower *f, int seat)
{
    bk_position position = {.rules = f->now.rules};
    bool can = false;
    if (!must_play(&f->now) || !keeps_sets(&f->now))
        return;
    position.rules.opened = f->now.opened[seat];
    memcpy(position.rack, f->now.rack[seat], BK_KINDS);
    position.set_count = f->now.set_count;
    memcpy(position.sets, f->now.sets, sizeof position.sets);
    for (int i = 0; i < position.set_count; i++)
        for (int k = 0; k < position.sets[i].size; k++)
            position.table[position.sets[i].tile[k]]++;
    if (bk_can_play(f->solver, &position, &can) != BK_OK || can)
        fail("a player who must play did not");
}

static void follow_draw(follower *f, const bk_move *move)
{
    bk_start *now = &f->now;
    check_must_play(f, move->seat);
    if (move->type == BK_PASSES) {
        if (now->pool_count)
            fail("a pass although the pool has tiles");
        now->passes++;
        return;
    }
    if (now->pool_count == 0 || now->pool[0] != move->tile)
        fail("the wrong tile was drawn");
    memmove(now->pool, now->pool + 1, --now->pool_count);
    now->rack[move->seat][move->tile]++;
}

static void follow_play(follower *f, const bk_move *move)
{
    bk_start *now = &f->now;
    uint8_t counts[BK_KINDS] = {0};
    int tiles = 0;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        int played = move->turn->played[kind];
        if (played > now->rack[move->seat][kind])
            fail("a tile was played that is not on the rack");
        now->rack[move->seat][kind] = (uint8_t)(now->rack[move->seat][kind] - played);
        counts[kind] = (uint8_t)played;
        tiles += played;
    }
    if (tiles == 0 || tiles != move->turn->tiles_played)
        fail("a turn without tiles");
    for (int i = 0; i < now->set_count; i++)
        for (int k = 0; k < now->sets[i].size; k++)
            counts[now->sets[i].tile[k]]++;
    now->opened[move->seat] = true;
    now->passes = 0;
    if (!keeps_sets(now))
        return;
    now->set_count = move->set_count;
    memcpy(now->sets, move->sets, move->set_count * sizeof *now->sets);
    for (int i = 0; i < now->set_count; i++) {
        if (!bk_judge_set(&now->sets[i], &now->rules))
            fail("an invalid set");
        for (int k = 0; k < now->sets[i].size; k++)
            counts[now->sets[i].tile[k]]--;
    }
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (counts[kind])
            fail("tiles do not add up");
}

static void follow(const bk_move *move, void *context)
{
    follower *f = context;
    if (move->seat != f->now.to_move)
        fail("out of turn");
    if (move->type == BK_PLAYS)
        follow_play(f, move);
    else
        follow_draw(f, move);
    f->now.to_move = (uint8_t)((move->seat + 1) % f->now.seats);
    if (++f->turns == f->middle_turn && held_by(&f->now, move->seat) && keeps_sets(&f->now))
        f->middle = f->now;
}

/* ---- random starts --------------------------------------------------------------------- */

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
    start.must_play_when_able = bk_rng_below(rng, 5) == 0;
    start.draws_first = !start.must_play_when_able && bk_rng_below(rng, 4) == 0;
    start.starter = start.to_move = (uint8_t)bk_rng_below(rng, start.seats);
    if (bk_rng_below(rng, 4) == 0)
        start.rules.max_run_length = 4;
    if (bk_rng_below(rng, 4) == 0)
        start.rules.opening_single_set = true;
    if (bk_rng_below(rng, 6) == 0)
        start.rules.opening_goes_on = true;
    uint8_t dealt = (uint8_t)(5 + bk_rng_below(rng, 16)), box[BK_BOX];
    for (int i = 0; i < BK_BOX; i++)
        box[i] = (uint8_t)(i / 2);
    bk_rng_shuffle(rng, box, BK_BOX);
    for (int i = 0; i < dealt * start.seats; i++)
        start.rack[i % start.seats][box[i]]++;
    start.pool_count = (uint8_t)(BK_BOX - dealt * start.seats);
    memcpy(start.pool, box + dealt * start.seats, start.pool_count);
    return start;
}

static bk_policy random_policy(bk_rng *rng)
{
    static const uint8_t ADDS[] = {0, 0, 2, 4, BK_NEVER};
    return (bk_policy){.opening = (uint8_t)bk_rng_below(rng, 3),
                       .joker_adds = ADDS[bk_rng_below(rng, 5)],
                       .least_tiles = (uint8_t)(bk_rng_below(rng, 2) * 4),
                       .hoards = bk_rng_below(rng, 3) == 0,
                       .until_tiles = (uint8_t)bk_rng_below(rng, 8),
                       .until_pool = (uint8_t)(bk_rng_below(rng, 2) * 5),
                       .at_end = (uint8_t)bk_rng_below(rng, 4)};
}

/* Turns all other racks and the pool face down, as the seat to move sees them. */
static bk_start seen_by_mover(bk_start start)
{
    for (int seat = 0; seat < start.seats; seat++)
        if (seat != start.to_move) {
            start.hidden[seat] = (uint8_t)held_by(&start, seat);
            memset(start.rack[seat], 0, BK_KINDS);
        }
    memset(start.pool, BK_FACE_DOWN, start.pool_count);
    return start;
}

/* ---- rounds ---------------------------------------------------------------------------- */

static void play(bk_playout *playout, bk_solver *solver, follower *f, const bk_start *start,
                 const bk_policy *policies, uint64_t seed)
{
    bk_result followed, alone;
    int sum = 0;
    f->now = *start;
    f->turns = 0;
    if (bk_playout_check(start, policies) != BK_OK ||
        bk_playout_round(playout, solver, start, policies, seed, &followed, follow, f) != BK_OK ||
        bk_playout_round(playout, solver, start, policies, seed, &alone, NULL, NULL) != BK_OK)
        fail("refused");
    if (memcmp(&followed, &alone, sizeof alone) != 0 || followed.turns != f->turns)
        fail("the same round had two results");
    for (int seat = 0; seat < start->seats; seat++)
        sum += followed.scores[seat];
    if (sum != 0 || followed.scores[followed.winner] < 0)
        fail("points do not add up");
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 400, resumed = 0;
    bk_rng rng = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    follower f = {.solver = malloc(bk_solver_size())};
    bk_solver *solver = malloc(bk_solver_size());
    bk_playout *playout = malloc(bk_playout_size());
    bk_solver_init(f.solver);
    bk_solver_init(solver);
    for (int i = 0; i < rounds; i++) {
        bk_start start = random_start(&rng), seen;
        bk_policy policies[BK_MAX_SEATS];
        for (int seat = 0; seat < BK_MAX_SEATS; seat++)
            policies[seat] = random_policy(&rng);
        f.middle_turn = 5 + (int)bk_rng_below(&rng, 40);
        f.middle.seats = 0;
        play(playout, solver, &f, &start, policies, (uint64_t)i);
        if (f.middle.seats == 0)
            continue;
        seen = seen_by_mover(f.middle);
        bk_result result;
        f.middle_turn = 0;
        seen.draws_first = false;
        if (bk_playout_check(&seen, policies) == BK_OK) { /* unless it has just ended */
            if (bk_playout_round(playout, solver, &seen, policies, (uint64_t)i, &result, NULL,
                                 NULL) != BK_OK)
                fail("refused in the middle");
            resumed++;
        }
    }
    printf("%d rounds played out, %d of them again from the middle: all checks passed\n", rounds,
           resumed);
    free(playout);
    free(solver);
    free(f.solver);
    return 0;
}
