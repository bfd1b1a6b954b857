"""Scoring: the points of each seat at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from brikke.rules.rulebook import BlockedScore, Rulebook
from brikke.rules.tiles import Tile

Rack = tuple[Tile, ...]


class Ending(StrEnum):
    """How a round ended."""

    OUT = "out"
    """A player emptied the rack."""
    BLOCKED = "blocked"
    """The pool was empty and everyone in turn passed."""
    POOL_EMPTY = "pool-empty"
    """The last tile was drawn, in an edition where that ends the round."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won a round and how, and the points of every seat."""

    ending: Ending
    winner: int
    scores: tuple[int, ...]


def rack_value(rack: Sequence[Tile], rulebook: Rulebook) -> int:
    """Return the value of a rack; the rulebook says what a joker counts."""
    return sum(rulebook.joker_value if t.face.is_joker else t.face.number for t in rack)


def outcome(rulebook: Rulebook, ending: Ending, racks: Sequence[Rack], starter: int) -> Outcome:
    """Return the winner and all scores, which add up to zero."""
    values = [rack_value(rack, rulebook) for rack in racks]
    winner = _winner(values, racks, starter)
    # A player who went out has an empty rack, so the difference is right in that case, too.
    by_difference = rulebook.blocked_score is BlockedScore.DIFFERENCE
    spared = values[winner] if by_difference else 0
    scores = [spared - value for value in values]
    scores[winner] = 0
    scores[winner] = -sum(scores)
    return Outcome(ending, winner, tuple(scores))


def _winner(values: Sequence[int], racks: Sequence[Rack], starter: int) -> int:
    """Return the seat with the lowest rack; of equal ones fewer tiles, then turn order."""
    seats = len(racks)
    return min(
        range(seats), key=lambda seat: (values[seat], len(racks[seat]), (seat - starter) % seats)
    )
