"""What a server says to its clients: a closed family of messages."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from brikke.answers.judging import Violation
from brikke.answers.steps import Step
from brikke.rules.rulebook import Faces
from brikke.rules.scoring import Ending
from brikke.server.wire.events import EventForm


class NumberedEvent(Struct, frozen=True):
    """An event, its number in the table's log and its time."""

    seq: int
    at: int
    event: EventForm


class Seat(Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    """A person's name; empty for a bot, and for someone who asked to be forgotten."""
    bot: str | None
    stand_in: str | None
    """The bot that plays for the person at the moment."""
    here: bool
    host: bool


class RoundView(Struct, frozen=True):
    """A round as one seat sees it; a spectator has no rack."""

    commitment: str | None
    starter: int | None
    to_move: int | None
    table: list[list[str]]
    rack: list[str]
    rack_sizes: list[int]
    opened: list[bool]
    pool: int
    turns: int
    salted: list[int]
    """The seats whose salt is there, before the deal."""
    ending: Ending | None
    winner: int | None
    scores: list[int] | None
    racks: list[list[str]] | None
    """All racks, once the round is over."""
    seed: str | None
    """The secret of the shuffle, once the round is over."""


class Repeats(Struct, frozen=True):
    """The round of which a table plays the deal once more."""

    link: str
    number: int
    """Which round of that record, from 1."""
    seat: int


class TableView(Struct, frozen=True):
    """A table as everyone may see it."""

    id: str
    rulebook: str
    """The edition and every parameter, as the command line takes it."""
    rulebook_name: str
    faces: Faces
    """What is printed on the tiles."""
    call_out: str
    """What the player who goes out calls."""
    capacity: int
    casual: bool
    hints: bool
    listed: bool
    phase: str
    match: int
    sheet: list[list[int]]
    rounds: list[str]
    """The links of the rounds that are over."""
    repeats: Repeats | None
    wants_pause: list[int]
    wants_back: list[int]
    wants_next: list[int]


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """What a server sends."""


class Clock(ServerMessage, tag="clock", frozen=True):
    """Whose turn it is and how long; times in milliseconds on the server's clock."""

    to_move: int | None
    deadline: int | None
    now: int
    paused: bool


class Presence(ServerMessage, tag="presence", frozen=True):
    """Who sits where, and who is here."""

    seats: list[Seat]
    watching: int


class View(ServerMessage, tag="view", frozen=True):
    """All that one may know of the table and its round, after event number ``seq``."""

    seq: int
    seat: int | None
    """One's own."""
    table: TableView
    round: RoundView | None


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The answer to ``hello``; a view follows, or the events that were missed."""

    id: str
    protocol: int
    seat: int | None
    seq: int


class Events(ServerMessage, tag="events", frozen=True):
    """What happened, in the order of its numbers."""

    events: list[NumberedEvent]


class Ack(ServerMessage, tag="ack", frozen=True):
    """A command was carried out; ``seq`` is its last event."""

    id: str
    seq: int


class Refused(ServerMessage, tag="refused", frozen=True):
    """A command changed nothing."""

    id: str | None
    code: str
    detail: str
    violations: list[Violation]


class Checked(ServerMessage, tag="checked", frozen=True):
    """Whether the turn asked about would be legal, and if not, every reason."""

    id: str
    legal: bool
    violations: list[Violation]


class HintGiven(ServerMessage, tag="hint", frozen=True):
    """The best turn; no tiles played means that there is none."""

    id: str
    tiles_played: int
    played: list[str]
    table: list[list[str]]
    opening: list[list[str]]
    goes_out: bool
    steps: list[Step]


class Bye(ServerMessage, tag="bye", frozen=True):
    """The server closes the connection: come back after so many milliseconds, or do not."""

    reason: str
    retry: int | None


FromServer = Welcome | View | Events | Ack | Refused | Checked | HintGiven | Presence | Clock | Bye

encode = msgspec.json.Encoder().encode
