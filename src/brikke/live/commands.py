"""Commands: what a guest may ask of a live table.

The messages of the wire are derived from these classes; see ``brikke.wire.client``. Their
docstrings are the remarks there.
"""

from __future__ import annotations

from dataclasses import dataclass

from brikke.live.events import Reaction
from brikke.rules.position import Turn


@dataclass(frozen=True, slots=True)
class Sit:
    """Take the next free seat."""


@dataclass(frozen=True, slots=True)
class SitAsProgram(Sit):
    """A connected bot takes the next free seat; no client can send this."""


@dataclass(frozen=True, slots=True)
class AddBot:
    """Give the next free seat to a bot; for the host."""

    bot: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Free a seat; for the host."""

    seat: int


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match; for the host."""


@dataclass(frozen=True, slots=True)
class Salt:
    """Send a share in the shuffle, as hexadecimal on the wire."""

    salt: bytes


@dataclass(frozen=True, slots=True)
class MakeTurn:
    """Make a turn; it is refused as stale if the round changed after event ``seen``."""

    turn: Turn
    seen: int


@dataclass(frozen=True, slots=True)
class SearchedTurn(MakeTurn):
    """A turn that a search has found legal before it is decided on; no client can send this."""

    searched_at: int
    """The last event of the round when the search was made."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Ask for a pause, or agree to one."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause; take a seat back from the bot that stands in."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Ask to take one's own last turn back, or agree to such a request."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline a pause or a take-back."""


@dataclass(frozen=True, slots=True)
class Ready:
    """Be ready for the next round."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask for another match."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat."""


@dataclass(frozen=True, slots=True)
class React:
    """Send a reaction to everyone at the table."""

    reaction: Reaction


Command = (
    Sit
    | AddBot
    | Remove
    | Start
    | Salt
    | MakeTurn
    | React
    | Pause
    | Resume
    | TakeBack
    | Decline
    | Ready
    | Rematch
    | Leave
)
