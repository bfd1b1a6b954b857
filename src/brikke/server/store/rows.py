"""What goes into the store and comes out of it; bodies are bytes that it never reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OVER: Final = "over"
"""A phase that the store knows: such a table has left the lobby."""
EXPIRED: Final = "expired"
"""A phase that the store gives: such a table was removed, and only its address is left."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One stored event."""

    seq: int
    at: int
    version: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer that a command got, for whoever repeats it."""

    sender: str
    command: str
    answer: bytes


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby shows of a table."""

    phase: str
    listed: bool
    body: bytes


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that is public by its commitment, from its first event to its last."""

    commitment: str
    first: int
    last: int
    players: bytes = b"[]"
    """Who sat there when it ended."""


@dataclass(frozen=True, slots=True)
class Append:
    """Everything that one command changes, written together or not at all."""

    table: str
    after: int
    """The number of the last event that it rests on: if there are later ones, it is refused."""
    entries: tuple[Entry, ...]
    """Consecutive from there on; none: the rest changes alone."""
    due: int | None
    """When the table acts next by itself; None: never. Setting it ends any lease."""
    summary: Summary
    receipt: Receipt | None = None
    members: tuple[tuple[str, int], ...] | None = None
    """The whole new membership as guest and seat; None: as it was."""
    finished: tuple[FinishedRound, ...] = ()


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a token."""

    id: str
    name: str
    language: str
    created: int


@dataclass(frozen=True, slots=True)
class GuestChange:
    """That a guest has another name or language, or is forgotten, since some time."""

    id: str
    changed: int
    forgotten: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as lists show it."""

    id: str
    created: int
    updated: int
    phase: str
    summary: bytes


@dataclass(frozen=True, slots=True)
class News:
    """What a server may have missed at a table."""

    last: int
    """The number of the last event."""
    heads: int
    """Connections to any server."""
    here: int
    """Connections to the server that asks."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which no server was alive."""

    id: int
    since: int
    until: int


class Conflict(Exception):  # noqa: N818 - an outcome, not a mistake
    """These numbers are not the next ones any more: load and judge again; nothing was written."""


class Repeated(Exception):  # noqa: N818 - an outcome, not a mistake
    """The command was answered before; nothing was written."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer)
        self.answer = answer


class Unavailable(Exception):  # noqa: N818 - reads as what it is
    """The database did not answer; whether a write arrived shows when it is back."""
