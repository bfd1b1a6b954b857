#include "network/learned.h"

#include "rounds/seat.h"
#include "rules/rules.h"

#include <string.h>

bool bk_can_learn(const bk_start *start)
{
    return start->rules.jokers == BK_JOKERS_FREE && !start->rules.opening_goes_on &&
           !start->rules.opening_single_set;
}

bk_status bk_check_learned(const bk_start *start)
{
    static const bk_policy ANY[BK_MAX_SEATS];
    return bk_can_learn(start) ? bk_playout_check(start, ANY) : BK_BAD_RULES;
}

void bk_learned_init(bk_learned *learned, const bk_network *network)
{
    bk_first_layer_init(&learned->layer, network);
}

/* ---- listing --------------------------------------------------------------------------- */

static bool is_listed(const bk_learned *learned, const uint8_t played[BK_KINDS])
{
    for (int i = 0; i < learned->count; i++)
        if (memcmp(learned->choice[i].played, played, BK_KINDS) == 0)
            return true;
    return false;
}

static void add_choice(bk_learned *learned, const uint8_t played[BK_KINDS])
{
    bk_choice *choice = &learned->choice[learned->count];
    if (is_listed(learned, played))
        return;
    choice->plays = true;
    choice->value = 0;
    choice->tiles = (uint8_t)bk_count(played);
    memcpy(choice->played, played, BK_KINDS);
    learned->count++;
}

static bk_status list_turns(bk_learned *learned, bk_solver *solver, bk_objective objective,
                            size_t limit)
{
    size_t count = 0;
    bk_status status = bk_turns_tiles_only(solver, &learned->view.position, objective,
                                           learned->listed, limit, &count);
    for (size_t i = 0; i < count; i++)
        add_choice(learned, learned->listed[i]);
    return status;
}

/* ---- a large rack: the best turns with parts of it --------------------------------------- */

enum { JOKER_PART = BK_COLOURS, LOW_PART, HIGH_PART, PARTS, MIDDLE = 7 };

/* Whether a tile stays on the rack in a part: those of one colour, jokers, low or high numbers. */
static bool is_kept_back(int part, int kind)
{
    if (kind == BK_JOKER || part == JOKER_PART)
        return kind == BK_JOKER && part == JOKER_PART;
    if (part < BK_COLOURS)
        return bk_colour_of(kind) == part;
    return part == LOW_PART ? bk_number_of(kind) < MIDDLE : bk_number_of(kind) > MIDDLE;
}

static bk_status add_best(bk_learned *learned, bk_solver *solver, const bk_position *position,
                          bk_objective objective)
{
    bk_status status = bk_best_tiles_only(solver, position, objective, &learned->turn);
    if (status == BK_OK && learned->turn.found)
        add_choice(learned, learned->turn.played);
    return status;
}

static bk_status add_best_of_part(bk_learned *learned, bk_solver *solver, int part)
{
    const bk_position *whole = &learned->view.position;
    learned->part = *whole;
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (is_kept_back(part, kind))
            learned->part.rack[kind] = 0;
    if (bk_count(learned->part.rack) == 0 ||
        memcmp(learned->part.rack, whole->rack, BK_KINDS) == 0)
        return BK_OK;
    return add_best(learned, solver, &learned->part, BK_TILES);
}

/* While there is much to draw, the question is whether to play at all, and perhaps a joker. Near
 * the end it matters which tiles stay. */
static bk_status add_different_turns(bk_learned *learned, bk_solver *solver, bool near_the_end)
{
    bk_status status = add_best(learned, solver, &learned->view.position, BK_FEWEST);
    for (int part = near_the_end ? 0 : JOKER_PART; part < PARTS && status == BK_OK; part++)
        if (near_the_end || part == JOKER_PART)
            status = add_best_of_part(learned, solver, part);
    return status;
}

/* Keeps only the turn that goes out. The list begins with the turns of the most tiles. */
static bool goes_out(bk_learned *learned, const bk_round *round)
{
    bk_choice *first = &learned->choice[0];
    if (learned->count == 0 || first->tiles < round->rack_count[round->to_move])
        return false;
    first->value = BK_SURE_WIN;
    learned->count = 1;
    return true;
}

static void evaluate(bk_learned *learned, const bk_round *round)
{
    for (int i = 0; i < learned->count; i++) {
        bk_choice *choice = &learned->choice[i];
        bk_outlook outlook;
        bk_estimate estimate;
        bk_look_after(round, choice->plays ? choice->played : NULL, &outlook);
        bk_estimate_outlook(&learned->layer, &outlook, &estimate);
        choice->value = estimate.win;
    }
}

static bk_status list_plays(bk_learned *learned, bk_solver *solver, const bk_round *round)
{
    const bk_position *position = &learned->view.position;
    int tiles = round->rack_count[round->to_move];
    bk_observe(&learned->view, round);
    bk_status status = tiles <= BK_LISTED_RACK
                           ? list_turns(learned, solver, BK_TILES, BK_LARGEST_TURNS)
                           : add_best(learned, solver, position, BK_TILES);
    if (status != BK_OK || learned->count == 0 || goes_out(learned, round))
        return status;
    if (tiles > BK_LISTED_RACK)
        return add_different_turns(learned, solver,
                                   bk_pool_size(round) <= 2 * round->start->seats);
    if (learned->count == BK_LARGEST_TURNS)
        return list_turns(learned, solver, BK_FEWEST, BK_SMALLEST_TURNS);
    return BK_OK;
}

bk_status bk_list_choices(bk_learned *learned, bk_solver *solver, const bk_round *round)
{
    bk_status status = BK_OK;
    learned->count = 0;
    learned->stuck = bk_is_stuck(round);
    if (!learned->stuck) {
        status = list_plays(learned, solver, round);
        if (status != BK_OK || (learned->count == 1 && learned->choice[0].value == BK_SURE_WIN))
            return status;
        learned->stuck = learned->count == 0;
    }
    if (learned->stuck || !bk_round_must_play(round)) {
        bk_choice *draw = &learned->choice[learned->count++];
        memset(draw, 0, sizeof *draw);
    }
    if (learned->count > 1)
        evaluate(learned, round);
    return status;
}

/* ---- choosing -------------------------------------------------------------------------- */

int bk_best_choice(const bk_learned *learned)
{
    int best = 0;
    for (int i = 1; i < learned->count; i++)
        if (learned->choice[i].value > learned->choice[best].value)
            best = i;
    return best;
}

void bk_make_choice(bk_round *round, const bk_choice *choice, bool stuck)
{
    int seat = round->to_move;
    if (choice->plays) {
        bk_turn turn = {.found = true, .tiles_played = choice->tiles};
        memcpy(turn.played, choice->played, BK_KINDS);
        bk_round_play(round, &turn);
    } else {
        bk_round_draw(round);
    }
    bk_remember_stuck(round, seat, stuck);
}
