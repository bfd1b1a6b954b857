"""The last appends of a SQLite file: what was acknowledged and is missing is named."""

from __future__ import annotations

import logging
import shutil
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url

from brikke.server.logs import fingerprint
from brikke.server.store import Store, recent_appends
from tests.server.store.make_append import append_of, create, numbers
from tests.soak.machine import damage

pytestmark = pytest.mark.anyio


def events_of(named: Iterable[dict[str, str]]) -> dict[str, set[int]]:
    """Return the numbers of the named events, by the fingerprint of their table."""
    found: dict[str, set[int]] = defaultdict(set)
    for each in named:
        for part in each["lost"].split(", "):
            first, last = map(int, part.split("-"))
            found[each["table"]] |= {*range(first, last + 1)}
    return dict(found)


def told_as_missing(caplog: pytest.LogCaptureFixture) -> list[dict[str, str]]:
    return [
        record.told  # type: ignore[attr-defined]
        for record in caplog.records
        if record.levelno == logging.ERROR and "missing" in record.getMessage()
    ]


def copy(file: str, to: Path) -> None:
    with closing(sqlite3.connect(file)) as before, closing(sqlite3.connect(to)) as kept:
        before.backup(kept)


async def shorten(url: str, folder: Path) -> None:
    """Leave a database as SQLite does when its log has changed: everything after that is gone."""
    file = str(make_url(url).database)
    store = await Store.open(url)
    await create(store, "t", "u")
    await store.append(append_of("t", 2, count=2))
    copy(file, folder / "before")
    await store.append(append_of("t", 4))
    await store.append(append_of("t", 5, count=2))
    await store.append(append_of("u", 2))
    await create(store, "v")
    await store.close()
    shutil.copyfile(folder / "before", file)


MISSING = {
    fingerprint("t"): {4, 5, 6},
    fingerprint("u"): {2},
    fingerprint("v"): {1},
}


async def test_what_was_acknowledged_and_is_missing_is_named(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await shorten(sqlite_url, tmp_path)
    for _ in range(2):  # whoever checks changes nothing
        store = await Store.open(sqlite_url)
        found = await store.check()
        assert events_of(found["missing"]) == MISSING
        assert (found["damaged"], found["unnamed"], found["file"]) == ([], 0, None)
        await store.close()
    assert not caplog.records
    store = await Store.open(sqlite_url)
    await store.note_losses()
    assert events_of(told_as_missing(caplog)) == MISSING
    caplog.clear()
    # Told once; then the tables go on from what is there.
    await store.note_losses()
    assert not caplog.records
    await store.append(append_of("t", 4, count=3))
    assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6]
    assert (await store.check())["missing"] == []
    await store.close()


async def test_of_more_than_is_remembered_the_rest_is_counted(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recent_appends, "PLACES", 3)
    await shorten(sqlite_url, tmp_path)
    store = await Store.open(sqlite_url)
    found = await store.check()
    assert events_of(found["missing"]) == MISSING | {fingerprint("t"): {5, 6}}
    assert found["unnamed"] == 1
    await store.close()


async def test_tables_that_expired_or_were_archived_are_not_missing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await create(store, "t", "u")
    assert await store.archive_idle(store.now() + 1, limit=1) == 1
    assert len(await store.expire(store.now() + 1, limit=1)) == 1
    assert await store.archive_idle(store.now() + 1, limit=1) == 1
    assert (await store.check())["missing"] == []
    await store.close()


async def test_an_event_that_was_named_as_damaged_is_not_named_as_missing(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(sqlite_url)
    await create(store, "t")
    await store.append(append_of("t", 2))
    file = str(make_url(sqlite_url).database)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE events SET body = x'00' WHERE seq = 2")
    found = await store.check()
    assert (len(found["damaged"]), found["missing"]) == (1, [])
    assert await numbers(store, "t") == [1]
    await store.note_losses()
    assert told_as_missing(caplog) == []
    await store.close()


async def test_a_torn_record_is_not_believed(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await create(store, "t")
    await store.close()
    file = Path(f"{make_url(sqlite_url).database}.witness")
    body = bytearray(file.read_bytes())
    body[-40] ^= 1
    file.write_bytes(bytes(body) + b"torn")
    store = await Store.open(sqlite_url)
    assert store._database.known_appends() == []
    await store.close()


def play_and_die(url: str, least: int) -> dict[str, set[int]]:
    """Append in a process of its own, kill it, and return what it acknowledged."""
    acknowledged: dict[str, set[int]] = defaultdict(set)
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.child", "append", url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    child.stdin.write("go\n")
    child.stdin.flush()
    lines = [child.stdout.readline() for _ in range(least)]
    child.kill()
    with child:
        # Text after the last newline may be cut off.
        lines += child.stdout.read().rpartition("\n")[0].splitlines()
    for line in lines:
        table_id, seq = line.split()
        acknowledged[table_id].add(int(seq))
    return acknowledged


@pytest.mark.parametrize("seed", range(4))
async def test_a_byte_that_changed_in_the_log_of_a_killed_server_loses_nothing_silently(
    sqlite_url: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    acknowledged = play_and_die(sqlite_url, least=120)
    assert damage(Path(str(make_url(sqlite_url).database)), Random(seed))
    store = await Store.open(sqlite_url)
    missing = {
        fingerprint(table_id): seqs - {*await numbers(store, table_id)}
        for table_id, seqs in acknowledged.items()
    }
    missing = {table: seqs for table, seqs in missing.items() if seqs}
    assert missing, "something acknowledged was damaged"
    named = events_of((await store.check())["missing"])
    assert {table: seqs & named[table] for table, seqs in missing.items()} == missing
    await store.note_losses()
    assert events_of(told_as_missing(caplog)) == named
    await store.close()
