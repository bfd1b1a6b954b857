"""Ratings: the strength of a player as a mean and its uncertainty, by the library openskill.

People and bots share one scale, which is close to that of chess: with 200 points more one wins
three of four rounds between two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Final

from openskill.models import PlackettLuce

MEAN: Final = 1500.0
FIRST_DOUBT: Final = 350.0
"""What is known of a new player: hardly anything."""
BETA: Final = 200.0
"""How much luck there is: the spread of one player's results."""
TAU: Final = 3.0
"""How much a player changes from round to round."""
CERTAIN: Final = 120.0
"""A rating with more doubt than this is provisional."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of a player: most likely within ``doubt`` of ``mean``."""

    mean: float = MEAN
    doubt: float = FIRST_DOUBT

    @property
    def provisional(self) -> bool:
        """Whether it is too uncertain to compare players by it."""
        return self.doubt > CERTAIN


NEW: Final = Rating()


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=FIRST_DOUBT, beta=BETA, tau=TAU)


def pool_of(edition: str, seats: int) -> str:
    """Return the name of a pool: ratings are compared within an edition and a number of seats.

    House rules do not matter for it.
    """
    return f"{edition}/{seats}"


def read_pool(pool: str) -> tuple[str, int]:
    """Return the edition and the number of seats of a pool."""
    edition, _, seats = pool.rpartition("/")
    return edition, int(seats)


def rated(before: Mapping[str, Rating], places: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """Return the ratings after a round of players with their places; equal places are shared.

    A bot may have several seats: what it wins and loses there is added up.
    """
    model = _model()
    known = [before.get(player, NEW) for player, _ in places]
    teams = [[model.rating(mu=each.mean, sigma=each.doubt)] for each in known]
    found = model.rate(teams, ranks=[float(place) for _, place in places])
    after: dict[str, Rating] = {}
    for player in dict.fromkeys(player for player, _ in places):
        old = before.get(player, NEW)
        new = [team[0] for team, (who, _) in zip(found, places, strict=True) if who == player]
        after[player] = Rating(
            old.mean + sum(each.mu - old.mean for each in new),
            old.doubt * prod(each.sigma / old.doubt for each in new),
        )
    return after
