"""Seeks: guests who look for others, and are seated together as soon as enough of them fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import OpenSeek, Seek
from brikke.server.store.sql import upsert

LOST_MS: Final = 15_000
"""After this time without a question from its guest a seek is over: the page was closed."""

Choice = Callable[[Sequence[Seek], int], Sequence[Seek]]
"""Returns which of the seeks with one wish, the oldest first, are seated at a time; maybe none."""

_seek: Final = schema.seeks.c
_SEEK: Final = tuple(_seek[name] for name in Seek.__match_args__)


class Seeks(Part):
    """The part of the store with the guests who look for others."""

    async def put_seek(self, seek: Seek) -> None:
        """Write the wish of a guest; an older one is replaced."""
        row = {name: getattr(seek, name) for name in Seek.__match_args__}
        statement = upsert(self._database.dialect, schema.seeks)
        await self._database.execute(statement.values(**row, seen=self.now()))

    async def end_seek(self, guest: str) -> None:
        """Delete the wish of a guest."""
        await self._database.execute(delete(schema.seeks).where(_seek.guest_id == guest))

    async def seek(self, guest: str) -> Seek | None:
        """Return the wish of a guest, and record that the guest still waits."""
        seen = update(schema.seeks).where(_seek.guest_id == guest).values(seen=self.now())
        found = seen.returning(*_SEEK)
        row = await self._database.write(lambda lent: lent.execute(found).one_or_none())
        return Seek(*row) if row is not None else None

    async def seat_seekers(self, wish: str, table_id: str, choose: Choice) -> list[Seek]:
        """Seat guests with one wish at a new table, if enough fit; each is seated once."""
        now = self.now()
        waiting = (
            select(*_SEEK)
            .where(_seek.wish == wish, _seek.table_id.is_(None), _seek.seen > now - LOST_MS)
            .order_by(_seek.created, _seek.guest_id)
            .with_for_update()
        )

        def write(connection: Connection) -> list[Seek]:
            known = [Seek(*row) for row in connection.execute(waiting)]
            chosen = choose(known, now)
            for seat, each in enumerate(chosen):
                ours = update(schema.seeks).where(_seek.guest_id == each.guest_id)
                connection.execute(ours.values(table_id=table_id, seat=seat))
            return list(chosen)

        return await self._database.write(write)

    async def seated_at(self, table_id: str) -> list[Seek]:
        """Return the seeks that led to a table, in the order of their seats."""
        query = select(*_SEEK).where(_seek.table_id == table_id).order_by(_seek.seat)
        return [Seek(*row) for row in await self._database.fetch(query)]

    async def open_seeks(self) -> list[OpenSeek]:
        """Return the wishes of all who wait, those with most guests first."""
        count = func.count()
        query = (
            select(_seek.wish, count)
            .where(_seek.table_id.is_(None), _seek.seen > self.now() - LOST_MS)
            .group_by(_seek.wish)
            .order_by(count.desc(), _seek.wish)
        )
        return [OpenSeek(*row) for row in await self._database.fetch(query)]

    async def expire_seeks(self, before: int, limit: int) -> int:
        """Remove seeks that were last seen before this time; return how many."""
        old = select(_seek.guest_id).where(_seek.seen < before).limit(limit)
        gone = delete(schema.seeks).where(_seek.guest_id.in_(old)).returning(_seek.guest_id)
        return len(await self._database.write(lambda lent: lent.execute(gone).all()))
