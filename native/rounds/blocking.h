/* What endgame.c is built on: which racks block, small plays, and who thinks of nothing else. */
#ifndef BK_ROUNDS_BLOCKING_H
#define BK_ROUNDS_BLOCKING_H

#include "rounds/endgame.h"

/* Can these tiles all be laid to a table? */
bool bk_can_lay(bk_solver *, const bk_rules *, const uint8_t table[BK_KINDS],
                const uint8_t tiles[BK_KINDS]);

/* Does a rack keep the rival from going out? */
bool bk_blocks(bk_solver *, const bk_rules *, const uint8_t rack[BK_KINDS]);

/* What is on neither rack. */
void bk_table_between(const uint8_t one[BK_KINDS], const uint8_t other[BK_KINDS],
                      uint8_t table[BK_KINDS]);

void bk_rack_after(const uint8_t rack[BK_KINDS], const uint8_t played[BK_KINDS],
                   uint8_t left[BK_KINDS]);

/* What a play is worth to whoever would rather be rid of it: a joker is the last thing to give. */
int bk_play_value(const uint8_t played[BK_KINDS]);

/* Is shown one play after another, until it has seen enough and returns false. */
typedef bool bk_play_visitor(const uint8_t played[BK_KINDS], void *context);

/* Single tiles that may be laid, the most valuable first, and sets of three on the rack. */
void bk_each_single_tile(bk_solver *, const bk_end *, const uint8_t table[BK_KINDS],
                         bk_play_visitor *, void *context);
void bk_each_set_of_three(const bk_end *, bk_play_visitor *, void *context);

#endif
