"""What a host does not want to keep for ever is removed for good, and only when it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Column, Connection, Select, delete, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import EXPIRED

_TOMBSTONE: Final = {
    "kept": schema.NOTHING,
    "phase": EXPIRED,
    "listed": False,
    "last": 0,
    "summary": b"{}",
}
_OF_TABLES: Final = tuple(
    kind.c.table_id for kind in (schema.archives, schema.members, schema.rounds)
)
_OF_GUESTS: Final = (schema.tokens.c.guest_id, schema.transfers.c.guest_id, schema.guests.c.id)


class Retention(Part):
    """The part of the store that lets go of things."""

    async def expire(self, before: int, limit: int) -> list[str]:
        """Remove archived tables that nothing was written to since then, and return them.

        Their addresses stay taken, by a row that says no more than that they are expired.
        """
        table = schema.tables.c
        old = _select_oldest(table.id, table.updated, before, limit).where(
            table.kept == schema.ARCHIVE,
            table.id.not_in(select(schema.presences.c.table_id)),
        )

        def bury(connection: Connection) -> list[str]:
            taken = _remove(old, _OF_TABLES, connection)
            if taken:
                gone = update(schema.tables).where(table.id.in_(taken))
                connection.execute(gone.values(**_TOMBSTONE))
            return taken

        return await self._database.write(bury)

    async def expire_guests(self, before: int, limit: int) -> int:
        """Remove guests who were not seen since then and have no seat; return how many.

        Those who asked to be forgotten stay, as a row that says nothing but that.
        """
        guest, member = schema.guests.c, schema.members.c
        seated = select(member.guest_id).where(member.guest_id == guest.id)
        old = _select_oldest(guest.id, guest.seen, before, limit).where(
            guest.forgotten.is_(False),
            ~seated.exists(),
            guest.id.not_in(select(schema.presences.c.guest_id)),
        )
        return len(await self._database.write(partial(_remove, old, _OF_GUESTS)))

    async def expire_records(self, before: int, limit: int) -> int:
        """Remove records that were uploaded before then; return how many."""
        record = schema.records.c
        old = _select_oldest(record.id, record.created, before, limit)
        return len(await self._database.write(partial(_remove, old, (record.id,))))


def _select_oldest(key: Column[str], at: Column[int], before: int, limit: int) -> Select[str]:
    oldest = select(key).where(at < before).order_by(at).limit(limit)
    # What somebody holds right now is being removed already, or of use again.
    return oldest.with_for_update(skip_locked=True)


def _remove(old: Select[str], columns: Sequence[Column[str]], connection: Connection) -> list[str]:
    """Delete every row that has one of these keys in one of these columns; return the keys."""
    taken = list(connection.scalars(old))
    for column in columns if taken else ():
        connection.execute(delete(column.table).where(column.in_(taken)))
    return taken
