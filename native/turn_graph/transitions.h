/* Transitions: tables of where the tiles of one number lead. They cover one colour from each of its
 * states, and two colours at once where there is no choice. Only free jokers are covered, so a
 * colour has at most two open runs. */
#ifndef BK_TURN_GRAPH_TRANSITIONS_H
#define BK_TURN_GRAPH_TRANSITIONS_H

#include "search/runs.h"

enum {
    BK_MAX_TRANSITIONS = 512,
    BK_NO_TRANSITION = 0xFFFF,
    BK_STATE_PAIRS = 256, /* of two colours, four bits each */
    BK_TILE_PAIRS = 16,   /* two bits each */
    BK_STATE_SETS = 1 << BK_PLAIN_STATES,
};

typedef struct {
    uint8_t next, jokers;
} bk_transition;

/* Dominance: what the states of two colours are at least as good as. */
typedef struct {
    uint32_t dominated[BK_STATE_PAIRS]; /* ten bits for each colour */
    bool takes_joker[BK_STATE_PAIRS];   /* one has a run that takes a joker at any time */
} bk_dominance;

typedef struct {
    uint16_t first[2][BK_PLAIN_STATES][3][4]; /* [short runs][state][tiles][up to jokers] */
    bk_transition transition[BK_MAX_TRANSITIONS];
    uint16_t pair[BK_TILE_PAIRS][BK_STATE_PAIRS]; /* long runs, no jokers; or BK_NO_TRANSITION */
    bk_dominance dominance[2];                    /* [short runs] */
    /* [short runs][jokers][from tiles][to tiles]: states that lead to some of these */
    uint16_t predecessors[2][3][3][3][BK_STATE_SETS];
} bk_transitions;

void bk_transitions_init(bk_transitions *, const bk_run_tables *);

#endif
