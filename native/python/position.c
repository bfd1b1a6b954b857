/* Positions given as Python tuples of tiles, packed into the bytes that all questions read.
 *
 * A tile is a tuple that starts with its kind, and so is every item of a rack or of a set. Tiles
 * are read here rather than in Python because that takes most of the time of a quick question. */
#include "python/module.h"
#include "rules/rules.h"
#include "rules/shape.h"

#include <string.h>

enum { MAX_TILES = 2 * BK_KINDS };

/* The kind of a tile; -1 and an exception if this is no tile. */
static int read_kind(PyObject *tile)
{
    PyObject *face = PyTuple_Check(tile) ? PyTuple_GetItem(tile, 0) : NULL;
    long kind = face == NULL ? -1 : PyLong_AsLong(face);
    if (kind >= 0 && kind <= BK_JOKER)
        return (int)kind;
    PyErr_SetString(PyExc_TypeError, "this is no tile");
    return -1;
}

/* Reads the kinds of some tiles and returns how many there are. */
static int read_tiles(PyObject *given, uint8_t kinds[MAX_TILES])
{
    PyObject *tiles = PySequence_Tuple(given);
    if (tiles == NULL)
        return -1;
    Py_ssize_t count = PyTuple_Size(tiles);
    if (count > MAX_TILES) {
        PyErr_SetString(PyExc_ValueError, "more tiles than there are");
        count = -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        int kind = read_kind(PyTuple_GetItem(tiles, i));
        if (kind < 0) {
            count = -1;
            break;
        }
        kinds[i] = (uint8_t)kind;
    }
    Py_DECREF(tiles);
    return (int)count;
}

/* Counts stop at the highest number that a byte holds: more than two are refused anyway. */
static void add_counts(const uint8_t *kinds, int count, uint8_t counts[BK_KINDS])
{
    for (int i = 0; i < count; i++)
        if (counts[kinds[i]] < UINT8_MAX)
            counts[kinds[i]]++;
}

/* A group shows one number. One tile and two jokers may be a run as well: the reading with the
 * higher value counts, which is a run only where the tile comes first. */
static bk_form form_of(const bk_set *set)
{
    int naturals = 0, first = 0, number = 0;
    for (int i = 0; i < set->size; i++) {
        if (set->tile[i] == BK_JOKER)
            continue;
        if (naturals++ == 0)
            first = i, number = bk_number_of(set->tile[i]);
        else if (number != bk_number_of(set->tile[i]))
            return BK_RUN;
    }
    bool ambiguous = naturals == 1 && set->size == 3;
    return ambiguous && first == 0 && number + 2 <= BK_NUMBERS ? BK_RUN : BK_GROUP;
}

/* Appends a set of the table; returns how many bytes, or -1 and an exception. */
static int pack_set(PyObject *laid, const bk_rules *rules, uint8_t counts[BK_KINDS], uint8_t *to)
{
    uint8_t kinds[MAX_TILES];
    bk_shape shape;
    bk_set set = {0};
    int size = read_tiles(laid, kinds);
    if (size < 0)
        return -1;
    set.size = (uint8_t)size;
    if (size <= BK_NUMBERS) {
        memcpy(set.tile, kinds, (size_t)size);
        set.form = (uint8_t)form_of(&set);
    }
    if (size > BK_NUMBERS || !bk_shape_read(&set, rules->max_run_length, &shape) ||
        bk_shape_jokers(&shape) > bk_max_jokers_per_set(rules)) {
        raise_status(BK_BAD_SET);
        return -1;
    }
    add_counts(kinds, size, counts);
    to[0] = set.form;
    to[1] = set.size;
    memcpy(to + 2, kinds, (size_t)size);
    return size + 2;
}

/* Counts the table, and appends its sets where the rules ask for them. */
static int pack_table(PyObject *given, const bk_rules *rules, uint8_t counts[BK_KINDS], uint8_t *to)
{
    bool with_sets = !rules->opened || rules->jokers != BK_JOKERS_FREE;
    uint8_t kinds[MAX_TILES];
    PyObject *table = PySequence_Tuple(given);
    if (table == NULL)
        return -1;
    Py_ssize_t sets = PyTuple_Size(table);
    int length = 0, added = 0;
    if (sets > BK_MAX_SETS) {
        raise_status(BK_BAD_COUNTS);
        added = -1;
    }
    for (Py_ssize_t i = 0; added >= 0 && i < sets; i++) {
        PyObject *laid = PyTuple_GetItem(table, i);
        if (with_sets) {
            added = pack_set(laid, rules, counts, to + length);
            length += added;
        } else {
            added = read_tiles(laid, kinds);
            add_counts(kinds, added, counts);
        }
    }
    Py_DECREF(table);
    return added < 0 ? -1 : length;
}

static int check_counts(const uint8_t table[BK_KINDS], const uint8_t rack[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (table[kind] + rack[kind] > 2)
            return raise_status(BK_BAD_COUNTS);
    return 0;
}

/* What this packs the solver does not refuse. */
PyObject *pack_position(PyObject *module, PyObject *arguments)
{
    const char *packed_rules;
    Py_ssize_t rules_length;
    PyObject *table, *rack;
    uint8_t bytes[POSITION_HEAD + BK_MAX_SETS * (2 + BK_NUMBERS)], kinds[MAX_TILES];
    (void)module;
    if (!PyArg_ParseTuple(arguments, "y#OO:pack_position", &packed_rules, &rules_length, &table,
                          &rack))
        return NULL;
    if (rules_length != RULES_BYTES) {
        raise_status(BK_BAD_RULES);
        return NULL;
    }
    bk_rules rules = read_rules((const uint8_t *)packed_rules);
    memset(bytes, 0, POSITION_HEAD);
    memcpy(bytes, packed_rules, RULES_BYTES);
    int held = read_tiles(rack, kinds), length = 0;
    if (held < 0)
        return NULL;
    add_counts(kinds, held, bytes + RULES_BYTES + BK_KINDS);
    /* A player who opens, and may do no more than that, has nothing to do with the table. */
    if (rules.opened || rules.opening_goes_on)
        length = pack_table(table, &rules, bytes + RULES_BYTES, bytes + POSITION_HEAD);
    if (length < 0 || check_counts(bytes + RULES_BYTES, bytes + RULES_BYTES + BK_KINDS) < 0)
        return NULL;
    return PyBytes_FromStringAndSize((const char *)bytes, POSITION_HEAD + length);
}
