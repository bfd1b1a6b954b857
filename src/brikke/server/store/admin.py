"""Administration: tokens that open the page of the server's host, and how much there is."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Select, delete, func, insert, select

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import ServerCounts, TableRow

LATELY_MS: Final = 2 * 24 * 3600 * 1000
"""It is recorded once a day that a guest was seen."""
_token: Final = schema.host_tokens.c
_TABLE: Final = tuple(schema.tables.c[name] for name in TableRow.__match_args__)


class Admin(Part):
    """The part of the store for the host of the server."""

    async def add_host_token(self, token_hash: str, expires: int) -> None:
        """Add a token of the host, and delete expired ones."""
        row = {"hash": token_hash, "expires": expires}
        stale = delete(schema.host_tokens).where(_token.expires <= self.now())
        await self._database.execute(stale, insert(schema.host_tokens).values(**row))

    async def is_host_token(self, token_hash: str) -> bool:
        """Return whether this is a token of the host that has not expired."""
        query = select(_token.expires).where(_token.hash == token_hash, _token.expires > self.now())
        return bool(await self._database.fetch(query))

    async def server_counts(self) -> ServerCounts:
        """Return how much there is; it counts all rows, so it is not asked often."""
        guest, phase = schema.guests.c, schema.tables.c.phase
        phases = await self._database.fetch(select(phase, func.count()).group_by(phase))
        people = select(func.count()).where(guest.forgotten.is_(False), guest.merged.is_(None))
        return ServerCounts(
            tables=dict(map(tuple, phases)),
            guests=await self._count(people),
            kept_names=await self._count(people.where(guest.skeleton.is_not(None))),
            seen_lately=await self._count(people.where(guest.seen > self.now() - LATELY_MS)),
            connections=await self._count(select(func.count()).select_from(schema.presences)),
            clubs=await self._count(select(func.count()).select_from(schema.clubs)),
            reports=await self._count(select(func.count()).where(schema.reports.c.done.is_(False))),
        )

    async def newest_tables(self, limit: int) -> list[TableRow]:
        """Return the tables that changed last."""
        column = schema.tables.c
        query = select(*_TABLE).where(column.kept == schema.EVENTS)
        rows = await self._database.fetch(query.order_by(column.updated.desc()).limit(limit))
        return [TableRow(*row) for row in rows]

    async def _count(self, query: Select[int]) -> int:
        [[count]] = await self._database.fetch(query)
        return int(count)
