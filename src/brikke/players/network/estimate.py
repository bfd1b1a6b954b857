"""Estimates of the network: chances to win, told from what one seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from brikke.players.network import reference
from brikke.players.network.outlook import Outlook
from brikke.solver import core_name

OUTPUT_ONE: Final = 1024
"""The value 1 of an output."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """How a round may end, as one seat sees it."""

    chances: tuple[float, ...]
    """The probability to win of every seat, in turn order from the one that looks; the sum is 1."""
    points: float
    """The points that the seat itself will win or lose."""

    @property
    def win(self) -> float:
        """The probability that the seat itself wins."""
        return self.chances[0]


def estimates(outlooks: Sequence[Outlook]) -> list[Estimate]:
    """Return what the network thinks of outlooks."""
    if core_name() == "native":
        from brikke.players.network import native  # noqa: PLC0415 - there may be none

        found = native.outputs(outlooks)
    else:
        found = [reference.outputs(outlook) for outlook in outlooks]
    return [_estimate(outlook, one) for outlook, one in zip(outlooks, found, strict=True)]


def _estimate(outlook: Outlook, outputs: Sequence[int]) -> Estimate:
    win = 1 / (1 + exp(-outputs[0] / OUTPUT_ONE))
    others = [exp(output / OUTPUT_ONE) for output in outputs[1 : outlook.seats]]
    chances = (win, *((1 - win) * other / sum(others) for other in others))
    return Estimate(chances, 100 * outputs[4] / OUTPUT_ONE)
