"""Row types: tournaments."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament on equal tiles."""

    id: str
    organiser: str
    club_id: str | None
    created: int
    name: str
    settings: bytes
    """What it is played by, as JSON."""
    seeds: bytes
    """The seeds of all rounds, one after the other."""
    state: str
    paused: bool
    number: int
    """The round that is or was played last; 0 before the first."""
    at: int | None
    """When the next round begins; None while a round is played, or nobody has said when."""
    began: int
    """When the current round began."""
    standings: bytes
    """The standings after the last round that is over, as JSON."""
    version: int


@dataclass(frozen=True, slots=True)
class TournamentVersion:
    """Which version of a tournament there is, and its round."""

    id: str
    version: int
    number: int


@dataclass(frozen=True, slots=True)
class TournamentPlayer:
    """Somebody who plays in a tournament."""

    guest_id: str
    joined: int
    """The first round in which they play."""
    left: int | None
    """The first round in which they do not play any more."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table of a round of a tournament."""

    table_id: str
    number: int
    """The round."""
    place: int
    """The number of the table in its round, from 1."""
    seats: bytes
    """The players by seat, as JSON."""
    sealed: bool = True
    """Whether the deal is still being played at some table."""
    result: bytes | None = None
    """The result, as JSON; None until the table is over."""
    phase: str | None = None
    """The phase of the table; None until it is created."""
