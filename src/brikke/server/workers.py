"""Work that takes longer than a table can wait: done in processes that can be stopped."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

import anyio
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from brikke.server.metrics import Figures

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

ORPHAN_FACTOR: Final = 2
"""After so many times its limit a worker ends by itself: whoever sets limits may be dead."""


class Busy(Exception):  # noqa: N818 - reads as what it is
    """Too much work is waiting already."""


class TooHard(Exception):  # noqa: N818 - reads as what it is
    """The work was stopped because it took too long."""


class Workers:
    """A few processes, a short queue before them, and a time limit on everything."""

    def __init__(self, pool: str, count: int, queue: int, seconds: float, figures: Figures) -> None:
        self._waited = figures.queueing.labels(pool)
        self._thought = figures.thinking.labels(pool)
        self._limiter = CapacityLimiter(count)
        # Waiting for a worker is not thinking: the time limit counts from when one is free.
        self._free = anyio.Semaphore(count)
        self._waiting = 0
        self._queue = queue
        self._seconds = seconds

    async def run(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Return what a function returns in another process, or raise Busy or TooHard."""
        if self._waiting >= self._queue:
            raise Busy
        self._waiting += 1
        try:
            with anyio.fail_after(self._seconds), self._waited.time():
                await self._free.acquire()
        except TimeoutError:
            raise Busy from None
        finally:
            self._waiting -= 1
        try:
            with anyio.fail_after(self._seconds), self._thought.time():
                return await to_process.run_sync(
                    _work, work, self._seconds, arguments, cancellable=True, limiter=self._limiter
                )
        except TimeoutError:
            raise TooHard from None
        except BrokenWorkerProcess:
            # It was killed from outside, perhaps for want of memory; the next one is a fresh one.
            raise Busy from None
        finally:
            self._free.release()


def _work(work: Callable[..., T], seconds: float, arguments: tuple[object, ...]) -> T:
    """Work, in a process that ends by itself should nobody be left to stop it."""
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    signal.setitimer(signal.ITIMER_REAL, ORPHAN_FACTOR * seconds)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
