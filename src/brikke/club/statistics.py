"""Statistics: the results of a player added up, and the costliest turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from brikke.club.results import CostlyTurn, LostChances, SeatResult

MOST_SHOWN: Final = 3

Turn = TypeVar("Turn", CostlyTurn, LostChances)


@dataclass(slots=True)
class Sums:
    """The results of one edition, added up."""

    edition: str
    rounds: int = 0
    wins: int = 0
    points: int = 0
    turns: int = 0
    missed_tiles: int = 0
    missed_exits: int = 0
    """The rounds in which the player could have gone out in a turn but did not."""
    opened: int = 0
    """The rounds in which the player opened."""
    opening_turns: int = 0
    """In which turn the player opened, added up over those rounds."""
    judged: int = 0
    """The rounds whose accuracy is known."""
    accuracy: float = 0.0
    """The accuracy of those rounds, added up."""

    def add(self, result: SeatResult) -> None:
        """Add one result."""
        self.rounds += 1
        self.wins += result.place == 1
        self.points += result.points
        self.turns += result.turns
        self.missed_tiles += result.missed_tiles
        self.missed_exits += result.missed_exits > 0
        if result.opened is not None:
            self.opened += 1
            self.opening_turns += result.opened
        if result.accuracy is not None:
            self.judged += 1
            self.accuracy += result.accuracy


def sums_by_edition(results: Iterable[SeatResult]) -> list[Sums]:
    """Return the sums of each edition, the most played first."""
    found: dict[str, Sums] = {}
    for result in results:
        found.setdefault(result.edition, Sums(result.edition)).add(result)
    return sorted(found.values(), key=lambda each: -each.rounds)


def costliest(turns: Iterable[tuple[str, Turn]], most: int = MOST_SHOWN) -> list[tuple[str, Turn]]:
    """Return the costliest turns of different rounds, the worst first, with their links.

    One of each round: two turns of a round are often nearly the same position.
    """
    found: dict[str, Turn] = {}
    for link, turn in sorted(turns, key=lambda each: each[1].cost, reverse=True):
        found.setdefault(link, turn)
    return list(found.items())[:most]
