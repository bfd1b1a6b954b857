/* Search for the hardest positions: a rack of 22 to 24 tiles that can free two locked jokers at
 * once. There is no known bound for these. A position is changed a little, and the change stays if
 * the solver takes at least as long; after a while without progress the search begins anew
 * elsewhere. Times are those of a processor, and the shortest of several counts. A seed begins with
 * the same positions; where it gets from there depends a little on the machine.
 *   hardest [seconds of a processor [seed]] */
#define _POSIX_C_SOURCE 199309L
#include "rules/kinds.h"
#include "solver/solver.h"
#include "tests/selfplay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    LEAST_RACK = 22,
    MOST_RACK = 24,
    MOST_SETS = 16,
    TILES = 4, /* of a locked set, at most */
    DRAWN = 50,
    PATIENCE = 500, /* changes in vain before a new beginning */
    ASTRAY = 50,    /* changes in vain before it goes on from the hardest again */
    TIMINGS = 2,
    SHOWN = 3,
    MOST_FOUND = 10000,
};

typedef struct {
    bk_position position;
    double seconds;
} hard;

static const double EASIER = 0.8;

typedef struct {
    bk_solver *solver;
    bk_xorshift rng;
} searcher;

static int below(searcher *s, int limit)
{
    return (int)bk_xorshift_below(&s->rng, (uint32_t)limit);
}

static double processor_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double time_of(searcher *s, const bk_position *position)
{
    static bk_turn turn;
    double shortest = 0;
    for (int i = 0; i < TIMINGS; i++) {
        double from = processor_seconds();
        if (bk_best(s->solver, position, BK_TILES, &turn) != BK_OK) {
            fprintf(stderr, "the solver refuses a position that was made here\n");
            exit(1);
        }
        double took = processor_seconds() - from;
        shortest = i == 0 || took < shortest ? took : shortest;
    }
    return shortest;
}

/* ---- positions ------------------------------------------------------------------------- */

static bk_set random_set(searcher *s, bool with_joker)
{
    bk_set set = {.form = below(s, 2) ? BK_GROUP : BK_RUN};
    set.size = (uint8_t)(3 + below(s, TILES - 2));
    if (set.form == BK_GROUP) {
        int number = 1 + below(s, BK_NUMBERS), skip = below(s, BK_COLOURS), at = 0;
        for (int colour = 0; colour < BK_COLOURS && at < set.size; colour++)
            if (set.size == BK_COLOURS || colour != skip)
                set.tile[at++] = (uint8_t)bk_kind(colour, number);
    } else {
        int colour = below(s, BK_COLOURS), first = 1 + below(s, BK_NUMBERS + 1 - set.size);
        for (int at = 0; at < set.size; at++)
            set.tile[at] = (uint8_t)bk_kind(colour, first + at);
    }
    if (with_joker)
        set.tile[below(s, set.size)] = BK_JOKER;
    return set;
}

/* Returns the colours that the joker of a locked set may stand for, and its number. */
static unsigned stands_for(const bk_set *set, int *number)
{
    int natural = set->tile[0] == BK_JOKER ? 1 : 0, place = 0;
    unsigned there = 0;
    while (set->tile[place] != BK_JOKER)
        place++;
    for (int at = 0; at < set->size; at++)
        if (at != place)
            there |= 1u << bk_colour_of(set->tile[at]);
    *number = bk_number_of(set->tile[natural]);
    if (set->form == BK_GROUP)
        return ~there & 15u;
    *number += place - natural;
    return there;
}

/* A kind that frees the joker of a locked set. */
static int freeing_kind(searcher *s, const bk_set *set)
{
    int number, colour = below(s, BK_COLOURS);
    unsigned colours = stands_for(set, &number);
    while (!(colours >> colour & 1))
        colour = (colour + 1) % BK_COLOURS;
    return bk_kind(colour, number);
}

static bool can_free(const bk_position *p, const bk_set *set)
{
    int number;
    unsigned colours = stands_for(set, &number);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        if ((colours >> colour & 1) && p->rack[bk_kind(colour, number)])
            return true;
    return false;
}

static void count_table(bk_position *p)
{
    memset(p->table, 0, sizeof p->table);
    for (int i = 0; i < p->set_count; i++)
        for (int at = 0; at < p->sets[i].size; at++)
            p->table[p->sets[i].tile[at]]++;
}

/* Whether there are at most two tiles of a kind, and a tile on the rack for each locked joker. */
static bool is_wanted(bk_position *p)
{
    count_table(p);
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (p->table[kind] + p->rack[kind] > 2)
            return false;
    int rack = bk_count(p->rack);
    return rack >= LEAST_RACK && rack <= MOST_RACK && !p->rack[BK_JOKER] &&
           can_free(p, &p->sets[0]) && can_free(p, &p->sets[1]);
}

static void add_to_rack(searcher *s, bk_position *p) { p->rack[below(s, BK_JOKER)]++; }

static void take_from_rack(searcher *s, bk_position *p)
{
    int kind = below(s, BK_JOKER);
    while (!p->rack[kind])
        kind = (kind + 1) % BK_JOKER;
    p->rack[kind]--;
}

/* Two locked sets come first, with tiles that free them. */
static bk_position random_position(searcher *s)
{
    bk_position p;
    do {
        memset(&p, 0, sizeof p);
        p.rules = (bk_rules){BK_JOKERS_LOCKED, 13, 1, 30, 0, 1, 30};
        p.set_count = (uint8_t)(2 + below(s, MOST_SETS - 2));
        for (int i = 0; i < p.set_count; i++) {
            p.sets[i] = random_set(s, i < 2);
            if (i < 2)
                p.rack[freeing_kind(s, &p.sets[i])]++;
        }
        for (int size = LEAST_RACK + below(s, MOST_RACK - LEAST_RACK + 1); bk_count(p.rack) < size;)
            add_to_rack(s, &p);
        /* Most tables drawn at random need a tile three times: fewer sets, then. */
        count_table(&p);
        while (p.set_count > 2 && !is_wanted(&p))
            p.set_count--;
    } while (!is_wanted(&p));
    return p;
}

static void change(searcher *s, bk_position *p)
{
    int set = below(s, p->set_count);
    switch (below(s, 6)) {
    case 0:
        if (p->set_count < MOST_SETS)
            p->sets[p->set_count++] = random_set(s, false);
        break;
    case 1:
        if (p->set_count > 2 && set >= 2)
            p->sets[set] = p->sets[--p->set_count];
        break;
    case 2:
        p->sets[set] = random_set(s, set < 2);
        if (set < 2)
            p->rack[freeing_kind(s, &p->sets[set])]++;
        break;
    case 3:
        add_to_rack(s, p);
        break;
    case 4:
        take_from_rack(s, p);
        break;
    default:
        take_from_rack(s, p);
        add_to_rack(s, p);
    }
}

static bk_position changed(searcher *s, const bk_position *from)
{
    bk_position p;
    do {
        p = *from;
        for (int left = 1 + below(s, 3); left; left--)
            change(s, &p);
    } while (!is_wanted(&p));
    return p;
}

static hard measured(searcher *s, bk_position position)
{
    return (hard){.seconds = time_of(s, &position), .position = position};
}

/* The hardest of some positions drawn at random. */
static hard beginning(searcher *s)
{
    hard best = measured(s, random_position(s));
    for (int i = 1; i < DRAWN; i++) {
        hard other = measured(s, random_position(s));
        if (other.seconds > best.seconds)
            best = other;
    }
    return best;
}

/* Climbs; a little easier is accepted for a while, because the way up may lead down first. */
static hard climb(searcher *s, double until)
{
    hard best = beginning(s), here = best;
    for (int in_vain = 0; in_vain < PATIENCE && processor_seconds() < until; in_vain++) {
        hard other = measured(s, changed(s, &here.position));
        if (other.seconds > here.seconds * EASIER)
            here = other;
        if (here.seconds > best.seconds) {
            best = here;
            in_vain = 0;
        } else if (in_vain % ASTRAY == ASTRAY - 1)
            here = best;
    }
    best.seconds = time_of(s, &best.position);
    return best;
}

/* ---- report ---------------------------------------------------------------------------- */

/* As in `brikke solve`. */
static void print_tile(int kind)
{
    if (kind == BK_JOKER)
        printf("j");
    else
        printf("%c%d", "krbo"[bk_colour_of(kind)], bk_number_of(kind));
}

static void print(const hard *found)
{
    const bk_position *p = &found->position;
    printf("%.1f ms\n  table", found->seconds * 1e3);
    for (int i = 0; i < p->set_count; i++) {
        printf(i ? " | " : " ");
        for (int at = 0; at < p->sets[i].size; at++) {
            printf(at ? " " : "");
            print_tile(p->sets[i].tile[at]);
        }
    }
    printf("\n  rack");
    for (int kind = 0; kind < BK_KINDS; kind++)
        for (int i = 0; i < p->rack[kind]; i++) {
            printf(" ");
            print_tile(kind);
        }
    printf("\n");
}

static int hardest_first(const void *a, const void *b)
{
    double x = ((const hard *)a)->seconds, y = ((const hard *)b)->seconds;
    return (x < y) - (x > y);
}

int main(int argc, char **argv)
{
    double seconds = argc > 1 ? strtod(argv[1], NULL) : 40;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    searcher s = {malloc(bk_solver_size()), {seed * UINT64_C(0x9E3779B97F4A7C15) + 1}};
    hard *found = malloc(MOST_FOUND * sizeof *found);
    int count = 0;
    bk_solver_init(s.solver);
    while (count < MOST_FOUND && processor_seconds() < seconds)
        found[count++] = climb(&s, seconds);
    qsort(found, (size_t)count, sizeof *found, hardest_first);
    for (int i = 0; i < count && i < SHOWN; i++)
        print(&found[i]);
    printf("%d beginnings, seed %llu\n", count, (unsigned long long)seed);
    free(found);
    free(s.solver);
    return 0;
}
