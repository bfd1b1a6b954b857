"""Match loop: runs the turns of bots and player, with the clock and the news.

It shows nothing; the screen asks for the next turns and shows the news.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Final

from brikke.game.events import Event, StartDrawn
from brikke.game.redaction import redact
from brikke.rules.position import Turn
from brikke.rules.table import EMPTY_TABLE, Table, tiles_added
from brikke.rules.tiles import Tile
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import SEAT, MatchSession
from brikke.tui.player_turn import PlayerTurn

TICK: Final = 1.0


@dataclass(frozen=True, slots=True)
class NewsItem:
    """An event, and the table before it."""

    before: Table
    event: Event


class MatchLoop:
    """Runs the turns of a match, and saves it after each."""

    def __init__(
        self, session: MatchSession, match_file: MatchFile, *, pace: float, clock: bool
    ) -> None:
        self.session = session
        self._match_file, self._pace, self._has_clock = match_file, pace, clock
        self.news: list[NewsItem] = []
        """The events since the player's last turn began."""
        self.fresh: set[Tile] = set()
        """The tiles that were played in that time."""
        self.seconds: float | None = None
        """The seconds left for the player's turn; None without a clock."""

    def begin_round(self) -> None:
        """Begin a round, or continue one."""
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
        """Run the turns of bots until it is the player's turn; yield the events of each.

        Bots think in a thread, so that the screen stays responsive.
        """
        while not self.session.game.is_over() and not self.session.is_my_turn:
            began = time.monotonic()
            turn = await asyncio.to_thread(self.session.bot_turn)
            await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - began)))
            before = self.session.game.state.table
            yield self._went_on(before, self.session.push(turn))

    def make(self, turn: Turn) -> tuple[Event, ...]:
        """Make the player's turn, and drop the news before it."""
        before = self.session.game.state.table
        self._forget()
        return self._went_on(before, self.session.push(turn))

    def tick(self) -> bool:
        """Advance the clock; return whether the time for the player's turn is up."""
        if self.seconds is None:
            return False
        self.seconds -= TICK
        return self.seconds <= 0

    def run_out(self, turn: PlayerTurn) -> tuple[Event, ...]:
        """End the player's turn on time: a legal draft is played, otherwise the turn times out."""
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
