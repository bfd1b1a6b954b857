"""Row types: the values that go into the store and come out; bodies are opaque bytes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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
class RoundToStudy:
    """A finished round whose results are still to be computed."""

    commitment: str
    table_id: str
    first: int
    last: int
    ended: int


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


@dataclass(frozen=True, slots=True)
class Append:
    """Everything that one command changes, written atomically."""

    table_id: str
    after: int
    """The number of the last event that it is based on; if there are later ones, it is refused."""
    entries: tuple[Entry, ...]
    """The new events, numbered consecutively; may be empty."""
    due: int | None
    """When the next timer of the table fires; None: never. Writing it ends any lease."""
    summary: Summary
    receipt: Receipt | None = None
    members: tuple[tuple[str, int], ...] | None = None
    """All members as (guest, seat); None: unchanged."""
    finished: tuple[FinishedRound, ...] = ()
    created: int | None = None
    """The time of creation, in the first append of a table."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person with a token."""

    id: str
    name: str
    language: str
    created: int
    face: str = ""
    """The animal that the guest has chosen; empty if none."""
    colour: str = ""
    """The colour that the guest has chosen; empty if none."""
    kept: bool = False
    """Whether the guest keeps the name, by a passkey or a recovery phrase."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: its id, its guest, and the public key by which a signature is checked."""

    id: str
    guest_id: str
    public_key: bytes
    sign_count: int


@dataclass(frozen=True, slots=True)
class KeptName:
    """By what a guest's name is kept."""

    passkeys: tuple[str, ...]
    """The ids of the passkeys."""
    phrase: str | None
    """The salt and the hash of the recovery phrase, if there is one."""


@dataclass(frozen=True, slots=True)
class GuestChange:
    """A change of a guest's name or language, or that the guest was forgotten."""

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
class TableStatus:
    """The state of a table in the store, to find what a server has missed."""

    last: int
    """The number of the last event."""
    connections: int
    """The connections to all servers."""
    connections_here: int
    """The connections to the server that asks."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A period in which no server was alive."""

    id: int
    since: int
    until: int


class NameTaken(Exception):  # noqa: N818 - an outcome, not a mistake
    """Somebody else keeps a name that looks like this one; nothing was written."""


class Conflict(Exception):  # noqa: N818 - an outcome, not a mistake
    """The log has grown meanwhile: load and decide again; nothing was written."""


class Repeated(Exception):  # noqa: N818 - an outcome, not a mistake
    """The command is a duplicate; nothing was written."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer)
        self.answer = answer


class Unavailable(Exception):  # noqa: N818 - reads as what it is
    """The database did not answer; whether a write was committed is unknown until it is back."""
