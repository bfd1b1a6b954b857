"""One database: what is asked of it, what is written to it, and what time it is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    CompoundSelect,
    Connection,
    Executable,
    Row,
    Select,
    cast,
    extract,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import DBAPIError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from brikke.server.store.connecting import make_lanes
from brikke.server.store.executors import Lane
from brikke.server.store.rows import Unavailable

Result = TypeVar("Result")

# Classes of SQLSTATE in which PostgreSQL says that it cannot serve anybody just now.
_OUT_OF_SERVICE: Final = ("08", "40", "53", "55", "57", "58")

_POSTGRES_CLOCK: Final = select(
    cast(func.floor(extract("epoch", func.clock_timestamp()) * 1000), BigInteger)
)


class Database:
    """A database and its clock.

    Nothing that has begun is cancelled: a cancelled caller only stops waiting.
    """

    def __init__(self, url: str) -> None:
        self.dialect = make_url(url).get_backend_name()
        self._writer, self._reader = make_lanes(make_url(url))
        self._running: set[asyncio.Task[Any]] = set()
        self._ahead = 0.0

    async def fetch(
        self, query: Select[Any] | CompoundSelect[Any], **values: Any
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows of a query, as they are committed by now."""
        return await self._finish(self._reader, lambda lent: lent.execute(query, values).all())

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction, which is on the disk when this returns."""
        return await self._finish(self._writer, work)

    async def execute(self, *statements: Executable) -> None:
        """Execute statements in one transaction, which is on the disk when this returns."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(work)

    async def _finish(self, lane: Lane, work: Callable[[Connection], Result]) -> Result:
        task = asyncio.create_task(_work(lane, work))
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # Whoever stopped waiting does not want to hear how it ended.
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Finish what has begun, and close all connections."""
        if self._running:
            await asyncio.wait(self._running)
        await self._writer.close()
        await self._reader.close()

    def now(self) -> int:
        """Return the database's time without asking it."""
        return int(self._ahead + time.monotonic() * 1000)

    def learn_time(self, connection: Connection) -> int:
        """Ask the database for its time, and remember how far it is ahead of our own clock."""
        asked = time.monotonic()
        if self.dialect == "sqlite":
            answer = time.time_ns() // 1_000_000
        else:
            answer = connection.execute(_POSTGRES_CLOCK).scalar_one()
        answered = time.monotonic()
        self._ahead = answer - (asked + answered) / 2 * 1000
        return answer


class Part:
    """A theme of the store: it shares the database with the others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> int:
        """Return the database's time without asking it."""
        return self._database.now()


async def _work(lane: Lane, work: Callable[[Connection], Result]) -> Result:
    with _reaching():
        return await lane.run(work)


@contextmanager
def _reaching() -> Iterator[None]:
    try:
        yield
    except (OSError, PoolTimeout) as error:
        raise Unavailable(str(error)) from error
    except DBAPIError as error:
        if _is_out_of_service(error):
            raise Unavailable(str(error.orig)) from error
        raise


def _is_out_of_service(error: DBAPIError) -> bool:
    # asyncpg reports bad values as interface errors: only its state tells what they are.
    state = getattr(error.orig, "sqlstate", None) or ""
    return (
        error.connection_invalidated
        or isinstance(error, OperationalError)
        # What the driver itself says of a connection that broke while it was being made.
        or (isinstance(error, InternalError) and not state)
        or state.startswith(_OUT_OF_SERVICE)
    )
