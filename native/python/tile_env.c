/* Python methods for the tile environment (env/tile_env.h). A capsule holds the rounds and the arrays
 * that they fill. */
#include "python/module.h"

#include <stdlib.h>

enum { ARRAYS = 8 };
_Static_assert(ARRAYS <= MOST_ARRAYS, "rows hold all arrays");

/* Contents of a capsule: the rounds, and the arrays that they fill. */
typedef struct {
    bk_tile_env *env;
    bk_tile_setup setup;
    held_rows rows;
} tiles;

static const char TILES[] = "brikke.tiles";

static void free_tiles(tiles *t)
{
    rows_free(&t->rows);
    free(t->env);
    free(t);
}

static void capsule_destructor(PyObject *capsule)
{
    free_tiles(PyCapsule_GetPointer(capsule, TILES));
}

static size_t observation_size(const tiles *t)
{
    return (size_t)bk_seen_rows(&t->setup.starts[0].rules) * BK_KINDS;
}

static int acquire_arrays(tiles *t, PyObject *arrays)
{
    bk_tile_rows *rows = &t->setup.rows;
    const wanted_array wanted[ARRAYS] = {
        {(void **)&rows->observation, observation_size(t)},
        {(void **)&rows->mask, BK_ACTIONS},
        {(void **)&rows->seat, 1},
        {(void **)&rows->turns, 2},
        {(void **)&rows->ended, 1},
        {(void **)&rows->ending, 1},
        {(void **)&rows->winner, 1},
        {(void **)&rows->scores, t->setup.starts[0].seats * (size_t)2},
    };
    return rows_acquire(&t->rows, arrays, wanted, ARRAYS);
}

PyObject *solver_open_tiles(SolverObject *self, PyObject *arguments)
{
    const char *start, *policies;
    Py_ssize_t start_length, policies_length, count;
    int arranges;
    PyObject *arrays;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "y#y#pnO:open_tiles", &start, &start_length, &policies,
                          &policies_length, &arranges, &count, &arrays))
        return NULL;
    tiles *t = calloc(1, sizeof *t);
    if (t == NULL)
        return PyErr_NoMemory();
    t->setup.arranges = arranges;
    seats_of_table seats = {t->setup.starts, t->setup.by_policy, t->setup.policies};
    if (rows_init(&t->rows, count) < 0 ||
        read_seats((const uint8_t *)start, start_length, (const uint8_t *)policies,
                   policies_length, seats) < 0 ||
        acquire_arrays(t, arrays) < 0)
        goto refused;
    t->env = malloc(bk_tile_env_size(t->rows.count));
    if (t->env == NULL) {
        PyErr_NoMemory();
        goto refused;
    }
    bk_tile_init(t->env, &t->setup, t->rows.count, 0);
    PyObject *capsule = PyCapsule_New(t, TILES, capsule_destructor);
    if (capsule != NULL)
        return capsule;
refused:
    free_tiles(t);
    return NULL;
}

/* ---- rows ------------------------------------------------------------------------------ */

static tiles *tiles_in(PyObject *capsule) { return PyCapsule_GetPointer(capsule, TILES); }

/* Locks rows, the solver and its workspace for one call. */
static int enter(SolverObject *self, tiles *t, Py_ssize_t first, Py_ssize_t end)
{
    self->tile_workspace = allocate_once(self->tile_workspace, bk_tile_workspace_size());
    return self->tile_workspace == NULL ? -1 : rows_enter(self, &t->rows, first, end);
}

static void leave(SolverObject *self, tiles *t, Py_ssize_t first, Py_ssize_t end)
{
    rows_leave(self, &t->rows, first, end);
}

PyObject *solver_seed_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    unsigned long long seed;
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "OK:seed_tiles", &capsule, &seed) ||
        (t = tiles_in(capsule)) == NULL || enter(self, t, 0, (Py_ssize_t)t->rows.count) < 0)
        return NULL;
    bk_tile_init(t->env, &t->setup, t->rows.count, seed);
    leave(self, t, 0, (Py_ssize_t)t->rows.count);
    Py_RETURN_NONE;
}

PyObject *solver_deal_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t first, end;
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "Onn:deal_tiles", &capsule, &first, &end) ||
        (t = tiles_in(capsule)) == NULL || enter(self, t, first, end) < 0)
        return NULL;
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t row = first; row < end && status == BK_OK; row++)
        status = bk_tile_deal(t->env, self->tile_workspace, self->solver, (size_t)row);
    Py_END_ALLOW_THREADS
    leave(self, t, first, end);
    return none_or_error(status);
}

PyObject *solver_first_refused_tile(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule, *given;
    Py_buffer view;
    const int64_t *actions;
    tiles *t;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OO:first_refused_tile", &capsule, &given) ||
        (t = tiles_in(capsule)) == NULL ||
        (actions = rows_actions(&t->rows, given, &view)) == NULL)
        return NULL;
    Py_ssize_t refused = -1;
    for (size_t row = 0; row < t->rows.count && refused < 0; row++)
        if (actions[row] != BK_SKIP && !bk_tile_is_legal(t->env, row, actions[row]))
            refused = (Py_ssize_t)row;
    PyBuffer_Release(&view);
    return PyLong_FromSsize_t(refused);
}

PyObject *solver_step_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule, *given;
    Py_ssize_t first, end;
    Py_buffer view;
    const int64_t *actions;
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "OOnn:step_tiles", &capsule, &given, &first, &end) ||
        (t = tiles_in(capsule)) == NULL ||
        (actions = rows_actions(&t->rows, given, &view)) == NULL)
        return NULL;
    if (enter(self, t, first, end) < 0) {
        PyBuffer_Release(&view);
        return NULL;
    }
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t row = first; row < end && status == BK_OK; row++) {
        if (actions[row] == BK_SKIP)
            continue;
        status = bk_tile_is_legal(t->env, (size_t)row, actions[row])
                     ? bk_tile_step(t->env, self->tile_workspace, self->solver, (size_t)row,
                                    actions[row])
                     : BK_BAD_RULES;
    }
    Py_END_ALLOW_THREADS
    leave(self, t, first, end);
    PyBuffer_Release(&view);
    return none_or_error(status);
}

/* ---- one row --------------------------------------------------------------------------- */

PyObject *solver_observe_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t row;
    int seat;
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "Oni:observe_tiles", &capsule, &row, &seat) ||
        (t = tiles_in(capsule)) == NULL)
        return NULL;
    if (seat < 0 || seat >= t->setup.starts[0].seats) {
        PyErr_SetString(PyExc_ValueError, "no such seat");
        return NULL;
    }
    if (enter(self, t, row, row + 1) < 0)
        return NULL;
    bool to_move = false;
    PyObject *seen = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)observation_size(t));
    if (seen != NULL)
        to_move = bk_tile_observe(t->env, (size_t)row, seat, (int8_t *)PyBytes_AsString(seen));
    leave(self, t, row, row + 1);
    PyObject *items[] = {seen, PyBool_FromLong(to_move)};
    return tuple_of(items, 2);
}

PyObject *solver_redeal_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t row;
    unsigned long long seed;
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "OnK:redeal_tiles", &capsule, &row, &seed) ||
        (t = tiles_in(capsule)) == NULL || enter(self, t, row, row + 1) < 0)
        return NULL;
    bk_tile_redeal(t->env, (size_t)row, seed);
    leave(self, t, row, row + 1);
    Py_RETURN_NONE;
}

PyObject *solver_copy_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t from, to;
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "Onn:copy_tiles", &capsule, &from, &to) ||
        (t = tiles_in(capsule)) == NULL)
        return NULL;
    if (from < 0 || (size_t)from >= t->rows.count || t->rows.busy[from]) {
        PyErr_SetString(PyExc_ValueError, "no such row, or another thread works on it");
        return NULL;
    }
    if (enter(self, t, to, to + 1) < 0)
        return NULL;
    if (from != to)
        bk_tile_copy(t->env, (size_t)from, (size_t)to);
    leave(self, t, to, to + 1);
    Py_RETURN_NONE;
}

PyObject *solver_save_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t row;
    uint8_t saved[BK_MOST_SAVED];
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "On:save_tiles", &capsule, &row) ||
        (t = tiles_in(capsule)) == NULL || enter(self, t, row, row + 1) < 0)
        return NULL;
    size_t length = bk_tile_save(t->env, (size_t)row, saved);
    leave(self, t, row, row + 1);
    return PyBytes_FromStringAndSize((const char *)saved, (Py_ssize_t)length);
}

PyObject *solver_load_tiles(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    const char *saved;
    Py_ssize_t row, length;
    tiles *t;
    if (!PyArg_ParseTuple(arguments, "Ony#:load_tiles", &capsule, &row, &saved, &length) ||
        (t = tiles_in(capsule)) == NULL || enter(self, t, row, row + 1) < 0)
        return NULL;
    bool loaded = bk_tile_load(t->env, (size_t)row, (const uint8_t *)saved, (size_t)length);
    leave(self, t, row, row + 1);
    if (loaded)
        Py_RETURN_NONE;
    PyErr_SetString(PyExc_ValueError, "these bytes are no saved round of these rules");
    return NULL;
}
