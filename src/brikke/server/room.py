"""One table as this process knows it: its log, and one decision at a time.

Any process may act for any table: it decides on what it knows and appends; if someone else was
faster the append is refused, and it reads on and decides again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import msgspec

from brikke.live import (
    BotTurn,
    Command,
    House,
    LiveTable,
    LogEvent,
    Logged,
    Refusal,
    RefusalCode,
    bot_events,
    decide,
    next_alarm,
    outage_events,
    presence_events,
    wake,
)
from brikke.players.bots import make_bot
from brikke.rules.position import Turn
from brikke.rules.rulebook import rulebook_name
from brikke.server.audience import Audience, Company, Listener, concerns_seats
from brikke.server.fanout import CrowdMoved, Fanout, LogGrew
from brikke.server.metrics import Figures
from brikke.server.store import (
    Append,
    Conflict,
    Entry,
    FinishedRound,
    Outage,
    Receipt,
    Repeated,
    Store,
    Summary,
)
from brikke.server.wire import server as say
from brikke.server.wire.client import Hello
from brikke.server.wire.events import VERSION, decode_event, encode_event

Decision = Callable[[LiveTable, int], Sequence[LogEvent]]
"""Looks at a table and the time and returns what happens, or raises :class:`Refusal`."""


MOST_EVENTS: Final = 200_000
"""Thousands of rounds."""
_NOBODY: Final = Company({}, 0)


class NoSuchTable(Exception):  # noqa: N818 - reads as what it is
    """There is no table at this address."""


@dataclass(frozen=True, slots=True)
class Premises:
    """What all rooms of a process have in common."""

    store: Store
    house: House
    clock: Callable[[], int]
    fanout: Fanout
    figures: Figures
    outages: list[Outage] = field(default_factory=list)
    """All that are known, the newest last."""


class Room:
    """A table, those who listen to it in this process, and the way to its log."""

    def __init__(self, table_id: str, premises: Premises) -> None:
        self.id = table_id
        self.audience = Audience(table_id)
        self.used = monotonic()
        """When something was decided here last, in seconds on a clock that never jumps."""
        self.judging = 0
        """Turns that have arrived and are still being judged."""
        self._table = LiveTable()
        self._told = 0
        """The number of the last event that the audience knows."""
        self._here: Collection[str] = ()
        """Who was here, on whichever server, when that was last looked up."""
        self._store = premises.store
        self._house = premises.house
        self._clock = premises.clock
        self._outages = premises.outages
        self._fanout = premises.fanout
        self._figures = premises.figures
        self._lock = asyncio.Lock()
        self._doubtful = True
        """Whether what is known may differ from the log, and must be read anew."""

    async def command(self, guest: str, command_id: str, command: Command, arrived: int) -> bytes:
        """Carry out a guest's command and return the answer; raise Repeated for the same again."""

        def decision(table: LiveTable, _now: int) -> Sequence[LogEvent]:
            if table.seq >= MOST_EVENTS:
                raise Refusal(RefusalCode.WORN_OUT)
            # By the time it arrived: how long it was thought about is not the player's fault.
            return decide(table, guest, command, arrived, self._house)

        return await self._act(decision, (guest, command_id))

    async def wake_up(self) -> bool:
        """Let happen what is due, bots' turns excepted; return whether anything was."""

        def decision(table: LiveTable, now: int) -> Sequence[LogEvent]:
            due = wake(table, now, self._house)
            return () if isinstance(due, BotTurn) else due

        return bool(await self._act(decision))

    async def bot_turn(self, due: BotTurn, turn: Turn, seen: int) -> bool:
        """Make a bot's turn, unless something has changed since it was thought out."""

        def decision(table: LiveTable, now: int) -> Sequence[LogEvent]:
            if table.changed != seen or wake(table, now, self._house) != due:
                return ()
            try:
                return bot_events(table, due.seat, turn)
            except Exception:  # a bot of somebody's own may answer with anything
                # A bot must not hold up a game: what is proven best is legal.
                view = table.game.view(due.seat) if table.game else None
                return bot_events(table, due.seat, make_bot("steady").turn(view)) if view else ()

        return bool(await self._act(decision))

    async def reconcile(self) -> None:
        """Note who came and who went."""
        async with self._current():
            while True:
                # Looked up anew whenever someone else was faster: who looks later knows better.
                self._here = await self._store.present(self.id)
                try:
                    await self._append(self._unnoticed_outages())
                    await self._append(presence_events(self._table, set(self._here)))
                except Conflict:
                    await self._read_on()
                else:
                    return

    async def recount(self) -> None:
        """Note who came and who went, and tell how many watch if that has changed."""
        await self.reconcile()
        await self.tell_crowd()

    async def renew_due(self) -> None:
        """Write down again when this table has to be looked at next."""
        async with self._current():
            while True:
                draft = _draft(self.id, self._table, self._due(self._table), self._table.seq)
                try:
                    await self._store.append(draft)
                except Conflict:
                    await self._read_on()
                else:
                    return

    async def greet(self, listener: Listener, hello: Hello) -> None:
        """Let someone listen from now on, and tell them what they missed."""
        async with self._current() as table:
            about = await self._company(table)
            self.audience.greet(listener, hello, table, about, self._clock())
        await self.tell_crowd()

    async def tell_crowd(self) -> None:
        """Tell everyone how many are watching, if that has changed and the crowd is small."""
        async with self._current() as table:
            if self.audience.crowd_changed(self._watching(table)):
                self.audience.tell_names(table, await self._company(table))
                self._fanout.publish(CrowdMoved(self.id))

    async def tell_names(self) -> None:
        """Tell everyone who sits where, after someone changed their name."""
        async with self._current() as table:
            self.audience.tell_names(table, await self._company(table))

    async def look(self) -> LiveTable:
        """Return the table as this process knows it; it stays as it is."""
        async with self._current() as table:
            return table

    async def catch_up(self, upto: int | None = None) -> None:
        """Read and tell what other processes wrote, unless all up to a number is known."""
        async with self._current() as table:
            if upto is None or table.seq < upto:
                await self._catch_up()

    @property
    def seq(self) -> int:
        """The number of the last event that this process knows."""
        return self._table.seq

    @property
    def heads(self) -> int:
        """How many connections there were, on whichever server, when that was last looked up."""
        return len(self._here)

    @property
    def overlooks_someone(self) -> bool:
        """Whether the log says of someone who listens here that they went."""
        away = {each.guest for each in self._table.players if each.guest and not each.here}
        return bool(away) and any(each.guest in away for each in self.audience.listeners)

    @property
    def guests(self) -> frozenset[str]:
        """The guests with a seat here, as far as this process knows."""
        return frozenset(each.guest for each in self._table.players if each.guest)

    @property
    def busy(self) -> bool:
        """Whether someone is deciding something here."""
        return self._lock.locked()

    @asynccontextmanager
    async def _current(self) -> AsyncIterator[LiveTable]:
        """Hold the table alone, read anew if there was any doubt."""
        async with self._lock:
            if self._doubtful:
                await self._read_anew()
            self.used = monotonic()
            yield self._table

    async def _act(self, decision: Decision, command: tuple[str, str] | None = None) -> bytes:
        """Decide something while nobody else does; return the answer."""
        async with self._current():
            return await self._decide(decision, command)

    async def _decide(self, decision: Decision, command: tuple[str, str] | None = None) -> bytes:
        """Decide and append, again if someone else was faster; return the answer, if any."""
        while True:
            try:
                await self._append(self._unnoticed_outages())
                return await self._append(decision(self._table, self._clock()), command)
            except Conflict:
                await self._read_on()
            except Refusal:
                # Perhaps it was decided on what is no longer so.
                if not await self._catch_up():
                    raise

    def _unnoticed_outages(self) -> Sequence[LogEvent]:
        spans = [(each.id, each.since, each.until) for each in self._outages]
        return outage_events(self._table, spans)

    async def _append(
        self, events: Sequence[LogEvent], command: tuple[str, str] | None = None
    ) -> bytes:
        """Add events to the log, durably, and tell everyone: all or nothing."""
        if not events and command is None:
            return b""
        before, now = self._table, self._clock()
        # Tried on a copy: what is written along with the events follows from them.
        table = before.copy()
        for seq, event in enumerate(events, start=before.seq + 1):
            table.apply(Logged(seq, now, event))
        sender, command_id = command or ("", "")
        answer = say.encode(say.Ack(command_id, table.seq))
        draft = _draft(
            self.id,
            table,
            self._due(table),
            before.seq,
            receipt=Receipt(sender, command_id, answer) if command else None,
            seated=before.players != table.players,
            finished=len(before.finished),
        )
        # Until the store has answered, nobody knows whether it happened.
        self._doubtful = True
        try:
            with self._figures.commits.time():
                await self._store.append(draft)
        except (Conflict, Repeated):
            self._doubtful = False
            raise
        self._table, self._doubtful = table, False
        if events:
            self._fanout.publish(LogGrew(self.id, table.seq))
            self._figures.count_turns(events)
        await self._tell()
        return answer

    async def _catch_up(self) -> bool:
        missed = await self._store.load(self.id, self._table.seq)
        if missed:
            table = self._table.copy()
            for entry in missed:
                table.apply(_logged(entry))
            self._table = table
        await self._tell()
        return bool(missed)

    async def _read_on(self) -> None:
        """Learn why an append was refused: there is more in the log, or no log any more."""
        if not await self._catch_up():
            await self._read_anew()

    async def _read_anew(self) -> None:
        log = await self._store.load(self.id)
        if not log:
            raise NoSuchTable
        self._table = LiveTable(map(_logged, log))
        self._doubtful = False
        await self._tell()

    async def _tell(self) -> None:
        new = self._table.log[self._told :]
        heard = bool(new and self.audience.listeners)
        about = await self._company(self._table) if heard and concerns_seats(new) else _NOBODY
        # From here on without a pause: nobody may miss an event because something else failed.
        self._told = self._table.seq
        if heard:
            self.audience.tell(self._table, new, about, self._clock())

    async def _company(self, table: LiveTable) -> Company:
        guests = [player.guest for player in table.players if player.guest]
        names = await self._store.names(guests) if guests else {}
        return Company(names, self._watching(table))

    def _watching(self, table: LiveTable) -> int:
        return sum(table.seat_of(guest) is None for guest in self._here)

    def _due(self, table: LiveTable) -> int | None:
        return next_alarm(table, self._house.timing)


def new_table(table_id: str, opened: Sequence[LogEvent], now: int) -> Append:
    """Return the first append of a table."""
    table = LiveTable(Logged(seq, now, event) for seq, event in enumerate(opened, start=1))
    return _draft(table_id, table, None, 0, seated=True)


def _draft(  # noqa: PLR0913 - an append has that many parts
    table_id: str,
    table: LiveTable,
    due: int | None,
    after: int,
    *,
    receipt: Receipt | None = None,
    seated: bool = False,
    finished: int | None = None,
) -> Append:
    """Return what to write for a table, with its events after a number."""
    rounds = [] if finished is None else table.finished[finished:]
    players = msgspec.json.encode(_seats(table))
    return Append(
        table=table_id,
        after=after,
        entries=tuple(map(_entry, table.log[after:])),
        due=due,
        summary=_summary(table),
        receipt=receipt,
        members=_members(table) if seated else None,
        finished=tuple(FinishedRound(*each, players) for each in rounds),
    )


def _members(table: LiveTable) -> tuple[tuple[str, int], ...]:
    return tuple((player.guest, seat) for seat, player in enumerate(table.players) if player.guest)


def _seats(table: LiveTable) -> list[dict[str, str | None]]:
    return [{"guest": each.guest, "bot": each.bot} for each in table.players]


def _summary(table: LiveTable) -> Summary:
    body = {
        "rulebook": rulebook_name(table.rulebook),
        "capacity": table.capacity,
        "seats": _seats(table),
        "to_move": table.to_move,
        "round": min(len(table.sheet.rows) + 1, table.rulebook.rounds),
        "rounds": table.rulebook.rounds,
    }
    # A table that everyone has left waits for whoever knows its address.
    left = table.matches and not table.guests
    listed = table.options.listed and not left
    return Summary(table.phase, listed, msgspec.json.encode(body))


def _entry(logged: Logged) -> Entry:
    return Entry(logged.seq, logged.at, VERSION, encode_event(logged.event))


def _logged(entry: Entry) -> Logged:
    return Logged(entry.seq, entry.at, decode_event(entry.body, entry.version))
