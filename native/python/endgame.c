/* Python methods for the endgame search (rounds/endgame.h). */
#include "python/module.h"

#include <string.h>

enum { END_BYTES = RULES_BYTES + 3 + 2 * BK_KINDS };

static int read_end(PyObject *arguments, bk_end *end, unsigned *budget)
{
    const char *bytes;
    Py_ssize_t length;
    if (!PyArg_ParseTuple(arguments, "y#I:endgame", &bytes, &length, budget))
        return -1;
    const uint8_t *data = (const uint8_t *)bytes, *own = data + RULES_BYTES + 3;
    bool good = length == END_BYTES;
    for (int kind = 0; good && kind < BK_KINDS; kind++)
        good = own[kind] + own[BK_KINDS + kind] <= 2;
    if (!good) {
        PyErr_SetString(PyExc_ValueError, "malformed endgame");
        return -1;
    }
    end->rules = read_rules(data);
    end->must_play = data[RULES_BYTES];
    end->passed = data[RULES_BYTES + 1];
    end->earlier = data[RULES_BYTES + 2];
    memcpy(end->own, own, BK_KINDS);
    memcpy(end->rival, own + BK_KINDS, BK_KINDS);
    return 0;
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
