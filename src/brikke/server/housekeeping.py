"""The part of a server that tidies up.

Idle tables are archived, and what a host does not want to keep is removed. Any number of servers
may do it at once: each takes what no other has in hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from brikke.server.logs import logger, note
from brikke.server.rooms import Hall
from brikke.server.settings import Settings
from brikke.server.store import Unavailable

PASS_SECONDS: Final = 600
AT_ONCE: Final = 50
"""Small enough that a turn never waits for it."""
DAY_MS: Final = 24 * 60 * 60 * 1000

Tidy = Callable[[int, int], Awaitable[int]]
"""Deals with at most so many things that are older than a time; returns how many they were."""


class Caretaker:
    """Goes round now and then."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._store = hall.store
        self._settings = settings

    async def run(self) -> None:
        """Tidy up until cancelled; what fails is tried again with the next round."""
        while True:
            try:
                await self.go_round()
            except Unavailable as error:
                self._hall.lose_touch(error)
            except Exception:
                logger.exception("tidying failed")
            await asyncio.sleep(PASS_SECONDS)

    async def go_round(self) -> None:
        """Do everything that there is to do."""
        await self._note_seen()
        settings, store, figures = self._settings, self._store, self._hall.figures
        archived = await self._all_older(store.archive_idle, settings.archive_days)
        figures.archived.inc(archived)
        for what, tidy, days in (
            ("tables", self._expire_tables, settings.keep_days),
            ("records", store.expire_records, settings.keep_days),
            ("guests", store.expire_guests, settings.keep_guests_days),
        ):
            gone = await self._all_older(tidy, days)
            figures.expired.labels(what).inc(gone)
            if gone:
                note("expired", kind=what, count=gone)
        if archived:
            note("archived", count=archived)

    async def _note_seen(self) -> None:
        seen, self._hall.seen = self._hall.seen, set()
        if seen:
            await self._store.mark_seen(seen)

    async def _expire_tables(self, before: int, limit: int) -> int:
        return len(await self._store.expire(before, limit))

    async def _all_older(self, tidy: Tidy, days: float) -> int:
        """Tidy in small steps, so that nobody waits for long; 0 days means never."""
        count = 0
        while days:
            done = await tidy(self._store.now() - round(days * DAY_MS), AT_ONCE)
            count += done
            if done < AT_ONCE:
                break
        return count
