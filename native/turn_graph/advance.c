/* From one row to the next: what stands lead to when given tiles lie at a number. */
#include "turn_graph/builder.h"

/* ---- arriving ---------------------------------------------------------------------------- */

/* Which colours are alive, as four bits. */
static unsigned alive_colours(const bk_graph_builder *builder, int in_groups, int in_runs, int row,
                              unsigned states)
{
    const uint16_t *alive = builder->alive[in_groups][in_runs][row];
    return (alive[0] >> (states & 15) & 1) | (alive[1] >> (states >> 4 & 15) & 1) << 1 |
           (alive[2] >> (states >> 8 & 15) & 1) << 2 | (alive[3] >> (states >> 12 & 15) & 1) << 3;
}

/* Whether all colours can come out, with the jokers in runs given to whom they help: see outlook.c. */
static bool can_complete(const bk_graph_builder *builder, int row, unsigned states, int jokers)
{
    enum { ALL = 15 };
    for (int in_groups = 0; in_groups <= jokers; in_groups++) {
        int needed = 0, left = jokers - in_groups;
        unsigned out = alive_colours(builder, in_groups, 0, row, states);
        for (int in_runs = 1; out != ALL && in_runs <= left; in_runs++) {
            unsigned more = alive_colours(builder, in_groups, in_runs, row, states) & ~out;
            needed += in_runs * __builtin_popcount(more);
            out |= more;
        }
        if (out == ALL && needed <= left)
            return true;
    }
    return false;
}

/* By the walk's bound, where there is one: what was played up to here, and the best that follows. */
static bool is_heavy_enough(const bk_graph_builder *builder, int row, unsigned states, int jokers)
{
    const bk_graph_query *query = builder->query;
    uint32_t state = 0;
    if (!query->walk)
        return true;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        state |= (uint32_t)bk_arrangement_state(states, colour) << 6 * colour;
    return builder->reach + bk_bound_colours(query->walk, row, state, jokers) >= query->at_least;
}

/* It arrives at the next row, if from there the sets can be worth enough. */
static void arrive(bk_graph_builder *builder, int row, unsigned states, int jokers, int value)
{
    int minimum = builder->query->min_value;
    if (value + builder->value_left[row] + BK_NUMBERS * jokers >= minimum &&
        can_complete(builder, row, states, jokers) && is_heavy_enough(builder, row, states, jokers))
        builder->full |= !bk_frontier_add(
            &builder->frontier, bk_arrangement_of(states, jokers, bk_min(value, minimum)));
}

/* ---- with a choice ----------------------------------------------------------------------- */

/* A stand on its way over a row, where jokers, or runs that are short, leave a choice: what each
 * colour's tiles can do in runs, by how many they are, with fewer jokers first. */
typedef struct {
    int row;
    bk_arrangement from;
    uint8_t needs[BK_COLOURS][3]; /* jokers, at least; NONE: more than there are */
    uint8_t count[BK_COLOURS][3];
    bk_transition transition[BK_COLOURS][3][3 * BK_MAX_STEPS];
} step_context;

enum { NONE = 3 };

static void list_transitions_of(const bk_graph_builder *builder, step_context *p, unsigned laid)
{
    int jokers = bk_arrangement_jokers(p->from);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int tiles = 0; tiles <= bk_count_of(laid, colour); tiles++) {
            int state = bk_arrangement_state(p->from, colour);
            const uint16_t *first =
                builder->transitions.first[builder->query->short_runs][state][tiles];
            bk_transition *end = p->transition[colour][tiles];
            for (int i = first[0]; i < first[jokers + 1]; i++) {
                bk_transition transition = builder->transitions.transition[i];
                *end = transition;
                end += builder->maybe_alive[jokers - transition.jokers][p->row + 1][colour] >>
                           transition.next &
                       1;
            }
            p->count[colour][tiles] = (uint8_t)(end - p->transition[colour][tiles]);
            p->needs[colour][tiles] =
                p->count[colour][tiles] ? p->transition[colour][tiles]->jokers : NONE;
        }
}

/* Colour by colour: `into_runs` are the tiles of those that are left, and `spare` the jokers beyond
 * what they need. */
static void choose_transitions(bk_graph_builder *builder, const step_context *p, int colour,
                               unsigned into_runs, unsigned states, int jokers, int spare,
                               int value)
{
    if (colour == BK_COLOURS) {
        arrive(builder, p->row + 1, states, jokers, value);
        return;
    }
    const bk_transition *transition = p->transition[colour][into_runs & 3];
    const bk_transition *end = transition + p->count[colour][into_runs & 3];
    spare += transition->jokers; /* the first needs the fewest */
    for (; transition < end && transition->jokers <= spare; transition++) {
        int more = transition->jokers && builder->query->min_value
                       ? bk_joker_run_value(p->row, bk_arrangement_state(p->from, colour),
                                            transition->jokers)
                       : 0;
        choose_transitions(builder, p, colour + 1, into_runs >> 2,
                           states | (unsigned)transition->next << 4 * colour,
                           jokers - transition->jokers, spare - transition->jokers, value + more);
    }
}

/* How many jokers the runs of all colours need. */
static int jokers_needed(const step_context *p, unsigned into_runs)
{
    return p->needs[0][into_runs & 3] + p->needs[1][into_runs >> 2 & 3] +
           p->needs[2][into_runs >> 4 & 3] + p->needs[3][into_runs >> 6];
}

static void advance_with_choice(bk_graph_builder *builder, int row, bk_arrangement from,
                                unsigned laid, int value)
{
    const bk_grouping_list *groups = &builder->groups->of[laid];
    int jokers = bk_arrangement_jokers(from);
    step_context p;
    p.row = row;
    p.from = from;
    list_transitions_of(builder, &p, laid);
    for (int used = 0; used <= jokers; used++)
        for (int i = 0; i < groups->count[used]; i++) {
            unsigned into_runs = laid - (groups->groupings[used][i] & (BK_VECTORS - 1));
            int spare = jokers - used - jokers_needed(&p, into_runs);
            if (spare >= 0)
                choose_transitions(builder, &p, 0, into_runs, 0, jokers - used, spare,
                                   value + used * row);
        }
}

/* ---- and without ------------------------------------------------------------------------- */

/* No joker, and long runs: what goes into groups decides everything. */
static void advance_plain(bk_graph_builder *builder, int row, bk_arrangement from, unsigned laid,
                          int value)
{
    const bk_grouping_list *groups = &builder->groups->of[laid];
    for (int i = 0; i < groups->count[0]; i++) {
        unsigned into_runs = laid - groups->groupings[0][i];
        unsigned low = builder->transitions.pair[into_runs & 15][from & 255];
        unsigned high = builder->transitions.pair[into_runs >> 4][from >> 8 & 255];
        if (low != BK_NO_TRANSITION && high != BK_NO_TRANSITION)
            arrive(builder, row + 1, low | high << 8, 0, value);
    }
}

static void advance_arrangement(bk_graph_builder *builder, int row, bk_arrangement from,
                                unsigned laid, int value)
{
    if (bk_arrangement_jokers(from) || builder->query->short_runs)
        advance_with_choice(builder, row, from, laid, value + bk_arrangement_value(from));
    else
        advance_plain(builder, row, from, laid, value + bk_arrangement_value(from));
}

void bk_advance(bk_graph_builder *builder, int row, const bk_vertex *vertex, unsigned laid)
{
    int value = builder->query->min_value ? bk_vector_tiles(laid) * row : 0;
    builder->frontier.count = 0;
    builder->budget -= vertex->count;
    builder->full |= builder->budget < 0;
    for (uint32_t i = 0; i < vertex->count; i++)
        advance_arrangement(builder, row, builder->graph.arrangement[vertex->first + i], laid,
                            value);
}
