"""Row types: results of rounds, and ratings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RoundToStudy:
    """A finished round whose results are still to be computed."""

    commitment: str
    table_id: str
    first: int
    last: int
    ended: int


@dataclass(frozen=True, slots=True)
class RoundToRate:
    """A round of a rated table whose ratings are still to be computed."""

    table_id: str
    last: int
    """The number of its last event."""
    ended: int
    pool: str | None = None
    """What is known of it if its log was read before: the pool in which it counts."""
    kind: str | None = None
    places: bytes | None = None
    """Its players with their places, as JSON."""

    @property
    def order(self) -> tuple[int, str, int]:
        """The order in which rounds change ratings."""
        return self.ended, self.table_id, self.last


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The rating of a player in a pool."""

    pool: str
    player: str
    mean: float
    doubt: float
    rounds: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How a round changed the rating of a player."""

    pool: str
    ended: int
    kind: str
    mean_before: float
    mean: float
    doubt: float


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What a finished round was for a guest."""

    commitment: str
    seat: int
    ended: int
    body: bytes
    """The result, as JSON."""
    players: bytes
    """The players at the end of the round, as JSON."""
    kind: str | None = None
    """At a rated table, which kind of rated round it was; None as long as it is not rated."""
    mean_before: float | None = None
    mean: float | None = None
    """The guest's rating after it, if it changed."""
