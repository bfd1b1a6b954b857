/* A round as its row of the caller's arrays shows it. */
#ifndef BK_ENV_ROWS_H
#define BK_ENV_ROWS_H

#include "env/env.h"
#include "rounds/round.h"

/* The tiles that a row's turns play, where they are listed. */
static inline uint8_t (*bk_rows_played(const bk_env_setup *setup, size_t row))[BK_KINDS]
{
    uint8_t *played = setup->rows.played + row * (size_t)setup->limit * BK_KINDS;
    return (uint8_t (*)[BK_KINDS])(void *)played;
}

/* Of turns whose tiles are listed all the rest; `before` were listed until now. */
void bk_rows_show_turns(const bk_env_setup *, size_t row, const bk_round *, int listed, int before,
                        bool may_draw);

/* What the seat to move may know. */
void bk_rows_show_round(const bk_env_setup *, size_t row, const bk_round *);

/* How a round ended in this step; NULL: none did. */
void bk_rows_show_end(const bk_env_setup *, size_t row, const bk_result *);

#endif
