"""The machine of a soak test: its clock and its disk fail as real ones do."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.soak.machine import LogEnd, WallClock, tear


@pytest.mark.system
def test_only_the_wall_clock_is_put_back(tmp_path: Path) -> None:
    clock = WallClock(tmp_path)
    clock.put_back(3600)
    told = "import sqlite3, time; print(time.time(), time.monotonic(), *sqlite3.connect(':memory:')"
    told += '.execute("SELECT unixepoch()").fetchone())'
    environment = {**os.environ, **clock.environment}
    before = time.time(), time.monotonic()
    said = subprocess.run(
        [sys.executable, "-c", told], env=environment, capture_output=True, text=True, check=True
    ).stdout
    wall, monotonic, sqlite = map(float, said.split())
    passed = time.monotonic() - before[1]
    assert 0 <= wall + 3600 - before[0] <= passed + 1
    assert 0 <= sqlite + 3601 - before[0] <= passed + 2
    assert 0 <= monotonic - before[1] <= passed


@pytest.mark.system
@pytest.mark.parametrize("seed", range(8))
def test_a_torn_frame_costs_nothing_that_was_committed(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "tables.db"
    writing = (
        "import os, sqlite3, sys\n"
        "database = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "database.execute('PRAGMA journal_mode = wal')\n"
        "database.execute('CREATE TABLE events (seq)')\n"
        "for seq in range(20):\n"
        "    database.execute('INSERT INTO events VALUES (?)', (seq,))\n"
        "    if seq == 12: database.execute('PRAGMA wal_checkpoint(RESTART)')\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", writing, file], check=True)
    log = file.with_name("tables.db-wal")
    valid = LogEnd.of(log.read_bytes())
    assert valid is not None
    assert valid.at < log.stat().st_size, "older frames lie behind the end"
    assert tear(file, Random(seed))
    assert log.read_bytes()[valid.at : valid.at + 24] == valid.last[:24]
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM events").fetchone() == (20,)


def test_without_a_log_nothing_is_torn(tmp_path: Path) -> None:
    assert not tear(tmp_path / "tables.db", Random(1))
