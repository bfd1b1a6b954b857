"""Room: one live table in this process, its log and its listeners; one decision at a time.

Any process may act for any table. It decides on what it knows and appends; if another process was
faster, the append is refused, and it reads the new events and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic, perf_counter
from typing import Final, TypeVar

from brikke.answers.tiles import tile_lists
from brikke.live import (
    Command,
    Conflict,
    Decision,
    Due,
    LiveTable,
    LogEvent,
    MakeTurn,
    Refusal,
    RefusalCode,
    TableConfig,
    asks_for_search,
    bot_events,
    decide,
    due_events,
    extended,
    next_due,
    outage_events,
    presence_events,
    shared_address_events,
    shown_arrangement,
    until_appended,
)
from brikke.rules.position import Turn
from brikke.rules.table import Table
from brikke.server.fanout import DraftShared, Fanout, LogGrew, SpectatorsChanged
from brikke.server.logs import fingerprint, note_sampled
from brikke.server.metrics import Metrics
from brikke.server.runtime.held_lock import HeldLock
from brikke.server.store import Entry, Link, Outage, Receipt, Repeated, Store, follows
from brikke.server.tables.attendance import NOBODY, Connected
from brikke.server.tables.table_rows import append_of, apply_entries
from brikke.wire import server as say
from brikke.wire.audience import Audience, Listener, concerns_seats
from brikke.wire.client import Hello

MOST_EVENTS: Final = 200_000
"""The maximum length of a log: thousands of rounds."""
ARRANGE_PAUSE_MS: Final = 100
"""The least time between two rearrangements that are shown."""

Result = TypeVar("Result")


class NoSuchTable(Exception):  # noqa: N818 - reads as what it is
    """There is no table with this id."""


class SearchNeeded(Exception):  # noqa: N818 - an outcome, not a mistake
    """A turn cannot be judged without a search."""

    def __init__(self, command: MakeTurn) -> None:
        super().__init__()
        self.command = command


@dataclass(frozen=True, slots=True)
class RoomContext:
    """What all rooms of a process share."""

    store: Store
    config: TableConfig
    clock: Callable[[], int]
    fanout: Fanout
    metrics: Metrics
    outages: list[Outage] = field(default_factory=list)
    """All known outages, the newest last."""
    round_ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a table of a tournament is over: another round may be due."""


class Room:
    """A live table, its listeners in this process, and access to its log."""

    def __init__(self, table_id: str, context: RoomContext) -> None:
        self.id = table_id
        self._name = fingerprint(table_id)
        """What the log calls the table."""
        self.audience = Audience(table_id)
        self.used = monotonic()
        """When this room was last used, in seconds on a monotonic clock."""
        self.address = ""
        """From where a player of this table last sent a command to this process; "" if unknown."""
        self.judging = 0
        """The number of turns that have arrived and are still being judged."""
        self._live_table = LiveTable()
        self._head: Link = None
        """The hash of the last event that this process knows, and of all before it."""
        self._due: Due | None = None
        """The next timer of the live table, computed once for each state of it."""
        self._broadcast_seq: int | None = 0
        """The number of the last event that the listeners know; None: they know lost ones."""
        self._store = context.store
        self._connected = Connected(table_id, context.store)
        self._config = context.config
        self._clock = context.clock
        self._outages = context.outages
        self._fanout = context.fanout
        self._metrics = context.metrics
        self._round_ended = context.round_ended
        self._arranged = 0
        """When a rearrangement was last shown, in milliseconds."""
        self._lock = asyncio.Lock()
        self._uncertain = True
        """Whether the state in memory may differ from the log and must be read again."""

    @property
    def bots(self) -> int:
        """How many seats bots play for, stand-ins included."""
        return sum(player.driver is not None for player in self._live_table.players)

    async def command(self, guest: str, command_id: str, command: Command, arrived: int) -> bytes:
        """Carry out a guest's command and return the answer; raise Repeated for a duplicate.

        Nothing is searched for here, because all tables wait meanwhile: raise SearchNeeded instead.
        """

        def decision(live_table: LiveTable, _now: int) -> Sequence[LogEvent]:
            if live_table.seq >= MOST_EVENTS:
                raise Refusal(RefusalCode.WORN_OUT)
            if isinstance(command, MakeTurn) and asks_for_search(live_table, guest, command):
                raise SearchNeeded(command)
            # The time of arrival counts: how long the server took is not the player's fault.
            return decide(live_table, guest, command, arrived, self._config)

        return await self._act(decision, (guest, command_id))

    async def arrange(self, guest: str, table: Table, seen: int) -> int:
        """Show to all others how a guest rearranges the table; return the last event's number."""

        async def attempt() -> tuple[int, Table]:
            return shown_arrangement(self._live_table, guest, table, seen)

        async with self._current():
            if self._clock() - self._arranged < ARRANGE_PAUSE_MS:
                raise Refusal(RefusalCode.TOO_OFTEN)
            seat, shown = await self._until_appended(attempt)
            self._arranged = self._clock()
            live_table, sets = self._live_table, tile_lists(shown)
            self.audience.send_arrangement(live_table, seat, sets)
            self._fanout.publish(DraftShared(self.id, live_table.changed, seat, sets))
            return live_table.seq

    def show_draft(self, draft: DraftShared) -> None:
        """Show the draft of this table that another server tells of, if it still holds."""
        live_table = self._live_table
        if (draft.seq, draft.seat) == (live_table.changed, live_table.to_move):
            self.audience.send_arrangement(live_table, draft.seat, draft.table)

    async def run_timer(self) -> bool:
        """Append the events of the timer that is due, bots excepted; return if there were any."""

        def decision(live_table: LiveTable, now: int) -> Sequence[LogEvent]:
            due = self._due
            return due_events(live_table, due, self._config) if due and due.at <= now else ()

        return bool(await self._act(decision))

    async def bot_turn(self, due: Due, turn: Turn, seen: int) -> bool:
        """Append a bot's turn, unless the round has changed since it was thought out and judged."""

        def decision(live_table: LiveTable, now: int) -> Sequence[LogEvent]:
            current = self._due
            if current is None or not current.is_same_turn(due) or current.at > now:
                return ()
            if live_table.changed != seen:
                return ()
            return bot_events(live_table, due.seat, turn, searched=True)

        return bool(await self._act(decision))

    async def reconcile_presence(self) -> None:
        """Append arrivals and departures to the log."""

        async def attempt() -> None:
            # Looked up again after every conflict: the later look is the better one.
            here = await self._connected.refresh(self.guests)
            rated = self._live_table.options.rated
            addresses = await self._store.addresses(self.id) if rated else {}
            await self._append(self._new_outages())
            await self._append(presence_events(self._live_table, here))
            await self._append(shared_address_events(self._live_table, addresses))

        async with self._current():
            await self._until_appended(attempt)

    async def refresh_presence(self) -> None:
        """Append arrivals and departures, and announce the number of spectators if it changed."""
        await self.reconcile_presence()
        await self.announce_spectators()

    async def renew_due(self) -> None:
        """Write the time of the next timer again, which also ends the lease of the table."""

        async def attempt() -> None:
            live_table = self._live_table
            after = live_table.seq, self._head
            await self._store.append(append_of(self.id, live_table, self._due, *after))

        async with self._current():
            await self._until_appended(attempt)

    async def welcome(self, listener: Listener, hello: Hello) -> None:
        """Add a listener, and send what it has missed."""
        async with self._current() as live_table:
            if hello.since is not None and hello.since > live_table.seq:
                # After a backup was restored, or a damaged log: this says what is missing.
                note_sampled(
                    "a client knows later events",
                    "hello",
                    logging.WARNING,
                    table=self._name,
                    last=live_table.seq,
                    known=hello.since,
                )
            attendance = await self._connected.attendance(live_table)
            self.audience.welcome(listener, hello, live_table, attendance, self._clock())
        await self.announce_spectators()

    async def announce_spectators(self) -> None:
        """Send the number of spectators to everyone, if it changed and is small."""
        async with self._current() as live_table:
            if self.audience.spectators_changed(self._connected.spectators(live_table)):
                self.audience.send_presence(
                    live_table, await self._connected.attendance(live_table)
                )
                self._fanout.publish(SpectatorsChanged(self.id))

    async def announce_profiles(self) -> None:
        """Send the players of all seats to everyone, after a guest changed their profile."""
        async with self._current() as live_table:
            self.audience.send_presence(live_table, await self._connected.attendance(live_table))

    async def live_table(self) -> LiveTable:
        """Return the live table as this process knows it; the returned object never changes."""
        if not self._uncertain and not self._lock.locked():
            return await self._known()
        async with self._current() as live_table:
            return live_table

    async def next_due(self) -> tuple[LiveTable, Due | None]:
        """Return the live table as this process knows it, and its next timer."""
        async with self._current() as live_table:
            return live_table, self._due

    async def catch_up(self, upto: int | None = None) -> None:
        """Read and broadcast events of other processes, unless all up to a number are known."""
        async with self._current() as live_table:
            if upto is None or live_table.seq < upto:
                await self._catch_up()

    async def receive_entries(self, missed: Sequence[Entry], upto: int) -> None:
        """Take events that were read for this room; if they do not continue its log, catch up."""
        async with self._current() as live_table:
            if missed and missed[0].seq == live_table.seq + 1 and follows(self._head, missed[0]):
                await self._take(missed)
            if self.seq < upto:
                await self._catch_up()

    @property
    def seq(self) -> int:
        """The number of the last event that this process knows."""
        return self._live_table.seq

    @property
    def connection_count(self) -> int:
        """The number of connections to all servers, when that was last looked up."""
        return self._connected.count

    @property
    def has_listener_marked_away(self) -> bool:
        """Whether a guest listens here who is away according to the log."""
        away = {each.guest for each in self._live_table.players if each.guest and not each.here}
        return bool(away) and any(each.guest in away for each in self.audience.listeners)

    @property
    def guests(self) -> frozenset[str]:
        """The guests with a seat here, as far as this process knows."""
        return frozenset(each.guest for each in self._live_table.players if each.guest)

    @property
    def rated_players(self) -> frozenset[str]:
        """Whose ratings are shown here, as far as this process knows."""
        live_table = self._live_table
        if not live_table.seq or not live_table.options.rated:
            return frozenset()
        return frozenset(each.rated_as for each in live_table.players)

    @property
    def busy(self) -> bool:
        """Whether a decision is in progress."""
        return self._lock.locked()

    def _current(self) -> HeldLock[LiveTable]:
        """Hold the lock of the room; the live table is read again if it was uncertain."""
        return HeldLock(self._lock, self._known)

    async def _known(self) -> LiveTable:
        """Return the live table, read again if it was uncertain."""
        if self._uncertain:
            await self._reload()
        self.used = monotonic()
        return self._live_table

    async def _act(self, decision: Decision, command: tuple[str, str] | None = None) -> bytes:
        """Decide and append while holding the lock; return the answer, if any."""

        async def attempt() -> bytes:
            await self._append(self._new_outages())
            return await self._append(decision(self._live_table, self._clock()), command)

        async with self._current():
            return await self._until_appended(attempt)

    async def _until_appended(self, attempt: Callable[[], Awaitable[Result]]) -> Result:
        return await until_appended(attempt, self._catch_up, self._reload, self._name)

    def _new_outages(self) -> Sequence[LogEvent]:
        if not self._outages:
            return ()
        spans = [(each.id, each.since, each.until) for each in self._outages]
        return outage_events(self._live_table, spans)

    async def _append(
        self, events: Sequence[LogEvent], command: tuple[str, str] | None = None
    ) -> bytes:
        """Append events to the log, durably, and broadcast them: all or nothing."""
        if not events and command is None:
            return b""
        before, now = self._live_table, self._clock()
        # Applied to a copy: the row of the table follows from the events and is written with them.
        live_table = extended(before, events, now)
        due = next_due(live_table, self._config.timing)
        sender, command_id = command or ("", "")
        answer = say.encode(say.Ack(command_id, live_table.seq))
        append = append_of(
            self.id,
            live_table,
            due,
            before.seq,
            self._head,
            receipt=Receipt(sender, command_id, answer) if command else None,
            seated=before.players != live_table.players,
            finished=len(before.finished),
        )
        # Until the store answers, it is unknown whether the append was written.
        self._uncertain = True
        begun = perf_counter()
        try:
            await self._store.append(append)
        except (Conflict, Repeated):
            self._uncertain = False
            raise
        self._live_table, self._due, self._uncertain = live_table, due, False
        if append.entries:
            self._head = append.entries[-1].chain
        self._metrics.commits.observe(perf_counter() - begun)
        if append.result is not None:
            self._round_ended.set()
        if events:
            self._fanout.publish(LogGrew(self.id, live_table.seq))
            self._metrics.count_turns(events)
        await self._broadcast()
        return answer

    async def _catch_up(self) -> bool:
        """Read and broadcast new events of the log; return whether there were any."""
        missed = await self._store.load(self.id, self._live_table.seq)
        if missed and not follows(self._head, missed[0]):
            # Another process has cut a damaged log, and gone on from what was proven.
            return await self._reload()
        await self._take(missed)
        return bool(missed)

    async def _take(self, missed: Sequence[Entry]) -> None:
        """Apply and broadcast the events of others."""
        if missed:
            live_table = self._live_table.copy()
            await apply_entries(missed, live_table)
            self._replace(live_table, missed[-1].chain)
        await self._broadcast()

    async def _reload(self) -> bool:
        """Read the whole log, which may no longer exist; return whether it ends elsewhere."""
        log, known = await self._store.load(self.id), self.seq
        if not log:
            raise NoSuchTable
        if known and (len(log) < known or log[known - 1].chain != self._head):
            self._broadcast_seq = None
        live_table = LiveTable()
        await apply_entries(log, live_table)
        self._replace(live_table, log[-1].chain)
        self._uncertain = False
        await self._broadcast()
        return self.seq != known

    def _replace(self, live_table: LiveTable, head: Link) -> None:
        self._live_table, self._head = live_table, head
        self._due = next_due(live_table, self._config.timing)

    async def _broadcast(self) -> None:
        # They know events of a damaged log that are gone.
        lost = self._broadcast_seq is None
        new = self._live_table.log[self._broadcast_seq :]
        heard = bool((new or lost) and self.audience.listeners)
        needs_names = heard and (lost or concerns_seats(new))
        attendance = await self._connected.attendance(self._live_table) if needs_names else NOBODY
        # No await from here on: a failure elsewhere must not make listeners miss events.
        self._broadcast_seq = self._live_table.seq
        if heard and lost:
            self.audience.start_over(self._live_table, attendance, self._clock())
        elif heard:
            self.audience.broadcast(self._live_table, new, attendance, self._clock())
