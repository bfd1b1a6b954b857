/* Blocking: which racks keep the rival from going out, and small plays that go on blocking. */
#ifndef BK_ROUNDS_BLOCKING_H
#define BK_ROUNDS_BLOCKING_H

#include "rounds/endgame.h"

/* Whether all these tiles can be added to a table. */
bool bk_can_lay(bk_solver *, const bk_rules *, const uint8_t table[BK_KINDS],
                const uint8_t tiles[BK_KINDS]);

/* Whether a rack keeps the rival from going out. */
bool bk_blocks(bk_solver *, const bk_rules *, const uint8_t rack[BK_KINDS]);

/* The table: all tiles that are on neither rack. */
void bk_table_between(const uint8_t one[BK_KINDS], const uint8_t other[BK_KINDS],
                      uint8_t table[BK_KINDS]);

void bk_rack_after(const uint8_t rack[BK_KINDS], const uint8_t played[BK_KINDS],
                   uint8_t left[BK_KINDS]);

/* The value of a play for a player who wants to lose points. A joker counts 0, so it is played
 * last. */
int bk_play_value(const uint8_t played[BK_KINDS]);

/* Visitor of plays. It returns false to stop. */
typedef bool bk_play_visitor(const uint8_t played[BK_KINDS], void *context);

/* Visit single tiles that may be laid, most valuable first, and sets of three tiles on the rack. */
void bk_each_single_tile(bk_solver *, const bk_end *, const uint8_t table[BK_KINDS],
                         bk_play_visitor *, void *context);
void bk_each_set_of_three(const bk_end *, bk_play_visitor *, void *context);

#endif
