"""Fair queue: places for a few, handed out to all clients in turn.

A client that asks for a lot waits for itself: free places go to the clients in turn, and none of
them gets all places. A client may have members, to whom its own turns go in turn: an address and
the guests who come from it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from math import inf

Place = asyncio.Future[None]


class Full(Exception):  # noqa: N818 - reads as what it is
    """Too many wait already."""


class FairQueue:
    """A semaphore with a queue for each member of each client, served round robin."""

    def __init__(
        self, places: int, most: float = inf, most_each: float = inf, most_member: float = inf
    ) -> None:
        self._free = places + 1
        self._places_each = places
        """Whatever one client asks for, another finds a place: there is one more than these."""
        self._most = most
        self._most_each = most_each
        self._most_member = most_member
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, _Waiting] = OrderedDict()
        """The client whose turn is next comes first."""

    async def acquire(self, client: str, member: str = "") -> None:
        """Wait for a place, or raise `Full`; without a member for the client itself."""
        if sum(map(len, self._waiting.values())) >= self._most:
            raise Full
        waiting = self._waiting.get(client, _Waiting())
        if len(waiting) >= self._most_each:
            raise Full
        if member and waiting.count(member) >= self._most_member:
            raise Full
        self._waiting.setdefault(client, waiting)
        place = asyncio.get_running_loop().create_future()
        waiting.add(member, place)
        self._hand_out()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                # It was given a place and cancelled in the same moment.
                self.release(client)
            else:
                self._withdraw(client, member, place)
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
            waiting = self._waiting[client]
            place = waiting.take()
            self._waiting.move_to_end(client)
            if not waiting:
                del self._waiting[client]
            if place.done():
                # Cancelled in this moment; whoever waited for it has not noticed yet.
                continue
            self._free -= 1
            self._held[client] += 1
            place.set_result(None)

    def _withdraw(self, client: str, member: str, place: Place) -> None:
        waiting = self._waiting.get(client)
        if waiting is not None:
            waiting.remove(member, place)
            if not waiting:
                del self._waiting[client]


class _Waiting:
    """Those who wait for places of one client: a queue for each member."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[Place]] = OrderedDict()
        """The member whose turn is next comes first."""

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def count(self, member: str) -> int:
        """Return how many of a member wait."""
        return len(self._queues.get(member, ()))

    def add(self, member: str, place: Place) -> None:
        """Add the last one of a member."""
        self._queues.setdefault(member, deque()).append(place)

    def take(self) -> Place:
        """Remove the next one, of the member whose turn it is."""
        member, queue = next(iter(self._queues.items()))
        place = queue.popleft()
        self._queues.move_to_end(member)
        if not queue:
            del self._queues[member]
        return place

    def remove(self, member: str, place: Place) -> None:
        """Remove one who waits no more."""
        queue = self._queues.get(member, deque())
        if place in queue:
            queue.remove(place)
            if not queue:
                del self._queues[member]
