"""Guests: names, token hashes, and one-time transfers to another device."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CompoundSelect,
    Connection,
    bindparam,
    delete,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from brikke.server.store import schema
from brikke.server.store.clubs import forget_members
from brikke.server.store.engine import Part
from brikke.server.store.rows import Guest, GuestChange, NameTaken
from brikke.wire.appearance import Profile
from brikke.wire.tokens import same

PROOFS: Final = tuple(
    kind.c.guest_id
    for kind in (
        schema.tokens,
        schema.transfers,
        schema.challenges,
        schema.passkeys,
        schema.phrases,
        schema.seeks,
        schema.notice_settings,
        schema.push_devices,
        schema.mail_addresses,
        schema.notices,
        schema.invitations,
    )
)
"""The columns with the id of a guest in tables of private data: tokens and other proofs of
identity, seeks, notices and invitations. Their rows are deleted together with the guest."""
SEEN_MS: Final = 24 * 3600 * 1000
"""How often it is recorded that a guest was seen."""

_PROFILE: Final = tuple(schema.guests.c[name] for name in Profile.__match_args__)
_PROFILES: Final = select(schema.guests.c.id, *_PROFILE).where(
    schema.guests.c.id.in_(bindparam("guests", expanding=True))
)
_CHANGE: Final = tuple(schema.guests.c[name] for name in GuestChange.__match_args__)
_MARK_SEEN: Final = (
    update(schema.guests)
    .where(
        schema.guests.c.id == bindparam("key"),
        schema.guests.c.seen <= bindparam("stale", type_=BigInteger),
    )
    .values(seen=bindparam("now", type_=BigInteger))
)
_GUEST: Final = (
    *(schema.guests.c[name] for name in Guest.__match_args__ if name != "kept"),
    schema.guests.c.skeleton.is_not(None),
)
_CHANGED: Final = (
    select(*_CHANGE)
    .where(
        schema.guests.c.changed >= bindparam("since"),
        schema.guests.c.changed > schema.guests.c.created,
    )
    .order_by(schema.guests.c.changed)
)
_BY_TOKEN: Final = (
    select(schema.tokens.c.hash, *_GUEST)
    .join(schema.tokens, schema.tokens.c.guest_id == schema.guests.c.id)
    .where(
        schema.tokens.c.hash >= bindparam("first"),
        schema.tokens.c.hash < bindparam("end"),
        schema.guests.c.forgotten.is_(False),
    )
)


def is_person(guest: str) -> ColumnElement[bool]:
    """Return the condition for a guest, and for those whose past was merged into it."""
    return or_(schema.guests.c.id == guest, schema.guests.c.merged == guest)


def select_person(guest: str) -> CompoundSelect[str]:
    """Return a query for the ids of a guest, and of those whose past was merged into it."""
    merged = select(schema.guests.c.id).where(schema.guests.c.merged == guest)
    return select(literal(guest)).union_all(merged)


class People(Part):
    """The part of the store with the guests."""

    async def add_guest(  # noqa: PLR0913 - a guest has that many fields
        self,
        guest: str,
        name: str,
        language: str,
        token_hash: str,
        *,
        face: str = "",
        colour: str = "",
    ) -> None:
        """Add a guest with a first token."""
        now = self.now()
        look = {"face": face, "colour": colour}
        person = {"id": guest, "name": name, "language": language, "created": now, **look}
        token = {"hash": token_hash, "guest_id": guest, "created": now}
        await self._database.execute(
            insert(schema.guests).values(**person, forgotten=False, changed=now, seen=now),
            insert(schema.tokens).values(**token),
        )

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Return the guest of a token; None for a guest who asked to be forgotten."""
        # The index finds candidates by a prefix; the rest is compared in constant time.
        first = token_hash[:16]
        rows = await self._database.fetch(_BY_TOKEN, first=first, end=f"{first}g")
        return next((Guest(*row[1:]) for row in rows if same(row.hash, token_hash)), None)

    async def update_guest(self, guest: Guest, skeleton: str | None = None) -> None:
        """Write a guest's name, language, face and colour, unless they asked to be forgotten.

        A kept name also has its skeleton, and raises NameTaken if another one looks like it.
        """
        person = schema.guests.c
        change = update(schema.guests).where(is_person(guest.id), person.forgotten.is_(False))
        new = {name: getattr(guest, name) for name in ("name", "language", "face", "colour")}
        statements = [change.values(**new, changed=self.now())]
        if skeleton is not None:
            kept = update(schema.guests).where(person.id == guest.id, person.skeleton.is_not(None))
            statements.append(kept.values(skeleton=skeleton))
        try:
            await self._database.execute(*statements)
        except IntegrityError:
            raise NameTaken(guest.name) from None

    async def changed_guests(self, since: int) -> list[GuestChange]:
        """Return the guests who were renamed or forgotten at that time or later.

        A change has the time when its transaction began, and is visible a moment later. So ask from
        a little before the last known change.
        """
        rows = await self._database.look(_CHANGED, since=since)
        return [GuestChange(key, changed, bool(forgotten)) for key, changed, forgotten in rows]

    async def mark_seen(self, guests: Collection[str]) -> None:
        """Record that these guests were seen, at most once a day; unseen guests may expire."""
        now = self.now()
        # In a fixed order, so that two servers that saw the same guests never deadlock.
        rows = [{"key": guest, "now": now, "stale": now - SEEN_MS} for guest in sorted(guests)]
        await self._database.write_statements(lambda lent: lent.each(_MARK_SEEN, rows))

    async def profiles(self, guests: Collection[str]) -> dict[str, Profile]:
        """Return what others see of guests; the profile of a forgotten guest is empty."""
        rows = await self._database.fetch(_PROFILES, guests=list(guests))
        return {key: Profile(*row) for key, *row in rows}

    async def forget(self, guest: str) -> None:
        """Erase a guest's profile, and delete all results, tokens and proofs of who it is."""
        person = update(schema.guests).where(is_person(guest))
        nothing = {"name": "", "face": "", "colour": "", "skeleton": None}
        statements = (
            # In the same order as the expiry of guests, so that there is no deadlock.
            person.values(**nothing, forgotten=True, changed=self.now()),
            *(delete(each.table).where(each == guest) for each in PROOFS),
            delete(schema.results).where(schema.results.c.guest_id.in_(select_person(guest))),
        )

        def write(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)
            forget_members(connection, guest)
            messages = schema.club_messages
            connection.execute(
                delete(messages).where(messages.c.guest_id.in_(select_person(guest)))
            )

        await self._database.write(write)

    async def add_token(self, guest: str, token_hash: str) -> None:
        """Add another token for a guest."""
        token = {"hash": token_hash, "guest_id": guest, "created": self.now()}
        await self._database.execute(insert(schema.tokens).values(**token))

    async def add_transfer(self, guest: str, transfer_hash: str, expires: int) -> None:
        """Add a one-time transfer to another device, and delete expired ones."""
        transfer = {"hash": transfer_hash, "guest_id": guest, "expires": expires}
        stale = schema.transfers.c.expires <= self.now()
        await self._database.execute(
            delete(schema.transfers).where(stale), insert(schema.transfers).values(**transfer)
        )

    async def take_transfer(self, transfer_hash: str) -> str | None:
        """Use up a transfer and return its guest; None if it is unknown or expired."""
        column = schema.transfers.c
        take = (
            delete(schema.transfers)
            .where(column.hash == transfer_hash)
            .returning(column.guest_id, column.expires)
        )
        row = await self._database.write(lambda lent: lent.execute(take).one_or_none())
        return row.guest_id if row is not None and row.expires > self.now() else None
