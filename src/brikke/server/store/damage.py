"""Damaged logs: recovery of a table whose hash chain is broken, or whose last events are missing.

The table goes on from its last proven event. What follows it is moved aside, not deleted: a person
may look at it. Of a damaged archive nothing is proven.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from brikke.server.logs import fingerprint, note
from brikke.server.store import schema
from brikke.server.store.chain import count_proven
from brikke.server.store.engine import Database
from brikke.server.store.packing import Log, pack, unpack_proven
from brikke.server.store.rows import Entry
from brikke.server.store.sql import upsert


class _Answer(msgspec.Struct):
    """The part of a stored answer that says after which event it was given."""

    seq: int = 0


async def cut_broken_log(database: Database, table_id: str, now: int) -> None:
    """Move what follows the last proven event of a table aside, and log the gap."""
    gap = await database.write(partial(_cut, table_id, now))
    if gap is not None:
        proven, last = gap
        database.forget_appends(lambda each: each.table_id == table_id and each.last > proven)
        note(
            "a log is damaged",
            logging.ERROR,
            table=fingerprint(table_id),
            proven=proven,
            lost=f"{proven + 1}-{last}" if last > proven else "",
        )


def _cut(table_id: str, now: int, connection: Connection) -> tuple[int, int] | None:
    table, event = schema.tables.c, schema.events.c
    locked = select(table.last, table.kept).where(table.id == table_id).with_for_update()
    row = connection.execute(locked).one_or_none()
    if row is not None and row.kept == schema.ARCHIVE:
        return _cut_archive(table_id, now, row.last, connection)
    last = None if row is None else row.last
    rows = read_rows(connection, table_id)
    proven = count_proven(rows)
    if last is None or (proven == len(rows) == last):
        return None  # another server was faster
    cut = [each.plain for each in rows[proven:]]
    receipts = _later_receipts(connection, table_id, proven)
    connection.execute(
        insert(schema.damaged),
        {"table_id": table_id, "found": now, "proven": proven, "body": pack(Log(cut, receipts))},
    )
    connection.execute(delete(schema.events).where(event.table_id == table_id, event.seq > proven))
    for sender, command, _ in receipts:
        key = schema.receipts.c
        connection.execute(
            delete(schema.receipts).where(
                key.table_id == table_id, key.sender == sender, key.command == command
            )
        )
    rounds = schema.rounds
    connection.execute(delete(rounds).where(rounds.c.table_id == table_id, rounds.c.last > proven))
    shorter = update(schema.tables).where(table.id == table_id)
    connection.execute(shorter.values(last=proven, listed=table.listed if proven else False))
    if proven:
        # Any server looks at the table at once, and writes when it is due.
        due = {"table_id": table_id, "at": now, "lease_until": 0, "lease_by": None}
        connection.execute(upsert(connection.dialect.name, schema.due), due)
    else:
        connection.execute(delete(schema.due).where(schema.due.c.table_id == table_id))
    return proven, max(last, rows[-1].seq if rows else 0)


def _cut_archive(
    table_id: str, now: int, last: int, connection: Connection
) -> tuple[int, int] | None:
    archive, table = schema.archives.c, schema.tables.c
    query = select(archive.body).where(archive.table_id == table_id)
    if read_archive(connection, table_id, last) is not None:
        return None  # another server was faster
    for body in connection.scalars(query).all():  # none, if it is gone
        connection.execute(
            insert(schema.damaged), {"table_id": table_id, "found": now, "proven": 0, "body": body}
        )
    connection.execute(delete(schema.archives).where(archive.table_id == table_id))
    connection.execute(delete(schema.rounds).where(schema.rounds.c.table_id == table_id))
    empty = update(schema.tables).where(table.id == table_id)
    connection.execute(empty.values(last=0, kept=schema.EVENTS))
    return 0, last


def read_rows(connection: Connection, table_id: str) -> list[Entry]:
    """Return the stored events of a table with their hashes."""
    column = schema.events.c
    query = select(column.seq, column.at, column.version, column.body, column.chain)
    ordered = query.where(column.table_id == table_id).order_by(column.seq)
    return [Entry(*row) for row in connection.execute(ordered)]


def read_archive(connection: Connection, table_id: str, last: int) -> Log | None:
    """Return an archived log up to its last event; None if it is damaged or gone."""
    archive = schema.archives.c
    query = select(archive.body, archive.digest).where(archive.table_id == table_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else unpack_proven(row.body, row.digest, last)


def _later_receipts(
    connection: Connection, table_id: str, proven: int
) -> list[tuple[str, str, bytes]]:
    column = schema.receipts.c
    query = select(column.sender, column.command, column.answer).where(column.table_id == table_id)
    return [
        (sender, command, answer)
        for sender, command, answer in connection.execute(query)
        if _seq_of(answer) > proven
    ]


def _seq_of(answer: bytes) -> int:
    try:
        return msgspec.json.decode(answer, type=_Answer).seq
    except msgspec.DecodeError:
        return 0


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check of one table has found."""

    table_id: str
    events: int
    unproven: int
    """How many events were written by a version without hashes."""
    damaged: range
    """The places of its damaged events, from 0."""


def check_tables(connection: Connection) -> Iterator[Checked]:
    """Check the logs of all tables, archived ones as well."""
    table = schema.tables.c
    kept = select(table.id, table.last, table.kept).where(table.kept != schema.NOTHING)
    for table_id, last, where in connection.execute(kept.order_by(table.id)).all():
        check = _check_archive if where == schema.ARCHIVE else _check_rows
        yield check(connection, table_id, last)


def _check_rows(connection: Connection, table_id: str, last: int) -> Checked:
    rows = read_rows(connection, table_id)
    proven = count_proven(rows)
    end = max(last, rows[-1].seq if rows else 0)
    sound = proven == len(rows) == last
    unproven = sum(each.chain is None for each in rows[:proven])
    return Checked(table_id, len(rows), unproven, range(end if sound else min(proven, last), end))


def _check_archive(connection: Connection, table_id: str, last: int) -> Checked:
    if read_archive(connection, table_id, last) is None:
        return Checked(table_id, 0, 0, range(last))
    archive = schema.archives.c
    digest = connection.scalar(select(archive.digest).where(archive.table_id == table_id))
    return Checked(table_id, last, 0 if digest else last, range(0))
