"""Which servers are alive, and when none was."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection, Delete, delete, insert, select, update

from brikke.server.store import schema
from brikke.server.store.due import free_leases, lock_due
from brikke.server.store.engine import Part
from brikke.server.store.rows import Outage
from brikke.server.store.sql import insert_or_replace

OUTAGE_MS: Final = 2500
"""Silence of all servers for longer than this is an outage."""

_LOCK: Final = select(schema.pulse.c.at).with_for_update()
_OUTAGE: Final = tuple(schema.outages.c[name] for name in Outage.__match_args__)


class Pulse(Part):
    """The part of the store in which servers show that they live.

    A server beats before it does anything else: whatever it makes due earlier would be moved by
    an outage that was over, and its presences would belong to a server that nobody knows.
    """

    async def beat(self, server: str) -> None:
        """Say that this server lives; after an outage, move what was due by its length."""
        await self._database.write(partial(self._beat, server))

    def _beat(self, server: str, connection: Connection) -> None:
        last = connection.execute(_LOCK).scalar_one()
        now = self._database.learn_time(connection)
        if last is not None and now - last > OUTAGE_MS:
            _note_outage(connection, last, now)
        connection.execute(update(schema.pulse), {"at": now})
        alive = insert_or_replace(self._database.dialect, schema.servers)
        connection.execute(alive, {"id": server, "at": now})

    async def outages(self, after: int = 0) -> list[Outage]:
        """Return the outages after the one of this number, in order."""
        column = schema.outages.c
        query = select(*_OUTAGE).where(column.id > after).order_by(column.id)
        return [Outage(*row) for row in await self._database.fetch(query)]

    async def bury(self, older_than: int) -> dict[str, list[str]]:
        """Remove servers whose last beat was before this time, and free what they had in hand.

        Returns the tables where somebody was by a server that is no more, with the connections.
        They stay on the list until :meth:`Presence.depart` has removed them: whoever buries may
        die before the tables know.
        """
        dead = delete(schema.servers).where(schema.servers.c.at < older_than)
        return await self._database.write(partial(_bury, dead))


def _bury(dead: Delete, connection: Connection) -> dict[str, list[str]]:
    connection.execute(_LOCK)
    if connection.execute(dead).rowcount:
        # Others may act at once where a server that is no more would have acted.
        free_leases(connection, schema.due.c.lease_by.not_in(select(schema.servers.c.id)))
    column = schema.presences.c
    # Not only of those servers: one that was buried too early may have gone on for a moment.
    left = column.server.not_in(select(schema.servers.c.id))
    found: dict[str, list[str]] = {}
    for table, visit in connection.execute(select(column.table_id, column.connection).where(left)):
        found.setdefault(table, []).append(visit)
    return found


def _note_outage(connection: Connection, since: int, until: int) -> None:
    connection.execute(insert(schema.outages), {"since": since, "until": until})
    column = schema.due.c
    late = column.at > since
    lock_due(connection, late)
    connection.execute(update(schema.due).where(late).values(at=column.at + (until - since)))
