/* The core as a Python module: the one file that sees Python.h, and only its limited API.
 *
 * A Solver owns one workspace. Positions come in and turns go out as bytes, in the layouts that
 * brikke/solver/native.py, brikke/endgame/native.py and brikke/playout/native.py document, so that a
 * call costs little more than the work it asks for. Rounds side by side (env.h) fill arrays that the
 * caller owns, through the buffer protocol.
 */
#define _POSIX_C_SOURCE 199309L
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "brikke_solver.h"
#include "endgame.h"
#include "env.h"
#include "playout.h"

enum {
    RULES = 7,
    HEAD = RULES + 2 * BK_KINDS, /* rules, table, rack; sets follow */
};

typedef struct {
    PyObject_HEAD
    bk_solver *solver;
    bk_playout *playout; /* these are made when they are first needed */
    bk_endgame *endgame;
    bk_env_desk *desk;
    bool busy; /* while the lock is released, another thread must not come in */
} SolverObject;

/* ---- positions in ------------------------------------------------------------------------ */

static bk_rules read_rules(const uint8_t *data)
{
    return (bk_rules){.jokers = data[0],
                      .max_run_length = data[1],
                      .opened = data[2],
                      .opening_minimum = data[3],
                      .opening_single_set = data[4],
                      .opening_goes_on = data[5],
                      .joker_value = data[6]};
}

/* Each set: form, size, tiles. */
static bool read_sets(const uint8_t *data, Py_ssize_t length, bk_set sets[BK_MAX_SETS],
                      uint8_t *count)
{
    *count = 0;
    for (Py_ssize_t at = 0; at < length;) {
        if (*count == BK_MAX_SETS || at + 2 > length)
            return false;
        bk_set *set = &sets[(*count)++];
        set->form = data[at];
        set->size = data[at + 1];
        at += 2;
        if (set->form > BK_RUN || set->size > BK_NUMBERS || at + set->size > length)
            return false;
        memcpy(set->tile, data + at, set->size);
        for (int i = 0; i < set->size; i++)
            if (set->tile[i] > BK_JOKER)
                return false;
        at += set->size;
    }
    return true;
}

static int read_position(const uint8_t *data, Py_ssize_t length, bk_position *position)
{
    memset(position, 0, sizeof *position);
    if (length < HEAD || !read_sets(data + HEAD, length - HEAD, position->sets, &position->set_count)) {
        PyErr_SetString(PyExc_ValueError, "these bytes are no position");
        return -1;
    }
    position->rules = read_rules(data);
    memcpy(position->table, data + RULES, BK_KINDS);
    memcpy(position->rack, data + RULES + BK_KINDS, BK_KINDS);
    return 0;
}

static int refuse_status(bk_status status)
{
    static const char *const why[] = {
        [BK_OK] = "",
        [BK_BAD_COUNTS] = "more tiles than there are, or sets that do not add up to the table",
        [BK_BAD_SET] = "a set on the table is none",
        [BK_BAD_RULES] = "a rule is outside its range",
        [BK_SETS_NEEDED] = "the sets on the table are needed",
    };
    if (status == BK_OK)
        return 0;
    PyErr_SetString(PyExc_ValueError, why[status]);
    return -1;
}

/* ---- turns out --------------------------------------------------------------------------- */

static PyObject *sets_as_bytes(const bk_set *sets, int count)
{
    char buffer[BK_MAX_SETS * sizeof(bk_set)];
    Py_ssize_t length = 0;
    for (int i = 0; i < count; i++) {
        buffer[length++] = (char)sets[i].size;
        memcpy(buffer + length, sets[i].tile, sets[i].size);
        length += sets[i].size;
    }
    return PyBytes_FromStringAndSize(buffer, length);
}

/* (tiles played, points played, played counts, sets, opening sets) or None. */
static PyObject *turn_as_tuple(const bk_turn *turn)
{
    if (!turn->found)
        Py_RETURN_NONE;
    PyObject *sets = sets_as_bytes(turn->sets, turn->set_count);
    PyObject *opening = sets_as_bytes(turn->opening, turn->opening_count);
    if (sets == NULL || opening == NULL) {
        Py_XDECREF(sets);
        Py_XDECREF(opening);
        return NULL;
    }
    return Py_BuildValue("iiy#NN", turn->tiles_played, turn->points_played,
                         (const char *)turn->played, (Py_ssize_t)BK_KINDS, sets, opening);
}

static long long now_in_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

/* ---- the questions ----------------------------------------------------------------------- */

/* Takes the solver for the time of one call; the lock may be released until leave(). */
static int enter(SolverObject *self)
{
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this solver is at work in another thread");
        return -1;
    }
    self->busy = true;
    return 0;
}

static void leave(SolverObject *self) { self->busy = false; }

PyDoc_STRVAR(best_doc, "best(position, objective) -> (turn or None, nanoseconds, nodes)");

static PyObject *solver_best(SolverObject *self, PyObject *arguments)
{
    const char *data;
    Py_ssize_t length;
    int objective;
    bk_position position;
    bk_turn turn;
    if (!PyArg_ParseTuple(arguments, "y#i:best", &data, &length, &objective))
        return NULL;
    if (objective < BK_TILES || objective > BK_OUT) {
        PyErr_SetString(PyExc_ValueError, "no such objective");
        return NULL;
    }
    if (read_position((const uint8_t *)data, length, &position) < 0 || enter(self) < 0)
        return NULL;
    bk_status status;
    long long took;
    Py_BEGIN_ALLOW_THREADS
    took = now_in_ns();
    status = bk_best(self->solver, &position, (bk_objective)objective, &turn);
    took = now_in_ns() - took;
    Py_END_ALLOW_THREADS
    leave(self);
    if (refuse_status(status) < 0)
        return NULL;
    return Py_BuildValue("NLK", turn_as_tuple(&turn), took, (unsigned long long)turn.nodes);
}

typedef bk_status yes_or_no(bk_solver *, const bk_position *, bool *);

static PyObject *ask_yes_or_no(SolverObject *self, PyObject *arguments, yes_or_no *question)
{
    const char *data;
    Py_ssize_t length;
    bk_position position;
    bool answer = false;
    if (!PyArg_ParseTuple(arguments, "y#", &data, &length))
        return NULL;
    if (read_position((const uint8_t *)data, length, &position) < 0 || enter(self) < 0)
        return NULL;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status = question(self->solver, &position, &answer);
    Py_END_ALLOW_THREADS
    leave(self);
    if (refuse_status(status) < 0)
        return NULL;
    return PyBool_FromLong(answer);
}

PyDoc_STRVAR(can_play_doc, "can_play(position) -> bool");

static PyObject *solver_can_play(SolverObject *self, PyObject *arguments)
{
    return ask_yes_or_no(self, arguments, bk_can_play);
}

PyDoc_STRVAR(can_go_out_doc, "can_go_out(position) -> bool");

static PyObject *solver_can_go_out(SolverObject *self, PyObject *arguments)
{
    return ask_yes_or_no(self, arguments, bk_can_go_out);
}

PyDoc_STRVAR(turns_doc, "turns(position, objective, limit) -> list of turns, best first");

static PyObject *solver_turns(SolverObject *self, PyObject *arguments)
{
    const char *data;
    Py_ssize_t length;
    int objective, limit;
    bk_position position;
    size_t count = 0;
    if (!PyArg_ParseTuple(arguments, "y#ii:turns", &data, &length, &objective, &limit))
        return NULL;
    if (objective < BK_TILES || objective > BK_OUT || limit < 0 || limit > BK_MAX_TURNS) {
        PyErr_SetString(PyExc_ValueError, "no such objective, or too many turns asked for");
        return NULL;
    }
    bk_turn *turns = PyMem_Calloc((size_t)limit + 1, sizeof *turns);
    if (turns == NULL)
        return PyErr_NoMemory();
    PyObject *list = NULL;
    if (read_position((const uint8_t *)data, length, &position) < 0 || enter(self) < 0)
        goto done;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status = bk_turns(self->solver, &position, (bk_objective)objective, turns, (size_t)limit, &count);
    Py_END_ALLOW_THREADS
    leave(self);
    if (refuse_status(status) < 0)
        goto done;
    list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *turn = turn_as_tuple(&turns[i]);
        if (turn == NULL || PyList_SetItem(list, (Py_ssize_t)i, turn) < 0)
            Py_CLEAR(list);
    }
done:
    PyMem_Free(turns);
    return list;
}

PyDoc_STRVAR(further_doc, "further(position, chosen) -> (which kinds may come next, complete)");

static PyObject *solver_further(SolverObject *self, PyObject *arguments)
{
    const char *data, *chosen;
    Py_ssize_t length, kinds;
    bk_position position;
    bk_further further;
    if (!PyArg_ParseTuple(arguments, "y#y#:further", &data, &length, &chosen, &kinds))
        return NULL;
    if (kinds != BK_KINDS) {
        PyErr_SetString(PyExc_ValueError, "tiles are chosen as 53 counts");
        return NULL;
    }
    if (read_position((const uint8_t *)data, length, &position) < 0 || enter(self) < 0)
        return NULL;
    bk_status status;
    Py_BEGIN_ALLOW_THREADS
    status = bk_further_tiles(self->solver, &position, (const uint8_t *)chosen, &further);
    Py_END_ALLOW_THREADS
    leave(self);
    if (refuse_status(status) < 0)
        return NULL;
    char next[BK_KINDS];
    for (int kind = 0; kind < BK_KINDS; kind++)
        next[kind] = further.next[kind];
    return Py_BuildValue("y#O", next, (Py_ssize_t)BK_KINDS, further.complete ? Py_True : Py_False);
}

/* ---- play-outs --------------------------------------------------------------------------- */

enum {
    START_HEAD = RULES + 8,
    POLICY = 7,
    SEED = 8,
    RESULT = 4 + 2 * BK_MAX_SEATS,
    ROUNDS_AT_ONCE = 1 << 16,
};

static bool read_start(const uint8_t *data, Py_ssize_t length, bk_start *start)
{
    memset(start, 0, sizeof *start);
    if (length < START_HEAD)
        return false;
    start->rules = read_rules(data);
    const uint8_t *head = data + RULES;
    start->must_play_when_able = head[0];
    start->empty_pool = head[1];
    start->blocked_score = head[2];
    start->seats = head[3];
    start->starter = head[4];
    start->to_move = head[5];
    start->passes = head[6];
    start->draws_first = head[7];
    Py_ssize_t at = START_HEAD, a_seat = 2 + BK_KINDS;
    if (start->seats > BK_MAX_SEATS || length < at + start->seats * a_seat + 1)
        return false;
    for (int seat = 0; seat < start->seats; seat++, at += a_seat) {
        start->opened[seat] = data[at];
        start->hidden[seat] = data[at + 1];
        memcpy(start->rack[seat], data + at + 2, BK_KINDS);
    }
    start->pool_count = data[at++];
    if (start->pool_count > BK_BOX || length < at + start->pool_count)
        return false;
    memcpy(start->pool, data + at, start->pool_count);
    at += start->pool_count;
    return read_sets(data + at, length - at, start->sets, &start->set_count);
}

static void read_policy(const uint8_t *data, bk_policy *policy)
{
    *policy = (bk_policy){.opening = data[0], .joker_adds = data[1], .least_tiles = data[2],
                          .hoards = data[3], .until_tiles = data[4], .until_pool = data[5],
                          .at_end = data[6]};
}

static uint64_t read_seed(const uint8_t *data)
{
    uint64_t seed = 0;
    for (int i = SEED - 1; i >= 0; i--)
        seed = seed << 8 | data[i];
    return seed;
}

static void write_result(const bk_result *result, char *to)
{
    to[0] = (char)result->winner;
    to[1] = (char)result->ending;
    to[2] = (char)(result->turns & 255);
    to[3] = (char)(result->turns >> 8);
    for (int seat = 0; seat < BK_MAX_SEATS; seat++) {
        uint16_t score = (uint16_t)result->scores[seat];
        to[4 + 2 * seat] = (char)(score & 255);
        to[5 + 2 * seat] = (char)(score >> 8);
    }
}

/* A round's moves as bytes. No turn takes more than this, and a round no more turns. */
enum {
    MOVE_ROOM = 4 + BK_BOX + BK_MAX_SETS * (int)sizeof(bk_set),
    MOST_TURNS = 16 * BK_BOX,
};

typedef struct {
    uint8_t *data;
    size_t length, room;
} record;

/* Seat, deed; the tile drawn, or how many were played, which, how many sets, and these. */
static void record_move(const bk_move *move, void *context)
{
    record *r = context;
    if (r->length + MOVE_ROOM > r->room)
        return;
    uint8_t *to = r->data + r->length;
    *to++ = move->seat;
    *to++ = move->deed;
    if (move->deed == BK_DRAWS)
        *to++ = move->tile;
    if (move->deed == BK_PLAYS) {
        *to++ = move->turn->tiles_played;
        for (int kind = 0; kind < BK_KINDS; kind++)
            for (int i = 0; i < move->turn->played[kind]; i++)
                *to++ = (uint8_t)kind;
        *to++ = move->set_count;
        for (int i = 0; i < move->set_count; i++) {
            *to++ = move->sets[i].size;
            memcpy(to, move->sets[i].tile, move->sets[i].size);
            to += move->sets[i].size;
        }
    }
    r->length = (size_t)(to - r->data);
}

static int refuse_start(void)
{
    PyErr_SetString(PyExc_ValueError, "these bytes are no start, or no policies or seeds for it");
    return -1;
}

static int ready_playout(SolverObject *self)
{
    if (self->playout == NULL)
        self->playout = calloc(1, bk_playout_size());
    if (self->playout == NULL)
        PyErr_NoMemory();
    return self->playout == NULL ? -1 : 0;
}

typedef struct {
    bk_start start;
    bk_policy policies[BK_MAX_SEATS];
    const uint8_t *seeds;
    Py_ssize_t rounds;
} task;

static int read_task(PyObject *arguments, const char *format, task *t)
{
    const char *start, *policies, *seeds;
    Py_ssize_t start_length, policies_length, seeds_length;
    if (!PyArg_ParseTuple(arguments, format, &start, &start_length, &policies, &policies_length,
                          &seeds, &seeds_length))
        return -1;
    t->seeds = (const uint8_t *)seeds;
    t->rounds = seeds_length / SEED;
    if (!read_start((const uint8_t *)start, start_length, &t->start) || seeds_length % SEED ||
        t->rounds > ROUNDS_AT_ONCE || policies_length != t->start.seats * POLICY)
        return refuse_start();
    for (int seat = 0; seat < t->start.seats; seat++)
        read_policy((const uint8_t *)policies + seat * POLICY, &t->policies[seat]);
    return refuse_status(bk_playout_check(&t->start, t->policies));
}

PyDoc_STRVAR(play_out_doc, "play_out(start, policies, seeds) -> results, one after the other");

static PyObject *solver_play_out(SolverObject *self, PyObject *arguments)
{
    task t;
    if (read_task(arguments, "y#y#y#:play_out", &t) < 0 || enter(self) < 0)
        return NULL;
    char *results = PyMem_Calloc((size_t)t.rounds + 1, RESULT);
    if (results == NULL || ready_playout(self) < 0) {
        PyMem_Free(results);
        leave(self);
        return PyErr_NoMemory();
    }
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < t.rounds && status == BK_OK; i++) {
        bk_result result = {0};
        status = bk_playout_round(self->playout, self->solver, &t.start, t.policies,
                                  read_seed(t.seeds + i * SEED), &result, NULL, NULL);
        write_result(&result, results + i * RESULT);
    }
    Py_END_ALLOW_THREADS
    leave(self);
    PyObject *told = NULL;
    if (refuse_status(status) == 0)
        told = PyBytes_FromStringAndSize(results, t.rounds * RESULT);
    PyMem_Free(results);
    return told;
}

PyDoc_STRVAR(record_doc, "record(start, policies, seed) -> (result, moves) of one round");

static PyObject *solver_record(SolverObject *self, PyObject *arguments)
{
    task t;
    if (read_task(arguments, "y#y#y#:record", &t) < 0)
        return NULL;
    if (t.rounds != 1) {
        refuse_start();
        return NULL;
    }
    if (enter(self) < 0)
        return NULL;
    record moves = {.room = (size_t)MOVE_ROOM * MOST_TURNS};
    moves.data = PyMem_Malloc(moves.room);
    if (moves.data == NULL || ready_playout(self) < 0) {
        PyMem_Free(moves.data);
        leave(self);
        return PyErr_NoMemory();
    }
    bk_status status;
    bk_result result = {0};
    char told[RESULT];
    Py_BEGIN_ALLOW_THREADS
    status = bk_playout_round(self->playout, self->solver, &t.start, t.policies,
                              read_seed(t.seeds), &result, record_move, &moves);
    Py_END_ALLOW_THREADS
    leave(self);
    write_result(&result, told);
    PyObject *both = NULL;
    if (refuse_status(status) == 0)
        both = Py_BuildValue("y#y#", told, (Py_ssize_t)RESULT, (const char *)moves.data,
                             (Py_ssize_t)moves.length);
    PyMem_Free(moves.data);
    return both;
}

/* ---- rounds side by side ----------------------------------------------------------------- */

enum { ARRAYS = 18, MOST_ROUNDS = 1 << 20 };

/* What a capsule holds: the rounds, and a hold on the arrays that they fill. */
typedef struct {
    bk_env *env;
    bk_env_setup setup;
    size_t count;
    uint8_t *busy; /* rows that a thread is at work on */
    Py_buffer arrays[ARRAYS];
    int held;
} rounds;

static const char ROUNDS[] = "brikke.rounds";

static void free_rounds(rounds *r)
{
    for (int i = 0; i < r->held; i++)
        PyBuffer_Release(&r->arrays[i]);
    free(r->env);
    free(r->busy);
    free(r);
}

static void drop_rounds(PyObject *capsule) { free_rounds(PyCapsule_GetPointer(capsule, ROUNDS)); }

/* Takes hold of the arrays, each of which must have exactly the size that the rounds fill. */
static int hold_arrays(rounds *r, PyObject *arrays)
{
    size_t limit = (size_t)r->setup.limit, seats = r->setup.starts[0].seats;
    bk_rows *rows = &r->setup.rows;
    const struct {
        void **to;
        size_t bytes;
    } wanted[ARRAYS] = {
        {(void **)&rows->mask, limit + 1},     {(void **)&rows->played, limit * BK_KINDS},
        {(void **)&rows->tiles, limit},        {(void **)&rows->points, limit * 2},
        {(void **)&rows->goes_out, limit},     {(void **)&rows->rack, BK_KINDS},
        {(void **)&rows->table, BK_KINDS},     {(void **)&rows->rack_sizes, seats},
        {(void **)&rows->opened, seats},       {(void **)&rows->pool, 1},
        {(void **)&rows->passes, 1},           {(void **)&rows->to_move, 1},
        {(void **)&rows->turns, 2},            {(void **)&rows->ended, 1},
        {(void **)&rows->ending, 1},           {(void **)&rows->winner, 1},
        {(void **)&rows->length, 2},           {(void **)&rows->scores, seats * 2},
    };
    for (int i = 0; i < ARRAYS; i++) {
        PyObject *array = PyTuple_GetItem(arrays, i);
        if (array == NULL || PyObject_GetBuffer(array, &r->arrays[i], PyBUF_CONTIG) < 0)
            return -1;
        r->held++;
        if ((size_t)r->arrays[i].len != wanted[i].bytes * r->count) {
            PyErr_SetString(PyExc_ValueError, "an array has another size than the rounds fill");
            return -1;
        }
        *wanted[i].to = r->arrays[i].buf;
    }
    return 0;
}

/* Seven bytes of a policy after one that says whether it plays. */
static int read_setup(rounds *r, const uint8_t *start, Py_ssize_t start_length,
                      const uint8_t *policies, Py_ssize_t policies_length)
{
    bk_env_setup *setup = &r->setup;
    if (!read_start(start, start_length, &setup->starts[0]) ||
        policies_length != setup->starts[0].seats * (1 + POLICY))
        return refuse_start();
    bool all_inside = true;
    for (int seat = 0; seat < setup->starts[0].seats; seat++) {
        setup->inside[seat] = policies[seat * (1 + POLICY)];
        all_inside = all_inside && setup->inside[seat];
        read_policy(policies + seat * (1 + POLICY) + 1, &setup->policies[seat]);
        setup->starts[seat] = setup->starts[0];
        setup->starts[seat].starter = setup->starts[seat].to_move = (uint8_t)seat;
    }
    if (all_inside || setup->limit < 1 || setup->limit > BK_MAX_TURNS || r->count < 1 ||
        r->count > MOST_ROUNDS)
        return refuse_start();
    return refuse_status(bk_playout_check(&setup->starts[0], setup->policies));
}

PyDoc_STRVAR(open_rounds_doc, "open_rounds(start, policies, limit, count, arrays) -> rounds");

static PyObject *solver_open_rounds(SolverObject *self, PyObject *arguments)
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
    r->count = count < 0 ? 0 : (size_t)count;
    if (read_setup(r, (const uint8_t *)start, start_length, (const uint8_t *)policies,
                   policies_length) < 0 ||
        hold_arrays(r, arrays) < 0)
        goto refused;
    r->env = malloc(bk_env_size(&r->setup, r->count));
    r->busy = calloc(r->count, 1);
    if (r->env == NULL || r->busy == NULL) {
        PyErr_NoMemory();
        goto refused;
    }
    bk_env_init(r->env, &r->setup, r->count, 0);
    PyObject *capsule = PyCapsule_New(r, ROUNDS, drop_rounds);
    if (capsule != NULL)
        return capsule;
refused:
    free_rounds(r);
    return NULL;
}

/* Takes rows, and the solver, for the time of one call. */
static int enter_rows(SolverObject *self, rounds *r, Py_ssize_t first, Py_ssize_t end)
{
    if (first < 0 || end < first || (size_t)end > r->count) {
        PyErr_SetString(PyExc_ValueError, "there are no such rounds");
        return -1;
    }
    for (Py_ssize_t row = first; row < end; row++)
        if (r->busy[row]) {
            PyErr_SetString(PyExc_RuntimeError, "these rounds are played in another thread");
            return -1;
        }
    if (self->desk == NULL)
        self->desk = calloc(1, bk_env_desk_size());
    if (self->desk == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    if (enter(self) < 0)
        return -1;
    memset(r->busy + first, 1, (size_t)(end - first));
    return 0;
}

static void leave_rows(SolverObject *self, rounds *r, Py_ssize_t first, Py_ssize_t end)
{
    memset(r->busy + first, 0, (size_t)(end - first));
    leave(self);
}

static PyObject *none_unless(bk_status status)
{
    if (refuse_status(status) < 0)
        return NULL;
    Py_RETURN_NONE;
}

PyDoc_STRVAR(seed_rounds_doc, "seed_rounds(rounds, seed): before all rows begin anew");

static PyObject *solver_seed_rounds(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    unsigned long long seed;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "OK:seed_rounds", &capsule, &seed) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        enter_rows(self, r, 0, (Py_ssize_t)r->count) < 0)
        return NULL;
    bk_env_init(r->env, &r->setup, r->count, seed);
    leave_rows(self, r, 0, (Py_ssize_t)r->count);
    Py_RETURN_NONE;
}

PyDoc_STRVAR(begin_rounds_doc, "begin_rounds(rounds, first, end): deal these rows");

static PyObject *solver_begin_rounds(SolverObject *self, PyObject *arguments)
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
        status = bk_env_begin(r->env, self->desk, self->solver, (size_t)row);
    Py_END_ALLOW_THREADS
    leave_rows(self, r, first, end);
    return none_unless(status);
}

/* Actions of all rows, eight bytes each. */
static const int64_t *read_actions(const rounds *r, PyObject *actions, Py_buffer *view)
{
    if (PyObject_GetBuffer(actions, view, PyBUF_CONTIG_RO) < 0)
        return NULL;
    if ((size_t)view->len == r->count * sizeof(int64_t))
        return view->buf;
    PyBuffer_Release(view);
    PyErr_SetString(PyExc_ValueError, "every round has one action");
    return NULL;
}

PyDoc_STRVAR(first_refused_doc,
             "first_refused(rounds, actions) -> the first row that may not do this, or -1");

static PyObject *solver_first_refused(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule, *given;
    Py_buffer view;
    const int64_t *actions;
    rounds *r;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OO:first_refused", &capsule, &given) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        (actions = read_actions(r, given, &view)) == NULL)
        return NULL;
    Py_ssize_t refused = -1;
    for (size_t row = 0; row < r->count && refused < 0; row++)
        if (!bk_env_may(r->env, row, actions[row]))
            refused = (Py_ssize_t)row;
    PyBuffer_Release(&view);
    return PyLong_FromSsize_t(refused);
}

PyDoc_STRVAR(step_rounds_doc, "step_rounds(rounds, actions, first, end): one turn in these rows");

static PyObject *solver_step_rounds(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule, *given;
    Py_ssize_t first, end;
    Py_buffer view;
    const int64_t *actions;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "OOnn:step_rounds", &capsule, &given, &first, &end) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        (actions = read_actions(r, given, &view)) == NULL)
        return NULL;
    if (enter_rows(self, r, first, end) < 0) {
        PyBuffer_Release(&view);
        return NULL;
    }
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t row = first; row < end && status == BK_OK; row++)
        if (bk_env_may(r->env, (size_t)row, actions[row]))
            status = bk_env_step(r->env, self->desk, self->solver, (size_t)row, actions[row]);
        else
            status = BK_BAD_RULES;
    Py_END_ALLOW_THREADS
    leave_rows(self, r, first, end);
    PyBuffer_Release(&view);
    return none_unless(status);
}

/* Tiles and table of a turn that somebody made up; that it is legal was seen to. */
static int read_turn(const rounds *r, size_t row, const char *played, Py_ssize_t played_length,
                     const char *sets, Py_ssize_t sets_length, bk_turn *turn)
{
    if (played_length != BK_KINDS || !bk_env_holds(r->env, row, (const uint8_t *)played) ||
        !read_sets((const uint8_t *)sets, sets_length, turn->sets, &turn->set_count)) {
        PyErr_SetString(PyExc_ValueError, "these bytes are no turn");
        return -1;
    }
    memcpy(turn->played, played, BK_KINDS);
    for (int kind = 0; kind < BK_KINDS; kind++)
        turn->tiles_played = (uint8_t)(turn->tiles_played + turn->played[kind]);
    return 0;
}

PyDoc_STRVAR(play_in_round_doc, "play_in_round(rounds, row, played, sets): a turn made by hand");

static PyObject *solver_play_in_round(SolverObject *self, PyObject *arguments)
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
        status = bk_env_play(r->env, self->desk, self->solver, (size_t)row, &turn);
    leave_rows(self, r, row, row + 1);
    return good ? none_unless(status) : NULL;
}

PyDoc_STRVAR(story_of_round_doc,
             "story_of_round(rounds, row) -> (serial, starter, deal, log of two bytes a turn)");

static PyObject *solver_story_of_round(SolverObject *self, PyObject *arguments)
{
    PyObject *capsule;
    Py_ssize_t row;
    rounds *r;
    if (!PyArg_ParseTuple(arguments, "On:story_of_round", &capsule, &row) ||
        (r = PyCapsule_GetPointer(capsule, ROUNDS)) == NULL ||
        enter_rows(self, r, row, row + 1) < 0)
        return NULL;
    bk_env_story story = bk_env_tell(r->env, (size_t)row);
    leave_rows(self, r, row, row + 1);
    return Py_BuildValue("IiKy#", story.serial, story.starter, (unsigned long long)story.deal,
                         (const char *)story.log, (Py_ssize_t)story.turns * 2);
}

/* ---- the end of a round ------------------------------------------------------------------ */

enum { END = RULES + 3 + 2 * BK_KINDS };

static int read_end(PyObject *arguments, bk_end *end, unsigned *budget)
{
    const char *bytes;
    Py_ssize_t length;
    if (!PyArg_ParseTuple(arguments, "y#I:endgame", &bytes, &length, budget))
        return -1;
    const uint8_t *data = (const uint8_t *)bytes, *own = data + RULES + 3;
    bool good = length == END;
    for (int kind = 0; good && kind < BK_KINDS; kind++)
        good = own[kind] + own[BK_KINDS + kind] <= 2;
    if (!good) {
        PyErr_SetString(PyExc_ValueError, "these bytes are no end of a round");
        return -1;
    }
    end->rules = read_rules(data);
    end->duty = data[RULES];
    end->passed = data[RULES + 1];
    end->earlier = data[RULES + 2];
    memcpy(end->own, own, BK_KINDS);
    memcpy(end->rival, own + BK_KINDS, BK_KINDS);
    return 0;
}

PyDoc_STRVAR(endgame_doc, "endgame(end, budget) -> (plays, verdict, tiles played, questions)");

static PyObject *solver_endgame(SolverObject *self, PyObject *arguments)
{
    bk_end end;
    bk_end_choice choice;
    unsigned budget;
    if (read_end(arguments, &end, &budget) < 0 || enter(self) < 0)
        return NULL;
    if (self->endgame == NULL)
        self->endgame = malloc(bk_endgame_size());
    if (self->endgame == NULL) {
        leave(self);
        return PyErr_NoMemory();
    }
    Py_BEGIN_ALLOW_THREADS
    bk_endgame_choose(self->endgame, self->solver, &end, budget, &choice);
    Py_END_ALLOW_THREADS
    leave(self);
    return Py_BuildValue("iiy#I", choice.plays, choice.verdict, (const char *)choice.played,
                         (Py_ssize_t)BK_KINDS, choice.questions);
}

/* ---- the type and the module ------------------------------------------------------------- */

static PyObject *solver_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    (void)arguments, (void)keywords;
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    SolverObject *self = (SolverObject *)alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->solver = calloc(1, bk_solver_size());
    if (self->solver == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    bk_solver_init(self->solver);
    return (PyObject *)self;
}

static void solver_dealloc(SolverObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    free(self->solver);
    free(self->playout);
    free(self->endgame);
    free(self->desk);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static PyMethodDef solver_methods[] = {
    {"best", (PyCFunction)solver_best, METH_VARARGS, best_doc},
    {"can_play", (PyCFunction)solver_can_play, METH_VARARGS, can_play_doc},
    {"can_go_out", (PyCFunction)solver_can_go_out, METH_VARARGS, can_go_out_doc},
    {"turns", (PyCFunction)solver_turns, METH_VARARGS, turns_doc},
    {"further", (PyCFunction)solver_further, METH_VARARGS, further_doc},
    {"play_out", (PyCFunction)solver_play_out, METH_VARARGS, play_out_doc},
    {"record", (PyCFunction)solver_record, METH_VARARGS, record_doc},
    {"endgame", (PyCFunction)solver_endgame, METH_VARARGS, endgame_doc},
    {"open_rounds", (PyCFunction)solver_open_rounds, METH_VARARGS, open_rounds_doc},
    {"seed_rounds", (PyCFunction)solver_seed_rounds, METH_VARARGS, seed_rounds_doc},
    {"begin_rounds", (PyCFunction)solver_begin_rounds, METH_VARARGS, begin_rounds_doc},
    {"first_refused", (PyCFunction)solver_first_refused, METH_VARARGS, first_refused_doc},
    {"step_rounds", (PyCFunction)solver_step_rounds, METH_VARARGS, step_rounds_doc},
    {"play_in_round", (PyCFunction)solver_play_in_round, METH_VARARGS, play_in_round_doc},
    {"story_of_round", (PyCFunction)solver_story_of_round, METH_VARARGS, story_of_round_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot solver_slots[] = {
    {Py_tp_doc, "A workspace of the exact solver; one question at a time."},
    {Py_tp_new, solver_new},
    {Py_tp_dealloc, solver_dealloc},
    {Py_tp_methods, solver_methods},
    {0, NULL},
};

static PyType_Spec solver_spec = {
    .name = "brikke._core.Solver",
    .basicsize = sizeof(SolverObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = solver_slots,
};

static int fill_module(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &solver_spec, NULL);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Solver", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, fill_module}, {0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_core",
    .m_doc = "The exact solver, native.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&module); }
