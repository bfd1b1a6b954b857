/* What side sets take from each row on, and where they begin. */
#include "search/side_sets.h"

#include <string.h>

static uint16_t part_with(bk_side_walk *side, const uint8_t pattern[BK_COLOURS], int identity)
{
    uint8_t rest[BK_COLOURS];
    uint32_t all = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        all |= (uint32_t)pattern[colour] << 8 * colour;
        rest[colour] = pattern[colour] / BK_TAKINGS;
    }
    if (!all)
        return BK_NO_PART;
    uint32_t slot = (all ^ (uint32_t)identity << 7) * UINT32_C(0x9E3779B1) >> 16;
    for (; side->slot[slot]; slot = (slot + 1) % BK_PART_SLOTS) {
        const bk_side_part *part = &side->part[side->slot[slot] - 1];
        if (memcmp(part->pattern, pattern, BK_COLOURS) == 0 && part->identity == identity)
            return (uint16_t)(side->slot[slot] - 1);
    }
    int index = side->part_count++;
    bk_side_part *part = &side->part[index];
    side->slot[slot] = (uint16_t)(index + 1);
    side->slot_of[index] = (uint16_t)slot;
    memcpy(part->pattern, pattern, BK_COLOURS);
    part->identity = (uint16_t)identity;
    part->next = part_with(side, rest, identity);
    return (uint16_t)index;
}

static void add_run_pattern(bk_side_walk *side, const bk_side_set *set)
{
    uint8_t *list = side->run_pattern[set->row][set->colour];
    uint8_t *count = &side->run_count[set->row][set->colour];
    for (int i = 0; i < *count; i++)
        if (list[i] == set->pattern[set->colour])
            return;
    list[(*count)++] = set->pattern[set->colour];
}

static void add_set(bk_side_walk *side, int index)
{
    const bk_side_set *set = &side->task->sets[index];
    side->next[index] = side->first[set->row];
    side->first[set->row] = (uint16_t)(index + 1);
    side->part_of[index] = part_with(side, set->pattern, set->choosy ? index + 1 : 0);
    if (set->run)
        add_run_pattern(side, set);
    else
        for (int colour = 0; colour < BK_COLOURS; colour++)
            side->in_group[set->row][colour][set->pattern[colour]] = true;
}

/* Forgets the bounds of the last search, and what is known of nodes unless the task is the same. */
static void next_generation(bk_side_walk *side)
{
    if (++side->bounds_generation == 0) {
        memset(side->bound, 0, sizeof side->bound);
        side->bounds_generation = 1;
    }
    if (!side->task->again && ++side->generation == 0) {
        memset(side->entry, 0, sizeof side->entry);
        side->generation = 1;
    }
}

void bk_side_parts_prepare(bk_side_walk *side)
{
    next_generation(side);
    while (side->part_count)
        side->slot[side->slot_of[--side->part_count]] = 0;
    memset(side->first, 0, sizeof side->first);
    memset(side->run_count, 0, sizeof side->run_count);
    memset(side->in_group, 0, sizeof side->in_group);
    for (int i = side->task->count - 1; i >= 0; i--)
        add_set(side, i);
}

void bk_side_walk_init(bk_side_walk *side) { memset(side, 0, sizeof *side); }
