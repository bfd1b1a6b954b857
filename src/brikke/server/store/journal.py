"""The log of every table: append or lose."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from sqlalchemy import select

from brikke.server.store import schema
from brikke.server.store.drafts import Draft, write_drafts
from brikke.server.store.engine import Database, Part
from brikke.server.store.group_commit import GroupCommit
from brikke.server.store.rows import Append, Entry


class Journal(Part):
    """The part of the store that holds events and receipts."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._drafts = GroupCommit[Draft](database, partial(write_drafts, database))

    async def create_table(self, append: Append, created: int) -> None:
        """Open a table with its first events, or raise Conflict if the name is taken."""
        if not append.entries or append.entries[0].seq != 1:
            raise ValueError(f"a table begins with event 1: {append.table}")
        await self._drafts.submit(Draft(append, created))

    async def append(self, append: Append) -> None:
        """Write an append so that no crash undoes it, or raise Repeated or Conflict."""
        await self._drafts.submit(Draft(append))

    async def load(self, table: str, after: int = 0, upto: int | None = None) -> list[Entry]:
        """Return the events of a table in order; an unknown table has none."""
        column = schema.events.c
        query = (
            select(column.seq, column.at, column.version, column.body)
            .where(column.table_id == table, column.seq > after)
            .order_by(column.seq)
        )
        if upto is not None:
            query = query.where(column.seq <= upto)
        return [Entry(*row) for row in await self._database.fetch(query)]

    async def last_events(self, tables: Collection[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        column = schema.tables.c
        query = select(column.id, column.last).where(column.id.in_(tables))
        return {row.id: row.last for row in await self._database.fetch(query)}

    async def receipt(self, table: str, sender: str, command: str) -> bytes | None:
        """Return the answer that a command got, if it was carried out."""
        column = schema.receipts.c
        query = select(column.answer).where(
            column.table_id == table, column.sender == sender, column.command == command
        )
        rows = await self._database.fetch(query)
        return rows[0].answer if rows else None
