"""Rate limits shared by all servers through Redis; while Redis is away, each server has its own.

Redis stores the network addresses of players while they are connected, and otherwise until their
buckets are full, which takes an hour at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import islice
from time import monotonic
from typing import Final, TypeVar

from redis.asyncio import Redis

from brikke.server.limits.interface import LEASE_SECONDS, Cap, Rule
from brikke.server.limits.memory import MemoryLimits
from brikke.server.logs import note
from brikke.server.redis_client import AWAY

AGAIN_SECONDS: Final = 1.0
"""After a failure, Redis is not asked for this long, so that no request waits for it."""
ASKED_AT_ONCE: Final = 50
"""The most concurrent requests: each needs a connection, and the client has a hundred."""
RENEWED_AT_ONCE: Final = 25
RENEW_PAUSE: Final = 0.02
"""The pause between two batches, so that players notice nothing."""

# A bucket is stored as the time when it will be full again; its key expires then.
_TAKE: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local before = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0))
local after = before + tonumber(ARGV[1])
local wait = after - now - tonumber(ARGV[2])
if wait > 0 then
    return string.format('%.6f', wait)
end
local lasts = math.max(1, math.ceil((after - now) * 1000))
redis.call('SET', KEYS[1], string.format('%.17g', after), 'PX', lasts)
return '0'
"""

# Holders are sorted by the end of their lease, so that expired ones can be removed first.
_HOLD: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then
    return 0
end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
"""

T = TypeVar("T")


class SharedLimits:
    """Counts in Redis; the holders of this server are also in memory, to renew their leases."""

    def __init__(
        self,
        redis: Redis,
        lease_seconds: float = LEASE_SECONDS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._redis = redis
        self._lease_ms = int(lease_seconds * 1000)
        self._clock = clock
        self._here = MemoryLimits(clock)
        self._take_script = redis.register_script(_TAKE)
        self._acquire_script = redis.register_script(_HOLD)
        self._asking = asyncio.Semaphore(ASKED_AT_ONCE)
        self._away = False
        self._again_at = clock()

    async def take(self, what: Rule, who: str, count: int = 1) -> float:
        """Count a request and return 0.0, or return the seconds to wait."""
        if what.unlimited:
            return 0.0
        keys, amounts = [_bucket(what, who)], [what.cost(count), what.burst_seconds]
        wait = await self._ask(lambda: self._take_script(keys, amounts))
        return await self._here.take(what, who, count) if wait is None else float(wait)

    async def acquire(self, what: Cap, who: str, holder: str) -> bool:
        """Add a holder and return True, or return False if there are too many."""
        # Too many on this server are too many overall.
        if what.unlimited or not await self._here.acquire(what, who, holder):
            return what.unlimited
        keys = [_holders(what.name, who)]
        fits = await self._ask(
            lambda: self._acquire_script(keys, [holder, int(what.maximum), self._lease_ms])
        )
        if fits == 0:
            await self._here.release(what, who, holder)
        return fits != 0

    async def release(self, what: Cap, who: str, holder: str) -> None:
        """Remove a holder; without Redis its lease expires there."""
        await self._here.release(what, who, holder)
        if not what.unlimited:
            await self._ask(lambda: self._redis.zrem(_holders(what.name, who), holder))

    async def renew(self) -> None:
        """Renew the leases of this server's holders, also in a Redis that has lost its data."""
        await self._here.renew()
        await self._ask(self._renew)

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def _renew(self) -> None:
        seconds, micros = await self._redis.time()
        until = seconds * 1000 + micros // 1000 + self._lease_ms
        held = self._here.held()
        while some := list(islice(held, RENEWED_AT_ONCE)):
            async with self._redis.pipeline(transaction=False) as pipe:
                for (name, who), holders in some:
                    pipe.zadd(_holders(name, who), dict.fromkeys(holders, until))
                    pipe.pexpire(_holders(name, who), self._lease_ms)
                await pipe.execute()
            await asyncio.sleep(RENEW_PAUSE)

    async def _ask(self, question: Callable[[], Awaitable[T]]) -> T | None:
        """Return the answer of Redis; None if it is away, without a wait if it was just before."""
        async with self._asking:
            if self._away and self._clock() < self._again_at:
                return None
            # Only one request tries whether Redis is back; the others do not wait for it.
            self._again_at = self._clock() + AGAIN_SECONDS
            try:
                answer = await question()
            except AWAY as error:
                self._went(error)
                return None
            self._came_back()
            return answer

    def _went(self, error: Exception) -> None:
        if not self._away:
            self._away = True
            note("redis away", logging.WARNING, limits="each server's own", error=str(error))
        self._again_at = self._clock() + AGAIN_SECONDS

    def _came_back(self) -> None:
        if self._away:
            self._away = False
            note("redis back", limits="shared")


def _bucket(what: Rule, who: str) -> str:
    return f"brikke:limit:{what.name}:{who}"


def _holders(name: str, who: str) -> str:
    return f"brikke:held:{name}:{who}"
