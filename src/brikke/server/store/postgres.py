"""PostgreSQL: work on its connections, through SQLAlchemy or by its driver, asyncpg."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, TypeVar, cast

from asyncpg import Connection as Driver
from asyncpg import InterfaceError, InternalClientError
from sqlalchemy import Connection, Engine, Executable, PoolProxiedConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import await_only, greenlet_spawn

from brikke.server.store.sql import Row
from brikke.server.store.statements import Compiled, Statements

Result = TypeVar("Result")

KEPT: Final = 2
"""The connections that are kept for statements; the others of the pool are left to all else."""

_ENDED: Final = (InterfaceError, InternalClientError)
"""The second one comes when PostgreSQL ends a connection in a transaction that stood still."""


class PostgresExecutor:
    """An executor with an asynchronous driver: each statement is a message to a server."""

    def __init__(self, engine: AsyncEngine, *, writes: bool) -> None:
        self._engine = engine
        self._writes = writes
        self._connect = engine.begin if writes else engine.connect
        self._compiled = Compiled(engine.dialect)
        self._free = asyncio.Semaphore(KEPT)
        self._kept: list[PoolProxiedConnection] = []
        """Connections of the pool for statements by the driver, which nobody uses at the moment;
        lending one each time took as long as several statements."""

    @property
    def sync_engine(self) -> Engine:
        """The engine that makes the connections."""
        return self._engine.sync_engine

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function on a connection of the pool."""
        async with self._connect() as connection:
            return await connection.run_sync(work)

    async def run_statements(self, work: Callable[[Statements], Result]) -> Result:
        """Run a function with asyncpg, on a connection that is kept for that."""
        async with self._free:
            return await self._use(lambda driver: self._transact(driver, work))

    async def write_each(
        self, statement: Executable, rows: Sequence[Row]
    ) -> Sequence[Sequence[Any]]:
        """Execute a statement for all rows in one transaction; return the rows of all of them.

        It is one message to PostgreSQL, which ends the transaction by itself.
        """
        async with self._free:
            return await self._use(lambda driver: self._execute_each(driver, statement, rows))

    async def _use(self, use: Callable[[Driver], Awaitable[Result]]) -> Result:
        lent, driver = await self._connection()
        try:
            result = await use(driver)
        except BaseException as error:
            # PostgreSQL rolls back what it had begun.
            driver.terminate()
            await greenlet_spawn(lent.invalidate)
            if isinstance(error, _ENDED) and not isinstance(error, ValueError):
                # Not of the values: the connection has ended.
                raise ConnectionError(str(error)) from error
            raise
        self._kept.append(lent)
        return result

    async def _connection(self) -> tuple[PoolProxiedConnection, Driver]:
        while self._kept:
            lent = self._kept.pop()
            driver = _driver_of(lent)
            if not driver.is_closed():
                return lent, driver
            await greenlet_spawn(lent.invalidate)
        lent = await self._engine.raw_connection()
        # Ends the transaction that SQLAlchemy has begun for the checks of a new connection.
        await greenlet_spawn(lent.rollback)
        return lent, _driver_of(lent)

    async def _transact(self, driver: Driver, work: Callable[[Statements], Result]) -> Result:
        statements = PostgresStatements(driver, self._compiled)
        if not self._writes:
            return await greenlet_spawn(work, statements)
        await driver.execute("BEGIN")
        result = await greenlet_spawn(work, statements)
        await driver.execute("COMMIT")
        return result

    async def _execute_each(
        self, driver: Driver, statement: Executable, rows: Sequence[Row]
    ) -> Sequence[Sequence[Any]]:
        text, in_order = self._compiled.text(statement, rows[0])
        found: Sequence[Sequence[Any]] = await driver.fetchmany(text, map(in_order, rows))
        if driver.is_in_transaction():
            # In a transaction that somebody else had begun, it would not last.
            raise ConnectionError("what was written is not committed")
        return found

    async def close(self) -> None:
        """Close all connections."""
        while self._kept:
            lent = self._kept.pop()
            await _driver_of(lent).close()
            await greenlet_spawn(lent.invalidate)
        await self._engine.dispose()


class PostgresStatements:
    """Statements by asyncpg, in a greenlet that waits for their answers."""

    dialect: Final = "postgresql"

    def __init__(self, connection: Driver, compiled: Compiled) -> None:
        self._connection = connection
        self._compiled = compiled

    def rows(self, statement: Executable, values: Row | None = None) -> Sequence[Sequence[Any]]:
        """Return the rows of a statement."""
        text, in_order = self._compiled.text(statement, values or {})
        found: Sequence[Sequence[Any]] = await_only(
            self._connection.fetch(text, *in_order(values or {}))
        )
        return found

    def each(self, statement: Executable, rows: Iterable[Row]) -> None:
        """Execute a statement for all rows, in one message."""
        listed = list(rows)
        if listed:
            text, in_order = self._compiled.text(statement, listed[0])
            await_only(self._connection.executemany(text, map(in_order, listed)))


def _driver_of(lent: PoolProxiedConnection) -> Driver:
    return cast("Driver", lent.driver_connection)
