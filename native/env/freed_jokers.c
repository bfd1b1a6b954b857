#include "env/freed_jokers.h"

#include "rules/kinds.h"

#include <string.h>

static const uint64_t JOKER_BIT = UINT64_C(1) << BK_JOKER;

enum { RACK = -1, STAYS = -1, MOST_CONDITIONS = 2 * BK_MAX_SETS };

/* The kinds that the joker of a set may stand for. */
static uint64_t meaning_of(const bk_shape *shape)
{
    uint64_t kinds = 0;
    if (!shape->jokers)
        return 0;
    if (shape->form == BK_RUN)
        return UINT64_C(1) << bk_kind(shape->colours,
                                      shape->number + __builtin_ctz((unsigned)shape->jokers));
    for (int colour = 0; colour < BK_COLOURS; colour++)
        if (!(shape->colours >> colour & 1))
            kinds |= UINT64_C(1) << bk_kind(colour, shape->number);
    return kinds;
}

bk_set_before bk_before_of(const bk_shape *shape, bool fresh)
{
    bk_set set;
    bk_shape_write(shape, &set);
    return (bk_set_before){bk_kinds_of_set(&set) & ~JOKER_BIT, meaning_of(shape), fresh};
}

bool bk_may_stay_in(const bk_set_before *locked, const bk_known_set *set)
{
    return !(locked->naturals & ~set->kinds) && set->kinds & JOKER_BIT &&
           (set->shape.form == BK_GROUP || meaning_of(&set->shape) == locked->meaning);
}

/* ---- which of two equal tiles went where ----------------------------------------------- */

typedef enum { UNDECIDED, STRAIGHT, CROSSED } way;

/* A condition: in the set after the turn at `place`, some tile of `kinds` is not from `origin`. */
typedef struct {
    int place, origin;
    uint64_t kinds;
} condition;

typedef struct {
    const bk_joker_moves *moves;
    int into[BK_MOST_LOCKED];  /* by locked set: the set after the turn with its joker */
    int by[BK_MOST_LOCKED];    /* the kind that freed it, or STAYS */
    int locked[BK_MOST_LOCKED]; /* places of the locked sets */
    int locked_count;
    uint8_t ways[BK_KINDS];
    int condition_count;
    condition conditions[MOST_CONDITIONS];
} explanation;

/* Where the tile of this kind in the set at this place came from: a set before, or the rack. */
static int origin_of(const bk_joker_moves *moves, int kind, int place, way taken)
{
    uint64_t bit = UINT64_C(1) << kind;
    int origins[2] = {RACK, RACK}, count = 0, at = 0;
    for (int i = 0; i < moves->before_count && count < 2; i++)
        if (moves->before[i].naturals & bit)
            origins[count++] = i;
    count = bk_min(2, count + moves->played[kind]);
    for (int i = 0; i < place; i++)
        at += (moves->after[i].kinds & bit) != 0;
    return origins[taken == CROSSED && count == 2 ? 1 - (at & 1) : at & 1];
}

/* Tries the ways of a kind, one or both. Returns the first in which its tile came from the origin, or
 * did not; UNDECIDED if there is none. */
static way find_way(const explanation *e, int kind, int place, int origin, bool came, way after)
{
    for (way taken = after + 1; taken <= CROSSED; taken++)
        if ((!e->ways[kind] || e->ways[kind] == taken) &&
            (origin_of(e->moves, kind, place, taken) == origin) == came)
            return taken;
    return UNDECIDED;
}

/* All tiles of a set that stays go into its one set. */
static bool keep(explanation *e, int origin, int place)
{
    for (uint64_t left = e->moves->before[origin].naturals; left; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        way taken = find_way(e, kind, place, origin, true, UNDECIDED);
        if (taken == UNDECIDED)
            return false;
        e->ways[kind] = (uint8_t)taken;
    }
    return true;
}

static bool satisfy(explanation *e, int from)
{
    if (from == e->condition_count)
        return true;
    const condition *c = &e->conditions[from];
    for (uint64_t left = c->kinds; left; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        uint8_t before = e->ways[kind];
        way taken = UNDECIDED;
        while ((taken = find_way(e, kind, c->place, c->origin, false, taken)) != UNDECIDED) {
            e->ways[kind] = (uint8_t)taken;
            if (satisfy(e, from + 1))
                return true;
            e->ways[kind] = before;
        }
    }
    return false;
}

/* ---- explanations ---------------------------------------------------------------------- */

static bool is_freed(const explanation *e, int origin)
{
    for (int i = 0; i < e->locked_count; i++)
        if (e->locked[i] == origin)
            return e->by[i] != STAYS;
    return false;
}

static void add_condition(explanation *e, int place, int origin, uint64_t kinds)
{
    if (e->condition_count < MOST_CONDITIONS)
        e->conditions[e->condition_count++] = (condition){place, origin, kinds};
}

/* The conditions for the new set of a freed joker. Returns false if one can never be met. */
static bool add_conditions(explanation *e, int place, int by)
{
    const bk_joker_moves *moves = e->moves;
    uint64_t into = moves->after[place].kinds & ~JOKER_BIT;
    for (int i = 0; i < moves->before_count; i++) {
        const bk_set_before *before = &moves->before[i];
        if (moves->own_rack)
            for (uint64_t left = into & before->naturals; left; left &= left - 1)
                add_condition(e, place, i, left & -left);
        else if (!(before->naturals & ~into) && (!before->meaning || is_freed(e, i)))
            add_condition(e, place, i, before->naturals);
    }
    return !moves->own_rack || !(into >> by & 1) || moves->played[by] > 1;
}

/* Whether an explanation, in which every locked joker has a fate, is legal. */
static bool is_legal(explanation *e)
{
    bool both = e->locked_count == 2 && e->by[0] != STAYS && e->by[0] == e->by[1];
    if (both && e->moves->played[e->by[0]] < 2)
        return false;
    memset(e->ways, UNDECIDED, sizeof e->ways);
    e->condition_count = 0;
    for (int i = 0; i < e->locked_count; i++)
        if (e->by[i] == STAYS && !keep(e, e->locked[i], e->into[i]))
            return false;
    for (int i = 0; i < e->locked_count; i++)
        if (e->by[i] != STAYS && !add_conditions(e, e->into[i], e->by[i]))
            return false;
    return satisfy(e, 0);
}

/* Tries the fates of the locked sets from here on. */
static bool each_fate(explanation *e, int at, unsigned taken)
{
    if (at == e->locked_count || at == BK_MOST_LOCKED)
        return is_legal(e);
    const bk_set_before *locked = &e->moves->before[e->locked[at]];
    for (int place = 0; place < e->moves->after_count; place++) {
        if (taken >> place & 1)
            continue;
        e->into[at] = place;
        e->by[at] = STAYS;
        if (bk_may_stay_in(locked, &e->moves->after[place]) &&
            each_fate(e, at + 1, taken | 1u << place))
            return true;
        for (uint64_t left = locked->fresh ? 0 : locked->meaning; left; left &= left - 1) {
            e->by[at] = __builtin_ctzll(left);
            if (e->moves->played[e->by[at]] && each_fate(e, at + 1, taken | 1u << place))
                return true;
        }
    }
    return false;
}

bool bk_jokers_are_legal(const bk_joker_moves *moves)
{
    explanation e = {.moves = moves};
    for (int i = 0; i < moves->before_count; i++) {
        if (!moves->before[i].meaning)
            continue;
        if (e.locked_count == BK_MOST_LOCKED)
            return false;
        e.locked[e.locked_count++] = i;
    }
    return each_fate(&e, 0, 0);
}
