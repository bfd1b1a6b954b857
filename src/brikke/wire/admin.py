"""Administration over HTTP: numbers, reports, limits and retention."""

from __future__ import annotations

from msgspec import Struct

from brikke.wire.clubs import ReportView
from brikke.wire.tables import TableSummary


class HostedClub(Struct, frozen=True):
    """A club of the server."""

    id: str
    name: str
    members: int
    created: int


class HostedBot(Struct, frozen=True):
    """A connected bot of the server, and who answers for it."""

    id: str
    name: str
    owner: str
    created: int
    online: bool
    listed: bool
    """Whether everybody may choose it."""
    stopped: bool


class BotChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about a bot; a field that is left out stays."""

    listed: bool | None = None
    stopped: bool | None = None


class BotSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether all connected bots are stopped; left out, they are."""

    stopped: bool = True


class Limit(Struct, frozen=True):
    """A rate limit: how much at once, and how much a second; or only how much at once."""

    name: str
    burst: float | None
    """Null: no limit."""
    per_second: float | None
    """Null for a limit of what is open at the same time."""


class Retention(Struct, frozen=True):
    """After how many days data is archived or removed; 0: never."""

    archive_days: float
    keep_days: float
    keep_guests_days: float


class HostView(Struct, frozen=True):
    """What the host of a server sees."""

    version: str
    now: int
    phases: dict[str, int]
    """The number of tables in each phase."""
    guests: int
    kept_names: int
    seen_lately: int
    connections: int
    clubs: list[HostedClub]
    tables: list[TableSummary]
    reports: list[ReportView]
    bots: list[HostedBot]
    bots_stopped: bool
    """Whether all connected bots are stopped."""
    limits: list[Limit]
    retention: Retention
