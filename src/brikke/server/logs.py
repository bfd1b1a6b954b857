"""Logging: one line of JSON per record, without secrets."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

SAMPLE_SECONDS: Final = 1.0
"""The least time between two lines of the same kind."""

logger = logging.getLogger("brikke.server")


class JsonLines(logging.Formatter):
    """A formatter that writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    # Other loggers would show URLs at lower levels, and the URL of a table is an invitation.
    logger.setLevel(level.upper())
    # Uvicorn warns of every request that is no HTTP, which is counted instead.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def note(what: str, level: int = logging.INFO, **told: Any) -> None:
    """Log an event with its fields."""
    logger.log(level, what, extra={"told": told})


class SampledNotes:
    """Logs at most one event of a kind in a time, and how many were left out before it.

    A client that is refused again and again must not make the log grow fast.
    """

    def __init__(
        self, clock: Callable[[], float] = monotonic, seconds: float = SAMPLE_SECONDS
    ) -> None:
        self._clock = clock
        self._seconds = seconds
        self._next: dict[tuple[str, str], float] = {}
        self._skipped: dict[tuple[str, str], int] = {}

    def __call__(
        self, what: str, kind: str, level: int = logging.INFO, *, always: bool = False, **told: Any
    ) -> None:
        """Log an event of a kind with its fields, or count it unless it is always logged."""
        key, now = (what, kind), self._clock()
        if not always and now < self._next.get(key, now):
            self._skipped[key] = self._skipped.get(key, 0) + 1
            return
        self._next[key] = now + self._seconds
        skipped = self._skipped.pop(key, 0)
        note(what, level, **told, **({"skipped": skipped} if skipped else {}))


note_sampled: Final = SampledNotes()


def fingerprint(secret: str) -> str:
    """Return a short hash of a secret such as a table id, for use in logs."""
    return hashlib.sha256(secret.encode()).hexdigest()[:8]
