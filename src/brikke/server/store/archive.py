"""Idle tables sleep in one row each; the first append to one wakes it.

Whoever reads finds the log in either place, so that nobody has to know where it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, bindparam, delete, insert, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.packing import Log, pack, unpack
from brikke.server.store.sql import execute_each

_LOCK: Final = (
    select(schema.tables.c.id)
    .where(schema.tables.c.id == bindparam("key"))
    .with_for_update(skip_locked=True)
)


class Archive(Part):
    """The part of the store that puts idle tables to sleep."""

    async def archive_idle(self, before: int, limit: int) -> int:
        """Archive tables that nothing was written to since then; return how many.

        A table stays awake while somebody is there, or while its clock runs: whatever was due
        after that time may still happen by itself.
        """
        idle = _select_idle(before)
        longest = idle.order_by(schema.tables.c.updated).limit(limit)
        found = [row.id for row in await self._database.fetch(longest)]
        # A transaction for each: players who wait for the database wait for one table only.
        work = (partial(_archive, idle, table, self.now()) for table in found)
        return sum([await self._database.write(each) for each in work])


def _select_idle(before: int) -> Select[Any]:
    table, due = schema.tables.c, schema.due.c
    visited = select(schema.presences.c.table_id).where(schema.presences.c.table_id == table.id)
    awaited = select(due.table_id).where(due.table_id == table.id, due.at > before)
    return select(table.id).where(
        table.kept == schema.EVENTS,
        table.updated < before,
        ~visited.exists(),
        ~awaited.exists(),
    )


def _archive(idle: Select[Any], table: str, now: int, connection: Connection) -> bool:
    if connection.scalar(_LOCK, {"key": table}) is None:
        return False  # somebody writes to it right now
    # Asked again now that it holds still: it may have been written to or archived meanwhile.
    if connection.scalar(idle.where(schema.tables.c.id == table)) is None:
        return False
    body = pack(
        Log(
            _read(connection, schema.events, table),
            _read(connection, schema.receipts, table),
        )
    )
    connection.execute(insert(schema.archives), {"table_id": table, "archived": now, "body": body})
    for kind in (schema.events, schema.receipts, schema.due):
        connection.execute(delete(kind).where(kind.c.table_id == table))
    asleep = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(asleep.values(kept=schema.ARCHIVE, listed=False))
    return True


def restore(connection: Connection, tables: Sequence[str]) -> None:
    """Put the logs of archived tables back, while their rows are locked."""
    if not tables:
        return
    archived = schema.archives.c.table_id.in_(tables)
    for table, body in connection.execute(
        select(schema.archives.c.table_id, schema.archives.c.body).where(archived)
    ):
        log = unpack(body)
        _write(connection, schema.events, table, log.events)
        _write(connection, schema.receipts, table, log.receipts)
    connection.execute(delete(schema.archives).where(archived))
    awake = update(schema.tables).where(schema.tables.c.id.in_(tables))
    connection.execute(awake.values(kept=schema.EVENTS))


def _read(connection: Connection, kind: Table, table: str) -> list[Any]:
    """Return the rows of a table without its name."""
    _name, *rest = kind.c
    query = select(*rest).where(kind.c.table_id == table).order_by(*kind.primary_key)
    return [tuple(row) for row in connection.execute(query)]


def _write(
    connection: Connection, kind: Table, table: str, rows: Iterable[tuple[Any, ...]]
) -> None:
    """Write what was read."""
    named = (dict(zip(kind.c.keys(), (table, *row), strict=True)) for row in rows)
    execute_each(connection, insert(kind), named)
