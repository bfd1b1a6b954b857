/* Options: what one colour can do at one number, best bound first. */
#include "search/walk.h"

/* Bits of the numbers of grouped tiles for which an arc is worth considering. There must be enough
 * tiles of the colour, and all required tiles must be laid. Where tiles have positive weight, the
 * arc is skipped if another one lays more tiles and is as good. */
static unsigned fits(bool positive, int lo, int hi, int most, int tiles, int dominated_at)
{
    int from = bk_max(0, lo - tiles), to = bk_min(most, hi - tiles);
    if (positive)
        from = bk_max(from, hi - dominated_at + 1);
    return from > to ? 0 : (2u << to) - (1u << from);
}

static void fill_fits(bk_walk *walk)
{
    for (int i = 0; i < 2 * 3 * 3 * 3; i++) {
        int positive = i / 27, lo = i / 9 % 3, hi = i / 3 % 3, most = i % 3;
        for (int tiles = 0; tiles < 3; tiles++)
            for (int dominated_at = 0; dominated_at <= BK_NOT_DOMINATED; dominated_at++)
                walk->fits[positive][lo][hi][most][tiles][dominated_at] =
                    (uint8_t)fits(positive, lo, hi, most, tiles, dominated_at);
    }
}

/* Keeps the arcs of plain rows that fit these tiles. */
static void keep_fitting(const bk_moves *moves, const uint8_t (*fits)[BK_NOT_DOMINATED + 1],
                         bk_fitting_arcs *out)
{
    int count = 0;
    for (int jokers = 0; jokers < 3; jokers++)
        for (int state = 0; state <= BK_PLAIN_STATES; state++) {
            out->first[jokers][state] = (uint8_t)count;
            if (state == BK_PLAIN_STATES)
                break;
            for (int i = moves->first[jokers][state]; i < moves->first[jokers][state + 1]; i++) {
                bk_arc arc = moves->arc[i];
                uint8_t grouped = fits[arc.tiles][arc.dominated_at];
                if (grouped)
                    out->arc[count++] = (bk_fitting_arc){arc.tiles, arc.jokers, arc.next, grouped};
            }
        }
}

void bk_options_init(bk_walk *walk)
{
    fill_fits(walk);
    for (int i = 0; i < 2 * 3 * 3 * 3; i++) {
        int positive = i / 27, lo = i / 9 % 3, hi = i / 3 % 3, most = i % 3;
        keep_fitting(&walk->runs.moves[0][0][0][0], walk->fits[positive][lo][hi][most],
                     &walk->fitting[positive][lo][hi][most]);
    }
}

/* ---- listing --------------------------------------------------------------------------- */

/* A list in the making: of one colour at one number. */
typedef struct {
    bk_option *list;
    int count, lo;
    int32_t weight;
} listing;

static inline void insert(listing *l, bk_fitting_arc arc, int32_t after)
{
    int32_t gain = (arc.tiles - l->lo) * l->weight;
    bk_option new = {gain + after, gain, arc.next, arc.tiles, arc.jokers, arc.fits};
    int i = l->count++;
    for (; i > 0 && l->list[i - 1].bound < new.bound; i--)
        l->list[i] = l->list[i - 1];
    l->list[i] = new;
}

typedef const uint8_t (*fits_by_tiles)[BK_NOT_DOMINATED + 1];

static fits_by_tiles fits_of(const bk_walk *walk, int row, int colour, int used)
{
    const bk_task *task = &walk->task;
    int most = bk_count_of(walk->row[row].groups.most[used], colour);
    return walk->fits[task->weight[row] >= 0][task->lo[row][colour]][task->hi[row][colour]][most];
}

typedef const int32_t (*rest_bounds)[BK_STATE_SLOTS][BK_COLOURS]; /* [jokers][state][colour] */

static inline void list_plain(const bk_fitting_arcs *arcs, int state, int colour, int jokers,
                              rest_bounds rest, listing *l)
{
    const bk_fitting_arc *arc = arcs->arc + arcs->first[jokers][state];
    const bk_fitting_arc *end = arcs->arc + arcs->first[jokers][state + 1];
    for (; arc < end; arc++) {
        int32_t after = rest[jokers - arc->jokers][arc->next][colour];
        if (after > BK_IMPOSSIBLE / 2)
            insert(l, *arc, after);
    }
}

static void list_other(const bk_moves *moves, fits_by_tiles fits, int state, int colour, int jokers,
                       rest_bounds rest, listing *l)
{
    const bk_arc *arc = moves->arc + moves->first[jokers][state];
    const bk_arc *end = moves->arc + moves->first[jokers][state + 1];
    for (; arc < end; arc++) {
        uint8_t grouped = fits[arc->tiles][arc->dominated_at];
        int32_t after = rest[jokers - arc->jokers][arc->next][colour];
        if (grouped && after > BK_IMPOSSIBLE / 2)
            insert(l, (bk_fitting_arc){arc->tiles, arc->jokers, arc->next, grouped}, after);
    }
}

/* Writes down where the options begin that fit a number of grouped tiles. */
static inline void index_options(bk_options *o, const listing *l)
{
    for (int grouped = 0; grouped < 3; grouped++) {
        o->top[grouped] = BK_IMPOSSIBLE;
        o->fitting[grouped] = 0;
    }
    for (int i = l->count - 1; i >= 0; i--)
        for (int grouped = 0; grouped < 3; grouped++)
            if (l->list[i].fits >> grouped & 1) {
                o->first[grouped] = (uint8_t)i;
                o->fitting[grouped]++;
                o->top[grouped] = l->list[i].bound + grouped * l->weight;
            }
    o->best = bk_max(o->top[0], bk_max(o->top[1], o->top[2]));
}

void bk_options_fill(bk_walk *walk, int row, int state, int colour, int jokers, bk_options *o)
{
    const bk_row *r = &walk->row[row];
    int used = walk->task.jokers_hi - jokers;
    listing l = {walk->option + walk->option_count, 0, walk->task.lo[row][colour],
                 walk->task.weight[row]};
    rest_bounds rest = (rest_bounds)walk->bound[row + 1];
    if (r->plain)
        list_plain(r->fitting[used][colour], state, colour, jokers, rest, &l);
    else
        list_other(r->moves[colour], fits_of(walk, row, colour, used), state, colour, jokers, rest,
                   &l);
    o->generation = walk->generation;
    o->list = (uint32_t)walk->option_count;
    o->count = (uint8_t)l.count;
    walk->option_count += l.count;
    index_options(o, &l);
}
