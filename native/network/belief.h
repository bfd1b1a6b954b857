/* Belief: which tiles the others can hold, told from what they did not play.
 *
 * Where everyone must play, a seat that drew could play nothing, and good players lay all they can.
 * So the tiles that a seat held when its last turn was over, without one that it drew, have no turn
 * at the table that it left. While nobody has changed that table since, or as long as the seat has
 * not opened, this is known to who is to move. brikke/players/network/belief.py does the same. */
#ifndef BK_NETWORK_BELIEF_H
#define BK_NETWORK_BELIEF_H

#include "rounds/round.h"

enum { BK_REPAIRS = 8 }; /* tiles of a rack that are exchanged at most because they make a turn */

/* What is known of one rack. */
typedef struct {
    int held; /* tiles that have no turn: all but the one just drawn; 0 if nothing is known */
    bk_position position;    /* in which they have none */
    bool playable[BK_KINDS]; /* kinds that have one alone, and so are not among them */
    int first;               /* place of the rack among the tiles dealt */
    bool stuck;              /* whether what was dealt has no turn either */
} bk_rack_belief;

typedef struct {
    bk_rack_belief rack[BK_MAX_SEATS];
    int count;             /* of tiles that are not seen: */
    uint8_t tiles[BK_BOX]; /* racks of the others in the order of seats, then the pool */
    bool is_held[BK_BOX];  /* whether the tile at this place is among those that have no turn */
    bk_turn turn;
} bk_belief;

/* Finds what the seat to move knows about the others. */
bk_status bk_belief_form(bk_belief *, bk_solver *, const bk_round *);

/* Deals the tiles that the seat to move cannot see anew, in accordance with that as far as a few
 * exchanges allow. The result depends only on the seed and on what the seat knows. */
bk_status bk_belief_deal(bk_belief *, bk_solver *, bk_round *, uint64_t seed);

#endif
