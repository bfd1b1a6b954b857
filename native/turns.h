/* The best turns that differ in what they play. */
#ifndef BK_TURNS_H
#define BK_TURNS_H

#include "kinds.h"

/* The turns that play at least `must` and at most `may` of each kind, and the best of them. */
typedef struct {
    int32_t value;
    uint8_t must[BK_KINDS], may[BK_KINDS];
} bk_share;

#endif
