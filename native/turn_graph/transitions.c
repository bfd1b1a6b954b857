#include "turn_graph/transitions.h"

#include <string.h>

/* ---- one colour -------------------------------------------------------------------------- */

static int list_leads(bk_leads *leads, const bk_run_tables *runs, int short_runs, int count)
{
    const bk_moves *moves = &runs->moves[short_runs][0][0][0];
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int tiles = 0; tiles < 3; tiles++)
            for (int jokers = 0; jokers < 3; jokers++) {
                uint16_t *first = leads->first[short_runs][state][tiles];
                first[jokers] = (uint16_t)count;
                for (int i = moves->first[2][state]; i < moves->first[2][state + 1]; i++)
                    if (moves->arc[i].tiles == tiles && moves->arc[i].jokers == jokers)
                        leads->lead[count++] = (bk_lead){moves->arc[i].next, (uint8_t)jokers};
                first[jokers + 1] = (uint16_t)count;
            }
    return count;
}

static void list_before(bk_leads *leads, int short_runs, int least, int most, int jokers)
{
    uint16_t *before = leads->before[short_runs][jokers][least][most];
    for (int state = 0; state < BK_PLAIN_STATES; state++)
        for (int tiles = least; tiles <= most; tiles++) {
            const uint16_t *first = leads->first[short_runs][state][tiles] + jokers;
            for (int i = first[0]; i < first[1]; i++)
                for (int after = 0; after < BK_STATE_SETS; after++)
                    if (after >> leads->lead[i].next & 1)
                        before[after] |= (uint16_t)(1 << state);
        }
}

/* ---- two colours ------------------------------------------------------------------------- */

/* Where it leads without jokers, runs being long; then there is one way at most. */
static int only_lead(const bk_leads *leads, int state, int tiles)
{
    const uint16_t *first = leads->first[0][state][tiles];
    return first[0] == first[1] ? -1 : leads->lead[first[0]].next;
}

static void pair_leads(bk_leads *leads)
{
    for (int tiles = 0; tiles < BK_TILE_PAIRS; tiles++)
        for (int states = 0; states < BK_STATE_PAIRS; states++) {
            bool real = (tiles & 3) < 3 && tiles >> 2 < 3 && (states & 15) < BK_PLAIN_STATES &&
                        states >> 4 < BK_PLAIN_STATES;
            int low = real ? only_lead(leads, states & 15, tiles & 3) : -1;
            int high = real ? only_lead(leads, states >> 4, tiles >> 2) : -1;
            leads->pair[tiles][states] =
                (uint16_t)(low < 0 || high < 0 ? BK_NO_LEAD : low | high << 4);
        }
}

static bool has_three(int state) { return state == 3 || state == 6 || state >= 8; }

/* A long run of three takes a joker whenever it ends; a short one may be full by then. */
static void pair_standing(bk_leads *leads, const uint64_t *beats, bool short_runs)
{
    bk_standing *standing = &leads->standing[short_runs];
    for (int states = 0; states < BK_STATE_PAIRS; states++) {
        int low = bk_min(states & 15, BK_PLAIN_STATES), high = bk_min(states >> 4, BK_PLAIN_STATES);
        standing->beaten[states] =
            (uint32_t)(beats[low] & (BK_STATE_SETS - 1)) |
            (uint32_t)(beats[high] & (BK_STATE_SETS - 1)) << BK_PLAIN_STATES;
        standing->takes_joker[states] =
            !short_runs && (has_three(states & 15) || has_three(states >> 4));
    }
}

void bk_leads_init(bk_leads *leads, const bk_run_tables *runs)
{
    memset(leads, 0, sizeof *leads);
    list_leads(leads, runs, 1, list_leads(leads, runs, 0, 0));
    for (int i = 0; i < 2 * 3 * 3 * 3; i++)
        list_before(leads, i / 27, i / 9 % 3, i / 3 % 3, i % 3);
    pair_leads(leads);
    for (int short_runs = 0; short_runs < 2; short_runs++)
        pair_standing(leads, runs->beats[short_runs], short_runs);
}
