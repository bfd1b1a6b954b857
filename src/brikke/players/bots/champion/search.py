"""Looking ahead: every turn is played out, on the same deals that fit what is known."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from statistics import fmean
from typing import Final

from brikke.players.playout import Policy, Start, play_out
from brikke.rules.position import Turn

POINT_WEIGHT: Final = 0.002
"""What a point of score is worth beside a win."""
MIN_ROUNDS: Final = 2

Results = list[float]
"""What came of a turn on one deal after the other."""


def search(start: Start, policies: Sequence[Policy], turns: Sequence[Turn], seeds: range) -> Turn:
    """Return the turn that wins most, within about as many rounds in all as there are seeds.

    The worse half of the turns is dropped again and again, so that most rounds go to those that
    are hard to tell apart (successive halving).
    """
    results: list[Results] = [[] for _ in turns]
    left = list(range(len(turns)))
    cuts = ceil(log2(len(turns)))
    seed = seeds.start
    for _ in range(cuts):
        each = max(MIN_ROUNDS, len(seeds) // (cuts * len(left)))
        for at in left:
            results[at] += _outcomes(start, policies, turns[at], range(seed, seed + each))
        seed += each
        left.sort(key=lambda at: -fmean(results[at]))
        left = left[: ceil(len(left) / 2)]
    return turns[left[0]]


def _outcomes(start: Start, policies: Sequence[Policy], turn: Turn, seeds: range) -> Results:
    seat = start.to_move
    return [
        float(each.outcome.winner == seat) + POINT_WEIGHT * each.outcome.scores[seat]
        for each in play_out(start, policies, seeds, first=turn)
    ]
