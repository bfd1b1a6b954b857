"""Event loop lag: how long the event loop is blocked, and why.

Everybody waits while the loop is blocked. What takes long belongs into a worker or a thread. The
cause follows from what is measured: garbage collection, the processor time of the loop's own
thread, and that of the other threads of this process, which write to the database and need the
interpreter for it. If all of that is little, the loop waited for a processor, or for a disk.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, process_time, thread_time
from typing import Any, Final, NamedTuple, Self

from brikke.server.logs import SampledNotes
from brikke.server.metrics import Metrics

STOOD_STILL: Final = "the loop stood still"
"""What the log calls a pause."""
LOOK_SECONDS: Final = 0.05
LONG_SECONDS: Final = 0.05
"""A longer pause is logged."""
SAMPLE_SECONDS: Final = 10.0
"""The least time between two lines with the same cause; the longest pause so far is always told."""


class Times(NamedTuple):
    """Clocks of this process, in seconds; or what has passed on them."""

    wall: float
    loop: float
    """Processor time of the loop's thread."""
    process: float
    """Processor time of all threads."""

    @classmethod
    def now(cls) -> Self:
        """Return the clocks; called by the loop's thread."""
        return cls(perf_counter(), thread_time(), process_time())

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
        with self._watching_collections():
            while True:
                began, self._collected = Times.now(), 0.0
                await asyncio.sleep(LOOK_SECONDS)
                self.found(Times.now().since(began), self._collected)

    def found(self, passed: Times, collected: float) -> None:
        """Count the pause in the time since the last look, with the garbage collections in it."""
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
                threads=round(max(0.0, passed.process - passed.loop), 3),
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
    if collected > pause / 2:
        return "garbage collection"
    if passed.loop > passed.wall / 2:
        return "computing"
    if passed.process - passed.loop > passed.wall / 2:
        return "other threads, which write to the database"
    return "waiting for a processor or a disk"
