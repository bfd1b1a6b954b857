"""Server settings: each is a flag of ``brikke serve`` and an environment variable."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from ipaddress import ip_network
from typing import Final

from brikke.errors import InputError
from brikke.folders import data_folder
from brikke.live import Timing
from brikke.server.mail import SmtpServer, check_address


def default_database() -> str:
    """Return the URL of the default SQLite database, in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


DATABASES: Final = ("sqlite:///", "sqlite+aiosqlite:///", "postgresql+asyncpg://")
"""The second is an older spelling of the first."""
REDIS_SCHEMES: Final = ("redis://", "rediss://", "unix://")
MOST_DAYS: Final = 36_500
MOST_THINKING: Final = 24 * 60 * 60
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    redis: str | None = None
    """The Redis through which servers of the same database send hints; None: a single server."""
    proxies: str = ""
    """Trusted proxies: networks, separated by commas, whose forwarded addresses are believed."""
    limits: float = 1.0
    """A factor for all rate limits; 0: no limits."""
    archive_days: float = 30.0
    """The days after which an idle table is archived; 0: never."""
    keep_days: float = 0.0
    """The days after which an archived table or an uploaded record is removed; 0: never."""
    keep_guests_days: float = 0.0
    """The days without a visit after which a guest without a seat is removed; 0: never."""
    workers: int = 2
    """The worker processes in each of four pools: bots, players, short and long questions."""
    think_seconds: float = 10.0
    """The time limit for one question."""
    tick_ms: int = 100
    """How often the scheduler looks for timers that are due."""
    public_url: str = ""
    """The address under which browsers reach the server, for links in mails."""
    smtp: str | None = None
    """The SMTP server for mail; None: no mail."""
    mail_from: str = ""
    """The address from which mail is sent."""
    push_services: str = ""
    """Push services to which notices may be sent: hosts, separated by commas, with all names under
    them; empty: those of the common browsers."""
    notice_seconds: float = 60.0
    """How long after its beginning a turn over hours or days is told."""
    log_level: str = "info"
    open_browser: bool = False
    timing: Timing = field(default_factory=Timing)

    def __post_init__(self) -> None:
        if self.redis is not None and not self.redis.startswith(REDIS_SCHEMES):
            raise InputError("a Redis is redis://…, rediss://… or unix://…", self.redis)
        if not 0 <= self.port <= 65535:
            raise InputError("a port is a number from 0 to 65535", self.port)
        for network in filter(None, self.proxies.split(",")):
            _check_network(network.strip())
        if not 0 <= self.limits < math.inf:
            raise InputError("limits are multiplied by a number from 0", self.limits)
        for days in (self.archive_days, self.keep_days, self.keep_guests_days):
            if not 0 <= days <= MOST_DAYS:
                raise InputError(f"a time is 0 to {MOST_DAYS} days", days)
        if self.workers < 1:
            raise InputError("at least one worker has to think", self.workers)
        if not 0 < self.think_seconds <= MOST_THINKING:
            raise InputError(f"thinking takes up to {MOST_THINKING} seconds", self.think_seconds)
        if self.tick_ms < 1:
            raise InputError("a tick takes at least a millisecond", self.tick_ms)
        if self.log_level not in LOG_LEVELS:
            raise InputError(f"a log level is {', '.join(LOG_LEVELS)}", self.log_level)
        if not self.database.startswith(DATABASES):
            raise InputError(
                "a database is sqlite:///FILE or postgresql+asyncpg://…", self.database
            )
        self._check_notices()

    def _check_notices(self) -> None:
        if self.public_url and not self.public_url.startswith(("http:", "https:")):
            raise InputError("a public address begins with https: or http:", self.public_url)
        if self.smtp is not None:
            SmtpServer.read(self.smtp)
            check_address(self.mail_from)
            if not self.public_url:
                raise InputError("links in mails need a public address", "--public-url")
        if not 0 <= self.notice_seconds <= MOST_THINKING:
            raise InputError(f"a notice waits up to {MOST_THINKING} seconds", self.notice_seconds)


def _check_network(network: str) -> None:
    try:
        ip_network(network)
    except ValueError:
        raise InputError("a proxy is an address or a network such as 10.0.0.0/8", network) from None
