/* The exact solver: public interface.
 *
 * The caller owns a workspace that holds everything a call touches. Make one per thread with
 * bk_solver_size() bytes (aligned as by malloc) and bk_solver_init(), and use it for any number of
 * questions. Nothing is allocated and no global is written, so calls on different workspaces may
 * run at once.
 *
 * "Reading n" in these files is a numbered reading of docs/rulebooks.md. */
#ifndef BK_SOLVER_SOLVER_H
#define BK_SOLVER_SOLVER_H

#include "rules/types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    BK_TILES,  /* most tiles, then most points, then fewest jokers */
    BK_POINTS, /* most points, then most tiles, then fewest jokers */
    BK_FEWEST, /* fewest tiles (at least one), then most points, then fewest jokers */
    BK_OUT,    /* the whole rack or nothing */
} bk_objective;

typedef enum {
    BK_OK,
    BK_BAD_COUNTS,  /* more than two of a kind, or sets that do not add up to the table */
    BK_BAD_SET,     /* an invalid set on the table */
    BK_BAD_RULES,   /* a parameter outside its range */
    BK_SETS_NEEDED, /* locked jokers and opening turns depend on the table's sets */
} bk_status;

typedef struct {
    bk_rules rules;
    uint8_t table[BK_KINDS];
    uint8_t rack[BK_KINDS];
    uint8_t set_count; /* may be 0 where BK_SETS_NEEDED cannot arise */
    bk_set sets[BK_MAX_SETS];
} bk_position;

typedef struct {
    bool found; /* false: no such turn, and the rest is zero */
    uint8_t tiles_played;
    uint16_t points_played; /* value of the played tiles; a joker counts joker_value */
    uint8_t played[BK_KINDS];
    uint8_t set_count;
    bk_set sets[BK_MAX_SETS]; /* the whole table afterwards */
    uint8_t opening_count;
    bk_set opening[BK_MAX_SETS]; /* the opening sets, where the opening turn goes on */
    uint64_t nodes;
} bk_turn;

typedef struct bk_solver bk_solver;

size_t bk_solver_size(void);
void bk_solver_init(bk_solver *solver);

/* The work that was done in a workspace: nodes of walks, arrangements of lists, and a little for
 * every question. The same questions cost the same work on every machine, so callers that ask many
 * can limit them without a clock. */
uint64_t bk_solver_work(const bk_solver *solver);

/* Finds the best turn. It is proven that none is better. */
bk_status bk_best(bk_solver *, const bk_position *, bk_objective, bk_turn *turn);

/* Finds the tiles of the best turn without laying out sets. Only for free jokers, and not for an
 * opening that is a single set or goes on. */
bk_status bk_best_tiles_only(bk_solver *, const bk_position *, bk_objective, bk_turn *turn);

/* Answer yes or no, with less work than bk_best. */
bk_status bk_can_play(bk_solver *, const bk_position *, bool *answer);
bk_status bk_can_go_out(bk_solver *, const bk_position *, bool *answer);

/* Lists the `limit` (at most BK_MAX_TURNS) best turns that differ in the tiles they play, best
 * first. *count is their number. */
bk_status bk_turns(bk_solver *, const bk_position *, bk_objective, bk_turn *turns, size_t limit,
                   size_t *count);

/* Lists the tiles of these turns without laying out sets. The table must consist of sets. */
bk_status bk_turns_tiles_only(bk_solver *, const bk_position *, bk_objective,
                              uint8_t (*played)[BK_KINDS], size_t limit, size_t *count);

/* Lays out exactly these tiles of the rack: the turn that bk_turns lists for them, if it is legal. */
bk_status bk_lay(bk_solver *, const bk_position *, const uint8_t played[BK_KINDS], bk_turn *turn);

/* Next tiles: how a partly chosen turn can go on. */
typedef struct {
    bool next[BK_KINDS]; /* one more of this kind, perhaps with others, makes a legal turn */
    bool complete;       /* the chosen tiles alone make a legal turn */
} bk_next_tiles;

bk_status bk_find_next_tiles(bk_solver *, const bk_position *, const uint8_t chosen[BK_KINDS],
                             bk_next_tiles *answer);

#ifdef __cplusplus
}
#endif
#endif
