/* Arithmetic on kinds and small helpers that every module shares. */
#ifndef BK_KINDS_H
#define BK_KINDS_H

#include "brikke_solver.h"

static inline int bk_kind(int colour, int number) { return colour * BK_NUMBERS + number - 1; }
static inline int bk_colour_of(int kind) { return kind / BK_NUMBERS; }
static inline int bk_number_of(int kind) { return kind % BK_NUMBERS + 1; }

static inline int bk_min(int a, int b) { return a < b ? a : b; }
static inline int bk_max(int a, int b) { return a > b ? a : b; }

#endif
