"""Notices: how guests want to be told of turns, and what is still to be sent, with leases."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    Integer,
    bindparam,
    delete,
    select,
    update,
)

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import DueNotice, MailAddress, NoticeSettings, PushDevice
from brikke.server.store.sql import insert_missing, upsert

MOST_DEVICES: Final = 10
"""The number of devices of one guest; the oldest make room."""

_SETTINGS: Final = tuple(schema.notice_settings.c[name] for name in NoticeSettings.__match_args__)
_DEVICE: Final = tuple(schema.push_devices.c[name] for name in PushDevice.__match_args__)
_MAIL: Final = tuple(schema.mail_addresses.c[name] for name in MailAddress.__match_args__)
_NOTICE: Final = tuple(schema.notices.c[name] for name in DueNotice.__match_args__)
_device: Final = schema.push_devices.c
_mail: Final = schema.mail_addresses.c
_notice: Final = schema.notices.c
_DUE: Final = (
    select(*_NOTICE)
    .where(_notice.at <= bindparam("now", type_=BigInteger))
    .order_by(_notice.at)
    .limit(bindparam("limit", type_=Integer))
)


class Notices(Part):
    """The part of the store with the notices of turns."""

    async def host_key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a secret of the host; the first server that asks makes it."""
        column = schema.host_keys.c
        query = select(column.body).where(column.name == name)
        found = await self._database.fetch(query)
        if not found:
            statement = insert_missing(self._database.dialect, schema.host_keys)
            await self._database.execute(statement.values(name=name, body=make()))
            found = await self._database.fetch(query)
        return bytes(found[0].body)

    async def notice_settings(self, guest: str) -> NoticeSettings:
        """Return how a guest wants to be told."""
        query = select(*_SETTINGS).where(schema.notice_settings.c.guest_id == guest)
        rows = await self._database.fetch(query)
        return NoticeSettings(*rows[0]) if rows else NoticeSettings(guest)

    async def put_notice_settings(self, settings: NoticeSettings) -> None:
        """Write how a guest wants to be told."""
        row = {name: getattr(settings, name) for name in NoticeSettings.__match_args__}
        statement = upsert(self._database.dialect, schema.notice_settings)
        await self._database.execute(statement.values(**row))

    async def put_device(self, device: PushDevice) -> None:
        """Add a device of a guest. One that was somebody else's is this guest's from now on."""
        row = {name: getattr(device, name) for name in PushDevice.__match_args__}
        older = (
            select(_device.id)
            .where(_device.guest_id == device.guest_id)
            .order_by(_device.created.desc(), _device.id)
        )

        def write(connection: Connection) -> None:
            connection.execute(upsert(connection.dialect.name, schema.push_devices).values(**row))
            surplus = [each for each in connection.scalars(older) if each != device.id]
            for each in surplus[MOST_DEVICES - 1 :]:
                connection.execute(delete(schema.push_devices).where(_device.id == each))

        await self._database.write(write)

    async def remove_device(self, device: str, guest: str) -> None:
        """Remove a device, if it is this guest's."""
        own = (_device.id == device, _device.guest_id == guest)
        await self._database.execute(delete(schema.push_devices).where(*own))

    async def devices_of(self, guest: str) -> list[PushDevice]:
        """Return the devices of a guest, the oldest first."""
        query = select(*_DEVICE).where(_device.guest_id == guest).order_by(_device.created)
        return [PushDevice(*row) for row in await self._database.fetch(query)]

    async def put_mail(self, mail: MailAddress) -> None:
        """Write the address of a guest; an older one is replaced."""
        row = {name: getattr(mail, name) for name in MailAddress.__match_args__}
        statement = upsert(self._database.dialect, schema.mail_addresses)
        await self._database.execute(statement.values(**row, created=self.now()))

    async def mail_of(self, guest: str) -> MailAddress | None:
        """Return the address of a guest."""
        rows = await self._database.fetch(select(*_MAIL).where(_mail.guest_id == guest))
        return MailAddress(*rows[0]) if rows else None

    async def remove_mail(self, guest: str) -> None:
        """Remove the address of a guest."""
        await self._database.execute(delete(schema.mail_addresses).where(_mail.guest_id == guest))

    async def confirm_mail(self, key: str) -> bool:
        """Confirm the address of a key; return whether there is one."""
        done = update(schema.mail_addresses).where(_mail.key == key).values(confirmed=True)
        return await self._any(done.returning(_mail.guest_id))

    async def stop_mail(self, key: str) -> bool:
        """Remove the address of a key; return whether there was one."""
        return await self._any(
            delete(schema.mail_addresses).where(_mail.key == key).returning(_mail.guest_id)
        )

    async def person_told(self, guest: str) -> tuple[str, str] | None:
        """Return who is told for a guest with a seat, and in which language; None if forgotten.

        The past of a guest may have been merged into a kept name.
        """
        column = schema.guests.c
        columns = (column.id, column.merged, column.language, column.forgotten)
        rows = await self._database.fetch(select(*columns).where(column.id == guest))
        if rows and rows[0].merged is not None:
            rows = await self._database.fetch(select(*columns).where(column.id == rows[0].merged))
        if not rows or rows[0].forgotten:
            return None
        return rows[0].id, rows[0].language

    async def first_notice(self, now: int) -> Hashable | None:
        """Return the notice that is to be sent first and that nobody has leased."""
        return next(iter(await self._database.look(_DUE, now=now, limit=1)), None)

    async def lease_notices(self, now: int, lease: int, limit: int) -> list[DueNotice]:
        """Lease notices that are to be sent now, for this many milliseconds."""
        given = {"now": now, "limit": limit}
        # Most of the time there are none: then no transaction is needed.
        if not await self._database.look(_DUE, **given):
            return []

        def take(connection: Connection) -> list[DueNotice]:
            rows = connection.execute(_DUE.with_for_update(skip_locked=True), given).all()
            taken = [DueNotice(*row) for row in rows]
            ours = update(schema.notices).where(
                _notice.table_id.in_([each.table_id for each in taken])
            )
            connection.execute(ours.values(at=now + lease))
            return taken

        return await self._database.write(take)

    async def postpone_notice(self, notice: DueNotice, at: int, sent: bytes, tries: int) -> None:
        """Write when to try again, and who has the notice, unless its turn is over."""
        await self._database.execute(
            update(schema.notices).where(*_is_same(notice)).values(at=at, sent=sent, tries=tries)
        )

    async def end_notice(self, notice: DueNotice) -> None:
        """Remove a notice; one of a later turn stays."""
        await self._database.execute(delete(schema.notices).where(*_is_same(notice)))

    async def _any(self, statement: Executable) -> bool:
        """Execute a statement; return whether it concerned any row."""
        return bool(await self._database.write(lambda lent: lent.execute(statement).all()))


def _is_same(notice: DueNotice) -> Sequence[ColumnElement[bool]]:
    return (_notice.table_id == notice.table_id, _notice.turn == notice.turn)


def merge_notices(connection: Connection, past: str, kept: str) -> None:
    """Move the devices of a guest to a kept name; the rest is as the kept name has it."""
    moved = update(schema.push_devices).where(_device.guest_id == past)
    connection.execute(moved.values(guest_id=kept))
    for kind in (schema.notice_settings, schema.mail_addresses):
        connection.execute(delete(kind).where(kind.c.guest_id == past))
