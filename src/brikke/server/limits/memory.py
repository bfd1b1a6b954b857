"""Rate limits in the memory of one process."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

from brikke.server.limits.interface import Cap, Rule

MOST: Final = 50_000
"""The most buckets in memory, however many addresses there are."""

Key = tuple[str, str]
"""The name of a limit, and the guest or address it applies to."""


class MemoryLimits:
    """Token buckets in memory; each is stored as the time when it will be full again."""

    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[Key, float] = OrderedDict()
        """The least recently used first."""
        self._held: defaultdict[Key, set[str]] = defaultdict(set)

    def __len__(self) -> int:
        return len(self._full_at)

    async def take(self, what: Rule, who: str, count: int = 1) -> float:
        """Count a request and return 0.0, or return the seconds to wait."""
        if what.unlimited:
            return 0.0
        now = self._clock()
        before = max(now, self._full_at.get((what.name, who), now))
        after = before + what.cost(count)
        wait = max(0.0, after - now - what.burst_seconds)
        self._store(what, who, before if wait else after, now)
        return wait

    def charge(self, what: Rule, who: str, count: int = 1) -> None:
        """Count what has happened already: beyond the limit it becomes a debt."""
        if not what.unlimited:
            now = self._clock()
            before = max(now, self._full_at.get((what.name, who), now))
            self._store(what, who, before + what.cost(count), now)

    def debt(self, what: Rule, who: str) -> float:
        """Return the seconds until a debt is paid; 0.0 without a debt."""
        if what.unlimited:
            return 0.0
        now = self._clock()
        return max(0.0, self._full_at.get((what.name, who), now) - now - what.burst_seconds)

    async def acquire(self, what: Cap, who: str, holder: str) -> bool:
        """Add a holder and return True, or return False if there are too many."""
        if what.unlimited:
            return True
        holders = self._held[what.name, who]
        if len(holders) >= what.maximum:
            return False
        holders.add(holder)
        return True

    async def release(self, what: Cap, who: str, holder: str) -> None:
        """Remove a holder."""
        key = (what.name, who)
        self._held[key].discard(holder)
        if not self._held[key]:
            del self._held[key]

    async def renew(self) -> None:
        """Forget full buckets; holders end with this process and need no renewal."""
        self._forget_full(self._clock())

    async def close(self) -> None:
        """Do nothing."""

    def held(self) -> Iterator[tuple[Key, frozenset[str]]]:
        """Yield every limit with its holders; what is released meanwhile is left out."""
        for key in tuple(self._held):
            if key in self._held:
                yield key, frozenset(self._held[key])

    def _store(self, what: Rule, who: str, full_at: float, now: float) -> None:
        key = (what.name, who)
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            self._make_room(now)

    def _forget_full(self, now: float) -> None:
        for key in [key for key, full_at in self._full_at.items() if full_at <= now]:
            del self._full_at[key]

    def _make_room(self, now: float) -> None:
        """Forget full buckets, then the least recently used: many at once, since a scan is slow."""
        self._forget_full(now)
        while len(self._full_at) > self._most * 3 // 4:
            self._full_at.popitem(last=False)
