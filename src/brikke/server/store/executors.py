"""The way of a piece of work to its database, and back.

SQLite is code, not a server: a transaction goes to a thread once and is done there, statement by
statement. A driver that sends every statement there and back takes several times as long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

Result = TypeVar("Result")


class Lane(Protocol):
    """Takes work one after another, or several pieces at once."""

    @property
    def sync_engine(self) -> Engine:
        """What makes the connections."""
        ...

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction, or in none if this is a lane for readers."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class ThreadLane:
    """Threads of its own, as many as it has connections."""

    def __init__(self, engine: Engine, threads: int, *, writes: bool) -> None:
        self._engine = engine
        self._connecting = engine.begin if writes else engine.connect
        self._threads = ThreadPoolExecutor(threads, "brikke-store")

    @property
    def sync_engine(self) -> Engine:
        """What makes the connections."""
        return self._engine

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._work, work)

    def _work(self, work: Callable[[Connection], Result]) -> Result:
        with self._connecting() as connection:
            return work(connection)

    async def close(self) -> None:
        """Close all connections, after the last work."""
        self._threads.shutdown()
        self._engine.dispose()


class AsyncLane:
    """The driver's own asynchrony: each statement is a message to a server."""

    def __init__(self, engine: AsyncEngine, *, writes: bool) -> None:
        self._engine = engine
        self._connecting = engine.begin if writes else engine.connect

    @property
    def sync_engine(self) -> Engine:
        """What makes the connections."""
        return self._engine.sync_engine

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work on a connection of the pool."""
        async with self._connecting() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
