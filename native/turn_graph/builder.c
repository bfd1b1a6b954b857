#include "turn_graph/builder.h"

#include <string.h>

/* ---- vertices -------------------------------------------------------------------------- */

static unsigned hash_of(const bk_frontier *frontier)
{
    uint32_t hash = 0;
    for (int i = 0; i < frontier->count; i++)
        hash = (hash ^ frontier->arrangement[i]) * UINT32_C(0x9E3779B1);
    return hash >> 22;
}

static bool is_same(const bk_graph *graph, const bk_vertex *vertex, const bk_frontier *frontier)
{
    return vertex->count == frontier->count &&
           memcmp(graph->arrangement + vertex->first, frontier->arrangement,
                  vertex->count * sizeof *frontier->arrangement) == 0;
}

/* Finds the vertex of the current frontier, or adds one. */
static int find_vertex(bk_graph_builder *builder)
{
    bk_graph *graph = &builder->graph;
    bk_frontier *frontier = &builder->frontier;
    bk_frontier_sort(frontier);
    unsigned slot = hash_of(frontier);
    for (; builder->slot_stamp[slot] == builder->stamp; slot = (slot + 1) % BK_SLOTS)
        if (is_same(graph, &graph->vertex[builder->slot[slot]], frontier))
            return builder->slot[slot];
    if (graph->vertex_count == BK_MAX_VERTICES ||
        graph->vertex_count - builder->layer > BK_SLOTS / 2 ||
        graph->arrangement_count + frontier->count > BK_MAX_ARRANGEMENTS) {
        builder->full = true;
        return 0;
    }
    builder->slot_stamp[slot] = builder->stamp;
    builder->slot[slot] = (uint16_t)graph->vertex_count;
    graph->vertex[graph->vertex_count] = (bk_vertex){.first = (uint32_t)graph->arrangement_count,
                                                     .count = (uint16_t)frontier->count,
                                                     .reach = BK_NO_PATH};
    memcpy(graph->arrangement + graph->arrangement_count, frontier->arrangement,
           (size_t)frontier->count * sizeof *frontier->arrangement);
    graph->arrangement_count += frontier->count;
    return graph->vertex_count++;
}

static void add_edge(bk_graph_builder *builder, bk_vertex *vertex, int to, unsigned tiles,
                     int32_t gain)
{
    bk_graph *graph = &builder->graph;
    if (graph->edge_count == BK_MAX_EDGES || builder->full) {
        builder->full = true;
        return;
    }
    graph->edge[graph->edge_count++] = (bk_edge){(uint16_t)to, (uint16_t)tiles, gain};
    vertex->edges++;
    graph->vertex[to].reach = bk_max(graph->vertex[to].reach, vertex->reach + gain);
}

/* ---- layers ---------------------------------------------------------------------------- */

/* The next choice among the tiles that may be played, or 0 after the last one. */
static unsigned next_choice(unsigned tiles, unsigned may)
{
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        if (bk_count_of(tiles, colour) < bk_count_of(may, colour))
            return tiles + (1u << 2 * colour);
        tiles &= ~(3u << 2 * colour);
    }
    return 0;
}

/* Whether some arrangement is complete: all jokers laid, and a sufficient value. Runs are closed by
 * now. */
static bool is_complete(const bk_graph_builder *builder)
{
    for (int i = 0; i < builder->frontier.count; i++) {
        bk_arrangement arrangement = builder->frontier.arrangement[i];
        if (!bk_arrangement_jokers(arrangement) &&
            bk_arrangement_value(arrangement) >= builder->query->min_value)
            return true;
    }
    return false;
}

/* Expands a vertex: an edge for each choice of the tiles that may be played at this number. */
static void expand_vertex(bk_graph_builder *builder, int row, bk_vertex *vertex)
{
    int32_t weight =
        row <= BK_NUMBERS ? builder->query->weight[bk_row_number(&builder->graph, row)] : 0;
    unsigned tiles = 0;
    vertex->edge = (uint32_t)builder->graph.edge_count;
    do {
        int32_t gain = bk_vector_tiles(tiles) * weight;
        builder->reach = vertex->reach + gain;
        bk_advance(builder, row, vertex, builder->table[row] + tiles);
        if (row < builder->last && builder->frontier.count)
            add_edge(builder, vertex, find_vertex(builder), tiles, gain);
        else if (row == builder->last && is_complete(builder))
            add_edge(builder, vertex, BK_END, tiles, gain);
        tiles = next_choice(tiles, builder->may[row]);
    } while (tiles && !builder->full);
}

/* Builds the root. Jokers are chosen first, because all jokers of a choice must be laid. */
static void build_root(bk_graph_builder *builder)
{
    const bk_graph_query *query = builder->query;
    bk_graph *graph = &builder->graph;
    graph->edge_count = graph->arrangement_count = 0;
    graph->vertex[BK_ROOT] = graph->vertex[BK_END] = (bk_vertex){0};
    graph->vertex_count = BK_END + 1;
    builder->stamp++;
    for (int jokers = 0; jokers <= query->may[BK_JOKER]; jokers++) {
        builder->frontier.count = 0;
        bk_arrangement all = bk_arrangement_of(0, query->table[BK_JOKER] + jokers, 0);
        bk_frontier_add(&builder->frontier, all,
                        bk_dominated_by(builder->frontier.dominance, all));
        add_edge(builder, &graph->vertex[BK_ROOT], find_vertex(builder), (unsigned)jokers,
                 jokers * query->joker_weight);
    }
}

/* Computes the best weight from each vertex, from the end back to the root. */
static void value_vertices(bk_graph *graph)
{
    for (int i = graph->vertex_count - 1; i >= 0; i--) {
        bk_vertex *vertex = &graph->vertex[i];
        if (i == BK_END)
            continue;
        vertex->best = BK_NO_PATH;
        const bk_edge *edge = graph->edge + vertex->edge, *end = edge + vertex->edges;
        for (; edge < end; edge++)
            if (graph->vertex[edge->to].best != BK_NO_PATH)
                vertex->best = bk_max(vertex->best, edge->gain + graph->vertex[edge->to].best);
    }
}

/* Whether everything that can be completed from `other` can be completed from `vertex`. */
static bool covers(const bk_graph_builder *builder, const bk_vertex *vertex, const bk_vertex *other)
{
    const bk_arrangement *arrangement = builder->graph.arrangement;
    return bk_frontier_covers(builder->frontier.dominance, arrangement + vertex->first,
                              vertex->count, arrangement + other->first, other->count);
}

static void add_end_edge(bk_graph_builder *builder, bk_vertex *vertex)
{
    vertex->edge = (uint32_t)builder->graph.edge_count;
    add_edge(builder, vertex, BK_END, 0, 0);
}

/* Finishes early after the last choice, where the table is known to consist of sets. The idle
 * vertex, which plays nothing, can be completed, and so can every vertex that is as good. Returns
 * whether those are all. */
static bool finish_early(bk_graph_builder *builder, int from, int to, int idle)
{
    bk_graph *graph = &builder->graph;
    int open = 0;
    for (int i = from; i < to; i++) {
        if (i == idle)
            continue;
        if (covers(builder, &graph->vertex[i], &graph->vertex[idle]))
            add_end_edge(builder, &graph->vertex[i]);
        else
            open++;
    }
    if (!open)
        add_end_edge(builder, &graph->vertex[idle]);
    return !open;
}

/* The vertex that follows if nothing is chosen. */
static int idle_after(const bk_graph *graph, int idle)
{
    return graph->edge[graph->vertex[idle].edge].to;
}

static void build(bk_graph_builder *builder)
{
    bk_graph *graph = &builder->graph;
    int from = BK_END + 1, idle = from;
    build_root(builder);
    for (int row = 1; row <= builder->last && !builder->full; row++) {
        int to = graph->vertex_count;
        bool seen = builder->query->table_is_valid && row > builder->last_choice;
        if (seen && finish_early(builder, from, to, idle))
            break;
        builder->stamp++;
        builder->layer = to;
        bk_advance_begin(builder, to - from);
        for (; from < to && !builder->full; from++)
            if (!graph->vertex[from].edges)
                expand_vertex(builder, row, &graph->vertex[from]);
        if (builder->query->table_is_valid && row < builder->last && !builder->full)
            idle = idle_after(graph, idle);
    }
    if (!builder->full)
        value_vertices(graph);
}

/* ---- preparing ------------------------------------------------------------------------- */

static uint8_t vector_of(const uint8_t counts[BK_KINDS], int number)
{
    unsigned vector = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        vector |= (unsigned)counts[bk_kind(colour, number)] << 2 * colour;
    return (uint8_t)vector;
}

/* Whether to walk the numbers downwards, where runs and groups are the same. Choices should come
 * late, because they multiply the arrangements. The value of jokers is only known upwards. */
static bool walks_downwards(const bk_graph_query *query)
{
    int balance = 0;
    for (int kind = 0; kind < BK_JOKER; kind++)
        if (query->may[kind])
            balance += bk_number_of(kind) - 7;
    return balance < 0 && !query->min_value && !query->walk;
}

static void prepare(bk_graph_builder *builder, const bk_graph_query *query)
{
    int jokers = query->table[BK_JOKER] + query->may[BK_JOKER];
    builder->query = query;
    builder->budget = query->budget;
    builder->full = false;
    builder->last = BK_NUMBERS + jokers;
    builder->last_choice = 0;
    builder->frontier.dominance = &builder->transitions.dominance[query->short_runs];
    builder->graph.downwards = walks_downwards(query);
    for (int row = 1; row <= builder->last; row++) {
        bool numbered = row <= BK_NUMBERS;
        int number = bk_row_number(&builder->graph, row);
        builder->table[row] = numbered ? vector_of(query->table, number) : 0;
        builder->may[row] = numbered ? vector_of(query->may, number) : 0;
        if (builder->may[row])
            builder->last_choice = row;
    }
    builder->value_left[builder->last + 1] = 0;
    for (int row = builder->last; row >= 1; row--)
        builder->value_left[row] = builder->value_left[row + 1] +
                                   row * bk_vector_tiles(builder->table[row] + builder->may[row]);
    bk_attaching_prepare(builder);
    bk_reachability_fill(builder);
}

void bk_graph_builder_init(bk_graph_builder *builder, const bk_run_tables *runs,
                           const bk_group_tables *groups)
{
    memset(builder, 0, sizeof *builder);
    bk_transitions_init(&builder->transitions, runs);
    builder->runs = runs;
    builder->groups = groups;
}

int bk_graph_list_choices(bk_graph_builder *builder, const bk_graph_query *query,
                          uint8_t (*played)[BK_KINDS], int limit)
{
    prepare(builder, query);
    build(builder);
    return builder->full ? -1 : bk_graph_best_paths(&builder->graph, query->or_nothing, played, limit);
}
