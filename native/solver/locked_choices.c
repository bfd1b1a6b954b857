/* Choices beside locked jokers.
 *
 * Mostly all locked sets are kept. Then one graph lists all turns: tiles are attached to the kept
 * sets, and no joker is laid. Three kinds of turns are added.
 *
 * Turns that free a joker must play the tile that frees it. In the own-rack edition the new set of
 * the joker comes from the rack, so there are few of them, and a graph is made for each. Elsewhere
 * the solver checks the choices with that tile, best first, until the list is full.
 *
 * Turns that play a joker of the rack: two other tiles of its set are its core. They are kept with
 * the joker, and the rest of the set is attached. A graph is made for each core.
 *
 * Turns of an opening that goes on: a graph is made for each opening. A joker of the opening stays,
 * so its set is kept. */
#include "solver/choices.h"

#include "rules/quick_reject.h"
#include "rules/rules.h"
#include "solver/locked.h"
#include "solver/turns.h"
#include "solver/workspace.h"

#include <string.h>

typedef struct {
    bk_solver *solver;
    int count, limit;
    bool failed; /* some graph was too large */
    bk_plan plan; /* all locked sets are kept, nothing is played, no joker is laid */
} choice_list;

/* ---- the list -------------------------------------------------------------------------- */

/* The value that a choice must exceed. */
static int32_t value_to_beat(const choice_list *l)
{
    return l->count == l->limit ? l->solver->choice_value[l->limit - 1] : BK_IMPOSSIBLE;
}

/* The place after all choices of at least this value. */
static int place_of(const choice_list *l, int32_t value)
{
    int place = l->count;
    while (place > 0 && l->solver->choice_value[place - 1] < value)
        place--;
    return place;
}

/* Whether the choice is among those of equal value before this place. */
static bool is_listed(const bk_solver *solver, int place, int32_t value,
                      const uint8_t played[BK_KINDS])
{
    for (int i = place - 1; i >= 0 && solver->choice_value[i] == value; i--)
        if (memcmp(solver->choice[i], played, BK_KINDS) == 0)
            return true;
    return false;
}

/* Whether a choice is listed, or not good enough to be. */
static bool is_known(const choice_list *l, const uint8_t played[BK_KINDS])
{
    int32_t value = bk_weigh(&l->solver->problem.weights, played);
    int place = place_of(l, value);
    return place == l->limit || is_listed(l->solver, place, value, played);
}

/* Adds a choice after those of equal value, unless it is listed or not good enough. */
static void add_choice(choice_list *l, const uint8_t played[BK_KINDS])
{
    bk_solver *solver = l->solver;
    int32_t value = bk_weigh(&solver->problem.weights, played);
    int place = place_of(l, value);
    if (place == l->limit || is_listed(solver, place, value, played))
        return;
    l->count += l->count < l->limit;
    size_t moved = (size_t)(l->count - 1 - place);
    memmove(solver->choice + place + 1, solver->choice + place, moved * sizeof *solver->choice);
    memmove(solver->choice_value + place + 1, solver->choice_value + place,
            moved * sizeof *solver->choice_value);
    memcpy(solver->choice[place], played, BK_KINDS);
    solver->choice_value[place] = value;
}

/* ---- from plans ------------------------------------------------------------------------ */

static void add_meanings(const bk_shape *kept, uint8_t tiles[BK_KINDS])
{
    for (int i = 0; i < kept->size && kept->form == BK_RUN; i++)
        tiles[bk_kind(kept->colours, kept->number + i)] = 1;
    for (int colour = 0; colour < BK_COLOURS && kept->form == BK_GROUP; colour++)
        tiles[bk_kind(colour, kept->number)] = 1;
}

/* Leaves out the optional tiles that have no partners, neither loose nor in a kept set. */
static void drop_tiles_alone(bk_plan *plan)
{
    uint8_t optional[BK_KINDS], others[BK_KINDS];
    memcpy(optional, plan->optional, BK_KINDS);
    memcpy(others, plan->required, BK_KINDS);
    for (int i = 0; i < plan->kept_count; i++)
        add_meanings(&plan->kept[i], others);
    bk_tiles_with_partners(optional, others, plan->optional);
}

static bool is_legal(bk_solver *solver, const uint8_t played[BK_KINDS])
{
    const bk_rules *rules = &solver->problem.rules;
    return (rules->opened || !bk_reject_opening(played, rules->opening_minimum)) &&
           bk_lay_choice(solver, played);
}

/* Lists the choices of a plan in solver->played, with the tiles that it plays in any case. Returns
 * their number. */
static int list_plan(choice_list *l, bk_plan plan, const uint8_t certain[BK_KINDS],
                     bool table_is_valid)
{
    bk_solver *solver = l->solver;
    drop_tiles_alone(&plan);
    int count = bk_plan_choices(solver, &plan, table_is_valid, solver->played, l->limit);
    l->failed |= count < 0;
    for (int i = 0; i < count; i++)
        for (int kind = 0; kind < BK_KINDS; kind++)
            solver->played[i][kind] = (uint8_t)(solver->played[i][kind] + certain[kind]);
    return count;
}

static void add_plan(choice_list *l, const bk_plan *plan, const uint8_t certain[BK_KINDS],
                     bool table_is_valid)
{
    int count = list_plan(l, *plan, certain, table_is_valid);
    for (int i = 0; i < count; i++)
        add_choice(l, l->solver->played[i]);
    l->solver->answer.value = value_to_beat(l);
}

static void keep(bk_plan *plan, const bk_shape *set)
{
    plan->kept[plan->kept_count++] = *set;
}

/* Makes the plan in which all locked sets are kept. */
static void keep_locked(choice_list *l)
{
    const bk_problem *problem = &l->solver->problem;
    bk_plan *plan = &l->plan;
    bk_plan_start(plan, problem);
    plan->required[BK_JOKER] = plan->optional[BK_JOKER] = 0;
    for (int i = 0; i < problem->set_count; i++) {
        uint8_t counts[BK_KINDS] = {0};
        if (!bk_shape_jokers(&problem->sets[i]))
            continue;
        keep(plan, &problem->sets[i]);
        bk_shape_count(&problem->sets[i], counts);
        for (int kind = 0; kind < BK_JOKER; kind++)
            plan->required[kind] = (uint8_t)(plan->required[kind] - counts[kind]);
    }
}

/* ---- keeping all locked sets, without a joker of the rack ------------------------------ */

static void add_opening(const bk_layout *opening, const uint8_t laid[BK_KINDS], void *context)
{
    choice_list *l = context;
    bk_plan plan = l->plan;
    if (l->failed)
        return;
    plan.must_play = false;
    for (int kind = 0; kind < BK_JOKER; kind++) {
        plan.required[kind] = (uint8_t)(plan.required[kind] + laid[kind]);
        plan.optional[kind] = (uint8_t)(plan.optional[kind] - laid[kind]);
    }
    for (int i = 0; i < opening->count; i++) {
        uint8_t counts[BK_KINDS] = {0};
        if (!bk_shape_jokers(&opening->shape[i]))
            continue;
        keep(&plan, &opening->shape[i]);
        bk_shape_count(&opening->shape[i], counts);
        for (int kind = 0; kind < BK_JOKER; kind++)
            plan.required[kind] = (uint8_t)(plan.required[kind] - counts[kind]);
    }
    add_plan(l, &plan, laid, true);
}

static void add_keeping(choice_list *l)
{
    static const uint8_t NOTHING[BK_KINDS];
    if (l->solver->problem.rules.opened)
        add_plan(l, &l->plan, NOTHING, true);
    else
        bk_each_opening(l->solver, &l->solver->problem, add_opening, l);
}

/* ---- freeing a joker ------------------------------------------------------------------- */

static void add_swap_plan(const bk_plan *plan, void *context)
{
    choice_list *l = context;
    uint8_t certain[BK_KINDS];
    for (int kind = 0; kind < BK_KINDS; kind++)
        certain[kind] = (uint8_t)(l->solver->problem.may[kind] - plan->optional[kind]);
    if (!l->failed)
        add_plan(l, plan, certain, false);
}

static void add_searched(choice_list *l)
{
    bk_solver *solver = l->solver;
    size_t count = bk_turns_k_best(solver, solver->turns, (size_t)l->limit, value_to_beat(l));
    for (size_t i = 0; i < count; i++)
        add_choice(l, solver->turns[i].played);
}

/* Lists in solver->candidate the best choices that play this tile, as if jokers were free. Returns
 * their number, or -1 if there are too many to list. */
static int list_with(bk_solver *solver, int kind)
{
    bk_plan plan;
    uint8_t optional[BK_KINDS];
    bk_plan_start(&plan, &solver->problem);
    plan.must_play = false;
    plan.required[kind]++;
    plan.optional[kind]--;
    memcpy(optional, plan.optional, BK_KINDS);
    bk_tiles_with_partners(optional, plan.required, plan.optional);
    int count = bk_plan_choices(solver, &plan, false, solver->candidate, BK_MAX_TURNS);
    for (int i = 0; i < count; i++)
        solver->candidate[i][kind]++;
    return count;
}

/* Whether choices that weigh less than the last candidate may be missing. */
static bool may_miss_choices(const choice_list *l, int count)
{
    const bk_solver *solver = l->solver;
    return count < 0 ||
           (count == BK_MAX_TURNS && bk_weigh(&solver->problem.weights,
                                              solver->candidate[count - 1]) > value_to_beat(l));
}

/* Adds the turns that free a joker by checking those that play a tile that could, best first.
 * Returns false if there are too many. */
static bool add_checked(choice_list *l, int32_t best)
{
    bk_solver *solver = l->solver;
    bk_problem problem = solver->problem;
    for (int kind = 0; kind < BK_JOKER; kind++) {
        if (!bk_can_free_joker(&problem, kind))
            continue;
        int count = list_with(solver, kind);
        for (int i = 0; i < count; i++) {
            const uint8_t *played = solver->candidate[i];
            if (bk_weigh(&problem.weights, played) <= best && !is_known(l, played) &&
                is_legal(solver, played))
                add_choice(l, played);
        }
        solver->problem = problem;
        if (may_miss_choices(l, count))
            return false;
    }
    return true;
}

static void add_freeing(choice_list *l)
{
    bk_solver *solver = l->solver;
    bk_problem problem = solver->problem;
    solver->problem.must_free = true;
    if (problem.rules.jokers == BK_JOKERS_LOCKED_OWN_RACK && problem.rules.opened) {
        solver->answer.value = value_to_beat(l);
        bk_each_plan_that_frees(solver, &solver->problem, add_swap_plan, l);
    } else {
        bk_solver_solve(solver, value_to_beat(l)); /* mostly there is none */
        if (solver->answer.found && !add_checked(l, solver->answer.value))
            add_searched(l);
    }
    solver->problem = problem;
    solver->answer.found = false;
}

static bool can_free_joker(const bk_problem *problem)
{
    for (int kind = 0; kind < BK_JOKER; kind++)
        if (bk_can_free_joker(problem, kind))
            return true;
    return false;
}

/* ---- playing a joker of the rack ------------------------------------------------------- */

/* Moves a tile into the core: one of the table if possible. That leaves the equal tile on the rack
 * free to be played or not. */
static bool take(bk_plan *plan, uint8_t certain[BK_KINDS], int kind)
{
    if (plan->required[kind]) {
        plan->required[kind]--;
        return true;
    }
    if (!plan->optional[kind])
        return false;
    plan->optional[kind]--;
    certain[kind]++;
    return true;
}

/* Adds the turns in which these two tiles are the core of the joker's set. Those of an opening that
 * was already made with the joker are listed; the others are checked. */
static void add_core(choice_list *l, const bk_shape *core, int one, int other)
{
    bk_plan plan = l->plan;
    bk_solver *solver = l->solver;
    uint8_t certain[BK_KINDS] = {[BK_JOKER] = 1};
    if (l->failed || !take(&plan, certain, one) || !take(&plan, certain, other))
        return;
    plan.must_play = false;
    keep(&plan, core);
    if (solver->problem.rules.opened) {
        add_plan(l, &plan, certain, false);
        return;
    }
    int count = list_plan(l, plan, certain, false);
    memcpy(solver->candidate, solver->played, sizeof solver->candidate);
    for (int i = 0; i < count; i++)
        if (!is_known(l, solver->candidate[i]) && is_legal(solver, solver->candidate[i]))
            add_choice(l, solver->candidate[i]);
}

static void add_groups_of(choice_list *l, int number)
{
    for (int one = 0; one < BK_COLOURS; one++)
        for (int other = one + 1; other < BK_COLOURS; other++) {
            bk_shape core = {.form = BK_GROUP,
                             .number = (uint8_t)number,
                             .size = 3,
                             .colours = (uint8_t)(1 << one | 1 << other),
                             .jokers = 1};
            add_core(l, &core, bk_kind(one, number), bk_kind(other, number));
        }
}

/* Adds the runs of three from this number on with the joker at this place. */
static void add_run_of(choice_list *l, int colour, int number, int joker)
{
    bk_shape core = {.form = BK_RUN,
                     .number = (uint8_t)number,
                     .size = 3,
                     .colours = (uint8_t)colour,
                     .jokers = (uint16_t)(1 << joker)};
    add_core(l, &core, bk_kind(colour, number + (joker == 0)),
             bk_kind(colour, number + (joker == 2 ? 1 : 2)));
}

/* A joker at the end of a run stands at its high end, unless the run ends with 13. */
static void add_playing_joker(choice_list *l)
{
    for (int number = 1; number <= BK_NUMBERS; number++)
        add_groups_of(l, number);
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        bool to_the_end = true;
        for (int number = BK_NUMBERS - 2; number >= 1; number--) {
            add_run_of(l, colour, number, 1);
            add_run_of(l, colour, number, 2);
            for (int i = 1; i <= 2; i++) {
                int kind = bk_kind(colour, number + i);
                to_the_end = to_the_end && (l->plan.required[kind] || l->plan.optional[kind]);
            }
            if (to_the_end)
                add_run_of(l, colour, number, 0);
        }
    }
}

/* ---- all ------------------------------------------------------------------------------- */

int bk_locked_choices(bk_solver *solver, uint8_t (*played)[BK_KINDS], int limit)
{
    choice_list l = {.solver = solver, .limit = limit};
    solver->answer.found = false;
    solver->answer.value = BK_IMPOSSIBLE;
    keep_locked(&l);
    add_keeping(&l);
    if (!l.failed && !l.count && !solver->problem.rules.opened)
        return 0; /* every turn has an opening, and that alone is listed by now */
    if (!l.failed && can_free_joker(&solver->problem))
        add_freeing(&l);
    if (solver->problem.may[BK_JOKER])
        add_playing_joker(&l);
    memcpy(played, solver->choice, (size_t)l.count * sizeof *played);
    return l.failed ? -1 : l.count;
}
