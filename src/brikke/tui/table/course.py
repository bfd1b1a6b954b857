"""The course of a match at the screen: bots that think, the clock, and what has happened.

Nothing here is shown; whoever shows it asks for the next turns and tells the news.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Final

from brikke.game.events import Event, State, TurnEvent, redact, step
from brikke.rules.position import Turn
from brikke.rules.table import EMPTY_TABLE, Table, tiles_added
from brikke.rules.tiles import Tile
from brikke.tui.own_turn import OwnTurn
from brikke.tui.saving import Keeper
from brikke.tui.sitting import SEAT, Sitting

TICK: Final = 1.0


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that happened, and the table before it."""

    before: Table
    event: Event


class Course:
    """Lets everyone take their turns, and keeps the match after each."""

    def __init__(self, sitting: Sitting, keeper: Keeper, *, pace: float, clock: bool) -> None:
        self.sitting = sitting
        self._keeper, self._pace, self._has_clock = keeper, pace, clock
        self.news: list[Happened] = []
        """What has happened since the person's last turn began."""
        self.fresh: set[Tile] = set()
        """What was laid in that time."""
        self.seconds: float | None = None
        """How much time is left for the person's turn, if there is a clock."""

    def begin_round(self) -> None:
        """Begin a round, or go on in the middle of one."""
        self._forget()
        state: State | None = None
        for event in self.sitting.game.events:
            before = EMPTY_TABLE if state is None else state.table
            state = step(state, event)
            if isinstance(event, TurnEvent) and event.seat == SEAT:
                self._forget()
            self._remember(before, state.table, (redact(event, SEAT),))
        self._start_clock()

    async def bot_turns(self) -> AsyncIterator[tuple[Event, ...]]:
        """Let bots play until it is the person's turn; yield what happened after each turn.

        They think in a thread, so that the screen stays alive.
        """
        while not self.sitting.game.is_over() and not self.sitting.is_mine:
            began = time.monotonic()
            turn = await asyncio.to_thread(self.sitting.bot_turn)
            await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - began)))
            before = self.sitting.game.state.table
            yield self._went_on(before, self.sitting.push(turn))

    def make(self, turn: Turn) -> tuple[Event, ...]:
        """Make the person's turn; what happened before it is old news."""
        before = self.sitting.game.state.table
        self._forget()
        return self._went_on(before, self.sitting.push(turn))

    def tick(self) -> bool:
        """Let a moment pass; return whether the time for the person's turn is up."""
        if self.seconds is None:
            return False
        self.seconds -= TICK
        return self.seconds <= 0

    def run_out(self, turn: OwnTurn) -> tuple[Event, ...]:
        """End the person's turn in time: a draft that is legal by then is played."""
        if turn.draft.is_touched and not turn.lacks():
            return self.make(turn.draft.turn)
        before = self.sitting.game.state.table
        self._forget()
        return self._went_on(before, self.sitting.time_out())

    def _went_on(self, before: Table, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._remember(before, self.sitting.game.state.table, events)
        self._keeper.keep(self.sitting)
        self._start_clock()
        return events

    def _forget(self) -> None:
        self.news, self.fresh = [], set()

    def _remember(self, before: Table, after: Table, events: Sequence[Event]) -> None:
        self.fresh.update(tiles_added(before, after))
        self.news += (Happened(before, event) for event in events)

    def _start_clock(self) -> None:
        rulebook, view = self.sitting.rulebook, self.sitting.view
        runs = self._has_clock and self.sitting.is_mine and rulebook.has_clock(view.opened[SEAT])
        self.seconds = rulebook.turn_seconds if runs else None
