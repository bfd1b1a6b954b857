"""My games over HTTP: the results of a guest, sums for each edition, and costly turns."""

from __future__ import annotations

from msgspec import Struct

from brikke.study.reasons import Reason
from brikke.wire.server import ShownRating
from brikke.wire.tables import SeatSummary


class PositionToTry(Struct, frozen=True):
    """A turn in which more was possible, as a position to try again; tiles are faces."""

    commitment: str
    ended: int
    turn: int
    rulebook: str
    table: list[list[str]]
    rack: list[str]
    opened: bool
    played: list[str]
    best_played: list[str]
    missed_tiles: int
    missed_exit: bool
    touched: list[list[str]]
    """The sets on the table that the best turn changes."""
    reason: Reason | None
    """Why the turn was costly; null where chances to win are unknown."""


class TurnByChances(Struct, frozen=True):
    """A turn that gave chances to win away, as far as its player could know."""

    commitment: str
    ended: int
    turn: int
    edition: str
    chance: float
    """The chances after the turn, from 0 to 1."""
    best_chance: float
    """The same after the best turn."""
    reason: Reason
    tiles: list[str]
    """The faces that the reason is about: better played, or better kept."""
    best_played: list[str] | None
    """The faces of the best turn, none if it is a draw; null where they were not stored."""


class GameResult(Struct, frozen=True):
    """A finished round, as it was for the guest who asks."""

    commitment: str
    ended: int
    edition: str
    seats: list[SeatSummary]
    seat: int
    match: int
    """Which match of its table, from 1."""
    round: int
    """Which round of the match, from 1."""
    place: int
    points: int
    turns: int
    """The turns that the guest made; those of a stand-in do not count."""
    missed_tiles: int
    """How many tiles more the best turns would have played."""
    missed_exits: int
    """The turns in which the guest could have gone out but did not."""
    opened: int | None
    """In which of the turns the seat opened, from 1; null if it never did."""
    stood_in: bool
    """Whether a bot made some of the turns."""
    accuracy: float | None
    """The share of the chances to win that the guest's turns kept, from 0 to 1; null: not known."""
    rated: str | None
    """The kind of rated round: ``complete``, ``left``, ``stood-in`` and others; null: not rated."""
    change: int | None
    """By how many points the guest's rating changed, if it did."""


class EditionSums(Struct, frozen=True):
    """The results of a guest in one edition, added up."""

    edition: str
    rounds: int
    wins: int
    points: int
    turns: int
    missed_tiles: int
    missed_exits: int
    """The rounds in which the guest could have gone out in a turn but did not."""
    opened: int
    """The rounds in which the guest opened."""
    opening_turns: int
    """In which turn the guest opened, added up over those rounds."""
    judged: int
    """The rounds whose accuracy is known."""
    accuracy: float
    """The accuracy of those rounds, added up."""


class RatingMoment(Struct, frozen=True):
    """A rating after a round."""

    ended: int
    kind: str
    """The kind of rated round."""
    points: int
    doubt: int


class MyRating(Struct, frozen=True):
    """The rating of a guest in one edition and for one number of seats."""

    edition: str
    seats: int
    now: ShownRating
    rounds: int
    history: list[RatingMoment]
    """The oldest first; of many rounds only the newest."""


class MyGames(Struct, frozen=True):
    """The newest results of a guest, and what can be learned from them."""

    games: list[GameResult]
    """The newest first."""
    more: bool
    """Whether there are older ones, which only the export has."""
    editions: list[EditionSums]
    """The most played first."""
    costly: list[PositionToTry]
    """The turns of the last thirty days in which laying more was better, the worst first."""
    lost: list[TurnByChances]
    """The turns of the last thirty days that cost the most chances to win, the worst first."""
    ratings: list[MyRating]
    """The most played first."""


class OwnMistakes(Struct, frozen=True):
    """The turns of a guest that cost the most chances to win, to be tried again."""

    turns: list[TurnByChances]
    """The worst first; one of each round."""
