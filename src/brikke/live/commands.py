"""What a guest may ask of a table."""

from __future__ import annotations

from dataclasses import dataclass

from brikke.live.events import Reaction
from brikke.rules.position import Turn


@dataclass(frozen=True, slots=True)
class Sit:
    """Take the next free seat."""


@dataclass(frozen=True, slots=True)
class AddBot:
    """Give the next free seat to a bot."""

    bot: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Free a seat, as its host."""

    seat: int


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match, as its host."""


@dataclass(frozen=True, slots=True)
class Salt:
    """Send a share in the shuffle."""

    salt: bytes


@dataclass(frozen=True, slots=True)
class MakeTurn:
    """Make a turn, knowing the log up to a number."""

    turn: Turn
    seen: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Ask for a pause, or agree to it."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause; come back to a seat that a bot looks after."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Ask to take the own last turn back, or agree to it."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not agree to a pause or to taking back."""


@dataclass(frozen=True, slots=True)
class Ready:
    """Be ready for the next round."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Want another match."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat."""


@dataclass(frozen=True, slots=True)
class React:
    """Call something across the table."""

    reaction: Reaction


Command = (
    Sit
    | AddBot
    | Remove
    | Start
    | Salt
    | MakeTurn
    | Pause
    | Resume
    | TakeBack
    | Decline
    | Ready
    | Rematch
    | Leave
    | React
)
