"""Limits in the memory of one process."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

from brikke.server.limits.interface import Cap, Rule

MOST: Final = 50_000
"""Buckets that are remembered: however many addresses there are, memory stays small."""

Key = tuple[str, str]
"""The name of a limit, and whom it is for."""


class MemoryLimits:
    """Remembers for each bucket only when it will be full again; a full one is as good as none."""

    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[Key, float] = OrderedDict()
        """The longest unused first."""
        self._held: defaultdict[Key, set[str]] = defaultdict(set)

    def __len__(self) -> int:
        return len(self._full_at)

    async def take(self, what: Rule, who: str, count: int = 1) -> float:
        """Return 0.0 if this may be done now, and count it; else the seconds to wait."""
        if what.endless:
            return 0.0
        key, now = (what.name, who), self._clock()
        before = max(now, self._full_at.get(key, now))
        after = before + what.cost(count)
        wait = max(0.0, after - now - what.patience)
        self._full_at[key] = before if wait else after
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            self._make_room(now)
        return wait

    async def hold(self, what: Cap, who: str, holder: str) -> bool:
        """Return whether there may be one more, and remember who holds it."""
        if what.endless:
            return True
        holders = self._held[what.name, who]
        if len(holders) >= what.at_once:
            return False
        holders.add(holder)
        return True

    async def let_go(self, what: Cap, who: str, holder: str) -> None:
        """Free what was held."""
        key = (what.name, who)
        self._held[key].discard(holder)
        if not self._held[key]:
            del self._held[key]

    async def renew(self) -> None:
        """Forget whoever may do everything again; what is held ends with this process."""
        self._forget_full(self._clock())

    async def close(self) -> None:
        """Have nothing to let go of."""

    def held(self) -> Iterator[tuple[Key, frozenset[str]]]:
        """Yield what is held here, and by whom; what is let go meanwhile is left out."""
        for key in tuple(self._held):
            if key in self._held:
                yield key, frozenset(self._held[key])

    def _forget_full(self, now: float) -> None:
        for key in [key for key, full_at in self._full_at.items() if full_at <= now]:
            del self._full_at[key]

    def _make_room(self, now: float) -> None:
        """Forget the full, then the longest unused: many at a time, for looking at all is slow."""
        self._forget_full(now)
        while len(self._full_at) > self._most * 3 // 4:
            self._full_at.popitem(last=False)
