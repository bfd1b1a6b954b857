/* Python methods for the vector environment (env/env.h). A capsule holds the rounds and the arrays
 * that they fill. */
#include "python/module.h"
#include "rules/kinds.h"

#include <stdlib.h>
#include <string.h>

/* ---- rounds ------------------------------------------------------------------------------ */

enum { ARRAYS = 23 };
_Static_assert(ARRAYS <= MOST_ARRAYS, "rows hold all arrays");

/* Contents of a capsule: the rounds, and the arrays that they fill. */
typedef struct {
    bk_env *env;
    bk_env_setup setup;
    held_rows rows;
} rounds;

static const char ROUNDS[] = "brikke.rounds";

static void free_rounds(rounds *r)
{
    rows_free(&r->rows);
    free(r->env);
    free(r);
}

static void capsule_destructor(PyObject *capsule)
{
    free_rounds(PyCapsule_GetPointer(capsule, ROUNDS));
}

static int acquire_arrays(rounds *r, PyObject *arrays)
{
    size_t limit = (size_t)r->setup.limit, seats = r->setup.starts[0].seats;
    bk_rows *rows = &r->setup.rows;
    const wanted_array wanted[ARRAYS] = {
        {(void **)&rows->mask, limit + 1}, {(void **)&rows->played, limit * BK_KINDS},
        {(void **)&rows->tiles, limit},    {(void **)&rows->points, limit * 2},
        {(void **)&rows->goes_out, limit}, {(void **)&rows->rack, BK_KINDS},
        {(void **)&rows->table, BK_KINDS}, {(void **)&rows->rack_sizes, seats},
        {(void **)&rows->opened, seats},   {(void **)&rows->pool, 1},
        {(void **)&rows->passes, 1},       {(void **)&rows->to_move, 1},
        {(void **)&rows->turns, 2},        {(void **)&rows->ended, 1},
        {(void **)&rows->ending, 1},       {(void **)&rows->winner, 1},
        {(void **)&rows->length, 2},       {(void **)&rows->scores, seats * 2},
        {(void **)&rows->final_racks, seats * BK_KINDS},
        {(void **)&rows->final_table, BK_KINDS},
        {(void **)&rows->final_pool, 1},   {(void **)&rows->final_opened, seats},
        {(void **)&rows->final_passes, 1},
    };
    return rows_acquire(&r->rows, arrays, wanted, ARRAYS);
}

/* Reads the seats: the round at its start and, for each seat, one byte that says whether a policy
 * plays it, then the seven bytes of that policy. */
int read_seats(const uint8_t *start, Py_ssize_t start_length, const uint8_t *policies,
               Py_ssize_t policies_length, seats_of_table to)
{
    if (!bk_read_start(start, (size_t)start_length, &to.starts[0]) ||
        policies_length != to.starts[0].seats * (1 + BK_POLICY_BYTES))
        return raise_bad_start();
    bool all_by_policy = true;
    for (int seat = 0; seat < to.starts[0].seats; seat++) {
        to.by_policy[seat] = policies[seat * (1 + BK_POLICY_BYTES)];
        all_by_policy = all_by_policy && to.by_policy[seat];
        to.policies[seat] = bk_read_policy(policies + seat * (1 + BK_POLICY_BYTES) + 1);
        to.starts[seat] = to.starts[0];
        to.starts[seat].starter = to.starts[seat].to_move = (uint8_t)seat;
    }
    if (all_by_policy)
        return raise_bad_start();
    return raise_status(bk_playout_check(&to.starts[0], to.policies));
}

PyObject *solver_open_rounds(SolverObject *self, PyObject *arguments)
{
    const char *start, *policies;
    Py_ssize_t start_length, policies_length, count;
    int limit;
    PyObject *arrays;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "y#y#inO:open_rounds", &start, &start_length, &policies,
                          &policies_length, &limit, &count, &arrays))
        return NULL;
    rounds *r = calloc(1, sizeof *r);
    if (r == NULL)
        return PyErr_NoMemory();
    r->setup.limit = limit;
    if (limit < 1 || limit > BK_MAX_TURNS) {
        raise_bad_start();
        goto refused;
    }
    if (rows_init(&r->rows, count) < 0 ||
        read_seats((const uint8_t *)start, start_length, (const uint8_t *)policies,
                   policies_length,
                   (seats_of_table){r->setup.starts, r->setup.by_policy, r->setup.policies}) < 0 ||
        acquire_arrays(r, arrays) < 0)
        goto refused;
    r->env = malloc(bk_env_size(r->rows.count));
    if (r->env == NULL) {
        PyErr_NoMemory();
        goto refused;
    }
    bk_env_init(r->env, &r->setup, r->rows.count, 0);
    PyObject *capsule = PyCapsule_New(r, ROUNDS, capsule_destructor);
    if (capsule != NULL)
        return capsule;
refused:
    free_rounds(r);
    return NULL;
}

/* ---- rows ------------------------------------------------------------------------------ */

/* Locks rows, the solver and its workspace for one call. */
static int enter_rows(SolverObject *self, rounds *r, Py_ssize_t first, Py_ssize_t end)
{
    self->env_workspace = allocate_once(self->env_workspace, bk_env_workspace_size());
    return self->env_workspace == NULL ? -1 : rows_enter(self, &r->rows, first, end);
}

static void leave_rows(SolverObject *self, rounds *r, Py_ssize_t first, Py_ssize_t end)
{
    rows_leave(self, &r->rows, first, end);
}

PyObject *solver_seed_rounds(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    unsigned long long seed;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "OK:seed_rounds", &capsule, &seed) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        enter_rows(self, r, 0, (Py_ssize_t)r->rows.count) < 0)
        return NULL;
    bk_env_init(r->env, &r->setup, r->rows.count, seed);
    leave_rows(self, r, 0, (Py_ssize_t)r->rows.count);
    Py_RETURN_NONE;
}

PyObject *solver_begin_rounds(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t first, end;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "Onn:begin_rounds", &capsule, &first, &end) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL || enter_rows(self, r, first, end) < 0)
        return NULL;
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t row = first; row < end && status == BK_OK; row++)
        status = bk_env_begin(r->env, self->env_workspace, self->solver, (size_t)row);
    Py_END_ALLOW_THREADS
    leave_rows(self, r, first, end);
    return none_or_error(status);
}

/* ---- turns ----------------------------------------------------------------------------- */

PyObject *solver_first_refused(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule, *given;
    Py_buffer view;
    const int64_t *actions;
    rounds *r;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OO:first_refused", &capsule, &given) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        (actions = rows_actions(&r->rows, given, &view)) == NULL)
        return NULL;
    Py_ssize_t refused = -1;
    for (size_t row = 0; row < r->rows.count && refused < 0; row++)
        if (actions[row] != BK_SKIP && !bk_env_is_legal(r->env, row, actions[row]))
            refused = (Py_ssize_t)row;
    PyBuffer_Release(&view);
    return PyLong_FromSsize_t(refused);
}

PyObject *solver_step_rounds(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule, *given;
    Py_ssize_t first, end;
    Py_buffer view;
    const int64_t *actions;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "OOnn:step_rounds", &capsule, &given, &first, &end) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        (actions = rows_actions(&r->rows, given, &view)) == NULL)
        return NULL;
    if (enter_rows(self, r, first, end) < 0) {
        PyBuffer_Release(&view);
        return NULL;
    }
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t row = first; row < end && status == BK_OK; row++)
        if (actions[row] == BK_SKIP)
            bk_env_skip(r->env, (size_t)row);
        else if (bk_env_is_legal(r->env, (size_t)row, actions[row]))
            status =
                bk_env_step(r->env, self->env_workspace, self->solver, (size_t)row, actions[row]);
        else
            status = BK_BAD_RULES;
    Py_END_ALLOW_THREADS
    leave_rows(self, r, first, end);
    PyBuffer_Release(&view);
    return none_or_error(status);
}

/* Reads the tiles and the table of a turn by hand. The caller has checked that it is legal. */
static int read_turn(const rounds *r, size_t row, const char *played, Py_ssize_t played_length,
                     const char *sets, Py_ssize_t sets_length, bk_turn *turn)
{
    if (played_length != BK_KINDS || !bk_env_holds(r->env, row, (const uint8_t *)played) ||
        !bk_read_sets((const uint8_t *)sets, (size_t)sets_length, turn->sets, &turn->set_count)) {
        PyErr_SetString(PyExc_ValueError, "malformed turn");
        return -1;
    }
    memcpy(turn->played, played, BK_KINDS);
    turn->tiles_played = (uint8_t)bk_count(turn->played);
    return 0;
}

PyObject *solver_play_in_round(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    const char *played, *sets;
    Py_ssize_t row, played_length, sets_length;
    bk_turn turn = {.found = true};
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "Ony#y#:play_in_round", &capsule, &row, &played,
                          &played_length, &sets, &sets_length) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        enter_rows(self, r, row, row + 1) < 0)
        return NULL;
    bk_status status = BK_OK;
    bool good = read_turn(r, (size_t)row, played, played_length, sets, sets_length, &turn) == 0;
    if (good)
        status = bk_env_play(r->env, self->env_workspace, self->solver, (size_t)row, &turn);
    leave_rows(self, r, row, row + 1);
    return good ? none_or_error(status) : NULL;
}

PyObject *solver_story_of_round(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t row;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "On:story_of_round", &capsule, &row) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        enter_rows(self, r, row, row + 1) < 0)
        return NULL;
    bk_env_history history = bk_env_history_of(r->env, (size_t)row);
    leave_rows(self, r, row, row + 1);
    return Py_BuildValue("IiKy#", history.serial, history.starter, (unsigned long long)history.deal,
                         (const char *)history.log, (Py_ssize_t)history.turns * 2);
}

/* ---- saved rounds ---------------------------------------------------------------------- */

PyObject *solver_save_rounds(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "O:save_rounds", &capsule) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        enter_rows(self, r, 0, (Py_ssize_t)r->rows.count) < 0)
        return NULL;
    PyObject *saved =
        PyBytes_FromStringAndSize(NULL, (Py_ssize_t)bk_env_saved_size(r->rows.count));
    if (saved != NULL)
        bk_env_save(r->env, r->rows.count, (uint8_t *)PyBytes_AsString(saved));
    leave_rows(self, r, 0, (Py_ssize_t)r->rows.count);
    return saved;
}

PyObject *solver_load_rounds(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    const char *saved;
    Py_ssize_t length;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "Oy#:load_rounds", &capsule, &saved, &length) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        enter_rows(self, r, 0, (Py_ssize_t)r->rows.count) < 0)
        return NULL;
    bool loaded = (size_t)length == bk_env_saved_size(r->rows.count) &&
                  bk_env_load(r->env, r->rows.count, (const uint8_t *)saved);
    leave_rows(self, r, 0, (Py_ssize_t)r->rows.count);
    if (!loaded) {
        PyErr_SetString(PyExc_ValueError, "these bytes are not saved rounds");
        return NULL;
    }
    Py_RETURN_NONE;
}
