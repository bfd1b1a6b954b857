/* Looking ahead: what a choice leads to until a later own turn, on sampled deals.
 *
 * Tiles that lie face down are dealt again and again, by what is believed of them. On each deal
 * every choice is made, everybody plays the most tiles until then, and the network judges the best
 * answer. All choices are tried on the same deals, and the worse half is dropped now and then. When
 * the work is spent, what whole deals have told decides, or before the first half is dropped the
 * network's first judgement. */
#ifndef BK_NETWORK_LOOK_AHEAD_H
#define BK_NETWORK_LOOK_AHEAD_H

#include "network/belief.h"
#include "network/learned.h"

typedef struct {
    int choices; /* compared: the best ones by the network's first judgement */
    int deals;   /* for every choice together */
    int turns;   /* of its own that are looked at after the choice */
    uint64_t work; /* of the solver (bk_solver_work), at most; a single list may exceed it */
    uint64_t seed;
} bk_look_ahead_plan;

typedef struct {
    bk_learned learned, judged; /* first judgement; the last turn that is looked at */
    bk_view view;
    bk_decision decision;
    bk_belief belief;
    bk_round dealt, trial;
    int turns;
    uint64_t most_work;
    int order[BK_CHOICES];
    int64_t sum[BK_CHOICES]; /* of probabilities to win, in units of 1 / 65536 */
} bk_look_ahead;

/* Chooses for the seat to move, from what it may know. The result is an index of
 * looking->learned.choice. */
bk_status bk_look_ahead_choose(bk_look_ahead *, bk_solver *, const bk_network *, const bk_round *,
                               const bk_look_ahead_plan *, int *chosen);

#endif
