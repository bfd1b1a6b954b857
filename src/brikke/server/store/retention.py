"""Retention: removes expired tables, guests and records, if the host has set a limit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Column, Connection, Select, delete, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.people import PROOFS
from brikke.server.store.rows import EXPIRED

_TOMBSTONE: Final = {
    "kept": schema.NOTHING,
    "phase": EXPIRED,
    "listed": False,
    "last": 0,
    "summary": b"{}",
}
_OF_TABLES: Final = tuple(
    kind.c.table_id
    for kind in (
        schema.archives,
        schema.club_tables,
        schema.damaged,
        schema.members,
        schema.results,
        schema.rounds,
    )
)
_OF_GUESTS: Final = (*PROOFS, schema.results.c.guest_id, schema.guests.c.id)


class Retention(Part):
    """The part of the store that removes expired data."""

    async def expire(self, before: int, limit: int) -> list[str]:
        """Remove archived tables that were last written before this time; return their ids.

        The ids stay taken: a row remains that says only that the table is expired.
        """
        column = schema.tables.c
        old = _select_oldest(column.id, column.updated, before, limit).where(
            column.kept == schema.ARCHIVE,
            column.id.not_in(select(schema.presences.c.table_id)),
        )

        def remove_dead_servers(connection: Connection) -> list[str]:
            taken = _remove(old, _OF_TABLES, connection)
            if taken:
                gone = update(schema.tables).where(column.id.in_(taken))
                connection.execute(gone.values(**_TOMBSTONE))
            return taken

        return await self._database.write(remove_dead_servers)

    async def expire_guests(self, before: int, limit: int) -> int:
        """Remove guests who were last seen before this time; return how many.

        Those with a seat, a club or a kept name stay. So do guests who asked to be forgotten, as
        rows that say only that.
        """
        guest, member = schema.guests.c, schema.members.c
        seated = select(member.guest_id).where(member.guest_id == guest.id)
        club = schema.club_members.c
        in_club = select(club.guest_id).where(club.guest_id == guest.id)
        old = _select_oldest(guest.id, guest.seen, before, limit).where(
            guest.forgotten.is_(False),
            guest.skeleton.is_(None),
            guest.merged.is_(None),
            ~seated.exists(),
            ~in_club.exists(),
            guest.id.not_in(select(schema.presences.c.guest_id)),
        )
        return len(await self._database.write(partial(_remove, old, _OF_GUESTS)))

    async def expire_records(self, before: int, limit: int) -> int:
        """Remove records that were uploaded before this time; return how many."""
        record = schema.records.c
        old = _select_oldest(record.id, record.created, before, limit)
        return len(await self._database.write(partial(_remove, old, (record.id,))))


def _select_oldest(key: Column[str], at: Column[int], before: int, limit: int) -> Select[str]:
    oldest = select(key).where(at < before).order_by(at).limit(limit)
    # Locked rows are skipped: they are being removed already, or are in use again.
    return oldest.with_for_update(skip_locked=True)


def _remove(old: Select[str], columns: Sequence[Column[str]], connection: Connection) -> list[str]:
    """Delete all rows with the selected keys in these columns; return the keys."""
    taken = list(connection.scalars(old))
    for column in columns if taken else ():
        connection.execute(delete(column.table).where(column.in_(taken)))
    return taken
