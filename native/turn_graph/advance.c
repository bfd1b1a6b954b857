/* Advancing by one row: which arrangements follow when given tiles lie at a number. */
#include "turn_graph/builder.h"

/* ---- arriving at the next row ---------------------------------------------------------- */

enum { NEVER = 3 }; /* more jokers than there are */

/* The jokers in runs that a colour needs to be completed: four bits each for 0, 1 and 2 jokers in
 * groups. Those of several colours are added. */
static unsigned needs_of(const bk_graph_builder *builder, int row, int colour, int state,
                         int jokers)
{
    unsigned needs = 0;
    for (int in_groups = 0; in_groups <= jokers; in_groups++) {
        unsigned in_runs = 0;
        while (in_runs < NEVER && (in_groups + (int)in_runs > jokers ||
                                   !(builder->alive[in_groups][in_runs][row][colour] >> state & 1)))
            in_runs = in_groups + (int)in_runs >= jokers ? NEVER : in_runs + 1;
        needs |= in_runs << 4 * in_groups;
    }
    return needs;
}

/* Whether the colours can be completed with this many jokers: see reachability.c. */
static bool can_complete(unsigned needs, int jokers)
{
    return (int)(needs & 15) <= jokers || (jokers > 0 && (int)(needs >> 4 & 15) < jokers) ||
           (jokers > 1 && needs >> 8 == 0);
}

/* The walk's bound for the rest, or 0 without a walk. */
static int32_t bound_of(const bk_graph_builder *builder, int row, unsigned states, int jokers)
{
    uint32_t state = 0;
    if (!builder->query->walk)
        return 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        state |= (uint32_t)bk_arrangement_state(states, colour) << 6 * colour;
    return bk_bound_colours(builder->query->walk, row, state, jokers);
}

/* Adds an arrangement of the next row, which can be completed, to the successors. */
static void arrive(bk_graph_builder *builder, int row, unsigned states, int jokers, int value)
{
    int minimum = builder->query->min_value;
    if (value + builder->value_left[row] + BK_NUMBERS * jokers < minimum)
        return;
    if (builder->successor_count == BK_SUCCESSORS) {
        builder->full = true;
        return;
    }
    bk_arrangement arrangement = bk_arrangement_of(states, jokers, bk_min(value, minimum));
    builder->successor[builder->successor_count++] =
        (bk_successor){arrangement, bound_of(builder, row, states, jokers),
                       bk_dominated_by(builder->frontier.dominance, arrangement)};
}

/* ---- with a choice --------------------------------------------------------------------- */

/* Context of one step where jokers, short runs or kept sets leave a choice: the possible transitions
 * by colour and number of tiles in runs. */
typedef struct {
    int row;
    bk_arrangement from;
    const bk_transition_list *list[BK_COLOURS][3];
} step_context;

/* Adds a transition to the list, if the colour can be completed afterwards. */
static void add_transition(const bk_graph_builder *builder, int row, int jokers, int colour,
                           bk_transition transition, bk_transition_list *list)
{
    int left = jokers - transition.jokers;
    unsigned needs = needs_of(builder, row + 1, colour, transition.next, left);
    if (can_complete(needs, left))
        list->transition[list->count++] =
            (bk_live_transition){transition.next, transition.jokers, (uint16_t)needs};
}

static void fill_list(const bk_graph_builder *builder, int row, int jokers, int colour, int state,
                      int tiles, bk_transition_list *list)
{
    const bk_transitions *plain = &builder->transitions;
    const uint16_t *first = plain->first[builder->query->short_runs][state][tiles];
    const bk_moves *moves = bk_attaching_moves(builder, row, colour);
    list->stamp = builder->stamp;
    list->count = 0;
    if (!moves)
        for (int i = first[0]; i < first[jokers + 1]; i++)
            add_transition(builder, row, jokers, colour, plain->transition[i], list);
    for (int i = moves ? moves->first[0][state] : 0; moves && i < moves->first[0][state + 1]; i++)
        if (moves->arc[i].tiles == tiles)
            add_transition(builder, row, jokers, colour, (bk_transition){moves->arc[i].next, 0},
                           list);
    list->needs = list->count ? list->transition->jokers : BK_NO_JOKERS_HELP;
}

static void list_transitions_of(bk_graph_builder *builder, step_context *c, unsigned laid)
{
    int jokers = bk_arrangement_jokers(c->from);
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        int state = bk_arrangement_state(c->from, colour);
        bk_transition_list *lists = builder->lists[jokers][colour][state];
        for (int tiles = 0; tiles <= bk_count_of(laid, colour); tiles++) {
            if (lists[tiles].stamp != builder->stamp)
                fill_list(builder, c->row, jokers, colour, state, tiles, &lists[tiles]);
            c->list[colour][tiles] = &lists[tiles];
        }
    }
}

/* Chooses a transition for each colour. `into_runs` are the tiles of the remaining colours, `spare`
 * the jokers beyond what they need now, and `needs` what the colours so far need afterwards. */
static void choose_transitions(bk_graph_builder *builder, const step_context *c, int colour,
                               unsigned into_runs, unsigned states, unsigned needs, int jokers,
                               int spare, int value)
{
    if (colour == BK_COLOURS) {
        arrive(builder, c->row + 1, states, jokers, value);
        return;
    }
    const bk_transition_list *list = c->list[colour][into_runs & 3];
    const bk_live_transition *transition = list->transition, *end = transition + list->count;
    spare += list->needs;
    for (; transition < end && transition->jokers <= spare; transition++) {
        unsigned needed = needs + transition->needs;
        int left = jokers - transition->jokers, more = 0;
        if (!can_complete(needed, left))
            continue;
        if (transition->jokers && builder->query->min_value)
            more = bk_joker_run_value(c->row, bk_arrangement_state(c->from, colour),
                                      transition->jokers);
        choose_transitions(builder, c, colour + 1, into_runs >> 2,
                           states | (unsigned)transition->next << 4 * colour, needed, left,
                           spare - transition->jokers, value + more);
    }
}

/* The number of jokers that the runs of all colours need. */
static int jokers_needed(const step_context *c, unsigned into_runs)
{
    return c->list[0][into_runs & 3]->needs + c->list[1][into_runs >> 2 & 3]->needs +
           c->list[2][into_runs >> 4 & 3]->needs + c->list[3][into_runs >> 6]->needs;
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
                choose_transitions(builder, &c, 0, into_runs, 0, 0, jokers - used, spare,
                                   value + used * row);
        }
}

/* ---- without a choice ------------------------------------------------------------------ */

/* Whether all colours can be completed without jokers. */
static bool is_alive(const uint16_t alive[BK_COLOURS], unsigned states)
{
    return alive[0] >> (states & 15) & alive[1] >> (states >> 4 & 15) &
           alive[2] >> (states >> 8 & 15) & alive[3] >> (states >> 12) & 1;
}

/* No joker, long runs and no kept set: the grouping decides everything. */
static void advance_plain(bk_graph_builder *builder, int row, bk_arrangement from,
                          const bk_grouping_list *groups, unsigned laid, int value)
{
    for (int i = 0; i < groups->count[0]; i++) {
        unsigned into_runs = laid - groups->groupings[0][i];
        unsigned low = builder->transitions.pair[into_runs & 15][from & 255];
        unsigned high = builder->transitions.pair[into_runs >> 4][from >> 8 & 255];
        if (low != BK_NO_TRANSITION && high != BK_NO_TRANSITION &&
            is_alive(builder->alive[0][0][row + 1], low | high << 8))
            arrive(builder, row + 1, low | high << 8, 0, value);
    }
}

/* ---- successors ------------------------------------------------------------------------ */

static void find_successors(bk_graph_builder *builder, int row, bk_arrangement from,
                            const bk_grouping_list *groups, unsigned laid)
{
    int value = bk_arrangement_value(from);
    if (builder->query->min_value)
        value += bk_vector_tiles(laid) * row;
    if (bk_arrangement_jokers(from) || builder->query->short_runs || builder->beside_kept[row])
        advance_with_choice(builder, row, from, groups, laid, value);
    else
        advance_plain(builder, row, from, groups, laid, value);
}

/* Forgets everything: at a new layer, or where the memory is nearly full or not used. */
static void forget(bk_graph_builder *builder)
{
    builder->memory_stamp++;
    builder->remembered_count = builder->successor_count = 0;
}

static unsigned slot_of(bk_arrangement from, unsigned laid)
{
    return (from * UINT32_C(0x9E3779B1) ^ laid * UINT32_C(0x85EBCA77)) >> 22;
}

/* The successors of an arrangement, found now or before. */
static const bk_remembered *successors_of(bk_graph_builder *builder, int row, bk_arrangement from,
                                          const bk_grouping_list *groups, unsigned laid)
{
    if (!builder->remembers || builder->remembered_count > BK_MEMORY_SLOTS / 2 ||
        builder->successor_count > BK_SUCCESSORS / 2)
        forget(builder);
    unsigned slot = builder->remembers ? slot_of(from, laid) : 0;
    bk_remembered *found = &builder->remembered[slot];
    for (; found->stamp == builder->memory_stamp; found = &builder->remembered[slot]) {
        if (found->from == from && found->laid == laid)
            return found;
        slot = (slot + 1) % BK_MEMORY_SLOTS;
    }
    *found = (bk_remembered){.stamp = builder->memory_stamp,
                             .first = (uint32_t)builder->successor_count,
                             .from = from,
                             .laid = laid};
    find_successors(builder, row, from, groups, laid);
    found->count = (uint32_t)builder->successor_count - found->first;
    builder->remembered_count++;
    return found;
}

/* Adds the successors that weigh enough to the frontier. */
static void add_to_frontier(bk_graph_builder *builder, const bk_remembered *found)
{
    const bk_successor *successor = builder->successor + found->first;
    int32_t least = builder->query->walk ? builder->query->at_least - builder->reach : 0;
    for (uint32_t i = 0; i < found->count; i++, successor++)
        if (successor->bound >= least)
            builder->full |= !bk_frontier_add(&builder->frontier, successor->arrangement,
                                              successor->dominated);
}

void bk_advance(bk_graph_builder *builder, int row, const bk_vertex *vertex, unsigned laid)
{
    const bk_grouping_list *groups = bk_groupings_at(builder, row, laid);
    builder->frontier.count = 0;
    builder->budget -= vertex->count;
    builder->full |= builder->budget < 0;
    for (uint32_t i = 0; i < vertex->count; i++) {
        bk_arrangement from = builder->graph.arrangement[vertex->first + i];
        add_to_frontier(builder, successors_of(builder, row, from, groups, laid));
    }
}

/* Where there are few vertices, the memory would cost more than it saves. */
void bk_advance_begin(bk_graph_builder *builder, int vertices)
{
    enum { FEW = 2 };
    builder->remembers = vertices > FEW;
    forget(builder);
}
