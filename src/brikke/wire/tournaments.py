"""Tournaments over HTTP: how one is set up, and what players and a projector are shown."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from brikke.rules.rulebook import DEFAULT, rulebook_text
from brikke.wire.tables import SeatSummary

Title = Annotated[str, Meta(min_length=1, max_length=200)]


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new tournament."""

    name: Title
    rulebook: Annotated[str, Meta(max_length=1000)] = rulebook_text(DEFAULT)
    """An edition with a clock and any house rules; every table plays one round at a time."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    meeting: str = "swiss"
    """Who meets whom: ``swiss`` by standings, or ``drawn`` anew for every round."""
    break_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """The time between two rounds."""
    starts: Annotated[int, Meta(ge=0)] | None = None
    """When the first round begins, in milliseconds since 1970; null: when the organiser says."""
    club: Annotated[str, Meta(max_length=64)] | None = None
    """The club that it belongs to, by its host or a helper."""


class CreatedTournament(Struct, frozen=True):
    """A new tournament; everyone who knows its address may join."""

    id: str
    link: str


class TournamentSummary(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    link: str
    name: str
    state: str
    number: int
    rounds: int
    players: int
    people: list[SeatSummary]
    """The first who have joined."""
    joined: bool
    """Whether the guest who asks takes part."""
    at: int | None
    """When the next round begins."""
    created: int


class MyPlace(Struct, frozen=True):
    """The table of the guest who asks, in the current round."""

    table_id: str = field(name="table")
    link: str
    place: int
    """The number of the table in its round, from 1."""
    seat: int
    done: bool


class TournamentPlace(Struct, frozen=True):
    """A table of the current round, without anything of its deal."""

    place: int
    seats: list[int | None]
    """The numbers of the players; null for a bot of the house."""
    done: bool


class StandingRow(Struct, frozen=True):
    """Where a player stands after the last round that is over."""

    player: int
    place: int
    change: int
    """By how many places the player has risen since the round before."""
    percent: float
    """The share of the match points that were possible."""
    match_points: int
    points: int
    rounds: int
    """The rounds that the player has played."""


class TournamentView(Struct, frozen=True):
    """A tournament, as it is shown to the guest who asks."""

    id: str
    link: str
    name: str
    club: str | None
    runs: bool
    """Whether the guest may run it: begin, pause and go on."""
    state: str
    """``open`` before the first round, then ``playing``, at last ``over``."""
    paused: bool
    number: int
    """The round that is or was played last; 0 before the first."""
    rounds: int
    at: int | None
    """When the next round begins; null while a round is played, or nobody has said when."""
    began: int
    """When the current round began."""
    now: int
    version: int
    """Another number whenever something changes besides which tables have finished."""
    rulebook: str
    rulebook_name: str
    seats: int
    meeting: str
    me: int | None
    """The number of the guest among the players."""
    table: MyPlace | None
    players: list[SeatSummary]
    """All who have joined, in that order."""
    gone: list[int]
    """The numbers of the players who have left."""
    tables: list[TournamentPlace]
    standings: list[StandingRow]
    commitments: list[str]
    """The commitments to the seeds of all rounds, known from the beginning."""
    seeds: list[str]
    """The seeds of the rounds that are over."""


class TournamentNews(Struct, frozen=True):
    """What of a tournament changes often, for the guest who asks."""

    version: int
    """As long as it is the same, so is all else that is shown of the tournament."""
    now: int
    table: MyPlace | None
    done: list[int]
    """The tables of the current round that have finished."""


class DealPlace(Struct, frozen=True):
    """What a deal became at one table."""

    place: int
    seats: list[int | None]
    scores: list[int]
    """Empty if the log of the table was lost."""
    match_points: list[int]
    """The match points of each seat, compared with the same seat at all tables."""
    absent: list[int]
    """The seats for which a bot made most of the turns."""
    round: str | None
    """The link of its replay."""


class DealView(Struct, frozen=True):
    """A deal that everyone has played, at all tables."""

    number: int
    rounds: int
    """How many deals are open."""
    name: str
    seed: str
    commitment: str
    top: int
    """The most match points."""
    players: list[SeatSummary]
    tables: list[DealPlace]
