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

HOST: Final = "host"
HELPER: Final = "helper"
MEMBER: Final = "member"
"""The roles in a club."""


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
class RoundToRate:
    """A round of a rated table whose ratings are still to be computed."""

    table_id: str
    last: int
    """The number of its last event."""
    ended: int
    pool: str | None = None
    """What is known of it if its log was read before: the pool in which it counts."""
    kind: str | None = None
    places: bytes | None = None
    """Its players with their places, as JSON."""

    @property
    def order(self) -> tuple[int, str, int]:
        """The order in which rounds change ratings."""
        return self.ended, self.table_id, self.last


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The rating of a player in a pool."""

    pool: str
    player: str
    mean: float
    doubt: float
    rounds: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How a round changed the rating of a player."""

    pool: str
    ended: int
    kind: str
    mean_before: float
    mean: float
    doubt: float


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
    kind: str | None = None
    """At a rated table, which kind of rated round it was; None as long as it is not rated."""
    mean_before: float | None = None
    mean: float | None = None
    """The guest's rating after it, if it changed."""


@dataclass(frozen=True, slots=True)
class Awaited:
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
    entries: tuple[Entry, ...]
    """The new events, numbered consecutively; may be empty."""
    due: int | None
    """When the next timer of the table fires; None: never. Writing it ends any lease."""
    summary: Summary
    receipt: Receipt | None = None
    members: tuple[tuple[str, int], ...] | None = None
    """All members as (guest, seat); None: unchanged."""
    finished: tuple[FinishedRound, ...] = ()
    rated: tuple[int, ...] = ()
    """The numbers of events with which rounds ended or were abandoned, at a rated table."""
    awaited: Awaited | None = None
    """The turn that has begun with this append, if turns take hours or days."""
    result: bytes | None = None
    """What the round has become, at a table of a tournament; it stays sealed."""
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
    program: bool = False
    """Whether it is a connected bot."""
    kept: bool = False
    """Whether the guest keeps the name, by a passkey or a recovery phrase."""


@dataclass(frozen=True, slots=True)
class BotRow:
    """A connected bot: its key, who answers for it, and what the host has decided about it."""

    guest_id: str
    key: str
    owner: str
    created: int
    seen: int
    """When its stream was last open; written now and then."""
    listed: bool
    stopped: bool
    name: str = ""
    owner_name: str = ""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A bot that somebody wants to have at a table."""

    table_id: str
    guest_id: str
    by_guest: str
    expires: int
    by_name: str = ""


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
class Club:
    """A club. Its id is its address and its invitation."""

    id: str
    name: str
    rulebook: str
    """An edition with house rules, as text."""
    created: int
    chat: bool = False
    """Whether members may write to each other."""


@dataclass(frozen=True, slots=True)
class ClubMember:
    """What a guest is in a club."""

    guest_id: str
    role: str
    joined: int
    muted: bool
    removed: bool


@dataclass(frozen=True, slots=True)
class Seek:
    """A guest who looks for others with the same wish."""

    guest_id: str
    wish: str
    """What the guest wants to play; equal wishes fit together."""
    bots: bool
    """Whether bots may take the free seats."""
    address: str
    """What tells addresses apart, if two of one address do not fit; otherwise empty."""
    created: int
    table_id: str | None = None
    """The table where the guest is seated."""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class OpenSeek:
    """A wish, and how many guests wait for others with it."""

    wish: str
    waiting: int


@dataclass(frozen=True, slots=True)
class ClubMessage:
    """A message of a member to the club."""

    id: int
    guest_id: str
    at: int
    body: str


@dataclass(frozen=True, slots=True)
class Report:
    """A report about a guest, with what happened."""

    id: int
    created: int
    reason: str
    by_guest: str
    about_guest: str
    club_id: str | None
    table_id: str | None
    log: bytes
    done: bool


@dataclass(frozen=True, slots=True)
class ServerCounts:
    """How much there is on a server."""

    tables: dict[str, int]
    """The number of tables in each phase."""
    guests: int
    kept_names: int
    seen_lately: int
    """The guests who were seen in the last day or two."""
    connections: int
    clubs: int
    reports: int
    """The reports that nobody has dealt with."""


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
    """The result, as JSON; None until the round is over."""
    phase: str | None = None
    """The phase of the table; None until it is created."""


class NameTaken(Exception):  # noqa: N818 - an outcome, not a mistake
    """Somebody else keeps a name that looks like this one; nothing was written."""


class Repeated(Exception):  # noqa: N818 - an outcome, not a mistake
    """The command is a duplicate; nothing was written."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer)
        self.answer = answer


class Unavailable(Exception):  # noqa: N818 - reads as what it is
    """The database did not answer; whether a write was committed is unknown until it is back."""


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How a guest wants to be told of turns; times in minutes since midnight.

    The defaults hold until the guest says something else.
    """

    guest_id: str
    silent: bool = False
    quiet_from: int = 22 * 60
    quiet_to: int = 7 * 60
    """Equal to the other: no quiet hours."""
    zone: str = "UTC"


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A browser that wants to be told: the address of its push service, and its keys."""

    id: str
    guest_id: str
    endpoint: str
    public_key: str
    auth: str
    created: int


@dataclass(frozen=True, slots=True)
class MailAddress:
    """The address of a guest's mail."""

    guest_id: str
    address: str
    key: str
    """The secret by which the address is confirmed and removed."""
    confirmed: bool


@dataclass(frozen=True, slots=True)
class DueNotice:
    """A notice that is to be sent: whose turn has begun, at which table, and when."""

    table_id: str
    guest_id: str
    turn: int
    began: int
    tries: int
    sent: bytes
    """The devices and addresses that have it, as JSON."""
