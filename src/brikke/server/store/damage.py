"""Damage: what to do with a log whose hash chain is broken.

The table goes on from its last proven event. What follows it is moved aside, not deleted: a person
may look at it.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from brikke.server.logs import fingerprint, note
from brikke.server.store import schema
from brikke.server.store.chain import Link, count_proven
from brikke.server.store.engine import Database
from brikke.server.store.packing import Log, pack
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
        note(
            "a log is damaged",
            logging.ERROR,
            table=fingerprint(table_id),
            proven=proven,
            lost=f"{proven + 1}-{last}",
        )


def _cut(table_id: str, now: int, connection: Connection) -> tuple[int, int] | None:
    table, event = schema.tables.c, schema.events.c
    locked = select(table.last).where(table.id == table_id).with_for_update()
    last = connection.scalar(locked)
    rows = read_rows(connection, table_id)
    proven = count_proven(rows, whole=True)
    if last is None or (proven == len(rows) == last):
        return None  # another server was faster
    cut = [(e.seq, e.at, e.version, e.body) for e, _ in rows[proven:]]
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
    connection.execute(update(schema.tables).where(table.id == table_id).values(last=proven))
    # Any server looks at the table at once, and writes when it is due.
    due = {"table_id": table_id, "at": now, "lease_until": 0, "lease_by": None}
    connection.execute(upsert(connection.dialect.name, schema.due), due)
    return proven, max(last, rows[-1][0].seq if rows else 0)


def read_rows(connection: Connection, table_id: str) -> list[tuple[Entry, Link]]:
    """Return the stored events of a table with their hashes."""
    column = schema.events.c
    query = select(column.seq, column.at, column.version, column.body, column.chain)
    ordered = query.where(column.table_id == table_id).order_by(column.seq)
    return [(Entry(*row[:4]), row[4]) for row in connection.execute(ordered)]


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


def check_database(connection: Connection) -> dict[str, Any]:
    """Return how many tables and events there are, and where logs are damaged."""
    table = schema.tables.c
    found: dict[str, Any] = {"tables": 0, "events": 0, "unproven": 0, "damaged": []}
    kept = select(table.id, table.last).where(table.kept == schema.EVENTS).order_by(table.id)
    for table_id, last in connection.execute(kept).all():
        rows = read_rows(connection, table_id)
        proven = count_proven(rows, whole=True)
        found["tables"] += 1
        found["events"] += len(rows)
        found["unproven"] += sum(link is None for _, link in rows[:proven])
        if not proven == len(rows) == last:
            lost = f"{proven + 1}-{max(last, rows[-1][0].seq if rows else 0)}"
            found["damaged"].append({"table": fingerprint(table_id), "lost": lost})
    return found
