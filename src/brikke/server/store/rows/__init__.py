"""Row types: the values that go into the store and come out; bodies are opaque bytes."""

from __future__ import annotations

from brikke.server.store.rows.bots import BotRow, Invitation
from brikke.server.store.rows.clubs import (
    HELPER,
    HOST,
    MEMBER,
    Club,
    ClubMember,
    ClubMessage,
    OpenSeek,
    Report,
    Seek,
)
from brikke.server.store.rows.notices import DueNotice, MailAddress, NoticeSettings, PushDevice
from brikke.server.store.rows.people import Guest, GuestChange, KeptName, NameTaken, Passkey
from brikke.server.store.rows.ratings import (
    RatingChange,
    RatingRow,
    ResultRow,
    RoundToRate,
    RoundToStudy,
)
from brikke.server.store.rows.servers import Outage, ServerCounts, Unavailable
from brikke.server.store.rows.tables import (
    EXPIRED,
    OVER,
    WAITING,
    Append,
    Entry,
    FinishedRound,
    Link,
    PendingTurn,
    Receipt,
    Repeated,
    Summary,
    TableRow,
    TableStatus,
)
from brikke.server.store.rows.tournaments import (
    Tournament,
    TournamentPlayer,
    TournamentTable,
    TournamentVersion,
)

__all__ = [
    "EXPIRED",
    "HELPER",
    "HOST",
    "MEMBER",
    "OVER",
    "WAITING",
    "Append",
    "BotRow",
    "Club",
    "ClubMember",
    "ClubMessage",
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
    "Summary",
    "TableRow",
    "TableStatus",
    "Tournament",
    "TournamentPlayer",
    "TournamentTable",
    "TournamentVersion",
    "Unavailable",
]
