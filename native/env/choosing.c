#include "env/choosing.h"

#include "rules/quick_reject.h"
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

enum { GRAPH_BUDGET = 600, KINDS_PER_WORD = 32 };

/* ---- bags ------------------------------------------------------------------------------ */

static bk_bag bag_of(const uint8_t counts[BK_KINDS])
{
    static const uint64_t UNARY[] = {0, 1, 3};
    bk_bag bag = {{0, 0}};
    for (int kind = 0; kind < BK_KINDS; kind++)
        bag.word[kind / KINDS_PER_WORD] |= UNARY[counts[kind]] << 2 * (kind % KINDS_PER_WORD);
    return bag;
}

static bool includes(const bk_bag *whole, const bk_bag *part)
{
    return !((part->word[0] & ~whole->word[0]) | (part->word[1] & ~whole->word[1]));
}

static bool equals(const bk_bag *a, const bk_bag *b)
{
    return a->word[0] == b->word[0] && a->word[1] == b->word[1];
}

/* Drops the bags without all chosen tiles. Adds up the others in `all`. Returns whether one of them
 * is exactly the chosen tiles. */
static bool keep_including(bk_bag *bags, uint8_t *count, const bk_bag *chosen, bk_bag *all)
{
    int kept = 0;
    bool exactly = false;
    *all = (bk_bag){{0, 0}};
    for (int i = 0; i < *count; i++) {
        if (!includes(&bags[i], chosen))
            continue;
        all->word[0] |= bags[i].word[0];
        all->word[1] |= bags[i].word[1];
        exactly = exactly || equals(&bags[i], chosen);
        bags[kept++] = bags[i];
    }
    *count = (uint8_t)kept;
    return exactly;
}

/* Marks the kinds of which `all` holds more than the chosen tiles. */
static void mark_more(const bk_bag *all, const bk_bag *chosen, bool next[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++) {
        int word = kind / KINDS_PER_WORD, place = 2 * (kind % KINDS_PER_WORD);
        next[kind] = (all->word[word] & ~chosen->word[word]) >> place & 3;
    }
}

/* ---- all turns at once ----------------------------------------------------------------- */

/* Whether every turn of the graph is legal: no joker is locked, and no set can hold two. */
static bool graph_is_exact(const bk_position *position)
{
    const bk_rules *rules = &position->rules;
    bool opens_oddly = !rules->opened && (rules->opening_single_set || rules->opening_goes_on);
    bool jokers_are_plain = rules->jokers == BK_JOKERS_FREE ||
                            (!position->table[BK_JOKER] && position->rack[BK_JOKER] < 2);
    return jokers_are_plain && !opens_oddly;
}

/* Finds the turns that play the chosen tiles, which count as part of the table. Returns false if
 * there are too many for the graph. */
static bool find_turns(bk_choosing *c, bk_solver *solver, const bk_position *position)
{
    const bk_rules *rules = &position->rules;
    bk_weights weights = bk_weights_for(BK_TILES, rules->joker_value);
    bool alone = !rules->opened && !rules->opening_goes_on;
    uint8_t table[BK_KINDS], rack[BK_KINDS], may[BK_KINDS];
    uint8_t played[BK_MOST_LISTED][BK_KINDS];
    for (int kind = 0; kind < BK_KINDS; kind++) {
        table[kind] = (uint8_t)(position->table[kind] + c->chosen[kind]);
        rack[kind] = (uint8_t)(c->next[kind] ? position->rack[kind] - c->chosen[kind] : 0);
    }
    bk_tiles_with_partners(rack, table, may);
    bk_graph_query query = {.table = table,
                            .may = may,
                            .weight = weights.tile,
                            .joker_weight = weights.joker,
                            .min_value = alone ? bk_opening_minimum(rules) : 0,
                            .short_runs = bk_short_runs(rules),
                            .table_is_valid = !alone && !bk_count(c->chosen),
                            .budget = GRAPH_BUDGET};
    int count =
        bk_graph_list_choices(&solver->graph_builder, &query, played, BK_MOST_LISTED);
    if (count < 0)
        return false;
    c->complete = bk_graph_following(&solver->graph_builder.graph, c->next) && bk_count(c->chosen);
    c->listed = count < BK_MOST_LISTED;
    c->turn_count = 0;
    for (int i = 0; i < count && c->listed; i++) {
        for (int kind = 0; kind < BK_KINDS; kind++)
            played[i][kind] = (uint8_t)(played[i][kind] + c->chosen[kind]);
        c->turn[c->turn_count++] = bag_of(played[i]);
    }
    if (c->listed && c->complete)
        c->turn[c->turn_count++] = bag_of(c->chosen);
    return true;
}

/* ---- proofs ---------------------------------------------------------------------------- */

/* Asks for a turn that plays at least `must` and at most `may`, and remembers it. */
static bool prove(bk_choosing *c, bk_solver *solver, const uint8_t must[BK_KINDS],
                  const uint8_t may[BK_KINDS], bk_bag *found)
{
    bk_turn turn;
    memcpy(solver->problem.must, must, BK_KINDS);
    memcpy(solver->problem.may, may, BK_KINDS);
    bk_solver_solve(solver, BK_IMPOSSIBLE);
    if (!solver->answer.found)
        return false;
    bk_solver_write_turn(solver, &turn);
    *found = bag_of(turn.played);
    if (c->proven_count < BK_MOST_PROVEN)
        c->proven[c->proven_count++] = *found;
    return true;
}

/* Asks for each tile that no known turn proves whether it may come next. */
static bk_status prove_next(bk_choosing *c, bk_solver *solver, const bk_position *position)
{
    uint8_t must[BK_KINDS], may[BK_KINDS];
    bool proven[BK_KINDS], some = bk_count(c->chosen) > 0;
    bk_bag chosen = bag_of(c->chosen), all, found;
    bool complete = keep_including(c->proven, &c->proven_count, &chosen, &all);
    bk_status status = bk_solver_set_problem(solver, position, BK_TILES);
    if (status != BK_OK)
        return status;
    solver->problem.any = true;
    solver->problem.tiles_only = bk_any_arrangement_is_legal(&position->rules);
    mark_more(&all, &chosen, proven);
    memcpy(must, c->chosen, BK_KINDS);
    for (int kind = 0; kind < BK_KINDS; kind++)
        may[kind] = c->next[kind] ? position->rack[kind] : c->chosen[kind];
    for (int kind = 0; kind < BK_KINDS; kind++) {
        if (!c->next[kind] || proven[kind])
            continue;
        must[kind]++;
        if (prove(c, solver, must, may, &found)) {
            all.word[0] |= found.word[0];
            all.word[1] |= found.word[1];
            mark_more(&all, &chosen, proven);
        } else {
            may[kind] = c->chosen[kind]; /* it fits no turn now, so it never will */
        }
        must[kind]--;
    }
    memcpy(c->next, proven, sizeof proven);
    c->complete = complete || (some && prove(c, solver, c->chosen, c->chosen, &found));
    return BK_OK;
}

/* ---- steps ----------------------------------------------------------------------------- */

static void choose_from_list(bk_choosing *c)
{
    bk_bag chosen = bag_of(c->chosen), all;
    c->complete = keep_including(c->turn, &c->turn_count, &chosen, &all);
    mark_more(&all, &chosen, c->next);
}

static bk_status update(bk_choosing *c, bk_solver *solver, const bk_position *position)
{
    if (c->listed) {
        choose_from_list(c);
        return BK_OK;
    }
    for (int kind = 0; kind < BK_KINDS; kind++)
        c->next[kind] = c->next[kind] && c->chosen[kind] < position->rack[kind];
    c->fits_graph = c->fits_graph && find_turns(c, solver, position);
    return c->fits_graph ? BK_OK : prove_next(c, solver, position);
}

bk_status bk_choosing_begin(bk_choosing *c, bk_solver *solver, const bk_position *position,
                            bool stuck)
{
    uint8_t partners[BK_KINDS];
    memset(c, 0, offsetof(bk_choosing, turn));
    if (stuck)
        return BK_OK;
    bk_tiles_with_partners(position->rack, position->table, partners);
    for (int kind = 0; kind < BK_KINDS; kind++)
        c->next[kind] = partners[kind] > 0;
    c->fits_graph = graph_is_exact(position);
    return update(c, solver, position);
}

bk_status bk_choosing_add(bk_choosing *c, bk_solver *solver, const bk_position *position, int kind)
{
    c->chosen[kind]++;
    return update(c, solver, position);
}
