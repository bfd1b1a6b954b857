"""Group commit: many small writes in one transaction; jobs that wait go into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from brikke.server.store.rows import Unavailable

Job = TypeVar("Job")

Write = Callable[[Sequence[Job]], Awaitable[Mapping[int, Exception]]]
"""Writes jobs in one transaction; returns by index why some were refused and wrote nothing."""

LARGEST: Final = 256


class GroupCommit(Generic[Job]):
    """A write queue: a job is durable when ``submit`` returns.

    A queued job is written even if its submitter is cancelled meanwhile.
    """

    def __init__(self, write: Write[Job]) -> None:
        self._write = write
        self._waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def submit(self, job: Job) -> None:
        """Return when the job is durable, or raise the reason why it was not written."""
        if self._closed:
            raise Unavailable("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Write all queued jobs, and refuse new ones."""
        self._closed = True
        if self._writing is not None:
            # Unlike `await`, this does not cancel the writer if the caller is cancelled.
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            try:
                await self._commit(batch)
            finally:
                # Still pending only if the event loop ends before the commit does.
                for _, done in batch:
                    done.cancel()

    async def _commit(self, batch: Sequence[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            refused = await self._write([job for job, _ in batch])
        except Unavailable as error:
            for _, done in batch:
                _settle(done, Unavailable(*error.args))
        except Exception as error:
            # A job that the database rejects. Halving the batch isolates it in a few transactions,
            # and the other jobs are still written.
            if len(batch) == 1:
                _settle(batch[0][1], error)
                return
            middle = len(batch) // 2
            await self._commit(batch[:middle])
            await self._commit(batch[middle:])
        else:
            for place, (_, done) in enumerate(batch):
                _settle(done, refused.get(place))


def _settle(done: asyncio.Future[None], refusal: Exception | None) -> None:
    if done.done():  # its submitter was cancelled
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)
