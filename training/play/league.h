/* The league: the rules that are played by, and the policies that play beside networks.
 *
 * Its file has one line each, with bytes as in bytes/bytes.h, in hexadecimal:
 *   rules NAME SHARE START      all tiles of the start lie face down
 *   policy NAME SHARE NOTICES RACK_ONLY QUESTIONS POLICY
 *   opponent NAME MARGIN        a policy above; networks play against nobody else
 * training/play/league.py writes it. */
#ifndef TRAINING_PLAY_LEAGUE_H
#define TRAINING_PLAY_LEAGUE_H

#include "rounds/playout.h"
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
    bk_policy policy;
} league_policy;

typedef struct {
    int rules_count, policy_count;
    league_rules rules[MOST_RULES];
    league_policy policies[MOST_POLICIES];
    const league_policy *opponent; /* the only one, or NULL */
    double margin; /* log odds that a network must gain to leave the opponent's way of playing */
} league;

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
