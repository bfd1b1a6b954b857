#include "tests/selfplay.h"

#include <string.h>

enum { BOX = 106, SEATS = 4, DEALT = 14 };

typedef struct {
    uint8_t pool[BOX];
    int pool_count;
    uint8_t rack[SEATS][BK_KINDS];
    int rack_count[SEATS];
    bool opened[SEATS];
    int seats;
    bk_position position; /* its table is the round's table */
} round_state;

uint32_t bk_xorshift_below(bk_xorshift *rng, uint32_t limit)
{
    rng->state ^= rng->state << 13;
    rng->state ^= rng->state >> 7;
    rng->state ^= rng->state << 17;
    return (uint32_t)((rng->state >> 11) % limit);
}

static void fill_pool(round_state *r, bk_xorshift *rng)
{
    for (int i = 0; i < BOX; i++)
        r->pool[i] = (uint8_t)(i / 2);
    for (int i = BOX - 1; i > 0; i--) {
        uint32_t k = bk_xorshift_below(rng, (uint32_t)i + 1);
        uint8_t swap = r->pool[i];
        r->pool[i] = r->pool[k];
        r->pool[k] = swap;
    }
    r->pool_count = BOX;
}

static bool draw(round_state *r, int seat)
{
    if (r->pool_count == 0)
        return false;
    r->rack[seat][r->pool[--r->pool_count]]++;
    r->rack_count[seat]++;
    return true;
}

static void lay(round_state *r, int seat, const bk_turn *turn)
{
    for (int kind = 0; kind < BK_KINDS; kind++) {
        r->rack[seat][kind] = (uint8_t)(r->rack[seat][kind] - turn->played[kind]);
        r->position.table[kind] = (uint8_t)(r->position.table[kind] + turn->played[kind]);
    }
    r->rack_count[seat] -= turn->tiles_played;
    r->opened[seat] = true;
    r->position.set_count = turn->set_count;
    memcpy(r->position.sets, turn->sets, sizeof turn->sets);
}

/* Makes a turn. Returns whether anything happened. */
static bool take_turn(round_state *r, bk_solver *solver, bk_xorshift *rng, int hold_percent,
                      int seat)
{
    bk_turn turn;
    bk_best(solver, &r->position, BK_TILES, &turn);
    bool hold = r->pool_count && (int)bk_xorshift_below(rng, 100) < hold_percent;
    if (!turn.found || hold)
        return draw(r, seat);
    lay(r, seat, &turn);
    return true;
}

void bk_selfplay_round(bk_solver *solver, bk_xorshift *rng, const bk_rules *rules, int hold_percent,
                       bk_position_visitor *visit, void *context)
{
    round_state r = {.seats = 2 + (int)bk_xorshift_below(rng, SEATS - 1), .position.rules = *rules};
    fill_pool(&r, rng);
    for (int i = 0; i < DEALT * r.seats; i++)
        draw(&r, i % r.seats);
    for (int seat = 0, idle = 0; idle < r.seats; seat = (seat + 1) % r.seats) {
        memcpy(r.position.rack, r.rack[seat], BK_KINDS);
        r.position.rules.opened = r.opened[seat];
        visit(&r.position, context);
        idle = take_turn(&r, solver, rng, hold_percent, seat) ? 0 : idle + 1;
        if (r.rack_count[seat] == 0)
            return;
    }
}
