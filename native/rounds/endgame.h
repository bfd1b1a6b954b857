/* The end of a round between two who have opened, where jokers are free and the pool is empty.
 *
 * Everything is known then, and one fact rules it: what lies on the table and on one rack is
 * everything but the other rack. So a player can go out as soon as all tiles without the rival's
 * rack can be arranged, whatever he has played himself. A rack that prevents this *blocks*. Both
 * have to play on without ceasing to block, as little as the duty to play allows; whoever no longer
 * can has lost. brikke/endgame/reference.py says the same in Python. */
#ifndef BK_ROUNDS_ENDGAME_H
#define BK_ROUNDS_ENDGAME_H

#include "solver/solver.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    bk_rules rules; /* jokers are free, and both have opened */
    bool must_play; /* who can play has to */
    bool passed;    /* the rival has just passed */
    bool earlier;   /* of equal racks in a blocked round the own one wins */
    uint8_t own[BK_KINDS], rival[BK_KINDS];
} bk_end;

typedef enum {
    BK_UNDECIDED, /* not decided by the search */
    BK_WON,
    BK_LOST,
} bk_verdict;

typedef struct {
    bool plays;      /* or passes */
    uint8_t verdict; /* bk_verdict: proven, if it is not open */
    uint8_t played[BK_KINDS];
    uint32_t questions; /* asked of the solver, a hard one counting as several */
} bk_end_choice;

/* Room for what a search remembers, made by the caller: bk_endgame_size() bytes. */
typedef struct bk_endgame bk_endgame;
size_t bk_endgame_size(void);

/* The move of whoever thinks of nothing but blocking: go out; else of the single tiles that may be
 * laid, else of the sets of three on the rack, the most valuable one after which the rival is still
 * blocked, a joker counting nothing. Returns false where there is none; `played` is then untouched. */
bool bk_endure(bk_solver *, const bk_end *, uint8_t played[BK_KINDS]);

/* The best move that so many questions find; when they are spent, the first move that still blocks. */
void bk_endgame_choose(bk_endgame *, bk_solver *, const bk_end *, uint32_t budget, bk_end_choice *);

#ifdef __cplusplus
}
#endif
#endif
