"""Bradley–Terry ratings on the Elo scale, with bootstrap confidence intervals.

The winner of a round beats every other bot in it, once for each of its seats. If a bot wins in
proportion to its share of all strengths at the table, then the wins of any two bots over each other
have the ratio of their strengths. So rounds with any number of seats give the same ratings.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from brikke.errors import InputError
from brikke.lab.arena.runner import Result

ELO_SCALE: Final = 400 / math.log(10)
PRIOR: Final = 0.5
"""Half a win each way between bots that met: it keeps the rating of an unbeaten bot finite."""
RESAMPLES: Final = range(200, 1001)
MAX_ADDITIONS: Final = 10_000_000
"""Limit of the work: with very many deals fewer resamples are enough."""
TOLERANCE: Final = 1e-9
MAX_STEP: Final = 2.0
"""The longest step of the fit: further away the linear approximation is poor."""
MAX_ITERATIONS: Final = 200

Pair = tuple[str, str]
Wins = Mapping[Pair, float]
"""The number of wins of the first bot over the second."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a bot; a difference of 400 is ten wins to one."""

    value: float
    ci95: tuple[float, float] | None
    """The 95 % confidence interval; None with only one deal."""


def ratings(
    names: Sequence[str], results: Iterable[Result], *, seed: int = 1, anchor: str | None = None
) -> dict[str, Rating]:
    """Return the rating of every bot; the anchor, or without one the average, is 0.

    Intervals come from a Bayesian bootstrap over deals: each deal, not each round, has a weight,
    because the rounds of one deck are correlated.
    """
    if anchor is not None and anchor not in names:
        raise InputError("the anchor must be one of the bots", anchor)
    deals = _wins_by_deal(results)
    # Sorted, so that the same deals give the same intervals in any order.
    patterns = dict(sorted(Counter(tuple(sorted(wins.items())) for wins in deals).items()))
    met = {pair for pattern in patterns for pair, _ in pattern}
    met |= {(other, one) for one, other in met}
    fitted = _anchored(
        fit(names, _weighted_wins(patterns, dict.fromkeys(sorted(met), PRIOR))), anchor
    )
    if len(deals) < 2:
        return {name: Rating(value, None) for name, value in fitted.items()}
    drawn = _resampled_ratings(names, patterns, sorted(met), anchor, seed)
    return {name: Rating(fitted[name], _interval([each[name] for each in drawn])) for name in names}


def _wins_by_deal(results: Iterable[Result]) -> list[Wins]:
    deals: dict[int, Counter[Pair]] = {}
    for result in results:
        wins = deals.setdefault(result.deal, Counter())
        winner = result.seated[result.winner]
        for other in result.seated:
            if other != winner:
                wins[winner, other] += 1
    return list(deals.values())


Patterns = Mapping[tuple[tuple[Pair, float], ...], float]
"""The number of deals for each pattern of wins."""


def _weighted_wins(patterns: Patterns, prior: Wins) -> Wins:
    wins = dict(prior)
    for pattern, weight in patterns.items():
        for pair, count in pattern:
            wins[pair] += weight * count
    return wins


def _resampled_ratings(
    names: Sequence[str], patterns: Patterns, met: Sequence[Pair], anchor: str | None, seed: int
) -> list[dict[str, float]]:
    rng = Random(f"arena {seed} ratings")
    times = max(RESAMPLES[0], min(RESAMPLES[-1], MAX_ADDITIONS // (1 + sum(map(len, patterns)))))
    drawn = []
    for _ in range(times):
        # The weights of n equal deals, each exponential, sum up to a gamma variate of shape n.
        weights = {pattern: rng.gammavariate(count, 1) for pattern, count in patterns.items()}
        # The prior is as uncertain as half a deal.
        prior = {pair: PRIOR * rng.expovariate(1) for pair in met}
        drawn.append(_anchored(fit(names, _weighted_wins(weights, prior)), anchor))
    return drawn


def _interval(values: list[float]) -> tuple[float, float]:
    """Return the 2.5th and the 97.5th percentile of values."""
    values = sorted(values)
    aside = round(0.025 * (len(values) - 1))
    return values[aside], values[-1 - aside]


def _anchored(logs: Mapping[str, float], anchor: str | None) -> dict[str, float]:
    zero = fmean(logs.values()) if anchor is None else logs[anchor]
    return {name: ELO_SCALE * (value - zero) for name, value in logs.items()}


def fit(names: Sequence[str], wins: Wins) -> dict[str, float]:
    """Return the maximum likelihood estimate of the log strengths, by Newton's method.

    Bots that met must each have a positive number of wins; otherwise there is no maximum.
    """
    places = {name: at for at, name in enumerate(names)}
    meetings = [
        (places[one], places[other], count, count + wins[other, one])
        for (one, other), count in wins.items()
        if places[one] < places[other]
    ]
    logs = [0.0] * len(names)
    for _ in range(MAX_ITERATIONS):
        gradient, hessian = _gradient_and_hessian(logs, meetings)
        steps = _solve(hessian, gradient)
        longest = max(map(abs, steps), default=0.0)
        shorter = min(1.0, MAX_STEP / longest) if longest else 1.0
        logs = [value + shorter * step for value, step in zip(logs, steps, strict=True)]
        if longest < TOLERANCE:
            break
    return dict(zip(names, logs, strict=True))


def _gradient_and_hessian(
    logs: list[float], meetings: Iterable[tuple[int, int, float, float]]
) -> tuple[list[float], list[list[float]]]:
    gradient = [0.0] * len(logs)
    # Only differences matter. Adding ones fixes the sum at 0, so that there is one solution.
    hessian = [[1.0] * len(logs) for _ in logs]
    for one, other, won, met in meetings:
        expected = 1 / (1 + math.exp(logs[other] - logs[one]))
        gradient[one] += won - met * expected
        gradient[other] -= won - met * expected
        steep = met * expected * (1 - expected)
        hessian[one][one] += steep
        hessian[other][other] += steep
        hessian[one][other] -= steep
        hessian[other][one] -= steep
    return gradient, hessian


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve matrix · x = right for a positive definite matrix (Gaussian elimination)."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [b - factor * a for a, b in zip(rows[at], rows[below], strict=True)]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][after] * solution[after] for after in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution
