/* Networks in the WebAssembly module: estimates, and the choices of a learned player.
 *
 * Weights are written once, a part at a time, into one of two places. A choice is one byte for
 * whether it plays, 53 counts of its tiles, and its value (four bytes). */
#include "wasm/module.h"

#include "network/look_ahead.h"

#include <string.h>

enum { NETWORKS = 2, MOST_OUTLOOKS = 4096 };

static bk_network networks[NETWORKS];
static bk_start start;
static bk_round round_now;
static bk_look_ahead looking;

/* The question: a part of the weights. */
EXPORT(write_weights)(uint32_t length, uint32_t offset, uint32_t place)
{
    if (place >= NETWORKS || offset > sizeof(bk_network) || length > sizeof(bk_network) - offset)
        return MALFORMED;
    memcpy((uint8_t *)&networks[place] + offset, question, length);
    return 0;
}

/* The question: outlooks. The answer: five numbers of four bytes for each. */
EXPORT(estimate)(uint32_t length, uint32_t place)
{
    uint32_t count = length / sizeof(bk_outlook);
    bk_first_layer layer;
    if (place >= NETWORKS || length % sizeof(bk_outlook) || count > MOST_OUTLOOKS)
        return MALFORMED;
    bk_first_layer_init(&layer, &networks[place]);
    for (uint32_t i = 0; i < count; i++) {
        bk_outlook outlook;
        bk_estimate estimate;
        memcpy(&outlook, question + i * sizeof outlook, sizeof outlook);
        if (!bk_outlook_is_valid(&outlook))
            return MALFORMED;
        bk_estimate_outlook(&layer, &outlook, &estimate);
        memcpy(answer + i * sizeof estimate, &estimate, sizeof estimate);
    }
    return (int32_t)(count * sizeof(bk_estimate));
}

/* Reads the start of a question, and how long its seats have been quiet. Returns 0, or why not. */
static int32_t read_start(uint32_t length, uint32_t quiet)
{
    if (!bk_read_start(question, length, &start) || quiet != start.seats ||
        start.hidden[start.to_move])
        return MALFORMED;
    bk_status status = bk_check_learned(&start);
    if (status != BK_OK)
        return answered(status, answer);
    memcpy(start.quiet, question + length, quiet);
    bk_round_begin(&round_now, &start, 0); /* what lies face down is not looked at */
    return 0;
}

static uint8_t *write_choices(const bk_learned *learned, uint8_t *to)
{
    for (int i = 0; i < learned->count; i++) {
        const bk_choice *choice = &learned->choice[i];
        *to++ = choice->plays;
        memcpy(to, choice->played, BK_KINDS);
        to = write_number((uint32_t)choice->value, 4, to + BK_KINDS);
    }
    return to;
}

/* The question: a start, and one byte for each seat. The answer: all choices. */
EXPORT(choices)(uint32_t length, uint32_t quiet, uint32_t place)
{
    int32_t failed = place < NETWORKS ? read_start(length, quiet) : MALFORMED;
    if (failed)
        return failed;
    bk_learned_init(&looking.learned, &networks[place]);
    bk_status status = bk_list_choices(&looking.learned, solver, &round_now);
    return answered(status, write_choices(&looking.learned, answer));
}

/* The same question, and a seed. The answer: the number of the chosen one (one byte), and all
 * choices. */
EXPORT(look_ahead)(uint32_t length, uint32_t quiet, uint32_t place, uint32_t limit, uint32_t deals,
                   uint32_t turns, uint32_t work)
{
    int32_t failed = place < NETWORKS ? read_start(length, quiet) : MALFORMED;
    if (failed)
        return failed;
    bk_look_ahead_plan plan = {(int)limit, (int)deals, (int)turns, work,
                               bk_read_seed(question + length + quiet)};
    int chosen = 0;
    bk_status status = bk_look_ahead_choose(&looking, solver, &networks[place], &round_now, &plan,
                                            &chosen);
    answer[0] = (uint8_t)chosen;
    return answered(status, write_choices(&looking.learned, answer + 1));
}
