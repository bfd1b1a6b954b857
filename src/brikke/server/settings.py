"""How a server is set up: every setting is a flag of ``brikke serve`` and a variable."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from brikke.errors import InputError
from brikke.play import Timing


def default_database() -> str:
    """Return the address of the embedded database, in the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite+aiosqlite:///{Path(home) / 'brikke' / 'tables.db'}"


LOG_LEVELS: Final = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Settings:
    """What may differ from server to server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    workers: int = 2
    """Processes that think for bots and players, and as many for questions over HTTP."""
    think_seconds: float = 10.0
    """What one question may take."""
    tick_ms: int = 100
    """How often the server looks for what is due."""
    log_level: str = "info"
    open_browser: bool = False
    timing: Timing = field(default_factory=Timing)

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise InputError("a port is a number from 0 to 65535", self.port)
        if self.workers < 1:
            raise InputError("at least one worker has to think", self.workers)
        if not self.think_seconds > 0:
            raise InputError("thinking takes some time", self.think_seconds)
        if self.tick_ms < 1:
            raise InputError("a tick takes at least a millisecond", self.tick_ms)
        if self.log_level not in LOG_LEVELS:
            raise InputError(f"a log level is {', '.join(LOG_LEVELS)}", self.log_level)
        if not self.database.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
            raise InputError(
                "a database is sqlite+aiosqlite:///FILE or postgresql+asyncpg://…", self.database
            )
