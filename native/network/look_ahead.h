/* Looking ahead: what a choice leads to until the own next turn, on sampled deals.
 *
 * Tiles that lie face down are dealt again and again. On each deal every choice is made, the other
 * seats make the turns that the network prefers, and the network judges the best answer to them.
 * All choices are tried on the same deals, and the worse half is dropped now and then. */
#ifndef BK_NETWORK_LOOK_AHEAD_H
#define BK_NETWORK_LOOK_AHEAD_H

#include "network/learned.h"

typedef struct {
    int choices; /* compared: the best ones by the network's first judgement */
    int deals;   /* for every choice together */
    uint64_t seed;
} bk_look_ahead_plan;

typedef struct {
    bk_learned learned, others; /* first judgement; turns while looking ahead */
    bk_round trial;
    int order[BK_CHOICES];
    int64_t sum[BK_CHOICES]; /* of probabilities to win, in units of 1 / 65536 */
} bk_look_ahead;

/* Chooses for the seat to move, from what it may know. The result is an index of
 * looking->learned.choice. */
bk_status bk_look_ahead_choose(bk_look_ahead *, bk_solver *, const bk_network *, const bk_round *,
                               const bk_look_ahead_plan *, int *chosen);

#endif
