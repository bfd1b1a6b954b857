"""How a connection to each database is made, and what it has to promise before it is used."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from brikke.errors import InputError
from brikke.server.store.executors import AsyncLane, Lane, ThreadLane

_READERS: Final = 4
_POSTGRES_WRITERS: Final = 4
"""Appends go through one, whoever comes and goes through another; the rest is rare."""

# The wait comes first: the other settings may have to wait for another server already.
PRAGMAS: Final = {
    "busy_timeout": 5000,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: what is committed is on the disk
    "foreign_keys": 1,
    "secure_delete": 1,  # a name that was forgotten is overwritten, not only unlinked
}

# A database that does not answer is an error, not a wait.
_POSTGRES_WAITS: Final = {
    "timeout": 5,
    "command_timeout": 30,
    # A server that stands still in the middle of something must not hold up the others.
    "server_settings": {"idle_in_transaction_session_timeout": "5000"},
}


def make_lanes(url: URL) -> tuple[Lane, Lane]:
    """Return the lane for those who write, and the lane for those who read."""
    if url.get_backend_name() == "sqlite":
        return _sqlite_lanes(url.set(drivername="sqlite"))
    writer = _postgres_engine(url, _POSTGRES_WRITERS)
    # Set once for each connection: whenever one is lent would be a round trip more, whose failure
    # would come as an error of the driver's own.
    reader = _postgres_engine(url, _READERS, isolation_level="AUTOCOMMIT")
    return AsyncLane(writer, writes=True), AsyncLane(reader, writes=False)


def _postgres_engine(url: URL, size: int, **options: str) -> AsyncEngine:
    # No more than these: to open one for a moment costs the database more than all it is asked.
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, connect_args=_POSTGRES_WAITS, **options
    )
    event.listen(engine.sync_engine, "connect", _prove_postgres)
    return engine


def _sqlite_lanes(url: URL) -> tuple[Lane, Lane]:
    if url.database in (None, "", ":memory:"):
        raise InputError("a store that lives in memory loses everything", url)
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    # SQLite has one writer at a time. A lane of one is a fair queue for that; its lock is not, and
    # under load a heartbeat would wait for ever.
    writer, reader = (_sqlite_engine(url, size) for size in (1, _READERS))
    # Readers begin nothing and so see what is committed; a writer that began as a reader could
    # find its snapshot too old to write on.
    event.listen(writer, "begin", _begin_immediate)
    return ThreadLane(writer, 1, writes=True), ThreadLane(reader, _READERS, writes=False)


def _sqlite_engine(url: URL, size: int) -> Engine:
    # No transaction outlives its block, so that nothing needs a reset when it comes back.
    engine = create_engine(url, pool_size=size, max_overflow=0, pool_reset_on_return=None)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


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
