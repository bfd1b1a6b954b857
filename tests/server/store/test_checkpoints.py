"""Checkpoints of SQLite: made beside the writes, and the log does not grow."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine

from brikke.server.store import Store, checkpoints
from brikke.server.store.checkpoints import Checkpoints
from tests.server.store.make_append import append_of, create, numbers

ROW = "INSERT INTO rows VALUES (randomblob(3000))"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rows.db"


@pytest.fixture
def writer(file: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA journal_mode=wal")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("CREATE TABLE rows (body BLOB)")
    yield connection
    connection.close()


@pytest.fixture
def engine(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}")


def finish(making: Checkpoints) -> None:
    if making._running is not None:
        making._running.result()


def test_the_log_begins_anew_after_enough_rows_although_others_write_meanwhile(
    writer: sqlite3.Connection, engine: Engine, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHANGES", 20)
    making, log, sizes = Checkpoints(engine), file.with_name("rows.db-wal"), []
    for _ in range(10):
        for _ in range(20):
            writer.execute(ROW)
            making.after_commit(writer)
        finish(making)
        # Written after the checkpoint has ended: what the writer itself moves.
        writer.execute(ROW)
        making.after_commit(writer)
        sizes.append(log.stat().st_size)
    making.close()
    assert writer.execute("SELECT count(*) FROM rows").fetchone() == (210,)
    # Without checkpoints the log would be ten times as long as after the first of them.
    assert max(sizes) < 3 * sizes[0]


def test_nothing_is_moved_before_enough_is_written(
    writer: sqlite3.Connection, engine: Engine
) -> None:
    making = Checkpoints(engine)
    for _ in range(checkpoints.CHANGES // 10):
        writer.execute(ROW)
        making.after_commit(writer)
    assert making._running is None
    making.close()


def test_a_checkpoint_that_fails_harms_nothing_and_is_tried_again(
    writer: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHANGES", 1)
    making = Checkpoints(create_engine(f"sqlite:///{tmp_path}/no/such/folder/rows.db"))
    for _ in range(4):
        writer.execute(ROW)
        making.after_commit(writer)
        finish(making)
    assert making._running is None
    writer.execute(ROW)
    making.after_commit(writer)
    assert making._running is not None
    making.close()


@pytest.mark.anyio
async def test_appends_survive_checkpoints_between_them(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHANGES", 3)
    store = await Store.open(sqlite_url)
    await create(store, "t")
    for seq in range(2, 40):
        await store.append(append_of("t", seq))
    await store.close()
    again = await Store.open(sqlite_url)
    assert await numbers(again, "t") == list(range(1, 40))
    await again.close()
