/* Rows of rounds: the arrays of a caller, and the rows that threads work on. */
#include "python/module.h"

#include <stdlib.h>
#include <string.h>

int rows_init(held_rows *rows, Py_ssize_t count)
{
    if (count < 1 || count > MOST_ROWS)
        return raise_bad_start();
    rows->count = (size_t)count;
    rows->busy = calloc(rows->count, 1);
    if (rows->busy != NULL)
        return 0;
    PyErr_NoMemory();
    return -1;
}

void rows_free(held_rows *rows)
{
    for (int i = 0; i < rows->held; i++)
        PyBuffer_Release(&rows->arrays[i]);
    free(rows->busy);
}

int rows_acquire(held_rows *rows, PyObject *arrays, const wanted_array *wanted, int count)
{
    for (int i = 0; i < count; i++) {
        PyObject *array = PyTuple_GetItem(arrays, i);
        if (array == NULL || PyObject_GetBuffer(array, &rows->arrays[i], PyBUF_CONTIG) < 0)
            return -1;
        rows->held++;
        if ((size_t)rows->arrays[i].len != wanted[i].bytes * rows->count) {
            PyErr_SetString(PyExc_ValueError, "an array has the wrong size");
            return -1;
        }
        *wanted[i].to = rows->arrays[i].buf;
    }
    return 0;
}

int rows_enter(SolverObject *self, held_rows *rows, Py_ssize_t first, Py_ssize_t end)
{
    if (first < 0 || end < first || (size_t)end > rows->count) {
        PyErr_SetString(PyExc_ValueError, "no such rows");
        return -1;
    }
    for (Py_ssize_t row = first; row < end; row++)
        if (rows->busy[row]) {
            PyErr_SetString(PyExc_RuntimeError, "these rows are in use by another thread");
            return -1;
        }
    if (solver_enter(self) < 0)
        return -1;
    memset(rows->busy + first, 1, (size_t)(end - first));
    return 0;
}

void rows_leave(SolverObject *self, held_rows *rows, Py_ssize_t first, Py_ssize_t end)
{
    memset(rows->busy + first, 0, (size_t)(end - first));
    solver_leave(self);
}

const int64_t *rows_actions(const held_rows *rows, PyObject *actions, Py_buffer *view)
{
    if (PyObject_GetBuffer(actions, view, PyBUF_CONTIG_RO) < 0)
        return NULL;
    if ((size_t)view->len == rows->count * sizeof(int64_t))
        return view->buf;
    PyBuffer_Release(view);
    PyErr_SetString(PyExc_ValueError, "one action per row is needed");
    return NULL;
}
