/* Python methods for networks (network/network.h, network/learned.h, network/look_ahead.h). The
 * weights are bytes, which are used where they lie. */
#include "python/module.h"

#include "network/look_ahead.h"

#include <string.h>

enum { OUTLOOKS_AT_ONCE = 1 << 16 };

/* Returns the network of these bytes, or NULL with an exception. */
static const bk_network *read_network(const char *weights, Py_ssize_t length)
{
    if (length == (Py_ssize_t)sizeof(bk_network) && (uintptr_t)weights % sizeof(int32_t) == 0)
        return (const bk_network *)(const void *)weights;
    PyErr_SetString(PyExc_ValueError, "malformed weights");
    return NULL;
}

static bool outlooks_are_valid(const bk_outlook *outlooks, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (!bk_outlook_is_valid(&outlooks[i]))
            return false;
    return count <= OUTLOOKS_AT_ONCE;
}

PyObject *solver_estimate(SolverObject *self, PyObject *arguments)
{
    const char *weights, *data;
    Py_ssize_t weights_length, length;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "y#y#:estimate", &weights, &weights_length, &data, &length))
        return NULL;
    const bk_network *network = read_network(weights, weights_length);
    const bk_outlook *outlooks = (const bk_outlook *)data;
    Py_ssize_t count = length / (Py_ssize_t)sizeof *outlooks;
    if (network == NULL)
        return NULL;
    if (length % (Py_ssize_t)sizeof *outlooks || !outlooks_are_valid(outlooks, count)) {
        PyErr_SetString(PyExc_ValueError, "malformed outlook");
        return NULL;
    }
    bk_estimate *estimates = PyMem_Calloc((size_t)count + 1, sizeof *estimates);
    bk_first_layer layer;
    if (estimates == NULL)
        return PyErr_NoMemory();
    bk_first_layer_init(&layer, network);
    for (Py_ssize_t i = 0; i < count; i++)
        bk_estimate_outlook(&layer, &outlooks[i], &estimates[i]);
    PyObject *answer = PyBytes_FromStringAndSize((const char *)estimates,
                                                 count * (Py_ssize_t)sizeof *estimates);
    PyMem_Free(estimates);
    return answer;
}

/* Reads a start by which a network can choose, and how long its seats have been quiet. */
static int read_start(const char *data, Py_ssize_t length, const char *quiet,
                      Py_ssize_t quiet_length, bk_start *start)
{
    if (!bk_read_start((const uint8_t *)data, (size_t)length, start) ||
        quiet_length != start->seats || start->hidden[start->to_move])
        return raise_bad_start();
    memcpy(start->quiet, quiet, (size_t)quiet_length);
    return raise_status(bk_check_learned(start));
}

/* Returns ((tiles played or None, log odds), ...). */
static PyObject *choices_as_tuple(const bk_learned *learned)
{
    PyObject *items[BK_CHOICES];
    for (int i = 0; i < learned->count; i++) {
        const bk_choice *choice = &learned->choice[i];
        items[i] = choice->plays ? Py_BuildValue("y#i", (const char *)choice->played,
                                                 (Py_ssize_t)BK_KINDS, choice->value)
                                 : Py_BuildValue("Oi", Py_None, choice->value);
    }
    return tuple_of(items, learned->count);
}

/* Memory for choosing: all of it is allocated once. */
typedef struct {
    bk_start start;
    bk_round round;
    bk_look_ahead looking;
} chooser;

/* Reads the question that both methods begin with, into memory of the solver. Leaves the solver
 * locked on success. */
static chooser *enter_chooser(SolverObject *self, PyObject *question, const bk_network **network)
{
    const char *weights, *data, *quiet;
    Py_ssize_t weights_length, length, quiet_length;
    if (!PyArg_ParseTuple(question, "y#y#y#", &weights, &weights_length, &data, &length, &quiet,
                          &quiet_length) ||
        (*network = read_network(weights, weights_length)) == NULL || solver_enter(self) < 0)
        return NULL;
    chooser *room = self->chooser = allocate_once(self->chooser, sizeof(chooser));
    if (room == NULL || read_start(data, length, quiet, quiet_length, &room->start) < 0) {
        solver_leave(self);
        return NULL;
    }
    bk_round_begin(&room->round, &room->start, 0); /* what lies face down is not looked at */
    return room;
}

PyObject *solver_choices(SolverObject *self, PyObject *arguments)
{
    const bk_network *network;
    chooser *room = enter_chooser(self, arguments, &network);
    bk_status status;
    if (room == NULL)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    bk_learned_init(&room->looking.learned, network);
    status = bk_list_choices(&room->looking.learned, self->solver, &room->round);
    Py_END_ALLOW_THREADS
    PyObject *answer = raise_status(status) == 0 ? choices_as_tuple(&room->looking.learned) : NULL;
    solver_leave(self);
    return answer;
}

PyObject *solver_look_ahead(SolverObject *self, PyObject *arguments)
{
    const bk_network *network;
    PyObject *question;
    bk_look_ahead_plan plan;
    unsigned long long work, seed;
    int chosen = 0;
    if (!PyArg_ParseTuple(arguments, "O(iiiK)K:look_ahead", &question, &plan.choices, &plan.deals,
                          &plan.turns, &work, &seed))
        return NULL;
    plan.work = work;
    plan.seed = seed;
    chooser *room = enter_chooser(self, question, &network);
    bk_status status;
    if (room == NULL)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    status = bk_look_ahead_choose(&room->looking, self->solver, network, &room->round, &plan,
                                  &chosen);
    Py_END_ALLOW_THREADS
    PyObject *all = raise_status(status) == 0 ? choices_as_tuple(&room->looking.learned) : NULL;
    solver_leave(self);
    return all == NULL ? NULL : Py_BuildValue("Ni", all, chosen);
}
