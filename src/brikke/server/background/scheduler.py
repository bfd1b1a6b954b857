"""Scheduler: the heartbeat of this server, and the timers of all tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any, Final

from brikke.server.logs import fingerprint, logger, note
from brikke.server.store import Unavailable
from brikke.server.tables.peers import Peers
from brikke.server.tables.room import NoSuchTable
from brikke.server.tables.rooms import Rooms

BEAT_SECONDS: Final = 1.0
STALE_SECONDS: Final = 2.0
"""After this time without a heartbeat, a server must beat before it decides anything."""
DEAD_CHECK_SECONDS: Final = 5.0
POLL_SECONDS: Final = 2.0
DUE_LOOK_SECONDS: Final = 1.0
"""How often to look for timers of which this server does not know: others wrote them, or their
lease has ended."""
DEAD_MS: Final = 10_000
LEASE_MS: Final = 30_000
AT_ONCE: Final = 64


class Scheduler:
    """Sends heartbeats, runs timers that are due, and removes dead servers."""

    def __init__(self, server: str, rooms: Rooms, tick_seconds: float) -> None:
        self.server = server
        self._rooms = rooms
        rooms.ensure_heartbeat = self.beat_if_stale
        self._tick = tick_seconds
        self._beating = asyncio.Lock()
        self._last_beat = float("-inf")
        self._last_dead_check = float("-inf")
        self._last_poll = float("-inf")
        self._last_due_look = float("-inf")
        self.peers = Peers(server, rooms, self._start)
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: dict[str, bool] = {}
        """The tables whose timers run here, and whether they were leased again since."""

    @property
    def is_alive(self) -> bool:
        """Whether the last heartbeat of this server is recent."""
        return self._now() - self._last_beat < DEAD_MS / 1000

    async def run(self) -> None:
        """Run until cancelled; a database that is away only causes a delay."""
        try:
            while True:
                try:
                    await self._tick_once()
                except Unavailable as error:
                    self._rooms.database_lost(error)
                except Exception:
                    # Any error: without the scheduler all tables would stand still.
                    logger.exception("scheduler failed")
                await asyncio.sleep(self._tick)
        finally:
            for task in self._tasks:
                task.cancel()

    async def beat_if_stale(self) -> None:
        """Send a heartbeat if the last one is old, to notice an outage before any decision."""
        if self._now() - self._last_beat > STALE_SECONDS:
            await self._beat(STALE_SECONDS)

    async def _tick_once(self) -> None:
        await self._beat(BEAT_SECONDS)
        await self._resume()
        await self._record_departures()
        if self._now() - self._last_dead_check > DEAD_CHECK_SECONDS:
            self._last_dead_check = self._now()
            self._rooms.evict_idle()
            store = self._rooms.store
            for table_id, connections in (
                await store.remove_dead_servers(store.now() - DEAD_MS)
            ).items():
                self._start(self._record_lost_connections(table_id, connections), table_id)
        if self.peers.may_have_missed_hints or self._now() - self._last_poll > POLL_SECONDS:
            self._last_poll = self._now()
            await self.peers.poll()
        await self._lease_due()

    async def _record_lost_connections(self, table_id: str, connections: Collection[str]) -> None:
        """Record at a table that the connections of a dead server are lost."""
        with suppress(NoSuchTable):
            await self._rooms.room(table_id).refresh_presence()
        await self._rooms.store.remove_connections(connections)

    async def _beat(self, seconds: float) -> None:
        """Send a heartbeat, unless the last one is younger than this."""
        async with self._beating:
            if self._now() - self._last_beat <= seconds:
                return
            # Not when it ends: this process may stand still after its time was taken.
            begun, store, known = self._now(), self._rooms.store, self._rooms.outages
            await store.beat(self.server)
            known += await store.outages(known[-1].id if known else 0)
            self._last_beat = begun

    async def _resume(self) -> None:
        """After the database was away: release all leases, so that their timers run again."""
        if self._rooms.database_away:
            await self._rooms.store.release_leases(self.server)
            self._rooms.database_restored()

    async def _record_departures(self) -> None:
        """Record departures that happened while the database was away."""
        gone = dict(self._rooms.unrecorded_departures)
        if gone:
            await self._rooms.store.remove_connections(list(gone))
            for connection, table_id in gone.items():
                del self._rooms.unrecorded_departures[connection]
                self._start(self._rooms.room(table_id).reconcile_presence(), table_id)

    async def _lease_due(self) -> None:
        store = self._rooms.store
        until = store.now() + self._rooms.lead
        if store.due_from > until and self._now() - self._last_due_look < DUE_LOOK_SECONDS:
            return
        self._last_due_look = self._now()
        soonest = await store.next_due()
        if soonest is None or soonest > until:
            return
        for table_id in await store.lease_due(self.server, until, LEASE_MS, AT_ONCE):
            self._start(self._run_due(table_id), table_id)

    async def _run_due(self, table_id: str) -> None:
        """Run the timer of a table once, and once more if it was leased again meanwhile."""
        if table_id in self._running:
            self._running[table_id] = True
            return
        try:
            self._running[table_id] = True
            while self._running[table_id]:
                self._running[table_id] = False
                await self._rooms.run_due(table_id)
        finally:
            del self._running[table_id]

    def _start(self, work: Coroutine[Any, Any, None], table_id: str) -> None:
        task = asyncio.create_task(self._guarded(work, table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # A coroutine that was cancelled before its first step must be closed explicitly.
        task.add_done_callback(lambda _task: work.close())

    async def _guarded(self, work: Coroutine[Any, Any, None], table_id: str) -> None:
        try:
            await work
        except NoSuchTable:
            note("due table is gone", logging.WARNING, table=fingerprint(table_id))
        except Unavailable as error:
            self._rooms.database_lost(error)
        except Exception:
            logger.exception("timer failed")

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
