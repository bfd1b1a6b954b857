#include "plays.h"

#include <string.h>

enum {
    DEAD = 0xFFFF,
    JOKER_SHIFT = 16,
    WORTH_SHIFT = 18,
    STATES_MASK = 0xFFFF,
};

static int jokers_of(bk_stand stand) { return stand >> JOKER_SHIFT & 3; }
static int worth_of(bk_stand stand) { return stand >> WORTH_SHIFT & 63; }
static int state_at(bk_stand stand, int colour) { return stand >> 4 * colour & 15; }

static bk_stand stand_with(unsigned states, int jokers, int worth)
{
    return states | (bk_stand)jokers << JOKER_SHIFT | (bk_stand)worth << WORTH_SHIFT;
}

/* ---- tables ------------------------------------------------------------------------------ */

static int list_leads(bk_plays *plays, const bk_run_tables *runs, int short_runs, int count)
{
    const bk_moves *moves = &runs->moves[short_runs][0][0][0];
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int tiles = 0; tiles < 3; tiles++)
            for (int jokers = 0; jokers < 3; jokers++) {
                uint16_t *first = plays->first_lead[short_runs][state][tiles];
                first[jokers] = (uint16_t)count;
                for (int i = moves->first[2][state]; i < moves->first[2][state + 1]; i++)
                    if (moves->arc[i].tiles == tiles && moves->arc[i].jokers == jokers)
                        plays->lead[count++] = (bk_lead){moves->arc[i].next, (uint8_t)jokers};
                first[jokers + 1] = (uint16_t)count;
            }
    return count;
}

/* Where it leads without jokers, runs being long; then there is one way at most. */
static int only_lead(const bk_plays *plays, int state, int tiles)
{
    const uint16_t *first = plays->first_lead[0][state][tiles];
    return first[0] == first[1] ? -1 : plays->lead[first[0]].next;
}

static void pair_leads(bk_plays *plays)
{
    for (int tiles = 0; tiles < 16; tiles++)
        for (int states = 0; states < 256; states++) {
            bool real = (tiles & 3) < 3 && tiles >> 2 < 3 && (states & 15) < BK_PLAIN_STATES &&
                        states >> 4 < BK_PLAIN_STATES;
            int low = real ? only_lead(plays, states & 15, tiles & 3) : -1;
            int high = real ? only_lead(plays, states >> 4, tiles >> 2) : -1;
            plays->two_lead[tiles][states] = (uint16_t)(low < 0 || high < 0 ? DEAD : low | high << 4);
        }
}

static bool has_three(int state) { return state == 3 || state == 6 || state >= 8; }

static void pair_beaten(bk_plays *plays, const bk_run_tables *runs)
{
    enum { PLAIN = (1 << BK_PLAIN_STATES) - 1 };
    for (int short_runs = 0; short_runs < 2; short_runs++)
        for (int states = 0; states < 256; states++) {
            int low = bk_min(states & 15, BK_PLAIN_STATES), high = bk_min(states >> 4, BK_PLAIN_STATES);
            const uint64_t *beats = runs->beats[short_runs];
            plays->beaten[short_runs][states] =
                (uint32_t)(beats[low] & PLAIN) | (uint32_t)(beats[high] & PLAIN) << BK_PLAIN_STATES;
            plays->holds_three[states] = has_three(states & 15) || has_three(states >> 4);
        }
}

static void list_before(bk_plays *plays, int short_runs, int least, int most, int jokers)
{
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int tiles = least; tiles <= most; tiles++) {
            const uint16_t *first = plays->first_lead[short_runs][state][tiles] + jokers;
            for (int i = first[0]; i < first[1]; i++)
                for (int after = 0; after < 1024; after++)
                    if (after >> plays->lead[i].next & 1)
                        plays->before[short_runs][jokers][least][most][after] |=
                            (uint16_t)(1 << state);
        }
}

void bk_plays_init(bk_plays *plays, const bk_run_tables *runs, const bk_group_tables *groups)
{
    memset(plays, 0, sizeof *plays);
    plays->groups = groups;
    list_leads(plays, runs, 1, list_leads(plays, runs, 0, 0));
    pair_leads(plays);
    pair_beaten(plays, runs);
    for (int i = 0; i < 2 * 3 * 3 * 3; i++)
        list_before(plays, i / 27, i / 9 % 3, i / 3 % 3, i % 3);
}

/* ---- what can come out ------------------------------------------------------------------- */

/* alive[in_groups][in_runs][row][colour]: states from which a colour can come out alone, whatever is
 * played and with every group that its numbers could possibly make, when so many jokers lie in groups
 * and so many of its own in runs at most. A joker in a group serves all colours, so it is shared, and
 * one in a run is not: see can_come_out(). */
static unsigned alive_before(const bk_plays *plays, int row, int colour, int in_groups, int in_runs)
{
    int lo = bk_draw_of(plays->table[row], colour), hi = lo + bk_draw_of(plays->may[row], colour);
    const bk_groupings *groups = &plays->groups->of[plays->table[row] + plays->may[row]];
    unsigned alive = 0;
    for (int grouped = 0; grouped <= in_groups; grouped++) {
        if (grouped && groups->most[grouped] == groups->most[grouped - 1])
            continue;
        int least = bk_max(0, lo - bk_draw_of(groups->most[grouped], colour));
        for (int used = 0; used <= in_runs; used++)
            alive |= plays->before[plays->wanted->short_runs][used][least][hi]
                                  [plays->alive[in_groups - grouped][in_runs - used][row + 1][colour]];
    }
    return alive;
}

static void find_alive(bk_plays *plays, int jokers)
{
    enum { CLOSABLE = 1 << 0 | 1 << 3 | 1 << 9 }; /* no run, or runs of three */
    for (int in_groups = 0; in_groups <= jokers; in_groups++)
        for (int in_runs = 0; in_runs <= jokers - in_groups; in_runs++) {
            uint16_t(*alive)[BK_COLOURS] = plays->alive[in_groups][in_runs];
            for (int colour = 0; colour < BK_COLOURS; colour++) {
                alive[plays->last + 1][colour] = CLOSABLE;
                for (int row = plays->last; row >= 1; row--)
                    alive[row][colour] =
                        (uint16_t)alive_before(plays, row, colour, in_groups, in_runs);
            }
        }
}

static void find_maybe(bk_plays *plays, int jokers)
{
    for (int left = 0; left <= jokers; left++)
        for (int row = 1; row <= plays->last + 1; row++)
            for (int colour = 0; colour < BK_COLOURS; colour++) {
                unsigned maybe = 0;
                for (int in_groups = 0; in_groups <= left; in_groups++)
                    maybe |= plays->alive[in_groups][left - in_groups][row][colour];
                plays->maybe[left][row][colour] = (uint16_t)maybe;
            }
}

/* Which colours are alive, as four bits. */
static unsigned alive_colours(const bk_plays *plays, int in_groups, int in_runs, int row,
                              unsigned states)
{
    const uint16_t *alive = plays->alive[in_groups][in_runs][row];
    return (alive[0] >> (states & 15) & 1) | (alive[1] >> (states >> 4 & 15) & 1) << 1 |
           (alive[2] >> (states >> 8 & 15) & 1) << 2 | (alive[3] >> (states >> 12 & 15) & 1) << 3;
}

/* Whether all colours can come out, with the jokers in runs given to whom they help. */
static bool can_come_out(const bk_plays *plays, int row, unsigned states, int jokers)
{
    enum { ALL = 15 };
    for (int in_groups = 0; in_groups <= jokers; in_groups++) {
        int needed = 0, left = jokers - in_groups;
        unsigned out = alive_colours(plays, in_groups, 0, row, states);
        for (int in_runs = 1; out != ALL && in_runs <= left; in_runs++) {
            unsigned more = alive_colours(plays, in_groups, in_runs, row, states) & ~out;
            needed += in_runs * __builtin_popcount(more);
            out |= more;
        }
        if (out == ALL && needed <= left)
            return true;
    }
    return false;
}

/* ---- the stands of a point --------------------------------------------------------------- */

static void drop(bk_plays *plays, int i)
{
    plays->stand[i] = plays->stand[--plays->together];
    plays->beats[i] = plays->beats[plays->together];
}

/* A long run of three takes a joker whenever it ends, so there a joker in hand is as good as none;
 * elsewhere jokers that must be laid are neither better nor worse than other numbers of them. */
static uint64_t jokers_beaten(const bk_plays *plays, bk_stand stand)
{
    int jokers = jokers_of(stand);
    bool takes = !plays->wanted->short_runs &&
                 (plays->holds_three[stand & 255] || plays->holds_three[stand >> 8 & 255]);
    return takes ? (UINT64_C(2) << jokers) - 1 : UINT64_C(1) << jokers;
}

/* All that a stand is as good as, but for its worth. */
static uint64_t beaten_by(const bk_plays *plays, bk_stand stand)
{
    const uint32_t *beaten = plays->beaten[plays->wanted->short_runs];
    return beaten[stand & 255] | (uint64_t)beaten[stand >> 8 & 255] << 20 |
           jokers_beaten(plays, stand) << 40;
}

/* Adds a stand unless another one is as good, and drops those that are not better than it. */
static void add_stand(bk_plays *plays, bk_stand stand)
{
    uint64_t beats = beaten_by(plays, stand);
    for (int i = 0; i < plays->together; i++)
        if (!(beats & ~plays->beats[i]) && worth_of(stand) <= worth_of(plays->stand[i]))
            return;
    for (int i = plays->together - 1; i >= 0; i--)
        if (!(plays->beats[i] & ~beats) && worth_of(plays->stand[i]) <= worth_of(stand))
            drop(plays, i);
    if (plays->together == BK_MAX_TOGETHER) {
        plays->full = true;
        return;
    }
    plays->stand[plays->together] = stand;
    plays->beats[plays->together++] = beats;
}

/* ---- from one row to the next ------------------------------------------------------------ */

/* A stand on its way over a row, where jokers, or runs that are short, leave a choice: what each
 * colour's tiles can do in runs, by how many they are, with fewer jokers first. */
typedef struct {
    int row;
    bk_stand from;
    uint8_t needs[BK_COLOURS][3]; /* jokers, at least; NONE: more than there are */
    uint8_t count[BK_COLOURS][3];
    bk_lead lead[BK_COLOURS][3][3 * BK_MAX_WAYS];
} passage;

enum { NONE = 3 };

/* By the walk's bound, where there is one: what was played up to here, and the best that follows. */
static bool is_good_enough(const bk_plays *plays, int row, unsigned states, int jokers)
{
    const bk_wanted *wanted = plays->wanted;
    uint32_t state = 0;
    if (!wanted->walk)
        return true;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        state |= (uint32_t)state_at(states, colour) << 6 * colour;
    return plays->reach + bk_bound_colours(wanted->walk, row, state, jokers) >= wanted->at_least;
}

/* It arrives at the next row, if from there the sets can be worth enough. */
static void arrive(bk_plays *plays, int row, unsigned states, int jokers, int worth)
{
    int wanted = plays->wanted->worth;
    if (worth + plays->worth_left[row] + BK_NUMBERS * jokers >= wanted &&
        can_come_out(plays, row, states, jokers) && is_good_enough(plays, row, states, jokers))
        add_stand(plays, stand_with(states, jokers, bk_min(worth, wanted)));
}

static void look_ahead(const bk_plays *plays, passage *p, unsigned laid)
{
    int jokers = jokers_of(p->from);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int tiles = 0; tiles <= bk_draw_of(laid, colour); tiles++) {
            const uint16_t *first =
                plays->first_lead[plays->wanted->short_runs][state_at(p->from, colour)][tiles];
            bk_lead *end = p->lead[colour][tiles];
            for (int i = first[0]; i < first[jokers + 1]; i++) {
                bk_lead lead = plays->lead[i];
                *end = lead;
                end += plays->maybe[jokers - lead.jokers][p->row + 1][colour] >> lead.next & 1;
            }
            p->count[colour][tiles] = (uint8_t)(end - p->lead[colour][tiles]);
            p->needs[colour][tiles] =
                p->count[colour][tiles] ? p->lead[colour][tiles]->jokers : NONE;
        }
}

/* Colour by colour: `into_runs` are the tiles of those that are left, and `spare` the jokers beyond
 * what they need. */
static void lead_on(bk_plays *plays, const passage *p, int colour, unsigned into_runs,
                    unsigned states, int jokers, int spare, int worth)
{
    if (colour == BK_COLOURS) {
        arrive(plays, p->row + 1, states, jokers, worth);
        return;
    }
    const bk_lead *lead = p->lead[colour][into_runs & 3];
    const bk_lead *end = lead + p->count[colour][into_runs & 3];
    spare += lead->jokers; /* the first needs the fewest */
    for (; lead < end && lead->jokers <= spare; lead++) {
        int more = lead->jokers && plays->wanted->worth
                       ? bk_joker_run_value(p->row, state_at(p->from, colour), lead->jokers)
                       : 0;
        lead_on(plays, p, colour + 1, into_runs >> 2, states | (unsigned)lead->next << 4 * colour,
                jokers - lead->jokers, spare - lead->jokers, worth + more);
    }
}

/* How many jokers the runs of all colours need. */
static int needs_of(const passage *p, unsigned into_runs)
{
    return p->needs[0][into_runs & 3] + p->needs[1][into_runs >> 2 & 3] +
           p->needs[2][into_runs >> 4 & 3] + p->needs[3][into_runs >> 6];
}

static void pass_with_choice(bk_plays *plays, int row, bk_stand from, unsigned laid, int worth)
{
    const bk_groupings *groups = &plays->groups->of[laid];
    int jokers = jokers_of(from);
    passage p;
    p.row = row;
    p.from = from;
    look_ahead(plays, &p, laid);
    for (int used = 0; used <= jokers; used++)
        for (int i = 0; i < groups->count[used]; i++) {
            unsigned into_runs = laid - (groups->draws[used][i] & (BK_VECTORS - 1));
            int spare = jokers - used - needs_of(&p, into_runs);
            if (spare >= 0)
                lead_on(plays, &p, 0, into_runs, 0, jokers - used, spare, worth + used * row);
        }
}

/* No joker, and long runs: what goes into groups decides everything. */
static void pass_plainly(bk_plays *plays, int row, bk_stand from, unsigned laid, int worth)
{
    const bk_groupings *groups = &plays->groups->of[laid];
    for (int i = 0; i < groups->count[0]; i++) {
        unsigned into_runs = laid - groups->draws[0][i];
        unsigned low = plays->two_lead[into_runs & 15][from & 255];
        unsigned high = plays->two_lead[into_runs >> 4][from >> 8 & 255];
        if (low != DEAD && high != DEAD)
            arrive(plays, row + 1, low | high << 8, 0, worth);
    }
}

/* What a stand leads to when these tiles, worth so much, lie at the number. */
static void pass_stand(bk_plays *plays, int row, bk_stand from, unsigned laid, int worth)
{
    if (jokers_of(from) || plays->wanted->short_runs)
        pass_with_choice(plays, row, from, laid, worth + worth_of(from));
    else
        pass_plainly(plays, row, from, laid, worth + worth_of(from));
}

static int tiles_in(unsigned vector)
{
    return bk_draw_of(vector, 0) + bk_draw_of(vector, 1) + bk_draw_of(vector, 2) +
           bk_draw_of(vector, 3);
}

/* ---- points ------------------------------------------------------------------------------ */

static void sort_stands(bk_plays *plays)
{
    for (int i = 1; i < plays->together; i++) {
        bk_stand stand = plays->stand[i];
        int k = i;
        for (; k > 0 && plays->stand[k - 1] > stand; k--)
            plays->stand[k] = plays->stand[k - 1];
        plays->stand[k] = stand;
    }
}

static unsigned hash_of(const bk_plays *plays)
{
    uint32_t hash = 0;
    for (int i = 0; i < plays->together; i++)
        hash = (hash ^ plays->stand[i]) * UINT32_C(0x9E3779B1);
    return hash >> 22;
}

static bool is_same(const bk_plays *plays, const bk_point *point)
{
    return point->count == plays->together &&
           memcmp(plays->graph.stand + point->first, plays->stand,
                  point->count * sizeof *plays->stand) == 0;
}

/* The point of the stands that are together now; a new one if there is none. */
static int find_point(bk_plays *plays)
{
    bk_graph *graph = &plays->graph;
    sort_stands(plays);
    unsigned slot = hash_of(plays);
    for (; plays->slot_stamp[slot] == plays->stamp; slot = (slot + 1) % BK_SLOTS)
        if (is_same(plays, &graph->point[plays->slot[slot]]))
            return plays->slot[slot];
    if (graph->point_count == BK_MAX_POINTS || graph->point_count - plays->layer > BK_SLOTS / 2 ||
        graph->stand_count + plays->together > BK_MAX_STANDS) {
        plays->full = true;
        return 0;
    }
    plays->slot_stamp[slot] = plays->stamp;
    plays->slot[slot] = (uint16_t)graph->point_count;
    graph->point[graph->point_count] =
        (bk_point){.first = (uint32_t)graph->stand_count, .count = (uint16_t)plays->together,
                   .reach = BK_NO_WAY};
    memcpy(graph->stand + graph->stand_count, plays->stand,
           (size_t)plays->together * sizeof *plays->stand);
    graph->stand_count += plays->together;
    return graph->point_count++;
}

enum { ROOT = BK_ROOT, END = BK_END };

static void add_edge(bk_plays *plays, bk_point *point, int to, unsigned tiles, int32_t gain)
{
    bk_graph *graph = &plays->graph;
    if (graph->edge_count == BK_MAX_EDGES || plays->full) {
        plays->full = true;
        return;
    }
    graph->edge[graph->edge_count++] = (bk_edge){(uint16_t)to, (uint16_t)tiles, gain};
    point->edges++;
    graph->point[to].reach = bk_max(graph->point[to].reach, point->reach + gain);
}

/* ---- layers ------------------------------------------------------------------------------ */

/* The next choice of tiles within what there is; after the last one, nothing. */
static unsigned next_choice(unsigned tiles, unsigned may)
{
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        if (bk_draw_of(tiles, colour) < bk_draw_of(may, colour))
            return tiles + (1u << 2 * colour);
        tiles &= ~(3u << 2 * colour);
    }
    return 0;
}

/* Whether some stand has come out: all jokers laid, and worth enough. Runs are closed by now. */
static bool has_come_out(const bk_plays *plays)
{
    for (int i = 0; i < plays->together; i++)
        if (!jokers_of(plays->stand[i]) && worth_of(plays->stand[i]) >= plays->wanted->worth)
            return true;
    return false;
}

static void gather(bk_plays *plays, int row, const bk_point *point, unsigned laid)
{
    int worth = plays->wanted->worth ? tiles_in(laid) * row : 0;
    plays->together = 0;
    plays->patience -= point->count;
    plays->full |= plays->patience < 0;
    for (uint32_t i = 0; i < point->count; i++)
        pass_stand(plays, row, plays->graph.stand[point->first + i], laid, worth);
}

/* Every choice of the tiles that may be played at a number, and where it leads. */
static void grow_point(bk_plays *plays, int row, bk_point *point)
{
    int32_t weight = row <= BK_NUMBERS ? plays->wanted->weight[bk_row_number(&plays->graph, row)] : 0;
    unsigned tiles = 0;
    point->edge = (uint32_t)plays->graph.edge_count;
    do {
        int32_t gain = tiles_in(tiles) * weight;
        plays->reach = point->reach + gain;
        gather(plays, row, point, plays->table[row] + tiles);
        if (row < plays->last && plays->together)
            add_edge(plays, point, find_point(plays), tiles, gain);
        else if (row == plays->last && has_come_out(plays))
            add_edge(plays, point, END, tiles, gain);
        tiles = next_choice(tiles, plays->may[row]);
    } while (tiles && !plays->full);
}

/* Jokers that may be played are chosen first: all jokers of a choice must be laid. */
static void grow_root(bk_plays *plays)
{
    const bk_wanted *wanted = plays->wanted;
    bk_graph *graph = &plays->graph;
    graph->edge_count = graph->stand_count = 0;
    graph->point[ROOT] = graph->point[END] = (bk_point){0};
    graph->point_count = END + 1;
    plays->stamp++;
    for (int jokers = 0; jokers <= wanted->may[BK_JOKER]; jokers++) {
        plays->together = 0;
        add_stand(plays, stand_with(0, wanted->table[BK_JOKER] + jokers, 0));
        add_edge(plays, &graph->point[ROOT], find_point(plays), (unsigned)jokers,
                 jokers * wanted->joker_weight);
    }
}

/* The best that each point leads to, from the end back to the root. */
static void value_points(bk_graph *graph)
{
    for (int i = graph->point_count - 1; i >= 0; i--) {
        bk_point *point = &graph->point[i];
        if (i == END)
            continue;
        point->best = BK_NO_WAY;
        const bk_edge *edge = graph->edge + point->edge, *end = edge + point->edges;
        for (; edge < end; edge++)
            if (graph->point[edge->to].best != BK_NO_WAY)
                point->best = bk_max(point->best, edge->gain + graph->point[edge->to].best);
    }
}

/* Whether whatever comes out from one point comes out from another as well. */
static bool is_as_good(const bk_plays *plays, const bk_point *point, const bk_point *other)
{
    const bk_stand *stand = plays->graph.stand;
    for (uint32_t i = other->first; i < other->first + other->count; i++) {
        uint64_t wanted = beaten_by(plays, stand[i]);
        bool found = false;
        for (uint32_t k = point->first; k < point->first + point->count && !found; k++)
            found = !(wanted & ~beaten_by(plays, stand[k]));
        if (!found)
            return false;
    }
    return true;
}

static void come_out(bk_plays *plays, bk_point *point)
{
    point->edge = (uint32_t)plays->graph.edge_count;
    add_edge(plays, point, END, 0, 0);
}

/* Behind the last choice, where the table is known to lie: whoever plays nothing comes out, and so
 * does everyone whose stands are as good. Returns whether that is all. */
static bool see_ends(bk_plays *plays, int from, int to, int idle)
{
    bk_graph *graph = &plays->graph;
    int open = 0;
    for (int i = from; i < to; i++) {
        if (i == idle)
            continue;
        if (is_as_good(plays, &graph->point[i], &graph->point[idle]))
            come_out(plays, &graph->point[i]);
        else
            open++;
    }
    if (!open)
        come_out(plays, &graph->point[idle]);
    return !open;
}

/* Where choosing nothing leads from a point. */
static int idle_after(const bk_graph *graph, int idle)
{
    return graph->edge[graph->point[idle].edge].to;
}

static void grow(bk_plays *plays)
{
    bk_graph *graph = &plays->graph;
    int from = END + 1, idle = from;
    grow_root(plays);
    for (int row = 1; row <= plays->last && !plays->full; row++) {
        int to = graph->point_count;
        bool seen = plays->wanted->lies && row > plays->last_choice;
        if (seen && see_ends(plays, from, to, idle))
            break;
        plays->stamp++;
        plays->layer = to;
        for (; from < to && !plays->full; from++)
            if (!graph->point[from].edges)
                grow_point(plays, row, &graph->point[from]);
        if (plays->wanted->lies && row < plays->last && !plays->full)
            idle = idle_after(graph, idle);
    }
    if (!plays->full)
        value_points(graph);
}

/* ------------------------------------------------------------------------------------------ */

static uint8_t vector_of(const uint8_t counts[BK_KINDS], int number)
{
    unsigned vector = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        vector |= (unsigned)counts[bk_kind(colour, number)] << 2 * colour;
    return (uint8_t)vector;
}

/* Runs and groups read the same downwards. The walk goes where choices come late, because behind a
 * choice there is more than one way; what jokers are worth is only known upwards. */
static bool goes_down(const bk_wanted *wanted)
{
    int balance = 0;
    for (int kind = 0; kind < BK_JOKER; kind++)
        if (wanted->may[kind])
            balance += bk_number_of(kind) - 7;
    return balance < 0 && !wanted->worth && !wanted->walk;
}

static void set_out(bk_plays *plays, const bk_wanted *wanted)
{
    int jokers = wanted->table[BK_JOKER] + wanted->may[BK_JOKER];
    plays->wanted = wanted;
    plays->patience = wanted->patience;
    plays->full = false;
    plays->last = BK_NUMBERS + jokers;
    plays->last_choice = 0;
    plays->graph.downwards = goes_down(wanted);
    for (int row = 1; row <= plays->last; row++) {
        bool numbered = row <= BK_NUMBERS;
        int number = bk_row_number(&plays->graph, row);
        plays->table[row] = numbered ? vector_of(wanted->table, number) : 0;
        plays->may[row] = numbered ? vector_of(wanted->may, number) : 0;
        if (plays->may[row])
            plays->last_choice = row;
    }
    plays->worth_left[plays->last + 1] = 0;
    for (int row = plays->last; row >= 1; row--)
        plays->worth_left[row] = plays->worth_left[row + 1] +
                                 row * tiles_in(plays->table[row] + plays->may[row]);
    find_alive(plays, jokers);
    if (jokers || wanted->short_runs)
        find_maybe(plays, jokers);
}

int bk_plays_list(bk_plays *plays, const bk_wanted *wanted, uint8_t (*played)[BK_KINDS], int limit)
{
    set_out(plays, wanted);
    grow(plays);
    return plays->full ? -1 : bk_graph_tell(&plays->graph, played, limit);
}
