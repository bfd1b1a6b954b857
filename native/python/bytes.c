#include "python/module.h"

#include <string.h>

/* ---- reading --------------------------------------------------------------------------- */

bk_rules read_rules(const uint8_t *data)
{
    return (bk_rules){.jokers = data[0],
                      .max_run_length = data[1],
                      .opened = data[2],
                      .opening_minimum = data[3],
                      .opening_single_set = data[4],
                      .opening_goes_on = data[5],
                      .joker_value = data[6]};
}

bk_policy read_policy(const uint8_t *data)
{
    return (bk_policy){.opening = data[0],
                       .joker_adds = data[1],
                       .least_tiles = data[2],
                       .hoards = data[3],
                       .until_tiles = data[4],
                       .until_pool = data[5],
                       .at_end = data[6]};
}

/* Reads sets. Each set is its form, its size and its tiles. */
bool read_sets(const uint8_t *data, Py_ssize_t length, bk_set sets[BK_MAX_SETS], uint8_t *count)
{
    *count = 0;
    for (Py_ssize_t at = 0; at < length;) {
        if (*count == BK_MAX_SETS || at + 2 > length)
            return false;
        bk_set *set = &sets[(*count)++];
        set->form = data[at];
        set->size = data[at + 1];
        at += 2;
        if (set->form > BK_RUN || set->size > BK_NUMBERS || at + set->size > length)
            return false;
        memcpy(set->tile, data + at, set->size);
        for (int i = 0; i < set->size; i++)
            if (set->tile[i] > BK_JOKER)
                return false;
        at += set->size;
    }
    return true;
}

enum { START_HEAD = RULES_BYTES + 8 }; /* bytes before the seats, the pool and the sets */

bool read_start(const uint8_t *data, Py_ssize_t length, bk_start *start)
{
    memset(start, 0, sizeof *start);
    if (length < START_HEAD)
        return false;
    start->rules = read_rules(data);
    const uint8_t *head = data + RULES_BYTES;
    start->must_play_when_able = head[0];
    start->empty_pool = head[1];
    start->blocked_score = head[2];
    start->seats = head[3];
    start->starter = head[4];
    start->to_move = head[5];
    start->passes = head[6];
    start->draws_first = head[7];
    Py_ssize_t at = START_HEAD, a_seat = 2 + BK_KINDS;
    if (start->seats > BK_MAX_SEATS || length < at + start->seats * a_seat + 1)
        return false;
    for (int seat = 0; seat < start->seats; seat++, at += a_seat) {
        start->opened[seat] = data[at];
        start->hidden[seat] = data[at + 1];
        memcpy(start->rack[seat], data + at + 2, BK_KINDS);
    }
    start->pool_count = data[at++];
    if (start->pool_count > BK_BOX || length < at + start->pool_count)
        return false;
    memcpy(start->pool, data + at, start->pool_count);
    at += start->pool_count;
    return read_sets(data + at, length - at, start->sets, &start->set_count);
}

/* ---- writing --------------------------------------------------------------------------- */

size_t write_sets(const bk_set *sets, int count, uint8_t *to)
{
    size_t length = 0;
    for (int i = 0; i < count; i++) {
        to[length++] = sets[i].size;
        memcpy(to + length, sets[i].tile, sets[i].size);
        length += sets[i].size;
    }
    return length;
}

PyObject *tuple_of(PyObject *items[], Py_ssize_t count)
{
    PyObject *tuple = PyTuple_New(count);
    bool whole = tuple != NULL;
    for (Py_ssize_t i = 0; i < count; i++)
        whole = whole && items[i] != NULL;
    for (Py_ssize_t i = 0; i < count; i++)
        if (whole)
            PyTuple_SetItem(tuple, i, items[i]);
        else
            Py_XDECREF(items[i]);
    if (!whole)
        Py_CLEAR(tuple);
    return tuple;
}

/* ---- errors ---------------------------------------------------------------------------- */

int raise_status(bk_status status)
{
    static const char *const why[] = {
        [BK_OK] = "",
        [BK_BAD_COUNTS] = "too many tiles of a kind, or sets that do not add up to the table",
        [BK_BAD_SET] = "invalid set on the table",
        [BK_BAD_RULES] = "a rule is outside its range",
        [BK_SETS_NEEDED] = "the sets of the table are needed",
    };
    if (status == BK_OK)
        return 0;
    PyErr_SetString(PyExc_ValueError, why[status]);
    return -1;
}

int raise_bad_start(void)
{
    PyErr_SetString(PyExc_ValueError, "malformed start, policies or seeds");
    return -1;
}
