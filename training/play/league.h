/* The league: the rules that are played by, and who plays beside the networks that learn.
 *
 * Its file has one line each, with bytes as in bytes/bytes.h, in hexadecimal:
 *   rules NAME SHARE START      all tiles of the start lie face down
 *   policy NAME SHARE NOTICES RACK_ONLY QUESTIONS WAITS POLICY
 *   network NAME SHARE QUESTIONS PATH
 *   opponent NAME MARGIN        a player above; networks that learn meet nobody else
 *   learner QUESTIONS POINTS TOGETHER BEGUN PAIRS
 *                               only turns of networks that learn are written
 *   search SHARE DEALS POOL HOARDING_RACK MOST_TILES HOARDS HOLDS
 *                               a share of the turns is searched, by these policies
 * training/play/league.py writes it. */
#ifndef TRAINING_PLAY_LEAGUE_H
#define TRAINING_PLAY_LEAGUE_H

#include "search_value.h"

#include "network/network.h"
#include "rounds/rng.h"

enum { MOST_RULES = 16, MOST_POLICIES = 32, NAME_ROOM = 64 };

typedef struct {
    char name[NAME_ROOM];
    double share;
    bk_start start;
} league_rules;

typedef struct {
    char name[NAME_ROOM];
    double share;
    double notices;   /* probability that a tile of the rack is noticed in a turn */
    double rack_only; /* share of turns that leave the table as it is */
    unsigned questions; /* to the endgame search, for one move; 0: it is not asked */
    unsigned waits; /* between two it opens only after the rival, as the champion does; 0 or 1 */
    bk_policy policy;
    const bk_network *network; /* that plays instead of the policy, or NULL */
} league_policy;

typedef struct {
    int rules_count, policy_count;
    league_rules rules[MOST_RULES];
    league_policy policies[MOST_POLICIES];
    const league_policy *opponent; /* the only one, or NULL */
    const league_policy *champion; /* the policy of that name, or NULL; a network that asks the
                                      endgame search plays like it where the search finds nothing */
    double margin; /* log odds that a network must gain to leave the opponent's way of playing */
    bool own_turns;     /* only turns of networks that learn are written */
    unsigned questions; /* of these networks to the endgame search */
    double points;      /* log odds that a hundred points are worth to them */
    double together;    /* share of rounds that they play among themselves */
    double begun;       /* share of rounds in which a policy makes their first turns */
    double pairs;       /* share of their turns that are compared with another one, on equal deals */
    search_plan search; /* which turns are searched */
} league;

/* Reads weights; returns whether they could be read. */
bool read_network(const char *path, bk_network *);

/* Makes the output for winning one for choosing: log odds to win, and so much for a hundred
 * points. */
void add_points(bk_network *, double points);

/* Reads a file, or ends the program with a message. */
void read_league(const char *path, league *);

const league_rules *find_rules(const league *, const char *name);   /* or NULL */
const league_policy *find_policy(const league *, const char *name); /* or NULL */

/* Choose at random, by their shares. */
int draw_rules(const league *, bk_rng *);
int draw_policy(const league *, bk_rng *);

/* A random number from 0 to just below 1. */
double draw_unit(bk_rng *);

#endif
