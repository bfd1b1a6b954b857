"""The connection to Redis: what is asked there is answered soon, or not at all."""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

PATIENCE_SECONDS: Final = 0.5
"""Longer than this nobody waits for a hint or a limit: there is another way to everything."""


def connect(url: str) -> Redis:
    """Return a client for ``redis://…``, ``rediss://…`` or ``unix://…``; it connects when used."""
    return Redis.from_url(
        url,
        socket_connect_timeout=PATIENCE_SECONDS,
        socket_timeout=PATIENCE_SECONDS,
        # Who asks decides whether to ask again; a retry in between would only make them wait.
        retry=Retry(NoBackoff(), 0),
    )
