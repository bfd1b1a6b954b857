#include "env/catalogue.h"

uint64_t bk_kinds_of_set(const bk_set *set)
{
    uint64_t kinds = 0;
    for (int i = 0; i < set->size; i++)
        kinds |= UINT64_C(1) << set->tile[i];
    return kinds;
}

uint64_t bk_kinds_of(const uint8_t counts[BK_KINDS])
{
    uint64_t kinds = 0;
    for (int kind = 0; kind < BK_KINDS; kind++)
        kinds |= (uint64_t)(counts[kind] > 0) << kind;
    return kinds;
}

static bk_known_set known(bk_shape shape)
{
    bk_set set;
    bk_shape_write(&shape, &set);
    return (bk_known_set){shape, bk_kinds_of_set(&set)};
}

static void add_groups(bk_catalogue *catalogue, int number)
{
    /* colours, fewest first */
    static const uint8_t COLOURS[] = {3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15};
    for (size_t i = 0; i < sizeof COLOURS; i++) {
        int size = __builtin_popcount(COLOURS[i]);
        bk_shape group = {BK_GROUP, (uint8_t)number, (uint8_t)size, COLOURS[i], 0};
        if (size >= 3)
            catalogue->plain[catalogue->plain_count++] = known(group);
        if (size == BK_COLOURS)
            continue;
        group.size++;
        group.jokers = 1;
        catalogue->joker[catalogue->joker_count++] = known(group);
    }
}

static void add_run(bk_catalogue *catalogue, int colour, int number, int size)
{
    bk_shape run = {BK_RUN, (uint8_t)number, (uint8_t)size, (uint8_t)colour, 0};
    catalogue->plain[catalogue->plain_count++] = known(run);
    for (int place = 0; place < size; place++) {
        run.jokers = (uint16_t)(1 << place);
        catalogue->joker[catalogue->joker_count++] = known(run);
    }
}

void bk_catalogue_init(bk_catalogue *catalogue, int max_run_length)
{
    catalogue->joker_count = catalogue->plain_count = 0;
    for (int number = 1; number <= BK_NUMBERS; number++)
        add_groups(catalogue, number);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int number = 1; number <= BK_NUMBERS; number++)
            for (int size = 3; size <= max_run_length && number + size <= BK_NUMBERS + 1; size++)
                add_run(catalogue, colour, number, size);
}
