"""Sending of push messages (RFC 8030)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from enum import Enum, auto
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from brikke.errors import InputError
from brikke.server.push.encryption import encrypt, read_auth, read_public_key
from brikke.server.push.services import check_endpoint
from brikke.server.push.signing import authorization

TIMEOUT_SECONDS: Final = 10
_GONE: Final = (404, 410)
"""The subscription has ended, and never comes back (RFC 8030, 7.3)."""
_LATER: Final = (408, 425, 429)


class Outcome(Enum):
    """What became of a message."""

    SENT = auto()
    GONE = auto()
    """Nobody receives it any more: it must be forgotten where to."""
    LATER = auto()
    """It may succeed another time."""
    REFUSED = auto()
    """It is refused, and would be refused again."""


class PushSender:
    """Sends messages in the name of this server."""

    def __init__(self, private: bytes, contact: str, services: Sequence[str]) -> None:
        self._private = private
        self._contact = contact
        self._services = services

    async def send(
        self, endpoint: str, keys: tuple[str, str], message: bytes, *, seconds: int, topic: str
    ) -> Outcome:
        """Send a message, which a service keeps for some seconds while the browser is away.

        A newer message of the same topic replaces one that was not delivered.
        """
        try:
            check_endpoint(endpoint, self._services)
            body = encrypt(message, read_public_key(keys[0]), read_auth(keys[1]))
        except InputError:
            # The host no longer wants this service, or what is stored is damaged.
            return Outcome.GONE
        headers = {
            "authorization": authorization(self._private, endpoint, self._contact, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(0, seconds)),
            "topic": topic,
            "urgency": "normal",
        }
        return await asyncio.to_thread(_post, endpoint, body, headers)


def _post(endpoint: str, body: bytes, headers: dict[str, str]) -> Outcome:
    # Not a client that follows redirects: they would lead to addresses that nobody has checked.
    parts = urlsplit(endpoint)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=TIMEOUT_SECONDS)
    path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    try:
        connection.request("POST", path, body, headers)
        return _outcome(connection.getresponse().status)
    except (OSError, HTTPException, ValueError):
        return Outcome.LATER
    finally:
        connection.close()


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in _GONE:
        return Outcome.GONE
    return Outcome.LATER if status in _LATER or status >= 500 else Outcome.REFUSED
