/* The core as a Python module: the one file that sees Python.h, and only its limited API.
 *
 * A Solver owns one workspace. Positions come in and turns go out as bytes, in the layout that
 * brikke/solver/native.py documents, so that a call costs little more than the work it asks for.
 */
#define _POSIX_C_SOURCE 199309L
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "brikke_solver.h"

enum {
    RULES = 7,
    HEAD = RULES + 2 * BK_KINDS, /* rules, table, rack; sets follow */
};

typedef struct {
    PyObject_HEAD
    bk_solver *solver;
    bool busy; /* while the lock is released, another thread must not come in */
} SolverObject;

/* ---- positions in ------------------------------------------------------------------------ */

static bk_rules read_rules(const uint8_t *data)
{
    return (bk_rules){.jokers = data[0],
                      .max_run_length = data[1],
                      .opened = data[2],
                      .opening_minimum = data[3],
                      .opening_single_set = data[4],
                      .opening_goes_on = data[5],
                      .joker_value = data[6]};
}

/* Each set: form, size, tiles. */
static int read_position(const uint8_t *data, Py_ssize_t length, bk_position *position)
{
    memset(position, 0, sizeof *position);
    if (length < HEAD)
        goto refuse;
    position->rules = read_rules(data);
    memcpy(position->table, data + RULES, BK_KINDS);
    memcpy(position->rack, data + RULES + BK_KINDS, BK_KINDS);
    for (Py_ssize_t at = HEAD; at < length;) {
        if (position->set_count == BK_MAX_SETS || at + 2 > length)
            goto refuse;
        bk_set *set = &position->sets[position->set_count++];
        set->form = data[at];
        set->size = data[at + 1];
        at += 2;
        if (set->form > BK_RUN || set->size > BK_NUMBERS || at + set->size > length)
            goto refuse;
        memcpy(set->tile, data + at, set->size);
        for (int i = 0; i < set->size; i++)
            if (set->tile[i] > BK_JOKER)
                goto refuse;
        at += set->size;
    }
    return 0;
refuse:
    PyErr_SetString(PyExc_ValueError, "these bytes are no position");
    return -1;
}

static int refuse_status(bk_status status)
{
    static const char *const why[] = {
        [BK_OK] = "",
        [BK_BAD_COUNTS] = "more tiles than there are, or sets that do not add up to the table",
        [BK_BAD_SET] = "a set on the table is none",
        [BK_BAD_RULES] = "a rule is outside its range",
        [BK_SETS_NEEDED] = "the sets on the table are needed",
    };
    if (status == BK_OK)
        return 0;
    PyErr_SetString(PyExc_ValueError, why[status]);
    return -1;
}

/* ---- turns out --------------------------------------------------------------------------- */

static PyObject *sets_as_bytes(const bk_set *sets, int count)
{
    char buffer[BK_MAX_SETS * sizeof(bk_set)];
    Py_ssize_t length = 0;
    for (int i = 0; i < count; i++) {
        buffer[length++] = (char)sets[i].size;
        memcpy(buffer + length, sets[i].tile, sets[i].size);
        length += sets[i].size;
    }
    return PyBytes_FromStringAndSize(buffer, length);
}

/* (tiles played, points played, played counts, sets, opening sets) or None. */
static PyObject *turn_as_tuple(const bk_turn *turn)
{
    if (!turn->found)
        Py_RETURN_NONE;
    PyObject *sets = sets_as_bytes(turn->sets, turn->set_count);
    PyObject *opening = sets_as_bytes(turn->opening, turn->opening_count);
    if (sets == NULL || opening == NULL) {
        Py_XDECREF(sets);
        Py_XDECREF(opening);
        return NULL;
    }
    return Py_BuildValue("iiy#NN", turn->tiles_played, turn->points_played,
                         (const char *)turn->played, (Py_ssize_t)BK_KINDS, sets, opening);
}

static long long now_in_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

/* ---- the questions ----------------------------------------------------------------------- */

/* Takes the solver for the time of one call; the lock may be released until leave(). */
static int enter(SolverObject *self)
{
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this solver is at work in another thread");
        return -1;
    }
    self->busy = true;
    return 0;
}

static void leave(SolverObject *self) { self->busy = false; }

PyDoc_STRVAR(best_doc, "best(position, objective) -> (turn or None, nanoseconds, nodes)");

static PyObject *solver_best(SolverObject *self, PyObject *arguments)
{
    const char *data;
    Py_ssize_t length;
    int objective;
    bk_position position;
    bk_turn turn;
    if (!PyArg_ParseTuple(arguments, "y#i:best", &data, &length, &objective))
        return NULL;
    if (objective < BK_TILES || objective > BK_OUT) {
        PyErr_SetString(PyExc_ValueError, "no such objective");
        return NULL;
    }
    if (read_position((const uint8_t *)data, length, &position) < 0 || enter(self) < 0)
        return NULL;
    bk_status status;
    long long took;
    Py_BEGIN_ALLOW_THREADS
    took = now_in_ns();
    status = bk_best(self->solver, &position, (bk_objective)objective, &turn);
    took = now_in_ns() - took;
    Py_END_ALLOW_THREADS
    leave(self);
    if (refuse_status(status) < 0)
        return NULL;
    return Py_BuildValue("NLK", turn_as_tuple(&turn), took, (unsigned long long)turn.nodes);
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
    if (read_position((const uint8_t *)data, length, &position) < 0 || enter(self) < 0)
        return NULL;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status = question(self->solver, &position, &answer);
    Py_END_ALLOW_THREADS
    leave(self);
    if (refuse_status(status) < 0)
        return NULL;
    return PyBool_FromLong(answer);
}

PyDoc_STRVAR(can_play_doc, "can_play(position) -> bool");

static PyObject *solver_can_play(SolverObject *self, PyObject *arguments)
{
    return ask_yes_or_no(self, arguments, bk_can_play);
}

PyDoc_STRVAR(can_go_out_doc, "can_go_out(position) -> bool");

static PyObject *solver_can_go_out(SolverObject *self, PyObject *arguments)
{
    return ask_yes_or_no(self, arguments, bk_can_go_out);
}

PyDoc_STRVAR(turns_doc, "turns(position, objective, limit) -> list of turns, best first");

static PyObject *solver_turns(SolverObject *self, PyObject *arguments)
{
    const char *data;
    Py_ssize_t length;
    int objective, limit;
    bk_position position;
    size_t count = 0;
    if (!PyArg_ParseTuple(arguments, "y#ii:turns", &data, &length, &objective, &limit))
        return NULL;
    if (objective < BK_TILES || objective > BK_OUT || limit < 0 || limit > BK_MAX_TURNS) {
        PyErr_SetString(PyExc_ValueError, "no such objective, or too many turns asked for");
        return NULL;
    }
    bk_turn *turns = PyMem_Calloc((size_t)limit + 1, sizeof *turns);
    if (turns == NULL)
        return PyErr_NoMemory();
    PyObject *list = NULL;
    if (read_position((const uint8_t *)data, length, &position) < 0 || enter(self) < 0)
        goto done;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status = bk_turns(self->solver, &position, (bk_objective)objective, turns, (size_t)limit, &count);
    Py_END_ALLOW_THREADS
    leave(self);
    if (refuse_status(status) < 0)
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

/* ---- the type and the module ------------------------------------------------------------- */

static PyObject *solver_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    (void)arguments, (void)keywords;
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    SolverObject *self = (SolverObject *)alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->solver = calloc(1, bk_solver_size());
    if (self->solver == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    bk_solver_init(self->solver);
    return (PyObject *)self;
}

static void solver_dealloc(SolverObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    free(self->solver);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static PyMethodDef solver_methods[] = {
    {"best", (PyCFunction)solver_best, METH_VARARGS, best_doc},
    {"can_play", (PyCFunction)solver_can_play, METH_VARARGS, can_play_doc},
    {"can_go_out", (PyCFunction)solver_can_go_out, METH_VARARGS, can_go_out_doc},
    {"turns", (PyCFunction)solver_turns, METH_VARARGS, turns_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot solver_slots[] = {
    {Py_tp_doc, "A workspace of the exact solver; one question at a time."},
    {Py_tp_new, solver_new},
    {Py_tp_dealloc, solver_dealloc},
    {Py_tp_methods, solver_methods},
    {0, NULL},
};

static PyType_Spec solver_spec = {
    .name = "brikke._core.Solver",
    .basicsize = sizeof(SolverObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = solver_slots,
};

static int fill_module(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &solver_spec, NULL);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Solver", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, fill_module}, {0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_core",
    .m_doc = "The exact solver, native.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&module); }
