#include "league.h"

#include "bytes/bytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 8 * BK_START_ROOM };

static void refuse(const char *why, const char *what)
{
    fprintf(stderr, "%s: %s\n", why, what);
    exit(2);
}

static size_t read_hex(const char *text, uint8_t *to, size_t room)
{
    size_t count = 0;
    unsigned byte;
    for (; count < room && sscanf(text + 2 * count, "%2x", &byte) == 1; count++)
        to[count] = (uint8_t)byte;
    return count;
}

static void add_rules(league *all, const char *name, double share, const uint8_t *data,
                      size_t length)
{
    league_rules *rules = &all->rules[all->rules_count++];
    static const bk_policy ANY[BK_MAX_SEATS];
    if (all->rules_count > MOST_RULES || !bk_read_start(data, length, &rules->start) ||
        bk_playout_check(&rules->start, ANY) != BK_OK)
        refuse("these rules cannot be read", name);
    strcpy(rules->name, name);
    rules->share = share;
}

static void add_policy(league *all, const char *name, double share, const uint8_t *data,
                       size_t length)
{
    league_policy *policy = &all->policies[all->policy_count++];
    if (all->policy_count > MOST_POLICIES || length != BK_POLICY_BYTES)
        refuse("this policy cannot be read", name);
    strcpy(policy->name, name);
    policy->share = share;
    policy->policy = bk_read_policy(data);
}

void read_league(const char *path, league *all)
{
    static char line[LINE_ROOM], hex[LINE_ROOM];
    static uint8_t data[BK_START_ROOM];
    char what[NAME_ROOM], name[NAME_ROOM];
    double share;
    FILE *file = fopen(path, "r");
    if (!file)
        refuse("no such file", path);
    memset(all, 0, sizeof *all);
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "%63s %63s %lf %s", what, name, &share, hex) != 4)
            refuse("this line cannot be read", line);
        size_t length = read_hex(hex, data, sizeof data);
        if (strcmp(what, "rules") == 0)
            add_rules(all, name, share, data, length);
        else
            add_policy(all, name, share, data, length);
    }
    fclose(file);
}

const league_rules *find_rules(const league *all, const char *name)
{
    for (int i = 0; i < all->rules_count; i++)
        if (strcmp(all->rules[i].name, name) == 0)
            return &all->rules[i];
    return NULL;
}

const league_policy *find_policy(const league *all, const char *name)
{
    for (int i = 0; i < all->policy_count; i++)
        if (strcmp(all->policies[i].name, name) == 0)
            return &all->policies[i];
    return NULL;
}

double draw_unit(bk_rng *rng) { return (double)(bk_rng_next(rng) >> 11) * 0x1p-53; }

int draw_rules(const league *all, bk_rng *rng)
{
    double at = draw_unit(rng);
    for (int i = 0; i + 1 < all->rules_count; i++)
        if ((at -= all->rules[i].share) < 0)
            return i;
    return all->rules_count - 1;
}

int draw_policy(const league *all, bk_rng *rng)
{
    double at = draw_unit(rng);
    for (int i = 0; i + 1 < all->policy_count; i++)
        if ((at -= all->policies[i].share) < 0)
            return i;
    return all->policy_count - 1;
}
