"""What happens around the rounds of a table: seats, pauses, stand-ins, agreements.

They share one log with the events of the rounds, and one way out for a seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, get_args

from brikke.game import events as rounds
from brikke.rules.rulebook import Rulebook
from brikke.rules.tiles import Tile


class Reaction(StrEnum):
    """What a player may call across the table."""

    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    WOW = "wow"
    OUCH = "ouch"
    THINKING = "thinking"
    HURRY = "hurry"
    HELLO = "hello"
    BYE = "bye"


@dataclass(frozen=True, slots=True)
class Options:
    """What a table decides besides its rulebook."""

    listed: bool = False
    """It is shown in the public lobby."""
    casual: bool = True
    """A turn may be taken back if everyone agrees."""
    hints: bool = True
    """Players may ask for a hint."""


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """The deal of a round that is over, to be played once more by somebody who wonders."""

    link: str
    """Of the round, or of the record that it is in."""
    number: int
    """Which round of it, from 1."""
    seat: int
    """Whose tiles the guest who set up the table plays."""
    secret: str
    """What the links of the rounds at this table are made from."""
    starter: int
    racks: tuple[tuple[Tile, ...], ...]
    pool: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class TableOpened:
    """Someone set up a table."""

    rulebook: Rulebook
    capacity: int
    options: Options
    host: str | None
    """The guest who set it up; told to nobody."""
    deal: KnownDeal | None = None
    """What a match begins with here; told to nobody."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A guest took the next free seat."""

    guest: str | None
    """Told to nobody; guests know their own seat."""


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
    """A guest left or was removed during a match, or left after it; a bot has the seat now."""

    seat: int
    bot: str
    removed: bool = False


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Another seat looks after the table now."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchBegan:
    """A match began with a clean score sheet."""


@dataclass(frozen=True, slots=True)
class SaltSent:
    """A seat sent its share in the coming shuffle."""

    seat: int
    salt: bytes


@dataclass(frozen=True, slots=True)
class Came:
    """A player is here: connected, or back in the own seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Went:
    """A player's last connection was lost; the seat is kept."""

    seat: int


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for an absent player until they are back."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class PauseAsked:
    """A player would like to pause."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The clock stands still: all agreed, or nobody is here."""

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
    """All agreed: so many of the last turns did not happen."""

    turns: int


@dataclass(frozen=True, slots=True)
class Declined:
    """A player does not agree to what was asked."""

    seat: int


@dataclass(frozen=True, slots=True)
class NextAsked:
    """A player is ready for the next round, or for another match."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reacted:
    """A player called something across the table."""

    seat: int
    reaction: Reaction


@dataclass(frozen=True, slots=True)
class ClockMoved:
    """No server was there from one moment to another: every deadline moves by as much."""

    outage: int
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The last player left; the round is not played to its end, and its seed is told."""

    seed: bytes | None


TableEvent = (
    TableOpened
    | Joined
    | BotJoined
    | Left
    | HandedOver
    | HostChanged
    | MatchBegan
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
    | ClockMoved
    | Abandoned
)
LogEvent = TableEvent | rounds.Event
Events = tuple[LogEvent, ...]
TABLE_EVENTS: Final[tuple[type[LogEvent], ...]] = get_args(TableEvent)


def redact_log(event: LogEvent, seat: int | None) -> LogEvent:
    """Return an event of a table's log as a seat, or for None a spectator, may see it."""
    match event:
        case TableOpened():
            return replace(event, host=None, deal=None)
        case Joined():
            return replace(event, guest=None)
        case _ if isinstance(event, rounds.Event):
            return rounds.redact(event, seat)
        case _:
            return event
