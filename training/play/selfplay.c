/* Self-play: writes what seats knew in rounds of the league, and how the rounds went on.
 *   selfplay LEAGUE WEIGHTS SEED LAMBDA [ROUNDS] > samples
 *
 * It runs until its output is closed, or for so many rounds. The weights are read again whenever their file changes; until
 * there is one, policies play alone. A seat is played by the network, by a former one, or by a
 * policy, which may overlook tiles. If the league has one opponent only, a network meets nobody
 * else, and only its own turns are written: then it learns to beat that opponent. In a league of
 * learners only turns of networks that learn are written, whomever they meet. A sample is the
 * features of an outlook, its target and its result; training/play/layout.py has its form. If the
 * league has a search, some samples also tell what that thinks of the turn (search_value.h); the
 * rounds are the same with it and without it. */
#include "league.h"
#include "responder.h"
#include "search_value.h"

#include "network/learned.h"
#include "rounds/seat.h"
#include "rules/rules.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FORMER = 3, MOST_NOTES = 4096, MOST_PAIRS = 64, WHOLE = 65535, CHECK_ROUNDS = 64 };
enum { SEARCHED_WHOLE = 65534, NOT_SEARCHED = 65535 };

/* Shares of all seats, turns or rounds, chosen at random. */
static const double ALL_LEARN = 0.4;    /* rounds in which networks play every seat */
static const double ONE_TABLE = 0.3;    /* rounds of one network against a table of one policy */
static const double FORMER_SEAT = 0.25; /* seats of a network that a former one plays */
static const double EXPLORE = 0.02;     /* turns of a network that are chosen at random */
static const double SLIP_SEAT = 0.3;    /* seats of a policy that slip */
static const double SLIP = 0.2;         /* turns in which they do: they notice few tiles */
static const double KEEP_FORCED = 0.2;  /* turns without a choice that are written */
static const double LOOK = 0.3;         /* turns after which some seat looks without moving */
static const double KEEP_WAY = 0.7;     /* turns in which a margin holds against an opponent */
static const double BEGUN = 0.4;        /* rounds that a policy begins for a network */
enum { BEGUN_TURNS = 70 };              /* after which the network takes over, at the latest */

typedef struct {
    uint8_t features[BK_FEATURE_WORDS * sizeof(uint64_t)];
    uint16_t target; /* probability to win, as (it + 1/2) / 2 in units of 1 / WHOLE: that of a pair
                        may lie beyond 0 and 1 */
    uint16_t searched; /* probability to win by a search, in units of 1 / SEARCHED_WHOLE, or
                          NOT_SEARCHED */
    int16_t score;   /* of the seat in the end */
    uint8_t winner;  /* in turn order, 0: the seat itself */
    uint8_t rules;   /* number in the league */
    uint8_t seats;
    uint8_t flags; /* 1: the first sample of a round; 2: the seat looks without having moved;
                      4: by bots for people; 8: one of a pair */
} sample;

typedef struct {
    bk_outlook outlook;
    int seat;
    bool looks, plays, forced, explored;
    bool skipped; /* not written */
    double value, best; /* of the turn made, and of the best turn */
    int pair;           /* 1 + its number, or 0 */
} note;

/* Another turn than the one made, and how the round went on after it with the same tiles. */
typedef struct {
    bk_outlook outlook;
    double value;
    bk_result result;
} pair;

typedef struct {
    int network; /* a slot, or -1: a policy */
    const league_policy *plays;
    double slip, noise;
    int begun;  /* turns of the round in which the policy plays for the network */
    bool mute;  /* nothing is written of this seat */
} seat_player;

static league all;
static bk_network networks[1 + FORMER]; /* the present one, then former ones */
static bk_network choosers[1 + FORMER]; /* the same, with the worth of points */
static int known;                       /* of these */
static bk_solver *solver;
static bk_learned learned[1 + FORMER], fixed[MOST_POLICIES]; /* the others: of the league */
static bk_first_layer judge[BK_MAX_SEATS];
static bk_view view;
static bk_decision decision;
static note notes[MOST_NOTES];
static int note_count;
/* Before the turns of the notes, and before the turn at hand; kept only if there is a search. */
static bk_round moments[MOST_NOTES], before_turn;
static pair pairs[MOST_PAIRS];
static int pair_count;
static bool is_trial; /* the round at hand is played to see how it goes on after another turn */
static bk_rng rng;
static bk_rng search_rng; /* a second one, so that a search does not change the rounds */
static double lambda;

/* ---- weights --------------------------------------------------------------------------- */

/* Reads the weights if their file has changed. Now and then the ones before are kept. */
static void read_weights(const char *path)
{
    static struct timespec last;
    static int reads;
    struct stat now;
    if (stat(path, &now) != 0 ||
        (now.st_mtim.tv_sec == last.tv_sec && now.st_mtim.tv_nsec == last.tv_nsec))
        return;
    last = now.st_mtim;
    static bk_network read;
    if (!read_network(path, &read))
        return;
    if (known > 0) {
        int slot = 1 + (reads / 2) % FORMER;
        networks[slot] = networks[0];
        known = known > slot + 1 ? known : slot + 1;
    }
    networks[0] = read;
    known = known > 1 ? known : 1;
    reads++;
    for (int i = 0; i < known; i++) {
        choosers[i] = networks[i];
        add_points(&choosers[i], all.points);
        bk_learned_init(&learned[i], &choosers[i]);
    }
}

/* ---- who plays ------------------------------------------------------------------------- */

static seat_player some_network(void)
{
    static const double NOISE[] = {0, 0, 0.05, 0.15};
    seat_player player = {.noise = NOISE[bk_rng_below(&rng, 4)]};
    if (known > 1 && draw_unit(&rng) < FORMER_SEAT)
        player.network = 1 + (int)bk_rng_below(&rng, (uint32_t)known - 1);
    return player;
}

static seat_player some_policy(int which)
{
    return (seat_player){.network = -1,
                         .plays = &all.policies[which],
                         .slip = draw_unit(&rng) < SLIP_SEAT ? SLIP : 0};
}

/* A network, or while there is none a policy, against the only opponent. A policy that begins the
 * round brings the network to positions that it would not reach itself. */
static void seat_responder(const bk_start *start, seat_player players[BK_MAX_SEATS])
{
    int alone = (int)bk_rng_below(&rng, start->seats);
    seat_player begins = some_policy(draw_policy(&all, &rng));
    if (draw_unit(&rng) < 0.5)
        begins.plays = all.opponent;
    for (int seat = 0; seat < start->seats; seat++)
        players[seat] = (seat_player){.network = -1, .plays = all.opponent, .mute = true};
    players[alone] = known ? (seat_player){.noise = some_network().noise} : begins;
    if (known && draw_unit(&rng) < BEGUN) {
        players[alone].plays = begins.plays;
        players[alone].begun = 1 + (int)bk_rng_below(&rng, BEGUN_TURNS);
    }
}

/* Networks that learn among themselves, or one of them at a table of the league, of which nothing
 * is written. In some rounds the first turns are made for them: that takes less time, and brings
 * them to more ends of rounds. */
static void seat_learners(const bk_start *start, seat_player players[BK_MAX_SEATS])
{
    bool together = draw_unit(&rng) < all.together;
    int alone = (int)bk_rng_below(&rng, start->seats), table = draw_policy(&all, &rng);
    bool begun = draw_unit(&rng) < all.begun;
    int turns = 1 + (int)bk_rng_below(&rng, BEGUN_TURNS), begins = draw_policy(&all, &rng);
    while (all.policies[begins].network)
        begins = draw_policy(&all, &rng);
    for (int seat = 0; seat < start->seats; seat++) {
        if (!known || (seat != alone && !together)) {
            players[seat] = some_policy(table);
            players[seat].mute = known > 0;
            continue;
        }
        players[seat] = seat == alone ? (seat_player){.noise = some_network().noise}
                                      : some_network();
        players[seat].plays = &all.policies[begins];
        players[seat].begun = begun ? turns : 0;
    }
}

static void seat_players(const bk_start *start, seat_player players[BK_MAX_SEATS])
{
    bool learns = known > 0 && bk_can_learn(start);
    if (all.opponent) {
        seat_responder(start, players);
        return;
    }
    if (all.own_turns) {
        seat_learners(start, players);
        return;
    }
    double kind = draw_unit(&rng);
    int table = draw_policy(&all, &rng), alone = (int)bk_rng_below(&rng, start->seats);
    for (int seat = 0; seat < start->seats; seat++) {
        bool network = kind < ALL_LEARN              ? true
                       : kind < ALL_LEARN + ONE_TABLE ? seat == alone
                                                      : seat == alone || draw_unit(&rng) < 0.3;
        if (learns && network)
            players[seat] = some_network();
        else
            players[seat] =
                some_policy(kind < ALL_LEARN + ONE_TABLE ? table : draw_policy(&all, &rng));
    }
}

/* ---- turns ----------------------------------------------------------------------------- */

static double probability(int32_t log_odds) { return bk_probability(log_odds) / 65536.0; }

/* Notes what the seat that has moved knows. A tile just drawn is not looked at yet. */
static note *write_note(const bk_round *round, int seat, bool plays, bool looks)
{
    note *to = &notes[note_count++];
    if (all.search.share > 0)
        moments[to - notes] = before_turn;
    bk_estimate estimate;
    uint8_t drawn = round->memory[seat].drawn;
    memset(to, 0, sizeof *to);
    to->seat = seat;
    to->looks = looks;
    to->plays = plays;
    bk_look(round, seat, &to->outlook);
    if (!plays && !looks && drawn != BK_FACE_DOWN) {
        to->outlook.rack[drawn]--;
        to->outlook.drew = true;
    }
    if (known && !looks) {
        bk_estimate_outlook(&judge[seat], &to->outlook, &estimate);
        to->value = probability(estimate.win);
    }
    return to;
}

/* The probability to win after a choice of the seat to move. */
static double judge_choice(const bk_round *round, const bk_choice *choice)
{
    bk_outlook outlook;
    bk_estimate estimate;
    bk_look_after(round, choice->plays ? choice->played : NULL, &outlook);
    bk_estimate_outlook(&judge[round->to_move], &outlook, &estimate);
    return probability(estimate.win);
}

static void take_turn(bk_round *round, const seat_player players[]);

/* One of the best choices but the one made. */
static int draw_other(const bk_learned *by, int made)
{
    enum { OTHERS = 4 };
    int found[OTHERS], count = 0;
    while (count < OTHERS && count + 1 < by->count) {
        int best = -1;
        for (int i = 0; i < by->count; i++) {
            bool taken = i == made;
            for (int k = 0; k < count; k++)
                taken = taken || found[k] == i;
            if (!taken && (best < 0 || by->choice[i].value > by->choice[best].value))
                best = i;
        }
        found[count++] = best;
    }
    return found[bk_rng_below(&rng, (uint32_t)count)];
}

/* Plays the round on after another choice, with the same tiles and the same luck. */
static void try_other(const bk_round *round, const bk_choice *choice, bool stuck,
                      const seat_player players[])
{
    pair *to = &pairs[pair_count++];
    bk_round trial = *round;
    bk_rng before = rng;
    bk_ending ending;
    int kept = note_count, mover = round->to_move;
    to->value = judge_choice(round, choice);
    bk_look_after(round, choice->plays ? choice->played : NULL, &to->outlook);
    bk_make_choice(&trial, choice, stuck);
    is_trial = true;
    while (!bk_round_ended(&trial, mover, &ending) && note_count + 2 < MOST_NOTES) {
        mover = trial.to_move;
        take_turn(&trial, players);
    }
    is_trial = false;
    bk_round_score(&trial, ending, &to->result);
    note_count = kept;
    rng = before;
}

/* A network's turn: the best choice, nearly the best one, or any. */
static void choose(bk_round *round, bk_learned *by, double noise, const seat_player players[])
{
    int seat = round->to_move;
    if (bk_list_choices(by, solver, round) != BK_OK)
        exit(3);
    int best = bk_best_choice(by), chosen = best;
    if (all.opponent && !all.opponent->network && draw_unit(&rng) < KEEP_WAY)
        best = chosen = choose_response(by, solver, round, &all.opponent->policy, all.margin);
    if (by->count > 1 && draw_unit(&rng) < EXPLORE) {
        chosen = (int)bk_rng_below(&rng, (uint32_t)by->count);
    } else if (by->count > 1 && noise > 0) {
        double most = -1e9;
        for (int i = 0; i < by->count; i++) {
            double value = (double)by->choice[i].value / BK_OUTPUT_ONE +
                           noise * 3.5 * (draw_unit(&rng) - 0.5);
            if (value > most) {
                most = value;
                chosen = i;
            }
        }
    }
    bk_choice made = by->choice[chosen];
    bool forced = by->count == 1, stuck = by->stuck;
    double best_value = chosen == best ? 0 : judge_choice(round, &by->choice[best]);
    bool paired = !is_trial && !forced && draw_unit(&rng) < all.pairs && pair_count < MOST_PAIRS;
    if (paired) {
        bk_choice other = by->choice[draw_other(by, chosen)];
        try_other(round, &other, stuck, players);
    }
    bk_make_choice(round, &made, stuck);
    note *to = write_note(round, seat, made.plays, false);
    to->pair = paired ? pair_count : 0;
    to->forced = forced;
    to->explored = chosen != best;
    to->best = best_value;
}

/* Leaves a turn to the endgame search, if the player does that; returns whether it did. */
static bool take_searched_turn(bk_round *round, const seat_player *by)
{
    int seat = round->to_move;
    unsigned questions = all.opponent      ? all.opponent->questions
                         : by->network < 0 ? by->plays->questions
                                           : all.questions;
    unsigned version = round->version;
    const league_policy *plays = by->network < 0 ? by->plays : all.champion;
    if (!questions || !take_end_turn(round, solver, questions, &plays->policy))
        return false;
    write_note(round, seat, round->version != version, false)->forced = true;
    return true;
}

/* Takes away what a seat does not notice. */
static void overlook(const bk_round *round, double notices, double rack_only)
{
    for (int kind = 0; kind < BK_KINDS; kind++)
        for (int tile = view.position.rack[kind]; tile > 0; tile--)
            view.position.rack[kind] -= draw_unit(&rng) >= notices;
    if (!round->keeps_sets && round->opened[round->to_move] && draw_unit(&rng) < rack_only)
        memset(view.position.table, 0, sizeof view.position.table);
}

/* A turn with the tiles that are noticed. Whoever must play looks again if there is none. */
static bk_status take_careless_turn(bk_round *round, const bk_policy *policy, double notices,
                                    double rack_only, bool *plays)
{
    int seat = round->to_move;
    decision.solver = solver;
    bk_observe(&view, round);
    overlook(round, notices, rack_only);
    *plays = bk_decide(&decision, &view, policy);
    if (!*plays && view.must_play)
        return bk_take_turn(round, solver, &view, &decision, policy, plays);
    if (*plays)
        bk_round_play(round, &decision.turn);
    else
        bk_round_draw(round);
    bk_remember_stuck(round, seat, false);
    return decision.status;
}

/* The turn of a network of the league, which does not learn. */
static void take_fixed_turn(bk_round *round, bk_learned *by)
{
    int seat = round->to_move;
    if (bk_list_choices(by, solver, round) != BK_OK)
        exit(3);
    bk_choice made = by->choice[bk_best_choice(by)];
    bk_make_choice(round, &made, by->stuck);
    write_note(round, seat, made.plays, false);
}

static void take_policy_turn(bk_round *round, const seat_player *player)
{
    int seat = round->to_move;
    const league_policy *plays = player->plays;
    if (plays->network) {
        take_fixed_turn(round, &fixed[plays - all.policies]);
        return;
    }
    unsigned version = round->version;
    if (plays->waits && take_waiting_turn(round, solver)) {
        write_note(round, seat, round->version != version, false);
        return;
    }
    double notices = plays->notices;
    bool stuck = bk_is_stuck(round), played = false;
    if (draw_unit(&rng) < player->slip)
        notices *= draw_unit(&rng);
    bool careless = !stuck && (notices < 1 || plays->rack_only > 0);
    bk_status status =
        careless
            ? take_careless_turn(round, &plays->policy, notices, plays->rack_only, &played)
            : bk_take_turn(round, solver, &view, &decision, &plays->policy, &played);
    if (status != BK_OK)
        exit(3);
    write_note(round, seat, played, false)->forced = stuck;
}

/* ---- samples --------------------------------------------------------------------------- */

/* Exchanges the colours, which are all alike. */
static void permute_colours(bk_outlook *outlook)
{
    uint8_t order[BK_COLOURS] = {0, 1, 2, 3};
    bk_outlook before = *outlook;
    bk_rng_shuffle(&rng, order, BK_COLOURS);
    for (int colour = 0; colour < BK_COLOURS; colour++) {
        memcpy(outlook->rack + bk_kind(colour, 1), before.rack + bk_kind(order[colour], 1),
               BK_NUMBERS);
        memcpy(outlook->table + bk_kind(colour, 1), before.table + bk_kind(order[colour], 1),
               BK_NUMBERS);
    }
}

/* The turn of a note: what its seat has laid since, or that it drew. */
static bk_choice turn_of(const note *of)
{
    const bk_round *before = &moments[of - notes];
    bk_choice made = {.plays = of->plays};
    for (int kind = 0; kind < BK_KINDS && of->plays; kind++) {
        made.played[kind] = (uint8_t)(before->rack[of->seat][kind] - of->outlook.rack[kind]);
        made.tiles = (uint8_t)(made.tiles + made.played[kind]);
    }
    return made;
}

/* What the search thinks of a turn, as in a sample. */
static uint16_t search_turn(const note *of)
{
    const bk_round *before = &moments[of - notes];
    if (of->looks || draw_unit(&search_rng) >= all.search.share || !can_search(&all.search, before))
        return NOT_SEARCHED;
    bk_choice made = turn_of(of);
    double value = search_value(&all.search, solver, before, &made, bk_rng_next(&search_rng));
    return (uint16_t)(value * SEARCHED_WHOLE + 0.5);
}

static void write_sample(const note *from, double target, uint16_t searched,
                         const bk_result *result, int rules, int flags)
{
    sample to = {0};
    bk_feature_set features;
    bk_outlook outlook = from->outlook;
    int seats = outlook.seats;
    permute_colours(&outlook);
    bk_find_features(&outlook, &features);
    memcpy(to.features, features.word, sizeof to.features);
    to.target = (uint16_t)((target + 0.5) / 2 * WHOLE + 0.5);
    to.searched = searched;
    to.score = result->scores[from->seat];
    to.winner = (uint8_t)((result->winner - from->seat + seats) % seats);
    to.rules = (uint8_t)rules;
    to.seats = (uint8_t)seats;
    to.flags = (uint8_t)(flags | from->looks << 1);
    if (fwrite(&to, sizeof to, 1, stdout) != 1)
        exit(0);
}

/* Both turns of a pair. Their mean is as the network thinks, and what lies between them is how the
 * two rounds ended: equal deals tell turns apart that luck would hide. */
static void write_pair(const note *one, const bk_result *result, int rules)
{
    enum { OF_A_PAIR = 8 };
    const pair *two = &pairs[one->pair - 1];
    note other = {.outlook = two->outlook, .seat = one->seat};
    double mean = (one->value + two->value) / 2;
    double half = ((result->winner == one->seat) - (two->result.winner == one->seat)) / 2.0;
    write_sample(one, mean + half, NOT_SEARCHED, result, rules, OF_A_PAIR);
    write_sample(&other, mean - half, NOT_SEARCHED, &two->result, rules, OF_A_PAIR);
}

/* Targets from the end of the round backwards: TD(lambda) on what each seat thought after its next
 * turn. After a turn that was not the best one, the trace is cut. */
static void write_samples(const bk_result *result, int rules)
{
    double target_of_next[BK_MAX_SEATS], value_of_next[BK_MAX_SEATS];
    bool first = true;
    for (int seat = 0; seat < BK_MAX_SEATS; seat++)
        target_of_next[seat] = value_of_next[seat] = result->winner == seat;
    for (int i = note_count - 1; i >= 0; i--) {
        const note *at = &notes[i];
        int seat = at->seat;
        double target = known ? lambda * target_of_next[seat] + (1 - lambda) * value_of_next[seat]
                              : result->winner == seat;
        if (at->skipped)
            continue;
        if (at->pair)
            write_pair(at, result, rules);
        if (first || at->looks || !at->forced || draw_unit(&rng) < KEEP_FORCED) {
            write_sample(at, target, search_turn(at), result, rules, first);
            first = false;
        }
        if (!at->looks) {
            target_of_next[seat] = at->explored ? at->best : target;
            value_of_next[seat] = at->explored ? at->best : at->value;
        }
    }
}

/* ---- rounds ---------------------------------------------------------------------------- */

static void take_turn(bk_round *round, const seat_player players[])
{
    const seat_player *player = &players[round->to_move];
    if (all.search.share > 0 && !is_trial)
        before_turn = *round;
    bool begins = round->turns < player->begun;
    if (take_searched_turn(round, player))
        ;
    else if (player->network < 0 || begins)
        take_policy_turn(round, player);
    else
        choose(round, &learned[player->network], player->noise, players);
    notes[note_count - 1].skipped = player->mute || begins;
}

static void play_round(void)
{
    bk_round round;
    bk_ending ending;
    bk_result result;
    seat_player players[BK_MAX_SEATS];
    int rules = draw_rules(&all, &rng), mover;
    bk_start start = all.rules[rules].start;
    start.starter = start.to_move = (uint8_t)bk_rng_below(&rng, start.seats);
    seat_players(&start, players);
    note_count = pair_count = 0;
    for (int seat = 0; known && seat < start.seats; seat++)
        bk_first_layer_init(&judge[seat], &networks[0]);
    bk_round_begin(&round, &start, bk_rng_next(&rng));
    do {
        mover = round.to_move;
        take_turn(&round, players);
        if (draw_unit(&rng) < LOOK) {
            int looks = (int)bk_rng_below(&rng, start.seats);
            write_note(&round, looks, false, true)->skipped =
                players[looks].mute || round.turns < players[looks].begun;
        }
    } while (!bk_round_ended(&round, mover, &ending) && note_count + 2 < MOST_NOTES);
    bk_round_score(&round, ending, &result);
    if (note_count > 0 && notes[note_count - 1].looks)
        note_count--; /* nobody looks when all is over */
    write_samples(&result, rules);
}

int main(int count, char **arguments)
{
    if (count != 5 && count != 6) {
        fprintf(stderr, "usage: selfplay LEAGUE WEIGHTS SEED LAMBDA [ROUNDS]\n");
        return 2;
    }
    read_league(arguments[1], &all);
    for (int i = 0; i < all.policy_count; i++)
        if (all.policies[i].network)
            bk_learned_init(&fixed[i], all.policies[i].network);
    rng.state = strtoull(arguments[3], NULL, 10);
    search_rng.state = ~rng.state;
    unsigned long long rounds = count == 6 ? strtoull(arguments[5], NULL, 10) : ULLONG_MAX;
    lambda = strtod(arguments[4], NULL);
    solver = malloc(bk_solver_size());
    if (!solver)
        return 3;
    bk_solver_init(solver);
    setvbuf(stdout, NULL, _IOFBF, 1 << 20);
    for (unsigned long long played = 0; played < rounds; played++) {
        if (played % CHECK_ROUNDS == 0)
            read_weights(arguments[2]);
        play_round();
    }
    return fclose(stdout) == 0 ? 0 : 1;
}
