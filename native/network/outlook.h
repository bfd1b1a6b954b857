/* An outlook: all that a seat knows between two turns, and the features that a network sees of it.
 *
 * A feature is a property that holds or does not. brikke/players/network/features.py lists the same
 * features in the same order. */
#ifndef BK_NETWORK_OUTLOOK_H
#define BK_NETWORK_OUTLOOK_H

#include "rounds/round.h"

/* Seats are in turn order, the one that looks first. The bytes of this structure are the format in
 * which other languages hand over an outlook. */
typedef struct {
    uint8_t rack[BK_KINDS]; /* without a tile just drawn, which is not looked at yet */
    uint8_t table[BK_KINDS];
    uint8_t sizes[BK_MAX_SEATS]; /* of the racks, with a tile just drawn */
    uint8_t opened[BK_MAX_SEATS];
    uint8_t quiet[BK_MAX_SEATS]; /* turns of a seat since it last played */
    uint8_t pool;
    uint8_t seats;
    uint8_t wait; /* turns of others until this seat is to move */
    uint8_t drew; /* a tile that is not among `rack` */
    uint8_t passes;
    uint8_t must_play_when_able;
    uint8_t empty_pool; /* bk_empty_pool */
    uint8_t jokers;     /* bk_jokers */
    uint8_t opening_goes_on;
} bk_outlook;

enum {
    BK_FEATURES = 822,
    BK_FEATURE_WORDS = (BK_FEATURES + 63) / 64,
};

/* The features that hold, as bits. */
typedef struct {
    uint64_t word[BK_FEATURE_WORDS];
} bk_feature_set;

/* What a seat knows of a round. */
void bk_look(const bk_round *, int seat, bk_outlook *);

/* What the seat to move will know after a turn: after playing these tiles, or after drawing or
 * passing if `played` is NULL. */
void bk_look_after(const bk_round *, const uint8_t *played, bk_outlook *);

/* Whether an outlook can be: no more than two tiles of a kind, and numbers within their range. */
bool bk_outlook_is_valid(const bk_outlook *);

void bk_find_features(const bk_outlook *, bk_feature_set *);

#endif
