"""Monte Carlo search: plays candidates out on the same sampled deals.

A candidate is a turn and the plan that follows it. A plan pays only if it is kept up, so turns can
be compared only together with plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from statistics import fmean
from typing import Final

from brikke.players.playout import Policy, Round, Start, play_out
from brikke.rules.position import Turn

MIN_ROUNDS: Final = 2
"""Play-outs of a candidate before it may be dropped."""

Candidate = tuple[Turn, Policy]
"""A turn, and the plan that follows it."""
Results = list[float]
"""The values of a candidate, one for each deal."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search may spend."""

    seeds: range
    """As many play-outs in all, about; they deal what cannot be seen."""
    work: int
    """What they may cost the solver."""


def search(
    start: Start,
    policies: Sequence[Policy],
    candidates: Sequence[Candidate],
    budget: Budget,
    point_value: float,
) -> Turn:
    """Return the turn of the candidate with the best mean value, by successive halving.

    The worse half of the candidates is dropped again and again, so most play-outs go to those that
    are hard to tell apart. There are fewer where that would cost more work than the budget has:
    what the first ones cost tells how many there can be. A win has the value 1, a point
    ``point_value``.
    """
    results: list[Results] = [[] for _ in candidates]
    left = list(range(len(candidates)))
    cuts = ceil(log2(len(candidates)))
    seed = budget.seeds.start
    played = work = 0
    for cut in range(cuts):
        wanted = len(budget.seeds) // cuts
        if work:
            wanted = min(wanted, (budget.work - work) * played // work // (cuts - cut))
        each = max(MIN_ROUNDS, wanted // len(left))
        for at in left:
            rounds = _rounds(start, policies, candidates[at], range(seed, seed + each))
            results[at] += [_value(one, start.to_move, point_value) for one in rounds]
            work += sum(one.work for one in rounds)
            played += each
        seed += each
        left.sort(key=lambda at: -fmean(results[at]))
        left = left[: ceil(len(left) / 2)]
    return candidates[left[0]][0]


def _rounds(
    start: Start, policies: Sequence[Policy], candidate: Candidate, seeds: range
) -> list[Round]:
    turn, plan = candidate
    everyone = [plan if seat == start.to_move else each for seat, each in enumerate(policies)]
    return play_out(start, everyone, seeds, first=turn)


def _value(played: Round, seat: int, point_value: float) -> float:
    outcome = played.outcome
    return float(outcome.winner == seat) + point_value * outcome.scores[seat]
