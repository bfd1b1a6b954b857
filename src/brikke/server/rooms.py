"""All tables that this process has in hand, and what it does for them when nobody clicks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Final, TypeVar, TypeVarTuple

from brikke.game.events import redact
from brikke.game.view import draw_or_pass, view_of
from brikke.live import (
    BotTurn,
    Command,
    LiveTable,
    MakeTurn,
    Refusal,
    RefusalCode,
    bot_due,
    next_alarm,
)
from brikke.rules.judge import Violations, violations
from brikke.rules.position import Play, Position, Turn
from brikke.server.audience import Listener
from brikke.server.fanout import GuestChanged
from brikke.server.logs import note
from brikke.server.room import NoSuchTable, Premises, Room
from brikke.server.store import EXPIRED, Repeated, Unavailable
from brikke.server.worker_tasks import hint, is_costly, think
from brikke.server.tokens import is_table_id
from brikke.server.wire import server as say
from brikke.server.workers import Busy, TooHard, Workers

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

LEAD_MS: Final = 500
"""How long before its time a table is taken in hand, at least."""
JUDGING_SECONDS: Final = 0.05
IDLE_SECONDS: Final = 120
"""How long a table that nobody listens to is kept in memory."""


class Hall:
    """The rooms of this process. Whatever happens at a table goes through here."""

    def __init__(self, premises: Premises, workers: Workers, bots: Workers) -> None:
        self.store = premises.store
        self.clock = premises.clock
        self.outages = premises.outages
        self.figures = premises.figures
        self.lead = max(LEAD_MS, premises.house.timing.bot)
        """How long before its time a table is taken in hand: bots begin at once to think."""
        self.show_life: Callable[[], Awaitable[None]] = _nothing
        """Called before anything is decided: this process itself may have stood still."""
        self.closing = False
        self.out_of_touch = False
        """Whether the database was away, and what was begun then has not been taken up again."""
        self.visits: set[Listener] = set()
        self.seen: set[str] = set()
        """Guests who were here since that was last written down."""
        self.left_behind: dict[str, str] = {}
        """Connections that ended while the database was away, with their tables."""
        self.rooms: dict[str, Room] = {}
        self._premises = premises
        self._timing = premises.house.timing
        self._workers = workers
        self._bots = bots
        """Of their own, so that no number of questions keeps a bot from its turn."""

    def lose_touch(self, error: Unavailable) -> None:
        """Note that the database is away, once."""
        if not self.out_of_touch:
            note("database away", logging.WARNING, error=str(error))
        self.out_of_touch = True

    def be_in_touch(self) -> None:
        """Note that the database is back."""
        note("database back")
        self.out_of_touch = False

    def room(self, table_id: str) -> Room:
        """Return the room of a table, whether or not there is such a table."""
        found = self.rooms.get(table_id)
        if found is None:
            found = self.rooms[table_id] = Room(table_id, self._premises)
        return found

    async def enter(self, table_id: str) -> Room:
        """Return the room of a table that exists, or refuse."""
        if not is_table_id(table_id):
            raise Refusal(RefusalCode.NO_SUCH_TABLE)
        room = self.room(table_id)
        try:
            # Nobody may have listened here for a while, and then nobody told this process either.
            await room.catch_up()
        except NoSuchTable:
            self.rooms.pop(table_id, None)
            row = await self.store.table_row(table_id)
            gone = row is not None and row.phase == EXPIRED
            code = RefusalCode.EXPIRED if gone else RefusalCode.NO_SUCH_TABLE
            raise Refusal(code) from None
        return room

    def sweep(self) -> None:
        """Forget tables that nobody listens to; their log remembers them."""
        now = monotonic()
        for table_id, room in list(self.rooms.items()):
            if not room.audience.listeners and not room.busy and now - room.used > IDLE_SECONDS:
                del self.rooms[table_id]

    async def command(self, table_id: str, guest: str, command_id: str, command: Command) -> bytes:
        """Carry out a guest's command and return the answer; a repeated one gets the same."""
        room, arrived = self.room(table_id), self.clock()
        try:
            if isinstance(command, MakeTurn):
                await self._judge_if_costly(room, guest, command.turn)
            return await room.command(guest, command_id, command, arrived)
        except Repeated as repeated:
            answer = repeated.answer
        except Refusal:
            # The reason may be that this very command was carried out before.
            stored = await self.store.receipt(table_id, guest, command_id)
            if stored is None:
                raise
            answer = stored
        # By another server perhaps: an answer is heard after the events that it is about.
        await room.catch_up()
        return answer

    async def _judge_if_costly(self, room: Room, guest: str, turn: Turn) -> None:
        """Refuse in a worker what would take long to refuse here."""
        position = _position_of(await room.look(), guest)
        if not is_costly(position, turn):
            return
        room.judging += 1
        try:
            found = await self._work(violations, position, turn)
        finally:
            room.judging -= 1
        if found:
            raise Refusal(RefusalCode.ILLEGAL, violations=found)

    async def check(self, table_id: str, guest: str, turn: Play) -> Violations:
        """Return what would be wrong with a guest's turn on the table as it lies now."""
        position = _position_of(await self.room(table_id).look(), guest)
        return await self._work(violations, position, turn)

    async def hint(self, table_id: str, guest: str, hint_id: str) -> say.HintGiven:
        """Return the best turn of a guest on the table as it lies now."""
        table = await self.room(table_id).look()
        if not table.options.hints:
            raise Refusal(RefusalCode.HINTS_OFF)
        return await self._work(hint, _position_of(table, guest), hint_id)

    async def guest_changed(self, guest: str, forgotten: bool) -> None:
        """Tell everyone, here and on other servers, that a name has changed or is forgotten."""
        self._premises.fanout.publish(GuestChanged(guest, forgotten))
        await self.refresh_guests({guest: forgotten})

    async def refresh_guests(self, changed: Mapping[str, bool]) -> None:
        """Tell everyone here that names have changed; who is forgotten is shown out."""
        for room in list(self.rooms.values()):
            if room.audience.listeners and not room.guests.isdisjoint(changed):
                await room.tell_names()
        for visit in tuple(self.visits):
            if changed.get(visit.guest):
                visit.farewell("forgotten", None)

    async def announce(self, room: Room, server: str) -> None:
        """Note again who is there by this server: another one believed that it had died."""
        for listener in tuple(room.audience.listeners):
            await self.store.arrive(listener.id, room.id, listener.guest, server)
            if listener not in room.audience.listeners:
                await self.store.depart([listener.id])
        await room.reconcile()

    async def _work(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        try:
            return await self._workers.run(work, *arguments)
        except Busy:
            raise Refusal(RefusalCode.BUSY) from None
        except TooHard:
            raise Refusal(RefusalCode.TOO_HARD) from None

    async def attend(self, table_id: str) -> None:
        """Do what is due at a table at its time, a bot's turn included."""
        room = self.room(table_id)
        await room.catch_up()
        table = await room.look()
        at = next_alarm(table, self._timing)
        soon = at is not None and at - self.clock() <= self.lead
        if at is None or not soon or not await self._act(room, table, at):
            # Nothing came of it, and the row would stay leased: it was out of date, or is now.
            await room.renew_due()

    async def _act(self, room: Room, table: LiveTable, at: int) -> bool:
        bot = bot_due(table, self._timing)
        if bot is None:
            await self._wait_until(at)
            while room.judging:
                # A turn that came in time is not overtaken by the end of its time.
                await asyncio.sleep(JUDGING_SECONDS)
            await self.show_life()
            return await room.wake_up()
        # Thought out ahead of its time, so that it is never late by what it holds.
        changed, turn = table.changed, await self._think(table, bot)
        await self._wait_until(at)
        await self.show_life()
        return await room.bot_turn(bot, turn, changed)

    async def _wait_until(self, at: int) -> None:
        while (left := at - self.clock()) > 0:
            await asyncio.sleep(left / 1000)
        self.figures.lateness.observe(-left / 1000)

    async def _think(self, table: LiveTable, bot: BotTurn) -> Turn:
        seen = [redact(event, bot.seat) for event in table.round_events()]
        while True:
            try:
                return await self._bots.run(think, bot.bot, secrets.randbits(32), seen, bot.seat)
            except Busy:
                note("bots wait for a worker", logging.WARNING)
            except Exception as error:
                # A bot that fails must not stop the game.
                note("bot failed", logging.ERROR, bot=bot.bot, error=repr(error))
                return draw_or_pass(view_of(seen, bot.seat))


async def _nothing() -> None:
    """Do nothing."""


def _position_of(table: LiveTable, guest: str) -> Position:
    """Return what a turn of this guest would be judged against."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal(RefusalCode.NOT_SEATED)
    if table.game is None:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    return table.game.state.position(seat)
