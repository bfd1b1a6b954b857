#include "search/runs.h"

#include <string.h>

/* A state as the number of open runs of each class. After a joker is laid there may be three open
 * runs. HELD matters only before that, when there are two at most. */
typedef struct {
    uint8_t of[BK_RUN_CLASSES];
} class_counts;

enum { FIRST_MIXED = 20, FIRST_HELD = 30 };

static const class_counts CLASS_COUNTS[BK_STATES] = {
    {{0, 0, 0, 0, 0}}, {{1, 0, 0, 0, 0}}, {{0, 1, 0, 0, 0}}, {{0, 0, 1, 0, 0}}, {{2, 0, 0, 0, 0}},
    {{1, 1, 0, 0, 0}}, {{1, 0, 1, 0, 0}}, {{0, 2, 0, 0, 0}}, {{0, 1, 1, 0, 0}}, {{0, 0, 2, 0, 0}},
    {{3, 0, 0, 0, 0}}, {{2, 1, 0, 0, 0}}, {{2, 0, 1, 0, 0}}, {{1, 2, 0, 0, 0}}, {{1, 1, 1, 0, 0}},
    {{1, 0, 2, 0, 0}}, {{0, 3, 0, 0, 0}}, {{0, 2, 1, 0, 0}}, {{0, 1, 2, 0, 0}}, {{0, 0, 3, 0, 0}},
    {{0, 0, 0, 1, 0}}, {{1, 0, 0, 1, 0}}, {{0, 1, 0, 1, 0}}, {{0, 0, 1, 1, 0}}, {{2, 0, 0, 1, 0}},
    {{1, 1, 0, 1, 0}}, {{1, 0, 1, 1, 0}}, {{0, 2, 0, 1, 0}}, {{0, 1, 1, 1, 0}}, {{0, 0, 2, 1, 0}},
    {{0, 0, 0, 0, 1}}, {{1, 0, 0, 0, 1}}, {{0, 1, 0, 0, 1}}, {{0, 0, 1, 0, 1}},
};

/* The plain states by their numbers of 1s, 2s and 3s. */
static const uint8_t PLAIN[4][4][4] = {
    {{0, 3, 9, 19}, {2, 8, 18}, {7, 17}, {16}},
    {{1, 6, 15}, {5, 14}, {13}},
    {{4, 12}, {11}},
    {{10}},
};

static int state_of(const class_counts *count)
{
    const uint8_t *of = count->of;
    int plain = of[BK_RUN_1] + of[BK_RUN_2] + of[BK_RUN_3];
    int mixed = of[BK_RUN_MIXED], held = of[BK_RUN_HELD];
    if (plain + mixed + 2 * held > BK_MAX_OPEN || (mixed && held))
        return BK_DEAD;
    int state = PLAIN[of[BK_RUN_1]][of[BK_RUN_2]][of[BK_RUN_3]];
    return mixed ? FIRST_MIXED + state : held ? FIRST_HELD + state : state;
}

/* Lists the classes of the open runs of a state, shortest first. Returns their number. */
static int runs_of(int state, uint8_t run[BK_MAX_OPEN])
{
    int open = 0;
    for (int class = 0; class < BK_RUN_CLASSES; class++)
        for (int i = 0; i < CLASS_COUNTS[state].of[class]; i++)
            run[open++] = (uint8_t)class;
    return open;
}

/* A joker past 13 becomes a joker in front of its run: 12 with one tile, 11 with two, 10 with
 * three. In a longer run it is worth less, but such a run is worth more than any opening
 * requires. */
int bk_joker_run_value(int number, int state, int jokers)
{
    uint8_t run[BK_MAX_OPEN];
    int open = runs_of(state, run), value = 0;
    if (number <= BK_NUMBERS)
        return number * jokers;
    for (int i = 0; i < open && i < jokers; i++)
        value += 12 - run[i];
    return value;
}

/* ---- all steps ------------------------------------------------------------------------- */

typedef struct {
    bk_run_rules rules;
    int tiles, jokers, prepends, appends; /* still to be laid, still unused */
    bool jokers_used;
    class_counts after;
    bk_step step;
    bk_step_visitor *visit;
    void *context;
} stepper;

static bool each_action(stepper *s, int i);

/* Whether a run stays open. A run of four is full where runs are short. */
static bool stays_open(const stepper *s, int class)
{
    return !(class == BK_RUN_3 && s->rules.short_runs);
}

/* Extends run i, continues with the other runs, and undoes it. */
static bool lay_on(stepper *s, int i, bk_action action, int class_after)
{
    int *from = action == BK_LAY_TILE ? &s->tiles : &s->jokers;
    int open = stays_open(s, s->step.run[i]);
    s->step.action[i] = action;
    s->after.of[class_after] += (uint8_t)open;
    --*from;
    bool stop = each_action(s, i + 1);
    ++*from;
    s->after.of[class_after] -= (uint8_t)open;
    return stop;
}

/* Uses the remaining tiles: some continue locked runs, the others start runs. */
static bool end_step(stepper *s, int appended)
{
    bool hold = s->rules.guarded && !s->jokers_used; /* no joker is left otherwise */
    class_counts after = s->after;
    s->step.appended = appended;
    s->step.started = s->tiles - appended;
    /* Free jokers: if a run starts where a joker continues another run, the two can be swapped, and
     * the joker moves to the end of that run. So this case can be skipped. */
    if (s->jokers_used && !s->rules.guarded && s->step.started > 0)
        return false;
    if (stays_open(s, BK_RUN_3))
        after.of[hold ? BK_RUN_HELD : BK_RUN_3] += (uint8_t)appended;
    if (!hold) {
        after.of[BK_RUN_3] += after.of[BK_RUN_HELD];
        after.of[BK_RUN_HELD] = 0;
    }
    after.of[BK_RUN_1] += (uint8_t)s->step.started;
    s->step.next = (uint8_t)state_of(&after);
    return s->step.next != BK_DEAD && s->visit(&s->step, s->context);
}

static bool each_end(stepper *s)
{
    for (int appended = 0; s->jokers == 0 && appended <= bk_min(s->appends, s->tiles); appended++)
        if (end_step(s, appended))
            return true;
    return false;
}

static bool close(stepper *s, int i, bk_action action)
{
    s->step.action[i] = action;
    s->prepends -= action == BK_PREPEND;
    bool stop = each_action(s, i + 1);
    s->prepends += action == BK_PREPEND;
    return stop;
}

static bool each_action(stepper *s, int i)
{
    static const uint8_t WITH_TILE[] = {BK_RUN_2, BK_RUN_3, BK_RUN_3, BK_RUN_3, BK_RUN_HELD};
    if (i == s->step.open)
        return each_end(s);
    int class = s->step.run[i];
    bool may_prepend = class == BK_RUN_1 || (class == BK_RUN_2 && !s->rules.short_runs);
    bool mixes = s->rules.guarded && class == BK_RUN_1;
    if (s->tiles > 0 && lay_on(s, i, BK_LAY_TILE, WITH_TILE[class]))
        return true;
    if ((class == BK_RUN_3 || class == BK_RUN_HELD) && close(s, i, BK_CLOSE))
        return true;
    if (s->prepends > 0 && may_prepend && close(s, i, BK_PREPEND))
        return true;
    return s->jokers > 0 && class != BK_RUN_MIXED && class != BK_RUN_HELD &&
           lay_on(s, i, BK_LAY_JOKER, mixes ? BK_RUN_MIXED : WITH_TILE[class]);
}

bool bk_each_step(bk_run_rules rules, bk_attachments attachments, int state, int tiles, int jokers,
                  bk_step_visitor *visit, void *context)
{
    stepper s = {.rules = rules,
                 .tiles = tiles,
                 .jokers = jokers,
                 .prepends = attachments.prepends,
                 .appends = attachments.appends,
                 .jokers_used = jokers > 0,
                 .visit = visit,
                 .context = context};
    s.step.open = runs_of(state, s.step.run);
    return each_action(&s, 0);
}

/* ---- dominance between states ---------------------------------------------------------- */

/* Whether class `a` allows everything that class `b` allows. Not so where runs are short: a longer
 * run has less room. */
static bool class_dominates(bool short_runs, int a, int b)
{
    if (a == b)
        return true;
    if (short_runs)
        return false;
    return a == BK_RUN_3 || (a == BK_RUN_2 && (b == BK_RUN_1 || b == BK_RUN_MIXED));
}

static bool match(bool short_runs, const uint8_t *a, int size_a, const uint8_t *b, int size_b,
                  unsigned used)
{
    if (size_b == 0) {
        for (int i = 0; i < size_a; i++) /* all other runs must be free to end */
            if (!(used >> i & 1) && a[i] != BK_RUN_3)
                return false;
        return true;
    }
    for (int i = 0; i < size_a; i++)
        if (!(used >> i & 1) && class_dominates(short_runs, a[i], b[0]) &&
            match(short_runs, a, size_a, b + 1, size_b - 1, used | 1u << i))
            return true;
    return false;
}

static bool state_dominates(bool short_runs, int a, int b)
{
    uint8_t run_a[BK_MAX_OPEN], run_b[BK_MAX_OPEN];
    int size_a = runs_of(a, run_a), size_b = runs_of(b, run_b);
    return match(short_runs, run_a, size_a, run_b, size_b, 0);
}

/* ---- tables ---------------------------------------------------------------------------- */

static bool collect(const bk_step *step, void *context)
{
    *(uint64_t *)context |= UINT64_C(1) << step->next;
    return false;
}

static uint64_t undominated(const uint64_t dominates[], uint64_t states)
{
    uint64_t kept = states;
    for (int s = 0; s < BK_STATES; s++)
        if (kept >> s & 1)
            kept &= ~(dominates[s] & ~(UINT64_C(1) << s));
    return kept;
}

/* Marks dominated arcs among those of one state. */
static void mark_dominated(bk_arc *arcs, int count, const uint64_t dominates[])
{
    for (bk_arc *a = arcs; a < arcs + count; a++)
        for (const bk_arc *b = arcs; b < arcs + count; b++)
            if (b->tiles > a->tiles && b->tiles < a->dominated_at && b->jokers == a->jokers &&
                (dominates[b->next] >> a->next & 1))
                a->dominated_at = b->tiles;
}

static int add_arcs(bk_moves *moves, int count, uint64_t after, int tiles, int jokers)
{
    for (int next = 0; next < BK_STATES; next++)
        if (after >> next & 1)
            moves->arc[count++] =
                (bk_arc){(uint8_t)tiles, (uint8_t)jokers, (uint8_t)next, BK_NOT_DOMINATED};
    return count;
}

/* Adds the arcs with up to `most` jokers. Returns the new number of arcs. */
static int fill_arcs(bk_moves *moves, int count, const uint64_t dominates[], bk_run_rules rules,
                     bk_attachments attachments, int most)
{
    int states = rules.guarded ? BK_STATES : BK_PLAIN_STATES;
    uint16_t *first = moves->first[most];
    for (int state = 0; state < BK_STATES; state++) {
        first[state] = (uint16_t)count;
        for (int tiles = 0; state < states && tiles < 3; tiles++)
            for (int jokers = 0; jokers <= most; jokers++) {
                uint64_t after = 0;
                bk_each_step(rules, attachments, state, tiles, jokers, collect, &after);
                count = add_arcs(moves, count, undominated(dominates, after), tiles, jokers);
            }
        mark_dominated(moves->arc + first[state], count - first[state], dominates);
    }
    first[BK_STATES] = (uint16_t)count;
    return count;
}

static void fill_moves(bk_moves *moves, const uint64_t dominates[], bk_run_rules rules,
                       bk_attachments attachments)
{
    int count = 0;
    for (int most = 0; most < 3; most++)
        count = fill_arcs(moves, count, dominates, rules, attachments, most);
}

void bk_runs_init(bk_run_tables *tables)
{
    memset(tables, 0, sizeof *tables);
    for (int a = 0; a < BK_STATES; a++) {
        tables->closable[a] = CLASS_COUNTS[a].of[BK_RUN_1] == 0 &&
                              CLASS_COUNTS[a].of[BK_RUN_2] == 0 &&
                              CLASS_COUNTS[a].of[BK_RUN_MIXED] == 0;
        for (int b = 0; b < BK_STATES; b++)
            for (int short_runs = 0; short_runs < 2; short_runs++)
                if (state_dominates(short_runs, a, b))
                    tables->dominates[short_runs][a] |= UINT64_C(1) << b;
    }
    for (int short_runs = 0; short_runs < 2; short_runs++)
        for (int guarded = 0; guarded < 2; guarded++) {
            int attachments = guarded ? 2 : 3; /* a joker in the walk leaves one for a locked set */
            for (int prepends = 0; prepends < attachments; prepends++)
                for (int appends = 0; appends < attachments; appends++)
                    fill_moves(&tables->moves[short_runs][guarded][prepends][appends],
                               tables->dominates[short_runs], (bk_run_rules){short_runs, guarded},
                               (bk_attachments){prepends, appends});
        }
}
