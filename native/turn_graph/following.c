/* Next tiles in the turn graph: which tiles some choice plays, and whether one plays none. Every
 * vertex was reached from the root, so an edge whose end can be completed is part of a choice. */
#include "turn_graph/builder.h"

#include <string.h>

static bool is_live(const bk_graph *graph, const bk_edge *edge)
{
    return graph->vertex[edge->to].best != BK_NO_PATH;
}

/* Marks the tiles of an edge that leaves a vertex of this row. */
static void mark_tiles(const bk_graph *graph, int row, unsigned tiles, bool played[BK_KINDS])
{
    if (row == 0) {
        played[BK_JOKER] |= tiles > 0;
        return;
    }
    for (int colour = 0; tiles; colour++, tiles >>= 2)
        if (tiles & 3)
            played[bk_kind(colour, bk_row_number(graph, row))] = true;
}

/* Whether a path plays nothing. An edge without tiles is the first of its vertex. */
static bool has_idle_path(const bk_graph *graph)
{
    const bk_vertex *vertex = &graph->vertex[BK_ROOT];
    while (vertex != &graph->vertex[BK_END]) {
        const bk_edge *edge = graph->edge + vertex->edge;
        if (!vertex->edges || edge->tiles || !is_live(graph, edge))
            return false;
        vertex = &graph->vertex[edge->to];
    }
    return true;
}

bool bk_graph_following(const bk_graph *graph, bool played[BK_KINDS])
{
    uint8_t row[BK_MAX_VERTICES];
    memset(played, 0, BK_KINDS * sizeof *played);
    row[BK_ROOT] = 0;
    for (int i = 0; i < graph->vertex_count; i++) {
        const bk_vertex *vertex = &graph->vertex[i];
        const bk_edge *edge = graph->edge + vertex->edge, *end = edge + vertex->edges;
        if (i == BK_END)
            continue;
        for (; edge < end; edge++) {
            row[edge->to] = (uint8_t)(row[i] + 1);
            if (is_live(graph, edge))
                mark_tiles(graph, row[i], edge->tiles, played);
        }
    }
    return has_idle_path(graph);
}
