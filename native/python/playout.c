/* Python methods for play-outs (rounds/playout.h). They take a start, policies and seeds, and
 * return results or the moves of a round. */
#include "python/module.h"

enum {
    SEED_BYTES = 8,
    RESULT_BYTES = 4 + 2 * BK_MAX_SEATS,
    ROUNDS_AT_ONCE = 1 << 16,
};

/* ---- reading a request ----------------------------------------------------------------- */

static uint64_t read_seed(const uint8_t *data)
{
    uint64_t seed = 0;
    for (int i = SEED_BYTES - 1; i >= 0; i--)
        seed = seed << 8 | data[i];
    return seed;
}

typedef struct {
    bk_start start;
    bk_policy policies[BK_MAX_SEATS];
    const uint8_t *seeds;
    Py_ssize_t rounds;
} request;

static int read_request(PyObject *arguments, const char *format, request *t)
{
    const char *start, *policies, *seeds;
    Py_ssize_t start_length, policies_length, seeds_length;
    if (!PyArg_ParseTuple(arguments, format, &start, &start_length, &policies, &policies_length,
                          &seeds, &seeds_length))
        return -1;
    t->seeds = (const uint8_t *)seeds;
    t->rounds = seeds_length / SEED_BYTES;
    if (!read_start((const uint8_t *)start, start_length, &t->start) || seeds_length % SEED_BYTES ||
        t->rounds > ROUNDS_AT_ONCE || policies_length != t->start.seats * POLICY_BYTES)
        return raise_bad_start();
    for (int seat = 0; seat < t->start.seats; seat++)
        t->policies[seat] = read_policy((const uint8_t *)policies + seat * POLICY_BYTES);
    return raise_status(bk_playout_check(&t->start, t->policies));
}

/* ---- writing a round ------------------------------------------------------------------- */

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

/* Upper limits for the bytes of a turn, and for the turns of a round. */
enum {
    MOVE_ROOM = 4 + BK_BOX + BK_MAX_SETS * (int)sizeof(bk_set),
    MOST_TURNS = 16 * BK_BOX,
};

typedef struct {
    uint8_t *data;
    size_t length, room;
} record;

/* Writes a move: seat and type, then the tile drawn; or the number of tiles played, these tiles,
 * the number of sets, and these sets. */
static void record_move(const bk_move *move, void *context)
{
    record *r = context;
    if (r->length + MOVE_ROOM > r->room)
        return;
    uint8_t *to = r->data + r->length;
    *to++ = move->seat;
    *to++ = move->type;
    if (move->type == BK_DRAWS)
        *to++ = move->tile;
    if (move->type == BK_PLAYS) {
        *to++ = move->turn->tiles_played;
        for (int kind = 0; kind < BK_KINDS; kind++)
            for (int i = 0; i < move->turn->played[kind]; i++)
                *to++ = (uint8_t)kind;
        *to++ = move->set_count;
        to += write_sets(move->sets, move->set_count, to);
    }
    r->length = (size_t)(to - r->data);
}

/* ---- methods --------------------------------------------------------------------------- */

PyObject *solver_play_out(SolverObject *self, PyObject *arguments)
{
    request t;
    if (read_request(arguments, "y#y#y#:play_out", &t) < 0 || solver_enter(self) < 0)
        return NULL;
    char *results = PyMem_Calloc((size_t)t.rounds + 1, RESULT_BYTES);
    self->playout = allocate_once(self->playout, bk_playout_size());
    if (results == NULL || self->playout == NULL) {
        PyMem_Free(results);
        solver_leave(self);
        return PyErr_NoMemory();
    }
    bk_status status = BK_OK;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < t.rounds && status == BK_OK; i++) {
        bk_result result = {0};
        status = bk_playout_round(self->playout, self->solver, &t.start, t.policies,
                                  read_seed(t.seeds + i * SEED_BYTES), &result, NULL, NULL);
        write_result(&result, results + i * RESULT_BYTES);
    }
    Py_END_ALLOW_THREADS
    solver_leave(self);
    PyObject *result_bytes = NULL;
    if (raise_status(status) == 0)
        result_bytes = PyBytes_FromStringAndSize(results, t.rounds * RESULT_BYTES);
    PyMem_Free(results);
    return result_bytes;
}

PyObject *solver_record(SolverObject *self, PyObject *arguments)
{
    request t;
    if (read_request(arguments, "y#y#y#:record", &t) < 0)
        return NULL;
    if (t.rounds != 1) {
        raise_bad_start();
        return NULL;
    }
    if (solver_enter(self) < 0)
        return NULL;
    record moves = {.room = (size_t)MOVE_ROOM * MOST_TURNS};
    moves.data = PyMem_Malloc(moves.room);
    self->playout = allocate_once(self->playout, bk_playout_size());
    if (moves.data == NULL || self->playout == NULL) {
        PyMem_Free(moves.data);
        solver_leave(self);
        return PyErr_NoMemory();
    }
    bk_status status;
    bk_result result = {0};
    char result_bytes[RESULT_BYTES];
    Py_BEGIN_ALLOW_THREADS
    status = bk_playout_round(self->playout, self->solver, &t.start, t.policies, read_seed(t.seeds),
                              &result, record_move, &moves);
    Py_END_ALLOW_THREADS
    solver_leave(self);
    write_result(&result, result_bytes);
    PyObject *both = NULL;
    if (raise_status(status) == 0)
        both = Py_BuildValue("y#y#", result_bytes, (Py_ssize_t)RESULT_BYTES,
                             (const char *)moves.data, (Py_ssize_t)moves.length);
    PyMem_Free(moves.data);
    return both;
}
