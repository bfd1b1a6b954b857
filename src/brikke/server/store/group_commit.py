"""Many small writes, one transaction: whoever waits while one is written goes into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection

from brikke.server.store.engine import Database
from brikke.server.store.rows import Unavailable

Job = TypeVar("Job")

Write = Callable[[Connection, Sequence[Job]], Mapping[int, Exception]]
"""Writes jobs and returns, by their place, why some were refused and left nothing behind."""

LARGEST: Final = 256


class GroupCommit(Generic[Job]):
    """A queue whose jobs are durable when their submitters go on.

    A job that was queued is written even when its submitter is cancelled meanwhile.
    """

    def __init__(self, database: Database, write: Write[Job]) -> None:
        self._database = database
        self._write = write
        self._waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def submit(self, job: Job) -> None:
        """Return when the job is on the disk, or raise why it is not."""
        if self._closed:
            raise Unavailable("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closed = True
        if self._writing is not None:
            # Unlike awaiting it, this does not cancel the writer with its waiter.
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            try:
                await self._commit(batch)
            finally:
                # Only the end of the event loop stops the writer before its answer.
                for _, done in batch:
                    done.cancel()

    async def _commit(self, batch: Sequence[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            jobs = [job for job, _ in batch]
            refused = await self._database.write(lambda connection: self._write(connection, jobs))
        except Unavailable as error:
            for _, done in batch:
                _settle(done, Unavailable(*error.args))
        except Exception as error:
            # Something that the database cannot take. Halving finds the one to blame in a few
            # transactions, and the others do not suffer for it.
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
