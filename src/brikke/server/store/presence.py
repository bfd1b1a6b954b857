"""Who is there: one row for each open connection to a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Connection, bindparam, delete, func, select

from brikke.server.store import schema
from brikke.server.store.engine import Database, Part
from brikke.server.store.group_commit import GroupCommit
from brikke.server.store.rows import News
from brikke.server.store.sql import Row, execute_each, insert_or_replace

Moves = Mapping[str, Row | None]
"""Connections with where they are now; None: nowhere."""


class Presence(Part):
    """The part of the store that knows who is at a table, whichever server they are on."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._moves = GroupCommit[Moves](database, write_moves)

    async def arrive(self, connection: str, table: str, guest: str, server: str) -> None:
        """Note that a guest is at a table by this connection."""
        row = {"connection": connection, "table_id": table, "guest_id": guest, "server": server}
        await self._moves.submit({connection: row})

    async def depart(self, connections: Collection[str]) -> None:
        """Note that these connections are closed."""
        await self._moves.submit(dict.fromkeys(connections))

    async def present(self, table: str) -> list[str]:
        """Return the guests at a table, one for each connection to a server that lives."""
        column = schema.presences.c
        alive = select(schema.servers.c.id)
        query = select(column.guest_id).where(column.table_id == table, column.server.in_(alive))
        return [row.guest_id for row in await self._database.fetch(query)]

    async def news(self, server: str) -> dict[str, News]:
        """Return what is new at every table that has a connection to this server."""
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
        return {table: News(*row) for table, *row in await self._database.fetch(query)}


def write_moves(connection: Connection, jobs: Sequence[Moves]) -> Mapping[int, Exception]:
    """Write where each connection is after all these moves."""
    after: dict[str, Row | None] = {}
    for moves in jobs:
        after.update(moves)
    gone = delete(schema.presences).where(schema.presences.c.connection == bindparam("key"))
    execute_each(connection, gone, ({"key": key} for key, row in after.items() if row is None))
    here = insert_or_replace(connection.dialect.name, schema.presences)
    execute_each(connection, here, (row for row in after.values() if row is not None))
    return {}
