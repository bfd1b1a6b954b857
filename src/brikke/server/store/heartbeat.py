"""Heartbeats: which servers are alive, and outages in which none was."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection, Delete, bindparam, delete, insert, select, update

from brikke.server.store import schema
from brikke.server.store.due_tables import free_leases, lock_due
from brikke.server.store.engine import Part
from brikke.server.store.rows import Outage
from brikke.server.store.sql import upsert

OUTAGE_MS: Final = 2500
"""Without a heartbeat of any server for longer than this, there was an outage."""

_LOCK: Final = select(schema.pulse.c.at).with_for_update()
_OUTAGE: Final = tuple(schema.outages.c[name] for name in Outage.__match_args__)
_OUTAGES: Final = (
    select(*_OUTAGE).where(schema.outages.c.id > bindparam("after")).order_by(schema.outages.c.id)
)
_OTHERS: Final = (
    select(schema.servers.c.id).where(schema.servers.c.id != bindparam("server")).limit(1)
)


class Heartbeat(Part):
    """The part of the store with the heartbeats of servers.

    A server must send a heartbeat before anything else. Otherwise the timers that it writes would
    be moved by an outage that was over, and its connections would belong to an unknown server.
    """

    async def beat(self, server: str) -> None:
        """Write a heartbeat; after an outage, delay all timers by its length."""
        await self._database.write(partial(self._beat, server))

    def _read_clock(self, connection: Connection) -> None:
        known = connection.execute(select(schema.pulse.c.at)).scalar_one()
        self._database.sync_clock(connection, known)

    def _beat(self, server: str, connection: Connection) -> None:
        last = connection.execute(_LOCK).scalar_one()
        now = self._database.sync_clock(connection, last)
        if last is not None and now - last > OUTAGE_MS:
            _record_outage(connection, last, now)
        connection.execute(update(schema.pulse), {"at": now})
        alive = upsert(self._database.dialect, schema.servers)
        connection.execute(alive, {"id": server, "at": now})

    async def has_other_servers(self, server: str) -> bool:
        """Return whether any other server has sent a heartbeat and was not removed since."""
        return bool(await self._database.look(_OTHERS, server=server))

    async def outages(self, after: int = 0) -> list[Outage]:
        """Return the outages after the one of this number, in order."""
        return [Outage(*row) for row in await self._database.look(_OUTAGES, after=after)]

    async def remove_dead_servers(self, older_than: int) -> dict[str, list[str]]:
        """Remove servers whose last heartbeat is older than this time, and end their leases.

        Returns the ids of tables with connections to dead servers, each with the connection ids.
        The rows stay until :meth:`Presence.remove_connections` is called: the caller may die before
        the tables have recorded the departures.
        """
        dead = delete(schema.servers).where(schema.servers.c.at < older_than)
        return await self._database.write(partial(_remove_dead_servers, dead))


def _remove_dead_servers(dead: Delete, connection: Connection) -> dict[str, list[str]]:
    connection.execute(_LOCK)
    if connection.execute(dead).rowcount:
        # Other servers may take over the dead server's tables at once.
        free_leases(connection, schema.due.c.lease_by.not_in(select(schema.servers.c.id)))
    column = schema.presences.c
    # Not only of these servers: one that was removed too early may have continued for a moment.
    left = column.server.not_in(select(schema.servers.c.id))
    found: dict[str, list[str]] = {}
    for table_id, connection_id in connection.execute(
        select(column.table_id, column.connection).where(left)
    ):
        found.setdefault(table_id, []).append(connection_id)
    return found


def _record_outage(connection: Connection, since: int, until: int) -> None:
    connection.execute(insert(schema.outages), {"since": since, "until": until})
    column = schema.due.c
    late = column.at > since
    lock_due(connection, late)
    connection.execute(update(schema.due).where(late).values(at=column.at + (until - since)))
