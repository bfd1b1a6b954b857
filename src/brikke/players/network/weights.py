"""Weights of the networks: integers in files beside this module, little endian.

One network plays, the other one tells the chances of people. Their cards (``card.json``,
``people.json``) tell how they were trained. The order is that of ``native/network/network.h``: the
biases of all layers (four bytes each), then their weights (two bytes each), those of the first
layer by feature, those of the others by unit.
"""

from __future__ import annotations

import itertools
import struct
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from brikke.players.network.features import FEATURES

PLAYER: Final = "weights.bin"
"""The network that plays."""
PEOPLE: Final = "people.bin"
"""The network that knows how rounds of people go on."""
LAYERS: Final = (512, 32, 32, 5)
"""Units of the layers; the last ones are the outputs."""

Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights as numbers, for the reference version."""

    biases: Rows
    by_feature: Rows
    """Of the first layer: a row for every feature."""
    by_unit: tuple[Rows, ...]
    """Of the other layers: a row for every unit."""


@cache
def packed_weights(network: str) -> bytes:
    """Return the file of the weights of a network."""
    return files("brikke.players.network").joinpath(network).read_bytes()


@cache
def weights(network: str) -> Weights:
    """Return the weights of a network as numbers."""
    data, at = packed_weights(network), 0

    def row(count: int, code: str) -> tuple[int, ...]:
        nonlocal at
        numbers = struct.unpack_from(f"<{count}{code}", data, at)
        at += struct.calcsize(f"<{count}{code}")
        return numbers

    biases = tuple(row(units, "i") for units in LAYERS)
    by_feature = tuple(row(LAYERS[0], "h") for _ in range(FEATURES))
    by_unit = tuple(
        tuple(row(before, "h") for _ in range(units))
        for before, units in itertools.pairwise(LAYERS)
    )
    return Weights(biases, by_feature, by_unit)
