"""Tables that act by themselves at their time, each by one server at a time."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part


class Due(Part):
    """The part of the store that says which table acts next."""

    async def take_due(self, server: str, before: int, lease: int, limit: int) -> list[str]:
        """Return tables that are due by then, the longest due first, and lease them to a server.

        Nobody else gets them for so many milliseconds, unless they are released or appended to.
        """
        async with self._database.writing() as connection:
            return await connection.run_sync(self._take, server, before, lease, limit)

    def _take(
        self, connection: Connection, server: str, before: int, lease: int, limit: int
    ) -> list[str]:
        column = schema.due.c
        now = self.now()
        free = (
            select(column.table_id)
            .where(column.at <= before, column.lease_until <= now)
            .order_by(column.at)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        taken = list(connection.scalars(free))
        if taken:
            ours = update(schema.due).where(column.table_id.in_(taken))
            connection.execute(ours.values(lease_until=now + lease, lease_by=server))
        return taken

    async def release_due(self, table: str, server: str) -> None:
        """Give a lease back, if it is still this server's."""
        ours = (schema.due.c.table_id == table) & (schema.due.c.lease_by == server)
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.due).where(ours).values(lease_until=0, lease_by=None)
            )

    async def next_due(self) -> int | None:
        """Return when the first table is due that nobody has leased."""
        query = select(func.min(schema.due.c.at)).where(schema.due.c.lease_until <= self.now())
        async with self._database.reading() as connection:
            at: int | None = await connection.scalar(query)
            return at
