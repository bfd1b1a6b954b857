#include "rules/possible_sets.h"

typedef struct {
    const uint8_t *tiles;
    bk_set_limits limits;
    bk_shape_visitor *visit;
    void *context;
} generator;

static bool offer(const generator *g, const bk_shape *shape)
{
    int jokers = bk_shape_jokers(shape);
    return shape->size >= 3 && jokers >= g->limits.least_jokers && jokers < shape->size &&
           g->visit(shape, g->context);
}

/* Offers the run so far, and every longer one. */
static bool grow_run(const generator *g, bk_shape run, int jokers_left)
{
    int number = run.number + run.size;
    if (offer(g, &run))
        return true;
    if (run.size == g->limits.longest_run || number > BK_NUMBERS)
        return false;
    run.size++;
    if (g->tiles[bk_kind(run.colours, number)] && grow_run(g, run, jokers_left))
        return true;
    run.jokers |= (uint16_t)(1 << (run.size - 1));
    return jokers_left > 0 && grow_run(g, run, jokers_left - 1);
}

static bool each_group(const generator *g, int number, int jokers)
{
    unsigned there = 0;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        there |= (unsigned)(g->tiles[bk_kind(colour, number)] > 0) << colour;
    for (unsigned colours = there; colours; colours = (colours - 1) & there)
        for (int used = 0; used <= jokers; used++) {
            int size = __builtin_popcount(colours) + used;
            bk_shape group = {BK_GROUP, (uint8_t)number, (uint8_t)size, (uint8_t)colours,
                              (uint16_t)used};
            if (size <= BK_COLOURS && offer(g, &group))
                return true;
        }
    return false;
}

bool bk_each_set(const uint8_t tiles[BK_KINDS], bk_set_limits limits, bk_shape_visitor *visit,
                 void *context)
{
    generator g = {tiles, limits, visit, context};
    int jokers = bk_min(tiles[BK_JOKER], limits.most_jokers);
    for (int number = 1; number <= BK_NUMBERS; number++) {
        if (each_group(&g, number, jokers))
            return true;
        for (int colour = 0; colour < BK_COLOURS; colour++) {
            bk_shape run = {BK_RUN, (uint8_t)number, 0, (uint8_t)colour, 0};
            if (grow_run(&g, run, jokers))
                return true;
        }
    }
    return false;
}
