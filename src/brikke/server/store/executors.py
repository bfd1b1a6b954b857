"""Executors: run work on database connections; those of SQLite do it in threads.

SQLite runs in this process: a whole transaction is sent to a thread once. A driver that sends every
statement to a thread takes several times as long.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from typing import Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, PoolProxiedConnection

from brikke.server.logs import logger
from brikke.server.store.checkpoints import Checkpoints
from brikke.server.store.statements import (
    SQLITE,
    Compiled,
    SqliteStatements,
    Statements,
)

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

    def __init__(
        self, engine: Engine, threads: int, checkpoints: Checkpoints | None = None
    ) -> None:
        self._engine = engine
        self._checkpoints = checkpoints
        """Of an executor that writes; one that reads makes none."""
        self._connect = engine.begin if checkpoints else engine.connect
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="brikke-store")
        self._compiled = Compiled(SQLITE)
        self._plain: sqlite3.Connection | None = None
        """The driver's connection of the one in the pool, which one thread uses; lending it each
        time took as long as a statement. None after an error: the pool may have replaced it."""

    @property
    def sync_engine(self) -> Engine:
        """The engine that makes the connections."""
        return self._engine

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function in a thread."""
        return await self._run(partial(self._work_on_connection, work))

    async def run_statements(self, work: Callable[[Statements], Result]) -> Result:
        """Run a function in a thread, with SQLite's own driver."""
        plainly = self._read_plainly if self._checkpoints is None else self._work_plainly
        return await self._run(partial(plainly, work))

    async def _run(self, work: Callable[[], Result]) -> Result:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        # The loop's own way, `run_in_executor`, chains two futures, which takes 5 to 8 microseconds
        # of the 18 to 26 for the way to a thread and back.
        self._threads.submit(self._answer, work, loop, done)
        return await done

    def _answer(
        self,
        work: Callable[[], Result],
        loop: asyncio.AbstractEventLoop,
        done: asyncio.Future[Result],
    ) -> None:
        result, error = None, None
        try:
            result = work()
        except BaseException as raised:
            self._plain = None
            error = raised
        # The loop is closed if this process ends without waiting for its store.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, done, result, error)
        # Afterwards: nobody waits for it, unless the next one has come already.
        if self._checkpoints is not None and self._plain is not None:
            try:
                self._checkpoints.after_commit(self._plain)
            except Exception:
                # Nobody looks at the future of the threads.
                logger.exception("the store's thread failed")

    def _work_on_connection(self, work: Callable[[Connection], Result]) -> Result:
        with self._connect() as connection:
            return work(connection)

    def _read_plainly(self, work: Callable[[Statements], Result]) -> Result:
        with closing(self._engine.raw_connection()) as lent:
            return work(SqliteStatements(_driver_of(lent), self._compiled))

    def _work_plainly(self, work: Callable[[Statements], Result]) -> Result:
        connection = self._plain
        if connection is None:
            with closing(self._engine.raw_connection()) as lent:
                connection = self._plain = _driver_of(lent)
        connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(SqliteStatements(connection, self._compiled))
            connection.execute("COMMIT")
        finally:
            # After an error of the work, or one of the commit itself.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return result

    async def close(self) -> None:
        """Close all connections after the last function has finished."""
        self._threads.shutdown()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self._engine.dispose()


def _driver_of(lent: PoolProxiedConnection) -> sqlite3.Connection:
    connection = lent.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection


def _settle(
    done: asyncio.Future[Result], result: Result | None, error: BaseException | None
) -> None:
    if done.done():  # whoever waited was cancelled
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(cast("Result", result))
