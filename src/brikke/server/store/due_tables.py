"""Due tables: when the next timer of each table fires, with leases for one server at a time."""

from __future__ import annotations

from math import inf
from typing import Final

from sqlalchemy import BigInteger, ColumnElement, Connection, bindparam, func, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part

FREE: Final = {"lease_until": 0, "lease_by": None}
"""The values of a row without a lease."""
_FIRST: Final = select(func.min(schema.due.c.at))
_FIRST_FREE: Final = _FIRST.where(schema.due.c.lease_until <= bindparam("now", type_=BigInteger))


class DueTables(Part):
    """The part of the store that knows which table is due next."""

    async def lease_due(self, server: str, before: int, lease: int, limit: int) -> list[str]:
        """Lease tables that are due by then to a server, the longest due first; return their ids.

        A lease lasts for this many milliseconds, or until the next append to the table.
        """
        column = schema.due.c
        now = self.now()
        free = (
            select(column.table_id)
            .where(column.at <= before, column.lease_until <= now)
            .order_by(column.at)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )

        def take(connection: Connection) -> list[str]:
            taken = list(connection.scalars(free))
            if taken:
                ours = update(schema.due).where(column.table_id.in_(taken))
                connection.execute(ours.values(lease_until=now + lease, lease_by=server))
            return taken

        leased = await self._database.write(take)
        if len(leased) == limit:
            self._database.due_from = 0
        return leased

    async def release_leases(self, server: str) -> None:
        """End all leases of a server, which may have lost track of some of them."""
        ours = schema.due.c.lease_by == server
        await self._database.write(lambda lent: free_leases(lent, ours))
        self._database.due_from = 0

    async def next_due(self) -> int | None:
        """Return when the first table without a lease is due."""
        # What is appended meanwhile counts as well.
        self._database.due_from = inf
        try:
            [row] = await self._database.look(_FIRST_FREE, now=self.now())
        except BaseException:
            self._database.due_from = 0
            raise
        at: int | None = row[0]
        self._database.due_from = min(self._database.due_from, inf if at is None else at)
        return at

    @property
    def due_from(self) -> float:
        """A time before which nothing is due that this server has written or seen."""
        return self._database.due_from

    async def first_free(self) -> int | None:
        """Return since when the first table is due that no server has leased; None if none is."""
        [row] = await self._database.look(_FIRST_FREE, now=self.now())
        at: int | None = row[0]
        return None if at is None or at >= self.now() else at

    async def first_due(self) -> int | None:
        """Return since when the first table is due, leased or not; None if none is."""
        [row] = await self._database.look(_FIRST)
        at: int | None = row[0]
        return None if at is None or at >= self.now() else at


def free_leases(connection: Connection, which: ColumnElement[bool]) -> None:
    """End the leases of these tables."""
    lock_due(connection, which)
    connection.execute(update(schema.due).where(which).values(FREE))


def lock_due(connection: Connection, which: ColumnElement[bool]) -> None:
    """Lock these rows until the end of the transaction."""
    # In the same order as appends, so that there is no deadlock.
    column = schema.due.c
    connection.execute(
        select(column.table_id).where(which).order_by(column.table_id).with_for_update()
    )
