#include "network/network.h"

#include "rules/kinds.h"

#include <string.h>

enum {
    SUM_1_SHIFT = 3,  /* from BK_WEIGHT_ONE to BK_UNIT_ONE */
    SUM_SHIFT = 11,   /* from BK_WEIGHT_ONE * BK_UNIT_ONE to BK_UNIT_ONE */
    OUTPUT_SHIFT = 9, /* from there to BK_OUTPUT_ONE */
    UNIT_MOST = 2 * BK_UNIT_ONE - 1,
};

/* ---- the first layer ------------------------------------------------------------------- */

void bk_first_layer_init(bk_first_layer *layer, const bk_network *network)
{
    layer->network = network;
    memset(&layer->now, 0, sizeof layer->now);
    memcpy(layer->sum, network->bias_1, sizeof layer->sum);
}

static void add_row(int32_t sum[BK_LAYER_1], const int16_t row[BK_LAYER_1])
{
    for (int i = 0; i < BK_LAYER_1; i++)
        sum[i] += row[i];
}

static void take_row(int32_t sum[BK_LAYER_1], const int16_t row[BK_LAYER_1])
{
    for (int i = 0; i < BK_LAYER_1; i++)
        sum[i] -= row[i];
}

static void bring_up_to_date(bk_first_layer *layer, const bk_feature_set *features)
{
    for (int at = 0; at < BK_FEATURE_WORDS; at++) {
        uint64_t changed = layer->now.word[at] ^ features->word[at];
        for (; changed; changed &= changed - 1) {
            int bit = __builtin_ctzll(changed);
            const int16_t *row = layer->network->weights_1[64 * at + bit];
            if (features->word[at] >> bit & 1)
                add_row(layer->sum, row);
            else
                take_row(layer->sum, row);
        }
        layer->now.word[at] = features->word[at];
    }
}

/* ---- the other layers ------------------------------------------------------------------ */

static int16_t unit(int32_t sum, int shift)
{
    return (int16_t)bk_min(bk_max(sum, 0) >> shift, UNIT_MOST);
}

static int32_t weigh(const int16_t *weights, const int16_t *units, int count)
{
    int32_t sum = 0;
    for (int i = 0; i < count; i++)
        sum += weights[i] * units[i];
    return sum;
}

void bk_estimate_features(bk_first_layer *layer, const bk_feature_set *features,
                          bk_estimate *estimate)
{
    const bk_network *network = layer->network;
    int16_t first[BK_LAYER_1], second[BK_LAYER_2], third[BK_LAYER_3];
    int32_t output[BK_OUTPUTS];
    bring_up_to_date(layer, features);
    for (int i = 0; i < BK_LAYER_1; i++)
        first[i] = unit(layer->sum[i], SUM_1_SHIFT);
    for (int i = 0; i < BK_LAYER_2; i++)
        second[i] =
            unit(network->bias_2[i] + weigh(network->weights_2[i], first, BK_LAYER_1), SUM_SHIFT);
    for (int i = 0; i < BK_LAYER_3; i++)
        third[i] =
            unit(network->bias_3[i] + weigh(network->weights_3[i], second, BK_LAYER_2), SUM_SHIFT);
    for (int i = 0; i < BK_OUTPUTS; i++)
        output[i] =
            (network->bias_4[i] + weigh(network->weights_4[i], third, BK_LAYER_3)) >> OUTPUT_SHIFT;
    estimate->win = output[0];
    memcpy(estimate->others, output + 1, sizeof estimate->others);
    estimate->hundreds = output[BK_MAX_SEATS];
}

void bk_estimate_outlook(bk_first_layer *layer, const bk_outlook *outlook, bk_estimate *estimate)
{
    bk_feature_set features;
    bk_find_features(outlook, &features);
    bk_estimate_features(layer, &features, estimate);
}

/* ---- probabilities --------------------------------------------------------------------- */

/* Reads the curve from a table, with straight lines between its points. */
int32_t bk_probability(int32_t log_odds)
{
    enum { STEP = BK_OUTPUT_ONE / 4, LAST = 32, WHOLE = 65536 };
    /* WHOLE / (1 + exp(-x)) for x = 0, 1/4, 2/4, ... 8 */
    static const int32_t CURVE[LAST + 1] = {
        32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565, 61598, 62428,
        63090, 63615, 64030, 64357, 64614, 64816, 64974, 65097, 65194, 65269, 65328, 65374, 65410,
        65438, 65459, 65476, 65489, 65500, 65508, 65514};
    int32_t size = log_odds < 0 ? -log_odds : log_odds, at = size / STEP;
    int32_t found = at >= LAST ? CURVE[LAST]
                               : CURVE[at] + (CURVE[at + 1] - CURVE[at]) * (size % STEP) / STEP;
    return log_odds < 0 ? WHOLE - found : found;
}
