/* Positions given as Python objects: a rack is a tuple of tiles, a table a tuple of such tuples.
 *
 * A tile is a tuple that starts with its kind. Tiles are read here rather than in Python because
 * that would take most of the time of a quick question. */
#include "python/module.h"
#include "rules/rules.h"
#include "rules/shape.h"

#include <string.h>

enum { MAX_TILES = 2 * BK_KINDS };

/* The kind of a tile; -1 and an exception if this is no tile. */
static int read_kind(PyObject *tile)
{
    PyObject *face = PyTuple_GetItem(tile, 0);
    long kind = face == NULL ? -1 : PyLong_AsLong(face);
    if (kind >= 0 && kind <= BK_JOKER)
        return (int)kind;
    PyErr_SetString(PyExc_TypeError, "not a tile");
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

static int add_set(PyObject *laid, bk_position *position)
{
    uint8_t kinds[MAX_TILES];
    bk_shape shape;
    bk_set *set = &position->sets[position->set_count];
    int size = read_tiles(laid, kinds);
    if (size < 0)
        return -1;
    set->size = (uint8_t)bk_min(size, BK_NUMBERS);
    memcpy(set->tile, kinds, set->size);
    set->form = (uint8_t)form_of(set);
    if (size > BK_NUMBERS || !bk_shape_read(set, position->rules.max_run_length, &shape) ||
        bk_shape_jokers(&shape) > bk_max_jokers_per_set(&position->rules))
        return raise_status(BK_BAD_SET);
    add_counts(kinds, size, position->table);
    position->set_count++;
    return 0;
}

static int add_loose_set(PyObject *laid, bk_position *position)
{
    uint8_t kinds[MAX_TILES];
    int size = read_tiles(laid, kinds);
    add_counts(kinds, size, position->table);
    return size < 0 ? -1 : 0;
}

/* Counts the table, and notes its sets where the rules ask for them. */
static int add_table(PyObject *given, bk_position *position)
{
    bool with_sets = !position->rules.opened || position->rules.jokers != BK_JOKERS_FREE;
    PyObject *table = PySequence_Tuple(given);
    if (table == NULL)
        return -1;
    Py_ssize_t sets = PyTuple_Size(table);
    int failed = sets > BK_MAX_SETS ? raise_status(BK_BAD_COUNTS) : 0;
    for (Py_ssize_t i = 0; !failed && i < sets; i++) {
        PyObject *laid = PyTuple_GetItem(table, i);
        failed = with_sets ? add_set(laid, position) : add_loose_set(laid, position);
    }
    Py_DECREF(table);
    return failed;
}

static int check_counts(const bk_position *position)
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        if (position->table[kind] + position->rack[kind] > 2)
            return raise_status(BK_BAD_COUNTS);
    return 0;
}

int read_objects(const bk_rules *rules, PyObject *table, PyObject *rack, bk_position *position)
{
    uint8_t kinds[MAX_TILES];
    *position = (bk_position){.rules = *rules};
    int held = read_tiles(rack, kinds);
    if (held < 0)
        return -1;
    add_counts(kinds, held, position->rack);
    /* A player who opens, and may do no more than that, has nothing to do with the table. */
    if ((rules->opened || rules->opening_goes_on) && add_table(table, position) < 0)
        return -1;
    return check_counts(position);
}

PyObject *pack_position(PyObject *module, PyObject *arguments)
{
    const char *rules_data;
    Py_ssize_t rules_length;
    PyObject *table, *rack;
    bk_position position;
    uint8_t bytes[BK_POSITION_HEAD + BK_SETS_ROOM], *to = bytes;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "y#OO:pack_position", &rules_data, &rules_length, &table,
                          &rack))
        return NULL;
    if (rules_length != BK_RULES_BYTES) {
        raise_status(BK_BAD_RULES);
        return NULL;
    }
    bk_rules rules = bk_read_rules((const uint8_t *)rules_data);
    if (read_objects(&rules, table, rack, &position) < 0)
        return NULL;
    memcpy(to, rules_data, BK_RULES_BYTES);
    memcpy(to + BK_RULES_BYTES, position.table, BK_KINDS);
    memcpy(to + BK_RULES_BYTES + BK_KINDS, position.rack, BK_KINDS);
    to += BK_POSITION_HEAD;
    for (int i = 0; i < position.set_count; i++) {
        const bk_set *set = &position.sets[i];
        *to++ = set->form;
        *to++ = set->size;
        memcpy(to, set->tile, set->size);
        to += set->size;
    }
    return PyBytes_FromStringAndSize((const char *)bytes, to - bytes);
}
