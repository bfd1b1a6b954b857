"""Loop watch: how long the event loop stands still, and how much of it is garbage collection.

Everybody waits while the loop stands still. What takes long belongs into a worker or a thread.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

from brikke.server.logs import note_sampled
from brikke.server.metrics import Metrics

LOOK_SECONDS: Final = 0.05
LONG_SECONDS: Final = 0.25
"""A pause that people notice; it is logged."""


class LoopWatch:
    """Measures the pauses of the running loop."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
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
                began, self._collected = perf_counter(), 0.0
                await asyncio.sleep(LOOK_SECONDS)
                self.found(perf_counter() - began - LOOK_SECONDS, self._collected)

    def found(self, pause: float, collected: float) -> None:
        """Count a pause, of which so many seconds were garbage collection."""
        pause = max(0.0, pause)
        self._longest = max(self._longest, pause)
        self._metrics.loop_pauses.observe(pause)
        if pause > LONG_SECONDS:
            cause = "garbage collection" if collected > pause / 2 else "computing"
            note_sampled(
                "the loop stood still",
                cause,
                # Not a warning: on a busy machine other programs are the cause.
                logging.INFO,
                seconds=round(pause, 3),
                cause=cause,
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
