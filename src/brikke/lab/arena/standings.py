"""Standings: wins, points and ratings of every bot, with 95 % confidence intervals."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from brikke.lab.arena.ratings import Rating, ratings
from brikke.lab.arena.runner import Result

Interval = tuple[float, float]
Z_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot."""

    name: str
    wins: int
    played: int
    """Rounds, counted once for each seat of this bot."""
    win_rate: float
    """Wins per round and seat of this bot."""
    ci95: Interval
    """The 95 % confidence interval of the rate; the sample are deals, not rounds."""
    points: float
    """Points per round and seat of this bot."""
    points_ci95: Interval | None
    """None with only one deal."""
    rating: float
    """A Bradley–Terry rating on the Elo scale; the anchor, or the average, is 0."""
    rating_ci95: Interval | None


@dataclass(frozen=True, slots=True)
class Meeting:
    """The result of one bot alone against a table of another."""

    bot: str
    against: str
    win_rate: float
    ci95: Interval


def standings(
    names: Sequence[str], results: Sequence[Result], *, seed: int = 1, anchor: str | None = None
) -> tuple[Standing, ...]:
    """Return the standing of every bot, the best first."""
    rated = ratings(names, results, seed=seed, anchor=anchor)
    found = [_standing(name, results, rated[name]) for name in names]
    return tuple(sorted(found, key=lambda standing: (-standing.win_rate, -standing.rating)))


def meetings(names: Sequence[str], results: Sequence[Result]) -> tuple[Meeting, ...]:
    """Return the results of every pair in which one bot played alone against a table of another."""
    alone: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        for bot in set(result.seated):
            others = set(result.seated) - {bot}
            if len(others) == 1 and result.seated.count(bot) == 1:
                alone[bot, others.pop()].append(result)
    return tuple(
        Meeting(bot, against, *rate_with_interval([fmean(won) for won in _won(bot, met).values()]))
        for bot in names
        for against in names
        if (met := alone.get((bot, against)))
    )


def _standing(name: str, results: Sequence[Result], rating: Rating) -> Standing:
    won, points = _won(name, results), _points(name, results)
    played = sum(map(len, won.values()))
    most = sum(name in result.seated for result in results) / played
    rate, interval = rate_with_interval([fmean(each) for each in won.values()], most)
    return Standing(
        name,
        sum(map(sum, won.values())),
        played,
        rate,
        interval,
        *mean_with_interval([fmean(each) for each in points.values()]),
        rating.value,
        rating.ci95,
    )


def _won(name: str, results: Sequence[Result]) -> dict[int, list[int]]:
    """Return, by deal, a 1 or a 0 for each seat of the bot: whether it won."""
    won: defaultdict[int, list[int]] = defaultdict(list)
    for result in results:
        for seat, seated in enumerate(result.seated):
            if seated == name:
                won[result.deal].append(int(seat == result.winner))
    return won


def _points(name: str, results: Sequence[Result]) -> dict[int, list[int]]:
    points: defaultdict[int, list[int]] = defaultdict(list)
    for result in results:
        for seat, seated in enumerate(result.seated):
            if seated == name:
                points[result.deal].append(result.scores[seat])
    return points


def percent(interval: Interval) -> Interval:
    """Return an interval of rates in percent."""
    return 100 * interval[0], 100 * interval[1]


def interval_text(value: float, interval: Interval | None, form: str) -> str:
    """Return a value with its interval; the value alone where there is none."""
    if interval is None or interval == (value, value):
        return f"{value:{form}}"
    low, high = interval
    return f"{value:{form}} ({low:{form}} – {high:{form}})"


def rate_with_interval(deals: Sequence[float], most: float = 1.0) -> tuple[float, Interval]:
    """Return the mean of rates, and its confidence interval between 0 and ``most``.

    A bot with three of the seats can win at most a third of its rounds. The interval counts two
    more deals, one won and one lost (Agresti–Coull): without them it would be far too narrow where
    few deals were played or nearly all were won.
    """
    if len(deals) < 2:
        return fmean(deals), (0.0, most)
    _, interval = mean_with_interval([*deals, 0.0, most])
    assert interval is not None
    return fmean(deals), (max(0.0, interval[0]), min(most, interval[1]))


def mean_with_interval(deals: Sequence[float]) -> tuple[float, Interval | None]:
    """Return a mean and its confidence interval; None as interval with only one deal."""
    mean = fmean(deals)
    if len(deals) < 2:
        return mean, None
    margin = Z_95 * stdev(deals) / math.sqrt(len(deals))
    return mean, (mean - margin, mean + margin)
