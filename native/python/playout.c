/* Python methods for play-outs (rounds/playout.h). They take a start, policies and seeds, and
 * return results or the moves of a round. */
#include "python/module.h"

/* Reads a start, its policies and seeds. */
static int read_rounds(PyObject *arguments, const char *format, bk_rounds *asked)
{
    const char *start, *policies, *seeds;
    Py_ssize_t start_length, policies_length, seeds_length;
    if (!PyArg_ParseTuple(arguments, format, &start, &start_length, &policies, &policies_length,
                          &seeds, &seeds_length))
        return -1;
    if (!bk_read_rounds((const uint8_t *)start, (size_t)start_length, (const uint8_t *)policies,
                        (size_t)policies_length, (const uint8_t *)seeds, (size_t)seeds_length,
                        asked))
        return raise_bad_start();
    return raise_status(bk_playout_check(&asked->start, asked->policies));
}

PyObject *solver_play_out(SolverObject *self, PyObject *arguments)
{
    bk_rounds asked;
    if (read_rounds(arguments, "y#y#y#:play_out", &asked) < 0 || solver_enter(self) < 0)
        return NULL;
    uint8_t *results = PyMem_Calloc(asked.rounds + 1, BK_RESULT_BYTES);
    self->playout = allocate_once(self->playout, bk_playout_size());
    if (results == NULL || self->playout == NULL) {
        PyMem_Free(results);
        solver_leave(self);
        return PyErr_NoMemory();
    }
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (size_t i = 0; i < asked.rounds && status == BK_OK; i++) {
        bk_result result = {0};
        status = bk_playout_round(self->playout, self->solver, &asked.start, asked.policies,
                                  bk_read_seed(asked.seeds + i * BK_SEED_BYTES), &result, NULL,
                                  NULL);
        bk_write_result(&result, results + i * BK_RESULT_BYTES);
    }
    Py_END_ALLOW_THREADS
    solver_leave(self);
    PyObject *result_bytes = NULL;
    if (raise_status(status) == 0)
        result_bytes = PyBytes_FromStringAndSize((const char *)results,
                                                 (Py_ssize_t)asked.rounds * BK_RESULT_BYTES);
    PyMem_Free(results);
    return result_bytes;
}

PyObject *solver_record(SolverObject *self, PyObject *arguments)
{
    bk_rounds asked;
    if (read_rounds(arguments, "y#y#y#:record", &asked) < 0)
        return NULL;
    if (asked.rounds != 1) {
        raise_bad_start();
        return NULL;
    }
    if (solver_enter(self) < 0)
        return NULL;
    bk_record moves = {.room = (size_t)BK_MOVE_ROOM * BK_MOST_MOVES};
    moves.data = PyMem_Malloc(moves.room);
    self->playout = allocate_once(self->playout, bk_playout_size());
    if (moves.data == NULL || self->playout == NULL) {
        PyMem_Free(moves.data);
        solver_leave(self);
        return PyErr_NoMemory();
    }
    bk_status status;
    bk_result result = {0};
    uint8_t result_bytes[BK_RESULT_BYTES];
    Py_BEGIN_ALLOW_THREADS
    status = bk_playout_round(self->playout, self->solver, &asked.start, asked.policies,
                              bk_read_seed(asked.seeds), &result, bk_record_move, &moves);
    Py_END_ALLOW_THREADS
    solver_leave(self);
    bk_write_result(&result, result_bytes);
    PyObject *both = NULL;
    if (raise_status(status) == 0)
        both = Py_BuildValue("y#y#", (const char *)result_bytes, (Py_ssize_t)BK_RESULT_BYTES,
                             (const char *)moves.data, (Py_ssize_t)moves.length);
    PyMem_Free(moves.data);
    return both;
}
