#include "tests/judge.h"

#include <string.h>

enum { RACK = -1, UNTOLD = -2 };

static int colour_of(int kind) { return kind / 13; }
static int number_of(int kind) { return kind % 13 + 1; }

/* ---- single sets ----------------------------------------------------------------------- */

static int first_natural(const bk_set *set)
{
    for (int i = 0; i < set->size; i++)
        if (set->tile[i] != BK_JOKER)
            return i;
    return -1;
}

static bool is_group(const bk_set *set)
{
    int first = first_natural(set);
    if (set->size < 3 || set->size > 4 || first < 0)
        return false;
    for (int i = 0; i < set->size; i++)
        for (int k = 0; k < i; k++)
            if (set->tile[i] != BK_JOKER && set->tile[i] == set->tile[k])
                return false;
    for (int i = 0; i < set->size; i++)
        if (set->tile[i] != BK_JOKER && number_of(set->tile[i]) != number_of(set->tile[first]))
            return false;
    return true;
}

/* The number at a place of a run, by its first natural tile; 0 if out of range. */
static int run_number(const bk_set *set, int place)
{
    int first = first_natural(set);
    int number = number_of(set->tile[first]) + place - first;
    return number < 1 || number > 13 ? 0 : number;
}

static bool is_run(const bk_set *set, int longest)
{
    int first = first_natural(set);
    if (set->size < 3 || set->size > longest || first < 0)
        return false;
    for (int i = 0; i < set->size; i++) {
        if (!run_number(set, i))
            return false;
        if (set->tile[i] != BK_JOKER && (colour_of(set->tile[i]) != colour_of(set->tile[first]) ||
                                         number_of(set->tile[i]) != run_number(set, i)))
            return false;
    }
    return true;
}

static int jokers_in(const bk_set *set)
{
    int jokers = 0;
    for (int i = 0; i < set->size; i++)
        jokers += set->tile[i] == BK_JOKER;
    return jokers;
}

bool bk_judge_set(const bk_set *set, const bk_rules *rules)
{
    if (rules->jokers != BK_JOKERS_FREE && jokers_in(set) > 1)
        return false;
    return set->form == BK_GROUP ? is_group(set) : is_run(set, rules->max_run_length);
}

int bk_judge_value(const bk_set *set)
{
    int first = first_natural(set), number = number_of(set->tile[first]), run = 0;
    bool either = set->size == 3 && jokers_in(set) == 2; /* reading 5 */
    int group = number * set->size;
    for (int i = 0; i < set->size; i++)
        run = run_number(set, i) && run >= 0 ? run + run_number(set, i) : -1;
    if (either)
        return run > group ? run : group;
    return set->form == BK_GROUP ? group : run;
}

/* ---- reading 4 ------------------------------------------------------------------------- */

typedef struct {
    const bk_tableau *before, *after;
    const bk_rules *rules;
    int own;
    uint8_t rack_left[BK_KINDS];
    int8_t from[BK_MAX_SETS][BK_NUMBERS];  /* origin of every tile: an earlier set, or RACK */
    uint8_t twin[BK_MAX_SETS][BK_NUMBERS]; /* tells equal tiles from the rack apart */
    int8_t freed[BK_MAX_SETS];             /* by earlier set: KEPT or SWAPPED */
    uint8_t freeing[BK_MAX_SETS];          /* if swapped: the kind of the rack tile that freed it */
    uint8_t freeing_twin[BK_MAX_SETS];     /* and which of the two equal tiles */
} origins;

enum { KEPT, SWAPPED };

static bool stood_for(const bk_set *old, int kind)
{
    if (old->form == BK_RUN)
        for (int i = 0; i < old->size; i++)
            if (old->tile[i] == BK_JOKER)
                return colour_of(kind) == colour_of(old->tile[first_natural(old)]) &&
                       number_of(kind) == run_number(old, i);
    for (int i = 0; i < old->size; i++)
        if (old->tile[i] == kind)
            return false;
    return kind != BK_JOKER && number_of(kind) == number_of(old->tile[first_natural(old)]);
}

/* Counts the tiles of an earlier set that lie in a set afterwards, without its joker. */
static int shared(const origins *t, int old, int new, bool *joker)
{
    int count = 0;
    *joker = false;
    for (int i = 0; i < t->after->sets[new].size; i++) {
        if (t->from[new][i] != old)
            continue;
        if (t->after->sets[new].tile[i] == BK_JOKER)
            *joker = true;
        else
            count++;
    }
    return count;
}

static int joker_place(const bk_set *set)
{
    for (int i = 0; i < set->size; i++)
        if (set->tile[i] == BK_JOKER)
            return i;
    return -1;
}

/* Whether an earlier set is kept: all of it lies in one set, and its joker stands for the same
 * tile. */
static bool stays(const origins *t, int old)
{
    const bk_set *was = &t->before->sets[old];
    for (int new = 0; new < t->after->count; new++) {
        const bk_set *is = &t->after->sets[new];
        bool joker;
        if (shared(t, old, new, &joker) != was->size - 1 || !joker || is->form != was->form)
            continue;
        return was->form == BK_GROUP ||
               run_number(was, joker_place(was)) == run_number(is, joker_place(is));
    }
    return false;
}

static bool contains_old(const origins *t, int new)
{
    for (int old = 0; old < t->before->count; old++) {
        bool joker;
        int size = t->before->sets[old].size, count = shared(t, old, new, &joker);
        if (count + joker == size)
            return true;
        if (jokers_in(&t->before->sets[old]) && t->freed[old] == SWAPPED && count == size - 1)
            return true;
    }
    return false;
}

/* Whether all other tiles come from the rack, and the tile that freed the joker is not among
 * them. */
static bool from_own_rack(const origins *t, int old, int new)
{
    const bk_set *set = &t->after->sets[new];
    for (int i = 0; i < set->size; i++) {
        if (set->tile[i] == BK_JOKER)
            continue;
        if (t->from[new][i] != RACK)
            return false;
        if (set->tile[i] == t->freeing[old] && t->twin[new][i] == t->freeing_twin[old])
            return false;
    }
    return true;
}

static bool goes_to_new_set(const origins *t, int old)
{
    for (int new = 0; new < t->after->count; new++) {
        int place = joker_place(&t->after->sets[new]);
        if (place < 0 || t->from[new][place] != old)
            continue;
        return !contains_old(t, new) &&
               (t->rules->jokers != BK_JOKERS_LOCKED_OWN_RACK || from_own_rack(t, old, new));
    }
    return false;
}

static bool assignment_is_legal(const origins *t)
{
    for (int old = 0; old < t->before->count; old++)
        if (jokers_in(&t->before->sets[old]) &&
            !(t->freed[old] == KEPT ? stays(t, old) : goes_to_new_set(t, old)))
            return false;
    return true;
}

/* Whether this tile from the rack already frees another joker. */
static bool is_spent(const origins *t, int old, int kind, int twin)
{
    for (int i = 0; i < old; i++)
        if (jokers_in(&t->before->sets[i]) && t->freed[i] == SWAPPED && t->freeing[i] == kind &&
            t->freeing_twin[i] == twin)
            return true;
    return false;
}

static bool each_assignment(origins *t, int old, const uint8_t played[BK_KINDS])
{
    if (old == t->before->count)
        return assignment_is_legal(t);
    t->freed[old] = KEPT;
    if (each_assignment(t, old + 1, played))
        return true;
    if (!jokers_in(&t->before->sets[old]) || old >= t->before->count - t->own)
        return false;
    t->freed[old] = SWAPPED;
    for (int kind = 0; kind < BK_JOKER; kind++)
        for (int twin = 0; twin < played[kind]; twin++) {
            if (!stood_for(&t->before->sets[old], kind) || is_spent(t, old, kind, twin))
                continue;
            t->freeing[old] = (uint8_t)kind;
            t->freeing_twin[old] = (uint8_t)twin;
            if (each_assignment(t, old + 1, played))
                return true;
        }
    return false;
}

/* ---- telling equal tiles apart --------------------------------------------------------- */

static int count_in(const bk_set *set, int kind)
{
    int count = 0;
    for (int i = 0; i < set->size; i++)
        count += set->tile[i] == kind;
    return count;
}

static int count_from(const origins *t, int old, int kind, int new, int place)
{
    int count = 0;
    for (int s = 0; s <= new; s++)
        for (int i = 0; i < (s == new ? place : t->after->sets[s].size); i++)
            count += t->from[s][i] == old && t->after->sets[s].tile[i] == kind;
    return count;
}

/* Tries every origin of the tiles. Only sets with a joker matter; in the others equal tiles are
 * interchangeable. */
static bool each_origin(origins *t, int new, int place, const uint8_t played[BK_KINDS])
{
    if (new == t->after->count)
        return each_assignment(t, 0, played);
    if (place == t->after->sets[new].size || !jokers_in(&t->after->sets[new]))
        return each_origin(t, new + 1, 0, played);
    int kind = t->after->sets[new].tile[place];
    if (t->rack_left[kind]) {
        t->from[new][place] = RACK;
        t->twin[new][place] = --t->rack_left[kind];
        if (each_origin(t, new, place + 1, played))
            return true;
        t->rack_left[kind]++;
    }
    for (int old = 0; old < t->before->count; old++) {
        if (count_from(t, old, kind, new, place) >= count_in(&t->before->sets[old], kind))
            continue;
        t->from[new][place] = (int8_t)old;
        if (each_origin(t, new, place + 1, played))
            return true;
    }
    return false;
}

bool bk_judge_turn(const bk_tableau *before, int own, const bk_tableau *after,
                   const uint8_t played[BK_KINDS], const bk_rules *rules)
{
    origins t = {.before = before, .after = after, .rules = rules, .own = own};
    memset(t.from, UNTOLD, sizeof t.from);
    for (int i = 0; i < after->count; i++)
        if (!bk_judge_set(&after->sets[i], rules))
            return false;
    if (rules->jokers == BK_JOKERS_FREE)
        return true;
    memcpy(t.rack_left, played, BK_KINDS);
    return each_origin(&t, 0, 0, played);
}
