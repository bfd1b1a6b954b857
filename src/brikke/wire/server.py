"""Server messages: everything that a server may send, a closed union."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from brikke.answers.judging import Violation
from brikke.answers.steps import Step
from brikke.live import Speed
from brikke.rules.rulebook import Faces
from brikke.rules.scoring import Ending
from brikke.study.advice import Aim
from brikke.wire.events import EventForm


class NumberedEvent(Struct, frozen=True):
    """An event, its number in the table's log and its time."""

    seq: int
    at: int
    event: EventForm


class ShownRating(Struct, frozen=True):
    """A rating as people see it: most likely within ``doubt`` of ``points``."""

    points: int
    doubt: int
    provisional: bool
    """Whether it is still too uncertain to compare."""


class Seat(Struct, frozen=True):
    """The player of a seat."""

    name: str
    """The name of a person or of a connected bot; empty for others, and for deleted guests."""
    bot: str | None
    program: bool
    """Whether this is a bot that somebody has connected to the server."""
    stand_in: str | None
    """The bot that plays for an absent person."""
    here: bool
    host: bool
    face: str
    """An animal for a person, the bot's own face for a bot; empty for others."""
    colour: str
    """The colour of this player's marks on the table; no two seats share one."""
    rating: ShownRating | None
    """At a rated table, how strong the player is for it."""


class Recap(Struct, frozen=True):
    """The turns since the client's own last one; for a spectator, one of every seat."""

    before: list[list[str]]
    """The table before the first of them."""
    turns: list[EventForm]


class RoundView(Struct, frozen=True):
    """A round as one seat may see it; a spectator has no rack."""

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
    """Before the deal: the seats whose salt has arrived."""
    salts: list[str]
    """From the deal on: the salts of all seats, as hexadecimal."""
    passes: int
    """The number of consecutive passes on an empty pool."""
    quiet: list[int]
    """For every seat, the number of its turns since it last played."""
    ending: Ending | None
    winner: int | None
    scores: list[int] | None
    racks: list[list[str]] | None
    """All racks, after the end of the round."""
    seed: str | None
    """The seed of the shuffle, after the end of the round."""
    recap: Recap


class Repeats(Struct, frozen=True):
    """The earlier round whose deal is played again at a table."""

    link: str
    number: int
    """Which round of that record, from 1."""
    seat: int


class TableView(Struct, frozen=True):
    """A table as everyone may see it."""

    id: str
    rulebook: str
    """The edition and every parameter, in the form of the command line."""
    rulebook_name: str
    faces: Faces
    """The kind of faces printed on the tiles."""
    call_out: str
    """The word that a player calls when going out."""
    capacity: int
    casual: bool
    hints: bool
    listed: bool
    speed: Speed
    rated: bool
    shared_address: list[int]
    """The seats of a rated table that use one address: its rounds do not count."""
    phase: str
    match: int
    sheet: list[list[int]]
    rounds: list[str]
    """The links of the finished rounds."""
    repeats: Repeats | None
    tournament: str | None
    """The tournament that the table belongs to."""
    wants_pause: list[int]
    wants_back: list[int]
    wants_next: list[int]


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """The base of all server messages."""


class Clock(ServerMessage, tag="clock", frozen=True):
    """The seat to move and its deadline; times in milliseconds on the server's clock."""

    to_move: int | None
    deadline: int | None
    now: int
    paused: bool


class Presence(ServerMessage, tag="presence", frozen=True):
    """The players of all seats, and the number of spectators."""

    seats: list[Seat]
    watching: int


class View(ServerMessage, tag="view", frozen=True):
    """The whole view of the table and its round for one client, after event number ``seq``."""

    seq: int
    seat: int | None
    """The client's own seat."""
    table: TableView
    round: RoundView | None


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The answer to ``hello``; a view or the missed events follow."""

    id: str
    protocol: int
    seat: int | None
    seq: int


class Events(ServerMessage, tag="events", frozen=True):
    """New events, in the order of their numbers."""

    events: list[NumberedEvent]


class Ack(ServerMessage, tag="ack", frozen=True):
    """A command was carried out; ``seq`` is the number of its last event."""

    id: str
    seq: int


class Refused(ServerMessage, tag="refused", frozen=True):
    """A command was refused and changed nothing."""

    id: str | None
    code: str
    detail: str
    violations: list[Violation]


class Checked(ServerMessage, tag="checked", frozen=True):
    """The answer to ``check``: whether the turn is legal, and all violations."""

    id: str
    legal: bool
    violations: list[Violation]


class Arranged(ServerMessage, tag="arranged", frozen=True):
    """The player to move rearranges tiles of the table; to be shown until the round goes on."""

    seat: int
    seq: int
    """The number of the event that began this turn."""
    table: list[list[str]]
    """The tiles of the table, exactly these, as they lie in the player's draft."""


class HintGiven(ServerMessage, tag="hint", frozen=True):
    """The best turn; without tiles played there is none, or drawing is better."""

    id: str
    aim: Aim
    tiles_played: int
    played: list[str]
    table: list[list[str]]
    opening: list[list[str]]
    goes_out: bool
    steps: list[Step]
    moves: list[list[str]]
    """The set that each step makes, in physical tiles."""
    chance: float | None
    """The chances to win after the turn, if they were asked for."""


class Bye(ServerMessage, tag="bye", frozen=True):
    """The server closes the connection; reconnect after ``retry`` milliseconds, null: do not."""

    reason: str
    retry: int | None


FromServer = (
    Welcome
    | View
    | Events
    | Ack
    | Refused
    | Checked
    | HintGiven
    | Arranged
    | Presence
    | Clock
    | Bye
)

encode = msgspec.json.Encoder().encode
