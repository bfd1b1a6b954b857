"""Logs: one line of JSON for everything worth knowing, nothing secret in it."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from typing import Any

logger = logging.getLogger("brikke.server")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

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
    """Send logs to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    # What others log at lower levels shows addresses, and an address is an invitation.
    logger.setLevel(level.upper())


def note(what: str, level: int = logging.INFO, **told: Any) -> None:
    """Write one line."""
    logger.log(level, what, extra={"told": told})


def mark(secret: str) -> str:
    """Return what a log may show of an address that is an invitation."""
    return hashlib.sha256(secret.encode()).hexdigest()[:8]
