"""Bot stream: invitations and turns of one connected bot, as lines of JSON over HTTP.

A stream tells states, not events: whatever happens at a table only marks it, and what is to be told
follows from the table as it is. So nothing piles up for a slow reader, and a new stream begins with
everything that waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Final

from msgspec import Struct

from brikke.live import LiveTable, Phase, Refusal
from brikke.rules.rulebook import rulebook_text
from brikke.server.background.scheduler import Scheduler
from brikke.server.connection import RETRY_MS
from brikke.server.limits import ConnectionLimits, TooOften
from brikke.server.logs import logger
from brikke.server.store import Guest, Unavailable
from brikke.server.tables.room import Room
from brikke.server.tables.rooms import Rooms
from brikke.wire import PROTOCOL
from brikke.wire.bots import (
    Invited,
    RoundOver,
    Seated,
    StandsIn,
    StreamOpened,
    TurnAsked,
    Unseated,
)
from brikke.wire.convert import view_of
from brikke.wire.server import Bye, encode
from brikke.wire.tokens import hash_of

KEEP_ALIVE_MS: Final = 10_000
"""An empty line is sent that often, and the store is asked for news from other servers."""
_ending: Final[set[asyncio.Task[None]]] = set()
"""Streams that are being ended; a task that nobody holds may be collected."""


class TableFeed:
    """A bot's place among the listeners of a table: it only learns that something happened."""

    def __init__(self, stream: BotStream, room: Room, limits: ConnectionLimits) -> None:
        self.id = f"{stream.id}-{room.id}"
        self.guest = stream.guest
        self.address = hash_of(f"{room.id} {limits.address}")[:16]
        self.room = room
        self.changed = True
        self._stream = stream
        self._turn_told = 0
        """The number of the event after which the bot was last asked for a turn."""
        self._round_told = -1
        """The number of finished rounds that were told; -1: those before count as told."""
        self._stand_in_told = False

    def send(self, _message: bytes) -> None:
        """Note that the table has changed."""
        self.changed = True
        self._stream.look()

    def send_bye(self, reason: str, retry: int | None) -> None:
        """End the whole stream."""
        self._stream.send_bye(reason, retry)

    def news(self, live_table: LiveTable, seat: int, now: int) -> Iterator[Struct]:
        """Yield the lines that follow from the table as it is."""
        player, ended = live_table.players[seat], len(live_table.finished)
        if self._round_told < 0:
            yield Seated(self.room.id, seat)
        elif ended > self._round_told and live_table.phase in (Phase.BETWEEN, Phase.OVER):
            # Once the next round is open, the view is that of the next round.
            yield RoundOver(self.room.id, view_of(self.room.id, live_table, seat))
        self._round_told = ended
        if player.stand_in is not None and not self._stand_in_told:
            yield StandsIn(self.room.id)
        self._stand_in_told = player.stand_in is not None
        if live_table.to_move != seat or live_table.paused_at is not None or self._stand_in_told:
            # After a pause, or once the bot plays again, it is asked again.
            self._turn_told = 0
        elif self._turn_told != live_table.changed:
            self._turn_told = live_table.changed
            view = view_of(self.room.id, live_table, seat)
            yield TurnAsked(self.room.id, live_table.deadline(), now, view)


class BotStream:
    """The stream of one bot, from its first line to its end."""

    def __init__(
        self,
        bot: Guest,
        token_hash: str,
        rooms: Rooms,
        scheduler: Scheduler,
        limits: ConnectionLimits,
    ) -> None:
        self.id = limits.id
        self.guest = bot.id
        self.address = ""
        self._name = bot.name
        self._token_hash = token_hash
        self._rooms = rooms
        self._scheduler = scheduler
        self._limits = limits
        self._feeds: dict[str, TableFeed] = {}
        self._invited: set[tuple[str, int]] = set()
        self._bye: Bye | None = None
        self._woken = asyncio.Event()
        self._asks_store = True
        """Whether accounts, invitations and seats are to be read from the store again."""
        self._asked = 0.0
        """When they were last read, in seconds on a monotonic clock."""

    def look(self) -> None:
        """Look for news at the tables in a moment."""
        self._woken.set()

    def wake(self) -> None:
        """Look for news at the tables and in the store in a moment."""
        self._asks_store = True
        self._woken.set()

    def send(self, _message: bytes) -> None:
        """Do nothing: a stream is no listener of a table, its feeds are."""

    def send_bye(self, reason: str, retry: int | None) -> None:
        """Send a last line, and end."""
        self._bye = self._bye or Bye(reason, retry)
        self._woken.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """Yield all lines, until either side ends the stream."""
        try:
            await self._limits.open()
            await self._limits.enter(self.guest)
            self._begin()
            # Whoever knows of its first line finds the bot connected.
            await self._rooms.store.bot_seen(self.guest)
            yield _line(StreamOpened(PROTOCOL, self._name, KEEP_ALIVE_MS))
            while True:
                self._woken.clear()
                for line in await self._news():
                    yield _line(line)
                if self._bye is not None:
                    break
                if not await self._something_happens():
                    self._asks_store = True
                    yield b"\n"
        except TooOften as error:
            self.send_bye("too-often", ceil(error.seconds * 1000))
        except Unavailable as error:
            self._rooms.database_lost(error)
            self.send_bye("trouble", RETRY_MS)
        except Exception as error:
            logger.error("stream failed", exc_info=error, extra={"told": {"visit": self.id}})
            self.send_bye("trouble", RETRY_MS)
        finally:
            # In a task of its own: this one may be cancelled because the client went away.
            task = asyncio.create_task(self._end())
            _ending.add(task)
            task.add_done_callback(_ending.discard)
        if self._bye is not None:
            yield _line(self._bye)

    def _begin(self) -> None:
        """Replace an older stream of the same bot, whose client may be gone."""
        for other in tuple(self._rooms.streams):
            if other.guest == self.guest:
                other.send_bye("replaced", None)
        self._rooms.streams.add(self)
        self._rooms.connections.add(self)

    async def _something_happens(self) -> bool:
        """Wait for news; return False if there were none for a while."""
        try:
            async with asyncio.timeout(KEEP_ALIVE_MS / 1000):
                await self._woken.wait()
        except TimeoutError:
            return False
        return True

    async def _news(self) -> list[Struct]:
        lines: list[Struct] = []
        # A stream with much to tell never waits long, and asks as often as an idle one.
        if self._asks_store or monotonic() - self._asked > KEEP_ALIVE_MS / 1000:
            self._asks_store, self._asked = False, monotonic()
            lines += await self._news_of_store()
        for table_id, feed in list(self._feeds.items()):
            if not feed.changed:
                continue
            feed.changed = False
            live_table = await feed.room.live_table()
            seat = live_table.seat_of(self.guest)
            if seat is None:
                await self._detach(feed)
                del self._feeds[table_id]
                lines.append(Unseated(table_id))
            else:
                lines += feed.news(live_table, seat, self._rooms.clock())
                if live_table.phase is Phase.OVER and not live_table.present:
                    # Nobody is there for a rematch; if one begins later, the store tells.
                    await self._detach(feed)
                    del self._feeds[table_id]
        return lines

    async def _news_of_store(self) -> list[Struct]:
        """Return the new invitations, and attend the tables where the bot has a seat."""
        store = self._rooms.store
        if await store.guest_of(self._token_hash) is None:
            # The bot was deleted, or has another token, perhaps through another server.
            self.send_bye("forgotten", None)
            return []
        try:
            await self._rooms.check_bot(self.guest)
        except Refusal as refusal:
            self.send_bye("stopped" if await store.bot(self.guest) else "forgotten", None)
            logger.info("bot refused", extra={"told": {"visit": self.id, "code": refusal.code}})
            return []
        await store.bot_seen(self.guest)
        for row, _ in await store.tables_of(self.guest, ended=False):
            if row.id not in self._feeds:
                with suppress(Refusal):  # the table has just gone
                    await self._attach(row.id)
        lines: list[Struct] = []
        invitations = await store.invitations(bot=self.guest)
        self._invited &= {(each.table_id, each.expires) for each in invitations}
        for each in invitations:
            told = (each.table_id, each.expires)
            if told in self._invited:
                continue
            self._invited.add(told)
            try:
                room = await self._rooms.existing_room(each.table_id)
            except Refusal:  # the table is gone: an invitation to it must not end the stream
                await store.end_invitation(each.table_id, self.guest)
                continue
            live_table = await room.live_table()
            lines.append(
                Invited(
                    table_id=each.table_id,
                    by=each.by_name,
                    rulebook=rulebook_text(live_table.rulebook, whole=True),
                    capacity=live_table.capacity,
                    rated=live_table.options.rated,
                    expires=each.expires,
                )
            )
        return lines

    async def _attach(self, table_id: str) -> None:
        room = await self._rooms.existing_room(table_id)
        feed = TableFeed(self, room, self._limits)
        # Known before it is recorded, so that a stream that breaks off here removes it again.
        self._feeds[table_id] = feed
        await self._scheduler.beat_if_stale()
        await self._rooms.store.add_connection(
            feed.id, table_id, self.guest, self._scheduler.server, feed.address
        )
        room.audience.listeners.add(feed)
        await room.reconcile_presence()

    async def _detach(self, feed: TableFeed) -> None:
        feed.room.audience.listeners.discard(feed)
        if self._rooms.closing:
            # Bots reconnect in a moment; the next server notices those who do not.
            return
        try:
            await self._rooms.store.remove_connections([feed.id])
            await feed.room.refresh_presence()
        except Unavailable as error:
            self._rooms.unrecorded_departures[feed.id] = feed.room.id
            self._rooms.database_lost(error)

    async def _end(self) -> None:
        self._rooms.streams.discard(self)
        self._rooms.connections.discard(self)
        feeds, self._feeds = list(self._feeds.values()), {}
        try:
            for feed in feeds:
                await self._detach_or_log(feed)
        finally:
            await self._limits.close()

    async def _detach_or_log(self, feed: TableFeed) -> None:
        """Detach a feed; an error at one table leaves no other feed behind."""
        try:
            await self._detach(feed)
        except Exception as error:
            logger.error("detaching failed", exc_info=error, extra={"told": {"visit": self.id}})


def _line(line: Struct) -> bytes:
    return encode(line) + b"\n"
