/* Locked jokers, exactly as in reading 4.
 *
 * Every locked set is kept or swapped. A kept set leaves the walk; other tiles may be attached to
 * it (plan.c). A swapped set returns its tiles to the table, the tile that frees the joker is
 * played, and the joker goes to a new set. At first the walk may lay that joker anywhere. This
 * gives an upper limit, and often the answer. Only if the joker then lies in no new set, the new
 * sets are tried one by one. Runs of more than five can be divided, and a part of a new set is new,
 * so runs of three to five with the joker are enough. */
#include "solver/locked.h"

#include "rules/possible_sets.h"
#include "rules/rules.h"
#include "solver/workspace.h"

#include <string.h>

typedef bk_locked_search search;

/* Whether nothing better than the answer is wanted, or possible. */
static bool is_done(const search *t)
{
    return bk_is_satisfied(t->solver) || t->solver->answer.value >= t->limit;
}

static bool own_rack(const search *t)
{
    return t->problem->rules.jokers == BK_JOKERS_LOCKED_OWN_RACK;
}

/* ---- from assignment to plan ----------------------------------------------------------- */

/* Demand: what the swaps need of one kind. */
typedef struct {
    int from_table, from_rack; /* used by new sets */
    int played;                /* least number that leaves the rack */
} demand;

static void add_demand(const bk_swap *swap, demand of[BK_KINDS])
{
    bk_set set;
    of[swap->tile].played++;
    bk_shape_write(&swap->into, &set);
    for (int place = 0; place < swap->into.size; place++) {
        demand *d = &of[set.tile[place]];
        if (set.tile[place] == BK_JOKER)
            continue;
        if (swap->from_rack >> place & 1)
            d->from_rack++;
        else
            d->from_table++;
    }
}

/* Whether a second tile of this kind is needed. In the own-rack edition the tile that freed the
 * joker may not be in its new set. */
static bool twin_needed(const search *t, int kind)
{
    for (int i = 0; own_rack(t) && i < t->assignment.swap_count; i++) {
        const bk_swap *swap = &t->assignment.swap[i];
        uint8_t counts[BK_KINDS] = {0};
        if (swap->into.size == 0 || swap->tile != kind)
            continue;
        bk_shape_count(&swap->into, counts);
        if (counts[kind])
            return true;
    }
    return false;
}

static bool plan_kind(bk_plan *plan, const search *t, int kind, const demand *d)
{
    const bk_problem *problem = t->problem;
    int played = bk_max(bk_max(d->played, d->from_rack), problem->must[kind]);
    if (twin_needed(t, kind))
        played = bk_max(played, 2);
    if (played > problem->may[kind] || d->from_table > t->assignment.table[kind])
        return false;
    plan->required[kind] =
        (uint8_t)(t->assignment.table[kind] - d->from_table + played - d->from_rack);
    plan->optional[kind] = (uint8_t)(problem->may[kind] - played);
    plan->given += played * bk_weight_of(&problem->weights, kind);
    plan->must_play = plan->must_play && !played;
    return true;
}

bool bk_locked_plan(bk_plan *plan, const search *t)
{
    demand of[BK_KINDS] = {0};
    bk_plan_start(plan, t->problem);
    plan->given = t->problem->given;
    for (int i = 0; i < t->assignment.swap_count; i++)
        add_demand(&t->assignment.swap[i], of);
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (!plan_kind(plan, t, kind, &of[kind]))
            return false;
    plan->kept_count = t->assignment.kept_count;
    memcpy(plan->kept, t->assignment.kept, sizeof plan->kept);
    for (int i = 0; i < t->assignment.swap_count; i++)
        if (t->assignment.swap[i].into.size)
            plan->laid[plan->laid_count++] = t->assignment.swap[i].into;
        else
            plan->required[BK_JOKER]++;
    return true;
}

/* ---- solving a complete assignment ----------------------------------------------------- */

bool bk_locked_run(search *t)
{
    bk_plan plan;
    unsigned ends = bk_short_runs(&t->problem->rules) ? 1u << t->assignment.kept_count : 1;
    if (!bk_locked_plan(&plan, t))
        return false;
    if (t->visit) {
        t->visit(&plan, t->context);
        return true;
    }
    for (plan.low_ends = 0; plan.low_ends < ends && !bk_is_satisfied(t->solver); plan.low_ends++)
        bk_run_one_joker_per_set(t->solver, t->problem, &plan);
    return true;
}

/* ---- freed jokers left to the walk ----------------------------------------------------- */

/* Whether this plan can beat the answer if the walk may lay freed jokers anywhere. Sets the limit. If
 * the result is legal, it becomes the answer. */
static bool can_beat_answer(search *t, const bk_plan *plan)
{
    uint8_t played[BK_KINDS];
    bk_layout *draft = &t->solver->draft;
    if (bk_short_runs(&t->problem->rules) && plan->kept_count)
        return true; /* the walk would be needed once for each end */
    int32_t value = bk_plan_run(t->solver, plan);
    if (value == BK_IMPOSSIBLE)
        return false;
    if (t->visit)
        return true;
    t->limit = value;
    bk_plan_draft(t->solver, plan, value);
    bk_split_runs(draft, plan->kept_count);
    bk_layout_played(draft, t->problem->table, played);
    if (own_rack(t) || !bk_has_one_joker_per_set(draft) ||
        !bk_has_new_sets(t->assignment, draft, played))
        return true;
    bk_draft_accept(t->solver, value);
    return false;
}

/* ---- new sets for freed jokers --------------------------------------------------------- */

typedef struct {
    search *t;
    int swap;
} placing;

static void place_joker(search *t, int swap);

/* Origins: which tiles of a new set come from the rack, the others from the table. A tile from the
 * table leaves the equal tile on the rack free to be played or not. So where some origins are settled,
 * the same with more tiles from the rack bring nothing new. */
static bool is_settled(const search *t, int swap, unsigned from_rack)
{
    for (int i = 0; i < t->settled[swap].count; i++)
        if ((t->settled[swap].from_rack[i] & ~from_rack) == 0)
            return true;
    return false;
}

static void settle(search *t, int swap, unsigned from_rack)
{
    t->settled[swap].from_rack[t->settled[swap].count++] = from_rack;
}

/* Solves the last swap. More tiles from the rack are needed only if the set is not new. */
static void try_last(search *t, int swap, unsigned from_rack)
{
    if ((own_rack(t) || bk_are_new_sets(&t->assignment)) && bk_locked_run(t))
        settle(t, swap, from_rack);
}

/* Solves the swaps that follow. More tiles from the rack are needed only if the set may turn out not
 * to be new, and not if even these origins cannot beat the answer. */
static void try_next(search *t, int swap, unsigned from_rack)
{
    bk_plan plan;
    int32_t limit = t->limit;
    if (!bk_locked_plan(&plan, t))
        return;
    bool beats = can_beat_answer(t, &plan);
    if (beats)
        place_joker(t, swap + 1);
    if (!beats || bk_is_surely_new(&t->assignment, swap))
        settle(t, swap, from_rack);
    t->limit = limit;
}

static void try_origins(search *t, int swap, unsigned from_rack)
{
    if (is_settled(t, swap, from_rack))
        return;
    t->assignment.swap[swap].from_rack = from_rack;
    if (swap + 1 == t->assignment.swap_count)
        try_last(t, swap, from_rack);
    else
        try_next(t, swap, from_rack);
}

/* Tries every origin of the tiles, fewer tiles from the rack first: each may come from the table or
 * from the rack. */
static void each_origin(search *t, int swap, const bk_set *set, int place, unsigned from_rack)
{
    if (is_done(t))
        return;
    if (place == set->size) {
        try_origins(t, swap, from_rack);
        return;
    }
    int kind = set->tile[place];
    if (kind == BK_JOKER) {
        each_origin(t, swap, set, place + 1, from_rack);
        return;
    }
    if (t->assignment.table[kind] && !own_rack(t))
        each_origin(t, swap, set, place + 1, from_rack);
    if (t->problem->may[kind])
        each_origin(t, swap, set, place + 1, from_rack | 1u << place);
}

static bool try_new_set(const bk_shape *shape, void *context)
{
    placing *p = context;
    bk_set set;
    bk_shape_write(shape, &set);
    p->t->assignment.swap[p->swap].into = *shape;
    p->t->settled[p->swap].count = 0;
    each_origin(p->t, p->swap, &set, 0, 0);
    return is_done(p->t);
}

static void place_joker(search *t, int swap)
{
    placing p = {t, swap};
    uint8_t tiles[BK_KINDS];
    for (int kind = 0; kind < BK_KINDS; kind++)
        tiles[kind] =
            (uint8_t)(t->problem->may[kind] + (own_rack(t) ? 0 : t->assignment.table[kind]));
    tiles[BK_JOKER] = 1;
    int longest = bk_min(BK_LONGEST_JOKER_RUN, t->problem->rules.max_run_length);
    bk_each_set(tiles, (bk_set_limits){longest, 1, 1}, try_new_set, &p);
    t->assignment.swap[swap].into.size = 0;
}

/* ---- assignments ----------------------------------------------------------------------- */

static void solve_assignment(search *t)
{
    bk_plan plan;
    t->limit = BK_ENOUGH;
    if (t->assignment.swap_count == 0)
        bk_locked_run(t);
    else if (bk_locked_plan(&plan, t) && can_beat_answer(t, &plan) && !bk_place_jokers(t))
        place_joker(t, 0);
}

static void add_naturals(uint8_t table[BK_KINDS], const bk_shape *set, int sign)
{
    uint8_t counts[BK_KINDS] = {0};
    bk_shape_count(set, counts);
    for (int kind = 0; kind < BK_JOKER; kind++)
        table[kind] = (uint8_t)(table[kind] + sign * counts[kind]);
}

static void assign_from(search *t, int index);

static void keep(search *t, int index)
{
    t->assignment.kept[t->assignment.kept_count++] = *t->locked[index];
    add_naturals(t->assignment.table, t->locked[index], -1);
    assign_from(t, index + 1);
    add_naturals(t->assignment.table, t->locked[index], 1);
    t->assignment.kept_count--;
}

/* Returns the number, and the mask of colours, that the joker of a locked set stands for. */
static int stands_for(const bk_shape *set, unsigned *colours)
{
    if (set->form == BK_GROUP) {
        *colours = ~set->colours & 15u;
        return set->number;
    }
    *colours = 1u << set->colours;
    return set->number + __builtin_ctz(set->jokers);
}

static void swap(search *t, int index)
{
    unsigned colours;
    int number = stands_for(t->locked[index], &colours);
    for (int colour = 0; colour < BK_COLOURS && !bk_is_satisfied(t->solver); colour++) {
        int kind = bk_kind(colour, number);
        if (!(colours >> colour & 1) || !t->problem->may[kind])
            continue;
        t->assignment.swap[t->assignment.swap_count++] =
            (bk_swap){.set = t->locked[index], .tile = kind};
        assign_from(t, index + 1);
        t->assignment.swap_count--;
    }
}

static void assign_from(search *t, int index)
{
    const bk_shape *first_own = t->problem->sets + t->problem->set_count - t->problem->own_sets;
    if (bk_is_satisfied(t->solver))
        return;
    if (index == t->locked_count) {
        if (t->assignment.swap_count || !t->problem->must_free)
            solve_assignment(t);
        return;
    }
    keep(t, index);
    if (t->locked[index] < first_own)
        swap(t, index);
}

/* Sorts the locked sets, so that the answer does not depend on their order on the table. Own sets
 * come last and stay there, because they are treated differently. */
static void order_locked(search *t)
{
    const bk_shape *first_own = t->problem->sets + t->problem->set_count - t->problem->own_sets;
    if (t->locked_count == 2 && t->locked[1] < first_own &&
        memcmp(t->locked[0], t->locked[1], sizeof **t->locked) > 0) {
        const bk_shape *first = t->locked[0];
        t->locked[0] = t->locked[1];
        t->locked[1] = first;
    }
}

static void start(search *t)
{
    const bk_problem *problem = t->assignment.problem = t->problem;
    memcpy(t->assignment.table, problem->table, BK_KINDS);
    t->assignment.table[BK_JOKER] = 0; /* every joker on the table lies in a locked set */
    for (int i = 0; i < problem->set_count; i++)
        if (bk_shape_jokers(&problem->sets[i]))
            t->locked[t->locked_count++] = &problem->sets[i];
    order_locked(t);
    assign_from(t, 0);
}

void bk_solve_locked(bk_solver *solver, const bk_problem *problem)
{
    start(&(search){.solver = solver, .problem = problem});
}

void bk_each_plan_that_frees(bk_solver *solver, const bk_problem *problem, bk_plan_visitor *visit,
                             void *context)
{
    start(&(search){.solver = solver, .problem = problem, .visit = visit, .context = context});
}

bool bk_can_free_joker(const bk_problem *problem, int kind)
{
    for (int i = 0; problem->may[kind] && i < problem->set_count - problem->own_sets; i++) {
        unsigned colours;
        if (bk_shape_jokers(&problem->sets[i]) &&
            stands_for(&problem->sets[i], &colours) == bk_number_of(kind) &&
            (colours >> bk_colour_of(kind) & 1))
            return true;
    }
    return false;
}
