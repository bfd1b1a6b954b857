"""When what was away, and so when nobody could be served."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

Span = tuple[int, int]
"""From one moment to another, in milliseconds since 1970."""


def now_ms() -> int:
    return int(time.time() * 1000)


def clock(at: int) -> str:
    """Return a moment as the servers' logs write it."""
    return time.strftime("%H:%M:%S", time.localtime(at / 1000))


class Outages:
    """Notes what goes and what comes back."""

    def __init__(self) -> None:
        self._spans: dict[str, list[Span]] = {}
        self._since: dict[str, int] = {}

    def begin(self, what: str) -> None:
        """Note that something is away from now on."""
        self._since.setdefault(what, now_ms())

    def end(self, what: str) -> None:
        """Note that it is back."""
        if what in self._since:
            self._spans.setdefault(what, []).append((self._since.pop(what), now_ms()))

    def spans(self, what: str) -> list[Span]:
        """Return when something was away; what still is, is until now."""
        still = [(self._since[what], now_ms())] if what in self._since else []
        return [*self._spans.get(what, []), *still]

    def total(self, servers: Sequence[str], database: str) -> list[Span]:
        """Return when nobody could be served: no server was there, or no database."""
        without = self.spans(servers[0])
        for server in servers[1:]:
            without = _both(without, self.spans(server))
        return merged([*without, *self.spans(database)])


def _both(some: Iterable[Span], others: Sequence[Span]) -> list[Span]:
    pairs = ((max(a, c), min(b, d)) for a, b in some for c, d in others)
    return [(since, until) for since, until in pairs if since < until]


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return spans in their order, those that touch as one."""
    found: list[Span] = []
    for since, until in sorted(spans):
        if found and since <= found[-1][1]:
            found[-1] = (found[-1][0], max(until, found[-1][1]))
        else:
            found.append((since, until))
    return found


def within(spans: Iterable[Span], since: int, until: int) -> list[Span]:
    """Return the parts of spans that lie between two moments."""
    return _both(spans, [(since, until)])


def length(spans: Iterable[Span]) -> int:
    """Return how long spans are together."""
    return sum(until - since for since, until in merged(spans))
