/* Policies: how a seat decides, in this order.
 *   1. Not opened yet: open as soon as possible.
 *   2. Empty pool: as `at_end` says.
 *   3. Hoarding: lay the whole rack or draw, until another rack or the pool is low.
 *   4. Otherwise: the turn with the most tiles, if it is large enough. Jokers that add too little
 *      stay on the rack.
 * Where a player who can play must play, a hoarder plays the smallest turn, and others play the
 * turn that they would have rejected. brikke/players/playout/deciding.py does the same in
 * Python. */
#include "rounds/policy.h"

#include "rounds/endgame.h"
#include "rules/kinds.h"
#include "rules/quick_reject.h"

#include <string.h>

/* ---- asking the solver ----------------------------------------------------------------- */

/* Finds the best turn that keeps `jokers_kept` jokers on the rack. */
static bool solve(bk_decision *decision, const bk_view *view, bk_objective objective,
                  int jokers_kept, bk_turn *turn)
{
    const bk_position *position = &view->position;
    if (jokers_kept) {
        decision->asked = view->position;
        decision->asked.rack[BK_JOKER] = (uint8_t)(decision->asked.rack[BK_JOKER] - jokers_kept);
        position = &decision->asked;
    }
    bk_status status = view->tiles_only
                           ? bk_best_tiles_only(decision->solver, position, objective, turn)
                           : bk_best(decision->solver, position, objective, turn);
    if (status != BK_OK)
        decision->status = status;
    if (!turn->found && objective != BK_OUT && !jokers_kept)
        decision->stuck = true;
    return turn->found;
}

/* Plays the best turn. After the best turn by tiles or points nothing more can be played: otherwise
 * there would be a better one. */
static bool play(bk_decision *decision, const bk_view *view, bk_objective objective)
{
    bool greedy = objective == BK_TILES || objective == BK_POINTS;
    decision->nothing_left = greedy && view->tiles_only && view->position.rules.opened;
    return solve(decision, view, objective, 0, &decision->turn);
}

/* Plays another turn, after which more may be playable. */
static void play_other(bk_decision *decision, const bk_turn *turn)
{
    decision->nothing_left = false;
    decision->turn = *turn;
}

static bool go_out(bk_decision *decision, const bk_view *view)
{
    if (bk_reject_going_out(view->position.rack, view->position.table))
        return false;
    return play(decision, view, BK_OUT);
}

/* ---- the usual turn -------------------------------------------------------------------- */

static bool is_worth(const bk_turn *turn, const bk_turn *without, int joker_adds)
{
    int jokers = turn->played[BK_JOKER];
    return joker_adds != BK_NEVER &&
           turn->tiles_played - without->tiles_played >= jokers * joker_adds;
}

/* Replaces the turn by one without jokers, or with one joker, if jokers add too few tiles. */
static void spare_jokers(bk_decision *decision, const bk_view *view, int joker_adds)
{
    int held = view->position.rack[BK_JOKER];
    bk_turn *without = &decision->choice[0], *with_one = &decision->choice[1];
    solve(decision, view, BK_TILES, held, without);
    if (is_worth(&decision->turn, without, joker_adds))
        return;
    if (held == 2 && solve(decision, view, BK_TILES, 1, with_one) && with_one->played[BK_JOKER] &&
        is_worth(with_one, without, joker_adds))
        play_other(decision, with_one);
    else
        play_other(decision, without);
}

static bool play_usual(bk_decision *decision, const bk_view *view, const bk_policy *policy)
{
    if (!play(decision, view, BK_TILES) || decision->turn.tiles_played == view->tiles)
        return decision->turn.found;
    if (policy->joker_adds && decision->turn.played[BK_JOKER])
        spare_jokers(decision, view, policy->joker_adds);
    if (!view->must_play)
        return decision->turn.found && decision->turn.tiles_played >= policy->least_tiles;
    return decision->turn.found || play(decision, view, BK_TILES);
}

/* ---- hoarding -------------------------------------------------------------------------- */

static bool goes_on_hoarding(const bk_view *view, const bk_policy *policy)
{
    return policy->hoards && view->fewest > policy->until_tiles && view->pool > policy->until_pool;
}

static bool play_all_or_little(bk_decision *decision, const bk_view *view)
{
    return go_out(decision, view) || (view->must_play && play(decision, view, BK_FEWEST));
}

/* ---- bleeding: small turns that keep the rival from going out -------------------------- */

/* Whether the rival can go out after this turn, or now if `turn` is NULL. */
static bool rival_goes_out(bk_decision *decision, const bk_view *view, const bk_turn *turn)
{
    bk_position *after = &decision->asked;
    bool goes_out = false;
    *after = view->position;
    after->rules.opened = view->rival_opened;
    memcpy(after->rack, view->rival, sizeof after->rack);
    for (int kind = 0; turn && kind < BK_KINDS; kind++)
        after->table[kind] = (uint8_t)(after->table[kind] + turn->played[kind]);
    if (turn && !view->tiles_only) {
        after->set_count = turn->set_count;
        memcpy(after->sets, turn->sets, sizeof after->sets);
    }
    if (!view->rival_opened && !after->rules.opening_goes_on) {
        memset(after->table, 0, sizeof after->table);
        after->set_count = 0;
    }
    bk_status status = bk_can_go_out(decision->solver, after, &goes_out);
    if (status != BK_OK)
        decision->status = status;
    return goes_out;
}

/* Returns the most valuable of the smallest turns after which the rival cannot go out, or -1. */
static int safest(bk_decision *decision, const bk_view *view)
{
    size_t count = 0;
    int best = -1;
    bk_status status = bk_turns(decision->solver, &view->position, BK_FEWEST, decision->choice,
                                BK_BLEED_CHOICES, &count);
    if (status != BK_OK)
        decision->status = status;
    for (int i = 0; i < (int)count; i++)
        if ((best < 0 ||
             decision->choice[i].points_played > decision->choice[best].points_played) &&
            !rival_goes_out(decision, view, &decision->choice[i]))
            best = i;
    return best;
}

static bool is_ahead(const bk_view *view)
{
    int joker_value = view->position.rules.joker_value;
    return bk_rack_value(view->position.rack, joker_value) <
           bk_rack_value(view->rival, joker_value);
}

static bool bleed(bk_decision *decision, const bk_view *view)
{
    if (go_out(decision, view))
        return true;
    if (is_ahead(view) && !view->must_play)
        return false;
    int best = safest(decision, view);
    if (best >= 0) {
        play_other(decision, &decision->choice[best]);
        return true;
    }
    return (view->must_play || rival_goes_out(decision, view, NULL)) &&
           play(decision, view, BK_TILES);
}

/* ---- enduring: blocking as long as possible -------------------------------------------- */

static void write_turn(bk_turn *turn, const uint8_t played[BK_KINDS], int joker_value)
{
    memset(turn, 0, sizeof *turn);
    turn->found = true;
    memcpy(turn->played, played, BK_KINDS);
    turn->tiles_played = (uint8_t)bk_count(played);
    turn->points_played = (uint16_t)bk_rack_value(played, joker_value);
}

static bool endure(bk_decision *decision, const bk_view *view)
{
    bk_end end = {.rules = view->position.rules, .must_play = view->must_play};
    uint8_t played[BK_KINDS];
    if (!view->tiles_only || !view->rival_opened)
        return bleed(decision, view);
    if (!view->must_play && is_ahead(view) && !rival_goes_out(decision, view, NULL))
        return go_out(decision, view);
    memcpy(end.own, view->position.rack, BK_KINDS);
    memcpy(end.rival, view->rival, BK_KINDS);
    if (!bk_endure(decision->solver, &end, played))
        return bleed(decision, view);
    write_turn(&decision->turn, played, end.rules.joker_value);
    return true;
}

static bool play_at_end(bk_decision *decision, const bk_view *view, const bk_policy *policy)
{
    if (policy->at_end == BK_END_HOLD)
        return play_all_or_little(decision, view);
    if (policy->at_end == BK_END_BLEED && view->rival_known)
        return bleed(decision, view);
    if (policy->at_end == BK_END_ENDURE && view->rival_known)
        return endure(decision, view);
    return play(decision, view, BK_TILES);
}

/* ---- the decision ---------------------------------------------------------------------- */

bool bk_decide(bk_decision *decision, const bk_view *view, const bk_policy *policy)
{
    decision->status = BK_OK;
    decision->stuck = decision->nothing_left = false;
    if (!view->position.rules.opened)
        return play(decision, view, (bk_objective)policy->opening);
    if (view->pool == 0)
        return play_at_end(decision, view, policy);
    if (goes_on_hoarding(view, policy))
        return play_all_or_little(decision, view);
    return play_usual(decision, view, policy);
}
