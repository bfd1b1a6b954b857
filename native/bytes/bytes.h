/* Questions and answers as bytes, for callers in other languages.
 *
 * brikke/solver/native.py documents the layout of positions, players/endgame/native.py of endgames,
 * players/playout/packing.py of starts, native.py there of results. Numbers are little endian. */
#ifndef BK_BYTES_BYTES_H
#define BK_BYTES_BYTES_H

#include "rounds/endgame.h"
#include "rounds/playout.h"
#include "solver/solver.h"

enum {
    BK_RULES_BYTES = 7,
    BK_POLICY_BYTES = 7,
    BK_SEED_BYTES = 8,
    BK_RESULT_BYTES = 4 + 2 * BK_MAX_SEATS + 4,
    BK_POSITION_HEAD = BK_RULES_BYTES + 2 * BK_KINDS, /* rules, table, rack; sets follow */
    BK_SETS_ROOM = BK_MAX_SETS * (int)sizeof(bk_set), /* upper limit for the bytes of a table */
    BK_POSITION_ROOM = BK_POSITION_HEAD + BK_SETS_ROOM,
    BK_MOVE_ROOM = 4 + BK_BOX + BK_SETS_ROOM,         /* of a move */
    BK_MOST_MOVES = 16 * BK_BOX,                      /* of a round */
    BK_START_HEAD = BK_RULES_BYTES + 8,               /* seats, pool and sets follow */
    BK_START_SEAT = 2 + BK_KINDS,
    BK_START_ROOM = BK_START_HEAD + BK_MAX_SEATS * BK_START_SEAT + 1 + BK_BOX + BK_SETS_ROOM,
    BK_ROUNDS_AT_ONCE = 1 << 16,
};

/* Several rounds from one start, a seed for each. */
typedef struct {
    bk_start start;
    bk_policy policies[BK_MAX_SEATS];
    const uint8_t *seeds;
    size_t rounds;
} bk_rounds;

/* ---- reading --------------------------------------------------------------------------- */

bk_rules bk_read_rules(const uint8_t *);
bk_policy bk_read_policy(const uint8_t *);
uint64_t bk_read_seed(const uint8_t *);

/* Return false if the bytes are malformed. */
bool bk_read_sets(const uint8_t *, size_t length, bk_set sets[BK_MAX_SETS], uint8_t *count);
bool bk_read_position(const uint8_t *, size_t length, bk_position *);
bool bk_read_end(const uint8_t *, size_t length, bk_end *);
bool bk_read_start(const uint8_t *, size_t length, bk_start *);
bool bk_read_rounds(const uint8_t *start, size_t start_length, const uint8_t *policies,
                    size_t policies_length, const uint8_t *seeds, size_t seeds_length, bk_rounds *);

/* ---- positions given as tiles ---------------------------------------------------------- */

/* Start from a position that holds its rules and nothing else. The solver accepts a position that
 * is made by these functions, if all of them return BK_OK. */
void bk_add_rack(bk_position *, const uint8_t *kinds, int count);
bk_status bk_add_set(bk_position *, const uint8_t *kinds, int count);
bk_status bk_check_tiles(const bk_position *);

/* Whether the sets of the table are added at all. A player who opens, and may do no more than that,
 * has nothing to do with them. */
bool bk_table_matters(const bk_rules *);

/* ---- writing: each returns the number of bytes ----------------------------------------- */

/* Each set as its size and its tiles. */
size_t bk_write_sets(const bk_set *, int count, uint8_t *to);

/* As bk_read_position reads it. */
size_t bk_write_position(const bk_position *, uint8_t *to);

size_t bk_write_result(const bk_result *, uint8_t *to);

/* Seat and type, then the tile drawn; or the number of tiles played, these tiles, the number of
 * sets, and these sets. */
size_t bk_write_move(const bk_move *, uint8_t *to);

/* The moves of a round, one after the other. */
typedef struct {
    uint8_t *data;
    size_t length, room;
} bk_record;

/* Adds a move to the record that `context` points to: a bk_move_visitor. */
void bk_record_move(const bk_move *, void *context);

#endif
