/* Positions given as Python objects: a rack is a tuple of tiles, a table a tuple of such tuples.
 *
 * A tile is a tuple that starts with its kind. Tiles are read here rather than in Python because
 * that would take most of the time of a quick question. */
#include "python/module.h"

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

static int add_set(PyObject *laid, bk_position *position)
{
    uint8_t kinds[MAX_TILES];
    int size = read_tiles(laid, kinds);
    return size < 0 ? -1 : raise_status(bk_add_set(position, kinds, size));
}

static int add_table(PyObject *given, bk_position *position)
{
    PyObject *table = PySequence_Tuple(given);
    if (table == NULL)
        return -1;
    Py_ssize_t sets = PyTuple_Size(table);
    int failed = sets > BK_MAX_SETS ? raise_status(BK_BAD_COUNTS) : 0;
    for (Py_ssize_t i = 0; !failed && i < sets; i++)
        failed = add_set(PyTuple_GetItem(table, i), position);
    Py_DECREF(table);
    return failed;
}

int read_objects(const bk_rules *rules, PyObject *table, PyObject *rack, bk_position *position)
{
    uint8_t kinds[MAX_TILES];
    *position = (bk_position){.rules = *rules};
    int held = read_tiles(rack, kinds);
    if (held < 0)
        return -1;
    bk_add_rack(position, kinds, held);
    if (bk_table_matters(rules) && add_table(table, position) < 0)
        return -1;
    return raise_status(bk_check_tiles(position));
}

PyObject *pack_position(PyObject *module, PyObject *arguments)
{
    const char *rules_data;
    Py_ssize_t rules_length;
    PyObject *table, *rack;
    bk_position position;
    uint8_t bytes[BK_POSITION_ROOM];
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
    return PyBytes_FromStringAndSize((const char *)bytes,
                                     (Py_ssize_t)bk_write_position(&position, bytes));
}
