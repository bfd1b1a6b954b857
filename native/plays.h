/* Everything that can be played: which choices of the own tiles fit, best first, and not how they
 * lie.
 *
 * The walk (walk.h) looks for one best choice and forgets the others. Here the numbers are walked
 * once for all of them. What was played up to a number leads to the arrangements that are still
 * possible, a set of stands; choices that lead to the same set go on alike from there, so they share
 * the rest. What comes of it is a graph in which every way from the root to the end is another
 * choice, and the best ways are read off one after the other. */
#ifndef BK_PLAYS_H
#define BK_PLAYS_H

#include "graph.h"
#include "walk.h"

/* What is asked: `table` must lie and `may` may, worth so much in all, in runs and groups with free
 * jokers. */
typedef struct {
    const uint8_t *table, *may;
    const int32_t *weight; /* of a tile, by number */
    int32_t joker_weight;
    int worth;
    bool short_runs;
    bool lies; /* the table is known to lie in sets */
    /* A walk that was prepared for the same tiles knows bounds: choices that weigh less than
     * `at_least` may then be left out, and may not. NULL: none is. */
    const bk_walk *walk;
    int32_t at_least;
    int patience; /* stands to go on from before it is too much */
} bk_wanted;

/* What one colour's tiles of one number lead to. */
typedef struct {
    uint8_t next, jokers;
} bk_lead;

typedef struct {
    /* made once */
    const bk_group_tables *groups;
    uint16_t first_lead[2][BK_PLAIN_STATES][3][4]; /* [short runs][state][tiles][up to jokers] */
    bk_lead lead[512];
    uint16_t two_lead[16][256];     /* two colours at once: [tiles][states], long runs, no jokers */
    uint32_t beaten[2][256];        /* [short runs]: by the states of two colours, as 20 bits */
    bool holds_three[256];          /* one of two colours has a run of three */
    uint16_t before[2][3][3][3][1024]; /* [short runs][jokers][from tiles][to tiles]: states that lead
                                        * to these */

    /* made for every question */
    const bk_wanted *wanted;
    int last, last_choice; /* rows */
    uint8_t table[BK_PLAY_ROWS], may[BK_PLAY_ROWS]; /* two bits a colour */
    uint16_t alive[3][3][BK_PLAY_ROWS + 1][BK_COLOURS]; /* [jokers in groups][in runs]: see plays.c */
    uint16_t maybe[3][BK_PLAY_ROWS + 1][BK_COLOURS]; /* by jokers, wherever they lie */
    int worth_left[BK_PLAY_ROWS + 1];               /* all tiles from this row on */
    int patience;
    int32_t reach; /* weight of what was played up to the stands that are gathered */
    bool full;                                      /* it does not fit */
    int layer;                                      /* its first point */
    int together;
    bk_stand stand[BK_MAX_TOGETHER];
    uint64_t beats[BK_MAX_TOGETHER];
    uint32_t stamp, slot_stamp[BK_SLOTS];
    uint16_t slot[BK_SLOTS];
    bk_graph graph;
} bk_plays;

void bk_plays_init(bk_plays *, const bk_run_tables *, const bk_group_tables *);

/* Writes at most `limit` (BK_MAX_TURNS) choices of at least one tile, best first, and returns how
 * many. -1: there is more to look at than fits, or than patience lasts for. */
int bk_plays_list(bk_plays *, const bk_wanted *, uint8_t (*played)[BK_KINDS], int limit);

#endif
