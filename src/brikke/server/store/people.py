"""Guests, the hashes of their tokens, and one-time ways to another device."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import Guest


class People(Part):
    """The part of the store that knows who somebody is."""

    async def add_guest(self, guest: str, name: str, language: str, token_hash: str) -> None:
        """Add a guest with a first token."""
        now = self.now()
        person = {"id": guest, "name": name, "language": language, "created": now}
        token = {"hash": token_hash, "guest_id": guest, "created": now}
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.guests), {**person, "forgotten": False})
            await connection.execute(insert(schema.tokens), token)

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Return whose token this is."""
        column = schema.guests.c
        query = (
            select(column.id, column.name, column.language, column.created, column.forgotten)
            .join(schema.tokens, schema.tokens.c.guest_id == column.id)
            .where(schema.tokens.c.hash == token_hash)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Guest(*row)

    async def update_guest(self, guest: str, name: str, language: str) -> None:
        """Give a guest another name and language, unless they asked to be forgotten."""
        person = schema.guests.c
        change = update(schema.guests).where(person.id == guest, person.forgotten.is_(False))
        async with self._database.writing() as connection:
            await connection.execute(change.values(name=name, language=language))

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        """Return the names of guests; a forgotten one has the name ""."""
        query = select(schema.guests.c.id, schema.guests.c.name).where(
            schema.guests.c.id.in_(guests)
        )
        async with self._database.reading() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def forget(self, guest: str) -> None:
        """Blank a guest's name and close every door to it."""
        async with self._database.writing() as connection:
            for table in (schema.tokens, schema.transfers):
                await connection.execute(delete(table).where(table.c.guest_id == guest))
            await connection.execute(
                update(schema.guests)
                .where(schema.guests.c.id == guest)
                .values(name="", forgotten=True)
            )

    async def add_token(self, guest: str, token_hash: str) -> None:
        """Let another token stand for a guest."""
        token = {"hash": token_hash, "guest_id": guest, "created": self.now()}
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.tokens), token)

    async def add_transfer(self, guest: str, transfer_hash: str, expires: int) -> None:
        """Open a one-time way to another device, and sweep up those that nobody took in time."""
        transfer = {"hash": transfer_hash, "guest_id": guest, "expires": expires}
        stale = schema.transfers.c.expires <= self.now()
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.transfers).where(stale))
            await connection.execute(insert(schema.transfers), transfer)

    async def take_transfer(self, transfer_hash: str) -> str | None:
        """Return the guest who may move, once, and never after the time is over."""
        column = schema.transfers.c
        take = (
            delete(schema.transfers)
            .where(column.hash == transfer_hash)
            .returning(column.guest_id, column.expires)
        )
        async with self._database.writing() as connection:
            row = (await connection.execute(take)).one_or_none()
        return row.guest_id if row is not None and row.expires > self.now() else None
