"""Outages of servers and databases, and the times without service."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

Span = tuple[int, int]
"""A time span, in milliseconds since 1970."""


def now_ms() -> int:
    return int(time.time() * 1000)


def clock(at: int) -> str:
    """Return a time in the format of the servers' logs."""
    return time.strftime("%H:%M:%S", time.localtime(at / 1000))


class Outages:
    """Records outages."""

    def __init__(self) -> None:
        self._spans: dict[str, list[Span]] = {}
        self._since: dict[str, int] = {}

    def begin(self, what: str) -> None:
        """Record the beginning of an outage."""
        self._since.setdefault(what, now_ms())

    def end(self, what: str) -> None:
        """Record the end of an outage."""
        if what in self._since:
            self._spans.setdefault(what, []).append((self._since.pop(what), now_ms()))

    def spans(self, what: str) -> list[Span]:
        """Return the outages of one part; an open one lasts until now."""
        still = [(self._since[what], now_ms())] if what in self._since else []
        return [*self._spans.get(what, []), *still]

    def total(self, servers: Sequence[str], database: str) -> list[Span]:
        """Return the times without service: without any server, or without the database."""
        without = self.spans(servers[0])
        for server in servers[1:]:
            without = _both(without, self.spans(server))
        return merged([*without, *self.spans(database)])


def _both(some: Iterable[Span], others: Sequence[Span]) -> list[Span]:
    pairs = ((max(a, c), min(b, d)) for a, b in some for c, d in others)
    return [(since, until) for since, until in pairs if since < until]


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return sorted spans, with overlapping ones merged."""
    found: list[Span] = []
    for since, until in sorted(spans):
        if found and since <= found[-1][1]:
            found[-1] = (found[-1][0], max(until, found[-1][1]))
        else:
            found.append((since, until))
    return found


def within(spans: Iterable[Span], since: int, until: int) -> list[Span]:
    """Return the parts of spans within an interval."""
    return _both(spans, [(since, until)])


def length(spans: Iterable[Span]) -> int:
    """Return the total length of spans."""
    return sum(until - since for since, until in merged(spans))
