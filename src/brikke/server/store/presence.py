"""Presence: one row for each open connection to a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sqlalchemy import bindparam, case, delete, func, select

from brikke.server.store import schema
from brikke.server.store.engine import Database, Part
from brikke.server.store.group_commit import GroupCommit
from brikke.server.store.rows import TableStatus
from brikke.server.store.sql import Row, upsert
from brikke.server.store.statements import Statements

Moves = Mapping[str, Row | None]
"""Connection ids with their new rows; None: closed."""
_CONNECTED: Final = select(schema.presences.c.guest_id).where(
    schema.presences.c.table_id == bindparam("table_id"),
    schema.presences.c.server.in_(select(schema.servers.c.id)),
)
_NAMED: Final = case(
    (
        schema.presences.c.guest_id.in_(bindparam("guests", expanding=True)),
        schema.presences.c.guest_id,
    ),
    else_="",
).label("named")
_COUNTED: Final = (
    select(_NAMED, func.count().label("connections"))
    .where(
        schema.presences.c.table_id == bindparam("table_id"),
        schema.presences.c.server.in_(select(schema.servers.c.id)),
    )
    .group_by(_NAMED)
)
_REMOVE: Final = delete(schema.presences).where(schema.presences.c.connection == bindparam("key"))


class Presence(Part):
    """The part of the store that knows the connections to a table, on all servers."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._moves = GroupCommit[Moves](
            lambda jobs: database.write_batch(lambda statements: write_moves(statements, jobs))
        )

    async def add_connection(
        self, connection: str, table_id: str, guest: str, server: str, address: str = ""
    ) -> None:
        """Record a guest's connection to a table; ``address`` tells addresses there apart."""
        row = {
            "connection": connection,
            "table_id": table_id,
            "guest_id": guest,
            "server": server,
            "address": address,
        }
        await self._moves.submit({connection: row})

    async def remove_connections(self, connections: Collection[str]) -> None:
        """Record that these connections are closed."""
        await self._moves.submit(dict.fromkeys(connections))

    async def connected_guests(self, table_id: str) -> list[str]:
        """Return the guests at a table, once for each connection to a live server."""
        rows = await self._database.fetch(_CONNECTED, table_id=table_id)
        return [row.guest_id for row in rows]

    async def count_connections(self, table_id: str, guests: Collection[str]) -> dict[str, int]:
        """Return how many connections each of some guests has to a table, and under "" all others.

        Those who have none are missing. However many watch, it is one row for each guest named.
        """
        rows = await self._database.fetch(_COUNTED, table_id=table_id, guests=list(guests))
        return {row.named: row.connections for row in rows}

    async def addresses(self, table_id: str) -> dict[str, set[str]]:
        """Return the addresses of the guests at a table, as far as they are known."""
        column = schema.presences.c
        query = select(column.guest_id, column.address).where(
            column.table_id == table_id, column.address != ""
        )
        found: dict[str, set[str]] = {}
        for guest, address in await self._database.fetch(query):
            found.setdefault(guest, set()).add(address)
        return found

    async def guests_at_tables(self, guests: Collection[str]) -> set[str]:
        """Return which of these guests have an open connection to a table."""
        column = schema.presences.c
        query = select(column.guest_id).where(column.guest_id.in_(guests)).distinct()
        return {row.guest_id for row in await self._database.fetch(query)}

    async def table_statuses(self, server: str) -> dict[str, TableStatus]:
        """Return the status of every table with a connection to this server, by table id."""
        here = select(schema.presences.c.table_id).where(schema.presences.c.server == server)
        column, anyone = schema.tables.c, schema.presences.alias()
        query = (
            select(
                column.id,
                column.last,
                func.count(),
                func.count().filter(anyone.c.server == server),
            )
            .join(anyone, anyone.c.table_id == column.id)
            .where(column.id.in_(here), anyone.c.server.in_(select(schema.servers.c.id)))
            .group_by(column.id, column.last)
        )
        return {table_id: TableStatus(*row) for table_id, *row in await self._database.fetch(query)}


def write_moves(statements: Statements, jobs: Sequence[Moves]) -> Mapping[int, Exception]:
    """Write the final row of each connection after all these changes."""
    after: dict[str, Row | None] = {}
    for moves in jobs:
        after.update(moves)
    statements.each(_REMOVE, ({"key": key} for key, row in after.items() if row is None))
    here = upsert(statements.dialect, schema.presences)
    statements.each(here, (row for row in after.values() if row is not None))
    return {}
