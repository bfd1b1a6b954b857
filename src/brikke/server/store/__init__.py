"""The store: the only place with SQL, append-only, on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Self

from brikke.live import Conflict
from brikke.server.store.admin import Admin
from brikke.server.store.archive import Archive
from brikke.server.store.bots import Bots
from brikke.server.store.chain import chained, follows
from brikke.server.store.checking import Checking
from brikke.server.store.clubs import Clubs
from brikke.server.store.due_tables import DueTables
from brikke.server.store.engine import Database
from brikke.server.store.heartbeat import OUTAGE_MS, Heartbeat
from brikke.server.store.journal import Journal
from brikke.server.store.kept_names import KeptNames
from brikke.server.store.lobby import Lobby
from brikke.server.store.migrations import upgrade
from brikke.server.store.moderation import Moderation
from brikke.server.store.notices import Notices
from brikke.server.store.people import People
from brikke.server.store.presence import Presence
from brikke.server.store.ratings import Ratings
from brikke.server.store.results import Results
from brikke.server.store.retention import Retention
from brikke.server.store.rows import (
    EXPIRED,
    HELPER,
    HOST,
    MEMBER,
    OVER,
    Append,
    BotRow,
    Club,
    ClubMember,
    ClubMessage,
    DueNotice,
    Entry,
    FinishedRound,
    Guest,
    GuestChange,
    Invitation,
    KeptName,
    Link,
    MailAddress,
    NameTaken,
    NoticeSettings,
    OpenSeek,
    Outage,
    Passkey,
    PendingTurn,
    PushDevice,
    RatingChange,
    RatingRow,
    Receipt,
    Repeated,
    Report,
    ResultRow,
    RoundToRate,
    RoundToStudy,
    Seek,
    ServerCounts,
    Summary,
    TableRow,
    TableStatus,
    Tournament,
    TournamentPlayer,
    TournamentTable,
    TournamentVersion,
    Unavailable,
)
from brikke.server.store.seeks import Seeks
from brikke.server.store.tournaments import Tournaments

__all__ = [
    "EXPIRED",
    "HELPER",
    "HOST",
    "MEMBER",
    "OUTAGE_MS",
    "OVER",
    "Append",
    "BotRow",
    "Club",
    "ClubMember",
    "ClubMessage",
    "Conflict",
    "DueNotice",
    "Entry",
    "FinishedRound",
    "Guest",
    "GuestChange",
    "Invitation",
    "KeptName",
    "Link",
    "MailAddress",
    "NameTaken",
    "NoticeSettings",
    "OpenSeek",
    "Outage",
    "Passkey",
    "PendingTurn",
    "PushDevice",
    "RatingChange",
    "RatingRow",
    "Receipt",
    "Repeated",
    "Report",
    "ResultRow",
    "RoundToRate",
    "RoundToStudy",
    "Seek",
    "ServerCounts",
    "Store",
    "Summary",
    "TableRow",
    "TableStatus",
    "Tournament",
    "TournamentPlayer",
    "TournamentTable",
    "TournamentVersion",
    "Unavailable",
    "chained",
    "follows",
]

_ASK_AGAIN_SECONDS: Final = 0.25


class Store(
    Journal,
    Archive,
    Retention,
    People,
    KeptNames,
    Bots,
    Clubs,
    Seeks,
    Moderation,
    Admin,
    Lobby,
    Results,
    Ratings,
    Heartbeat,
    DueTables,
    Presence,
    Tournaments,
    Notices,
    Checking,
):
    """Persistent storage. Any number of servers may open the same database."""

    @classmethod
    async def open(cls, url: str, wait_seconds: float = 0) -> Self:
        """Open and migrate ``sqlite:///file`` or ``postgresql+asyncpg://…``.

        A database that is away is asked again until it has been away for that long.
        """
        until = time.monotonic() + wait_seconds
        while True:
            store = cls(Database(url))
            try:
                await store.migrate()
            except BaseException as error:
                await store.close()
                if not isinstance(error, Unavailable) or time.monotonic() >= until:
                    raise
            else:
                return store
            await asyncio.sleep(_ASK_AGAIN_SECONDS)

    async def migrate(self) -> None:
        """Migrate the schema to the newest version, and read the database's clock."""
        await self._database.write(upgrade)
        await self._database.write(self._read_clock)

    async def close(self) -> None:
        """Finish the queued writes, and close the database."""
        await self._plain_appends.close()
        await self._appends.close()
        await self._moves.close()
        await self._database.close()
