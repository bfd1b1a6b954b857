/* A network that estimates how a round will end for the seat that looks.
 *
 * Three hidden layers of integers, so every machine computes the same. The first layer adds up one
 * row of weights for each feature that holds. From one outlook to the next few features change, so
 * its sums are kept and only brought up to date. training/play trains the weights;
 * brikke/players/network/reference.py computes the same in Python. */
#ifndef BK_NETWORK_NETWORK_H
#define BK_NETWORK_NETWORK_H

#include "network/outlook.h"

enum {
    BK_LAYER_1 = 512,
    BK_LAYER_2 = 32,
    BK_LAYER_3 = 32,
    BK_OUTPUTS = 5,
    BK_WEIGHT_ONE = 2048, /* the weight 1 */
    BK_UNIT_ONE = 256,    /* the value 1 of a unit; units are cut off at 0 and just below 2 */
    BK_OUTPUT_ONE = 1024, /* the value 1 of an output */
};

/* The weights, as in their file (little endian). */
typedef struct {
    int32_t bias_1[BK_LAYER_1];
    int32_t bias_2[BK_LAYER_2];
    int32_t bias_3[BK_LAYER_3];
    int32_t bias_4[BK_OUTPUTS];
    int16_t weights_1[BK_FEATURES][BK_LAYER_1];
    int16_t weights_2[BK_LAYER_2][BK_LAYER_1];
    int16_t weights_3[BK_LAYER_3][BK_LAYER_2];
    int16_t weights_4[BK_OUTPUTS][BK_LAYER_3];
} bk_network;

/* What a network thinks of an outlook, in units of BK_OUTPUT_ONE. */
typedef struct {
    int32_t win;                     /* log odds to win the round */
    int32_t others[BK_MAX_SEATS - 1]; /* if it is lost: the log of the weight of each other seat */
    int32_t hundreds;                /* hundreds of points in the end */
} bk_estimate;

/* Sums of the first layer for the features of the last outlook. */
typedef struct {
    const bk_network *network;
    bk_feature_set now;
    int32_t sum[BK_LAYER_1];
} bk_first_layer;

void bk_first_layer_init(bk_first_layer *, const bk_network *);
void bk_estimate_features(bk_first_layer *, const bk_feature_set *, bk_estimate *);
void bk_estimate_outlook(bk_first_layer *, const bk_outlook *, bk_estimate *);

/* The probability of log odds, in units of 1 / 65536; within 0.001 of the exact one. */
int32_t bk_probability(int32_t log_odds);

#endif
