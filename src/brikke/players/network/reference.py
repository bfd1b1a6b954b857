"""Reference implementation of ``native/network/network.c``: the same integers, but slow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from brikke.players.network.features import active_features
from brikke.players.network.outlook import Outlook
from brikke.players.network.weights import PLAYER, weights

UNIT_MOST: Final = 511
"""Units are whole numbers, 256 of which stand for 1, and are cut off at 0 and here."""
FIRST_SHIFT: Final = 3
"""Bits from the sums of the first layer to its units."""
SHIFT: Final = 11
"""The same for the other layers."""
OUTPUT_SHIFT: Final = 9
"""Bits to the outputs, 1024 of which stand for 1."""


def outputs(outlook: Outlook, network: str = PLAYER) -> list[int]:
    """Return the outputs of a network: log odds to win, weights of the others, points."""
    known = weights(network)
    rows = [known.by_feature[feature] for feature in active_features(outlook)]
    sums = [sum(column) for column in zip(known.biases[0], *rows, strict=True)]
    units = [_unit(value, FIRST_SHIFT) for value in sums]
    for biases, layer in zip(known.biases[1:-1], known.by_unit[:-1], strict=True):
        units = [_unit(value, SHIFT) for value in _sums(biases, layer, units)]
    return [value >> OUTPUT_SHIFT for value in _sums(known.biases[-1], known.by_unit[-1], units)]


def _unit(value: int, shift: int) -> int:
    return min(max(value, 0) >> shift, UNIT_MOST)


def _sums(biases: Sequence[int], layer: Sequence[Sequence[int]], units: Sequence[int]) -> list[int]:
    return [
        bias + sum(weight * unit for weight, unit in zip(row, units, strict=True))
        for bias, row in zip(biases, layer, strict=True)
    ]
