/* From one row to the next: what stands lead to when given tiles lie at a number. */
#include "turn_graph/builder.h"

/* ---- arriving ---------------------------------------------------------------------------- */

/* Which colours are alive, as four bits. */
static unsigned alive_colours(const bk_plays *plays, int in_groups, int in_runs, int row,
                              unsigned states)
{
    const uint16_t *alive = plays->alive[in_groups][in_runs][row];
    return (alive[0] >> (states & 15) & 1) | (alive[1] >> (states >> 4 & 15) & 1) << 1 |
           (alive[2] >> (states >> 8 & 15) & 1) << 2 | (alive[3] >> (states >> 12 & 15) & 1) << 3;
}

/* Whether all colours can come out, with the jokers in runs given to whom they help: see outlook.c. */
static bool can_come_out(const bk_plays *plays, int row, unsigned states, int jokers)
{
    enum { ALL = 15 };
    for (int in_groups = 0; in_groups <= jokers; in_groups++) {
        int needed = 0, left = jokers - in_groups;
        unsigned out = alive_colours(plays, in_groups, 0, row, states);
        for (int in_runs = 1; out != ALL && in_runs <= left; in_runs++) {
            unsigned more = alive_colours(plays, in_groups, in_runs, row, states) & ~out;
            needed += in_runs * __builtin_popcount(more);
            out |= more;
        }
        if (out == ALL && needed <= left)
            return true;
    }
    return false;
}

/* By the walk's bound, where there is one: what was played up to here, and the best that follows. */
static bool is_good_enough(const bk_plays *plays, int row, unsigned states, int jokers)
{
    const bk_wanted *wanted = plays->wanted;
    uint32_t state = 0;
    if (!wanted->walk)
        return true;
    for (int colour = 0; colour < BK_COLOURS; colour++)
        state |= (uint32_t)bk_stand_state(states, colour) << 6 * colour;
    return plays->reach + bk_bound_colours(wanted->walk, row, state, jokers) >= wanted->at_least;
}

/* It arrives at the next row, if from there the sets can be worth enough. */
static void arrive(bk_plays *plays, int row, unsigned states, int jokers, int worth)
{
    int wanted = plays->wanted->worth;
    if (worth + plays->worth_left[row] + BK_NUMBERS * jokers >= wanted &&
        can_come_out(plays, row, states, jokers) && is_good_enough(plays, row, states, jokers))
        plays->full |= !bk_stands_add(&plays->together,
                                      bk_stand_of(states, jokers, bk_min(worth, wanted)));
}

/* ---- with a choice ----------------------------------------------------------------------- */

/* A stand on its way over a row, where jokers, or runs that are short, leave a choice: what each
 * colour's tiles can do in runs, by how many they are, with fewer jokers first. */
typedef struct {
    int row;
    bk_stand from;
    uint8_t needs[BK_COLOURS][3]; /* jokers, at least; NONE: more than there are */
    uint8_t count[BK_COLOURS][3];
    bk_lead lead[BK_COLOURS][3][3 * BK_MAX_WAYS];
} passage;

enum { NONE = 3 };

static void look_ahead(const bk_plays *plays, passage *p, unsigned laid)
{
    int jokers = bk_stand_jokers(p->from);
    for (int colour = 0; colour < BK_COLOURS; colour++)
        for (int tiles = 0; tiles <= bk_draw_of(laid, colour); tiles++) {
            int state = bk_stand_state(p->from, colour);
            const uint16_t *first = plays->leads.first[plays->wanted->short_runs][state][tiles];
            bk_lead *end = p->lead[colour][tiles];
            for (int i = first[0]; i < first[jokers + 1]; i++) {
                bk_lead lead = plays->leads.lead[i];
                *end = lead;
                end += plays->maybe[jokers - lead.jokers][p->row + 1][colour] >> lead.next & 1;
            }
            p->count[colour][tiles] = (uint8_t)(end - p->lead[colour][tiles]);
            p->needs[colour][tiles] =
                p->count[colour][tiles] ? p->lead[colour][tiles]->jokers : NONE;
        }
}

/* Colour by colour: `into_runs` are the tiles of those that are left, and `spare` the jokers beyond
 * what they need. */
static void lead_on(bk_plays *plays, const passage *p, int colour, unsigned into_runs,
                    unsigned states, int jokers, int spare, int worth)
{
    if (colour == BK_COLOURS) {
        arrive(plays, p->row + 1, states, jokers, worth);
        return;
    }
    const bk_lead *lead = p->lead[colour][into_runs & 3];
    const bk_lead *end = lead + p->count[colour][into_runs & 3];
    spare += lead->jokers; /* the first needs the fewest */
    for (; lead < end && lead->jokers <= spare; lead++) {
        int more = lead->jokers && plays->wanted->worth
                       ? bk_joker_run_value(p->row, bk_stand_state(p->from, colour), lead->jokers)
                       : 0;
        lead_on(plays, p, colour + 1, into_runs >> 2, states | (unsigned)lead->next << 4 * colour,
                jokers - lead->jokers, spare - lead->jokers, worth + more);
    }
}

/* How many jokers the runs of all colours need. */
static int needs_of(const passage *p, unsigned into_runs)
{
    return p->needs[0][into_runs & 3] + p->needs[1][into_runs >> 2 & 3] +
           p->needs[2][into_runs >> 4 & 3] + p->needs[3][into_runs >> 6];
}

static void pass_with_choice(bk_plays *plays, int row, bk_stand from, unsigned laid, int worth)
{
    const bk_groupings *groups = &plays->groups->of[laid];
    int jokers = bk_stand_jokers(from);
    passage p;
    p.row = row;
    p.from = from;
    look_ahead(plays, &p, laid);
    for (int used = 0; used <= jokers; used++)
        for (int i = 0; i < groups->count[used]; i++) {
            unsigned into_runs = laid - (groups->draws[used][i] & (BK_VECTORS - 1));
            int spare = jokers - used - needs_of(&p, into_runs);
            if (spare >= 0)
                lead_on(plays, &p, 0, into_runs, 0, jokers - used, spare, worth + used * row);
        }
}

/* ---- and without ------------------------------------------------------------------------- */

/* No joker, and long runs: what goes into groups decides everything. */
static void pass_plainly(bk_plays *plays, int row, bk_stand from, unsigned laid, int worth)
{
    const bk_groupings *groups = &plays->groups->of[laid];
    for (int i = 0; i < groups->count[0]; i++) {
        unsigned into_runs = laid - groups->draws[0][i];
        unsigned low = plays->leads.pair[into_runs & 15][from & 255];
        unsigned high = plays->leads.pair[into_runs >> 4][from >> 8 & 255];
        if (low != BK_NO_LEAD && high != BK_NO_LEAD)
            arrive(plays, row + 1, low | high << 8, 0, worth);
    }
}

static void pass_stand(bk_plays *plays, int row, bk_stand from, unsigned laid, int worth)
{
    if (bk_stand_jokers(from) || plays->wanted->short_runs)
        pass_with_choice(plays, row, from, laid, worth + bk_stand_worth(from));
    else
        pass_plainly(plays, row, from, laid, worth + bk_stand_worth(from));
}

void bk_pass_point(bk_plays *plays, int row, const bk_point *point, unsigned laid)
{
    int worth = plays->wanted->worth ? bk_draw_tiles(laid) * row : 0;
    plays->together.count = 0;
    plays->patience -= point->count;
    plays->full |= plays->patience < 0;
    for (uint32_t i = 0; i < point->count; i++)
        pass_stand(plays, row, plays->graph.stand[point->first + i], laid, worth);
}
