/* Network test: rounds of learned players with random weights. On every turn the sums that are
 * brought up to date equal those computed afresh, tiles are conserved, racks are dealt as believed,
 * and looking ahead does not depend on what the seat cannot see. Made for sanitizers.
 *   network [rounds [seed]] */
#include "network/look_ahead.h"
#include "rounds/rng.h"
#include "rules/kinds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bk_network network;
static bk_learned learned;
static bk_look_ahead looking;
static bk_first_layer kept;
static bk_solver *solver;

#define NO_LIMIT (UINT64_MAX / 2)

static void fail(const char *why)
{
    printf("FAILED: %s\n", why);
    exit(1);
}

/* Weights at random; half of the largest bias, so that many units are on. */
static void fill_network(bk_rng *rng)
{
    int16_t *weights = &network.weights_1[0][0];
    size_t count = (sizeof network - offsetof(bk_network, weights_1)) / sizeof *weights;
    for (size_t i = 0; i < count; i++)
        weights[i] = (int16_t)((int)bk_rng_below(rng, 512) - 256);
    for (int i = 0; i < BK_LAYER_1; i++)
        network.bias_1[i] = (int32_t)bk_rng_below(rng, 2048);
}

static void check_sums(const bk_round *round, int seat)
{
    bk_first_layer fresh;
    bk_outlook outlook;
    bk_estimate one, other;
    bk_look(round, seat, &outlook);
    bk_first_layer_init(&fresh, &network);
    bk_estimate_outlook(&fresh, &outlook, &one);
    bk_estimate_outlook(&kept, &outlook, &other);
    if (memcmp(&one, &other, sizeof one) != 0)
        fail("sums that are kept differ from fresh ones");
}

static void check_tiles(const bk_round *round)
{
    uint8_t all[BK_KINDS];
    memcpy(all, round->table, BK_KINDS);
    for (int i = round->pool_next; i < round->pool_end; i++)
        all[round->pool[i]]++;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        for (int seat = 0; seat < round->start->seats; seat++)
            all[kind] = (uint8_t)(all[kind] + round->rack[seat][kind]);
        if (all[kind] != 2)
            fail("tiles are lost");
    }
}

/* Deals by what the seat to move believes. Racks that are said to have no turn must have none, with
 * the tile that was drawn taken off. */
static void check_belief(const bk_round *round, uint64_t seed)
{
    static bk_belief belief;
    static bk_position position;
    bk_round dealt = *round;
    if (bk_belief_form(&belief, solver, round) != BK_OK ||
        bk_belief_deal(&belief, solver, &dealt, seed) != BK_OK)
        fail("belief");
    check_tiles(&dealt);
    for (int seat = 0; seat < round->start->seats; seat++) {
        bool plays = false;
        if (bk_count(dealt.rack[seat]) != round->rack_count[seat])
            fail("a rack has another size");
        if (seat == round->to_move || !dealt.memory[seat].stuck)
            continue;
        position = belief.rack[seat].position;
        memcpy(position.rack, dealt.rack[seat], BK_KINDS);
        if (dealt.memory[seat].drawn != BK_FACE_DOWN)
            position.rack[dealt.memory[seat].drawn]--;
        if (bk_can_play(solver, &position, &plays) != BK_OK || plays)
            fail("a rack that is stuck has a turn");
    }
}

static int look(const bk_round *round, uint64_t seed)
{
    bk_look_ahead_plan plan = {
        .choices = 3, .deals = 4, .turns = 2, .work = NO_LIMIT, .seed = seed};
    int chosen = -1;
    if (bk_look_ahead_choose(&looking, solver, &network, round, &plan, &chosen) != BK_OK)
        fail("looking ahead");
    if (chosen < 0 || chosen >= looking.learned.count)
        fail("no such choice");
    return chosen;
}

static int play(const bk_start *start, uint64_t seed)
{
    bk_round round, other;
    bk_ending ending;
    int mover, turns = 0;
    bk_round_begin(&round, start, seed);
    do {
        mover = round.to_move;
        check_tiles(&round);
        check_sums(&round, turns % start->seats);
        if (bk_list_choices(&learned, solver, &round) != BK_OK || learned.count < 1)
            fail("no choice");
        int chosen = bk_best_choice(&learned);
        bk_choice made = learned.choice[chosen];
        check_belief(&round, seed);
        if (turns++ % 8 == 0) {
            other = round;
            bk_round_redeal(&other, mover, seed + 1);
            check_tiles(&other);
            if (look(&round, seed) != look(&other, seed))
                fail("looking ahead depends on hidden tiles");
        }
        bk_make_choice(&round, &made, learned.stuck);
    } while (!bk_round_ended(&round, mover, &ending));
    return turns;
}

int main(int count, char **arguments)
{
    int rounds = count > 1 ? atoi(arguments[1]) : 10, turns = 0;
    bk_rng rng = {count > 2 ? strtoull(arguments[2], NULL, 10) : 1};
    solver = malloc(bk_solver_size());
    if (!solver)
        return 3;
    bk_solver_init(solver);
    for (int i = 0; i < rounds; i++) {
        bk_start start = {.rules = {.max_run_length = 13, .opening_minimum = 30, .joker_value = 30},
                          .must_play_when_able = i % 2,
                          .empty_pool = BK_MUST_PLAY,
                          .seats = (uint8_t)(2 + i % 3)};
        start.pool_count = (uint8_t)(BK_BOX - 14 * start.seats);
        memset(start.pool, BK_FACE_DOWN, sizeof start.pool);
        memset(start.hidden, 14, start.seats);
        fill_network(&rng);
        bk_learned_init(&learned, &network);
        bk_first_layer_init(&kept, &network);
        turns += play(&start, bk_rng_next(&rng));
    }
    free(solver);
    printf("network: %d rounds, %d turns, all sums and tiles right\n", rounds, turns);
    return 0;
}
