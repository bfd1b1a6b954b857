"""Housekeeping: archives idle tables, and removes expired data.

Any number of servers may do this at the same time: rows that another server holds are skipped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from brikke.server.logs import logger, note
from brikke.server.settings import Settings
from brikke.server.store import Unavailable
from brikke.server.tables.rooms import Rooms

PASS_SECONDS: Final = 600
AT_ONCE: Final = 50
"""The size of a batch: small enough that no turn waits for it."""
DAY_MS: Final = 24 * 60 * 60 * 1000

SEEK_MS: Final = 10 * 60 * 1000
"""How long a seek is kept after its guest last asked: the table is found by it."""

Cleanup = Callable[[int, int], Awaitable[int]]
"""Handles at most ``limit`` items that are older than a time; returns how many there were."""


class Housekeeping:
    """Cleans up periodically."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._settings = settings

    async def run(self) -> None:
        """Clean up until cancelled; what fails is tried again the next time."""
        while True:
            try:
                await self.run_once()
            except Unavailable as error:
                self._rooms.database_lost(error)
            except Exception:
                logger.exception("housekeeping failed")
            await asyncio.sleep(PASS_SECONDS)

    async def run_once(self) -> None:
        """Archive and expire everything that is old enough."""
        await self._record_seen()
        settings, store, metrics = self._settings, self._store, self._rooms.metrics
        archived = await self._all_older(store.archive_idle, settings.archive_days)
        metrics.archived.inc(archived)
        await store.expire_seeks(store.now() - SEEK_MS, AT_ONCE)
        for what, cleanup, days in (
            ("tables", self._expire_tables, settings.keep_days),
            ("records", store.expire_records, settings.keep_days),
            ("guests", store.expire_guests, settings.keep_guests_days),
        ):
            gone = await self._all_older(cleanup, days)
            metrics.expired.labels(what).inc(gone)
            if gone:
                note("expired", kind=what, count=gone)
        if archived:
            note("archived", count=archived)

    async def _record_seen(self) -> None:
        seen, self._rooms.seen = self._rooms.seen, set()
        if seen:
            await self._store.mark_seen(seen)

    async def _expire_tables(self, before: int, limit: int) -> int:
        return len(await self._store.expire(before, limit))

    async def _all_older(self, cleanup: Cleanup, days: float) -> int:
        """Clean up in small batches, so that nobody waits long; 0 days means never."""
        count = 0
        while days:
            done = await cleanup(self._store.now() - round(days * DAY_MS), AT_ONCE)
            count += done
            if done < AT_ONCE:
                break
        return count
