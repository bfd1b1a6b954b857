#include "rules/shape.h"

#include "rules/rules.h"

#include <string.h>

static uint16_t reversed(unsigned bits, int size)
{
    unsigned turned = 0;
    for (int i = 0; i < size; i++)
        turned |= (bits >> i & 1) << (size - 1 - i);
    return (uint16_t)turned;
}

bk_shape bk_shape_mirrored(bk_shape shape)
{
    int last = shape.form == BK_RUN ? bk_run_end(&shape) : shape.number;
    shape.number = (uint8_t)(BK_NUMBERS + 1 - last);
    if (shape.form == BK_RUN && shape.jokers)
        shape.jokers = reversed(shape.jokers, shape.size);
    return shape;
}

int bk_shape_jokers(const bk_shape *shape)
{
    return shape->form == BK_GROUP ? shape->jokers : __builtin_popcount(shape->jokers);
}

/* The value of a set. One tile and two jokers count as a run, in the order they lie, or as a group.
 * A group is written with its tile first, so as a run it goes upwards from there. */
int bk_shape_value(const bk_shape *shape)
{
    bool ambiguous = shape->size == 3 && bk_shape_jokers(shape) == 2;
    if (shape->form == BK_GROUP) {
        bool room = shape->number <= BK_NUMBERS - 2;
        return shape->size * shape->number + (ambiguous && room ? 3 : 0);
    }
    int run = shape->size * (shape->number + bk_run_end(shape)) / 2;
    int tile = shape->number + __builtin_ctz(~(unsigned)shape->jokers);
    return ambiguous ? bk_max(run, 3 * tile) : run;
}

static bool read_group(const bk_set *set, bk_shape *shape)
{
    *shape = (bk_shape){.form = BK_GROUP, .size = set->size};
    for (int i = 0; i < set->size; i++) {
        int kind = set->tile[i];
        if (kind == BK_JOKER) {
            shape->jokers++;
            continue;
        }
        int bit = 1 << bk_colour_of(kind), number = bk_number_of(kind);
        if ((shape->number && shape->number != number) || (shape->colours & bit))
            return false;
        shape->number = (uint8_t)number;
        shape->colours |= (uint8_t)bit;
    }
    return shape->size >= 3 && shape->size <= BK_COLOURS && shape->number;
}

static int lowest_number(const bk_set *set)
{
    int lowest = BK_NUMBERS;
    for (int i = 0; i < set->size; i++)
        lowest = bk_min(lowest, bk_number_of(set->tile[i]));
    return lowest;
}

/* Reads a run without a joker. Any order will do, as long as each number is there once. */
static bool read_natural_run(const bk_set *set, bk_shape *shape)
{
    unsigned seen = 0;
    shape->number = (uint8_t)lowest_number(set);
    shape->colours = (uint8_t)bk_colour_of(set->tile[0]);
    for (int i = 0; i < set->size; i++) {
        if (bk_colour_of(set->tile[i]) != shape->colours)
            return false;
        seen |= 1u << (bk_number_of(set->tile[i]) - shape->number);
    }
    return seen == (1u << set->size) - 1;
}

static bool read_joker_run(const bk_set *set, bk_shape *shape)
{
    int start = 0, colour = -1;
    for (int i = 0; i < set->size; i++) {
        int kind = set->tile[i];
        if (kind == BK_JOKER)
            continue;
        if (colour >= 0 && (colour != bk_colour_of(kind) || start != bk_number_of(kind) - i))
            return false;
        colour = bk_colour_of(kind);
        start = bk_number_of(kind) - i;
    }
    shape->number = (uint8_t)start;
    shape->colours = (uint8_t)colour;
    return colour >= 0 && start >= 1 && start + set->size - 1 <= BK_NUMBERS;
}

static bool read_run(const bk_set *set, int max_run_length, bk_shape *shape)
{
    if (set->size < 3 || set->size > max_run_length)
        return false;
    *shape = (bk_shape){.form = BK_RUN, .size = set->size};
    for (int i = 0; i < set->size; i++)
        if (set->tile[i] == BK_JOKER)
            shape->jokers |= (uint16_t)(1 << i);
    return shape->jokers ? read_joker_run(set, shape) : read_natural_run(set, shape);
}

bool bk_shape_read(const bk_set *set, int max_run_length, bk_shape *shape)
{
    for (int i = 0; i < set->size && i < BK_NUMBERS; i++)
        if (set->tile[i] > BK_JOKER)
            return false;
    if (set->form == BK_GROUP)
        return set->size <= BK_COLOURS && read_group(set, shape);
    return set->form == BK_RUN && read_run(set, max_run_length, shape);
}

void bk_shape_write(const bk_shape *shape, bk_set *set)
{
    *set = (bk_set){.form = shape->form, .size = shape->size};
    if (shape->form == BK_GROUP) {
        int at = 0;
        for (int colour = 0; colour < BK_COLOURS; colour++)
            if (shape->colours >> colour & 1)
                set->tile[at++] = (uint8_t)bk_kind(colour, shape->number);
        memset(set->tile + at, BK_JOKER, shape->jokers);
        return;
    }
    for (int i = 0; i < shape->size; i++)
        set->tile[i] =
            (uint8_t)(shape->jokers >> i & 1 ? BK_JOKER
                                             : bk_kind(shape->colours, shape->number + i));
}

void bk_shape_count(const bk_shape *shape, uint8_t counts[BK_KINDS])
{
    bk_set set;
    bk_shape_write(shape, &set);
    for (int i = 0; i < set.size; i++)
        counts[set.tile[i]]++;
}

bool bk_shapes_read(const bk_set *sets, int count, const bk_rules *rules, bk_shape *shapes,
                    uint8_t counts[BK_KINDS])
{
    for (int i = 0; i < count; i++) {
        if (!bk_shape_read(&sets[i], rules->max_run_length, &shapes[i]) ||
            bk_shape_jokers(&shapes[i]) > bk_max_jokers_per_set(rules))
            return false;
        bk_shape_count(&shapes[i], counts);
    }
    return true;
}
