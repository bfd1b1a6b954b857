"""Table events: seats, pauses, stand-ins and agreements around the rounds of a table.

They share one log with the events of the rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, get_args

from brikke.game import events as rounds
from brikke.rules.rulebook import Rulebook
from brikke.rules.tiles import Tile


class Reaction(StrEnum):
    """The reactions that a player may send."""

    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    WOW = "wow"
    OUCH = "ouch"
    THINKING = "thinking"
    HURRY = "hurry"
    HELLO = "hello"
    BYE = "bye"


class Speed(StrEnum):
    """How fast the bots of a table play."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a table besides its rulebook."""

    listed: bool = False
    """It is shown in the public lobby."""
    casual: bool = True
    """A turn may be taken back if everyone agrees."""
    hints: bool = True
    """Players may ask for a hint."""
    speed: Speed = Speed.NORMAL
    rated: bool = False
    """Its rounds count for ratings: no hints, nothing is taken back, nobody is removed."""


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """The deal of a finished round, to be played once more."""

    link: str
    """The link of the round, or of the record that contains it."""
    number: int
    """Which round of the record, from 1."""
    seat: int
    """The seat whose tiles the guest who set up the table plays."""
    secret: str
    """A secret from which the links of the rounds at this table are derived."""
    starter: int
    racks: tuple[tuple[Tile, ...], ...]
    pool: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A guest set up a table."""

    rulebook: Rulebook
    capacity: int
    options: Options
    host: str | None
    """The guest who set it up; sent to nobody."""
    deal: KnownDeal | None = None
    """The deal that every match here begins with; sent to nobody."""
    tournament: str | None = None
    """The tournament that this table belongs to: its players are seated, and play one round."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A guest took the next free seat."""

    guest: str | None
    """Sent to nobody; guests know their own seat."""
    program: bool = False
    """Whether it is a bot that is connected from elsewhere."""


@dataclass(frozen=True, slots=True)
class BotJoined:
    """A bot was given the next free seat."""

    bot: str


@dataclass(frozen=True, slots=True)
class Left:
    """A seat was given up outside a match; the seats after it move up, the sheet is cleared."""

    seat: int
    removed: bool = False
    """The host removed the guest, who may not sit down again."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A bot took a seat over: its guest left or was removed during a match, or left after it."""

    seat: int
    bot: str
    removed: bool = False


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Another seat is the host now."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchBegan:
    """A match began with a clean score sheet."""


@dataclass(frozen=True, slots=True)
class MatchContinued:
    """A match that was begun elsewhere goes on here."""

    sheet: tuple[tuple[int, ...], ...]
    """The scores of its finished rounds."""


@dataclass(frozen=True, slots=True)
class SaltSent:
    """A seat sent its share in the next shuffle."""

    seat: int
    salt: bytes


@dataclass(frozen=True, slots=True)
class Came:
    """A player is present: connected, or back from a stand-in."""

    seat: int


@dataclass(frozen=True, slots=True)
class Went:
    """A player's last connection was lost; the seat is kept."""

    seat: int


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for an absent player until they come back."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class PauseAsked:
    """A player asks for a pause, or agrees to one."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The clock is stopped: all agreed, or nobody is here."""

    asleep: bool = False
    """Nobody is here; the first to come back wakes the table."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game goes on."""


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """A player asks to take the last turn back, or agrees to it."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """All agreed: this number of turns was taken back."""

    turns: int


@dataclass(frozen=True, slots=True)
class Declined:
    """A player declined what was asked."""

    seat: int


@dataclass(frozen=True, slots=True)
class NextAsked:
    """A player is ready for the next round, or for another match."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reacted:
    """A player sent a reaction, or someone who watches."""

    seat: int | None
    """None for someone who watches."""
    reaction: Reaction


@dataclass(frozen=True, slots=True)
class AddressShared:
    """Guests at a rated table use one address: their rounds do not count."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClockMoved:
    """No server ran from ``since`` to ``until``: every deadline moves by that time."""

    outage: int
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The last player left; the round is not finished, and its seed is revealed."""

    seed: bytes | None


TableEvent = (
    TableOpened
    | Joined
    | BotJoined
    | Left
    | HandedOver
    | HostChanged
    | MatchBegan
    | MatchContinued
    | SaltSent
    | Came
    | Went
    | StoodIn
    | PauseAsked
    | Paused
    | Resumed
    | TakeBackAsked
    | TakenBack
    | Declined
    | NextAsked
    | Reacted
    | AddressShared
    | ClockMoved
    | Abandoned
)
LogEvent = TableEvent | rounds.Event
Events = tuple[LogEvent, ...]
TABLE_EVENTS: Final[tuple[type[LogEvent], ...]] = get_args(TableEvent)
