"""The database: queries, transactions and the database's clock."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar
from typing import cast as typed

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

from brikke.server.store.clock import Clock
from brikke.server.store.connecting import make_executors
from brikke.server.store.recent_appends import RecentAppend, RecentAppends
from brikke.server.store.rows import Unavailable
from brikke.server.store.sql import Row as Values
from brikke.server.store.statements import Statements

if TYPE_CHECKING:
    from brikke.server.store.postgres import PostgresExecutor

Result = TypeVar("Result")
Work = TypeVar("Work")

# Classes of SQLSTATE in which PostgreSQL says that it is unavailable.
_OUT_OF_SERVICE: Final = ("08", "40", "53", "55", "57", "58")

_POSTGRES_CLOCK: Final = select(
    cast(func.floor(extract("epoch", func.clock_timestamp()) * 1000), BigInteger)
)


class Database:
    """A database and its clock.

    Work that has started is never cancelled: a cancelled caller only stops waiting.
    """

    def __init__(self, url: str) -> None:
        self.dialect = make_url(url).get_backend_name()
        self._writer, self._reader = make_executors(make_url(url))
        self._running: set[asyncio.Task[Any]] = set()
        self._clock = Clock()
        self._recent_appends = RecentAppends(make_url(url))
        self.appended: Sequence[RecentAppend] = ()
        """What the last transaction has appended, where that is remembered."""
        self.due_from: float = 0
        """A time before which no table is due, as far as this process knows."""

    async def fetch(
        self, query: Select[Any] | CompoundSelect[Any], **values: Any
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the committed rows of a query."""
        return await self._finish(self._reader.run, lambda lent: lent.execute(query, values).all())

    async def look(self, query: Executable, **values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query that is asked all the time: a constant, or cached.

        Through SQLAlchemy it takes several times as long. SQLite returns booleans as numbers.
        """
        rows = await self.read_statements(lambda statements: statements.rows(query, values))
        return list(map(tuple, rows))

    async def read_statements(self, work: Callable[[Statements], Result]) -> Result:
        """Run a function that reads what is committed, by the database's quickest way."""
        return await self._finish(self._reader.run_statements, work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in one transaction, which is durable when this returns."""
        return await self._finish(self._writer.run, work)

    async def write_statements(self, work: Callable[[Statements], Result]) -> Result:
        """Run a function in one transaction like `write`, by the database's quickest way."""
        return await self._finish(self._writer.run_statements, work)

    async def write_batch(self, work: Callable[[Statements], Result]) -> Result:
        """Write like `write_statements`, for a caller that nobody cancels and that is awaited."""
        with _translating_errors():
            return await self._writer.run_statements(work)

    async def write_each(
        self, statement: Executable, rows: Sequence[Values]
    ) -> Sequence[Sequence[Any]]:
        """Execute a statement for all rows in one transaction, on PostgreSQL; return their rows.

        Like `write_batch`, for a caller that nobody cancels.
        """
        with _translating_errors():
            return await typed("PostgresExecutor", self._writer).write_each(statement, rows)

    async def execute(self, *statements: Executable) -> None:
        """Execute statements in one transaction, which is durable when this returns."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(work)

    async def _finish(
        self, run: Callable[[Work], Coroutine[Any, Any, Result]], work: Work
    ) -> Result:
        task = asyncio.create_task(_work(run, work))
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # Reading the exception avoids a warning if the caller has stopped waiting.
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Finish running work, and close all connections."""
        if self._running:
            await asyncio.wait(self._running)
        await self._writer.close()
        await self._reader.close()
        self._recent_appends.close()

    def committed(self) -> None:
        """Remember the last appends, which are on the disk."""
        self._recent_appends.write(self.appended)
        self.appended = ()

    def known_appends(self) -> list[RecentAppend]:
        """Return the last appends; only then read the database, which others write to."""
        return self._recent_appends.read()

    def forget_appends(self, gone: Callable[[RecentAppend], bool]) -> None:
        """Forget appends whose loss was noticed."""
        self._recent_appends.forget(filter(gone, self._recent_appends.read()))

    def now(self) -> int:
        """Return the database's time, computed from the last sync."""
        return self._clock.now()

    def sync_clock(self, connection: Connection, known: int | None) -> int:
        """Query the database's time, and follow it; ``known`` is the newest heartbeat."""
        asked = time.monotonic()
        if self.dialect == "sqlite":
            answer = time.time_ns() // 1_000_000
        else:
            answer = connection.execute(_POSTGRES_CLOCK).scalar_one()
        return self._clock.follow(answer, asked, time.monotonic(), known)


class Part:
    """The base of the store's parts, which share one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> int:
        """Return the database's time, computed from the last sync."""
        return self._database.now()


async def _work(run: Callable[[Work], Coroutine[Any, Any, Result]], work: Work) -> Result:
    with _translating_errors():
        return await run(work)


@contextmanager
def _translating_errors() -> Iterator[None]:
    try:
        yield
    except (OSError, PoolTimeout, sqlite3.OperationalError) as error:
        raise Unavailable(str(error)) from error
    except DBAPIError as error:
        if _is_out_of_service(error):
            raise Unavailable(str(error.orig)) from error
        raise
    except Exception as error:
        if _state_of(error).startswith(_OUT_OF_SERVICE):
            raise Unavailable(str(error)) from error
        raise


def _state_of(error: BaseException | None) -> str:
    """Return the SQLSTATE of an error of asyncpg; empty if it has none."""
    return getattr(error, "sqlstate", None) or ""


def _is_out_of_service(error: DBAPIError) -> bool:
    # asyncpg reports bad values as interface errors; only the SQLSTATE tells them apart.
    state = _state_of(error.orig)
    return (
        error.connection_invalidated
        or isinstance(error, OperationalError)
        # A connection that broke while it was being made.
        or (isinstance(error, InternalError) and not state)
        or state.startswith(_OUT_OF_SERVICE)
    )
