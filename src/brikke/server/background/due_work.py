"""Due work in the background: it is leased from the database, and done once by any server."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from contextlib import suppress
from typing import ClassVar, Generic, TypeVar

from brikke.server.background.overdue import Queue
from brikke.server.logs import logger
from brikke.server.store import Unavailable
from brikke.server.tables.rooms import Rooms

Item = TypeVar("Item")


class DueWork(ABC, Generic[Item]):
    """Leases what is due and does it, one item after the other, until cancelled."""

    name: ClassVar[str]
    """What the log calls the work."""
    pause_seconds: ClassVar = 1.0
    """How long to wait when nothing is due."""

    def __init__(self, rooms: Rooms, lease_ms: int, news: asyncio.Event | None = None) -> None:
        self._rooms = rooms
        self._lease_ms = lease_ms
        self._store = rooms.store
        self._news = news or asyncio.Event()
        """Set when something may be due now; then there is no pause."""
        self._woken = False
        """Whether it was set before the last look."""

    async def run(self) -> None:
        """Work until cancelled; what fails is tried again when its lease is over."""
        while True:
            try:
                self._woken = self._news.is_set()
                self._news.clear()
                if await self.run_once():
                    continue
            except Unavailable as error:
                self._rooms.database_lost(error)
            except Exception:
                logger.exception(f"{self.name} failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pause_seconds):
                    await self._news.wait()

    async def run_once(self) -> int:
        """Do some of what is due; return how many items there were."""
        leased = await self._lease()
        for each in leased:
            try:
                await self._do(each)
            except Unavailable:
                raise
            except Exception as error:
                # No worker free, too hard, or a log that cannot be read: the others go on.
                self._tell(each, type(error).__name__)
        return len(leased)

    def queue(self) -> Queue:
        """Return what tells whether this work is overdue, at whichever server."""
        return Queue(self.name, self._first, self._lease_ms / 1000)

    @abstractmethod
    async def _first(self) -> Hashable | None:
        """Return what is due first and that nobody has leased."""

    @abstractmethod
    async def _lease(self) -> Sequence[Item]:
        """Lease some items that are due."""

    @abstractmethod
    async def _do(self, item: Item) -> None:
        """Do one of them."""

    @abstractmethod
    def _tell(self, item: Item, error: str) -> None:
        """Log that an item failed, and with which error."""


def lease_ms(items: int, think_seconds: float) -> int:
    """Return how long to lease items: a worker may wait and compute for the whole limit each."""
    return round(items * 3 * think_seconds * 1000)
