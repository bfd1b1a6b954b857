"""The course of a match at the screen: bots that think, the clock, and what has happened.

Nothing here is shown; whoever shows it asks for the next turns and tells the news.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Final

from brikke.game.events import Event, StartDrawn, redact
from brikke.rules.position import Turn
from brikke.rules.table import EMPTY_TABLE, Table, tiles_added
from brikke.rules.tiles import Tile
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import SEAT, MatchSession
from brikke.tui.player_turn import PlayerTurn

TICK: Final = 1.0


@dataclass(frozen=True, slots=True)
class NewsItem:
    """Something that happened, and the table before it."""

    before: Table
    event: Event


class MatchLoop:
    """Lets everyone take their turns, and keeps the match after each."""

    def __init__(
        self, session: MatchSession, match_file: MatchFile, *, pace: float, clock: bool
    ) -> None:
        self.session = session
        self._match_file, self._pace, self._has_clock = match_file, pace, clock
        self.news: list[NewsItem] = []
        """What has happened since the person's last turn began."""
        self.fresh: set[Tile] = set()
        """What was laid in that time."""
        self.seconds: float | None = None
        """How much time is left for the person's turn, if there is a clock."""

    def begin_round(self) -> None:
        """Begin a round, or go on in the middle of one."""
        self._forget()
        starts = (event for event in self.session.game.events if isinstance(event, StartDrawn))
        self.news += (NewsItem(EMPTY_TABLE, event) for event in starts)
        for moment in self.session.game.moments():
            if moment.seat == SEAT:
                self._forget()
            event = redact(moment.event, SEAT)
            self._remember(moment.before.table, moment.after.table, (event,))
        self._start_clock()

    async def bot_turns(self) -> AsyncIterator[tuple[Event, ...]]:
        """Let bots play until it is the person's turn; yield what happened after each turn.

        They think in a thread, so that the screen stays alive.
        """
        while not self.session.game.is_over() and not self.session.is_my_turn:
            began = time.monotonic()
            turn = await asyncio.to_thread(self.session.bot_turn)
            await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - began)))
            before = self.session.game.state.table
            yield self._went_on(before, self.session.push(turn))

    def make(self, turn: Turn) -> tuple[Event, ...]:
        """Make the person's turn; what happened before it is old news."""
        before = self.session.game.state.table
        self._forget()
        return self._went_on(before, self.session.push(turn))

    def tick(self) -> bool:
        """Let a moment pass; return whether the time for the person's turn is up."""
        if self.seconds is None:
            return False
        self.seconds -= TICK
        return self.seconds <= 0

    def run_out(self, turn: PlayerTurn) -> tuple[Event, ...]:
        """End the person's turn in time: a draft that is legal by then is played."""
        if turn.draft.is_touched and not turn.lacks():
            return self.make(turn.draft.turn)
        before = self.session.game.state.table
        self._forget()
        return self._went_on(before, self.session.time_out())

    def _went_on(self, before: Table, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._remember(before, self.session.game.state.table, events)
        self._match_file.save(self.session)
        self._start_clock()
        return events

    def _forget(self) -> None:
        self.news, self.fresh = [], set()

    def _remember(self, before: Table, after: Table, events: Sequence[Event]) -> None:
        self.fresh.update(tiles_added(before, after))
        self.news += (NewsItem(before, event) for event in events)

    def _start_clock(self) -> None:
        rulebook, view = self.session.rulebook, self.session.view
        runs = self._has_clock and self.session.is_my_turn and rulebook.has_clock(view.opened[SEAT])
        self.seconds = rulebook.turn_seconds if runs else None
