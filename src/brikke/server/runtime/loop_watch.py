"""Event loop lag: how long the event loop is blocked, and why.

Everybody waits while the loop is blocked. What takes long belongs into a worker or a thread. The
cause follows from what is measured: garbage collection, the processor time of the loop's own
thread, how long it was ready and had no processor, and the processor time of the other threads of
this process, which write to the database and need the interpreter for it. If all of that is
little, the loop waited for a disk. Which calls it was in is told as well.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from time import perf_counter, process_time, thread_time
from typing import Any, Final, NamedTuple, Self

from brikke.server.logs import SampledNotes
from brikke.server.metrics import Metrics
from brikke.server.runtime.slow_calls import SlowCalls, told

STOOD_STILL: Final = "the loop stood still"
"""What the log calls a pause."""
LOOK_SECONDS: Final = 0.05
LONG_SECONDS: Final = 0.05
"""A longer pause is logged."""
SAMPLE_SECONDS: Final = 10.0
"""The least time between two lines with the same cause; the longest pause so far is always told."""
_SCHEDULING: Final = "/proc/thread-self/schedstat"
"""Where Linux counts, in nanoseconds, how long a thread had a processor, and waited for one."""


class Times(NamedTuple):
    """Clocks of this process, in seconds; or what has passed on them."""

    wall: float
    loop: float
    """Processor time of the loop's thread."""
    process: float
    """Processor time of all threads."""
    waiting: float = 0.0
    """How long the loop's thread was ready and other programs had the processor; Linux only."""

    @classmethod
    def now(cls, scheduling: int | None = None) -> Self:
        """Return the clocks; called by the loop's thread, with its scheduling if that is open."""
        waiting = 0.0
        if scheduling is not None:
            waiting = int(os.pread(scheduling, 100, 0).split()[1]) / 1e9
        return cls(perf_counter(), thread_time(), process_time(), waiting)

    def since(self, before: Times) -> Times:
        """Return what has passed since then."""
        return Times(*(now - then for now, then in zip(self, before, strict=True)))


class LoopWatch:
    """Measures the pauses of the running loop."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._note = SampledNotes(seconds=SAMPLE_SECONDS)
        self._collecting = 0.0
        self._collected = 0.0
        self._longest = 0.0
        self._longest_collection = 0.0
        metrics.watch(
            "brikke_loop_longest_pause_seconds",
            "The longest pause of the event loop since the start",
            lambda: self._longest,
        )
        metrics.watch(
            "brikke_longest_garbage_collection_seconds",
            "The longest garbage collection since the start",
            lambda: self._longest_collection,
        )

    async def run(self) -> None:
        """Measure until cancelled."""
        slow_calls = SlowCalls(perf_counter() + LOOK_SECONDS)
        with (
            self._watching_collections(),
            _scheduling() as scheduling,
            closing(slow_calls) as calls,
        ):
            began = Times.now(scheduling)
            while True:
                self._collected = 0.0
                await asyncio.sleep(LOOK_SECONDS)
                now = Times.now(scheduling)
                found = calls.expect(now.wall + LOOK_SECONDS)
                self.found(now.since(began), self._collected, found)
                began = now

    def found(self, passed: Times, collected: float, calls: Counter[str] | None = None) -> None:
        """Count the pause since the last look, with the garbage collections and calls in it."""
        pause = max(0.0, passed.wall - LOOK_SECONDS)
        is_longest, self._longest = pause > self._longest, max(self._longest, pause)
        self._metrics.loop_pauses.observe(pause)
        if pause > LONG_SECONDS:
            cause = _cause(passed, pause, collected)
            self._note(
                STOOD_STILL,
                cause,
                # Not a warning: on a busy machine other programs are the cause.
                logging.INFO,
                always=is_longest,
                seconds=round(pause, 3),
                cause=cause,
                collecting=round(collected, 3),
                computing=round(passed.loop, 3),
                waiting=round(passed.waiting, 3),
                threads=round(max(0.0, passed.process - passed.loop), 3),
                calls=told(calls or Counter()),
            )

    @contextmanager
    def _watching_collections(self) -> Iterator[None]:
        gc.callbacks.append(self._on_collection)
        try:
            yield
        finally:
            gc.callbacks.remove(self._on_collection)

    def _on_collection(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting = perf_counter()
            return
        seconds = perf_counter() - self._collecting
        self._collected += seconds
        self._longest_collection = max(self._longest_collection, seconds)
        self._metrics.collections.labels(str(info["generation"])).observe(seconds)


def _cause(passed: Times, pause: float, collected: float) -> str:
    # First, because all else also takes longer without a processor.
    if passed.waiting > pause / 2:
        return "waiting for a processor, which other programs had"
    if collected > pause / 2:
        return "garbage collection"
    if passed.loop > passed.wall / 2:
        return "computing"
    if passed.process - passed.loop > passed.wall / 2:
        return "other threads, which write to the database"
    return "waiting for a processor or a disk"


@contextmanager
def _scheduling() -> Iterator[int | None]:
    """Open what the system tells of this thread's scheduling; None where it tells nothing."""
    try:
        opened = os.open(_SCHEDULING, os.O_RDONLY)
    except OSError:
        yield None
        return
    try:
        yield opened
    finally:
        os.close(opened)
