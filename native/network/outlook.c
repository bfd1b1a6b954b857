#include "network/outlook.h"

#include "rules/kinds.h"

#include <string.h>

/* ---- looking --------------------------------------------------------------------------- */

void bk_look(const bk_round *round, int seat, bk_outlook *outlook)
{
    const bk_start *start = round->start;
    int seats = start->seats;
    memset(outlook, 0, sizeof *outlook);
    memcpy(outlook->rack, round->rack[seat], BK_KINDS);
    memcpy(outlook->table, round->table, BK_KINDS);
    for (int i = 0; i < seats; i++) {
        int other = (seat + i) % seats;
        outlook->sizes[i] = (uint8_t)round->rack_count[other];
        outlook->opened[i] = round->opened[other];
        outlook->quiet[i] = round->quiet[other];
    }
    outlook->pool = (uint8_t)bk_pool_size(round);
    outlook->seats = (uint8_t)seats;
    outlook->wait = (uint8_t)((seat - round->to_move + seats) % seats);
    outlook->passes = (uint8_t)round->passes;
    outlook->must_play_when_able = start->must_play_when_able;
    outlook->empty_pool = start->empty_pool;
    outlook->jokers = start->rules.jokers;
    outlook->opening_goes_on = start->rules.opening_goes_on;
}

void bk_look_after(const bk_round *round, const uint8_t *played, bk_outlook *outlook)
{
    bk_look(round, round->to_move, outlook);
    outlook->wait = (uint8_t)(outlook->seats - 1);
    if (!played) {
        outlook->quiet[0] = (uint8_t)bk_min(outlook->quiet[0] + 1, BK_MOST_QUIET);
        if (outlook->pool > 0) {
            outlook->drew = true;
            outlook->pool--;
            outlook->sizes[0]++;
        } else {
            outlook->passes++;
        }
        return;
    }
    for (int kind = 0; kind < BK_KINDS; kind++) {
        outlook->rack[kind] = (uint8_t)(outlook->rack[kind] - played[kind]);
        outlook->table[kind] = (uint8_t)(outlook->table[kind] + played[kind]);
        outlook->sizes[0] = (uint8_t)(outlook->sizes[0] - played[kind]);
    }
    outlook->opened[0] = true;
    outlook->quiet[0] = 0;
    outlook->passes = 0;
}

bool bk_outlook_is_valid(const bk_outlook *outlook)
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (outlook->rack[kind] > 2 || outlook->table[kind] > 2 ||
            outlook->rack[kind] + outlook->table[kind] > 2)
            return false;
    return outlook->seats >= 2 && outlook->seats <= BK_MAX_SEATS &&
           outlook->wait < outlook->seats && outlook->empty_pool <= BK_ROUND_ENDS &&
           outlook->jokers <= BK_JOKERS_LOCKED_OWN_RACK;
}

/* ---- features -------------------------------------------------------------------------- */

enum {
    OWN_SIZES = 48,   /* tiles on the own rack; the last stands for more, too */
    OTHER_SIZES = 32, /* the same for another seat */
    QUIET_STEPS = 8,  /* 0, 1, 2, 3, 4, 5 and 6, 7 to 9, 10 or more */
    POOL_SINGLY = 16, /* up to here every size has its feature, then four share one */
    POOL_STEPS = POOL_SINGLY + 20,
};

/* Adds features in order. */
typedef struct {
    bk_feature_set *set;
    int next;
} adder;

static void add(adder *to, bool holds)
{
    to->set->word[to->next / 64] |= (uint64_t)holds << (to->next % 64);
    to->next++;
}

/* Adds as many features as there are steps; the one at `at` holds, the last one if it is beyond. */
static void add_step(adder *to, int at, int steps)
{
    int hot = to->next + bk_min(at, steps - 1);
    to->set->word[hot / 64] |= UINT64_C(1) << (hot % 64);
    to->next += steps;
}

/* Whether there is one tile of each kind, and whether there are two. */
static void add_counts(adder *to, const uint8_t counts[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        add(to, counts[kind] >= 1);
    for (int kind = 0; kind < BK_KINDS; kind++)
        add(to, counts[kind] >= 2);
}

/* Parts of sets on the rack: neighbours in a colour, neighbours but one, runs of three. */
static void add_run_parts(adder *to, const uint8_t rack[BK_KINDS])
{
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        const uint8_t *row = rack + bk_kind(colour, 1);
        for (int i = 0; i + 1 < BK_NUMBERS; i++)
            add(to, row[i] && row[i + 1]);
        for (int i = 0; i + 2 < BK_NUMBERS; i++)
            add(to, row[i] && row[i + 2]);
        for (int i = 0; i + 2 < BK_NUMBERS; i++)
            add(to, row[i] && row[i + 1] && row[i + 2]);
    }
}

/* The same for groups: pairs of colours, and three colours without the fourth. */
static void add_group_parts(adder *to, const uint8_t rack[BK_KINDS])
{
    for (int number = 1; number <= BK_NUMBERS; number++) {
        bool held[BK_COLOURS];
        for (int colour = 0; colour < BK_COLOURS; colour++)
            held[colour] = rack[bk_kind(colour, number)] > 0;
        for (int one = 0; one < BK_COLOURS; one++)
            for (int other = one + 1; other < BK_COLOURS; other++)
                add(to, held[one] && held[other]);
        for (int without = 0; without < BK_COLOURS; without++) {
            bool others = true;
            for (int colour = 0; colour < BK_COLOURS; colour++)
                others = others && (colour == without || held[colour]);
            add(to, others);
        }
    }
}

static int quiet_step(int turns)
{
    return turns < 5 ? turns : turns < 7 ? 5 : turns < 10 ? 6 : 7;
}

static int pool_step(int tiles)
{
    return tiles < POOL_SINGLY ? tiles : POOL_SINGLY + (tiles - POOL_SINGLY) / 4;
}

/* Every seat; those that are not at the table have no feature. */
static void add_seats(adder *to, const bk_outlook *outlook)
{
    for (int i = 0; i < BK_MAX_SEATS; i++) {
        int sizes = i == 0 ? OWN_SIZES : OTHER_SIZES;
        if (i >= outlook->seats) {
            to->next += sizes + 1 + QUIET_STEPS;
            continue;
        }
        add_step(to, outlook->sizes[i], sizes);
        add(to, outlook->opened[i]);
        add_step(to, quiet_step(outlook->quiet[i]), QUIET_STEPS);
    }
}

static void add_rules(adder *to, const bk_outlook *outlook)
{
    add_step(to, 2 * (outlook->seats - 2) + (outlook->must_play_when_able != 0), 6);
    add_step(to, outlook->empty_pool, 3);
    add_step(to, outlook->jokers, 3);
    add(to, outlook->opening_goes_on);
}

void bk_find_features(const bk_outlook *outlook, bk_feature_set *set)
{
    adder to = {set, 0};
    uint8_t unseen[BK_KINDS];
    memset(set, 0, sizeof *set);
    for (int kind = 0; kind < BK_KINDS; kind++)
        unseen[kind] = (uint8_t)(2 - outlook->rack[kind] - outlook->table[kind]);
    add_counts(&to, outlook->rack);
    add_counts(&to, outlook->table);
    add_counts(&to, unseen);
    add_run_parts(&to, outlook->rack);
    add_group_parts(&to, outlook->rack);
    add_seats(&to, outlook);
    add_step(&to, pool_step(outlook->pool), POOL_STEPS);
    add_step(&to, outlook->wait, BK_MAX_SEATS);
    add_step(&to, outlook->passes, BK_MAX_SEATS);
    add(&to, outlook->drew);
    add_rules(&to, outlook);
}
