/* Many positions in one call, solved while Python's lock is released. */
#include "python/module.h"
#include "rules/rules.h"

#include <string.h>

static int check_objective(int objective)
{
    if (objective >= BK_TILES && objective <= BK_OUT)
        return 0;
    PyErr_SetString(PyExc_ValueError, "no such objective");
    return -1;
}

/* ---- positions ------------------------------------------------------------------------- */

enum { MAX_TASKS = 128 }; /* in one call: their memory is kept, because new memory is slow */

typedef struct {
    bk_position position;
    bk_turn turn;
    long long took;
} task;

/* The rules of the position before, which mostly are those of the next one, too. */
typedef struct {
    PyObject *pack; /* (rulebook, opened) -> bytes */
    PyObject *rulebook, *opened;
    bk_rules rules;
} known_rules;

static int know_rules(known_rules *known, PyObject *rulebook, PyObject *opened)
{
    if (known->rulebook == rulebook && known->opened == opened)
        return 0;
    char *data;
    Py_ssize_t length;
    PyObject *packed = PyObject_CallFunctionObjArgs(known->pack, rulebook, opened, NULL);
    int failed = packed == NULL || PyBytes_AsStringAndSize(packed, &data, &length) < 0;
    if (!failed && length != BK_RULES_BYTES)
        failed = raise_status(BK_BAD_RULES);
    if (!failed)
        known->rules = bk_read_rules((const uint8_t *)data);
    known->rulebook = rulebook;
    known->opened = opened;
    Py_XDECREF(packed);
    return failed ? -1 : 0;
}

static int read_tasks(PyObject *positions, PyObject *pack, task *tasks, Py_ssize_t count)
{
    known_rules known = {.pack = pack};
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *fields[4], *item = PyList_GetItem(positions, i);
        for (int at = 0; at < 4; at++)
            if ((fields[at] = PyTuple_GetItem(item, at)) == NULL)
                return -1;
        if (know_rules(&known, fields[0], fields[1]) < 0 ||
            read_objects(&known.rules, fields[2], fields[3], &tasks[i].position) < 0)
            return -1;
    }
    return 0;
}

static bk_status solve_tasks(bk_solver *solver, task *tasks, Py_ssize_t count, int objective)
{
    bk_status status = BK_OK;
    long long then = now_in_ns();
    for (Py_ssize_t i = 0; i < count && status == BK_OK; i++) {
        status = bk_best(solver, &tasks[i].position, (bk_objective)objective, &tasks[i].turn);
        long long now = now_in_ns();
        tasks[i].took = now - then;
        then = now;
    }
    return status;
}

static PyObject *answers_of(const task *tasks, Py_ssize_t count)
{
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list != NULL && i < count; i++) {
        PyObject *items[] = {turn_as_tuple(&tasks[i].turn), PyLong_FromLongLong(tasks[i].took)};
        PyObject *answer = tuple_of(items, 2);
        if (answer == NULL || PyList_SetItem(list, i, answer) < 0)
            Py_CLEAR(list);
    }
    return list;
}

PyObject *solver_best_each(SolverObject *self, PyObject *arguments)
{
    PyObject *positions, *pack, *answers = NULL;
    int objective;
    if (!PyArg_ParseTuple(arguments, "OOi:best_each", &positions, &pack, &objective) ||
        check_objective(objective) < 0)
        return NULL;
    Py_ssize_t count = PyList_Size(positions);
    if (count > MAX_TASKS)
        PyErr_SetString(PyExc_ValueError, "too many positions in one call");
    if (count < 0 || count > MAX_TASKS || solver_enter(self) < 0)
        return NULL;
    task *tasks = self->tasks = allocate_once(self->tasks, MAX_TASKS * sizeof *tasks);
    if (tasks == NULL || read_tasks(positions, pack, tasks, count) < 0)
        goto done;
    bk_status status;
    long long spent;
    Py_BEGIN_ALLOW_THREADS
    spent = thread_time_in_ns();
    status = solve_tasks(self->solver, tasks, count, objective);
    spent = thread_time_in_ns() - spent;
    Py_END_ALLOW_THREADS
    PyObject *list = raise_status(status) < 0 ? NULL : answers_of(tasks, count);
    if (list != NULL)
        answers = Py_BuildValue("NL", list, spent);
done:
    solver_leave(self);
    return answers;
}

/* ---- rows of arrays -------------------------------------------------------------------- */

enum { TABLES, RACKS, OPENED, TILES, POINTS, PLAYED, ARRAYS };

typedef struct {
    Py_buffer arrays[ARRAYS];
    int held;
    Py_ssize_t count;
} rows;

static void release_rows(rows *r)
{
    while (r->held > 0)
        PyBuffer_Release(&r->arrays[--r->held]);
}

/* Takes hold of the arrays: three that are read, three that are filled, all of the same length. */
static int acquire_rows(rows *r, PyObject *arrays)
{
    static const Py_ssize_t row_bytes[ARRAYS] = {BK_KINDS, BK_KINDS, 1, 1, 2, BK_KINDS};
    for (int i = 0; i < ARRAYS; i++) {
        PyObject *array = PyTuple_GetItem(arrays, i);
        int flags = i < TILES ? PyBUF_CONTIG_RO : PyBUF_CONTIG;
        if (array == NULL || PyObject_GetBuffer(array, &r->arrays[i], flags) < 0)
            return -1;
        r->held++;
        if (i == 0)
            r->count = r->arrays[i].len / row_bytes[i];
        if (r->arrays[i].len != r->count * row_bytes[i]) {
            PyErr_SetString(PyExc_ValueError, "an array has another size than the others");
            return -1;
        }
    }
    return 0;
}

static bk_position position_in_row(const rows *r, Py_ssize_t row, bk_rules rules)
{
    bk_position position = {.rules = rules};
    position.rules.opened = ((const uint8_t *)r->arrays[OPENED].buf)[row] != 0;
    memcpy(position.rack, (const uint8_t *)r->arrays[RACKS].buf + row * BK_KINDS, BK_KINDS);
    /* A player who opens, and may do no more than that, has nothing to do with the table. */
    if (position.rules.opened || rules.opening_goes_on)
        memcpy(position.table, (const uint8_t *)r->arrays[TABLES].buf + row * BK_KINDS, BK_KINDS);
    return position;
}

static void fill_row(const rows *r, Py_ssize_t row, const bk_turn *turn)
{
    ((uint8_t *)r->arrays[TILES].buf)[row] = turn->tiles_played;
    ((uint16_t *)r->arrays[POINTS].buf)[row] = turn->points_played;
    memcpy((uint8_t *)r->arrays[PLAYED].buf + row * BK_KINDS, turn->played, BK_KINDS);
}

/* Nobody sees how the tiles lie, so that sets are laid only where the rules depend on them. */
static bk_status solve_row(bk_solver *solver, const rows *r, Py_ssize_t row, bk_rules rules,
                           bk_objective objective)
{
    bk_turn turn;
    bk_position position = position_in_row(r, row, rules);
    bk_status status = bk_any_arrangement_is_legal(&position.rules)
                           ? bk_best_tiles_only(solver, &position, objective, &turn)
                           : bk_best(solver, &position, objective, &turn);
    if (status == BK_OK)
        fill_row(r, row, &turn);
    return status;
}

PyObject *solver_best_rows(SolverObject *self, PyObject *arguments)
{
    const char *packed_rules;
    Py_ssize_t rules_length, first, end;
    PyObject *arrays, *answer = NULL;
    int objective;
    rows r = {.held = 0};
    if (!PyArg_ParseTuple(arguments, "y#iOnn:best_rows", &packed_rules, &rules_length, &objective,
                          &arrays, &first, &end) ||
        check_objective(objective) < 0)
        return NULL;
    if (rules_length != BK_RULES_BYTES) {
        raise_status(BK_BAD_RULES);
        return NULL;
    }
    if (acquire_rows(&r, arrays) < 0)
        goto done;
    if (first < 0 || end < first || end > r.count) {
        PyErr_SetString(PyExc_ValueError, "there are no such rows");
        goto done;
    }
    if (solver_enter(self) < 0)
        goto done;
    bk_rules rules = bk_read_rules((const uint8_t *)packed_rules);
    bk_status status = BK_OK;
    long long spent;
    Py_BEGIN_ALLOW_THREADS
    spent = thread_time_in_ns();
    for (Py_ssize_t row = first; row < end && status == BK_OK; row++)
        status = solve_row(self->solver, &r, row, rules, (bk_objective)objective);
    spent = thread_time_in_ns() - spent;
    Py_END_ALLOW_THREADS
    solver_leave(self);
    if (raise_status(status) == 0)
        answer = PyLong_FromLongLong(spent);
done:
    release_rows(&r);
    return answer;
}
