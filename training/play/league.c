#include "league.h"

#include "bytes/bytes.h"

#include <math.h>
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

static void add_rules(league *all, const char *line)
{
    static char hex[LINE_ROOM];
    static uint8_t data[BK_START_ROOM];
    static const bk_policy ANY[BK_MAX_SEATS];
    league_rules *rules = &all->rules[all->rules_count++];
    if (all->rules_count > MOST_RULES ||
        sscanf(line, "rules %63s %lf %s", rules->name, &rules->share, hex) != 3 ||
        !bk_read_start(data, read_hex(hex, data, sizeof data), &rules->start) ||
        bk_playout_check(&rules->start, ANY) != BK_OK)
        refuse("these rules cannot be read", line);
}

static bk_policy read_policy(const char *hex, const char *line)
{
    uint8_t data[BK_POLICY_BYTES + 1];
    if (read_hex(hex, data, sizeof data) != BK_POLICY_BYTES)
        refuse("this policy cannot be read", line);
    return bk_read_policy(data);
}

static void add_policy(league *all, const char *line)
{
    char hex[NAME_ROOM];
    league_policy *policy = &all->policies[all->policy_count++];
    if (all->policy_count > MOST_POLICIES ||
        sscanf(line, "policy %63s %lf %lf %lf %u %u %63s", policy->name, &policy->share,
               &policy->notices, &policy->rack_only, &policy->questions, &policy->waits,
               hex) != 7)
        refuse("this policy cannot be read", line);
    policy->policy = read_policy(hex, line);
}

static void add_network(league *all, const char *line)
{
    char path[LINE_ROOM];
    league_policy *player = &all->policies[all->policy_count++];
    bk_network *network = malloc(sizeof *network);
    player->notices = 1;
    if (all->policy_count > MOST_POLICIES || !network ||
        sscanf(line, "network %63s %lf %u %s", player->name, &player->share, &player->questions,
               path) != 4 ||
        !read_network(path, network))
        refuse("this network cannot be read", line);
    player->network = network;
}

static void name_opponent(league *all, const char *line)
{
    char name[NAME_ROOM];
    if (sscanf(line, "opponent %63s %lf", name, &all->margin) != 2 ||
        !(all->opponent = find_policy(all, name)))
        refuse("there is no such opponent", line);
}

static void describe_learner(league *all, const char *line)
{
    if (sscanf(line, "learner %u %lf %lf %lf %lf", &all->questions, &all->points, &all->together,
               &all->begun, &all->pairs) != 5)
        refuse("these networks cannot learn", line);
    all->own_turns = true;
}

static void describe_search(league *all, const char *line)
{
    char hex[3][NAME_ROOM];
    search_plan *search = &all->search;
    if (sscanf(line, "search %lf %d %d %d %63s %63s %63s", &search->share, &search->deals,
               &search->pool, &search->hoarding_rack, hex[0], hex[1], hex[2]) != 7 ||
        search->deals < 1)
        refuse("this search cannot be read", line);
    search->most_tiles = read_policy(hex[0], line);
    search->hoards = read_policy(hex[1], line);
    search->holds = read_policy(hex[2], line);
}

void read_league(const char *path, league *all)
{
    static char line[LINE_ROOM];
    FILE *file = fopen(path, "r");
    if (!file)
        refuse("no such file", path);
    memset(all, 0, sizeof *all);
    while (fgets(line, sizeof line, file)) {
        if (strncmp(line, "rules ", 6) == 0)
            add_rules(all, line);
        else if (strncmp(line, "opponent ", 9) == 0)
            name_opponent(all, line);
        else if (strncmp(line, "network ", 8) == 0)
            add_network(all, line);
        else if (strncmp(line, "learner ", 8) == 0)
            describe_learner(all, line);
        else if (strncmp(line, "search ", 7) == 0)
            describe_search(all, line);
        else
            add_policy(all, line);
    }
    fclose(file);
    all->champion = find_policy(all, "champion");
    bool asks = all->questions > 0;
    for (int i = 0; i < all->policy_count; i++)
        asks = asks || all->policies[i].questions > 0;
    if (asks && (!all->champion || all->champion->network))
        refuse("who asks the endgame search needs a policy named champion", path);
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

bool read_network(const char *path, bk_network *to)
{
    FILE *file = fopen(path, "rb");
    bool read = file && fread(to, sizeof *to, 1, file) == 1;
    if (file)
        fclose(file);
    return read;
}

void add_points(bk_network *network, double points)
{
    enum { WIN = 0, HUNDREDS = BK_MAX_SEATS };
    network->bias_4[WIN] += (int32_t)lround(points * network->bias_4[HUNDREDS]);
    for (int unit = 0; unit < BK_LAYER_3; unit++)
        network->weights_4[WIN][unit] =
            (int16_t)(network->weights_4[WIN][unit] +
                      lround(points * network->weights_4[HUNDREDS][unit]));
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
