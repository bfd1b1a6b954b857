"""Executors: run work on database connections, in threads or asynchronously.

SQLite runs in this process: a whole transaction is sent to a thread once. A driver that sends every
statement to a thread takes several times as long.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection, Engine, PoolProxiedConnection

from brikke.server.store.statements import Compiled, EngineStatements, PlainStatements, Statements

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Result = TypeVar("Result")


class Executor(Protocol):
    """The interface of an executor."""

    @property
    def sync_engine(self) -> Engine:
        """The engine that makes the connections."""
        ...

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in one transaction, or without one if this executor only reads."""
        ...

    async def run_statements(self, work: Callable[[Statements], Result]) -> Result:
        """Run a function that needs nothing but statements, in one transaction."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class ThreadExecutor:
    """An executor with threads, one for each connection."""

    def __init__(self, engine: Engine, threads: int, *, writes: bool) -> None:
        self._engine = engine
        self._connect = engine.begin if writes else engine.connect
        self._threads = ThreadPoolExecutor(threads, "brikke-store")
        self._compiled = Compiled()

    @property
    def sync_engine(self) -> Engine:
        """The engine that makes the connections."""
        return self._engine

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._work, work)

    def _work(self, work: Callable[[Connection], Result]) -> Result:
        with self._connect() as connection:
            return work(connection)

    async def run_statements(self, work: Callable[[Statements], Result]) -> Result:
        """Run a function with SQLite's own driver, in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._work_plainly, work)

    def _work_plainly(self, work: Callable[[Statements], Result]) -> Result:
        with closing(self._engine.raw_connection()) as lent, _transaction(lent) as connection:
            return work(PlainStatements(connection, self._compiled))

    async def close(self) -> None:
        """Close all connections after the last function has finished."""
        self._threads.shutdown()
        self._engine.dispose()


class AsyncExecutor:
    """An executor with an asynchronous driver: each statement is a message to a server."""

    def __init__(self, engine: AsyncEngine, *, writes: bool) -> None:
        self._engine = engine
        self._connect = engine.begin if writes else engine.connect

    @property
    def sync_engine(self) -> Engine:
        """The engine that makes the connections."""
        return self._engine.sync_engine

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function on a connection of the pool."""
        async with self._connect() as connection:
            return await connection.run_sync(work)

    async def run_statements(self, work: Callable[[Statements], Result]) -> Result:
        """Run a function on a connection of the pool."""
        return await self.run(lambda connection: work(EngineStatements(connection)))

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


@contextmanager
def _transaction(lent: PoolProxiedConnection) -> Iterator[sqlite3.Connection]:
    connection: sqlite3.Connection = lent.driver_connection  # type: ignore[assignment]
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    finally:
        # After an error within the block, or one of the commit itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
