"""Appends: checked and written in batches, one transaction each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    LargeBinary,
    Select,
    Text,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from brikke.live import Conflict
from brikke.server.store import schema
from brikke.server.store.archive import restore
from brikke.server.store.due_tables import FREE
from brikke.server.store.engine import Database
from brikke.server.store.recent_appends import recent_appends
from brikke.server.store.rows import (
    OVER,
    Append,
    Entry,
    FinishedRound,
    Link,
    PendingTurn,
    Receipt,
    Repeated,
)
from brikke.server.store.sql import Row, insert_missing, padded, upsert
from brikke.server.store.statements import Statements

Key = tuple[str, str, str]

_KEY: Final = (schema.receipts.c.table_id, schema.receipts.c.sender, schema.receipts.c.command)
_UPDATE_TABLE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
_DELETE_MEMBERS: Final = delete(schema.members).where(schema.members.c.table_id == bindparam("key"))
_HEAD: Final = (
    # Empty for an event of an older version; NULL if there is no such event.
    select(func.coalesce(schema.events.c.chain, literal(b"", LargeBinary)))
    .where(
        schema.events.c.table_id == schema.tables.c.id, schema.events.c.seq == schema.tables.c.last
    )
    .correlate(schema.tables)
    .scalar_subquery()
    .label("chain")
)
"""The hash of a table's last event."""
_COUNT: Final = (
    update(schema.pulse)
    .values(appends=schema.pulse.c.appends + bindparam("more", type_=BigInteger))
    .returning(schema.pulse.c.appends)
)
_ADD_EVENT: Final = insert(schema.events)
_ADD_RECEIPT: Final = insert(schema.receipts)
_ADD_ROUND: Final = insert(schema.rounds)
_ADD_RATED: Final = insert(schema.rated_rounds)
_ADD_MEMBER: Final = insert(schema.members)
_DELETE_NOTICE: Final = delete(schema.notices).where(schema.notices.c.table_id == bindparam("key"))
_SET_RESULT: Final = update(schema.tournament_tables).where(
    # A result that everyone has seen stays.
    schema.tournament_tables.c.table_id == bindparam("key"),
    schema.tournament_tables.c.sealed,
)
_DELETE_DUE: Final = delete(schema.due).where(schema.due.c.table_id == bindparam("key"))


def write_appends(
    database: Database, statements: Statements, appends: Sequence[Append]
) -> Mapping[int, Exception]:
    """Write all valid appends; return the refused ones by index, with the reason."""
    changes = Changes(database.now())
    statements.each(insert_missing(statements.dialect, schema.tables), changes.new_rows(appends))
    last, heads = _lock_tables(statements, appends)
    answers = _find_answers(statements, appends)
    refused: dict[int, Exception] = {}
    accepted: list[Append] = []
    for place, append in enumerate(appends):
        table_id, key = append.table_id, _receipt_key(append)
        if key in answers:
            refused[place] = Repeated(answers[key])
        elif not (
            append.after == last.get(table_id)
            and append.head == heads[table_id]
            and is_in_order(append)
        ):
            refused[place] = Conflict(table_id)
        else:
            last[table_id] += len(append.entries)
            if append.receipt is not None:
                answers[key] = append.receipt.answer
            changes.add(append, last[table_id])
            if append.entries:
                heads[table_id] = append.entries[-1].chain
            accepted.append(append)
    changes.write(statements)
    if statements.dialect == "sqlite":
        # Elsewhere servers would wait for each other at this row; PostgreSQL checks its own log.
        [[count]] = statements.rows(_COUNT, {"more": len(accepted)})
        database.appended = recent_appends(accepted, count)
    return refused


def _receipt_key(append: Append) -> Key | None:
    receipt = append.receipt
    return None if receipt is None else (append.table_id, receipt.sender, receipt.command)


def _lock_tables(
    statements: Statements, appends: Iterable[Append]
) -> tuple[dict[str, int], dict[str, Link]]:
    """Return the number of the last event of each table, and its hash.

    Tables whose last event is gone are missing: nothing is appended behind a gap.
    """
    # In a fixed order, so that two servers with the same tables never deadlock.
    ids = padded(sorted({append.table_id for append in appends}))
    values = {str(place): table_id for place, table_id in enumerate(ids)}
    rows = statements.rows(_select_locked(len(ids)), values)
    # Before the receipts are read: the receipt of a repeated command may be in an archive.
    archived = {each: last for each, last, kept, _ in rows if kept == schema.ARCHIVE}
    heads: dict[str, Link] = {
        each: chain or None for each, last, _, chain in rows if last == 0 or chain is not None
    }
    heads |= restore(statements, archived)
    return {each: last for each, last, _, _ in rows if each in heads}, heads


@cache
def _select_locked(count: int) -> Select[Any]:
    # One parameter for each id: a list as one value would be compiled again for every batch.
    column = schema.tables.c
    return (
        select(column.id, column.last, column.kept, _HEAD)
        .where(
            column.id.in_([bindparam(str(place), type_=Text) for place in range(count)]),
            column.kept != schema.NOTHING,
        )
        .order_by(column.id)
        .with_for_update()
    )


def _find_answers(statements: Statements, appends: Iterable[Append]) -> dict[Key | None, bytes]:
    keys = padded([key for key in map(_receipt_key, appends) if key is not None])
    if not keys:
        return {}
    values = {f"{place}.{part}": v for place, key in enumerate(keys) for part, v in enumerate(key)}
    rows = statements.rows(_select_answers(len(keys)), values)
    return {(table_id, sender, command): answer for table_id, sender, command, answer in rows}


@cache
def _select_answers(count: int) -> Select[Any]:
    # Not `(a, b, c) IN (VALUES …)`: untyped in SQLite, which would scan all receipts.
    same = (
        and_(*(column == bindparam(f"{place}.{part}") for part, column in enumerate(_KEY)))
        for place in range(count)
    )
    return select(*_KEY, schema.receipts.c.answer).where(or_(*same))


def is_in_order(append: Append) -> bool:
    """Return whether the events of an append have the numbers that follow."""
    return all(entry.seq == seq for seq, entry in enumerate(append.entries, append.after + 1))


@dataclass(frozen=True, slots=True)
class Changes:
    """The row changes of all accepted appends in a batch; for one table the last append wins."""

    now: int
    events: list[Row] = field(default_factory=list)
    receipts: list[Row] = field(default_factory=list)
    rounds: list[Row] = field(default_factory=list)
    rated: list[Row] = field(default_factory=list)
    tables: dict[str, Row] = field(default_factory=dict)
    members: dict[str, list[Row]] = field(default_factory=dict)
    due: dict[str, int | None] = field(default_factory=dict)
    pending_turns: dict[str, PendingTurn] = field(default_factory=dict)
    results: list[Row] = field(default_factory=list)

    def new_rows(self, appends: Iterable[Append]) -> list[Row]:
        """Return rows for new tables, blank until their first append is accepted."""
        blank: dict[str, Any] = {"last": 0, "phase": "", "listed": False, "summary": b""}
        new = sorted((each.table_id, each.created) for each in appends if each.created is not None)
        return [{"id": key, "created": at, "updated": self.now, **blank} for key, at in new]

    def add(self, append: Append, last: int) -> None:
        """Add an accepted append; ``last`` is the number of the table's last event now."""
        key = append.table_id
        self.events.extend(_event(key, entry) for entry in append.entries)
        if append.receipt is not None:
            self.receipts.append(_receipt(key, append.receipt))
        self.rounds.extend(_round(key, done, self.now) for done in append.finished)
        self.rated.extend({"table_id": key, "last": end, "ended": self.now} for end in append.rated)
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
        if append.pending_turn is not None:
            self.pending_turns[key] = append.pending_turn
        if append.result is not None:
            self.results.append({"key": key, "result": append.result})

    def write(self, statements: Statements) -> None:
        """Write all changes in a few statements."""
        each = statements.each
        each(_ADD_EVENT, self.events)
        each(_ADD_RECEIPT, self.receipts)
        each(_ADD_ROUND, self.rounds)
        each(_ADD_RATED, self.rated)
        each(_UPDATE_TABLE, self.tables.values())
        each(_DELETE_MEMBERS, ({"key": key} for key in self.members))
        each(_ADD_MEMBER, (row for rows in self.members.values() for row in rows))
        # In a fixed order, like the locks: a heartbeat may be changing these rows.
        due = sorted(self.due.items())
        each(_DELETE_DUE, ({"key": key} for key, at in due if at is None))
        each(
            upsert(statements.dialect, schema.due),
            ({"table_id": key, "at": at, **FREE} for key, at in due if at is not None),
        )
        each(_SET_RESULT, sorted(self.results, key=itemgetter("key")))
        pending = sorted(self.pending_turns.items())
        each(_DELETE_NOTICE, ({"key": key} for key, turn in pending if turn.guest is None))
        each(
            upsert(statements.dialect, schema.notices),
            (_notice(key, turn) for key, turn in pending if turn.guest is not None),
        )


def _event(table_id: str, entry: Entry) -> Row:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "version": entry.version,
        "body": entry.body,
        "chain": entry.chain,
    }


def _notice(table_id: str, turn: PendingTurn) -> Row:
    return {
        "table_id": table_id,
        "guest_id": turn.guest,
        "turn": turn.turn,
        "began": turn.began,
        "at": turn.began,
        "tries": 0,
        "sent": b"[]",
    }


def _receipt(table_id: str, receipt: Receipt) -> Row:
    return {
        "table_id": table_id,
        "sender": receipt.sender,
        "command": receipt.command,
        "answer": receipt.answer,
    }


def _round(table_id: str, done: FinishedRound, now: int) -> Row:
    return {
        "commitment": done.commitment,
        "table_id": table_id,
        "first": done.first,
        "last": done.last,
        "ended": now,
        "players": done.players,
    }
