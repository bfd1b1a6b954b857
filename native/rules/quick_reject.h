/* Quick rejects: cheap proofs that nothing can be played.
 *
 * They cost a small part of what the solver costs. A result of false proves nothing, and the solver
 * has to be asked. They hold in every edition, because they only check whether a tile has partners
 * for any set at all. */
#ifndef BK_RULES_QUICK_REJECT_H
#define BK_RULES_QUICK_REJECT_H

#include "rules/types.h"

/* True if these tiles make no opening of at least this value. */
bool bk_reject_opening(const uint8_t rack[BK_KINDS], int minimum);

/* True if no tile of the rack has partners on the table and the rack. */
bool bk_reject_turn(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS]);

/* True if some tile of the rack has no partners, so that not all of them can be laid. */
bool bk_reject_going_out(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS]);

/* True if this tile has no partners. A joker always has some. */
bool bk_reject_tile(int kind, const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS]);

/* The tiles of the rack that have partners. */
void bk_tiles_with_partners(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS],
                            uint8_t partners[BK_KINDS]);

#endif
