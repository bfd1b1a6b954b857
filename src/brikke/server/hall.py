"""All tables that this process has in hand, and what it does for them when nobody clicks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

from brikke.events import redact
from brikke.play import (
    BotTurn,
    Command,
    House,
    LiveTable,
    MakeTurn,
    Refusal,
    RefusalCode,
    bot_due,
    next_alarm,
)
from brikke.position import Play, Position, Turn
from brikke.rules import Violations
from brikke.server.logs import note
from brikke.server.room import NoSuchTable, Room
from brikke.server.store import Outage, Store
from brikke.server.thinking import hint, is_costly, judge, think
from brikke.server.wire import server as say
from brikke.server.workers import Busy, TooHard, Workers

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

LEAD_MS: Final = 500
"""How long before its time a table is taken in hand."""
FALLBACK: Final = "steady"
IDLE_MS: Final = 120_000
"""How long a table that nobody listens to is kept in memory."""


class Hall:
    """The rooms of this process. Whatever happens at a table goes through here."""

    def __init__(
        self, store: Store, house: House, workers: Workers, clock: Callable[[], int] | None = None
    ) -> None:
        self.store = store
        self.house = house
        self.clock = clock or store.now
        self.closing = False
        self.outages: list[Outage] = []
        self.rooms: dict[str, Room] = {}
        self._workers = workers

    def room(self, table_id: str) -> Room:
        """Return the room of a table, whether or not there is such a table."""
        found = self.rooms.get(table_id)
        if found is None:
            found = Room(table_id, self.store, self.house, self.clock, lambda: self.outages)
            self.rooms[table_id] = found
        return found

    async def enter(self, table_id: str) -> Room:
        """Return the room of a table that exists, or refuse."""
        room = self.room(table_id)
        try:
            await room.look()
        except NoSuchTable:
            self.rooms.pop(table_id, None)
            raise Refusal(RefusalCode.NO_SUCH_TABLE, table_id) from None
        return room

    def sweep(self) -> None:
        """Forget tables that nobody listens to; their log remembers them."""
        now = self.clock()
        for table_id, room in list(self.rooms.items()):
            if not room.audience.listeners and not room.busy and now - room.used > IDLE_MS:
                del self.rooms[table_id]

    async def command(self, table_id: str, guest: str, command_id: str, command: Command) -> bytes:
        """Carry out a guest's command and return the answer."""
        room = self.room(table_id)
        if isinstance(command, MakeTurn):
            await self._judge_if_costly(room, guest, command.turn)
        return await room.command(guest, command_id, command)

    async def _judge_if_costly(self, room: Room, guest: str, turn: Turn) -> None:
        """Refuse in a worker what would take long to refuse here."""
        position = position_of(await room.look(), guest)
        if position is not None and is_costly(position, turn):
            found = await self._work(judge, position, turn)
            if found:
                raise Refusal(RefusalCode.ILLEGAL, violations=found)

    async def check(self, table_id: str, guest: str, turn: Play) -> Violations:
        """Return what would be wrong with a guest's turn on the table as it lies now."""
        position = position_of(await self.room(table_id).look(), guest)
        if position is None:
            raise Refusal(RefusalCode.NOT_SEATED)
        return await self._work(judge, position, turn)

    async def hint(self, table_id: str, guest: str, hint_id: str) -> say.HintGiven:
        """Return the best turn of a guest on the table as it lies now."""
        table = await self.room(table_id).look()
        if not table.options.hints:
            raise Refusal(RefusalCode.HINTS_OFF)
        position = position_of(table, guest)
        if position is None:
            raise Refusal(RefusalCode.NOT_SEATED)
        return await self._work(hint, position, hint_id)

    async def tell_names(self, guest: str) -> None:
        """Tell a guest's tables that a name has changed."""
        for row, _seat in await self.store.tables_of(guest):
            if (room := self.rooms.get(row.id)) is not None:
                await room.tell_names()

    def show_out(self, guest: str) -> None:
        """Close every connection of a guest."""
        for room in self.rooms.values():
            for listener in tuple(room.audience.listeners):
                if listener.guest == guest:
                    listener.farewell("forgotten", None)

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
        table = await room.look()
        known, timing = table.seq, self.house.timing
        at = next_alarm(table, timing)
        if at is not None and at - self.clock() <= LEAD_MS:
            bot = bot_due(table, timing)
            if bot is None:
                await self._wait_until(at)
                await room.wake_up()
            else:
                # Thought out ahead of its time, so that it is never late by what it holds.
                changed, turn = table.changed, await self._think(table, bot)
                await self._wait_until(at)
                await room.bot_turn(bot, turn, changed)
        if (await room.look()).seq == known:
            # Nothing came of it: the row was out of date, or someone else was faster.
            await room.renew_due()

    async def _think(self, table: LiveTable, bot: BotTurn) -> Turn:
        seen = [redact(event, bot.seat) for event in table.round_events()]
        try:
            return await self._workers.run(think, bot.bot, secrets.randbits(32), seen, bot.seat)
        except Exception as error:
            note("bot failed", logging.ERROR, bot=bot.bot, error=repr(error))
            return think(FALLBACK, 0, seen, bot.seat)

    async def _wait_until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self.clock()) / 1000)


def position_of(table: LiveTable, guest: str) -> Position | None:
    """Return what a turn of this guest would be judged against, if a round is dealt."""
    seat = table.seat_of(guest)
    if seat is None or table.game is None:
        return None
    state = table.game.state
    rack = tuple(tile for tile in state.racks[seat] if tile is not None)
    return Position(state.table, rack, state.opened[seat], state.rulebook)
