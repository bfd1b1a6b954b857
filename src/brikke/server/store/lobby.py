"""The lobby: lists of tables, finished rounds and uploaded records."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.people import select_person
from brikke.server.store.rows import EXPIRED, OVER, WAITING, FinishedRound, TableRow
from brikke.server.store.sql import insert_missing
from brikke.server.store.tournaments import is_unsealed

_TABLE: Final = tuple(schema.tables.c[name] for name in TableRow.__match_args__)
_ROUND: Final = tuple(schema.rounds.c[name] for name in FinishedRound.__match_args__)


class Lobby(Part):
    """The part of the store that finds tables, rounds and records."""

    async def listed(self, limit: int = 100) -> list[TableRow]:
        """Return the public tables that are not over, the most recently active first."""
        query = (
            select(*_TABLE)
            .where(schema.tables.c.listed)
            .order_by(schema.tables.c.updated.desc())
            .limit(limit)
        )
        return [TableRow(*row) for row in await self._database.fetch(query)]

    async def table_row(self, table_id: str) -> TableRow | None:
        """Return one table, as lists show it."""
        query = select(*_TABLE).where(schema.tables.c.id == table_id)
        rows = await self._database.fetch(query)
        return TableRow(*rows[0]) if rows else None

    async def waiting_with(self, code: str) -> list[str]:
        """Return the tables that wait for players and whose ids begin with a code; two at most."""
        column = schema.tables.c
        # No range of ids: some languages sort letters of their alphabet after z.
        query = select(column.id).where(column.id.startswith(code), column.phase == WAITING)
        return [row.id for row in await self._database.fetch(query.limit(2))]

    async def tables_of(
        self, guest: str, limit: int = 100, *, ended: bool = True
    ) -> list[tuple[TableRow, int]]:
        """Return a guest's tables with the guest's seats, the most recently active first.

        Without those that have ended, they do not count towards the limit.
        """
        column = schema.members.c
        query = (
            select(column.seat, *_TABLE)
            .join(schema.tables, schema.tables.c.id == column.table_id)
            .where(column.guest_id.in_(select_person(guest)))
            .order_by(schema.tables.c.updated.desc())
            .limit(limit)
        )
        if not ended:
            query = query.where(schema.tables.c.phase.not_in((OVER, EXPIRED)))
        return [(TableRow(*row), seat) for seat, *row in await self._database.fetch(query)]

    async def finished_round(self, commitment: str) -> tuple[str, FinishedRound] | None:
        """Return a finished round, with the id of its table.

        None also if its deal is still being played at another table of a tournament.
        """
        query = select(schema.rounds.c.table_id, *_ROUND).where(
            schema.rounds.c.commitment == commitment, is_unsealed(schema.rounds.c.table_id)
        )
        for table_id, *row in await self._database.fetch(query):
            return table_id, FinishedRound(*row)
        return None

    async def put_record(self, record: str, text: str) -> None:
        """Store a record; if the id exists, the stored text stays."""
        row = {"id": record, "created": self.now(), "body": text}
        statement = insert_missing(self._database.dialect, schema.records)
        await self._database.execute(statement.values(**row))

    async def record(self, record: str) -> str | None:
        """Return the text of a record."""
        query = select(schema.records.c.body).where(schema.records.c.id == record)
        rows = await self._database.fetch(query)
        return rows[0].body if rows else None
