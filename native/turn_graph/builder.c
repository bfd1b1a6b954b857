#include "turn_graph/builder.h"

#include <string.h>

/* ---- points ------------------------------------------------------------------------------ */

static unsigned hash_of(const bk_stands *stands)
{
    uint32_t hash = 0;
    for (int i = 0; i < stands->count; i++)
        hash = (hash ^ stands->stand[i]) * UINT32_C(0x9E3779B1);
    return hash >> 22;
}

static bool is_same(const bk_graph *graph, const bk_point *point, const bk_stands *stands)
{
    return point->count == stands->count &&
           memcmp(graph->stand + point->first, stands->stand,
                  point->count * sizeof *stands->stand) == 0;
}

/* The point of the stands that are together now; a new one if there is none. */
static int find_point(bk_plays *plays)
{
    bk_graph *graph = &plays->graph;
    bk_stands *stands = &plays->together;
    bk_stands_sort(stands);
    unsigned slot = hash_of(stands);
    for (; plays->slot_stamp[slot] == plays->stamp; slot = (slot + 1) % BK_SLOTS)
        if (is_same(graph, &graph->point[plays->slot[slot]], stands))
            return plays->slot[slot];
    if (graph->point_count == BK_MAX_POINTS || graph->point_count - plays->layer > BK_SLOTS / 2 ||
        graph->stand_count + stands->count > BK_MAX_STANDS) {
        plays->full = true;
        return 0;
    }
    plays->slot_stamp[slot] = plays->stamp;
    plays->slot[slot] = (uint16_t)graph->point_count;
    graph->point[graph->point_count] = (bk_point){.first = (uint32_t)graph->stand_count,
                                                  .count = (uint16_t)stands->count,
                                                  .reach = BK_NO_WAY};
    memcpy(graph->stand + graph->stand_count, stands->stand,
           (size_t)stands->count * sizeof *stands->stand);
    graph->stand_count += stands->count;
    return graph->point_count++;
}

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
    for (int i = 0; i < plays->together.count; i++) {
        bk_stand stand = plays->together.stand[i];
        if (!bk_stand_jokers(stand) && bk_stand_worth(stand) >= plays->wanted->worth)
            return true;
    }
    return false;
}

/* Every choice of the tiles that may be played at a number, and where it leads. */
static void grow_point(bk_plays *plays, int row, bk_point *point)
{
    int32_t weight = row <= BK_NUMBERS ? plays->wanted->weight[bk_row_number(&plays->graph, row)] : 0;
    unsigned tiles = 0;
    point->edge = (uint32_t)plays->graph.edge_count;
    do {
        int32_t gain = bk_draw_tiles(tiles) * weight;
        plays->reach = point->reach + gain;
        bk_pass_point(plays, row, point, plays->table[row] + tiles);
        if (row < plays->last && plays->together.count)
            add_edge(plays, point, find_point(plays), tiles, gain);
        else if (row == plays->last && has_come_out(plays))
            add_edge(plays, point, BK_END, tiles, gain);
        tiles = next_choice(tiles, plays->may[row]);
    } while (tiles && !plays->full);
}

/* Jokers that may be played are chosen first: all jokers of a choice must be laid. */
static void grow_root(bk_plays *plays)
{
    const bk_wanted *wanted = plays->wanted;
    bk_graph *graph = &plays->graph;
    graph->edge_count = graph->stand_count = 0;
    graph->point[BK_ROOT] = graph->point[BK_END] = (bk_point){0};
    graph->point_count = BK_END + 1;
    plays->stamp++;
    for (int jokers = 0; jokers <= wanted->may[BK_JOKER]; jokers++) {
        plays->together.count = 0;
        bk_stands_add(&plays->together, bk_stand_of(0, wanted->table[BK_JOKER] + jokers, 0));
        add_edge(plays, &graph->point[BK_ROOT], find_point(plays), (unsigned)jokers,
                 jokers * wanted->joker_weight);
    }
}

/* The best that each point leads to, from the end back to the root. */
static void value_points(bk_graph *graph)
{
    for (int i = graph->point_count - 1; i >= 0; i--) {
        bk_point *point = &graph->point[i];
        if (i == BK_END)
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
    return bk_stands_cover(plays->together.standing, stand + point->first, point->count,
                           stand + other->first, other->count);
}

static void come_out(bk_plays *plays, bk_point *point)
{
    point->edge = (uint32_t)plays->graph.edge_count;
    add_edge(plays, point, BK_END, 0, 0);
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
    int from = BK_END + 1, idle = from;
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

/* ---- setting out ------------------------------------------------------------------------- */

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
    plays->together.standing = &plays->leads.standing[wanted->short_runs];
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
                                 row * bk_draw_tiles(plays->table[row] + plays->may[row]);
    bk_outlook_fill(plays);
}

void bk_plays_init(bk_plays *plays, const bk_run_tables *runs, const bk_group_tables *groups)
{
    memset(plays, 0, sizeof *plays);
    bk_leads_init(&plays->leads, runs);
    plays->groups = groups;
}

int bk_plays_list(bk_plays *plays, const bk_wanted *wanted, uint8_t (*played)[BK_KINDS], int limit)
{
    set_out(plays, wanted);
    grow(plays);
    return plays->full ? -1 : bk_graph_tell(&plays->graph, played, limit);
}
