/* The core as a Python module, and what its parts share.
 *
 * This folder is the one that sees Python.h, and only its limited API. A Solver owns one workspace.
 * Positions come in and turns go out as bytes, in the layouts that brikke/solver/native.py,
 * brikke/endgame/native.py and brikke/playout/native.py document, so that a call costs little more
 * than the work it asks for. Rounds side by side (env.h) fill arrays that the caller owns, through
 * the buffer protocol.
 *
 * Where a function returns an int, -1 says that an exception is set. */
#ifndef BK_PYTHON_MODULE_H
#define BK_PYTHON_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "env/env.h"
#include "rounds/endgame.h"
#include "rounds/playout.h"
#include "solver/solver.h"

typedef struct {
    PyObject_HEAD
    bk_solver *solver;
    bk_playout *playout; /* these are made when they are first needed: see made_room() */
    bk_endgame *endgame;
    bk_env_workspace *env_workspace;
    bool busy; /* while the lock is released, another thread must not come in */
} SolverObject;

/* Takes the solver for the time of one call; the lock may be released until it is left. */
int solver_enter(SolverObject *);
void solver_leave(SolverObject *);

/* The room, or a new one where there is none yet; NULL, and an exception, if there cannot be. */
void *allocate_once(void *room, size_t size);

/* ---- bytes ------------------------------------------------------------------------------- */

enum {
    RULES_BYTES = 7,
    POLICY_BYTES = 7,
    POSITION_HEAD = RULES_BYTES + 2 * BK_KINDS, /* rules, table, rack; sets follow */
};

bk_rules read_rules(const uint8_t *);
bk_policy read_policy(const uint8_t *);

/* False: these bytes are none. */
bool read_sets(const uint8_t *, Py_ssize_t length, bk_set sets[BK_MAX_SETS], uint8_t *count);
bool read_start(const uint8_t *, Py_ssize_t length, bk_start *);

/* Each set as its size and its tiles; returns how many bytes. */
size_t write_sets(const bk_set *, int count, uint8_t *to);

int read_position(const uint8_t *, Py_ssize_t length, bk_position *);

/* A position as Python holds it. What this reads the solver does not refuse. */
int read_objects(const bk_rules *, PyObject *table, PyObject *rack, bk_position *);

/* (tiles played, points played, played counts, sets, opening sets) or None. */
PyObject *turn_as_tuple(const bk_turn *);

long long now_in_ns(void);
long long thread_time_in_ns(void); /* of the processor: other work on the machine does not count */

/* Takes over the items; NULL, and an exception, if one of them is NULL. Quicker than a format. */
PyObject *tuple_of(PyObject *items[], Py_ssize_t count);

int raise_status(bk_status); /* 0: there is nothing to refuse */
int raise_bad_start(void);

/* ---- the methods, by part ---------------------------------------------------------------- */

typedef PyObject *solver_method(SolverObject *, PyObject *arguments);

PyObject *pack_position(PyObject *module, PyObject *arguments);

solver_method solver_best, solver_can_play, solver_can_go_out, solver_turns, solver_next_tiles;

solver_method solver_best_each, solver_best_rows;

solver_method solver_play_out, solver_record;

solver_method solver_endgame;

solver_method solver_open_rounds, solver_seed_rounds, solver_begin_rounds, solver_first_refused,
    solver_step_rounds, solver_play_in_round, solver_story_of_round;

#endif
