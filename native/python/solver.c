/* Python methods for the solver (solver/solver.h): positions in, turns out. */
#include "python/module.h"

#include <time.h>

/* ---- reading positions ----------------------------------------------------------------- */

static int read_position(const char *data, Py_ssize_t length, bk_position *position)
{
    if (bk_read_position((const uint8_t *)data, (size_t)length, position))
        return 0;
    PyErr_SetString(PyExc_ValueError, "malformed position");
    return -1;
}

/* ---- writing turns --------------------------------------------------------------------- */

static PyObject *sets_as_bytes(const bk_set *sets, int count)
{
    uint8_t bytes[BK_SETS_ROOM];
    size_t length = bk_write_sets(sets, count, bytes);
    return PyBytes_FromStringAndSize((const char *)bytes, (Py_ssize_t)length);
}

PyObject *turn_as_tuple(const bk_turn *turn)
{
    if (!turn->found)
        Py_RETURN_NONE;
    PyObject *items[] = {
        PyLong_FromLong(turn->tiles_played),
        PyLong_FromLong(turn->points_played),
        PyBytes_FromStringAndSize((const char *)turn->played, BK_KINDS),
        sets_as_bytes(turn->sets, turn->set_count),
        sets_as_bytes(turn->opening, turn->opening_count),
    };
    return tuple_of(items, 5);
}

static long long read_clock(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

long long now_in_ns(void) { return read_clock(CLOCK_MONOTONIC); }

long long thread_time_in_ns(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

/* ---- questions ------------------------------------------------------------------------- */

PyObject *solver_best(SolverObject *self, PyObject *arguments)
{
    const char *data;
    Py_ssize_t length;
    int objective;
    bk_position position;
    bk_turn turn;
    if (!PyArg_ParseTuple(arguments, "y#i:best", &data, &length, &objective))
        return NULL;
    if (objective < BK_TILES || objective > BK_OUT) {
        PyErr_SetString(PyExc_ValueError, "unknown objective");
        return NULL;
    }
    if (read_position(data, length, &position) < 0 || solver_enter(self) < 0)
        return NULL;
    bk_status status;
    long long took;
    Py_BEGIN_ALLOW_THREADS
    took = now_in_ns();
    status = bk_best(self->solver, &position, (bk_objective)objective, &turn);
    took = now_in_ns() - took;
    Py_END_ALLOW_THREADS
    solver_leave(self);
    if (raise_status(status) < 0)
        return NULL;
    return Py_BuildValue("NLK", turn_as_tuple(&turn), took, (unsigned long long)turn.nodes);
}

PyObject *solver_work(SolverObject *self, PyObject *nothing)
{
    (void)nothing;
    return PyLong_FromUnsignedLongLong(bk_solver_work(self->solver));
}

typedef bk_status yes_or_no(bk_solver *, const bk_position *, bool *);

static PyObject *ask_yes_or_no(SolverObject *self, PyObject *arguments, yes_or_no *question)
{
    const char *data;
    Py_ssize_t length;
    bk_position position;
    bool answer = false;
    if (!PyArg_ParseTuple(arguments, "y#", &data, &length))
        return NULL;
    if (read_position(data, length, &position) < 0 || solver_enter(self) < 0)
        return NULL;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status = question(self->solver, &position, &answer);
    Py_END_ALLOW_THREADS
    solver_leave(self);
    if (raise_status(status) < 0)
        return NULL;
    return PyBool_FromLong(answer);
}

PyObject *solver_can_play(SolverObject *self, PyObject *arguments)
{
    return ask_yes_or_no(self, arguments, bk_can_play);
}

PyObject *solver_can_go_out(SolverObject *self, PyObject *arguments)
{
    return ask_yes_or_no(self, arguments, bk_can_go_out);
}

PyObject *solver_turns(SolverObject *self, PyObject *arguments)
{
    const char *data;
    Py_ssize_t length;
    int objective, limit;
    bk_position position;
    size_t count = 0;
    if (!PyArg_ParseTuple(arguments, "y#ii:turns", &data, &length, &objective, &limit))
        return NULL;
    if (objective < BK_TILES || objective > BK_OUT || limit < 0 || limit > BK_MAX_TURNS) {
        PyErr_SetString(PyExc_ValueError, "unknown objective, or too many turns");
        return NULL;
    }
    bk_turn *turns = PyMem_Calloc((size_t)limit + 1, sizeof *turns);
    if (turns == NULL)
        return PyErr_NoMemory();
    PyObject *list = NULL;
    if (read_position(data, length, &position) < 0 || solver_enter(self) < 0)
        goto done;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status =
        bk_turns(self->solver, &position, (bk_objective)objective, turns, (size_t)limit, &count);
    Py_END_ALLOW_THREADS
    solver_leave(self);
    if (raise_status(status) < 0)
        goto done;
    list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *turn = turn_as_tuple(&turns[i]);
        if (turn == NULL || PyList_SetItem(list, (Py_ssize_t)i, turn) < 0)
            Py_CLEAR(list);
    }
done:
    PyMem_Free(turns);
    return list;
}

PyObject *solver_next_tiles(SolverObject *self, PyObject *arguments)
{
    const char *data, *chosen;
    Py_ssize_t length, kinds;
    bk_position position;
    bk_next_tiles answer;
    if (!PyArg_ParseTuple(arguments, "y#y#:next_tiles", &data, &length, &chosen, &kinds))
        return NULL;
    if (kinds != BK_KINDS) {
        PyErr_SetString(PyExc_ValueError, "chosen tiles must be 53 counts");
        return NULL;
    }
    if (read_position(data, length, &position) < 0 || solver_enter(self) < 0)
        return NULL;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status = bk_find_next_tiles(self->solver, &position, (const uint8_t *)chosen, &answer);
    Py_END_ALLOW_THREADS
    solver_leave(self);
    if (raise_status(status) < 0)
        return NULL;
    char next[BK_KINDS];
    for (int kind = 0; kind < BK_KINDS; kind++)
        next[kind] = answer.next[kind];
    return Py_BuildValue("y#O", next, (Py_ssize_t)BK_KINDS, answer.complete ? Py_True : Py_False);
}
