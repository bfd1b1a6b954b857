"""Several processes on one database: simultaneous starts, and kills."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict

import pytest
from sqlalchemy import select, text

from brikke.server.store import Store, schema
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.anyio


def start(work: str, url: str) -> subprocess.Popen[str]:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.child", work, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    return child


async def test_servers_that_start_at_once_migrate_once(empty_url: str) -> None:
    children = [start("open", empty_url) for _ in range(4)]
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    for child in children:
        child.communicate(timeout=PATIENCE)
    assert [child.returncode for child in children] == [0] * 4
    store = await Store.open(empty_url)
    assert len(await store._database.fetch(schema.pulse.select())) == 1
    assert len(await store._database.fetch(select(text("* FROM alembic_version")))) == 1
    await store.close()


async def test_acknowledged_appends_survive_a_kill(url: str) -> None:
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for _ in range(2):
        child = start("append", url)
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("go\n")
        child.stdin.flush()
        for _ in range(300):
            table_id, seq = child.stdout.readline().split()
            acknowledged[table_id].append(int(seq))
        child.kill()
        # Not communicate(): it would pass over what readline() has read ahead.
        with child:
            rest = child.stdout.read()
        # Text after the last newline may be cut off.
        for line in rest.rpartition("\n")[0].splitlines():
            table_id, seq = line.split()
            acknowledged[table_id].append(int(seq))
    store = await Store.open(url)
    for table_id, numbers in acknowledged.items():
        stored = [entry.seq for entry in await store.load(table_id)]
        assert set(numbers) <= set(stored)
        assert stored == list(range(1, len(stored) + 1))
    await store.close()
