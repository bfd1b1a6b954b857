"""Sleeping tables: the start and the memory of a server whose database holds very many tables."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.load import watch
from benchmarks.load.gathering import Gathering
from benchmarks.load.hosts import Hosts, Server

EVENTS: Final = 40
"""Turns that the copied table has behind it."""
IDLE_SECONDS: Final = 6
COPIED: Final = ("tables", "events")
"""What is stored of a live table, its id in the first column. A table that sleeps has no timer."""


def start_with_sleeping_tables(count: int) -> None:
    """Fill a database, start a server on it, and print how long that took."""
    with tempfile.TemporaryDirectory(prefix="brikke-sleeping-") as folder:
        file = Path(folder) / "tables.db"
        url = f"sqlite:///{file}"
        with Server(url) as server:
            asyncio.run(_play_one(Hosts([server], [])))
        events = _copy(file, count)
        begun = time.monotonic()
        with Server(url) as server:
            ready = time.monotonic() - begun
            time.sleep(IDLE_SECONDS)
            computed, memory = watch.cpu_seconds([server.pid]), watch.memory_mb([server.pid])
    print(
        f"{count} tables of {events} events: ready after {ready:.1f} s, {computed:.1f} s of"
        f" processor until {IDLE_SECONDS} s later, {memory:.0f} MB"
    )


async def _play_one(hosts: Hosts) -> None:
    gathering = Gathering(hosts.ports, Random(1), ahead=0)
    await gathering.gather(1)
    await gathering.crowd.drive(50, EVENTS / 50)
    gathering.disperse()


def _copy(file: Path, count: int) -> int:
    """Copy the one table under other ids until there are so many; return its events."""
    with closing(sqlite3.connect(file)) as database, database:
        [[original]] = database.execute("SELECT id FROM tables").fetchall()
        ids = [(f"{number:016d}",) for number in range(10**15, 10**15 + count - 1)]
        for name in COPIED:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            rest = ", ".join(columns[1:])
            database.executemany(
                f"INSERT INTO {name} ({columns[0]}, {rest}) SELECT ?, {rest} FROM {name}"
                f" WHERE {columns[0]} = '{original}'",
                ids,
            )
        found = database.execute("SELECT count(*) FROM events WHERE table_id = ?", (original,))
        return int(found.fetchone()[0])
