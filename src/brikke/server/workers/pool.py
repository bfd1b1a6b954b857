"""Worker processes: a pool with a fair queue and a time limit, for long computations."""

from __future__ import annotations

import signal
from collections.abc import Callable
from math import inf
from typing import Final, TypeVar, TypeVarTuple

import anyio
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from brikke.server.metrics import Metrics
from brikke.server.workers.fair_queue import FairQueue, Full

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

ORPHAN_FACTOR: Final = 2
"""After this multiple of its time limit a worker ends by itself: its parent may be dead."""


class Busy(Exception):  # noqa: N818 - reads as what it is
    """The queue is full."""


class TooHard(Exception):  # noqa: N818 - reads as what it is
    """The work was stopped because it took too long."""


class Workers:
    """A pool of processes with a bounded, fair queue and a time limit.

    One client uses up to ``count`` of them; one more is there for the others.
    """

    def __init__(  # noqa: PLR0913 - a pool has that many numbers
        self,
        pool: str,
        count: int,
        queue: int,
        seconds: float,
        metrics: Metrics,
        *,
        queue_each: float = inf,
        queue_member: float = inf,
    ) -> None:
        self._waited = metrics.queueing.labels(pool)
        self._thought = metrics.thinking.labels(pool)
        self._limiter = CapacityLimiter(count + 1)
        # The time limit starts when a worker is free; waiting for one does not count.
        self._places = FairQueue(count, queue, queue_each, queue_member)
        self._seconds = seconds

    def share(self, client: str, member: str = "") -> Share:
        """Return the pool as one client uses it, or as a member of the client does."""
        return Share(self, client, member)

    async def run(
        self,
        client: str,
        member: str,
        work: Callable[[*Arguments], T],
        arguments: tuple[*Arguments],
    ) -> T:
        """Run a function in a worker process and return its result, or raise Busy or TooHard."""
        try:
            with anyio.fail_after(self._seconds), self._waited.time():
                await self._places.acquire(client, member)
        except (TimeoutError, Full):
            raise Busy from None
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
            self._places.release(client)


class Share:
    """A client's share of a pool: an address waits only for itself, and so do its members."""

    def __init__(self, workers: Workers, client: str, member: str) -> None:
        self._workers = workers
        self._client = client
        self._member = member

    async def run(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Run a function in a worker process and return its result, or raise Busy or TooHard."""
        return await self._workers.run(self._client, self._member, work, arguments)


def _work(work: Callable[..., T], seconds: float, arguments: tuple[object, ...]) -> T:
    """Run the function with a timer that ends this process if the parent cannot."""
    if not hasattr(signal, "setitimer"):
        return work(*arguments)
    signal.setitimer(signal.ITIMER_REAL, ORPHAN_FACTOR * seconds)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
