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

typedef struct {
    PyObject_HEAD
    bk_solver *solver;
    bk_playout *playout; /* these four are allocated at first use: see allocate_once() */
    bk_endgame *endgame;
    bk_env_workspace *env_workspace;
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
int raise_bad_start(void);

/* ---- methods, by file ------------------------------------------------------------------ */

typedef PyObject *solver_method(SolverObject *, PyObject *arguments);

PyObject *pack_position(PyObject *module, PyObject *arguments);

solver_method solver_best, solver_can_play, solver_can_go_out, solver_turns, solver_next_tiles;

solver_method solver_best_each, solver_best_rows;

solver_method solver_play_out, solver_record;

solver_method solver_endgame;

solver_method solver_estimate, solver_choices, solver_look_ahead;

solver_method solver_open_rounds, solver_seed_rounds, solver_begin_rounds, solver_first_refused,
    solver_step_rounds, solver_play_in_round, solver_story_of_round,
    solver_save_rounds, solver_load_rounds;

#endif
