/* Advancing by one row: which arrangements follow when given tiles lie at a number. */
#include "turn_graph/builder.h"

/* ---- arriving at the next row ---------------------------------------------------------- */

/* Which colours are alive, as four bits. */
static unsigned alive_colours(const bk_graph_builder *builder, int in_groups, int in_runs, int row,
                              unsigned states)
{
    const uint16_t *alive = builder->alive[in_groups][in_runs][row];
    return (alive[0] >> (states & 15) & 1) | (alive[1] >> (states >> 4 & 15) & 1) << 1 |
           (alive[2] >> (states >> 8 & 15) & 1) << 2 | (alive[3] >> (states >> 12 & 15) & 1) << 3;
}

/* Whether all colours can be completed, with the run jokers given to those that need them: see
 * reachability.c. */
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

/* Whether the weight so far and the walk's bound for the rest reach the least weight. True if there
 * is no walk. */
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

/* Adds an arrangement of the next row to the frontier, unless it can no longer be completed. */
static void arrive(bk_graph_builder *builder, int row, unsigned states, int jokers, int value)
{
    int minimum = builder->query->min_value;
    if (value + builder->value_left[row] + BK_NUMBERS * jokers >= minimum &&
        can_complete(builder, row, states, jokers) && is_heavy_enough(builder, row, states, jokers))
        builder->full |= !bk_frontier_add(
            &builder->frontier, bk_arrangement_of(states, jokers, bk_min(value, minimum)));
}

/* ---- with a choice --------------------------------------------------------------------- */

/* Context of one step where jokers, short runs or kept sets leave a choice. By colour and number of tiles in
 * runs, it lists the possible transitions, fewest jokers first. */
typedef struct {
    int row;
    bk_arrangement from;
    uint8_t needs[BK_COLOURS][3]; /* least jokers; NONE: more than there are */
    uint8_t count[BK_COLOURS][3];
    bk_transition transition[BK_COLOURS][3][3 * BK_MAX_STEPS];
} step_context;

enum { NONE = 3 };

/* Lists the transitions of a colour with this many tiles in runs. Returns the end of the list. */
static bk_transition *list_plain(const bk_graph_builder *builder, const step_context *c, int colour,
                                 int tiles, bk_transition *end)
{
    int jokers = bk_arrangement_jokers(c->from), state = bk_arrangement_state(c->from, colour);
    const uint16_t *first = builder->transitions.first[builder->query->short_runs][state][tiles];
    for (int i = first[0]; i < first[jokers + 1]; i++) {
        bk_transition transition = builder->transitions.transition[i];
        *end = transition;
        end += builder->maybe_alive[jokers - transition.jokers][c->row + 1][colour] >>
                   transition.next &
               1;
    }
    return end;
}

/* The same beside a kept run. */
static bk_transition *list_attaching(const bk_graph_builder *builder, const step_context *c,
                                     const bk_moves *moves, int colour, int tiles,
                                     bk_transition *end)
{
    int state = bk_arrangement_state(c->from, colour);
    unsigned alive = builder->maybe_alive[0][c->row + 1][colour];
    for (int i = moves->first[0][state]; i < moves->first[0][state + 1]; i++)
        if (moves->arc[i].tiles == tiles) {
            *end = (bk_transition){moves->arc[i].next, 0};
            end += alive >> end->next & 1;
        }
    return end;
}

static void list_transitions_of(const bk_graph_builder *builder, step_context *c, unsigned laid)
{
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        const bk_moves *moves = bk_attaching_moves(builder, c->row, colour);
        for (int tiles = 0; tiles <= bk_count_of(laid, colour); tiles++) {
            bk_transition *list = c->transition[colour][tiles];
            bk_transition *end = moves
                                     ? list_attaching(builder, c, moves, colour, tiles, list)
                                     : list_plain(builder, c, colour, tiles, list);
            c->count[colour][tiles] = (uint8_t)(end - list);
            c->needs[colour][tiles] =
                c->count[colour][tiles] ? c->transition[colour][tiles]->jokers : NONE;
        }
    }
}

/* Chooses a transition for each colour. `into_runs` are the tiles of the remaining colours, and
 * `spare` the jokers beyond their needs. */
static void choose_transitions(bk_graph_builder *builder, const step_context *c, int colour,
                               unsigned into_runs, unsigned states, int jokers, int spare,
                               int value)
{
    if (colour == BK_COLOURS) {
        arrive(builder, c->row + 1, states, jokers, value);
        return;
    }
    const bk_transition *transition = c->transition[colour][into_runs & 3];
    const bk_transition *end = transition + c->count[colour][into_runs & 3];
    spare += transition->jokers; /* the first needs the fewest */
    for (; transition < end && transition->jokers <= spare; transition++) {
        int more = transition->jokers && builder->query->min_value
                       ? bk_joker_run_value(c->row, bk_arrangement_state(c->from, colour),
                                            transition->jokers)
                       : 0;
        choose_transitions(builder, c, colour + 1, into_runs >> 2,
                           states | (unsigned)transition->next << 4 * colour,
                           jokers - transition->jokers, spare - transition->jokers, value + more);
    }
}

/* The number of jokers that the runs of all colours need. */
static int jokers_needed(const step_context *c, unsigned into_runs)
{
    return c->needs[0][into_runs & 3] + c->needs[1][into_runs >> 2 & 3] +
           c->needs[2][into_runs >> 4 & 3] + c->needs[3][into_runs >> 6];
}

static void advance_with_choice(bk_graph_builder *builder, int row, bk_arrangement from,
                                const bk_grouping_list *groups, unsigned laid, int value)
{
    int jokers = bk_arrangement_jokers(from);
    step_context c;
    c.row = row;
    c.from = from;
    list_transitions_of(builder, &c, laid);
    for (int used = 0; used <= jokers; used++)
        for (int i = 0; i < groups->count[used]; i++) {
            unsigned into_runs = laid - (groups->groupings[used][i] & (BK_VECTORS - 1));
            int spare = jokers - used - jokers_needed(&c, into_runs);
            if (spare >= 0)
                choose_transitions(builder, &c, 0, into_runs, 0, jokers - used, spare,
                                   value + used * row);
        }
}

/* ---- without a choice ------------------------------------------------------------------ */

/* No joker, long runs and no kept set: the grouping decides everything. */
static void advance_plain(bk_graph_builder *builder, int row, bk_arrangement from,
                          const bk_grouping_list *groups, unsigned laid, int value)
{
    for (int i = 0; i < groups->count[0]; i++) {
        unsigned into_runs = laid - groups->groupings[0][i];
        unsigned low = builder->transitions.pair[into_runs & 15][from & 255];
        unsigned high = builder->transitions.pair[into_runs >> 4][from >> 8 & 255];
        if (low != BK_NO_TRANSITION && high != BK_NO_TRANSITION)
            arrive(builder, row + 1, low | high << 8, 0, value);
    }
}

static void advance_arrangement(bk_graph_builder *builder, int row, bk_arrangement from,
                                const bk_grouping_list *groups, unsigned laid, int value)
{
    value += bk_arrangement_value(from);
    if (bk_arrangement_jokers(from) || builder->query->short_runs || builder->beside_kept[row])
        advance_with_choice(builder, row, from, groups, laid, value);
    else
        advance_plain(builder, row, from, groups, laid, value);
}

void bk_advance(bk_graph_builder *builder, int row, const bk_vertex *vertex, unsigned laid)
{
    int value = builder->query->min_value ? bk_vector_tiles(laid) * row : 0;
    const bk_grouping_list *groups = bk_groupings_at(builder, row, laid);
    builder->frontier.count = 0;
    builder->budget -= vertex->count;
    builder->full |= builder->budget < 0;
    for (uint32_t i = 0; i < vertex->count; i++)
        advance_arrangement(builder, row, builder->graph.arrangement[vertex->first + i], groups,
                            laid, value);
}
