"""A live table on a device: its log, its listeners, its timers; one decision at a time.

Several pages of one device may show the same table. Each decides on what it knows and appends; if
another one was faster, it reads the new events and decides again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import time
from typing import Final

from brikke.answers.tiles import tile_lists
from brikke.live import (
    Command,
    Decision,
    Due,
    LiveTable,
    LogEvent,
    Refusal,
    RefusalCode,
    TableConfig,
    bot_events,
    bot_view,
    decide,
    due_events,
    extended,
    guest_position,
    guest_view,
    next_due,
    outage_events,
    presence_events,
    shown_arrangement,
    until_appended,
)
from brikke.pocket.guests import Guests
from brikke.pocket.log import append, read_log
from brikke.pocket.store import StorageError, Store
from brikke.rules.judge import Violations, violations
from brikke.rules.position import Play, Turn
from brikke.rules.table import Table
from brikke.study.advice import Aim
from brikke.wire import server as say
from brikke.wire.audience import Attendance, Audience, Listener
from brikke.wire.client import Hello
from brikke.wire.thinking import hint, think

AWAY_MS: Final = 2000
"""A device that has written nothing for this long may have been switched off."""
RETRY_SECONDS: Final = 5.0
"""What could not be kept is tried again after this time: somebody may have made room."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """What all tables of a device share."""

    store: Store
    config: TableConfig = field(default_factory=TableConfig)
    clock: Callable[[], int] = field(default=lambda: int(time() * 1000))
    random: Random = field(default_factory=lambda: Random(secrets.token_bytes(32)))
    """Deals the hidden tiles of tables that go on without their server."""
    bot_seed: Callable[[], int] = field(default=lambda: secrets.randbits(32))
    retry_seconds: float = RETRY_SECONDS
    on_append: Callable[[str], None] = field(default=lambda _table_id: None)
    """Tells the other pages of the device that a table has new events."""


class PocketTable:
    """One live table, and the listeners of one page."""

    def __init__(self, table_id: str, context: TableContext, guests: Guests) -> None:
        self.id = table_id
        self.audience = Audience(table_id)
        self._context = context
        self._guests = guests
        self._live_table = LiveTable()
        self._due: Due | None = None
        self._timer: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def live_table(self) -> LiveTable:
        """The live table as this page knows it; the returned object never changes."""
        return self._live_table

    async def create(self, events: Sequence[LogEvent]) -> None:
        """Write the first events."""
        async with self._lock:
            await self._append(events)

    async def open(self) -> None:
        """Read the log. Time without any page is left out: no clock runs meanwhile."""
        async with self._lock:
            await self._catch_up()
            log, now = self._live_table.log, self._context.clock()
            if not log:
                raise Refusal(RefusalCode.NO_SUCH_TABLE)
            if now - log[-1].at > AWAY_MS:
                number = self._live_table.last_outage + 1
                await self._decide(
                    lambda table, now: outage_events(table, [(number, log[-1].at, now)])
                )
            self._start_timer()

    async def welcome(self, listener: Listener, hello: Hello) -> None:
        """Add a listener, and send it what it has missed."""
        async with self._lock:
            here = {listener.guest, *self._connected()}
            await self._decide(lambda table, _now: presence_events(table, here))
            table = self._live_table
            self.audience.welcome(
                listener, hello, table, await self._attendance(table), self._context.clock()
            )

    async def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.audience.listeners.discard(listener)
        await self.reconcile()

    async def reconcile(self) -> None:
        """Append arrivals and departures of this page's guests to the log."""
        async with self._lock:
            await self._decide(lambda table, _now: presence_events(table, self._connected()))

    async def catch_up(self) -> None:
        """Read what another page has appended."""
        async with self._lock:
            await self._catch_up()
            here, table = self._connected(), self._live_table
            away = any(each.guest in here and not each.here for each in table.players)
            if away:
                await self._decide(lambda table, _now: presence_events(table, here))

    async def announce_profiles(self) -> None:
        """Send the players of all seats again, after a guest changed their profile."""
        async with self._lock:
            self.audience.send_presence(self._live_table, await self._attendance(self._live_table))

    async def command(self, guest: str, command_id: str, command: Command) -> bytes:
        """Carry out a guest's command and return the answer."""
        async with self._lock:
            config = self._context.config
            await self._decide(lambda table, now: decide(table, guest, command, now, config))
            return say.encode(say.Ack(command_id, self._live_table.seq))

    async def arrange(self, guest: str, command_id: str, table: Table, seen: int) -> bytes:
        """Show to all others how a guest rearranges the table."""
        async with self._lock:
            seat, shown = shown_arrangement(self._live_table, guest, table, seen)
            self.audience.send_arrangement(self._live_table, seat, tile_lists(shown))
            return say.encode(say.Ack(command_id, self._live_table.seq))

    def check(self, guest: str, turn: Play) -> Violations:
        """Return the violations of a guest's turn in the current position."""
        return violations(guest_position(self._live_table, guest), turn)

    def hint(self, guest: str, hint_id: str, aim: Aim) -> say.HintGiven:
        """Return the best turn of a guest in the current position."""
        if not self._live_table.options.hints:
            raise Refusal(RefusalCode.HINTS_OFF)
        return hint(guest_view(self._live_table, guest), hint_id, aim)

    def close(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()

    def _connected(self) -> set[str]:
        return {each.guest for each in self.audience.listeners}

    async def _attendance(self, live_table: LiveTable) -> Attendance:
        players = live_table.players
        guests = [each for player in players if (each := player.guest or player.successor_of)]
        watching = sum(live_table.seat_of(guest) is None for guest in self._connected())
        return Attendance(await self._guests.profiles(guests), watching)

    async def _decide(self, decision: Decision) -> None:
        """Decide and append, again after every conflict."""

        async def attempt() -> None:
            await self._append(decision(self._live_table, self._context.clock()))

        await until_appended(attempt, self._catch_up, self._reload, self.id)

    async def _append(self, events: Sequence[LogEvent]) -> None:
        if not events:
            return
        before, context = self._live_table, self._context
        live_table = extended(before, events, context.clock())
        attendance = await self._attendance(live_table)
        await append(context.store, self.id, live_table, before.seq, attendance.profiles)
        context.on_append(self.id)
        self._replace(live_table, attendance)

    async def _catch_up(self) -> bool:
        """Read what other pages have appended; return whether there was anything."""
        new = await read_log(self._context.store, self.id, self._live_table.seq)
        if new:
            live_table = self._live_table.copy()
            for logged in new:
                live_table.apply(logged)
            self._replace(live_table, await self._attendance(live_table))
        return bool(new)

    async def _reload(self) -> bool:
        """Read the whole log, which may no longer exist; return whether it ends elsewhere."""
        known = self._live_table.seq
        live_table = LiveTable(await read_log(self._context.store, self.id))
        if not live_table.seq:
            raise Refusal(RefusalCode.NO_SUCH_TABLE)
        self._replace(live_table, await self._attendance(live_table))
        return live_table.seq != known

    def _replace(self, live_table: LiveTable, attendance: Attendance) -> None:
        new = live_table.log[self._live_table.seq :]
        self._live_table = live_table
        self.audience.broadcast(live_table, new, attendance, self._context.clock())
        self._start_timer()

    # Timers

    def _start_timer(self) -> None:
        self._due = next_due(self._live_table, self._context.config.timing)
        if self._timer is not None and self._timer is not asyncio.current_task():
            self._timer.cancel()
        self._timer = None if self._due is None else asyncio.create_task(self._run(self._due))

    async def _run(self, due: Due) -> None:
        """Do at its time what happens without a command."""
        live_table, turn = self._live_table, None
        if due.bot:
            # Messages to the page go first. Then the bot thinks before its time has come, so that
            # the moment of its turn does not depend on its tiles.
            await asyncio.sleep(0)
            turn = self._think(live_table, due)
        await asyncio.sleep(max(0, due.at - self._context.clock()) / 1000)
        try:
            async with self._lock:
                if self._due == due and self._live_table.changed == live_table.changed:
                    await self._decide(lambda table, _now: self._events(table, due, turn))
        except StorageError as error:
            self._report(error)
            await asyncio.sleep(self._context.retry_seconds)
            self._start_timer()

    def _report(self, error: StorageError) -> None:
        """Tell all listeners that something could not be kept, so nothing has happened."""
        for listener in tuple(self.audience.listeners):
            listener.send(say.encode(say.Refused(None, error.code, str(error), [])))

    def _events(self, live_table: LiveTable, due: Due, turn: Turn | None) -> Sequence[LogEvent]:
        if next_due(live_table, self._context.config.timing) != due:
            return ()
        if turn is None:
            return due_events(live_table, due, self._context.config)
        return bot_events(live_table, due.seat, turn, searched=True)

    def _think(self, live_table: LiveTable, due: Due) -> Turn:
        return think(due.bot, self._context.bot_seed(), bot_view(live_table, due.seat)).turn
