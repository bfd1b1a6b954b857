"""The server: all that lives as long as its process, and how it begins and ends."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final

from litestar import Litestar

from brikke.live import TableConfig
from brikke.server.background.housekeeping import Housekeeping
from brikke.server.background.notices import Notices
from brikke.server.background.overdue import Overdue, Queue
from brikke.server.background.ratings import Rater
from brikke.server.background.round_analysis import RoundAnalysis
from brikke.server.background.scheduler import DEAD_MS, Scheduler
from brikke.server.background.tournament_boards import Boards
from brikke.server.background.tournaments import Tournaments
from brikke.server.connection import RETRY_MS
from brikke.server.fanout import Fanout, NoFanout
from brikke.server.limits import (
    RENEW_SECONDS,
    ConnectionLimits,
    Limits,
    MemoryLimits,
    RefusalLimit,
    Rules,
    StorageQuota,
)
from brikke.server.metrics import Metrics
from brikke.server.runtime.garbage_collection import collect_in_steps
from brikke.server.runtime.loop_watch import LoopWatch
from brikke.server.runtime.shutdown import cancel_all, close
from brikke.server.settings import Settings
from brikke.server.store import Store, Unavailable
from brikke.server.tables.room import RoomContext
from brikke.server.tables.rooms import Rooms
from brikke.server.workers.pool import Workers
from brikke.wire.tokens import new_server_id

OPEN_SECONDS: Final = 30
"""How long the server waits at its start for a database that has just gone away."""
BEAT_AGAIN_SECONDS: Final = 0.25
QUEUE: Final = 256
"""The number of questions that may wait for a worker."""
QUEUE_EACH: Final = 32
"""The number of them from one address."""
QUEUE_GUEST: Final = 8
"""The number of them from one guest at tables: others at the address find places, too."""


class Server:
    """Everything that lives as long as the process: store, rooms, background tasks."""

    def __init__(
        self,
        settings: Settings,
        config: TableConfig | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.settings = settings
        self.rooms: Rooms
        self.scheduler: Scheduler
        self.housekeeping: Housekeeping
        self.round_analysis: RoundAnalysis
        self.rater: Rater
        self.tournaments: Tournaments
        self.notices: Notices
        self._fanout: Fanout
        self._overdue: Overdue
        self._scheduler_task: asyncio.Task[None]
        self._opened = False
        self._config = config or TableConfig(settings.timing)
        self._clock = clock
        seconds = settings.think_seconds
        count = settings.workers
        self.metrics = Metrics()
        for_guests = partial(
            Workers,
            count=count,
            queue=QUEUE,
            seconds=seconds,
            metrics=self.metrics,
            queue_each=QUEUE_EACH,
        )
        self.questions = for_guests("questions")
        """For questions over HTTP: they must not delay players."""
        self.analysts = for_guests("analyses", queue_member=QUEUE_GUEST)
        """For long ones, over HTTP and at tables: they must not delay short ones."""
        self._players = for_guests("players", queue_member=QUEUE_GUEST)
        self._bots = Workers("bots", count, sys.maxsize, seconds, self.metrics)
        self.limits = _limits(settings.redis)
        self.rules = Rules(settings.limits)
        self._local_limits = MemoryLimits()
        self.storage = StorageQuota(self.rules, self._local_limits)
        self.refusals = RefusalLimit(self.rules, self._local_limits)
        self._loop_watch = LoopWatch(self.metrics)
        self.boards = Boards()
        self._add_gauges()

    async def open(self) -> None:
        """Open the store, and make what needs it. Done once; `lifespan` closes it again."""
        if self._opened:
            return
        # It was there a moment ago. If it restarts just now, the server need not fail.
        until = monotonic() + OPEN_SECONDS
        store = await Store.open(self.settings.database, OPEN_SECONDS)
        server_id = new_server_id()
        fanout = _fanout(self.settings.redis, server_id)
        clock = self._clock or store.now
        context = RoomContext(store, self._config, clock, fanout, self.metrics)
        self.rooms = Rooms(context, self._players, self.analysts, self._bots)
        self.scheduler = Scheduler(server_id, self.rooms, self.settings.tick_ms / 1000)
        self.housekeeping = Housekeeping(self.rooms, self.settings)
        self.round_analysis = RoundAnalysis(
            self.rooms, self.analysts.share("studies"), self.settings.think_seconds
        )
        self.rater = Rater(self.rooms, self.analysts.share("ratings"), self.settings.think_seconds)
        self.tournaments = Tournaments(self.rooms, self.questions.share("tournaments"))
        self.notices = Notices(self.rooms, self.settings)
        # The server that has leased a timer may have died, and a worker may wait and compute for
        # the whole limit each: that is no delay.
        takes = 2 * self.settings.think_seconds + DEAD_MS / 1000
        timers = Queue("timers", store.first_due, takes)
        not_leased = Queue("timers that no server leases", store.first_free, 0)
        works = (self.round_analysis, self.rater, self.tournaments, self.notices)
        self._overdue = Overdue(self.rooms, [timers, not_leased, *(each.queue() for each in works)])
        await self._first_heartbeat(until)
        self._fanout = fanout
        self._opened = True

    async def _first_heartbeat(self, until: float) -> None:
        """Send a heartbeat, before which nothing may be written; wait for a database until then."""
        while True:
            try:
                await self.scheduler.beat_if_stale()
            except Unavailable:
                if monotonic() >= until:
                    await self.rooms.store.close()
                    raise
                await asyncio.sleep(BEAT_AGAIN_SECONDS)
            else:
                return

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Run the background tasks until the server ends, and close the store."""
        await self.open()
        fanout, store = self._fanout, self.rooms.store
        self._scheduler_task = asyncio.create_task(self.scheduler.run(), name="scheduler")
        tasks = [
            self._scheduler_task,
            asyncio.create_task(self.housekeeping.run(), name="housekeeping"),
            asyncio.create_task(self.round_analysis.run(), name="studies"),
            asyncio.create_task(self.rater.run(), name="ratings"),
            asyncio.create_task(self.tournaments.run(), name="tournaments"),
            asyncio.create_task(self.notices.run(), name="notices"),
            asyncio.create_task(self._overdue.run(), name="overdue"),
            asyncio.create_task(_renew_always(self.limits), name="limits"),
            asyncio.create_task(self._loop_watch.run(), name="loop watch"),
            asyncio.create_task(collect_in_steps(self._quiet_seconds), name="garbage"),
            asyncio.create_task(fanout.run(self.scheduler.peers.on_hint), name="fanout"),
        ]
        try:
            yield
        finally:
            await cancel_all(tasks)
            await close("fanout", fanout.close())
            await close("limits", self.limits.close())
            await close("store", store.close())

    def _quiet_seconds(self) -> float:
        return monotonic() - self.rooms.last_command

    def _add_gauges(self) -> None:
        watch = self.metrics.watch
        watch(
            "brikke_connections", "Open connections to tables", lambda: len(self.rooms.connections)
        )
        watch("brikke_tables_known", "Tables in memory", lambda: len(self.rooms.by_id))
        watch(
            "brikke_tables_open",
            "Tables that someone is connected to here",
            lambda: sum(bool(room.audience.listeners) for room in self.rooms.by_id.values()),
        )

    def connection_limits(self, address: str) -> ConnectionLimits:
        """Return the limits of a new connection."""
        return ConnectionLimits(self.limits, self.rules, address, self._local_limits)

    def health(self) -> str:
        """Return ``ok``, or what is wrong."""
        if not self.scheduler.is_alive:
            return "trouble"
        return "overdue" if self._overdue.names else "ok"

    async def ready(self) -> bool:
        """Return whether this server accepts new players."""
        if self.rooms.closing or not self.scheduler.is_alive:
            return False
        try:
            await self.rooms.store.outages(self.rooms.outages[-1].id if self.rooms.outages else 0)
        except Unavailable:
            return False
        return True

    async def close_connections(self) -> None:
        """Ask all clients to reconnect in a moment, and close their connections."""
        self.rooms.closing = True
        # A server that nobody can reach must send no heartbeat and run no timers.
        await cancel_all([self._scheduler_task])
        for connection in tuple(self.rooms.connections):
            connection.send_bye("restart", RETRY_MS)
        for _ in range(20):
            if not self.rooms.connections:
                return
            await asyncio.sleep(0.05)


def _fanout(url: str | None, server_id: str) -> Fanout:
    if url is None:
        return NoFanout()
    # Imported only here: a single server needs no Redis and no library for it.
    from brikke.server.fanout.redis import RedisFanout  # noqa: PLC0415
    from brikke.server.redis_client import connect  # noqa: PLC0415

    return RedisFanout(connect(url), server_id)


def _limits(url: str | None) -> Limits:
    if url is None:
        return MemoryLimits()
    from brikke.server.limits.shared import SharedLimits  # noqa: PLC0415
    from brikke.server.redis_client import connect  # noqa: PLC0415

    return SharedLimits(connect(url))


async def _renew_always(limits: Limits) -> None:
    while True:
        await asyncio.sleep(RENEW_SECONDS)
        await limits.renew()
