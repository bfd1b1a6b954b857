#include "rounds/blocking.h"

#include "rules/quick_reject.h"
#include "solver/workspace.h"

#include <string.h>

enum { TWO_OF_EACH = 2 };

static const uint8_t NOTHING[BK_KINDS];

/* ---- questions ------------------------------------------------------------------------- */

bool bk_can_lay(bk_solver *solver, const bk_rules *rules, const uint8_t table[BK_KINDS],
                const uint8_t tiles[BK_KINDS])
{
    bk_position position = {.rules = *rules};
    bool answer = false;
    bk_solver_count_anew(solver);
    if (bk_reject_going_out(tiles, table))
        return false;
    position.rules.opened = true;
    memcpy(position.table, table, BK_KINDS);
    memcpy(position.rack, tiles, BK_KINDS);
    return bk_can_go_out(solver, &position, &answer) == BK_OK && answer;
}

bool bk_blocks(bk_solver *solver, const bk_rules *rules, const uint8_t rack[BK_KINDS])
{
    uint8_t others[BK_KINDS];
    for (int kind = 0; kind < BK_KINDS; kind++)
        others[kind] = (uint8_t)(TWO_OF_EACH - rack[kind]);
    return !bk_can_lay(solver, rules, NOTHING, others);
}

void bk_table_between(const uint8_t one[BK_KINDS], const uint8_t other[BK_KINDS],
                      uint8_t table[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        table[kind] = (uint8_t)(TWO_OF_EACH - one[kind] - other[kind]);
}

void bk_rack_after(const uint8_t rack[BK_KINDS], const uint8_t played[BK_KINDS],
                   uint8_t left[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        left[kind] = (uint8_t)(rack[kind] - played[kind]);
}

/* ---- small plays ----------------------------------------------------------------------- */

/* Tile kinds in order of value: thirteens first, jokers last. */
static int by_value(int place)
{
    if (place == BK_JOKER)
        return BK_JOKER;
    return bk_kind(place % BK_COLOURS, BK_NUMBERS - place / BK_COLOURS);
}

void bk_each_single_tile(bk_solver *solver, const bk_end *end, const uint8_t table[BK_KINDS],
                         bk_play_visitor *visit, void *context)
{
    for (int place = 0; place < BK_KINDS; place++) {
        uint8_t played[BK_KINDS] = {0};
        int kind = by_value(place);
        played[kind] = 1;
        if (end->own[kind] && bk_can_lay(solver, &end->rules, table, played) &&
            !visit(played, context))
            return;
    }
}

static bool holds_three(const uint8_t rack[BK_KINDS], const int kinds[3], uint8_t played[BK_KINDS])
{
    memset(played, 0, BK_KINDS);
    for (int i = 0; i < 3; i++) {
        if (!rack[kinds[i]])
            return false;
        played[kinds[i]] = 1;
    }
    return true;
}

void bk_each_set_of_three(const bk_end *end, bk_play_visitor *visit, void *context)
{
    uint8_t played[BK_KINDS];
    for (int number = 1; number <= BK_NUMBERS; number++)
        for (int without = 0; without < BK_COLOURS; without++) {
            int kinds[3], count = 0;
            for (int colour = 0; colour < BK_COLOURS; colour++)
                if (colour != without)
                    kinds[count++] = bk_kind(colour, number);
            if (holds_three(end->own, kinds, played) && !visit(played, context))
                return;
        }
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int number = 1; number + 2 <= BK_NUMBERS; number++) {
            int kind = bk_kind(colour, number), kinds[3] = {kind, kind + 1, kind + 2};
            if (holds_three(end->own, kinds, played) && !visit(played, context))
                return;
        }
}

/* ---- holding out ----------------------------------------------------------------------- */

int bk_play_value(const uint8_t played[BK_KINDS]) { return bk_rack_value(played, 0); }

typedef struct {
    bk_solver *solver;
    const bk_end *end;
    bool by_value; /* plays come in order of value, so the first that blocks is the best */
    int best;      /* value, or -1 */
    uint8_t *played;
} endurance;

static bool endure_by(const uint8_t played[BK_KINDS], void *context)
{
    endurance *e = context;
    uint8_t left[BK_KINDS];
    int points = bk_play_value(played);
    bk_rack_after(e->end->own, played, left);
    if (points > e->best && bk_blocks(e->solver, &e->end->rules, left)) {
        e->best = points;
        memcpy(e->played, played, BK_KINDS);
    }
    return !e->by_value || e->best < 0;
}

bool bk_endure(bk_solver *solver, const bk_end *end, uint8_t played[BK_KINDS])
{
    endurance e = {.solver = solver, .end = end, .by_value = true, .best = -1, .played = played};
    uint8_t table[BK_KINDS];
    if (!bk_blocks(solver, &end->rules, end->rival)) {
        memcpy(played, end->own, BK_KINDS);
        return true;
    }
    bk_table_between(end->own, end->rival, table);
    bk_each_single_tile(solver, end, table, endure_by, &e);
    e.by_value = false;
    if (e.best < 0)
        bk_each_set_of_three(end, endure_by, &e);
    return e.best >= 0;
}
