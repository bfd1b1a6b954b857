"""Checkpoints of SQLite's write-ahead log: made beside the writes, not within one of them.

By default SQLite does it in a commit, and everybody waits: 0.28 s were seen. Here a connection of
its own does it while others write. What they have added meanwhile is little; the writer moves it,
and then the log begins anew. If that never happens, SQLite does as by default, much later.
"""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

CHANGES: Final = 1000
"""The rows that are written between two checkpoints; their pages have about 8 MB."""
LATEST: Final = 16_384
"""The pages, 64 MB, after which SQLite does it in a commit."""
_CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """Makes checkpoints for one writer, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "brikke-checkpoint")
        self._running: Future[None] | None = None
        self._changes = 0
        """How many rows the writer had written at the last checkpoint."""

    def after_commit(self, writer: sqlite3.Connection) -> None:
        """Begin a checkpoint if enough was written, or end one; called by the writer's thread."""
        if self._running is None:
            # After an error the writer has another connection, which counts anew.
            self._changes = min(self._changes, writer.total_changes)
            if writer.total_changes - self._changes >= CHANGES:
                self._running = self._thread.submit(self._move_most)
        elif self._running.done():
            self._running = None
            self._changes = writer.total_changes
            # As in a commit of SQLite, an error only means that it is tried again.
            with suppress(sqlite3.Error):
                writer.execute(_CHECKPOINT).fetchone()

    def _move_most(self) -> None:
        with suppress(DBAPIError, sqlite3.Error), self._engine.connect() as connection:
            connection.exec_driver_sql(_CHECKPOINT).fetchone()

    def close(self) -> None:
        """End after the checkpoint that is being made."""
        self._thread.shutdown()
        self._engine.dispose()
