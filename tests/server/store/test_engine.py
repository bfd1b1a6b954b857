"""Database connections: settings that are checked before use."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from asyncpg import (
    IntegrityConstraintViolationError,
    InterfaceError,
    InternalClientError,
)
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import IntegrityError, InternalError

from brikke.errors import InputError
from brikke.server.store import Store, Unavailable, connecting
from brikke.server.store.checkpoints import Checkpoints
from brikke.server.store.postgres import KEPT, PostgresExecutor
from brikke.server.store.statements import Statements
from tests.server.store.make_append import create
from tests.support.services import Postgres

pytestmark = pytest.mark.anyio

BACKEND = text("SELECT pg_backend_pid()")


async def test_every_sqlite_connection_syncs_what_it_commits(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    database = store._database
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    writer, reader = database._writer.sync_engine, database._reader.sync_engine
    with writer.begin() as one, reader.connect() as two, reader.connect() as three:
        for connection in (one, two, three):
            answers = [connection.exec_driver_sql(f"PRAGMA {name}") for name in names]
            assert [answer.scalar_one() for answer in answers] == ["wal", 2, 1, 5000]
    await store.close()


async def test_what_goes_wrong_after_a_commit_is_logged_and_harms_nobody(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(sqlite_url)

    def fail(*_: object) -> None:
        raise RuntimeError("no checkpoint")

    monkeypatch.setattr(Checkpoints, "after_commit", fail)
    for table_id in ("one", "two"):
        await create(store, table_id)
    await store.close()
    assert {record.message for record in caplog.records} == {"the store's thread failed"}


@pytest.mark.parametrize(("name", "wanted"), [("synchronous", 99), ("journal_mode", "forever")])
async def test_a_sqlite_connection_without_the_required_settings_is_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, name: str, wanted: object
) -> None:
    monkeypatch.setitem(connecting.PRAGMAS, name, wanted)
    with pytest.raises(RuntimeError, match=f"sqlite does not promise {name}={wanted}: "):
        await Store.open(sqlite_url)


async def test_opening_waits_for_a_file_that_another_server_creates(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without busy_timeout, as when two connections switch to WAL at once.
    monkeypatch.setitem(connecting.PRAGMAS, "busy_timeout", 0)
    path = Path(str(make_url(sqlite_url).database))
    path.parent.mkdir(parents=True)
    stranger = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    stranger.execute("BEGIN EXCLUSIVE")
    done = threading.Timer(0.05, stranger.close)
    done.start()
    store = await Store.open(sqlite_url)
    done.join()
    await create(store, "t")
    await store.close()


async def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(InputError, match="must be a file, not memory: sqlite"):
        await Store.open("sqlite:///:memory:")


async def test_postgresql_that_does_not_sync_is_refused(
    postgres: Postgres, postgres_url: str
) -> None:
    name = make_url(postgres_url).database
    postgres.psql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with pytest.raises(RuntimeError, match="postgresql does not sync what it commits: off"):
        await Store.open(postgres_url)


async def test_a_missing_database_is_unavailable(postgres: Postgres, tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await Store.open(f"postgresql+asyncpg://postgres@/x?host={tmp_path}")


async def test_a_connection_that_breaks_during_its_first_query_is_unavailable(
    store: Store,
) -> None:
    # The error of asyncpg.
    error = InternalError("SHOW", {}, Exception("another operation is in progress"))

    def broken(_connection: Connection) -> None:
        raise error

    with pytest.raises(Unavailable):
        await store._database.write(broken)


@asynccontextmanager
async def uncommitted(store: Store, statement: str) -> AsyncIterator[None]:
    """Execute a statement, and commit it at the end of the block."""
    lane = store._database._writer
    if isinstance(lane, PostgresExecutor):
        async with lane._engine.begin() as connection:
            await connection.exec_driver_sql(statement)
            yield
    else:
        with lane.sync_engine.begin() as connection:
            connection.exec_driver_sql(statement)
            yield


async def test_readers_see_what_is_committed_and_nothing_else(store: Store) -> None:
    async with uncommitted(store, "INSERT INTO records VALUES ('r', 1, 'text')"):
        assert await store.record("r") is None
    assert await store.record("r") == "text"


async def test_a_failed_transaction_leaves_nothing_and_the_next_one_works(store: Store) -> None:
    record = text("INSERT INTO records VALUES ('r', 1, 'text')")
    with pytest.raises(IntegrityError):
        await store._database.execute(record, record)
    assert await store.record("r") is None
    await create(store, "t")


async def backends(store: Store) -> list[int]:
    """Return the processes of PostgreSQL that work for this store's statements."""
    found: list[int] = []

    def ask(statements: Statements) -> None:
        found.extend(row[0] for row in statements.rows(BACKEND))

    await store._database.write_statements(ask)
    await store._database.read_statements(ask)
    return found


async def test_statements_keep_their_connections_and_replace_those_that_ended(
    postgres: Postgres, postgres_url: str
) -> None:
    store = await Store.open(postgres_url)
    first = await backends(store)
    assert await backends(store) == first
    for each in first:
        postgres.psql(f"SELECT pg_terminate_backend({each})")
    await asyncio.sleep(0.1)
    second = await backends(store)
    assert not set(first) & set(second)
    await store.close()


async def test_failed_statements_leave_nothing_and_the_next_ones_work(store: Store) -> None:
    added = text("INSERT INTO records VALUES ('r', 1, 'text')")

    def twice(statements: Statements) -> None:
        for _ in range(2):
            statements.each(added, [{}])

    with pytest.raises((sqlite3.IntegrityError, IntegrityConstraintViolationError)):
        await store._database.write_statements(twice)
    assert await store.record("r") is None
    await store._database.write_statements(lambda lent: lent.each(added, [{}]))
    assert await store.record("r") == "text"


async def test_statements_leave_connections_of_the_pool_to_all_else(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    found = await asyncio.gather(*(backends(store) for _ in range(8)))
    assert len({each for pair in found for each in pair}) <= 2 * KEPT
    # As many as the pool has: without any left, these would wait for half a minute and fail.
    assert await asyncio.gather(*(store.record("r") for _ in range(8))) == [None] * 8
    await store.close()


@pytest.mark.parametrize("error", [InterfaceError, InternalClientError])
async def test_a_connection_that_ended_in_a_transaction_is_an_absent_database(
    postgres_url: str, error: type[Exception]
) -> None:
    store = await Store.open(postgres_url)

    def broken(_statements: Statements) -> None:
        raise error("another operation is in progress")

    with pytest.raises(Unavailable):
        await store._database.write_statements(broken)
    await create(store, "t")
    await store.close()
