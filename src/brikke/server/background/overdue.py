"""Detection of overdue work: what is due and stays undone for so long that something is stuck."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final, NamedTuple

from brikke.server.logs import logger, note
from brikke.server.store import Unavailable
from brikke.server.tables.rooms import Rooms

LOOK_SECONDS: Final = 2.0
LONGEST_LOOKS: Final = 2.0
"""The time since the last look counts at most like this many looks: what a process that stood
still had not seen done may be done in a moment."""
OVERDUE_SECONDS: Final = 10.0
"""If the same work stays the first that is due for this long, and for as long as it may rightly
take, something is stuck."""


@dataclass(frozen=True, slots=True)
class Queue:
    """A kind of work that becomes due."""

    name: str
    first: Callable[[], Awaitable[Hashable | None]]
    """Returns what is due first and not being done."""
    takes_seconds: float
    """How long one piece of it may rightly take."""


class _Waiting(NamedTuple):
    """What is due first, how long it has been that, and when that was looked up."""

    first: Hashable
    seconds: float
    looked: float


class Overdue:
    """Checks whether any work is overdue, whichever server should do it."""

    def __init__(
        self, rooms: Rooms, queues: Sequence[Queue], clock: Callable[[], float] = monotonic
    ) -> None:
        self._rooms = rooms
        self._queues = queues
        self._clock = clock
        self._first: dict[str, _Waiting] = {}
        """What is due first in each queue."""
        self.names: frozenset[str] = frozenset()
        """What is overdue."""

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                await self.look()
            except Unavailable as error:
                self._rooms.database_lost(error)
            except Exception:
                logger.exception("the look for overdue work failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Look once at all queues."""
        found = [each for each in self._queues if await self._is_overdue(each)]
        names = frozenset(each.name for each in found)
        for name in sorted(names - self.names):
            note("work is overdue", logging.WARNING, kind=name)
        self.names = names

    async def _is_overdue(self, queue: Queue) -> bool:
        first, now = await queue.first(), self._clock()
        if first is None:
            self._first.pop(queue.name, None)
            return False
        known, waited = self._first.get(queue.name), 0.0
        if known is not None and known.first == first:
            waited = known.seconds + min(now - known.looked, LONGEST_LOOKS * LOOK_SECONDS)
        self._first[queue.name] = _Waiting(first, waited, now)
        return waited > OVERDUE_SECONDS + queue.takes_seconds
