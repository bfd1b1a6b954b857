"""The journal: the event log of every table, with optimistic appends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    LargeBinary,
    Select,
    and_,
    bindparam,
    case,
    cast,
    literal,
    null,
    or_,
    select,
    union_all,
)

from brikke.server.store import schema
from brikke.server.store.appends import write_appends
from brikke.server.store.chain import chained, count_proven
from brikke.server.store.damage import cut_broken_log
from brikke.server.store.engine import Database, Part
from brikke.server.store.group_commit import GroupCommit
from brikke.server.store.packing import unpack_proven
from brikke.server.store.plain_appends import is_plain, write_plain_appends
from brikke.server.store.rows import Append, Entry, Unavailable
from brikke.server.store.sql import padded

_KNOWN: Final = -1
_ARCHIVED: Final = 0
"""Numbers that no event has: they mark what is known of a log, and a row with a whole archive."""
_ENDLESS: Final = 2**31 - 1

_EVENT: Final = schema.events.c
_RECEIPT: Final = schema.receipts.c
_ARCHIVE: Final = schema.archives.c
_TABLE: Final[BindParameter[str]] = bindparam("table_id")

# All is read in one statement, which sees one snapshot: between two statements a log could move
# from rows to an archive, or go on.
_LOG: Final = union_all(
    select(_EVENT.seq, _EVENT.at, _EVENT.version, _EVENT.body, _EVENT.chain).where(
        _EVENT.table_id == _TABLE,
        # With the one before: the chain goes on from its hash.
        _EVENT.seq >= bindparam("after"),
        _EVENT.seq <= bindparam("upto"),
    ),
    select(literal(_ARCHIVED), _ARCHIVE.archived, literal(0), _ARCHIVE.body, _ARCHIVE.digest).where(
        _ARCHIVE.table_id == _TABLE
    ),
    # The number of the last event, in the place of a time, and whether the log is archived.
    select(
        literal(_KNOWN),
        schema.tables.c.last,
        case((schema.tables.c.kept == schema.ARCHIVE, 1), else_=0),
        cast(null(), LargeBinary),
        cast(null(), LargeBinary),
    ).where(schema.tables.c.id == _TABLE, schema.tables.c.kept != schema.NOTHING),
).order_by("seq")
_ANSWER: Final = union_all(
    select(
        literal(False).label("archived"),
        _RECEIPT.answer,
        cast(null(), LargeBinary).label("digest"),
        literal(0).label("last"),
    ).where(
        _RECEIPT.table_id == _TABLE,
        _RECEIPT.sender == bindparam("sender"),
        _RECEIPT.command == bindparam("command"),
    ),
    select(literal(True), _ARCHIVE.body, _ARCHIVE.digest, schema.tables.c.last)
    .join(schema.tables, schema.tables.c.id == _ARCHIVE.table_id)
    .where(_ARCHIVE.table_id == _TABLE),
)


@cache
def _select_new(count: int) -> Select[Any]:
    same = (
        # With the one before: the chain goes on from its hash.
        and_(_EVENT.table_id == bindparam(f"{place}.id"), _EVENT.seq >= bindparam(f"{place}.after"))
        for place in range(count)
    )
    return (
        select(_EVENT.table_id, _EVENT.seq, _EVENT.at, _EVENT.version, _EVENT.body, _EVENT.chain)
        .where(or_(*same))
        .order_by(_EVENT.table_id, _EVENT.seq)
    )


class Journal(Part):
    """The part of the store that holds events and receipts."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._plain_appends = GroupCommit[Append](self._write_plainly)
        self._appends = GroupCommit[Append](self._write)

    async def create_table(self, append: Append, created: int) -> None:
        """Create a table with its first events, or raise Conflict if the id is taken."""
        if not append.entries or append.entries[0].seq != 1:
            raise ValueError(f"a table begins with event 1: {append.table_id}")
        await self._submit(replace(append, created=created))

    async def append(self, append: Append) -> None:
        """Write an append durably, or raise Repeated or Conflict."""
        await self._submit(append)

    async def _submit(self, append: Append) -> None:
        if not await self._submit_plainly(append):
            await self._appends.submit(append)
        # Not before: a look at the database meanwhile would not have found it.
        if append.due is not None and append.due < self._database.due_from:
            self._database.due_from = append.due

    async def _submit_plainly(self, append: Append) -> bool:
        """Write an append in the quickest way, if there is one for it; return if it is written."""
        # SQLite is in this process: there it would save no messages.
        if self._database.dialect == "sqlite" or not is_plain(append):
            return False
        try:
            await self._plain_appends.submit(append)
        except Unavailable:
            raise
        except Exception:  # whatever the reason is, the other way finds it as well
            return False
        return True

    async def _write_plainly(self, appends: Sequence[Append]) -> Mapping[int, Exception]:
        return await write_plain_appends(self._database, appends)

    async def _write(self, appends: Sequence[Append]) -> Mapping[int, Exception]:
        refused = await self._database.write_batch(
            lambda statements: write_appends(self._database, statements, appends)
        )
        self._database.committed()
        return refused

    async def load(self, table_id: str, after: int = 0, upto: int = _ENDLESS) -> list[Entry]:
        """Return the events of a table in order; an unknown table has none.

        If the log is damaged, that is logged, and the table goes on from its last proven event.
        """
        rows = await self._database.look(_LOG, table_id=table_id, after=after, upto=upto)
        if not rows or rows[0][0] != _KNOWN:
            return []
        (_, end, is_archived, *_), *rest = rows
        if is_archived:
            log = unpack_proven(rest[0][3], rest[0][4], end) if rest else None
            if log is None:
                await cut_broken_log(self._database, table_id, self.now())
                return []
            entries = chained(None, (Entry(*event) for event in log.events))
            return [entry for entry in entries if after < entry.seq <= upto]
        found = [Entry(*row) for row in rest]
        # With the one before, if there is one.
        first, last = max(after, 1), min(end, upto)
        proven = count_proven(found, first)
        if not proven == len(found) == max(0, last - first + 1):
            await cut_broken_log(self._database, table_id, self.now())
        return [entry for entry in found[:proven] if entry.seq > after]

    async def load_new(self, after: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Return the events of some tables after those of these numbers, by one statement.

        Tables without any are missing, and so are those whose log is archived or damaged.
        """
        if not after:
            return {}
        ids = padded(list(after))
        values: dict[str, Any] = {f"{place}.id": table_id for place, table_id in enumerate(ids)}
        values |= {f"{place}.after": after[table_id] for place, table_id in enumerate(ids)}
        rows = await self._database.read_statements(
            lambda statements: statements.rows(_select_new(len(ids)), values)
        )
        found: dict[str, list[Entry]] = {table_id: [] for table_id in ids}
        for table_id, *event in rows:
            found[table_id].append(Entry(*event))
        return {
            table_id: entries[1:]
            for table_id, entries in found.items()
            if len(entries) > 1
            # With the one before: the chain goes on from what is known.
            and count_proven(entries, after[table_id]) == len(entries)
        }

    async def receipt(self, table_id: str, sender: str, command: str) -> bytes | None:
        """Return the stored answer to a command, if it was carried out."""
        rows = await self._database.fetch(
            _ANSWER, table_id=table_id, sender=sender, command=command
        )
        if rows and rows[0].archived:
            # Whoever reads the log of a damaged archive notices that.
            log = unpack_proven(*rows[0][1:])
            receipts = log.receipts if log else ()
            return next((answer for *key, answer in receipts if key == [sender, command]), None)
        return rows[0].answer if rows else None
