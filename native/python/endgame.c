/* Python methods for the endgame search (rounds/endgame.h). */
#include "python/module.h"

static int read_end(PyObject *arguments, bk_end *end, unsigned *budget)
{
    const char *data;
    Py_ssize_t length;
    if (!PyArg_ParseTuple(arguments, "y#I:endgame", &data, &length, budget))
        return -1;
    if (bk_read_end((const uint8_t *)data, (size_t)length, end))
        return 0;
    PyErr_SetString(PyExc_ValueError, "malformed endgame");
    return -1;
}

PyObject *solver_endgame(SolverObject *self, PyObject *arguments)
{
    bk_end end;
    bk_end_choice choice;
    unsigned budget;
    if (read_end(arguments, &end, &budget) < 0 || solver_enter(self) < 0)
        return NULL;
    self->endgame = allocate_once(self->endgame, bk_endgame_size());
    if (self->endgame == NULL) {
        solver_leave(self);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    bk_endgame_choose(self->endgame, self->solver, &end, budget, &choice);
    Py_END_ALLOW_THREADS
    solver_leave(self);
    return Py_BuildValue("iiy#I", choice.plays, choice.verdict, (const char *)choice.played,
                         (Py_ssize_t)BK_KINDS, choice.questions);
}
