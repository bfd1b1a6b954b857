"""Monte Carlo search: plays candidates out on the same sampled deals.

A candidate is a turn and the plan that follows it. A plan pays only if it is kept up, so turns can
be compared only together with plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from statistics import fmean
from typing import Final

from brikke.players.playout import Policy, Start, play_out
from brikke.rules.position import Turn
from brikke.rules.scoring import Outcome

MIN_ROUNDS: Final = 2
"""Play-outs of a candidate before it may be dropped."""

Candidate = tuple[Turn, Policy]
"""A turn, and the plan that follows it."""
Results = list[float]
"""The values of a candidate, one for each deal."""


def search(
    start: Start,
    policies: Sequence[Policy],
    candidates: Sequence[Candidate],
    seeds: range,
    point_value: float,
) -> Turn:
    """Return the turn of the candidate with the best mean value, by successive halving.

    The worse half of the candidates is dropped again and again, so most play-outs go to those that
    are hard to tell apart. In all there are about as many play-outs as seeds. A win has the value
    1, a point ``point_value``.
    """
    results: list[Results] = [[] for _ in candidates]
    left = list(range(len(candidates)))
    cuts = ceil(log2(len(candidates)))
    seed = seeds.start
    for _ in range(cuts):
        each = max(MIN_ROUNDS, len(seeds) // (cuts * len(left)))
        for at in left:
            rounds = _rounds(start, policies, candidates[at], range(seed, seed + each))
            results[at] += [_value(outcome, start.to_move, point_value) for outcome in rounds]
        seed += each
        left.sort(key=lambda at: -fmean(results[at]))
        left = left[: ceil(len(left) / 2)]
    return candidates[left[0]][0]


def _rounds(
    start: Start, policies: Sequence[Policy], candidate: Candidate, seeds: range
) -> list[Outcome]:
    turn, plan = candidate
    everyone = [plan if seat == start.to_move else each for seat, each in enumerate(policies)]
    return [each.outcome for each in play_out(start, everyone, seeds, first=turn)]


def _value(outcome: Outcome, seat: int, point_value: float) -> float:
    return float(outcome.winner == seat) + point_value * outcome.scores[seat]
