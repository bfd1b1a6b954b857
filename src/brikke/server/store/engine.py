"""Connections: how each database is opened, what it promises, and what time it is there."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, BigInteger, Connection, cast, event, extract, func, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from brikke.errors import InputError
from brikke.server.store.rows import Unavailable

# The wait comes first: the other settings may have to wait for another server already.
PRAGMAS: Final = {"busy_timeout": 5000, "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

# A database that does not answer is an error, not a wait.
_POSTGRES_WAITS: Final = {"timeout": 5, "command_timeout": 30}

# Classes of SQLSTATE in which PostgreSQL says that it cannot serve anybody just now.
_OUT_OF_SERVICE: Final = ("08", "53", "57", "58")

_POSTGRES_CLOCK: Final = select(
    cast(func.floor(extract("epoch", func.clock_timestamp()) * 1000), BigInteger)
)


class Database:
    """One database: connections that read, connections that write, and its clock."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._ahead = 0.0
        if self.is_sqlite:
            self._writer, self._reader = _sqlite_engines(self.url)
        else:
            self._writer = create_async_engine(self.url, connect_args=_POSTGRES_WAITS)
            event.listen(self._writer.sync_engine, "connect", _prove_postgres)
            self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def is_sqlite(self) -> bool:
        """Whether this is a file on this machine."""
        return self.url.get_backend_name() == "sqlite"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection on which each statement sees what is committed by then."""
        with _reaching():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for one transaction, which is on the disk at the end."""
        with _reaching():
            async with self._writer.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
        await self._reader.dispose()

    def now(self) -> int:
        """Return the database's time without asking it."""
        return int(self._ahead + time.monotonic() * 1000)

    def learn_time(self, connection: Connection) -> int:
        """Ask the database for its time, and remember how far it is ahead of our own clock."""
        asked = time.monotonic()
        if self.is_sqlite:
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


def _sqlite_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    if url.database in (None, "", ":memory:"):
        raise InputError("a store that lives in memory loses everything", url)
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    # SQLite has one writer at a time. A pool of one is a fair queue for that; its lock is not, and
    # under load a heartbeat would wait for ever. No transaction outlives its block, so that nothing
    # needs a reset when it comes back.
    writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_reset_on_return=None)
    reader = create_async_engine(url, pool_size=4, max_overflow=0, pool_reset_on_return=None)
    for engine in (writer, reader):
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    # Readers begin nothing and so see what is committed; a writer that began as a reader could
    # find its snapshot too old to write on.
    event.listen(writer.sync_engine, "begin", _begin_immediate)
    return writer, reader


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    # Keeps the driver from beginning and ending transactions by itself.
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        for name, wanted in PRAGMAS.items():
            _set_pragma(cursor, f"PRAGMA {name}={wanted}")
            cursor.execute(f"PRAGMA {name}")
            row = cursor.fetchone()
            if row is None or row[0] != wanted:
                raise RuntimeError(f"sqlite does not promise {name}={wanted}: {row and row[0]}")
    except BaseException:
        connection.close()
        raise
    cursor.close()


def _set_pragma(cursor: DBAPICursor, statement: str) -> None:
    # Of several servers that begin a new file at once, SQLite turns some away without the wait it
    # was told of. It is over in a moment, and never happens to a file that exists.
    for pause in (0.01, 0.02, 0.05, 0.1, 0.2, 0.4):
        try:
            cursor.execute(statement)
        except sqlite3.OperationalError:
            time.sleep(pause)
        else:
            return
    cursor.execute(statement)


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prove_postgres(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("SHOW synchronous_commit")
    row = cursor.fetchone()
    cursor.close()
    if row is None or row[0] == "off":
        connection.close()
        raise RuntimeError(f"postgresql does not sync what it commits: {row and row[0]}")


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
        or state.startswith(_OUT_OF_SERVICE)
    )
