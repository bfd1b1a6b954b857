/* In this order:
 *   1. Who has not opened opens, as soon as possible.
 *   2. The pool is empty: at_end.
 *   3. Who hoards lays the whole rack or draws, until another rack or the pool is low.
 *   4. The turn with the most tiles, without jokers that add too little, if it is large enough.
 * Where there is a duty to play, who would rather draw plays: a hoarder the smallest turn there is,
 * others the turn they thought too small, or too dear.
 * brikke/playout/reference.py says the same in Python. */
#include "rounds/policy.h"

#include "rounds/endgame.h"
#include "rules/kinds.h"
#include "rules/quick_reject.h"

#include <string.h>

/* ---- asking ------------------------------------------------------------------------------ */

/* The best turn that leaves so many of the own jokers on the rack. */
static bool ask(bk_mind *mind, const bk_sight *sight, bk_objective objective, int jokers_kept,
                bk_turn *turn)
{
    const bk_position *position = &sight->position;
    if (jokers_kept) {
        mind->asked = sight->position;
        mind->asked.rack[BK_JOKER] = (uint8_t)(mind->asked.rack[BK_JOKER] - jokers_kept);
        position = &mind->asked;
    }
    bk_status status = sight->bare ? bk_best_bare(mind->solver, position, objective, turn)
                                   : bk_best(mind->solver, position, objective, turn);
    if (status != BK_OK)
        mind->status = status;
    if (!turn->found && objective != BK_OUT && !jokers_kept)
        mind->stuck = true;
    return turn->found;
}

/* Where only tiles count and each weighs something, whoever could play more after the best turn had
 * a better one. */
static bool play(bk_mind *mind, const bk_sight *sight, bk_objective objective)
{
    bool greedy = objective == BK_TILES || objective == BK_POINTS;
    mind->spent = greedy && sight->bare && sight->position.rules.opened;
    return ask(mind, sight, objective, 0, &mind->turn);
}

/* Another turn instead, after which there may be more to play. */
static void play_other(bk_mind *mind, const bk_turn *turn)
{
    mind->spent = false;
    mind->turn = *turn;
}

static bool go_out(bk_mind *mind, const bk_sight *sight)
{
    if (bk_glance_stays(sight->position.rack, sight->position.table))
        return false;
    return play(mind, sight, BK_OUT);
}

/* ---- the usual turn ---------------------------------------------------------------------- */

static bool is_worth(const bk_turn *turn, const bk_turn *without, int joker_adds)
{
    int jokers = turn->played[BK_JOKER];
    return joker_adds != BK_NEVER &&
           turn->tiles_played - without->tiles_played >= jokers * joker_adds;
}

/* Puts the turn in place of mind->turn in which jokers are worth their while. */
static void spare_jokers(bk_mind *mind, const bk_sight *sight, int joker_adds)
{
    int held = sight->position.rack[BK_JOKER];
    bk_turn *without = &mind->choice[0], *with_one = &mind->choice[1];
    ask(mind, sight, BK_TILES, held, without);
    if (is_worth(&mind->turn, without, joker_adds))
        return;
    if (held == 2 && ask(mind, sight, BK_TILES, 1, with_one) && with_one->played[BK_JOKER] &&
        is_worth(with_one, without, joker_adds))
        play_other(mind, with_one);
    else
        play_other(mind, without);
}

static bool play_usual(bk_mind *mind, const bk_sight *sight, const bk_policy *policy)
{
    if (!play(mind, sight, BK_TILES) || mind->turn.tiles_played == sight->tiles)
        return mind->turn.found;
    if (policy->joker_adds && mind->turn.played[BK_JOKER])
        spare_jokers(mind, sight, policy->joker_adds);
    if (!sight->duty)
        return mind->turn.found && mind->turn.tiles_played >= policy->least_tiles;
    return mind->turn.found || play(mind, sight, BK_TILES);
}

/* ---- hoarding ---------------------------------------------------------------------------- */

static bool goes_on_hoarding(const bk_sight *sight, const bk_policy *policy)
{
    return policy->hoards && sight->fewest > policy->until_tiles &&
           sight->pool > policy->until_pool;
}

static bool play_all_or_little(bk_mind *mind, const bk_sight *sight)
{
    return go_out(mind, sight) || (sight->duty && play(mind, sight, BK_FEWEST));
}

/* ---- bleeding ---------------------------------------------------------------------------- */

/* Can the other go out after this turn, or after none? */
static bool rival_goes_out(bk_mind *mind, const bk_sight *sight, const bk_turn *turn)
{
    bk_position *after = &mind->asked;
    bool goes_out = false;
    *after = sight->position;
    after->rules.opened = sight->rival_opened;
    memcpy(after->rack, sight->rival, sizeof after->rack);
    for (int kind = 0; turn && kind < BK_KINDS; kind++)
        after->table[kind] = (uint8_t)(after->table[kind] + turn->played[kind]);
    if (turn && !sight->bare) {
        after->set_count = turn->set_count;
        memcpy(after->sets, turn->sets, sizeof after->sets);
    }
    if (!sight->rival_opened && !after->rules.opening_goes_on) {
        memset(after->table, 0, sizeof after->table);
        after->set_count = 0;
    }
    bk_status status = bk_can_go_out(mind->solver, after, &goes_out);
    if (status != BK_OK)
        mind->status = status;
    return goes_out;
}

/* The most valuable of the smallest turns after which the other cannot go out; or -1. */
static int safest(bk_mind *mind, const bk_sight *sight)
{
    size_t count = 0;
    int best = -1;
    bk_status status = bk_turns(mind->solver, &sight->position, BK_FEWEST, mind->choice,
                                BK_BLEED_CHOICES, &count);
    if (status != BK_OK)
        mind->status = status;
    for (int i = 0; i < (int)count; i++)
        if ((best < 0 || mind->choice[i].points_played > mind->choice[best].points_played) &&
            !rival_goes_out(mind, sight, &mind->choice[i]))
            best = i;
    return best;
}

static bool is_ahead(const bk_sight *sight)
{
    int joker_value = sight->position.rules.joker_value;
    return bk_rack_value(sight->position.rack, joker_value) <
           bk_rack_value(sight->rival, joker_value);
}

static bool bleed(bk_mind *mind, const bk_sight *sight)
{
    if (go_out(mind, sight))
        return true;
    if (is_ahead(sight) && !sight->duty)
        return false;
    int best = safest(mind, sight);
    if (best >= 0) {
        play_other(mind, &mind->choice[best]);
        return true;
    }
    return (sight->duty || rival_goes_out(mind, sight, NULL)) && play(mind, sight, BK_TILES);
}

/* ---- enduring ---------------------------------------------------------------------------- */

static void write_turn(bk_turn *turn, const uint8_t played[BK_KINDS], int joker_value)
{
    memset(turn, 0, sizeof *turn);
    turn->found = true;
    memcpy(turn->played, played, BK_KINDS);
    turn->tiles_played = (uint8_t)bk_count(played);
    turn->points_played = (uint16_t)bk_rack_value(played, joker_value);
}

static bool endure(bk_mind *mind, const bk_sight *sight)
{
    bk_end end = {.rules = sight->position.rules, .duty = sight->duty};
    uint8_t played[BK_KINDS];
    if (!sight->bare || !sight->rival_opened)
        return bleed(mind, sight);
    if (!sight->duty && is_ahead(sight) && !rival_goes_out(mind, sight, NULL))
        return go_out(mind, sight);
    memcpy(end.own, sight->position.rack, BK_KINDS);
    memcpy(end.rival, sight->rival, BK_KINDS);
    if (!bk_endure(mind->solver, &end, played))
        return bleed(mind, sight);
    write_turn(&mind->turn, played, end.rules.joker_value);
    return true;
}

static bool play_at_end(bk_mind *mind, const bk_sight *sight, const bk_policy *policy)
{
    if (policy->at_end == BK_END_HOLD)
        return play_all_or_little(mind, sight);
    if (policy->at_end == BK_END_BLEED && sight->rival_known)
        return bleed(mind, sight);
    if (policy->at_end == BK_END_ENDURE && sight->rival_known)
        return endure(mind, sight);
    return play(mind, sight, BK_TILES);
}

/* ------------------------------------------------------------------------------------------ */

bool bk_decide(bk_mind *mind, const bk_sight *sight, const bk_policy *policy)
{
    mind->status = BK_OK;
    mind->stuck = mind->spent = false;
    if (!sight->position.rules.opened)
        return play(mind, sight, (bk_objective)policy->opening);
    if (sight->pool == 0)
        return play_at_end(mind, sight, policy);
    if (goes_on_hoarding(sight, policy))
        return play_all_or_little(mind, sight);
    return play_usual(mind, sight, policy);
}
