"""Worker processes: a pool with a queue and a time limit, for long computations."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

import anyio
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from brikke.server.metrics import Metrics

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

ORPHAN_FACTOR: Final = 2
"""After this multiple of its time limit a worker ends by itself: its parent may be dead."""


class Busy(Exception):  # noqa: N818 - reads as what it is
    """The queue is full."""


class TooHard(Exception):  # noqa: N818 - reads as what it is
    """The work was stopped because it took too long."""


class Workers:
    """A pool of processes with a bounded queue and a time limit."""

    def __init__(self, pool: str, count: int, queue: int, seconds: float, metrics: Metrics) -> None:
        self._waited = metrics.queueing.labels(pool)
        self._thought = metrics.thinking.labels(pool)
        self._limiter = CapacityLimiter(count)
        # The time limit starts when a worker is free; waiting for one does not count.
        self._free = anyio.Semaphore(count)
        self._waiting = 0
        self._queue = queue
        self._seconds = seconds

    async def run(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Run a function in a worker process and return its result, or raise Busy or TooHard."""
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
            # It was killed from outside, perhaps for lack of memory; the next one is new.
            raise Busy from None
        finally:
            self._free.release()


def _work(work: Callable[..., T], seconds: float, arguments: tuple[object, ...]) -> T:
    """Run the function with a timer that ends this process if the parent cannot."""
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    signal.setitimer(signal.ITIMER_REAL, ORPHAN_FACTOR * seconds)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
