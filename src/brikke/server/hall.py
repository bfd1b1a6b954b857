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
from brikke.server.store import Outage, Repeated, Store
from brikke.server.thinking import hint, is_costly, judge, think
from brikke.server.tokens import is_table_id
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
        if not is_table_id(table_id):
            raise Refusal(RefusalCode.NO_SUCH_TABLE)
        room = self.room(table_id)
        try:
            await room.look()
        except NoSuchTable:
            self.rooms.pop(table_id, None)
            raise Refusal(RefusalCode.NO_SUCH_TABLE) from None
        return room

    def sweep(self) -> None:
        """Forget tables that nobody listens to; their log remembers them."""
        now = self.clock()
        for table_id, room in list(self.rooms.items()):
            if not room.audience.listeners and not room.busy and now - room.used > IDLE_MS:
                del self.rooms[table_id]

    async def command(self, table_id: str, guest: str, command_id: str, command: Command) -> bytes:
        """Carry out a guest's command and return the answer; a repeated one gets the same."""
        room = self.room(table_id)
        try:
            if isinstance(command, MakeTurn):
                await self._judge_if_costly(room, guest, command.turn)
            return await room.command(guest, command_id, command)
        except Repeated as repeated:
            return repeated.answer
        except Refusal:
            # The reason may be that this very command was carried out before.
            answer = await self.store.receipt(table_id, guest, command_id)
            if answer is None:
                raise
            return answer

    async def _judge_if_costly(self, room: Room, guest: str, turn: Turn) -> None:
        """Refuse in a worker what would take long to refuse here."""
        position = _position_of(await room.look(), guest)
        if is_costly(position, turn):
            found = await self._work(judge, position, turn)
            if found:
                raise Refusal(RefusalCode.ILLEGAL, violations=found)

    async def check(self, table_id: str, guest: str, turn: Play) -> Violations:
        """Return what would be wrong with a guest's turn on the table as it lies now."""
        position = _position_of(await self.room(table_id).look(), guest)
        return await self._work(judge, position, turn)

    async def hint(self, table_id: str, guest: str, hint_id: str) -> say.HintGiven:
        """Return the best turn of a guest on the table as it lies now."""
        table = await self.room(table_id).look()
        if not table.options.hints:
            raise Refusal(RefusalCode.HINTS_OFF)
        return await self._work(hint, _position_of(table, guest), hint_id)

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
        at = next_alarm(table, self.house.timing)
        soon = at is not None and at - self.clock() <= LEAD_MS
        if at is None or not soon or not await self._act(room, table, at):
            # Nothing came of it, and the row would stay leased: it was out of date, or is now.
            await room.renew_due()

    async def _act(self, room: Room, table: LiveTable, at: int) -> bool:
        bot = bot_due(table, self.house.timing)
        if bot is None:
            await self._wait_until(at)
            return await room.wake_up()
        # Thought out ahead of its time, so that it is never late by what it holds.
        changed, turn = table.changed, await self._think(table, bot)
        await self._wait_until(at)
        return await room.bot_turn(bot, turn, changed)

    async def _think(self, table: LiveTable, bot: BotTurn) -> Turn:
        seen = [redact(event, bot.seat) for event in table.round_events()]
        try:
            return await self._workers.run(think, bot.bot, secrets.randbits(32), seen, bot.seat)
        except Exception as error:
            note("bot failed", logging.ERROR, bot=bot.bot, error=repr(error))
            return think(FALLBACK, 0, seen, bot.seat)

    async def _wait_until(self, at: int) -> None:
        while (left := at - self.clock()) > 0:
            await asyncio.sleep(left / 1000)


def _position_of(table: LiveTable, guest: str) -> Position:
    """Return what a turn of this guest would be judged against."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal(RefusalCode.NOT_SEATED)
    if table.game is None:
        raise Refusal(RefusalCode.WRONG_PHASE, table.phase)
    state = table.game.state
    rack = tuple(tile for tile in state.racks[seat] if tile is not None)
    return Position(state.table, rack, state.opened[seat], state.rulebook)
