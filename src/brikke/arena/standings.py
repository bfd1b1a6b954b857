"""How every bot did: wins, points and ratings, with what chance leaves open."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

Z_95 = 1.96
ELO_SCALE = 400 / math.log(10)
ROUNDS_OF_FITTING = 200


@dataclass(frozen=True, slots=True)
class Result:
    """One round: which bot sat where, who won, and the points."""

    deal: int
    seated: tuple[str, ...]
    winner: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """What a bot achieved."""

    name: str
    wins: int
    win_rate: float
    """Wins per round and seat of this bot."""
    ci95: tuple[float, float]
    """Where the true rate lies, 95 times in 100; deals, not rounds, are the sample."""
    points: float
    """Points per round and seat of this bot."""
    rating: float
    """Bradley–Terry on the Elo scale; the field's average is 0."""


def standings(names: Iterable[str], results: Sequence[Result]) -> tuple[Standing, ...]:
    """Return how every bot did, the best first."""
    ratings = _ratings(list(names), results)
    found = [_standing(name, results, rating) for name, rating in ratings.items()]
    return tuple(sorted(found, key=lambda standing: -standing.win_rate))


def _standing(name: str, results: Sequence[Result], rating: float) -> Standing:
    won: defaultdict[int, list[int]] = defaultdict(list)
    points: list[int] = []
    for result in results:
        for seat, seated in enumerate(result.seated):
            if seated == name:
                won[result.deal].append(seat == result.winner)
                points.append(result.scores[seat])
    rates = [fmean(wins) for wins in won.values()]
    rate = fmean(rates)
    margin = Z_95 * stdev(rates) / math.sqrt(len(rates)) if len(rates) > 1 else 1.0
    interval = (max(0.0, rate - margin), min(1.0, rate + margin))
    wins = sum(sum(wins) for wins in won.values())
    return Standing(name, wins, rate, interval, fmean(points), rating)


def _ratings(names: list[str], results: Sequence[Result]) -> dict[str, float]:
    """Fit Bradley–Terry strengths: the winner of a round beat every other bot in it."""
    beaten: defaultdict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        winner = result.seated[result.winner]
        for other in result.seated:
            if other != winner:
                beaten[winner, other] += 1
    # Half a win each way for every pair keeps an unbeaten bot's rating finite.
    for one in names:
        for other in names:
            if one != other:
                beaten[one, other] += 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS_OF_FITTING):
        strength = {name: _fitted(name, strength, beaten) for name in names}
        mean = math.exp(fmean(map(math.log, strength.values())))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: ELO_SCALE * math.log(value) for name, value in strength.items()}


def _fitted(name: str, strength: dict[str, float], beaten: dict[tuple[str, str], float]) -> float:
    others = [other for other in strength if other != name]
    wins = sum(beaten[name, other] for other in others)
    meetings = sum(
        (beaten[name, other] + beaten[other, name]) / (strength[name] + strength[other])
        for other in others
    )
    return wins / meetings if meetings else 1.0
