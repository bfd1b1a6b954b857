"""Telling the other servers that something happened. It is only a hint.

Whoever misses one finds out by itself two seconds later, because servers also look. So nothing
here waits, nothing fails, and nothing depends on a hint arriving once, in order, or at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class LogGrew(Struct, frozen=True, array_like=True, tag="log"):
    """The log of a table goes up to this number, at least."""

    table: str
    seq: int


class CrowdMoved(Struct, frozen=True, array_like=True, tag="crowd"):
    """Someone came to a table or left it who has no seat there."""

    table: str


class GuestChanged(Struct, frozen=True, array_like=True, tag="guest"):
    """Someone has another name, or asked to be forgotten."""

    guest: str
    forgotten: bool


class Gap(Struct, frozen=True, array_like=True, tag="gap"):
    """Hints may have been missed: better look."""


Hint = LogGrew | CrowdMoved | GuestChanged | Gap
Hear = Callable[[Hint], None]


class Fanout(Protocol):
    """The way from one server to all others."""

    def publish(self, hint: Hint) -> None:
        """Send a hint as soon as possible, or lose it."""
        ...

    async def run(self, hear: Hear) -> None:
        """Hear what others publish, until cancelled."""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...


class Alone:
    """A server that knows of no other one; if there is one after all, it will be noticed late."""

    def publish(self, hint: Hint) -> None:
        """Tell nobody."""

    async def run(self, hear: Hear) -> None:
        """Hear nothing."""
        del hear
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Hold nothing."""
