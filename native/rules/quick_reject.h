/* What a glance shows, for a small part of what the solver costs: that nothing can be played. Where
 * it returns false the solver has to be asked. Good for every edition: it looks only at whether a
 * tile finds partners for any set at all. */
#ifndef BK_RULES_QUICK_REJECT_H
#define BK_RULES_QUICK_REJECT_H

#include "rules/types.h"

/* These tiles make no opening worth so much. */
bool bk_reject_opening(const uint8_t rack[BK_KINDS], int minimum);

/* No tile of the rack finds partners on the table and on the rack. */
bool bk_reject_turn(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS]);

/* Some tile of the rack finds none, so that it cannot all be laid. */
bool bk_reject_going_out(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS]);

/* This tile finds none. A joker always does. */
bool bk_reject_tile(int kind, const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS]);

/* The tiles of the rack that do find some. */
void bk_tiles_with_partners(const uint8_t rack[BK_KINDS], const uint8_t table[BK_KINDS],
                            uint8_t partners[BK_KINDS]);

#endif
