#include "rounds/endgame.h"

#include "rounds/blocking.h"
#include "solver/workspace.h"

#include <string.h>

enum {
    MOST_PLAYS = 4096, /* most plays of a rack that is searched completely */
    CACHE_SIZE = 1 << 14,
    NODES_OF_A_QUESTION = 64, /* a hard question counts as several, so that a budget limits time */
};

typedef struct {
    uint64_t key;
    uint8_t answer;
} cache_entry;

struct bk_endgame {
    bk_solver *solver;
    const bk_end *end;
    uint32_t questions, budget;
    cache_entry blocking[CACHE_SIZE], verdicts[CACHE_SIZE];
};

size_t bk_endgame_size(void) { return sizeof(bk_endgame); }

/* ---- cache ----------------------------------------------------------------------------- */

static uint64_t hash_counts(uint64_t hash, const uint8_t counts[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        hash = (hash ^ counts[kind]) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

/* Returns the cache entry for a key. A key of zero marks an empty entry. */
static cache_entry *cache_lookup(cache_entry cache[CACHE_SIZE], uint64_t key)
{
    cache_entry *found = &cache[key % CACHE_SIZE];
    if (found->key != key)
        found->key = 0;
    return found;
}

static void count_question(bk_endgame *game)
{
    game->questions += 1 + (uint32_t)(game->solver->walk.nodes / NODES_OF_A_QUESTION);
}

static bool is_budget_spent(const bk_endgame *game) { return game->questions > game->budget; }

static bool still_blocks(bk_endgame *game, const uint8_t rack[BK_KINDS])
{
    uint64_t key = hash_counts(1, rack) | 1;
    cache_entry *found = cache_lookup(game->blocking, key);
    if (!found->key) {
        found->answer = bk_blocks(game->solver, &game->end->rules, rack);
        count_question(game);
        found->key = key;
    }
    return found->answer;
}

static bool may_lay(bk_endgame *game, const uint8_t table[BK_KINDS], const uint8_t played[BK_KINDS])
{
    bool answer = bk_can_lay(game->solver, &game->end->rules, table, played);
    count_question(game);
    return answer;
}

/* ---- exact search ---------------------------------------------------------------------- */

typedef struct {
    uint8_t own[BK_KINDS], rival[BK_KINDS];
    bool passed, earlier;
} state;

static int value(const bk_end *end, const uint8_t rack[BK_KINDS])
{
    return bk_rack_value(rack, end->rules.joker_value);
}

static bool wins_blocked(const bk_end *end, const state *s)
{
    int points = value(end, s->own) - value(end, s->rival);
    int tiles = bk_count(s->own) - bk_count(s->rival);
    return points ? points < 0 : tiles ? tiles < 0 : s->earlier;
}

static bool is_small(const uint8_t rack[BK_KINDS])
{
    int plays = 1;
    for (int kind = 0; kind < BK_KINDS && plays <= MOST_PLAYS; kind++)
        plays *= rack[kind] + 1;
    return plays <= MOST_PLAYS;
}

static bk_verdict decide(bk_endgame *game, const state *s);

/* Advances to the next choice of tiles, like a counter whose digits are the kinds. */
static bool next_play(const uint8_t rack[BK_KINDS], uint8_t played[BK_KINDS])
{
    for (int kind = 0; kind < BK_KINDS; kind++) {
        if (played[kind] < rack[kind]) {
            played[kind]++;
            return true;
        }
        played[kind] = 0;
    }
    return false;
}

static bk_verdict after(bk_endgame *game, const state *s, const uint8_t left[BK_KINDS], bool passed)
{
    static const uint8_t FOR_ME[] = {BK_UNDECIDED, BK_LOST, BK_WON};
    state other = {.passed = passed, .earlier = !s->earlier};
    memcpy(other.own, s->rival, BK_KINDS);
    memcpy(other.rival, left, BK_KINDS);
    return (bk_verdict)FOR_ME[decide(game, &other)];
}

static bk_verdict pass(bk_endgame *game, const state *s)
{
    if (!still_blocks(game, s->own))
        return BK_LOST;
    if (s->passed)
        return wins_blocked(game->end, s) ? BK_WON : BK_LOST;
    return after(game, s, s->own, true);
}

/* Searches all plays. Returns the verdict, and the winning play if there is one. */
static bk_verdict search_all_plays(bk_endgame *game, const state *s, uint8_t best[BK_KINDS],
                                   bool *plays)
{
    uint8_t table[BK_KINDS], played[BK_KINDS] = {0}, left[BK_KINDS];
    bool able = false, open = false;
    bk_table_between(s->own, s->rival, table);
    *plays = true;
    while (next_play(s->own, played)) {
        if (is_budget_spent(game))
            return BK_UNDECIDED;
        bk_rack_after(s->own, played, left);
        bool safe = still_blocks(game, left);
        if (!safe && able)
            continue; /* it loses, and it is known already that some play is legal */
        if (!may_lay(game, table, played))
            continue;
        able = true;
        bk_verdict verdict = safe ? after(game, s, left, false) : BK_LOST;
        open |= verdict == BK_UNDECIDED;
        if (verdict == BK_WON) {
            memcpy(best, played, BK_KINDS);
            return BK_WON;
        }
    }
    if (!game->end->must_play || !able) {
        bk_verdict verdict = pass(game, s);
        *plays = verdict != BK_WON;
        if (verdict != BK_LOST)
            return verdict;
    }
    return open ? BK_UNDECIDED : BK_LOST;
}

static bk_verdict decide(bk_endgame *game, const state *s)
{
    uint8_t best[BK_KINDS];
    bool plays;
    if (!still_blocks(game, s->rival))
        return BK_WON;
    if (is_budget_spent(game))
        return BK_UNDECIDED;
    uint64_t flags = 4u | (unsigned)s->passed << 1 | (unsigned)s->earlier;
    uint64_t key = hash_counts(hash_counts(flags, s->own), s->rival) | 1;
    cache_entry *found = cache_lookup(game->verdicts, key);
    if (found->key)
        return (bk_verdict)found->answer;
    bk_verdict verdict = search_all_plays(game, s, best, &plays);
    if (verdict != BK_UNDECIDED) {
        found->key = key;
        found->answer = verdict;
    }
    return verdict;
}

/* ---- choice within the budget ---------------------------------------------------------- */

typedef struct {
    bk_endgame *game;
    int best; /* or -1 */
    uint8_t *played;
} freedom;

/* Counts the tiles that could be played next without letting the rival go out. */
static int freedom_of(bk_endgame *game, const uint8_t left[BK_KINDS])
{
    int tiles = 0;
    uint8_t less[BK_KINDS];
    memcpy(less, left, BK_KINDS);
    for (int kind = 0; kind < BK_KINDS && !is_budget_spent(game); kind++) {
        if (!left[kind])
            continue;
        less[kind]--;
        if (still_blocks(game, less))
            tiles += left[kind];
        less[kind]++;
    }
    return tiles;
}

static bool keep_freest(const uint8_t played[BK_KINDS], void *context)
{
    freedom *f = context;
    uint8_t left[BK_KINDS];
    bk_rack_after(f->game->end->own, played, left);
    if (!still_blocks(f->game, left))
        return true;
    int free = freedom_of(f->game, left) * 64 + bk_play_value(played);
    if (free > f->best) {
        f->best = free;
        memcpy(f->played, played, BK_KINDS);
    }
    return !is_budget_spent(f->game);
}

static bool play_freely(bk_endgame *game, uint8_t played[BK_KINDS])
{
    freedom f = {.game = game, .best = -1, .played = played};
    uint8_t table[BK_KINDS];
    bk_table_between(game->end->own, game->end->rival, table);
    bk_each_single_tile(game->solver, game->end, table, keep_freest, &f);
    if (f.best < 0)
        bk_each_set_of_three(game->end, keep_freest, &f);
    return f.best >= 0;
}

/* ---- the choice ------------------------------------------------------------------------ */

static void choose_bounded(bk_endgame *game, bk_end_choice *choice)
{
    const bk_end *end = game->end;
    bool ahead = value(end, end->own) < value(end, end->rival);
    if (!end->must_play && ahead && still_blocks(game, end->own))
        return; /* passing keeps the lead */
    choice->plays = end->must_play ? play_freely(game, choice->played)
                                   : bk_endure(game->solver, end, choice->played);
}

void bk_endgame_choose(bk_endgame *game, bk_solver *solver, const bk_end *end, uint32_t budget,
                       bk_end_choice *choice)
{
    memset(game, 0, sizeof *game);
    memset(choice, 0, sizeof *choice);
    game->solver = solver;
    game->end = end;
    game->budget = budget;
    state s = {.passed = end->passed, .earlier = end->earlier};
    memcpy(s.own, end->own, BK_KINDS);
    memcpy(s.rival, end->rival, BK_KINDS);
    if (!still_blocks(game, end->rival)) {
        choice->plays = true;
        choice->verdict = BK_WON;
        memcpy(choice->played, end->own, BK_KINDS);
    } else if (is_small(end->own) && is_small(end->rival)) {
        choice->verdict = (uint8_t)search_all_plays(game, &s, choice->played, &choice->plays);
    }
    if (choice->verdict != BK_WON) {
        choice->plays = false;
        memset(choice->played, 0, BK_KINDS);
        choose_bounded(game, choice);
    }
    choice->questions = game->questions;
}
