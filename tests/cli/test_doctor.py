"""``brikke doctor --database``: the logs of a database are checked."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from brikke.cli import run
from brikke.server.store import Store
from tests.server.store.make_append import append_of, create

pytestmark = pytest.mark.system


def database(folder: Path) -> str:
    url = f"sqlite:///{folder / 'tables.db'}"

    async def fill() -> None:
        store = await Store.open(url)
        await create(store, "t", "u")
        await store.append(append_of("t", 2, count=3))
        await store.close()

    asyncio.run(fill())
    return url


def test_a_sound_database_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "--database", database(tmp_path)]) == 0
    assert capsys.readouterr().out == "Database: 2 tables, 5 events\n"


def test_a_damaged_log_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = database(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE events SET body = x'00' WHERE table_id = 't' AND seq = 3")
    assert run(["doctor", "--database", url]) == 1
    assert capsys.readouterr().out.splitlines()[1].endswith(": events 3-4 are damaged")


def test_missing_events_are_named_and_the_evidence_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = database(tmp_path)
    evidence = tmp_path / "tables.db.witness"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        # As if SQLite had dropped the last append.
        file.execute("DELETE FROM events WHERE table_id = 't' AND seq > 1")
        file.execute("UPDATE tables SET last = 1 WHERE id = 't'")
        file.execute("UPDATE pulse SET appends = appends - 1")
    known = evidence.read_bytes()
    for _ in range(2):
        assert run(["doctor", "--database", url]) == 1
        told = capsys.readouterr().out.splitlines()
        assert told == ["Database: 2 tables, 2 events", told[1]]
        assert told[1].endswith(": events 2-4 are missing, though they were acknowledged")
    assert run(["doctor", "--database", url, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [each["lost"] for each in found["missing"]] == ["2-4"]
    assert (found["damaged"], found["unnamed"], found["file"]) == ([], 0, None)
    assert evidence.read_bytes() == known


def test_a_broken_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = database(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        [page] = file.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'outages'"
        ).fetchone()
        [size] = file.execute("PRAGMA page_size").fetchone()
    body = bytearray((tmp_path / "tables.db").read_bytes())
    body[(page - 1) * size + 3] ^= 0xFF
    (tmp_path / "tables.db").write_bytes(body)
    assert run(["doctor", "--database", url]) == 1
    assert capsys.readouterr().out.splitlines()[1].startswith("The file itself is damaged (")


def test_a_database_that_is_not_there_is_not_created(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'none.db'}"
    assert run(["doctor", "--database", url]) == 2
    assert capsys.readouterr().err.strip().endswith(f"(no such file): {url}")
    assert not list(tmp_path.iterdir())
