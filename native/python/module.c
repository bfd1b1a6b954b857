#include "python/module.h"

#include <stdlib.h>

/* ---- locking a solver ------------------------------------------------------------------ */

int solver_enter(SolverObject *self)
{
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this solver is in use by another thread");
        return -1;
    }
    self->busy = true;
    return 0;
}

void solver_leave(SolverObject *self) { self->busy = false; }

void *allocate_once(void *room, size_t size)
{
    if (room == NULL)
        room = calloc(1, size);
    if (room == NULL)
        PyErr_NoMemory();
    return room;
}

/* ---- the type -------------------------------------------------------------------------- */

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
    PyTypeObject *type = Py_TYPE((PyObject *)self);
    free(self->solver);
    free(self->playout);
    free(self->endgame);
    free(self->env_workspace);
    free(self->tile_workspace);
    free(self->chooser);
    free(self->tasks);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static PyMethodDef solver_methods[] = {
    {"best", (PyCFunction)solver_best, METH_VARARGS,
     "best(position, objective) -> (turn or None, nanoseconds, nodes)"},
    {"can_play", (PyCFunction)solver_can_play, METH_VARARGS, "can_play(position) -> bool"},
    {"can_go_out", (PyCFunction)solver_can_go_out, METH_VARARGS, "can_go_out(position) -> bool"},
    {"turns", (PyCFunction)solver_turns, METH_VARARGS,
     "turns(position, objective, limit) -> list of turns, best first"},
    {"next_tiles", (PyCFunction)solver_next_tiles, METH_VARARGS,
     "next_tiles(position, chosen) -> (which kinds may come next, complete)"},
    {"work", (PyCFunction)solver_work, METH_NOARGS,
     "work() -> what all questions so far took (bk_solver_work)"},
    {"best_each", (PyCFunction)solver_best_each, METH_VARARGS,
     "best_each(positions, pack_rules, objective) -> (list of (turn or None, nanoseconds),\n"
     "processor time); a position is (rulebook, opened, table, rack)"},
    {"best_rows", (PyCFunction)solver_best_rows, METH_VARARGS,
     "best_rows(rules, objective, arrays, first, end) -> processor time: fill these rows"},
    {"play_out", (PyCFunction)solver_play_out, METH_VARARGS,
     "play_out(start, policies, seeds) -> results, one after the other"},
    {"record", (PyCFunction)solver_record, METH_VARARGS,
     "record(start, policies, seed) -> (result, moves) of one round"},
    {"endgame", (PyCFunction)solver_endgame, METH_VARARGS,
     "endgame(end, budget) -> (plays, verdict, tiles played, questions)"},
    {"estimate", (PyCFunction)solver_estimate, METH_VARARGS,
     "estimate(weights, outlooks) -> five numbers of four bytes for each outlook"},
    {"choices", (PyCFunction)solver_choices, METH_VARARGS,
     "choices(weights, start, quiet) -> ((tiles played or None, log odds to win), ...)"},
    {"look_ahead", (PyCFunction)solver_look_ahead, METH_VARARGS,
     "look_ahead((weights, start, quiet), (choices, deals, turns, work), seed) -> (all choices, the "
     "chosen one)"},
    {"open_rounds", (PyCFunction)solver_open_rounds, METH_VARARGS,
     "open_rounds(start, policies, limit, count, arrays) -> rounds"},
    {"seed_rounds", (PyCFunction)solver_seed_rounds, METH_VARARGS,
     "seed_rounds(rounds, seed): before all rows begin again"},
    {"begin_rounds", (PyCFunction)solver_begin_rounds, METH_VARARGS,
     "begin_rounds(rounds, first, end): deal these rows"},
    {"first_refused", (PyCFunction)solver_first_refused, METH_VARARGS,
     "first_refused(rounds, actions) -> the first row whose action is illegal, or -1"},
    {"step_rounds", (PyCFunction)solver_step_rounds, METH_VARARGS,
     "step_rounds(rounds, actions, first, end): one turn in these rows"},
    {"play_in_round", (PyCFunction)solver_play_in_round, METH_VARARGS,
     "play_in_round(rounds, row, played, sets): one turn that is not listed"},
    {"story_of_round", (PyCFunction)solver_story_of_round, METH_VARARGS,
     "story_of_round(rounds, row) -> (serial, starter, deal, log of two bytes per turn)"},
    {"save_rounds", (PyCFunction)solver_save_rounds, METH_VARARGS,
     "save_rounds(rounds) -> bytes, without the arrays"},
    {"load_rounds", (PyCFunction)solver_load_rounds, METH_VARARGS,
     "load_rounds(rounds, bytes): go on from saved rounds"},
    {"open_tiles", (PyCFunction)solver_open_tiles, METH_VARARGS,
     "open_tiles(start, policies, arranges, count, arrays) -> rounds played tile by tile"},
    {"seed_tiles", (PyCFunction)solver_seed_tiles, METH_VARARGS,
     "seed_tiles(rounds, seed): before all rows are dealt again"},
    {"deal_tiles", (PyCFunction)solver_deal_tiles, METH_VARARGS,
     "deal_tiles(rounds, first, end): deal the next rounds of these rows"},
    {"first_refused_tile", (PyCFunction)solver_first_refused_tile, METH_VARARGS,
     "first_refused_tile(rounds, actions) -> the first row whose action is illegal, or -1"},
    {"step_tiles", (PyCFunction)solver_step_tiles, METH_VARARGS,
     "step_tiles(rounds, actions, first, end): one action in these rows"},
    {"observe_tiles", (PyCFunction)solver_observe_tiles, METH_VARARGS,
     "observe_tiles(rounds, row, seat) -> (the observation as bytes, whether the seat is to move)"},
    {"redeal_tiles", (PyCFunction)solver_redeal_tiles, METH_VARARGS,
     "redeal_tiles(rounds, row, seed): deal anew what the seat to move does not see"},
    {"copy_tiles", (PyCFunction)solver_copy_tiles, METH_VARARGS,
     "copy_tiles(rounds, from, to): make a row the same as another"},
    {"save_tiles", (PyCFunction)solver_save_tiles, METH_VARARGS,
     "save_tiles(rounds, row) -> bytes"},
    {"load_tiles", (PyCFunction)solver_load_tiles, METH_VARARGS,
     "load_tiles(rounds, row, bytes): go on from a saved row"},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot solver_slots[] = {
    {Py_tp_doc, "A workspace of the exact solver. It answers one question at a time."},
    {Py_tp_new, solver_new},
    {Py_tp_dealloc, solver_dealloc},
    {Py_tp_methods, solver_methods},
    {0, NULL},
};

static PyType_Spec solver_spec = {
    .name = "brikke.solver._core.Solver",
    .basicsize = sizeof(SolverObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = solver_slots,
};

/* ---- the module ------------------------------------------------------------------------ */

static int fill_module(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &solver_spec, NULL);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Solver", type);
    Py_DECREF(type);
    return failed;
}

static PyMethodDef module_methods[] = {
    {"pack_position", pack_position, METH_VARARGS,
     "pack_position(rules, table, rack) -> the position as bytes"},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, fill_module}, {0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_core",
    .m_doc = "The native core: exact solver, play-outs, endgames and vector environment.",
    .m_methods = module_methods,
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&module); }
