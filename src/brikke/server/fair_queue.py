"""Fair queue: places for a few, handed out to all clients in turn.

A client that asks for a lot waits for itself: free places go to the clients in turn, and none of
them gets all places.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from math import inf


class Full(Exception):  # noqa: N818 - reads as what it is
    """Too many wait already."""


class FairQueue:
    """A semaphore with a queue for each client, served round robin."""

    def __init__(self, places: int, most: float = inf, most_each: float = inf) -> None:
        self._free = places + 1
        self._places_each = places
        """Whatever one client asks for, another finds a place: there is one more than these."""
        self._most = most
        self._most_each = most_each
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The client whose turn is next comes first."""

    async def acquire(self, client: str) -> None:
        """Wait for a place, or raise `Full`."""
        if sum(map(len, self._waiting.values())) >= self._most:
            raise Full
        queue = self._waiting.setdefault(client, deque())
        if len(queue) >= self._most_each:
            raise Full
        place = asyncio.get_running_loop().create_future()
        queue.append(place)
        self._hand_out()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                # It was given a place and cancelled in the same moment.
                self.release(client)
            else:
                self._withdraw(client, place)
            raise

    def release(self, client: str) -> None:
        """Give a place back."""
        self._free += 1
        self._held[client] -= 1
        if not self._held[client]:
            del self._held[client]
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free:
            ready = (each for each in self._waiting if self._held[each] < self._places_each)
            client = next(ready, None)
            if client is None:
                return
            queue = self._waiting[client]
            place = queue.popleft()
            self._waiting.move_to_end(client)
            if not queue:
                del self._waiting[client]
            if place.done():
                # Cancelled in this moment; whoever waited for it has not noticed yet.
                continue
            self._free -= 1
            self._held[client] += 1
            place.set_result(None)

    def _withdraw(self, client: str, place: asyncio.Future[None]) -> None:
        queue = self._waiting.get(client, deque())
        if place in queue:
            queue.remove(place)
        if not queue:
            self._waiting.pop(client, None)
