"""Rooms: all live tables that this process holds, their commands, questions and timers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from time import monotonic
from typing import Final, NamedTuple, Protocol, TypeVar, TypeVarTuple

from brikke.game.judging import search
from brikke.game.view import PlayerView
from brikke.live import (
    Command,
    Due,
    LiveTable,
    MakeTurn,
    Refusal,
    RefusalCode,
    SearchedTurn,
    Sit,
    SitAsProgram,
    Speed,
    asks_for_search,
    bot_view,
    guest_position,
    guest_view,
)
from brikke.rules.judge import Violations, violations
from brikke.rules.position import Play, Turn
from brikke.server.fanout import GuestChanged
from brikke.server.logs import note
from brikke.server.runtime.batched_calls import BatchedCalls
from brikke.server.store import EXPIRED, BotRow, Guest, Repeated, Unavailable
from brikke.server.tables.room import NoSuchTable, Room, RoomContext, SearchNeeded
from brikke.server.workers.pool import Busy, Share, TooHard, Workers
from brikke.study.advice import Aim
from brikke.wire import server as say
from brikke.wire.audience import Listener
from brikke.wire.client import Arrange
from brikke.wire.convert import read_arrangement
from brikke.wire.thinking import STAND_IN, Thought, hint, think
from brikke.wire.tokens import is_table_id

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

LEAD_MS: Final = 500
"""The least time before it is due that a table is leased."""
JUDGING_SECONDS: Final = 0.05
"""How often to look whether the turns that are being judged are done."""
MOST_BOT_TABLES: Final = 16
"""The tables at which one connected bot plays at the same time."""
IDLE_SECONDS: Final = 120
"""How long a table without listeners is kept in memory."""


class Stream(Protocol):
    """The stream of a connected bot."""

    guest: str

    def wake(self) -> None:
        """Look for news in the store."""
        ...

    def send_bye(self, reason: str, retry: int | None) -> None:
        """Send a last line, and end."""
        ...


class Caller(NamedTuple):
    """Who sends a command or a question: a guest, and the address of its client."""

    guest: str
    address: str = ""
    """Empty: this server itself, in the name of the guest."""


class Rooms:
    """The rooms of this process by table id; everything that happens at a table passes here."""

    def __init__(
        self, context: RoomContext, players: Workers, analysts: Workers, bots: Workers
    ) -> None:
        self.store = context.store
        self.clock = context.clock
        self.outages = context.outages
        self.metrics = context.metrics
        self.timing = context.config.timing
        self.lead = max(LEAD_MS, context.config.timing.bot_pause(Speed.SLOW))
        """How long before it is due a table is leased: bots start to think at once."""
        self.round_ended = context.round_ended
        self.ensure_heartbeat: Callable[[], Awaitable[None]] = _nothing
        """Called before every decision, because this process itself may have stood still."""
        self.last_command = monotonic()
        """When the last command arrived, in seconds on a monotonic clock."""
        self.closing = False
        self.database_away = False
        """Whether the database was lost, and interrupted work has not been resumed yet."""
        self.connections: set[Listener] = set()
        self.to_listeners = BatchedCalls()
        """Messages to connections that only listen."""
        self.streams: set[Stream] = set()
        """The streams of connected bots to this server."""
        self.seen: set[str] = set()
        """Guests seen since that was last written to the store."""
        self.unrecorded_departures: dict[str, str] = {}
        """Connections that ended while the database was away, with their table ids."""
        self.by_id: dict[str, Room] = {}
        self._context = context
        self._players = players
        self._analysts = analysts
        """For what takes long: it must not delay the check of a turn."""
        self._bots = bots
        """A pool of their own, so that questions never delay a bot's turn."""

    def database_lost(self, error: Unavailable) -> None:
        """Record that the database is away; logged once."""
        if not self.database_away:
            note("database away", logging.WARNING, error=str(error))
        self.database_away = True

    def database_restored(self) -> None:
        """Record that the database is back."""
        note("database back")
        self.database_away = False

    def room(self, table_id: str) -> Room:
        """Return the room of a table id, whether or not there is such a table."""
        found = self.by_id.get(table_id)
        if found is None:
            found = self.by_id[table_id] = Room(table_id, self._context)
        return found

    def bots_at(self, table_id: str) -> int:
        """Return for how many seats of a table in memory bots play."""
        found = self.by_id.get(table_id)
        return 0 if found is None else found.bots

    async def existing_room(self, table_id: str) -> Room:
        """Return the room of a table that exists, or raise :class:`Refusal`."""
        if not is_table_id(table_id):
            raise Refusal(RefusalCode.NO_SUCH_TABLE)
        room = self.room(table_id)
        try:
            # Without listeners here, this process got no news of the table.
            await room.catch_up()
        except NoSuchTable:
            self.by_id.pop(table_id, None)
            row = await self.store.table_row(table_id)
            gone = row is not None and row.phase == EXPIRED
            code = RefusalCode.EXPIRED if gone else RefusalCode.NO_SUCH_TABLE
            raise Refusal(code) from None
        return room

    def evict_idle(self) -> None:
        """Remove idle tables without listeners from memory; the store has their logs."""
        now = monotonic()
        for table_id, room in list(self.by_id.items()):
            if not room.audience.listeners and not room.busy and now - room.used > IDLE_SECONDS:
                del self.by_id[table_id]

    async def command(
        self, table_id: str, caller: Caller, command_id: str, command: Command
    ) -> bytes:
        """Carry out a guest's command and return the answer; a duplicate gets the same answer."""
        self.last_command = monotonic()
        room, guest = self.room(table_id), caller.guest
        try:
            if isinstance(command, Sit):
                command = await self._admitted(room, guest)
            answer = await self._decided(room, caller, command_id, command)
            if caller.address and guest in room.guests:
                room.address = caller.address
            if isinstance(command, Sit):
                # Only from now on it matters how many connections the guest has, and at a rated
                # table, whether it shares an address with others.
                await room.refresh_presence()
            if isinstance(command, SitAsProgram):
                await self.store.end_invitation(table_id, guest)
            return answer
        except Repeated as repeated:
            answer = repeated.answer
        except Refusal:
            # It may be refused because this very command was carried out before.
            stored = await self.store.receipt(table_id, guest, command_id)
            if stored is None:
                raise
            answer = stored
        # Another server may have carried it out: clients get events before the answer to them.
        await room.catch_up()
        return answer

    async def _admitted(self, room: Room, guest: str) -> Sit:
        """Return the command by which a guest sits down, or refuse it."""
        live_table, bot = await room.live_table(), await self.store.bot(guest)
        if live_table.options.rated:
            await self._check_rated(live_table, guest, bot)
        if bot is None:
            return Sit()
        invited = await self.store.invitations(bot=guest)
        if all(each.table_id != room.id for each in invited):
            raise Refusal(RefusalCode.NOT_INVITED)
        if await self.store.bot_table_count(guest) >= MOST_BOT_TABLES:
            raise Refusal(RefusalCode.BOT_BUSY, str(MOST_BOT_TABLES))
        return SitAsProgram()

    async def _check_rated(self, live_table: LiveTable, guest: str, bot: BotRow | None) -> None:
        """Refuse a seat at a rated table to guests who keep no name, or beside their own bots."""
        if not await self.store.keeps_name(guest):
            raise Refusal(RefusalCode.NAME_NOT_KEPT)
        seated = {each.guest for each in live_table.players if each.guest}
        own = [each.guest_id for each in await self.store.bots_of(bot.owner if bot else guest)]
        if not seated.isdisjoint(own) or (bot is not None and bot.owner in seated):
            raise Refusal(RefusalCode.OWN_BOT)

    async def check_bot(self, guest: str) -> None:
        """Refuse a connected bot that was deleted, or that the host has stopped."""
        bot = await self.store.bot(guest)
        if bot is None:
            raise Refusal(RefusalCode.BAD_TOKEN)
        if bot.stopped or await self.store.all_bots_stopped():
            raise Refusal(RefusalCode.BOT_STOPPED, bot.name)

    async def ratings_changed(self, players: Collection[str]) -> None:
        """Show new ratings at the tables of this process where these players sit."""
        for room in list(self.by_id.values()):
            if room.audience.listeners and not room.rated_players.isdisjoint(players):
                await room.announce_profiles()

    async def arrange(self, table_id: str, guest: str, message: Arrange) -> bytes:
        """Show to all others how a guest rearranges the table, and return the answer."""
        self.last_command = monotonic()
        table = read_arrangement(message.table)
        seq = await self.room(table_id).arrange(guest, table, message.seen)
        return say.encode(say.Ack(message.id, seq))

    async def _decided(
        self, room: Room, caller: Caller, command_id: str, command: Command
    ) -> bytes:
        """Let a room decide on a command; what it takes a search for is searched by a worker.

        The loop, which all tables share, never searches.
        """
        arrived = self.clock()
        while True:
            try:
                return await room.command(caller.guest, command_id, command, arrived)
            except SearchNeeded as needed:
                command = await self._searched(room, caller, needed.command)

    async def _searched(self, room: Room, caller: Caller, command: MakeTurn) -> MakeTurn:
        """Let a worker judge a turn, and refuse an illegal one."""
        room.judging += 1
        try:
            # Another server may know more.
            await room.catch_up()
            live_table = await room.live_table()
            if not asks_for_search(live_table, caller.guest, command):
                return command
            position = guest_position(live_table, caller.guest)
            pool = len(live_table.game.state.pool) if live_table.game else 0
            found, turn = await _work(self._players, caller, search, position, pool, command.turn)
        finally:
            room.judging -= 1
        if found:
            raise Refusal(RefusalCode.ILLEGAL, violations=found)
        return SearchedTurn(turn, command.seen, live_table.changed)

    async def check(self, table_id: str, caller: Caller, turn: Play) -> Violations:
        """Return the violations of a guest's turn in the current position."""
        position = guest_position(await self.room(table_id).live_table(), caller.guest)
        return await _work(self._players, caller, violations, position, turn)

    async def hint(self, table_id: str, caller: Caller, hint_id: str, aim: Aim) -> say.HintGiven:
        """Return the best turn of a guest in the current position."""
        live_table = await self.room(table_id).live_table()
        if not live_table.options.hints:
            raise Refusal(RefusalCode.HINTS_OFF)
        workers = self._players if aim is Aim.TILES else self._analysts
        view = guest_view(live_table, caller.guest)
        return await _work(workers, caller, hint, view, hint_id, aim)

    async def guest_changed(self, guest: str, forgotten: bool) -> None:
        """Announce, here and on other servers, that a guest was changed or forgotten."""
        self._context.fanout.publish(GuestChanged(guest, forgotten))
        await self.refresh_guests({guest: forgotten})

    async def person_changed(self, guest: str, forgotten: bool) -> None:
        """Announce a change of a guest, and of those whose past was merged into it."""
        for each in (guest, *await self.store.past_of(guest)):
            await self.guest_changed(each, forgotten)

    async def forget(self, guest: str) -> None:
        """Delete a guest, and end all connections."""
        await self.store.forget(guest)
        await self.person_changed(guest, forgotten=True)

    async def seated_as(self, room: Room, guest: Guest) -> str:
        """Return as whom a guest acts at a table: itself, or a merged guest who has a seat."""
        if not guest.kept:
            return guest.id
        live_table = await room.live_table()
        known = (guest.id, *await self.store.past_of(guest.id))
        return next((each for each in known if live_table.seat_of(each) is not None), guest.id)

    async def check_may_watch(self, room: Room, guest: str) -> None:
        """Refuse guests without a seat while the deal is being played at some other table."""
        live_table = await room.live_table()
        watches = live_table.tournament is not None and live_table.seat_of(guest) is None
        if watches and await self.store.is_sealed(room.id):
            raise Refusal(RefusalCode.SEALED)

    async def refresh_guests(self, changed: Mapping[str, bool]) -> None:
        """Announce new profiles here, and disconnect who was forgotten or stopped."""
        for room in list(self.by_id.values()):
            if room.audience.listeners and not room.guests.isdisjoint(changed):
                await room.announce_profiles()
        here = {each.guest for each in self.connections} & changed.keys()
        stopped = await self.store.stopped_bots(here) if here else set()
        for connection in tuple(self.connections):
            if changed.get(connection.guest):
                connection.send_bye("forgotten", None)
            elif connection.guest in stopped:
                connection.send_bye("stopped", None)
        for stream in tuple(self.streams):
            if stream.guest in changed:
                stream.wake()

    async def record_connections(self, room: Room, server: str) -> None:
        """Write all connections of a room again: another server believed that this one was dead."""
        for listener in tuple(room.audience.listeners):
            await self.store.add_connection(
                listener.id, room.id, listener.guest, server, listener.address
            )
            if listener not in room.audience.listeners:
                await self.store.remove_connections([listener.id])
        await room.reconcile_presence()

    async def run_due(self, table_id: str) -> None:
        """Run the next timer of a table at its time, including a bot's turn."""
        room = self.room(table_id)
        await room.catch_up()
        live_table, due = await room.next_due()
        soon = due is not None and due.at - self.clock() <= self.lead
        if due is None or not soon or not await self._run(room, live_table, due):
            # The due row was outdated; without this write its lease would stay until it expires.
            await room.renew_due()

    async def _run(self, room: Room, live_table: LiveTable, due: Due) -> bool:
        if not due.bot:
            await self._wait_until(due.at)
            while room.judging:
                # A turn that arrived in time must not lose against the end of its time.
                await asyncio.sleep(JUDGING_SECONDS)
            await self.ensure_heartbeat()
            return await room.run_timer()
        # Thought out in advance: the moment of a bot's turn must not depend on its tiles.
        changed, turn = live_table.changed, await self._think(room, live_table, due)
        await self._wait_until(due.at)
        await self.ensure_heartbeat()
        return await room.bot_turn(due, turn, changed)

    async def _wait_until(self, at: int) -> None:
        while (left := at - self.clock()) > 0:
            await asyncio.sleep(left / 1000)
        self.metrics.lateness.observe(-left / 1000)

    async def _think(self, room: Room, live_table: LiveTable, due: Due) -> Turn:
        """Let a worker think out a bot's turn, and judge it."""
        view = bot_view(live_table, due.seat)
        # Addresses in turn, and their tables: whoever has many of them waits for themselves.
        share = self._bots.share(room.address or live_table.host or room.id, room.id)
        try:
            thought = await _thought(share, due.bot, view)
        except Exception as error:
            # It took too long, or answered with what cannot be sent.
            thought = await _thought(share, STAND_IN, view)
            thought = thought._replace(failure=repr(error))
        if thought.failure:
            note("bot failed", logging.ERROR, bot=due.bot, error=thought.failure)
        return thought.turn


async def _thought(share: Share, bot: str, view: PlayerView) -> Thought:
    while True:
        try:
            return await share.run(think, bot, secrets.randbits(32), view)
        except Busy:
            note("bots wait for a worker", logging.WARNING)


async def _work(
    workers: Workers, caller: Caller, work: Callable[[*Arguments], T], *arguments: *Arguments
) -> T:
    """Let a worker answer a question, or refuse it."""
    try:
        # Addresses in turn, and the guests of an address in turn.
        return await workers.share(caller.address, caller.guest).run(work, *arguments)
    except Busy:
        raise Refusal(RefusalCode.BUSY) from None
    except TooHard:
        raise Refusal(RefusalCode.TOO_HARD) from None


async def _nothing() -> None:
    """Do nothing."""
