"""Monte Carlo search: plays every candidate turn out on the same sampled deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from statistics import fmean
from typing import Final

from brikke.players.playout import Policy, Start, play_out
from brikke.rules.position import Turn

POINT_WEIGHT: Final = 0.002
"""The value of one point; a win has the value 1."""
MIN_ROUNDS: Final = 2
"""Play-outs of a turn before it may be dropped."""

Results = list[float]
"""The values of a turn, one for each deal."""


def search(start: Start, policies: Sequence[Policy], turns: Sequence[Turn], seeds: range) -> Turn:
    """Return the turn with the best mean value, by successive halving.

    The worse half of the turns is dropped again and again, so most play-outs go to the turns that
    are hard to tell apart. In all there are about as many play-outs as seeds.
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
