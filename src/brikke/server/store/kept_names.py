"""Kept names: passkeys, recovery phrases, challenges, and merging the past of a guest."""

from __future__ import annotations

from dataclasses import asdict, replace

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from brikke.server.store import schema
from brikke.server.store.clubs import merge_members
from brikke.server.store.engine import Part
from brikke.server.store.notices import merge_notices
from brikke.server.store.people import is_person
from brikke.server.store.rows import Guest, KeptName, NameTaken, Passkey
from brikke.server.store.sql import upsert
from brikke.server.store.tournaments import merge_players


class KeptNames(Part):
    """The part of the store with the proofs of kept names."""

    async def add_challenge(self, challenge_hash: str, guest: str | None, expires: int) -> None:
        """Add a one-time challenge, for a guest or for somebody who signs in."""
        row = {"hash": challenge_hash, "guest_id": guest, "expires": expires}
        stale = schema.challenges.c.expires <= self.now()
        await self._database.execute(
            delete(schema.challenges).where(stale), insert(schema.challenges).values(**row)
        )

    async def take_challenge(self, challenge_hash: str, guest: str | None) -> bool:
        """Use up a challenge; return whether it was there, for this guest, and not expired."""
        column = schema.challenges.c
        take = (
            delete(schema.challenges)
            .where(column.hash == challenge_hash, column.guest_id.is_not_distinct_from(guest))
            .returning(column.expires)
        )
        expires = await self._database.write(lambda lent: lent.scalar(take))
        return expires is not None and expires > self.now()

    async def keep_name(self, guest: Guest, skeleton: str, proof: Passkey | str) -> Guest:
        """Keep a guest's name by a passkey or by the hash of a phrase; raise NameTaken.

        A guest who has kept a name adds a passkey, or replaces the phrase.
        """
        now = self.now()

        def write(connection: Connection) -> None:
            person = update(schema.guests).where(
                schema.guests.c.id == guest.id, schema.guests.c.forgotten.is_(False)
            )
            connection.execute(person.values(name=guest.name, skeleton=skeleton, changed=now))
            if isinstance(proof, Passkey):
                connection.execute(insert(schema.passkeys), {**asdict(proof), "created": now})
            else:
                phrase = {"guest_id": guest.id, "hash": proof, "created": now}
                connection.execute(upsert(connection.dialect.name, schema.phrases), phrase)

        try:
            await self._database.write(write)
        except IntegrityError:
            raise NameTaken(guest.name) from None
        return replace(guest, kept=True)

    async def kept_by(self, skeleton: str) -> str | None:
        """Return the guest who keeps a name that looks like this."""
        query = select(schema.guests.c.id).where(schema.guests.c.skeleton == skeleton)
        rows = await self._database.fetch(query)
        return rows[0].id if rows else None

    async def keeps_name(self, guest: str) -> bool:
        """Return whether a guest keeps a name."""
        column = schema.guests.c
        query = select(column.id).where(column.id == guest, column.skeleton.is_not(None))
        return bool(await self._database.fetch(query))

    async def kept_name(self, guest: str) -> KeptName:
        """Return by what a guest's name is kept."""
        passkeys = select(schema.passkeys.c.id).where(schema.passkeys.c.guest_id == guest)
        phrases = select(schema.phrases.c.hash).where(schema.phrases.c.guest_id == guest)
        found = await self._database.fetch(passkeys.order_by(schema.passkeys.c.created))
        phrase = await self._database.fetch(phrases)
        return KeptName(tuple(row.id for row in found), phrase[0].hash if phrase else None)

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """Return a passkey by its id."""
        columns = (schema.passkeys.c[name] for name in Passkey.__match_args__)
        query = select(*columns).where(schema.passkeys.c.id == passkey_id)
        rows = await self._database.fetch(query)
        return Passkey(*rows[0]) if rows else None

    async def count_use(self, passkey_id: str, sign_count: int) -> None:
        """Record the counter of a passkey after a use."""
        used = update(schema.passkeys).where(schema.passkeys.c.id == passkey_id)
        await self._database.execute(used.values(sign_count=sign_count))

    async def merge(self, past: str, kept: str) -> None:
        """Merge the past of a guest into a kept name; another kept name stays as it is.

        Logs name the guest as before. So the row stays, and shows what the kept name shows.
        """
        column, now = schema.guests.c, self.now()
        both = select(column.id, column.name, column.face, column.colour, column.skeleton)

        def write(connection: Connection) -> None:
            # In a fixed order, so that two merges never deadlock.
            rows = connection.execute(
                both.where(column.id.in_((past, kept))).order_by(column.id).with_for_update()
            )
            known = {row.id: row for row in rows}
            if past == kept or len(known) < 2 or known[past].skeleton is not None:
                return
            shown = {name: getattr(known[kept], name) for name in ("name", "face", "colour")}
            merged = update(schema.guests).where(is_person(past))
            connection.execute(merged.values(**shown, merged=kept, changed=now))
            theirs = update(schema.tokens).where(schema.tokens.c.guest_id == past)
            connection.execute(theirs.values(guest_id=kept))
            for kind in (schema.transfers, schema.challenges, schema.seeks):
                connection.execute(delete(kind).where(kind.c.guest_id == past))
            merge_members(connection, past, kept)
            merge_notices(connection, past, kept)
            merge_players(connection, kept)

        await self._database.write(write)

    async def past_of(self, guest: str) -> list[str]:
        """Return the guests whose past was merged into a kept name."""
        query = select(schema.guests.c.id).where(schema.guests.c.merged == guest)
        return [row.id for row in await self._database.fetch(query)]
