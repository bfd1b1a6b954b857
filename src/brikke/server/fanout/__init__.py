"""Fan-out: hints to the other servers that something has changed.

Hints are best-effort. Servers also poll every two seconds, so a lost hint only causes a delay.
Nothing here waits or fails, and nothing depends on a hint arriving once, in order, or at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

# The names of these classes are values of the label `kind` of the metric `brikke_hints_total`.


class LogGrew(Struct, frozen=True, array_like=True, tag="log"):
    """The log of a table has at least this many events."""

    table_id: str
    seq: int


class SpectatorsChanged(Struct, frozen=True, array_like=True, tag="crowd"):
    """A spectator came to a table or left it."""

    table_id: str


class GuestChanged(Struct, frozen=True, array_like=True, tag="guest"):
    """A guest was renamed, or asked to be forgotten."""

    guest: str
    forgotten: bool


class DraftShared(Struct, frozen=True, array_like=True, tag="hand"):
    """The player to move rearranges tiles of a table. It is stored nowhere and may be lost."""

    table_id: str
    seq: int
    seat: int
    table: list[list[str]]


class Gap(Struct, frozen=True, array_like=True, tag="gap"):
    """Hints may have been missed: poll now."""


Change = LogGrew | SpectatorsChanged | GuestChanged | DraftShared
Hint = Change | Gap
OnHint = Callable[[Hint], None]


class Fanout(Protocol):
    """The interface for sending hints from one server to all others."""

    def publish(self, hint: Hint) -> None:
        """Send a hint as soon as possible; it may be lost."""
        ...

    async def run(self, on_hint: OnHint) -> None:
        """Pass on what others publish, until cancelled."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class NoFanout:
    """No fan-out, for a single server; other servers are noticed by polling alone."""

    def publish(self, hint: Hint) -> None:
        """Do nothing."""

    async def run(self, on_hint: OnHint) -> None:
        """Wait until cancelled."""
        del on_hint
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Do nothing."""
