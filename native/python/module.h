/* The native core as a Python module: declarations that its files share.
 *
 * Only this folder includes Python.h, and it keeps to the limited API. A Solver owns one workspace.
 * Positions and turns are passed as bytes (bytes/bytes.h), so that a call costs little more than its
 * work. The vector environment (env/env.h) fills arrays of the caller through the buffer protocol.
 *
 * A function that returns an int returns -1 when it has set an exception. */
#ifndef BK_PYTHON_MODULE_H
#define BK_PYTHON_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "bytes/bytes.h"
#include "env/env.h"
#include "env/tile_env.h"

typedef struct {
    PyObject_HEAD
    bk_solver *solver;
    bk_playout *playout; /* these six are allocated at first use: see allocate_once() */
    bk_endgame *endgame;
    bk_env_workspace *env_workspace;
    bk_tile_workspace *tile_workspace;
    void *chooser; /* network.c */
    void *tasks; /* batch.c */
    bool busy; /* keeps other threads out while the interpreter lock is released */
} SolverObject;

/* Locks the solver for one call. The interpreter lock may be released until solver_leave. */
int solver_enter(SolverObject *);
void solver_leave(SolverObject *);

/* Returns the memory, or allocates it if it is NULL. Returns NULL and sets an exception on
 * failure. */
void *allocate_once(void *room, size_t size);

/* ---- values ---------------------------------------------------------------------------- */

/* Reads a position from Python objects. The solver accepts every position that this reads. */
int read_objects(const bk_rules *, PyObject *table, PyObject *rack, bk_position *);

/* Returns (tiles played, points played, played counts, sets, opening sets), or None. */
PyObject *turn_as_tuple(const bk_turn *);

long long now_in_ns(void);
long long thread_time_in_ns(void); /* of the processor: other work on the machine does not count */

/* Steals the references to the items. Returns NULL and keeps the exception if an item is NULL. */
PyObject *tuple_of(PyObject *items[], Py_ssize_t count);

int raise_status(bk_status); /* 0 for BK_OK */
PyObject *none_or_error(bk_status);
int raise_bad_start(void);

/* ---- rows of rounds, rows.c ------------------------------------------------------------- */

enum { MOST_ARRAYS = 23, MOST_ROWS = 1 << 20 };

/* The arrays of a caller that rounds fill, one row for each, and the rows that a thread works on. */
typedef struct {
    size_t count;
    uint8_t *busy;
    Py_buffer arrays[MOST_ARRAYS];
    int held;
} held_rows;

/* An array: where its address goes, and the bytes of one row. */
typedef struct {
    void **to;
    size_t bytes;
} wanted_array;

int rows_init(held_rows *, Py_ssize_t count);
void rows_free(held_rows *);

/* Acquires the buffers of a tuple of arrays. Each must have exactly the size that rounds fill. */
int rows_acquire(held_rows *, PyObject *arrays, const wanted_array *, int count);

/* Locks rows and the solver for one call. */
int rows_enter(SolverObject *, held_rows *, Py_ssize_t first, Py_ssize_t end);
void rows_leave(SolverObject *, held_rows *, Py_ssize_t first, Py_ssize_t end);

/* Reads the actions of all rows, eight bytes each. The caller releases the view. */
const int64_t *rows_actions(const held_rows *, PyObject *actions, Py_buffer *view);

/* The seats of a table, in the caller's memory; env.c. */
typedef struct {
    bk_start *starts;
    bool *by_policy;
    bk_policy *policies;
} seats_of_table;

int read_seats(const uint8_t *start, Py_ssize_t start_length, const uint8_t *policies,
               Py_ssize_t policies_length, seats_of_table to);

/* ---- methods, by file ------------------------------------------------------------------ */

typedef PyObject *solver_method(SolverObject *, PyObject *arguments);

PyObject *pack_position(PyObject *module, PyObject *arguments);

solver_method solver_best, solver_work, solver_can_play, solver_can_go_out, solver_turns,
    solver_next_tiles;

solver_method solver_best_each, solver_best_rows;

solver_method solver_play_out, solver_record;

solver_method solver_endgame;

solver_method solver_estimate, solver_choices, solver_look_ahead;

solver_method solver_open_rounds, solver_seed_rounds, solver_begin_rounds, solver_first_refused,
    solver_step_rounds, solver_play_in_round, solver_story_of_round,
    solver_save_rounds, solver_load_rounds;

solver_method solver_open_tiles, solver_seed_tiles, solver_deal_tiles, solver_first_refused_tile,
    solver_step_tiles, solver_observe_tiles, solver_redeal_tiles, solver_copy_tiles,
    solver_save_tiles, solver_load_tiles;

#endif
