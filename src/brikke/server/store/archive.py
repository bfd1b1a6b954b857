"""Archive: the logs of idle tables, each packed into one row; the first append restores it.

Reading works in either place, so that callers need not know where a log is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, Text, bindparam, delete, insert, select, update

from brikke.server.store import schema
from brikke.server.store.chain import chained, count_proven
from brikke.server.store.damage import cut_broken_log, read_rows
from brikke.server.store.engine import Part
from brikke.server.store.packing import Log, digest_of, pack, unpack_proven
from brikke.server.store.rows import Entry, Link
from brikke.server.store.sql import padded
from brikke.server.store.statements import Statements

_LOCK: Final = (
    select(schema.tables.c.last)
    .where(schema.tables.c.id == bindparam("key"))
    .with_for_update(skip_locked=True)
)
_DELETE: Final = delete(schema.archives).where(schema.archives.c.table_id == bindparam("key"))
_WAKE: Final = (
    update(schema.tables).where(schema.tables.c.id == bindparam("key")).values(kept=schema.EVENTS)
)
_VALUES: Final = attrgetter("seq", "at", "version", "body", "chain")
_ADD: Final = {kind: insert(kind) for kind in (schema.events, schema.receipts)}


class Archive(Part):
    """The part of the store that archives idle tables."""

    async def archive_idle(self, before: int, limit: int) -> int:
        """Archive tables that were last written before this time; return how many.

        Tables with a connection, or with a timer that is due after this time, are left alone.
        """
        idle = _select_idle(before)
        longest = idle.order_by(schema.tables.c.updated).limit(limit)
        found = [row.id for row in await self._database.fetch(longest)]
        # One transaction for each table, so that players never wait for more than one.
        return sum([await self._archive(idle, table_id) for table_id in found])

    async def _archive(self, idle: Select[Any], table_id: str) -> bool:
        work = partial(_archive, idle, table_id, self.now())
        done = await self._database.write(work)
        if done is None:
            await cut_broken_log(self._database, table_id, self.now())
        return bool(done)


def _select_idle(before: int) -> Select[Any]:
    column, due = schema.tables.c, schema.due.c
    visited = select(schema.presences.c.table_id).where(schema.presences.c.table_id == column.id)
    awaited = select(due.table_id).where(due.table_id == column.id, due.at > before)
    return select(column.id).where(
        column.kept == schema.EVENTS,
        column.updated < before,
        ~visited.exists(),
        ~awaited.exists(),
    )


def _archive(idle: Select[Any], table_id: str, now: int, connection: Connection) -> bool | None:
    """Archive a table; return whether it was archived, None if its log is damaged."""
    last = connection.scalar(_LOCK, {"key": table_id})
    if last is None:
        return False  # somebody writes to it right now
    # Checked again under the lock: it may have been written to or archived meanwhile.
    if connection.scalar(idle.where(schema.tables.c.id == table_id)) is None:
        return False
    rows = read_rows(connection, table_id)
    if not count_proven(rows) == len(rows) == last:
        return None
    # Without the hashes of events: the format never changes, and the packed log has its own.
    events = [each.plain for each in rows]
    body = pack(Log(events, _read(connection, schema.receipts, table_id)))
    archive = {"table_id": table_id, "archived": now, "body": body, "digest": digest_of(body)}
    connection.execute(insert(schema.archives), archive)
    for kind in (schema.events, schema.receipts, schema.due):
        connection.execute(delete(kind).where(kind.c.table_id == table_id))
    asleep = update(schema.tables).where(schema.tables.c.id == table_id)
    connection.execute(asleep.values(kept=schema.ARCHIVE, listed=False))
    return True


def restore(statements: Statements, archived: Mapping[str, int]) -> dict[str, Link]:
    """Put the logs of archived tables back, while their rows are locked.

    They are given with the number of their last event. Returns the hash of that event for each
    whose archive is not damaged; the others are left as they are.
    """
    heads: dict[str, Link] = {}
    if not archived:
        return heads
    ids = padded(list(archived))
    values = {str(place): table_id for place, table_id in enumerate(ids)}
    for table_id, body, digest in statements.rows(_select_archives(len(ids)), values):
        log = unpack_proven(body, digest, archived[table_id])
        if log is None:
            continue
        entries = chained(None, (Entry(*event) for event in log.events))
        _write(statements, schema.events, table_id, map(_VALUES, entries))
        heads[table_id] = entries[-1].chain
        _write(statements, schema.receipts, table_id, log.receipts)
    keys = [{"key": table_id} for table_id in heads]
    statements.each(_DELETE, keys)
    statements.each(_WAKE, keys)
    return heads


@cache
def _select_archives(count: int) -> Select[Any]:
    column = schema.archives.c
    ids = [bindparam(str(place), type_=Text) for place in range(count)]
    return select(column.table_id, column.body, column.digest).where(column.table_id.in_(ids))


def _read(connection: Connection, kind: Table, table_id: str) -> list[Any]:
    """Return the rows of a table, without the column of its id."""
    _name, *rest = kind.c
    query = select(*rest).where(kind.c.table_id == table_id).order_by(*kind.primary_key)
    return [tuple(row) for row in connection.execute(query)]


def _write(
    statements: Statements, kind: Table, table_id: str, rows: Iterable[tuple[Any, ...]]
) -> None:
    """Insert rows of a table that lack the column of its id."""
    named = (dict(zip(kind.c.keys(), (table_id, *row), strict=True)) for row in rows)
    statements.each(_ADD[kind], named)
