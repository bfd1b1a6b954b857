"""Turn history: every turn of a round with the state before and after it.

All code that goes through the turns of a round uses :class:`Moment`: from ``Game.moments`` for a
round, from ``Record.moments`` for all rounds of a record. The events may be redacted, and the round
may be unfinished.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brikke.game.events import (
    Continued,
    Dealt,
    Drew,
    Event,
    Passed,
    Played,
    RoundEnded,
    Seen,
    State,
    TimedOut,
    TurnEvent,
)
from brikke.rules.table import tiles_added
from brikke.rules.tiles import Tile


class Did(StrEnum):
    """What a seat did with its turn."""

    PLAYED = "played"
    DREW = "drew"
    TIMED_OUT = "timed-out"
    PASSED = "passed"


VERBS: Final = {
    Did.PLAYED: "plays",
    Did.DREW: "draws",
    Did.TIMED_OUT: "times-out",
    Did.PASSED: "passes",
}
"""The same in the present tense, as ``brikke replay --json`` and the keys of messages have it."""
OPENS: Final = "opens"
"""The verb of a seat's first play."""

_DID: Final = {
    Played: Did.PLAYED,
    Drew: Did.DREW,
    TimedOut: Did.TIMED_OUT,
    Passed: Did.PASSED,
}


@dataclass(frozen=True, slots=True)
class Moment:
    """One turn of a round: its event, and the state before and after it."""

    before: State
    event: TurnEvent
    after: State
    ended: RoundEnded | None = None
    """The end of the round, if this turn ended it."""
    round: int = 1
    """The number of the round in its record, from 1."""

    @property
    def number(self) -> int:
        """The number of the turn in its round, from 1."""
        return self.after.turns

    @property
    def seat(self) -> int:
        """The seat whose turn it was."""
        return self.event.seat

    @property
    def did(self) -> Did:
        """What the seat did."""
        return _DID[type(self.event)]

    @property
    def is_opening(self) -> bool:
        """Whether the seat opened with this turn."""
        return self.did is Did.PLAYED and not self.before.opened[self.seat]

    @property
    def verb(self) -> str:
        """What the seat did, in the present tense: ``opens``, or one of :data:`VERBS`."""
        return OPENS if self.is_opening else VERBS[self.did]

    @property
    def played(self) -> tuple[Tile, ...]:
        """The tiles that went from the rack to the table."""
        if isinstance(self.event, Played):
            return tiles_added(self.before.table, self.event.table)
        return ()

    @property
    def drawn(self) -> tuple[Seen, ...]:
        """The tiles that went from the pool to the rack; ``None`` for each one face down."""
        match self.event:
            case Drew(tile=tile):
                return (tile,)
            case TimedOut(tiles=tiles):
                return tiles
            case _:
                return ()

    @property
    def tiles(self) -> tuple[Seen, ...]:
        """The tiles played or drawn."""
        return (*self.played, *self.drawn)


def moments_of(
    events: Sequence[Event], states: Sequence[State], number: int = 1
) -> Iterator[Moment]:
    """Yield the turns of a round, given its events, the state after each, and its number."""
    following = (*events[1:], None)
    before: State | None = None
    for event, state, after_it in zip(events, states, following, strict=True):
        if before is not None and isinstance(event, TurnEvent):
            ended = after_it if isinstance(after_it, RoundEnded) else None
            yield Moment(before, event, state, ended, number)
        before = state


def dealt_state(events: Sequence[Event], states: Sequence[State]) -> State | None:
    """Return the state after the deal, or from which it goes on; None if no tiles were dealt."""
    dealt = zip(events, states, strict=True)
    return next((state for event, state in dealt if isinstance(event, Dealt | Continued)), None)
