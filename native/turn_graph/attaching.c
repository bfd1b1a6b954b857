/* Attaching: what tiles can do beside locked sets that stay. They may continue a run at either end, or
 * complete a group. */
#include "turn_graph/builder.h"

#include <string.h>

static void mark_rows(bk_graph_builder *builder)
{
    static const uint8_t NONE[BK_COLOURS];
    const bk_kept_ends *kept = &builder->kept;
    for (int row = 1; row <= builder->last; row++)
        builder->beside_kept[row] = memcmp(kept->prepends[row], NONE, sizeof NONE) != 0 ||
                                    memcmp(kept->appends[row], NONE, sizeof NONE) != 0 ||
                                    kept->absorbs[row][0];
}

void bk_attaching_prepare(bk_graph_builder *builder)
{
    const bk_graph_query *query = builder->query;
    memset(builder->beside_kept, 0, sizeof builder->beside_kept);
    if (!query->kept_count)
        return;
    memset(&builder->kept, 0, sizeof builder->kept);
    for (int i = 0; i < query->kept_count; i++) {
        bk_shape kept =
            builder->graph.downwards ? bk_shape_mirrored(query->kept[i]) : query->kept[i];
        bk_kept_ends_add(&builder->kept, &kept, false, false);
    }
    mark_rows(builder);
}

const bk_grouping_list *bk_groupings_at(bk_graph_builder *builder, int row, unsigned laid)
{
    if (!builder->beside_kept[row] || !builder->kept.absorbs[row][0])
        return &builder->groups->of[laid];
    bk_groups_absorbing(builder->groups, laid, builder->kept.absorbs[row], &builder->absorbing,
                        builder->absorbing_pool);
    return &builder->absorbing;
}

const bk_moves *bk_attaching_moves(const bk_graph_builder *builder, int row, int colour)
{
    if (!builder->beside_kept[row])
        return NULL;
    int prepends = builder->kept.prepends[row][colour];
    int appends = builder->kept.appends[row][colour];
    return prepends || appends ? &builder->runs->moves[0][0][prepends][appends] : NULL;
}
