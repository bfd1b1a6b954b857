"""Fan-out over Redis pub/sub: one channel, and messages that batch hints."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from brikke.server.fanout import Change, Gap, GuestChanged, Hint, OnHint
from brikke.server.logs import note
from brikke.server.redis_client import AWAY

CHANNEL: Final = "brikke:hints"
RETRY_SECONDS: Final = 0.5
REST_SECONDS: Final = 0.01
"""The least time between two messages: a message of many hints costs hardly more than one of one
hint, here, in Redis, and on every server that hears it."""
SILENCE_SECONDS: Final = 5.0
"""After this time without a message, a ping checks the connection."""
MOST_WAITING: Final = 10_000
"""The most hints that wait for Redis; more are dropped, because polling is cheaper then."""


class Message(Struct, frozen=True, array_like=True):
    """A batch of hints from one server."""

    server: str
    hints: list[Change]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Message).decode


class RedisFanout:
    """Publishes and receives hints; while Redis is away, hints are dropped."""

    def __init__(self, redis: Redis, server: str) -> None:
        self._redis = redis
        self._server = server
        self._waiting: dict[tuple[type, str], Change] = {}
        self._some = asyncio.Event()
        self._away = False

    def publish(self, hint: Hint) -> None:
        """Send a hint with the next message; the last one of a table replaces earlier ones."""
        if not isinstance(hint, Gap) and len(self._waiting) < MOST_WAITING:
            key = hint.guest if isinstance(hint, GuestChanged) else hint.table_id
            self._waiting[type(hint), key] = hint
            self._some.set()

    async def run(self, on_hint: OnHint) -> None:
        """Publish and listen until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._publish_all())
            tasks.create_task(self._listen_always(on_hint))

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def _publish_all(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            hints, self._waiting = list(self._waiting.values()), {}
            try:
                await self._redis.publish(CHANNEL, _encode(Message(self._server, hints)))
                await asyncio.sleep(REST_SECONDS)
            except AWAY as error:
                await self._pause(error)

    async def _listen_always(self, on_hint: OnHint) -> None:
        while True:
            listening = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await listening.subscribe(CHANNEL)
                self._back()
                # Whatever was published before this moment has been missed.
                on_hint(Gap())
                await self._listen(listening, on_hint)
            except AWAY as error:
                await self._pause(error)
            finally:
                with suppress(*AWAY):
                    await listening.aclose()  # type: ignore[no-untyped-call]  # of redis-py

    async def _listen(self, listening: PubSub, on_hint: OnHint) -> None:
        asked = False
        while True:
            heard = await listening.get_message(timeout=SILENCE_SECONDS)
            if heard is None and asked:
                raise ConnectionError("redis is silent")
            asked = heard is None
            if heard is None:
                await listening.ping()
            elif heard["type"] == "message":
                for hint in self._hints_in(heard["data"]):
                    on_hint(hint)

    def _hints_in(self, data: bytes) -> Sequence[Hint]:
        try:
            message = _decode(data)
        except msgspec.DecodeError as error:
            # It may come from a newer server during an upgrade.
            note("hint not understood", logging.WARNING, error=str(error))
            return ()
        return () if message.server == self._server else message.hints

    async def _pause(self, error: Exception) -> None:
        if not self._away:
            self._away = True
            note("redis away", logging.WARNING, error=str(error))
        await asyncio.sleep(RETRY_SECONDS)

    def _back(self) -> None:
        if self._away:
            self._away = False
            note("redis back")
