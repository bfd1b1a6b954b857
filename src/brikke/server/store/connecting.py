"""Database connections: engines for SQLite and PostgreSQL, with durability checked at connect."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor

from brikke.errors import InputError
from brikke.server.store.checkpoints import LATEST, Checkpoints
from brikke.server.store.executors import Executor, ThreadExecutor

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_READERS: Final = 4
_POSTGRES_WRITERS: Final = 4
"""Appends use one connection, presence another; other writes are rare."""

# busy_timeout comes first: the other settings may already have to wait for another server.
PRAGMAS: Final = {
    "busy_timeout": 5000,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: commits are synced to disk
    "foreign_keys": 1,
    "secure_delete": 1,  # forgotten names are overwritten, not only unlinked
    "wal_autocheckpoint": LATEST,
}

# Time-outs: a database that does not answer is an error.
_POSTGRES_WAITS: Final = {
    "timeout": 5,
    "command_timeout": 30,
    # A server that freezes within a transaction must not block the others.
    "server_settings": {"idle_in_transaction_session_timeout": "5000"},
}


def make_executors(url: URL) -> tuple[Executor, Executor]:
    """Return the executor for writes, and the executor for reads."""
    if url.get_backend_name() == "sqlite":
        return _sqlite_executors(url.set(drivername="sqlite"))
    # Imported late: SQLite does without it, and it takes a tenth of a start.
    from brikke.server.store.postgres import PostgresExecutor  # noqa: PLC0415

    writer = _postgres_engine(url, _POSTGRES_WRITERS)
    # Set once for each connection: setting it at every checkout would cost a round trip, whose
    # failure would be an unusual driver error.
    reader = _postgres_engine(url, _READERS, isolation_level="AUTOCOMMIT")
    return PostgresExecutor(writer, writes=True), PostgresExecutor(reader, writes=False)


def _postgres_engine(url: URL, size: int, **options: str) -> AsyncEngine:
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    # No overflow: opening a connection for a moment costs more than all its queries.
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, connect_args=_POSTGRES_WAITS, **options
    )
    event.listen(engine.sync_engine, "connect", _prove_postgres)
    return engine


def _sqlite_executors(url: URL) -> tuple[Executor, Executor]:
    if url.database in (None, "", ":memory:"):
        raise InputError("the database must be a file, not memory", url)
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    # SQLite has one writer at a time. An executor with one thread is a fair queue for it; SQLite's
    # own lock is not fair, and under load a heartbeat would starve.
    writer, reader, mover = (_sqlite_engine(url, size) for size in (1, _READERS, 1))
    # Readers use no transaction and see what is committed. Writers begin as writers: a transaction
    # that begins as a reader could find its snapshot too old to write.
    event.listen(writer, "begin", _begin_immediate)
    return ThreadExecutor(writer, 1, Checkpoints(mover)), ThreadExecutor(reader, _READERS)


def _sqlite_engine(url: URL, size: int) -> Engine:
    # No transaction outlives its block, so connections need no reset when they are returned.
    engine = create_engine(url, pool_size=size, max_overflow=0, pool_reset_on_return=None)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    # Stops the driver from starting and ending transactions by itself.
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
    # When several servers create the same file at once, SQLite rejects some without honouring
    # busy_timeout. It passes in a moment, and never happens with an existing file.
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
