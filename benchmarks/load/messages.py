"""Message types: the parts of the wire protocol that the load generator reads."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

TURNS: Final = frozenset({"played", "drew", "passed", "timed_out"})


class Glance(Struct):
    """An event, as somebody looks at it who waits for their turn."""

    type: str
    seat: int = -1


class Event(Glance):
    """An event, as the player sees it whose turn it was."""

    tile: str = ""
    table: list[list[str]] = []


class NumberedGlance(Struct):
    seq: int
    event: Glance


class NumberedEvent(Struct):
    seq: int
    event: Event


class Glances(Struct):
    events: list[NumberedGlance]


class Events(Struct):
    events: list[NumberedEvent]


class TableView(Struct):
    phase: str
    match: int
    rounds: list[str]
    wants_next: list[int]


class RoundView(Struct):
    to_move: int | None
    table: list[list[str]]
    rack: list[str]
    opened: list[bool]
    pool: int
    salted: list[int]


class View(Struct):
    seq: int
    seat: int | None
    table: TableView
    round: RoundView | None


class Violation(Struct):
    code: str


class Answer(Struct):
    """An ``ack``, a ``welcome`` or a ``refused``."""

    id: str | None
    code: str = ""
    detail: str = ""
    violations: list[Violation] = []


class Bye(Struct):
    reason: str


read_glances: Final = msgspec.json.Decoder(Glances).decode
read_events: Final = msgspec.json.Decoder(Events).decode
read_view: Final = msgspec.json.Decoder(View).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode
read_bye: Final = msgspec.json.Decoder(Bye).decode
