"""What is counted, and whoever counts it."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final, Protocol

LEASE_SECONDS: Final = 60.0
"""Who holds something and is not heard of for so long holds it no more."""
RENEW_SECONDS: Final = 20.0
"""How often a server says what it still holds."""
SLACK: Final = 0.01
"""A part of one: sums of many fractions are not exact, and that must not cost anybody the last."""


class TooOften(Exception):  # noqa: N818 - reads as what it is
    """Something was asked too often: come again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Rule:
    """How often something may be done: so many times at once, in the long run so many a second.

    Think of a bucket that holds ``at_once`` and is filled by ``a_second``.
    """

    name: str
    a_second: float
    at_once: float

    @property
    def endless(self) -> bool:
        """Whether this limits nothing."""
        return self.at_once == inf

    def cost(self, count: int) -> float:
        """Return the seconds after which what was taken has come back."""
        return count / self.a_second

    @property
    def patience(self) -> float:
        """How many seconds' worth may be taken ahead of time."""
        return (self.at_once + SLACK) / self.a_second


@dataclass(frozen=True, slots=True)
class Cap:
    """How many of something that lasts there may be at the same time."""

    name: str
    at_once: float

    @property
    def endless(self) -> bool:
        """Whether this limits nothing."""
        return self.at_once == inf


class Limits(Protocol):
    """Counts what is done, and by whom."""

    async def take(self, what: Rule, who: str, count: int = 1) -> float:
        """Return 0.0 if this may be done now, and count it; else the seconds to wait."""
        ...

    async def hold(self, what: Cap, who: str, holder: str) -> bool:
        """Return whether there may be one more, and remember who holds it."""
        ...

    async def let_go(self, what: Cap, who: str, holder: str) -> None:
        """Free what was held."""
        ...

    async def renew(self) -> None:
        """Say what is still held here, and forget what need not be known any more."""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...
