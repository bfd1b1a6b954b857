"""Clubs over HTTP: how one is founded and changed, and what its members see."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from brikke.wire.server import ShownRating
from brikke.wire.tables import TableSummary

MAX_MESSAGE: Final = 300
ClubName = Annotated[str, Meta(min_length=1, max_length=40)]
Role = Literal["host", "helper", "member"]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new club."""

    name: ClubName
    rulebook: Annotated[str, Meta(max_length=1000)] = "nordic"


class ClubChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host changes of a club; the rest stays."""

    name: ClubName | None = None
    rulebook: Annotated[str, Meta(max_length=1000)] | None = None
    chat: bool | None = None


class MemberChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host or a helper changes of a member; the rest stays."""

    role: Role | None = None
    muted: bool | None = None
    removed: bool | None = None


class ClubPerson(Struct, frozen=True):
    """A member of a club."""

    id: str
    """What names the member in this club, and nowhere else."""
    name: str
    face: str
    colour: str
    role: Role
    muted: bool
    here: bool
    """Whether the member has a seat at a table of the club, plays in a tournament of it, or
    looks at a table now."""
    you: bool


class Standing(Struct, frozen=True):
    """A place in the standings of a club."""

    member: str
    """The id of the member."""
    rating: ShownRating
    rounds: int


class Standings(Struct, frozen=True):
    """The ratings of a club's members for a number of seats, the surest best first."""

    seats: int
    places: list[Standing]


class EqualTilesStanding(Struct, frozen=True):
    """Where a member stands on equal tiles, over the tournaments of a club."""

    member: str
    """The id of the member."""
    place: int
    """By per cent; equal members share a place, because nothing else is shown."""
    percent: float
    """The share of the match points that were possible."""
    points: int
    deals: int
    won: int
    """How many of the deals were won at their tables."""


class ClubSummary(Struct, frozen=True):
    """A club in a list."""

    id: str
    link: str
    name: str
    role: Role


class ClubView(Struct, frozen=True):
    """A club, as one of its members sees it; others see its name and its rules alone."""

    id: str
    link: str
    name: str
    rulebook: str
    rulebook_name: str
    role: Role | None
    """The role of the guest who asks; null for somebody who is no member."""
    member_count: int
    chat: bool
    members: list[ClubPerson]
    tables: list[TableSummary]
    standings: list[Standings]
    equal_tiles: list[EqualTilesStanding]
    """The best first; empty before the first round of a tournament is over."""


class NewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A message to the members of a club."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_MESSAGE)]


class Message(Struct, frozen=True):
    """A message of a member."""

    id: int
    member: str
    """The id of the member; empty if they have left."""
    name: str
    at: int
    text: str


Reason = Literal["rude", "unfair", "name", "other"]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report about somebody at a table."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    reason: Reason


class MessageReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a message."""

    reason: Reason


class ReportView(Struct, frozen=True):
    """A report: who is meant, why, and what happened."""

    id: int
    created: int
    reason: str
    by: str
    about: str
    member: str
    """The id of the member whom it is about; empty if it is none."""
    table_id: str | None = field(name="table")
    sealed: bool
    """Whether the deal is still being played at another table: until then there is no log."""
    log: list[str]
    """What happened, as lines: messages, or events as JSON that everybody at the table saw."""


def club_link(club_id: str) -> str:
    """Return the path of a club, which is its invitation."""
    return f"/club/{club_id}"
