/* Which tiles of one number can all be laid as groups.
 *
 * A draw on a number says how many tiles of each colour (0..2) go into groups, and how many jokers.
 * It is packed: two bits a colour (the vector), the jokers above them. */
#ifndef BK_GROUPS_H
#define BK_GROUPS_H

#include "kinds.h"

enum { BK_VECTORS = 256 };

typedef uint16_t bk_draw;

static inline int bk_draw_of(unsigned vector, int colour) { return vector >> 2 * colour & 3; }
static inline int bk_draw_jokers(bk_draw draw) { return draw >> 8; }

typedef struct {
    bool laid[3][BK_VECTORS];    /* by jokers: can exactly these be laid? */
    uint8_t most[3][BK_VECTORS]; /* by jokers and tiles at hand: the most of each colour that any
                                    draw takes */
    bool any[3][BK_VECTORS];     /* by jokers in it and tiles at hand: is there a draw? */
} bk_group_tables;

void bk_groups_init(bk_group_tables *);

/* The same where locked groups of three may each take one more tile, of a colour in their mask;
 * `most` is for these tiles at hand. */
void bk_groups_absorbing(const bk_group_tables *, unsigned at_hand, const uint8_t masks[2],
                         bool laid[3][BK_VECTORS], uint8_t most[3]);

/* How many groups the draw makes; -1 when it cannot be laid. */
int bk_groups_in(bk_draw draw);

#endif
