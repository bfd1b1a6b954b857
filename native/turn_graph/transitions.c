#include "turn_graph/transitions.h"

#include <string.h>

/* ---- one colour ------------------------------------------------------------------------ */

static int list_transitions(bk_transitions *transitions, const bk_run_tables *runs, int short_runs,
                            int count)
{
    const bk_moves *moves = &runs->moves[short_runs][0][0][0];
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int tiles = 0; tiles < 3; tiles++)
            for (int jokers = 0; jokers < 3; jokers++) {
                uint16_t *first = transitions->first[short_runs][state][tiles];
                first[jokers] = (uint16_t)count;
                for (int i = moves->first[2][state]; i < moves->first[2][state + 1]; i++)
                    if (moves->arc[i].tiles == tiles && moves->arc[i].jokers == jokers)
                        transitions->transition[count++] =
                            (bk_transition){moves->arc[i].next, (uint8_t)jokers};
                first[jokers + 1] = (uint16_t)count;
            }
    return count;
}

static void list_predecessors(bk_transitions *transitions, int short_runs, int least, int most,
                              int jokers)
{
    uint16_t *predecessors = transitions->predecessors[short_runs][jokers][least][most];
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int tiles = least; tiles <= most; tiles++) {
            const uint16_t *first = transitions->first[short_runs][state][tiles] + jokers;
            for (int i = first[0]; i < first[1]; i++)
                for (int after = 0; after < BK_STATE_SETS; after++)
                    if (after >> transitions->transition[i].next & 1)
                        predecessors[after] |= (uint16_t)(1 << state);
        }
}

/* ---- two colours ----------------------------------------------------------------------- */

/* The only transition without jokers where runs are long, or -1. */
static int only_transition(const bk_transitions *transitions, int state, int tiles)
{
    const uint16_t *first = transitions->first[0][state][tiles];
    return first[0] == first[1] ? -1 : transitions->transition[first[0]].next;
}

static void pair_transitions(bk_transitions *transitions)
{
    for (int tiles = 0; tiles < BK_TILE_PAIRS; tiles++)
        for (int states = 0; states < BK_STATE_PAIRS; states++) {
            bool real = (tiles & 3) < 3 && tiles >> 2 < 3 && (states & 15) < BK_PLAIN_STATES &&
                        states >> 4 < BK_PLAIN_STATES;
            int low = real ? only_transition(transitions, states & 15, tiles & 3) : -1;
            int high = real ? only_transition(transitions, states >> 4, tiles >> 2) : -1;
            transitions->pair[tiles][states] =
                (uint16_t)(low < 0 || high < 0 ? BK_NO_TRANSITION : low | high << 4);
        }
}

static bool has_three(int state) { return state == 3 || state == 6 || state >= 8; }

/* Computes dominance for two colours. A long run of three takes a joker at any time; a short one
 * may be full by then. */
static void pair_dominance(bk_transitions *transitions, const uint64_t *dominates, bool short_runs)
{
    bk_dominance *dominance = &transitions->dominance[short_runs];
    for (int states = 0; states < BK_STATE_PAIRS; states++) {
        int low = bk_min(states & 15, BK_PLAIN_STATES), high = bk_min(states >> 4, BK_PLAIN_STATES);
        dominance->dominated[states] = (uint32_t)(dominates[low] & (BK_STATE_SETS - 1)) |
                                       (uint32_t)(dominates[high] & (BK_STATE_SETS - 1))
                                           << BK_PLAIN_STATES;
        dominance->takes_joker[states] =
            !short_runs && (has_three(states & 15) || has_three(states >> 4));
    }
}

void bk_transitions_init(bk_transitions *transitions, const bk_run_tables *runs)
{
    memset(transitions, 0, sizeof *transitions);
    list_transitions(transitions, runs, 1, list_transitions(transitions, runs, 0, 0));
    for (int i = 0; i < 2 * 3 * 3 * 3; i++)
        list_predecessors(transitions, i / 27, i / 9 % 3, i / 3 % 3, i % 3);
    pair_transitions(transitions);
    for (int short_runs = 0; short_runs < 2; short_runs++)
        pair_dominance(transitions, runs->dominates[short_runs], short_runs);
}
