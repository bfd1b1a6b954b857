"""Faults of the machine under a server: its clock is put back, its database is damaged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Final

import httpx

from benchmarks.attack.attacks import Target
from tests.server.clients import bearer, dial, enter
from tests.soak.machine import WallClock

HOUR: Final = 3600
DAMAGED: Final = 10
DAMAGES: Final = ("UPDATE events SET body = CAST(body || x'20' AS BLOB)", "DELETE FROM events")


class Machine:
    """The machine of a server."""

    def __init__(self, folder: Path, base: str, clock: WallClock) -> None:
        self._folder = folder
        self._base = base
        self.clock = clock

    async def clock_back(self, target: Target) -> None:
        """Put the wall clock back by an hour, and forth and back again."""
        del target
        while True:
            for behind in (HOUR, 0, 30):
                self.clock.put_back(behind)
                await asyncio.sleep(1)

    async def damaged_log(self, target: Target) -> None:
        """Change or remove the last event of some tables, which are loaded afterwards."""
        async with httpx.AsyncClient(base_url=self._base, timeout=60) as http:
            headers = bearer(target.token)
            wishes = {"seats": 2, "bots": ["steady"]}
            made = [
                await http.post("/api/tables", json=wishes, headers=headers) for _ in range(DAMAGED)
            ]
        tables = [str(each.raise_for_status().json()["id"]) for each in made]
        for table_id, damage in zip(tables, cycle(DAMAGES)):
            await asyncio.to_thread(self._damage, table_id, damage)
            async with dial(self._base, table_id) as socket:
                await enter(socket, target.token)
            await asyncio.sleep(0.2)

    def _damage(self, table_id: str, damage: str) -> None:
        with closing(sqlite3.connect(self._folder / "tables.db", timeout=60)) as database:
            # The last event alone: the table goes on from those before it.
            last = "table_id = ? AND seq = (SELECT max(seq) FROM events WHERE table_id = ?)"
            database.execute(f"{damage} WHERE {last}", (table_id, table_id))
            database.commit()


FAULTS: Final[dict[str, Callable[[Machine, Target], Awaitable[None]]]] = {
    "clock put back": Machine.clock_back,
    "damaged logs": Machine.damaged_log,
}
