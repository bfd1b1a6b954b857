"""A record as a story: every turn with the state before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from brikke.game.events import Drew, Played, RoundEnded, State, TimedOut, TurnEvent, step
from brikke.game.notation import Record
from brikke.rules.table import tiles_added
from brikke.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """One turn of a record with the state before and after it."""

    round: int
    before: State
    event: TurnEvent
    after: State
    ended: RoundEnded | None

    @property
    def number(self) -> int:
        """The turn's number in its round, from 1."""
        return self.after.turns

    @property
    def tiles(self) -> tuple[Tile | None, ...]:
        """The tiles that changed places: laid from the rack, or drawn."""
        match self.event:
            case Played():
                return tiles_added(self.before.table, self.event.table)
            case Drew():
                return (self.event.tile,)
            case TimedOut():
                return self.event.tiles
            case _:
                return ()

    @property
    def kind(self) -> str:
        """What the seat did."""
        match self.event:
            case Played():
                return "plays" if self.before.opened[self.event.seat] else "opens"
            case Drew():
                return "draws"
            case TimedOut():
                return "times-out"
            case _:
                return "passes"


def told_turns(record: Record) -> Iterator[ToldTurn]:
    """Yield the turns of all rounds, each with the states around it."""
    for number, events in enumerate(record.rounds, start=1):
        state: State | None = None
        for event, following in zip(events, (*events[1:], None), strict=True):
            before, state = state, step(state, event)
            if isinstance(event, TurnEvent) and before is not None:
                ended = following if isinstance(following, RoundEnded) else None
                yield ToldTurn(number, before, event, state, ended)
