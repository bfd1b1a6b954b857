#include "tests/brute_force.h"

#include <string.h>

/* Tiles are taken in the order of their kinds. First it is decided for each kind how many stay on
 * the rack. Every other tile goes into some set in which it is the lowest natural tile left. */
typedef struct {
    const bk_position *position;
    uint8_t left[BK_KINDS];   /* not yet laid */
    uint8_t unused[BK_KINDS]; /* of these, tiles that may stay on the rack */
    uint8_t played[BK_KINDS];
    bk_tableau after;
    bool opening; /* own sets are being tried, not the table */
    bk_tableau before;
    const uint8_t *turn; /* all that the turn plays, when openings within it are tried */
    bool legal;
    bk_quality *best;
} search;

static void lay_from(search *s, int kind);
static void choose(search *s, int kind);

/* ---- sets with a given lowest tile ----------------------------------------------------- */

static void lay_set(search *s, const bk_set *set, int kind)
{
    for (int i = 0; i < set->size; i++)
        s->left[set->tile[i]]--;
    s->after.sets[s->after.count++] = *set;
    lay_from(s, kind);
    s->after.count--;
    for (int i = 0; i < set->size; i++)
        s->left[set->tile[i]]++;
}

static void grow_group(search *s, bk_set group, int colour, int kind)
{
    int jokers = 0;
    for (int i = 0; i < group.size; i++)
        jokers += group.tile[i] == BK_JOKER;
    if (bk_judge_set(&group, &s->position->rules))
        lay_set(s, &group, kind);
    if (group.size == 4)
        return;
    group.size++;
    for (int c = colour + 1; c < 4 && !jokers; c++) {
        group.tile[group.size - 1] = (uint8_t)(c * 13 + kind % 13);
        if (s->left[group.tile[group.size - 1]])
            grow_group(s, group, c, kind);
    }
    group.tile[group.size - 1] = BK_JOKER;
    if (s->left[BK_JOKER] > jokers)
        grow_group(s, group, 3, kind);
}

static void grow_run(search *s, bk_set run, int jokers, int next, int kind)
{
    if (bk_judge_set(&run, &s->position->rules))
        lay_set(s, &run, kind);
    if (run.size == 13 || next > 13)
        return;
    run.size++;
    run.tile[run.size - 1] = (uint8_t)(kind / 13 * 13 + next - 1);
    if (s->left[run.tile[run.size - 1]])
        grow_run(s, run, jokers, next + 1, kind);
    run.tile[run.size - 1] = BK_JOKER;
    if (s->left[BK_JOKER] > jokers)
        grow_run(s, run, jokers + 1, next + 1, kind);
}

static void each_set_of(search *s, int kind)
{
    bk_set group = {.form = BK_GROUP, .size = 1, .tile = {(uint8_t)kind}};
    grow_group(s, group, kind / 13, kind);
    for (int front = 0; front <= s->left[BK_JOKER] && front <= kind % 13; front++) {
        bk_set run = {.form = BK_RUN, .size = (uint8_t)(front + 1)};
        memset(run.tile, BK_JOKER, (size_t)front);
        run.tile[front] = (uint8_t)kind;
        grow_run(s, run, front, kind % 13 + 2, kind);
    }
}

/* ---- judging a complete arrangement ---------------------------------------------------- */

bool bk_better(bk_objective objective, const bk_quality *a, const bk_quality *b)
{
    if (!a->found || !b->found)
        return a->found && !b->found;
    int tiles = objective == BK_FEWEST ? b->tiles - a->tiles : a->tiles - b->tiles;
    int points = a->points - b->points;
    int first = objective == BK_POINTS ? points : tiles,
        second = objective == BK_POINTS ? tiles : points;
    return first ? first > 0 : second ? second > 0 : a->jokers < b->jokers;
}

static void record(search *s)
{
    bk_quality quality = {.found = true};
    bool out = true;
    for (int kind = 0; kind < BK_KINDS; kind++) {
        quality.tiles += s->played[kind];
        quality.points +=
            s->played[kind] * (kind == BK_JOKER ? s->position->rules.joker_value : kind % 13 + 1);
        out = out && s->played[kind] == s->position->rack[kind];
    }
    quality.jokers = s->played[BK_JOKER];
    for (int o = 0; quality.tiles && o < 4; o++)
        if ((o != BK_OUT || out) && bk_better((bk_objective)o, &quality, &s->best[o]))
            s->best[o] = quality;
}

static int value_of_sets(const bk_tableau *table)
{
    int sum = 0;
    for (int i = 0; i < table->count; i++)
        sum += bk_judge_value(&table->sets[i]);
    return sum;
}

static bool opens(const search *s, const bk_tableau *sets)
{
    const bk_rules *rules = &s->position->rules;
    return sets->count && value_of_sets(sets) >= rules->opening_minimum &&
           !(rules->opening_single_set && sets->count > 1);
}

static void table_before(const bk_position *position, bk_tableau *table)
{
    table->count = position->set_count;
    memcpy(table->sets, position->sets, sizeof table->sets);
}

/* Opening turns that go on: whether some opening within the played tiles makes the turn legal. */
static bool legal_after_opening(const search *s)
{
    search own = {.position = s->position, .opening = true, .before = s->after, .turn = s->played};
    memcpy(own.left, s->played, BK_KINDS);
    memcpy(own.unused, s->played, BK_KINDS);
    choose(&own, 0);
    return own.legal;
}

static void judge_opening(search *s)
{
    bk_tableau before;
    uint8_t rest[BK_KINDS];
    table_before(s->position, &before);
    if (s->legal || !opens(s, &s->after))
        return;
    for (int i = 0; i < s->after.count; i++)
        before.sets[before.count++] = s->after.sets[i];
    for (int kind = 0; kind < BK_KINDS; kind++)
        rest[kind] = (uint8_t)(s->turn[kind] - s->played[kind]);
    s->legal = bk_judge_turn(&before, s->after.count, &s->before, rest, &s->position->rules);
}

static void judge(search *s)
{
    const bk_rules *rules = &s->position->rules;
    bk_tableau before;
    table_before(s->position, &before);
    if (s->opening) {
        judge_opening(s);
    } else if (!rules->opened && !rules->opening_goes_on) {
        if (opens(s, &s->after))
            record(s);
    } else if (rules->opened ? bk_judge_turn(&before, 0, &s->after, s->played, rules)
                             : legal_after_opening(s)) {
        record(s);
    }
}

/* ---- all arrangements ------------------------------------------------------------------ */

static void finish(search *s)
{
    if (s->left[BK_JOKER] > s->unused[BK_JOKER])
        return;
    s->played[BK_JOKER] = (uint8_t)(s->unused[BK_JOKER] - s->left[BK_JOKER]);
    judge(s);
}

static void lay_from(search *s, int kind)
{
    while (kind < BK_JOKER && !s->left[kind])
        kind++;
    if (kind == BK_JOKER) {
        finish(s);
        return;
    }
    each_set_of(s, kind);
}

/* Decides for each kind how many tiles are played, then arranges them. */
static void choose(search *s, int kind)
{
    if (kind == BK_JOKER) {
        lay_from(s, 0);
        return;
    }
    for (int kept = 0; kept <= s->unused[kind]; kept++) {
        s->left[kind] = (uint8_t)(s->left[kind] - kept);
        s->played[kind] = (uint8_t)(s->unused[kind] - kept);
        choose(s, kind + 1);
        s->left[kind] = (uint8_t)(s->left[kind] + kept);
    }
}

void bk_brute_force(const bk_position *position, bk_quality best[4])
{
    bool own = !position->rules.opened && !position->rules.opening_goes_on;
    search s = {.position = position, .best = best};
    memset(best, 0, 4 * sizeof *best);
    memcpy(s.unused, position->rack, BK_KINDS);
    for (int kind = 0; kind < BK_KINDS; kind++)
        s.left[kind] = (uint8_t)(position->rack[kind] + (own ? 0 : position->table[kind]));
    choose(&s, 0);
}
