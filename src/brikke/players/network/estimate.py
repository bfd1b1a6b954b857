"""Estimates of a network: chances to win, told from what one seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from brikke.players.network import reference
from brikke.players.network.outlook import Outlook
from brikke.players.network.weights import PEOPLE
from brikke.solver import core_name

OUTPUT_ONE: Final = 1024
"""The value 1 of an output."""
CALIBRATION: Final = {2: (1.2, 0.0), 3: (1.36, 0.2), 4: (1.18, 0.2)}
"""What log odds are multiplied by, and what is added, for each number of seats. Fitted on 3,000
rounds of the bots for people; the page on learning has the reliability on 2,505 others."""


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


def estimates(outlooks: Sequence[Outlook], network: str = PEOPLE) -> list[Estimate]:
    """Return how rounds may end, by default if people play on."""
    if core_name() != "python":
        from brikke.players.network import native  # noqa: PLC0415 - there may be none

        found = native.outputs(outlooks, network)
    else:
        found = [reference.outputs(outlook, network) for outlook in outlooks]
    return [_estimate(*each, network) for each in zip(outlooks, found, strict=True)]


def probability(log_odds: int, seats: int) -> float:
    """Return the chances that log odds of the network ``PEOPLE`` stand for."""
    scale, shift = CALIBRATION[seats]
    return 1 / (1 + exp(-(scale * log_odds / OUTPUT_ONE + shift)))


def _estimate(outlook: Outlook, outputs: Sequence[int], network: str) -> Estimate:
    if network == PEOPLE:
        win = probability(outputs[0], outlook.seats)
    else:
        win = 1 / (1 + exp(-outputs[0] / OUTPUT_ONE))
    others = [exp(output / OUTPUT_ONE) for output in outputs[1 : outlook.seats]]
    chances = (win, *((1 - win) * other / sum(others) for other in others))
    return Estimate(chances, 100 * outputs[4] / OUTPUT_ONE)
