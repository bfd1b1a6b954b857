"""The store: the only place with SQL, append-only, on SQLite or PostgreSQL."""

from __future__ import annotations

from typing import Any, Self

from brikke.server.store.archive import Archive
from brikke.server.store.damage import check_database
from brikke.server.store.due_tables import Due
from brikke.server.store.engine import Database
from brikke.server.store.heartbeat import OUTAGE_MS, Heartbeat
from brikke.server.store.journal import Journal
from brikke.server.store.kept_names import KeptNames
from brikke.server.store.lobby import Lobby
from brikke.server.store.migrations import upgrade
from brikke.server.store.people import People
from brikke.server.store.presence import Presence
from brikke.server.store.results import Results
from brikke.server.store.retention import Retention
from brikke.server.store.rows import (
    EXPIRED,
    OVER,
    Append,
    Conflict,
    Entry,
    FinishedRound,
    Guest,
    GuestChange,
    KeptName,
    NameTaken,
    Outage,
    Passkey,
    Receipt,
    Repeated,
    ResultRow,
    RoundToStudy,
    Summary,
    TableRow,
    TableStatus,
    Unavailable,
)

__all__ = [
    "EXPIRED",
    "OUTAGE_MS",
    "OVER",
    "Append",
    "Conflict",
    "Entry",
    "FinishedRound",
    "Guest",
    "GuestChange",
    "KeptName",
    "NameTaken",
    "Outage",
    "Passkey",
    "Receipt",
    "Repeated",
    "ResultRow",
    "RoundToStudy",
    "Store",
    "Summary",
    "TableRow",
    "TableStatus",
    "Unavailable",
]


class Store(
    Journal, Archive, Retention, People, KeptNames, Lobby, Results, Heartbeat, Due, Presence
):
    """Persistent storage. Any number of servers may open the same database."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open and migrate ``sqlite:///file`` or ``postgresql+asyncpg://…``."""
        store = cls(Database(url))
        try:
            await store.migrate()
        except BaseException:
            await store.close()
            raise
        return store

    async def migrate(self) -> None:
        """Migrate the schema to the newest version, and read the database's clock."""
        await self._database.write(upgrade)
        await self._database.write(self._read_clock)
        await self._database.write(self._database.check_witness)

    async def check(self) -> dict[str, Any]:
        """Return how many tables and events there are, and which logs are damaged."""
        return await self._database.write(check_database)

    async def close(self) -> None:
        """Finish the queued writes, and close the database."""
        await self._appends.close()
        await self._moves.close()
        await self._database.close()
