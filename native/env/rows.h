/* Rows: how the caller's arrays show a round. */
#ifndef BK_ENV_ROWS_H
#define BK_ENV_ROWS_H

#include "env/env.h"
#include "rounds/round.h"

/* The tiles of the listed turns of a row. */
static inline uint8_t (*bk_rows_played(const bk_env_setup *setup, size_t row))[BK_KINDS]
{
    uint8_t *played = setup->rows.played + row * (size_t)setup->limit * BK_KINDS;
    return (uint8_t (*)[BK_KINDS])(void *)played;
}

/* Fills in the other arrays of the listed turns. `before` turns were listed until now; what they
 * leave behind is cleared. */
void bk_rows_show_turns(const bk_env_setup *, size_t row, const bk_round *, int listed, int before,
                        bool may_draw);

/* Shows what the seat to move may know. */
void bk_rows_show_round(const bk_env_setup *, size_t row, const bk_round *);

/* Shows how a round ended in this step. */
void bk_rows_show_end(const bk_env_setup *, size_t row, const bk_round *, const bk_result *);

/* Shows that no round ended in this step. */
void bk_rows_show_no_end(const bk_env_setup *, size_t row);

#endif
