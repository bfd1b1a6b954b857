#include "search/layout.h"

#include <assert.h>
#include <string.h>

/* Replay of the walk for one colour. An open run is an index into the layout. */
typedef struct {
    const bk_walk *walk;
    bk_layout *out;
    const bk_shape *kept; /* as they were */
    int kept_count;
    int row, colour;
    int open_count;
    uint8_t open[8]; /* indices, in the order of their classes; at most BK_MAX_OPEN are used */
    uint8_t class[8];
} replay;

static int add(bk_layout *out, bk_shape shape)
{
    out->shape[out->count] = shape;
    return out->count++;
}

/* ---- runs ------------------------------------------------------------------------------ */

static int start_run(replay *r)
{
    return add(r->out, (bk_shape){.form = BK_RUN,
                                  .number = (uint8_t)r->row,
                                  .size = 1,
                                  .colours = (uint8_t)r->colour});
}

static void extend(replay *r, int index, bool joker)
{
    bk_shape *run = &r->out->shape[index];
    if (joker)
        run->jokers |= (uint16_t)(1 << run->size);
    run->size++;
}

/* Finds the locked run of this colour that begins, or ended, here. Each is used once at each end.
 * Where runs are short, only runs of three are used, and only once. */
static int kept_run(const replay *r, bool begins)
{
    for (int i = 0; i < r->kept_count; i++) {
        const bk_shape *was = &r->kept[i], *is = &r->out->shape[i];
        bool here = begins ? was->number == r->row : bk_run_end(was) + 1 == r->row;
        bool free_end = begins ? is->number == was->number : bk_run_end(is) < r->row;
        if (r->walk->task.runs.short_runs)
            free_end = was->size == 3 && is->size == 3;
        if (was->form == BK_RUN && was->colours == r->colour && here && free_end)
            return i;
    }
    assert(!"a locked run to join");
    return 0;
}

static void prepend(replay *r, int index)
{
    bk_shape *low = &r->out->shape[index], *high = &r->out->shape[kept_run(r, true)];
    high->jokers = (uint16_t)(high->jokers << low->size);
    high->number = low->number;
    high->size = (uint8_t)(high->size + low->size);
    low->size = 0; /* removed at the end */
}

static void keep_open(replay *r, int index, int class)
{
    int i = r->open_count++;
    for (; i > 0 && r->class[i - 1] > class; i--) {
        r->class[i] = r->class[i - 1];
        r->open[i] = r->open[i - 1];
    }
    r->class[i] = (uint8_t)class;
    r->open[i] = (uint8_t)index;
}

/* The class of a run after a step. */
static int class_after(const replay *r, const bk_step *step, int i)
{
    bool joker = step->action[i] == BK_LAY_JOKER;
    switch (step->run[i]) {
    case BK_RUN_1:
        return joker && r->walk->task.runs.guarded ? BK_RUN_MIXED : BK_RUN_2;
    case BK_RUN_HELD:
        return BK_RUN_HELD;
    default:
        return BK_RUN_3;
    }
}

static bool full(const replay *r, int class_before)
{
    return class_before == BK_RUN_3 && r->walk->task.runs.short_runs;
}

static void apply(replay *r, const bk_step *step)
{
    uint8_t before[8];
    bool guarded = r->walk->task.runs.guarded;
    memcpy(before, r->open, sizeof before);
    r->open_count = 0;
    for (int i = 0; i < step->open; i++) {
        if (step->action[i] == BK_PREPEND)
            prepend(r, before[i]);
        if (step->action[i] != BK_LAY_TILE && step->action[i] != BK_LAY_JOKER)
            continue;
        extend(r, before[i], step->action[i] == BK_LAY_JOKER);
        if (!full(r, step->run[i]))
            keep_open(r, before[i], class_after(r, step, i));
    }
    for (int i = 0; i < step->appended; i++) {
        int index = kept_run(r, false);
        extend(r, index, false);
        if (!full(r, BK_RUN_3))
            keep_open(r, index, guarded ? BK_RUN_HELD : BK_RUN_3);
    }
    for (int i = 0; i < step->started; i++)
        keep_open(r, start_run(r), BK_RUN_1);
}

/* After the one joker is laid, HELD runs become ordinary ones. */
static void release_held(replay *r, int jokers)
{
    for (int i = 0; i < r->open_count; i++)
        if (jokers && r->class[i] == BK_RUN_HELD)
            r->class[i] = BK_RUN_3;
    for (int i = r->open_count - 1; i > 0; i--)
        if (r->class[i] < r->class[i - 1]) {
            uint8_t class = r->class[i], open = r->open[i];
            r->class[i] = r->class[i - 1], r->open[i] = r->open[i - 1];
            r->class[i - 1] = class, r->open[i - 1] = open;
        }
}

/* Applies a step of long runs without attachments. There is no choice: runs of one and two go on,
 * then those of three, and other tiles start runs. */
static void apply_plain(replay *r, int tiles, int jokers)
{
    bk_step step = {.open = r->open_count};
    memcpy(step.run, r->class, sizeof step.run);
    for (int i = 0; i < step.open; i++)
        step.action[i] = tiles-- > 0 ? BK_LAY_TILE : jokers-- > 0 ? BK_LAY_JOKER : BK_CLOSE;
    step.started = bk_max(0, tiles);
    apply(r, &step);
}

typedef struct {
    int wanted;
    bk_step found;
} step_search;

static bool is_wanted(const bk_step *step, void *context)
{
    step_search *s = context;
    if (step->next != s->wanted)
        return false;
    s->found = *step;
    return true;
}

static void apply_wanted(replay *r, const bk_choice *choice)
{
    const bk_walk *walk = r->walk;
    const bk_task *task = &walk->task;
    int row = r->row, colour = r->colour;
    step_search s = {.wanted = bk_state_at(walk->path_state[row + 1], colour)};
    bool found = bk_each_step(
        task->runs, (bk_attachments){task->kept.prepends[row][colour], task->kept.appends[row][colour]},
        bk_state_at(walk->path_state[row], colour), choice->tiles[colour], choice->jokers[colour],
        is_wanted, &s);
    assert(found);
    (void)found;
    apply(r, &s.found);
    release_held(r, choice->jokers[colour]);
}

static void replay_colour(replay r)
{
    for (r.row = 1; r.row <= r.walk->last; r.row++) {
        const bk_choice *choice = &r.walk->path[r.row];
        if (!r.open_count && !choice->tiles[r.colour]) /* jokers start no run */
            continue;
        if (r.walk->row[r.row].plain)
            apply_plain(&r, choice->tiles[r.colour], choice->jokers[r.colour]);
        else
            apply_wanted(&r, choice);
    }
}

/* Moves jokers past 13 to the front of their run. If there is no room, the run is long, and its
 * first three tiles become a run of their own. */
static void move_overflow(bk_layout *out, int index)
{
    bk_shape *run = &out->shape[index];
    int over = bk_run_end(run) - BK_NUMBERS;
    if (run->form != BK_RUN || over <= 0)
        return;
    if (run->number <= over) {
        bk_shape low = *run;
        low.size = 3;
        low.jokers &= 7;
        run->number += 3;
        run->size -= 3;
        run->jokers >>= 3;
        add(out, low);
    }
    run->number = (uint8_t)(run->number - over);
    run->jokers &= (uint16_t)((1 << (run->size - over)) - 1);
    run->jokers = (uint16_t)(run->jokers << over | ((1 << over) - 1));
}

/* ---- groups ---------------------------------------------------------------------------- */

/* Deals the tiles to the groups in turn: see bk_groups_in. */
static void deal(bk_layout *out, int number, bk_grouping grouping)
{
    int groups = bk_groups_in(grouping), first = out->count, turn = 0;
    for (int i = 0; i < groups; i++)
        add(out, (bk_shape){.form = BK_GROUP, .number = (uint8_t)number});
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int i = 0; i < bk_count_of(grouping, colour); i++) {
            bk_shape *group = &out->shape[first + turn++ % groups];
            group->colours |= (uint8_t)(1 << colour);
            group->size++;
        }
    for (int i = 0; i < bk_grouping_jokers(grouping); i++) {
        bk_shape *group = &out->shape[first + turn++ % groups];
        group->jokers++;
        group->size++;
    }
}

/* Gives tiles to locked groups of three, so that the rest of the grouping is possible. */
static bool absorb(bk_layout *out, int kept_count, int index, int number, bk_grouping grouping)
{
    if (index == kept_count) {
        if (bk_groups_in(grouping) < 0)
            return false;
        deal(out, number, grouping);
        return true;
    }
    bk_shape *kept = &out->shape[index];
    bool takes = kept->form == BK_GROUP && kept->number == number && kept->size == 3;
    for (int colour = 0; takes && colour < BK_COLOURS; colour++) {
        if ((kept->colours >> colour & 1) || !bk_count_of(grouping, colour))
            continue;
        bk_shape before = *kept;
        kept->colours |= (uint8_t)(1 << colour);
        kept->size++;
        if (absorb(out, kept_count, index + 1, number, (bk_grouping)(grouping - (1 << 2 * colour))))
            return true;
        *kept = before;
    }
    return absorb(out, kept_count, index + 1, number, grouping);
}

static void remove_empty(bk_layout *out)
{
    int kept = 0;
    for (int i = 0; i < out->count; i++)
        if (out->shape[i].size)
            out->shape[kept++] = out->shape[i];
    out->count = kept;
}

/* Builds the layout in rows: where the walk went downwards, everything is mirrored. */
static void build_in_rows(const bk_walk *walk, const bk_shape *kept, int kept_count, bk_layout *out)
{
    out->count = 0;
    for (int i = 0; i < kept_count; i++)
        add(out, kept[i]);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        replay_colour((replay){
            .walk = walk, .out = out, .kept = kept, .kept_count = kept_count, .colour = colour});
    for (int i = out->count - 1; i >= 0; i--)
        move_overflow(out, i);
    for (int number = 1; number <= BK_LAST_NUMBER; number++)
        absorb(out, kept_count, 0, number, walk->path[number].grouping);
    remove_empty(out);
}

void bk_layout_build(const bk_walk *walk, const bk_shape *kept, int kept_count, bk_layout *out)
{
    bk_shape mirrored[BK_MAX_SETS];
    if (!walk->task.downwards) {
        build_in_rows(walk, kept, kept_count, out);
        return;
    }
    for (int i = 0; i < kept_count; i++)
        mirrored[i] = bk_shape_mirrored(kept[i]);
    build_in_rows(walk, mirrored, kept_count, out);
    for (int i = 0; i < out->count; i++)
        out->shape[i] = bk_shape_mirrored(out->shape[i]);
}

void bk_layout_played(const bk_layout *layout, const uint8_t before[BK_KINDS],
                      uint8_t played[BK_KINDS])
{
    memset(played, 0, BK_KINDS);
    for (int i = 0; i < layout->count; i++)
        bk_shape_count(&layout->shape[i], played);
    for (int kind = 0; kind < BK_KINDS; kind++)
        played[kind] = (uint8_t)(played[kind] - before[kind]);
}
