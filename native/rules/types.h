/* Basic types: tile kinds, sets, and the rules of an edition.
 *
 * A tile kind is colour * 13 + (number - 1) with black 0, red 1, blue 2, orange 3. 52 is a
 * joker. */
#ifndef BK_RULES_TYPES_H
#define BK_RULES_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    BK_KINDS = 53,
    BK_JOKER = 52,
    BK_NUMBERS = 13,
    BK_COLOURS = 4,
    BK_MAX_SETS = 35, /* 106 tiles, three per set */
    BK_MAX_TURNS = 256,
};

typedef enum { BK_JOKERS_FREE, BK_JOKERS_LOCKED, BK_JOKERS_LOCKED_OWN_RACK } bk_jokers;

typedef struct {
    uint8_t jokers;         /* bk_jokers */
    uint8_t max_run_length; /* 13 or 4 */
    uint8_t opened;
    uint8_t opening_minimum; /* 0..50; 0 still requires one own set */
    uint8_t opening_single_set;
    uint8_t opening_goes_on;
    uint8_t joker_value; /* on the rack, for points_played */
} bk_rules;

typedef enum { BK_GROUP, BK_RUN } bk_form;

/* A set as it lies on the table. In a run the order of the tiles defines what a joker stands
 * for. */
typedef struct {
    uint8_t form; /* bk_form */
    uint8_t size;
    uint8_t tile[BK_NUMBERS];
} bk_set;

#endif
