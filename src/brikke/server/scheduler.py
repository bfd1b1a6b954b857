"""The part of a server that never waits for a click: its heartbeat, and what is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any, Final

from brikke.server.logs import logger, mark, note
from brikke.server.peers import Lookout
from brikke.server.room import NoSuchTable
from brikke.server.rooms import Hall
from brikke.server.store import Unavailable

BEAT_SECONDS: Final = 1.0
STALE_SECONDS: Final = 2.0
"""A server that has not beaten for so long must do so before it decides anything."""
BURY_SECONDS: Final = 5.0
LOOK_SECONDS: Final = 2.0
DEAD_MS: Final = 10_000
LEASE_MS: Final = 30_000
AT_ONCE: Final = 64


class Keeper:
    """Beats, looks after what is due, and buries servers that died."""

    def __init__(self, server: str, hall: Hall, tick_seconds: float) -> None:
        self.server = server
        self._hall = hall
        hall.show_life = self.beat_if_stale
        self._tick = tick_seconds
        self._beating = asyncio.Lock()
        self._beaten = float("-inf")
        self._buried = float("-inf")
        self._looked = float("-inf")
        self.lookout = Lookout(server, hall, self._start)
        self._tasks: set[asyncio.Task[None]] = set()
        self._attending: dict[str, bool] = {}
        """Tables in hand, and whether they were taken again since."""

    @property
    def beats(self) -> bool:
        """Whether this server has shown lately that it lives."""
        return self._now() - self._beaten < DEAD_MS / 1000

    async def run(self) -> None:
        """Keep going until cancelled; a database that is away delays and breaks nothing."""
        try:
            while True:
                try:
                    await self._round()
                except Unavailable as error:
                    self._hall.lose_touch(error)
                except Exception:
                    # Whatever it was: tables that nobody keeps would stand still for ever.
                    logger.exception("keeping failed")
                await asyncio.sleep(self._tick)
        finally:
            for task in self._tasks:
                task.cancel()

    async def beat_if_stale(self) -> None:
        """Notice an outage, such as this process having stood still, before deciding anything."""
        if self._now() - self._beaten > STALE_SECONDS:
            await self._beat(STALE_SECONDS)

    async def _round(self) -> None:
        await self._beat(BEAT_SECONDS)
        await self._come_back()
        await self._see_off()
        if self._now() - self._buried > BURY_SECONDS:
            self._buried = self._now()
            self._hall.sweep()
            store = self._hall.store
            for table_id, visits in (await store.bury(store.now() - DEAD_MS)).items():
                self._start(self._miss(table_id, visits), table_id)
        if self.lookout.anxious or self._now() - self._looked > LOOK_SECONDS:
            self._looked = self._now()
            await self.lookout.look()
        await self._take()

    async def _miss(self, table_id: str, visits: Collection[str]) -> None:
        """Note at a table that those who were there by a dead server are gone."""
        with suppress(NoSuchTable):
            await self._hall.room(table_id).recount()
        await self._hall.store.depart(visits)

    async def _beat(self, seconds: float) -> None:
        """Beat, unless that was done within so many seconds."""
        async with self._beating:
            if self._now() - self._beaten <= seconds:
                return
            store, known = self._hall.store, self._hall.outages
            await store.beat(self.server)
            known += await store.outages(known[-1].id if known else 0)
            self._beaten = self._now()

    async def _come_back(self) -> None:
        """After the database was away: act where this server was about to, or had begun to."""
        if self._hall.out_of_touch:
            await self._hall.store.give_back(self.server)
            self._hall.be_in_touch()

    async def _see_off(self) -> None:
        """Note departures that could not be noted when they happened."""
        gone = dict(self._hall.left_behind)
        if gone:
            await self._hall.store.depart(list(gone))
            for connection, table_id in gone.items():
                del self._hall.left_behind[connection]
                self._start(self._hall.room(table_id).reconcile(), table_id)

    async def _take(self) -> None:
        store = self._hall.store
        soonest, until = await store.next_due(), store.now() + self._hall.lead
        if soonest is None or soonest > until:
            return
        for table_id in await store.take_due(self.server, until, LEASE_MS, AT_ONCE):
            self._start(self._attend(table_id), table_id)

    async def _attend(self, table_id: str) -> None:
        """Attend a table once, and once more if it was taken again meanwhile."""
        if table_id in self._attending:
            self._attending[table_id] = True
            return
        try:
            self._attending[table_id] = True
            while self._attending[table_id]:
                self._attending[table_id] = False
                await self._hall.attend(table_id)
        finally:
            del self._attending[table_id]

    def _start(self, work: Coroutine[Any, Any, None], table_id: str) -> None:
        task = asyncio.create_task(self._guarded(work, table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # What was cancelled before it began has begun nothing, and needs to be told so.
        task.add_done_callback(lambda _task: work.close())

    async def _guarded(self, work: Coroutine[Any, Any, None], table_id: str) -> None:
        try:
            await work
        except NoSuchTable:
            note("due table is gone", logging.WARNING, table=mark(table_id))
        except Unavailable as error:
            self._hall.lose_touch(error)
        except Exception:
            logger.exception("attending failed")

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
