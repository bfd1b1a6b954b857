"""Changed bytes: after a byte of SQLite's log has changed, everything that is missing is named.

The disk of a killed server is copied, and the byte is changed in the copy, so that people play on.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from brikke.server.checking import check_logs
from brikke.server.logs import fingerprint
from tests.soak.machine import damage
from tests.soak.plan import SETTINGS
from tests.support.live_server import SpawnedServer

CHANGED: Final = "bytes changed in copies of the disk"
NAMED: Final = "acknowledged events missing there, and named"
COUNTED: Final = (CHANGED, NAMED)
Events = Mapping[str, set[int]]
"""Numbers of events, by table."""


def copy_disk(database: Path, folder: Path) -> None:
    """Copy a database with everything that lies beside it."""
    folder.mkdir()
    for file in database.parent.glob(f"{database.name}*"):
        shutil.copy(file, folder)


class ChangedByte:
    """Changes a byte in a copy of a database, and checks what is said about it."""

    def __init__(self, folder: Path, acknowledged: Events, chance: Random) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self._file = folder / "tables.db"
        self._folder = folder
        self._acknowledged = acknowledged
        self._chance = chance

    def check(self) -> None:
        """Change the byte; then ask ``brikke doctor``, and start a server."""
        if not damage(self._file, self._chance):
            return
        self.counts[CHANGED] += 1
        found = check_logs(f"sqlite:///{self._file}")
        missing = self._missing()
        self._compare("doctor", missing, [*found["missing"], *found["damaged"]])
        self._compare("server", missing, self._told_by_server())
        events = sum(map(len, missing.values()))
        self.counts[NAMED] += events

    def _missing(self) -> Events:
        """Return what was acknowledged and is not there, by fingerprint of the table."""
        with closing(sqlite3.connect(self._file)) as database:
            rows = database.execute("SELECT table_id, seq FROM events").fetchall()
        there = defaultdict(set)
        for table_id, seq in rows:
            there[table_id].add(seq)
        missing = {
            fingerprint(each): seqs - there[each] for each, seqs in self._acknowledged.items()
        }
        return {table: seqs for table, seqs in missing.items() if seqs}

    def _told_by_server(self) -> list[dict[str, Any]]:
        server = SpawnedServer(self._folder, **SETTINGS)
        server.start()
        server.stop()
        lines = [msgspec.json.decode(line) for line in server.log.read_bytes().splitlines()]
        return [line for line in lines if line["level"] == "error" and "lost" in line]

    def _compare(self, who: str, missing: Events, told: Iterable[Mapping[str, Any]]) -> None:
        named: dict[str, set[int]] = defaultdict(set)
        for each in told:
            for part in each["lost"].split(", "):
                first, last = map(int, part.split("-"))
                named[each["table"]] |= {*range(first, last + 1)}
        for table, seqs in missing.items():
            if silent := seqs - named[table]:
                self.faults.append(f"{who} does not name {sorted(silent)} of table {table}")
