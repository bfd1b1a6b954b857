/* New sets. "A new set: one that contains no whole set from before, nor all the other tiles of a
 * swapped set. Containment is by tiles" (reading 4), "for some way of telling equal tiles apart"
 * (reading 6). */
#include "solver/locked.h"

#include <string.h>

static void naturals(const bk_shape *shape, uint8_t counts[BK_KINDS])
{
    memset(counts, 0, BK_KINDS);
    bk_shape_count(shape, counts);
    counts[BK_JOKER] = 0;
}

/* ---- telling tiles apart --------------------------------------------------------------- */

enum { FROM_RACK = BK_MAX_SETS, MAX_TILES = BK_MAX_LOCKED * BK_NUMBERS };

/* Origins: the natural tiles of the new sets, and the set that each came from. */
typedef struct {
    const bk_assignment *assignment;
    int count;
    uint8_t kind[MAX_TILES], swap[MAX_TILES], owner[MAX_TILES];
    bool rack[MAX_TILES], table[MAX_TILES]; /* possible origins */
    uint8_t rack_left[BK_KINDS];
} origins;

static bool is_kept(const bk_assignment *assignment, const bk_shape *set)
{
    if (!bk_shape_jokers(set))
        return false;
    for (int i = 0; i < assignment->swap_count; i++)
        if (assignment->swap[i].set == set)
            return false;
    return true;
}

static bool is_taken(const origins *t, int count, int owner, int kind)
{
    for (int i = 0; i < count; i++)
        if (t->owner[i] == owner && t->kind[i] == kind)
            return true;
    return false;
}

static bool has_kind(const bk_shape *set, int kind)
{
    uint8_t counts[BK_KINDS];
    naturals(set, counts);
    return counts[kind] > 0;
}

/* Whether every natural tile of this earlier set is in the new set of the swap. */
static bool contains_whole_set(const origins *t, int swap, int owner)
{
    uint8_t counts[BK_KINDS];
    naturals(&t->assignment->problem->sets[owner], counts);
    for (int kind = 0; kind < BK_KINDS; kind++) {
        bool there = !counts[kind];
        for (int i = 0; i < t->count && !there; i++)
            there = t->kind[i] == kind && t->owner[i] == owner && t->swap[i] == swap;
        if (!there)
            return false;
    }
    return true;
}

static bool all_new(const origins *t)
{
    for (int i = 0; i < t->count; i++)
        if (t->owner[i] != FROM_RACK && contains_whole_set(t, t->swap[i], t->owner[i]))
            return false;
    return true;
}

static bool assign_origins(origins *t, int i)
{
    if (i == t->count)
        return all_new(t);
    int kind = t->kind[i];
    if (t->rack[i] && t->rack_left[kind]) {
        t->owner[i] = FROM_RACK;
        t->rack_left[kind]--;
        if (assign_origins(t, i + 1))
            return true;
        t->rack_left[kind]++;
    }
    const bk_problem *problem = t->assignment->problem;
    for (int owner = 0; t->table[i] && owner < problem->set_count; owner++) {
        if (is_kept(t->assignment, &problem->sets[owner]) ||
            !has_kind(&problem->sets[owner], kind) || is_taken(t, i, owner, kind))
            continue;
        t->owner[i] = (uint8_t)owner;
        if (assign_origins(t, i + 1))
            return true;
    }
    return false;
}

/* Adds the natural tiles of a swap's new set. Their origin is known, or may be either. */
static void add_tiles(origins *t, int index, bool known)
{
    const bk_swap *swap = &t->assignment->swap[index];
    bk_set set;
    bk_shape_write(&swap->into, &set);
    for (int place = 0; place < set.size; place++) {
        bool from_rack = swap->from_rack >> place & 1;
        if (set.tile[place] == BK_JOKER)
            continue;
        int i = t->count++;
        t->kind[i] = set.tile[place];
        t->swap[i] = (uint8_t)index;
        t->rack[i] = !known || from_rack;
        t->table[i] = !known || !from_rack;
    }
}

bool bk_are_new_sets(const bk_assignment *assignment)
{
    origins t = {.assignment = assignment};
    memset(t.rack_left, 2, sizeof t.rack_left);
    for (int i = 0; i < assignment->swap_count; i++)
        add_tiles(&t, i, true);
    return assign_origins(&t, 0);
}

bool bk_is_surely_new(const bk_assignment *assignment, int swap)
{
    const bk_problem *problem = assignment->problem;
    uint8_t from_table[BK_KINDS] = {0}, counts[BK_KINDS];
    bk_set set;
    bk_shape_write(&assignment->swap[swap].into, &set);
    for (int place = 0; place < set.size; place++)
        from_table[set.tile[place]] |= !(assignment->swap[swap].from_rack >> place & 1);
    for (int owner = 0; owner < problem->set_count; owner++) {
        naturals(&problem->sets[owner], counts);
        if (!is_kept(assignment, &problem->sets[owner]) && bk_includes(from_table, counts))
            return false;
    }
    return true;
}

typedef struct {
    const bk_layout *table;
    int first; /* set that may be a new set */
    const uint8_t *played;
    unsigned undecided; /* mask of swaps */
} finished;

/* Tries every set with a joker for the swaps that have none yet. */
static bool assign(bk_assignment *assignment, const finished *f, int swap, uint64_t used)
{
    if (swap >= bk_min(assignment->swap_count, BK_MAX_LOCKED)) {
        origins t = {.assignment = assignment};
        memcpy(t.rack_left, f->played, BK_KINDS);
        for (int i = 0; i < assignment->swap_count; i++)
            add_tiles(&t, i, !(f->undecided >> i & 1));
        return assign_origins(&t, 0);
    }
    if (!(f->undecided >> swap & 1))
        return assign(assignment, f, swap + 1, used);
    for (int i = f->first; i < f->table->count; i++) {
        if (bk_shape_jokers(&f->table->shape[i]) != 1 || (used >> i & 1))
            continue;
        assignment->swap[swap].into = f->table->shape[i];
        if (assign(assignment, f, swap + 1, used | UINT64_C(1) << i))
            return true;
    }
    return false;
}

bool bk_has_new_sets(bk_assignment assignment, const bk_layout *table,
                     const uint8_t played[BK_KINDS])
{
    finished f = {.table = table, .first = assignment.kept_count, .played = played};
    for (int i = 0; i < assignment.swap_count; i++)
        if (assignment.swap[i].into.size)
            f.first++; /* a draft begins with kept sets, then decided ones */
        else
            f.undecided |= 1u << i;
    return assign(&assignment, &f, 0, 0);
}
