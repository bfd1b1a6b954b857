"""How a connection to each database is made, and what it has to promise before it is used."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from brikke.errors import InputError

# The wait comes first: the other settings may have to wait for another server already.
PRAGMAS: Final = {
    "busy_timeout": 5000,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: what is committed is on the disk
    "foreign_keys": 1,
    "secure_delete": 1,  # a name that was forgotten is overwritten, not only unlinked
}

# A database that does not answer is an error, not a wait.
_POSTGRES_WAITS: Final = {"timeout": 5, "command_timeout": 30}


def make_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Return what makes connections that write, and what makes connections that read."""
    if url.get_backend_name() == "sqlite":
        return _sqlite_engines(url)
    writer = create_async_engine(url, connect_args=_POSTGRES_WAITS)
    event.listen(writer.sync_engine, "connect", _prove_postgres)
    return writer, writer.execution_options(isolation_level="AUTOCOMMIT")


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
