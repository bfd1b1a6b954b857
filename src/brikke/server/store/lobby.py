"""Lists of tables, and what is public of those that were played."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import FinishedRound, TableRow
from brikke.server.store.statements import insert_missing

_TABLE: Final = tuple(schema.tables.c[name] for name in TableRow.__match_args__)
_ROUND: Final = tuple(schema.rounds.c[name] for name in FinishedRound.__match_args__)


class Lobby(Part):
    """The part of the store that finds tables, rounds and records."""

    async def listed(self, limit: int = 100) -> list[TableRow]:
        """Return the public tables that are not over, the liveliest first."""
        query = (
            select(*_TABLE)
            .where(schema.tables.c.listed)
            .order_by(schema.tables.c.updated.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]

    async def table_row(self, table: str) -> TableRow | None:
        """Return one table as lists show it."""
        query = select(*_TABLE).where(schema.tables.c.id == table)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else TableRow(*row)

    async def tables_of(self, guest: str, limit: int = 100) -> list[tuple[TableRow, int]]:
        """Return a guest's tables, the liveliest first, each with the guest's seat."""
        column = schema.members.c
        query = (
            select(column.seat, *_TABLE)
            .join(schema.tables, schema.tables.c.id == column.table_id)
            .where(column.guest_id == guest)
            .order_by(schema.tables.c.updated.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return [(TableRow(*row), seat) for seat, *row in rows]

    async def finished_round(self, commitment: str) -> tuple[str, FinishedRound] | None:
        """Return a round that is over, with its table."""
        query = select(schema.rounds.c.table_id, *_ROUND).where(
            schema.rounds.c.commitment == commitment
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (row[0], FinishedRound(*row[1:]))

    async def put_record(self, record: str, text: str) -> None:
        """Keep a record; the first text of a name stays."""
        row = {"id": record, "created": self.now(), "body": text}
        async with self._database.writing() as connection:
            await connection.execute(insert_missing(connection.dialect.name, schema.records), row)

    async def record(self, record: str) -> str | None:
        """Return the text of a record."""
        query = select(schema.records.c.body).where(schema.records.c.id == record)
        async with self._database.reading() as connection:
            text: str | None = await connection.scalar(query)
            return text
