"""Redis client: short time-outs and no retries."""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

PATIENCE_SECONDS: Final = 0.5
"""How long a hint or a limit may wait for Redis: both work without it."""
AWAY: Final = (RedisError, OSError, RuntimeError)
"""What is raised while Redis is away: the last one by the event loop, if a connection is closed
while something is written to it."""


def connect(url: str) -> Redis:
    """Return a client for ``redis://…``, ``rediss://…`` or ``unix://…``; it connects lazily."""
    return Redis.from_url(
        url,
        socket_connect_timeout=PATIENCE_SECONDS,
        socket_timeout=PATIENCE_SECONDS,
        # Callers decide whether to try again; a hidden retry would only make them wait.
        retry=Retry(NoBackoff(), 0),
    )
