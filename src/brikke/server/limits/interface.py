"""Rate limits: the interface."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final, Protocol

LEASE_SECONDS: Final = 60.0
"""How long a holder that is not renewed keeps its place."""
RENEW_SECONDS: Final = 20.0
"""How often a server renews its holders."""
SLACK: Final = 0.01
"""A tolerance: rounding errors of many fractions must not reject the last request of a burst."""


class TooOften(Exception):  # noqa: N818 - reads as what it is
    """A rate limit was exceeded; try again after this number of seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Rule:
    """A rate limit: a token bucket that holds ``burst`` and is refilled by ``per_second``."""

    name: str
    per_second: float
    burst: float

    @property
    def unlimited(self) -> bool:
        """Whether there is no limit."""
        return self.burst == inf

    def cost(self, count: int) -> float:
        """Return the seconds in which this many tokens are refilled."""
        return count / self.per_second

    @property
    def burst_seconds(self) -> float:
        """The seconds in which an empty bucket is refilled."""
        return (self.burst + SLACK) / self.per_second


@dataclass(frozen=True, slots=True)
class Cap:
    """A concurrency limit: how many holders there may be at the same time."""

    name: str
    maximum: float

    @property
    def unlimited(self) -> bool:
        """Whether there is no limit."""
        return self.maximum == inf


class Limits(Protocol):
    """The interface of a limiter: counts requests and holders by guest or address."""

    async def take(self, what: Rule, who: str, count: int = 1) -> float:
        """Count a request and return 0.0, or return the seconds to wait."""
        ...

    async def acquire(self, what: Cap, who: str, holder: str) -> bool:
        """Add a holder and return True, or return False if there are too many."""
        ...

    async def release(self, what: Cap, who: str, holder: str) -> None:
        """Remove a holder."""
        ...

    async def renew(self) -> None:
        """Renew the holders of this server, and forget full buckets."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...
