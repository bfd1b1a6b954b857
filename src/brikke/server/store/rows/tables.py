"""Row types: tables, and what is appended to their logs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

Link = bytes | None
"""The hash of an event and of all before it; None if it was written by an older version."""

WAITING: Final = "waiting"
"""A phase that the store knows: the table still takes players."""
OVER: Final = "over"
"""A phase that the store knows: such a table is not listed in the lobby."""
EXPIRED: Final = "expired"
"""A phase that the store sets: the table was removed, and only its id is left."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One stored event."""

    seq: int
    at: int
    version: int
    body: bytes
    chain: Link = field(default=None, compare=False)
    """The hash of this event and of all before it."""

    @property
    def plain(self) -> tuple[int, int, int, bytes]:
        """The event without its hash, as workers read it."""
        return self.seq, self.at, self.version, self.body


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a command, kept for duplicates of it."""

    sender: str
    command: str
    answer: bytes


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as the lobby shows it."""

    phase: str
    listed: bool
    body: bytes


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A finished round: its public link, and the numbers of its first and last event."""

    commitment: str
    first: int
    last: int
    players: bytes = b"[]"
    """The players at its end, as JSON."""


@dataclass(frozen=True, slots=True)
class PendingTurn:
    """A turn over hours or days that has begun: of whom, and when."""

    guest: str | None
    """The guest whose turn it is; None: nobody who could be told."""
    turn: int
    """The number of the event with which it began."""
    began: int


@dataclass(frozen=True, slots=True)
class Append:
    """Everything that one command changes, written atomically."""

    table_id: str
    after: int
    """The number of the last event that it is based on; if there are later ones, it is refused."""
    head: Link
    """The hash of that event. If the log has another one with this number, it is refused as well:
    another process has cut a damaged log, and gone on."""
    entries: tuple[Entry, ...]
    """The new events with their hashes, numbered consecutively; may be empty."""
    due: int | None
    """When the next timer of the table fires; None: never. Writing it ends any lease."""
    summary: Summary
    receipt: Receipt | None = None
    members: tuple[tuple[str, int], ...] | None = None
    """All members as (guest, seat); None: unchanged."""
    finished: tuple[FinishedRound, ...] = ()
    rated: tuple[int, ...] = ()
    """The numbers of events with which rounds ended or were abandoned, at a rated table."""
    pending_turn: PendingTurn | None = None
    """The turn that has begun with this append, if turns take hours or days."""
    result: bytes | None = None
    """What the round has become, at a table of a tournament; it stays sealed."""
    created: int | None = None
    """The time of creation, in the first append of a table."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as lists show it."""

    id: str
    created: int
    updated: int
    phase: str
    summary: bytes


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The state of a table in the store, to find what a server has missed."""

    last: int
    """The number of the last event."""
    connections: int
    """The connections to all servers."""
    connections_here: int
    """The connections to the server that asks."""


class Repeated(Exception):  # noqa: N818 - an outcome, not a mistake
    """The command is a duplicate; nothing was written."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer)
        self.answer = answer
