#include "python/module.h"

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

PyObject *none_or_error(bk_status status)
{
    if (raise_status(status) < 0)
        return NULL;
    Py_RETURN_NONE;
}

int raise_bad_start(void)
{
    PyErr_SetString(PyExc_ValueError, "malformed start, policies or seeds");
    return -1;
}
