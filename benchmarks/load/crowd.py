"""The load generator: turns at random times, at a given rate, with their latencies.

A turn is due at a time that was drawn beforehand and its latency counts from then. If the server
stalls, the turns that should have been made meanwhile are late, and count as late.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

from benchmarks.load.tables import Table

ANSWER_SECONDS: Final = 10
"""How long to wait for the last answers."""
TIMER_SECONDS: Final = 0.001
"""How exact the event loop's timers are."""


@dataclass
class Record:
    """What was measured, in seconds; every single value is kept."""

    start: float
    due: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """From when a turn was due until its answer."""
    worst: dict[int, float] = field(default_factory=dict)
    """The longest of those that were due in each second: it shows when there was a stall."""
    seen: list[float] = field(default_factory=list)
    """From when a turn was due until another player saw it."""
    late: list[float] = field(default_factory=list)
    """From when a turn was due until it was sent: the generator's own share."""
    errors: Counter[str] = field(default_factory=Counter)
    evidence: list[str] = field(default_factory=list)
    """What was known when something went wrong."""


class OpenCrowd:
    """Tables that wait for a turn, and turns that wait for a table."""

    def __init__(self, chance: Random) -> None:
        self.record = Record(perf_counter())
        self.on_turn: Callable[[float], None] | None = None
        """Called with the time at which each turn was due, before it is sent."""
        self._chance = chance
        self._tables: list[Table] = []
        self._owed: deque[float] = deque()
        """Turns that were due when every table was waiting for the server."""

    def ready(self, table: Table) -> None:
        """Take a table that waits for its next turn."""
        self._tables.append(table)
        if self._owed:
            self._play(self._owed.popleft())

    def acknowledged(self, due: float) -> None:
        """Note the answer to a turn that was due then."""
        record, took = self.record, perf_counter() - due
        record.acknowledged.append(took)
        second = int(due - record.start)
        record.worst[second] = max(took, record.worst.get(second, 0))

    def seen(self, due: float) -> None:
        """Note that another player saw a turn that was due then."""
        self.record.seen.append(perf_counter() - due)

    def failed(self, what: str, evidence: str = "") -> None:
        """Note something that must not happen, with what is needed to find its cause."""
        self.record.errors[what] += 1
        if evidence:
            self.record.evidence.append(f"{what} {evidence}")

    async def drive(self, rate: float, seconds: float) -> Record:
        """Make so many turns a second at random times, and return what was measured."""
        due = perf_counter()
        self.record = record = Record(due)
        while (due := due + self._chance.expovariate(rate)) < record.start + seconds:
            while (left := due - perf_counter()) > 0:
                # Never too early: no turn may look faster than it was.
                await asyncio.sleep(math.ceil(left / TIMER_SECONDS) * TIMER_SECONDS)
            record.due += 1
            self._play(due)
        await self._await_answers()
        return record

    def _play(self, due: float) -> None:
        if not self._tables:
            self._owed.append(due)
            return
        at = self._chance.randrange(len(self._tables))
        self._tables[at], self._tables[-1] = self._tables[-1], self._tables[at]
        self.record.late.append(perf_counter() - due)
        if self.on_turn is not None:
            self.on_turn(due)
        self._tables.pop().turn(due)

    async def _await_answers(self) -> None:
        until = perf_counter() + ANSWER_SECONDS
        while len(self.record.acknowledged) < self.record.due and perf_counter() < until:
            await asyncio.sleep(0.05)
        unanswered = self.record.due - len(self.record.acknowledged)
        if unanswered:
            self.record.errors["unanswered"] = unanswered
        self._owed.clear()
