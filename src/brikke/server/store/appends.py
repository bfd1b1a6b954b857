"""Appends on their way to the disk: judged together, written together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    Text,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from brikke.server.store import schema
from brikke.server.store.archive import restore
from brikke.server.store.due import FREE
from brikke.server.store.engine import Database
from brikke.server.store.rows import OVER, Append, Conflict, Entry, FinishedRound, Receipt, Repeated
from brikke.server.store.sql import (
    Row,
    execute_each,
    insert_missing,
    insert_or_replace,
    padded,
)

Key = tuple[str, str, str]

_KEY: Final = (schema.receipts.c.table_id, schema.receipts.c.sender, schema.receipts.c.command)
_CHANGE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
_NO_MEMBERS: Final = delete(schema.members).where(schema.members.c.table_id == bindparam("key"))
_NOT_DUE: Final = delete(schema.due).where(schema.due.c.table_id == bindparam("key"))


@dataclass(frozen=True, slots=True)
class Draft:
    """An append in the queue, with the time of birth if its table is new."""

    append: Append
    created: int | None = None

    @property
    def key(self) -> Key | None:
        """What its receipt is filed under."""
        receipt = self.append.receipt
        return None if receipt is None else (self.append.table, receipt.sender, receipt.command)


def write_drafts(
    database: Database, connection: Connection, drafts: Sequence[Draft]
) -> Mapping[int, Exception]:
    """Write all that may be written; return the others by their place, with the reason."""
    changes = Changes(database.now())
    execute_each(
        connection, insert_missing(connection.dialect.name, schema.tables), changes.births(drafts)
    )
    last = _lock_tables(connection, drafts)
    answers = _find_answers(connection, drafts)
    refused: dict[int, Exception] = {}
    for place, draft in enumerate(drafts):
        table = draft.append.table
        if draft.key in answers:
            refused[place] = Repeated(answers[draft.key])
        elif not _continues(draft.append, last.get(table)):
            refused[place] = Conflict(table)
        else:
            last[table] += len(draft.append.entries)
            if draft.append.receipt is not None:
                answers[draft.key] = draft.append.receipt.answer
            changes.add(draft.append, last[table])
    changes.write(connection)
    return refused


def _lock_tables(connection: Connection, drafts: Iterable[Draft]) -> dict[str, int]:
    # In order, so that two servers with the same tables in hand never wait for each other.
    ids = padded(sorted({draft.append.table for draft in drafts}))
    values = {str(place): table for place, table in enumerate(ids)}
    rows = connection.execute(_select_locked(len(ids)), values).all()
    # Before anything is looked up: what a repeated command was told may lie in an archive.
    restore(connection, [row.id for row in rows if row.kept == schema.ARCHIVE])
    return {row.id: row.last for row in rows}


@cache
def _select_locked(count: int) -> Select[Any]:
    # A list as one value would be written out and read again with every batch.
    column = schema.tables.c
    return (
        select(column.id, column.last, column.kept)
        .where(
            column.id.in_([bindparam(str(place), type_=Text) for place in range(count)]),
            column.kept != schema.NOTHING,
        )
        .order_by(column.id)
        .with_for_update()
    )


def _find_answers(connection: Connection, drafts: Iterable[Draft]) -> dict[Key | None, bytes]:
    keys = padded([draft.key for draft in drafts if draft.key is not None])
    if not keys:
        return {}
    values = {f"{place}.{part}": v for place, key in enumerate(keys) for part, v in enumerate(key)}
    rows = connection.execute(_select_answers(len(keys)), values)
    return {(table, sender, command): answer for table, sender, command, answer in rows}


@cache
def _select_answers(count: int) -> Select[Any]:
    # Not `(a, b, c) IN (VALUES …)`: values have no type in SQLite, and it would read all receipts.
    same = (
        and_(*(column == bindparam(f"{place}.{part}") for part, column in enumerate(_KEY)))
        for place in range(count)
    )
    return select(*_KEY, schema.receipts.c.answer).where(or_(*same))


def _continues(append: Append, last: int | None) -> bool:
    return append.after == last and all(
        entry.seq == seq for seq, entry in enumerate(append.entries, append.after + 1)
    )


@dataclass(frozen=True, slots=True)
class Changes:
    """What the accepted drafts of a batch come to: of two for one table the later wins."""

    now: int
    events: list[Row] = field(default_factory=list)
    receipts: list[Row] = field(default_factory=list)
    rounds: list[Row] = field(default_factory=list)
    tables: dict[str, Row] = field(default_factory=dict)
    members: dict[str, list[Row]] = field(default_factory=dict)
    due: dict[str, int | None] = field(default_factory=dict)

    def births(self, drafts: Iterable[Draft]) -> list[Row]:
        """Return rows for new tables, blank until their first append is accepted."""
        blank: dict[str, Any] = {"last": 0, "phase": "", "listed": False, "summary": b""}
        new = sorted((d.append.table, d.created) for d in drafts if d.created is not None)
        return [{"id": key, "created": at, "updated": self.now, **blank} for key, at in new]

    def add(self, append: Append, last: int) -> None:
        """Take in an append that makes this event the last of its table."""
        key = append.table
        self.events.extend(_event(key, entry) for entry in append.entries)
        if append.receipt is not None:
            self.receipts.append(_receipt(key, append.receipt))
        self.rounds.extend(_round(key, done, self.now) for done in append.finished)
        self.tables[key] = {
            "key": key,
            "updated": self.now,
            "last": last,
            "phase": append.summary.phase,
            "listed": append.summary.listed and append.summary.phase != OVER,
            "summary": append.summary.body,
        }
        if append.members is not None:
            self.members[key] = [
                {"table_id": key, "guest_id": guest, "seat": seat} for guest, seat in append.members
            ]
        self.due[key] = append.due

    def write(self, connection: Connection) -> None:
        """Write everything in a few statements."""
        each = partial(execute_each, connection)
        each(insert(schema.events), self.events)
        each(insert(schema.receipts), self.receipts)
        each(insert(schema.rounds), self.rounds)
        each(_CHANGE, self.tables.values())
        each(_NO_MEMBERS, ({"key": key} for key in self.members))
        each(insert(schema.members), (row for rows in self.members.values() for row in rows))
        # In order for the same reason as the locks: a heartbeat may be moving these rows.
        due = sorted(self.due.items())
        each(_NOT_DUE, ({"key": key} for key, at in due if at is None))
        each(
            insert_or_replace(connection.dialect.name, schema.due),
            ({"table_id": key, "at": at, **FREE} for key, at in due if at is not None),
        )


def _event(table: str, entry: Entry) -> Row:
    return {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "version": entry.version,
        "body": entry.body,
    }


def _receipt(table: str, receipt: Receipt) -> Row:
    return {
        "table_id": table,
        "sender": receipt.sender,
        "command": receipt.command,
        "answer": receipt.answer,
    }


def _round(table: str, done: FinishedRound, now: int) -> Row:
    return {
        "commitment": done.commitment,
        "table_id": table,
        "first": done.first,
        "last": done.last,
        "ended": now,
        "players": done.players,
    }
