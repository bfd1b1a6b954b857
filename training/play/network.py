"""The network in torch, and its weights as integers for the native core (``network.h``)."""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from training.play.layout import FEATURE_BYTES, FEATURES
from training.play.samples import Samples

LAYERS: Final = (512, 32, 32)
OUTPUTS: Final = 5
WEIGHT_ONE: Final = 2048
UNIT_ONE: Final = 256
UNIT_MOST: Final = 511 / 256
"""Units are cut off at 0 and here."""
MOST: Final = (15.9, 3.9, 3.9, 3.9)
"""The largest weights, so that no sum of integers overflows."""
OTHERS_WEIGHT: Final = 0.3
PAIR_WEIGHT: Final = 4.0
"""Turns that were compared on equal deals tell more, and are few."""
BOTS_WEIGHT: Final = 10.0
"""Rounds of the bots for people are what counts, and few."""


class Network(nn.Module):
    """Three hidden layers over features that hold or do not."""

    def __init__(self) -> None:
        super().__init__()
        sizes = (8 * FEATURE_BYTES, *LAYERS, OUTPUTS)
        self.layers = nn.ModuleList(
            nn.Linear(before, after) for before, after in itertools.pairwise(sizes)
        )
        with torch.no_grad():
            nn.init.uniform_(self.layers[0].weight, -0.08, 0.08)
            self.layers[0].bias += 0.3

    def forward(self, features: Tensor) -> Tensor:
        """Return the outputs: log odds to win, weights of the others, hundreds of points."""
        x = features.to(self.layers[0].weight.dtype)
        for layer in self.layers[:-1]:
            x = layer(x).clamp(0, UNIT_MOST)
        return self.layers[-1](x)

    @torch.no_grad()
    def limit(self) -> None:
        """Keep the weights within what integers can express."""
        for layer, most in zip(self.layers, MOST, strict=True):
            layer.weight.clamp_(-most, most)

    @torch.no_grad()
    def unpack(self, data: bytes) -> None:
        """Take over weights that were packed."""
        rest = np.frombuffer(data, np.uint8)
        sizes = [(FEATURES, LAYERS[0]), *itertools.pairwise((*LAYERS, OUTPUTS))]
        biases = []
        for number, (_, after) in enumerate(sizes):
            scale = WEIGHT_ONE * (UNIT_ONE if number else 1)
            biases.append(rest[: 4 * after].view("<i4") / scale)
            rest = rest[4 * after :]
        for number, (before, after) in enumerate(sizes):
            weight = rest[: 2 * before * after].view("<i2") / WEIGHT_ONE
            rest = rest[2 * before * after :]
            weight = weight.reshape(before, after).T if number == 0 else weight.reshape(after, -1)
            layer = self.layers[number]
            layer.weight[:, :before] = torch.tensor(weight)
            layer.bias[:] = torch.tensor(biases[number])

    def packed(self) -> bytes:
        """Return the weights as the native core reads them."""
        biases, weights = [], []
        for number, layer in enumerate(self.layers):
            scale = WEIGHT_ONE * (UNIT_ONE if number else 1)
            bias = (layer.bias.detach().double() * scale).round().to(torch.int32)
            weight = (layer.weight.detach().double() * WEIGHT_ONE).round().to(torch.int16)
            if number == 0:
                weight = weight[:, :FEATURES].T.contiguous()
            biases.append(bias.cpu().numpy().astype("<i4").tobytes())
            weights.append(weight.cpu().numpy().astype("<i2").tobytes())
        data = b"".join(biases + weights)
        return data + bytes(-len(data) % 4)


def with_points(packed: bytes, points: float) -> bytes:
    """Return packed weights whose first output is for choosing.

    It is the log odds to win, and so much for a hundred points. All other outputs stay.
    """
    network = Network()
    network.unpack(packed)
    last = network.layers[-1]
    with torch.no_grad():
        last.weight[0] += points * last.weight[-1]
        last.bias[0] += points * last.bias[-1]
    return network.packed()


def loss_of(
    outputs: Tensor, samples: Samples, target: Tensor, weights: Tensor, points_weight: float
) -> tuple[Tensor, Tensor]:
    """Return the loss to minimise, and its part that is about winning.

    The weights are those of the rules, by their number in the league. The target of a pair may lie
    beyond 0 and 1: the gradient is the difference to the target all the same.
    """
    outputs, weight = outputs.float(), weights[samples.rules.long()]
    weight = torch.where(samples.by_bots, BOTS_WEIGHT * weight, weight)
    win = functional.binary_cross_entropy_with_logits(outputs[:, 0], target, reduction="none")
    win = torch.where(samples.of_a_pair, PAIR_WEIGHT * win, win)
    seats = torch.arange(1, 4, device=outputs.device)
    others = outputs[:, 1:4].masked_fill(seats >= samples.seats[:, None], -1e4)
    other = functional.cross_entropy(others, (samples.winner - 1).clamp(min=0), reduction="none")
    other = other * (samples.winner > 0)
    points = functional.smooth_l1_loss(
        outputs[:, 4], (samples.score / 100).clamp(-3, 3), reduction="none"
    )
    whole = win + OTHERS_WEIGHT * other + points_weight * points
    return (weight * whole).mean(), win.mean()
