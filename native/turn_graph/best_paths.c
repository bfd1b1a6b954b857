/* The best ways through the graph, by the way not taken: a told way is left at every point behind
 * the one where it left an earlier way itself, so that every way comes once. */
#include "turn_graph/graph.h"

#include <string.h>

/* ---- branches: a heap, the best on top, of equals the earliest ----------------------------- */

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

/* Keeps the best so many: the others are never told. */
static void keep_best(bk_graph *graph, int kept)
{
    bk_branch best[BK_MAX_TURNS + 1];
    int count = 0;
    while (count < kept && graph->branch_count > 0)
        best[count++] = take_best(graph);
    memcpy(graph->branch, best, (size_t)count * sizeof *best); /* in order is a heap, too */
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

/* ---- ways -------------------------------------------------------------------------------- */

static const bk_edge *best_edge(const bk_graph *graph, const bk_point *point)
{
    const bk_edge *edge = graph->edge + point->edge;
    while (edge->gain + graph->point[edge->to].best != point->best)
        edge++;
    return edge;
}

/* The best way on from `depth`; branches of it are worth `value` less what they are worse. */
static void go_on(bk_graph *graph, int told, int depth, const bk_point *point, int32_t value,
                  int wanted)
{
    for (; point != &graph->point[BK_END]; depth++) {
        const bk_edge *taken = best_edge(graph, point);
        const bk_edge *edge = graph->edge + point->edge, *end = edge + point->edges;
        graph->way[told][depth] = (uint16_t)(taken - graph->edge);
        for (; edge < end && point->edges > 1; edge++) {
            int32_t worse = point->best - edge->gain - graph->point[edge->to].best;
            if (edge != taken && graph->point[edge->to].best != BK_NO_WAY)
                add_branch(graph,
                           (bk_branch){.value = value - worse, .told = (uint16_t)told,
                                       .depth = (uint16_t)depth,
                                       .edge = (uint16_t)(edge - graph->edge)},
                           wanted);
        }
        point = &graph->point[taken->to];
    }
}

static void take(bk_graph *graph, const bk_branch *branch, int told, int wanted)
{
    uint16_t *way = graph->way[told];
    memcpy(way, graph->way[branch->told], branch->depth * sizeof *way);
    way[branch->depth] = branch->edge;
    go_on(graph, told, branch->depth + 1, &graph->point[graph->edge[branch->edge].to],
          branch->value, wanted);
}

/* Returns whether anything is played. */
static bool write_way(const bk_graph *graph, const uint16_t *way, uint8_t played[BK_KINDS])
{
    const bk_edge *edge = &graph->edge[way[0]];
    unsigned any = edge->tiles;
    memset(played, 0, BK_KINDS);
    played[BK_JOKER] = (uint8_t)any;
    for (int row = 1; edge->to != BK_END; row++) {
        edge = &graph->edge[way[row]];
        any |= edge->tiles;
        unsigned tiles = edge->tiles;
        for (int colour = 0; tiles; colour++, tiles >>= 2)
            played[bk_kind(colour, bk_row_number(graph, row))] = tiles & 3;
    }
    return any != 0;
}

int bk_graph_tell(bk_graph *graph, uint8_t (*played)[BK_KINDS], int limit)
{
    int count = 0, told = 0;
    graph->branch_count = 0;
    graph->branches = 0;
    if (graph->point[0].best == BK_NO_WAY || limit == 0)
        return 0;
    go_on(graph, told, 0, &graph->point[0], graph->point[0].best, limit + 1);
    for (;;) {
        count += write_way(graph, graph->way[told++], played[count]);
        if (count == limit || graph->branch_count == 0)
            return count;
        bk_branch best = take_best(graph);
        take(graph, &best, told, limit - count + 1);
    }
}
