/* Endgame search: two players who have opened, free jokers, and an empty pool.
 *
 * All tiles are known. The table and one rack together are all tiles except the other rack. So a
 * player can go out as soon as all tiles without the rival's rack can be arranged, whatever was
 * played before. A rack that prevents this *blocks*. Both players try to go on blocking, and to
 * play as little as the rules allow. A player who can no longer block loses.
 * brikke/players/endgame/reference.py does the same in Python. */
#ifndef BK_ROUNDS_ENDGAME_H
#define BK_ROUNDS_ENDGAME_H

#include "solver/solver.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    bk_rules rules; /* jokers are free, and both players have opened */
    bool must_play; /* a player who can play must play */
    bool passed;    /* the rival has just passed */
    bool earlier;   /* wins a blocked round if the racks are equal */
    uint8_t own[BK_KINDS], rival[BK_KINDS];
} bk_end;

typedef enum {
    BK_UNDECIDED, /* not decided by the search */
    BK_WON,
    BK_LOST,
} bk_verdict;

typedef struct {
    bool plays;      /* false: pass */
    uint8_t verdict; /* bk_verdict; proven unless BK_UNDECIDED */
    uint8_t played[BK_KINDS];
    uint32_t questions; /* asked of the solver; a hard one counts as several */
} bk_end_choice;

/* Cache of a search. The caller provides bk_endgame_size() bytes. */
typedef struct bk_endgame bk_endgame;
size_t bk_endgame_size(void);

/* The move of a player who only blocks. It goes out if possible. Otherwise it plays the most
 * valuable single tile after which the rival is still blocked, or else such a set of three. A joker
 * counts 0. Returns false if there is no such move, and leaves `played` untouched. */
bool bk_endure(bk_solver *, const bk_end *, uint8_t played[BK_KINDS]);

/* The best move found within a budget of questions. When the budget is spent, it is the first move
 * that still blocks. */
void bk_endgame_choose(bk_endgame *, bk_solver *, const bk_end *, uint32_t budget, bk_end_choice *);

#ifdef __cplusplus
}
#endif
#endif
