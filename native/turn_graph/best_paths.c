/* The k best paths through the graph, by deviations: a path is left at every vertex after the one
 * where it left an earlier path itself. So every path comes exactly once. */
#include "turn_graph/graph.h"

#include <string.h>

/* ---- branches: a heap, the best on top, the earliest of equals first ------------------- */

static bool is_before(const bk_branch *a, const bk_branch *b)
{
    return a->value > b->value || (a->value == b->value && a->serial < b->serial);
}

static void sift_down(bk_graph *graph, int i)
{
    bk_branch *heap = graph->branch, moved = heap[i];
    for (int child; (child = 2 * i + 1) < graph->branch_count; i = child) {
        if (child + 1 < graph->branch_count && is_before(&heap[child + 1], &heap[child]))
            child++;
        if (!is_before(&heap[child], &moved))
            break;
        heap[i] = heap[child];
    }
    heap[i] = moved;
}

static bk_branch take_best(bk_graph *graph)
{
    bk_branch best = graph->branch[0];
    graph->branch[0] = graph->branch[--graph->branch_count];
    sift_down(graph, 0);
    return best;
}

/* Keeps only the best branches: the others will not be needed. */
static void keep_best(bk_graph *graph, int kept)
{
    bk_branch best[BK_MAX_TURNS + 1];
    int count = 0;
    while (count < kept && graph->branch_count > 0)
        best[count++] = take_best(graph);
    memcpy(graph->branch, best, (size_t)count * sizeof *best); /* a sorted array is a heap */
    graph->branch_count = count;
}

static void add_branch(bk_graph *graph, bk_branch branch, int wanted)
{
    if (graph->branch_count == BK_MAX_BRANCHES)
        keep_best(graph, wanted);
    int i = graph->branch_count++;
    branch.serial = graph->branches++;
    for (; i > 0 && is_before(&branch, &graph->branch[(i - 1) / 2]); i = (i - 1) / 2)
        graph->branch[i] = graph->branch[(i - 1) / 2];
    graph->branch[i] = branch;
}

/* ---- paths ----------------------------------------------------------------------------- */

static const bk_edge *best_edge(const bk_graph *graph, const bk_vertex *vertex)
{
    const bk_edge *edge = graph->edge + vertex->edge;
    while (edge->gain + graph->vertex[edge->to].best != vertex->best)
        edge++;
    return edge;
}

/* Follows the best path from `depth`, and adds its branches. A branch is worth `value` minus its
 * loss. */
static void follow_best(bk_graph *graph, int found, int depth, const bk_vertex *vertex,
                        int32_t value, int wanted)
{
    for (; vertex != &graph->vertex[BK_END]; depth++) {
        const bk_edge *taken = best_edge(graph, vertex);
        const bk_edge *edge = graph->edge + vertex->edge, *end = edge + vertex->edges;
        graph->path[found][depth] = (uint16_t)(taken - graph->edge);
        for (; edge < end && vertex->edges > 1; edge++) {
            int32_t worse = vertex->best - edge->gain - graph->vertex[edge->to].best;
            if (edge != taken && graph->vertex[edge->to].best != BK_NO_PATH)
                add_branch(graph,
                           (bk_branch){.value = value - worse,
                                       .from = (uint16_t)found,
                                       .depth = (uint16_t)depth,
                                       .edge = (uint16_t)(edge - graph->edge)},
                           wanted);
        }
        vertex = &graph->vertex[taken->to];
    }
}

static void take_branch(bk_graph *graph, const bk_branch *branch, int found, int wanted)
{
    uint16_t *path = graph->path[found];
    memcpy(path, graph->path[branch->from], branch->depth * sizeof *path);
    path[branch->depth] = branch->edge;
    follow_best(graph, found, branch->depth + 1, &graph->vertex[graph->edge[branch->edge].to],
                branch->value, wanted);
}

/* Writes the choice of a path. Returns whether it plays anything. */
static bool write_path(const bk_graph *graph, const uint16_t *path, uint8_t played[BK_KINDS])
{
    const bk_edge *edge = &graph->edge[path[0]];
    unsigned any = edge->tiles;
    memset(played, 0, BK_KINDS);
    played[BK_JOKER] = (uint8_t)any;
    for (int row = 1; edge->to != BK_END; row++) {
        edge = &graph->edge[path[row]];
        any |= edge->tiles;
        unsigned tiles = edge->tiles;
        for (int colour = 0; tiles; colour++, tiles >>= 2)
            played[bk_kind(colour, bk_row_number(graph, row))] = tiles & 3;
    }
    return any != 0;
}

int bk_graph_best_paths(bk_graph *graph, bool or_nothing, uint8_t (*played)[BK_KINDS], int limit)
{
    int count = 0, found = 0;
    graph->branch_count = 0;
    graph->branches = 0;
    if (graph->vertex[0].best == BK_NO_PATH || limit == 0)
        return 0;
    follow_best(graph, found, 0, &graph->vertex[0], graph->vertex[0].best, limit + 1);
    for (;;) {
        count += write_path(graph, graph->path[found++], played[count]) || or_nothing;
        if (count == limit || graph->branch_count == 0)
            return count;
        bk_branch best = take_best(graph);
        take_branch(graph, &best, found, limit - count + 1);
    }
}
