"""Clubs: their members with roles, their tables, and who succeeds a host who leaves."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.rows import (
    HELPER,
    HOST,
    MEMBER,
    OVER,
    Club,
    ClubMember,
    NameTaken,
    TableRow,
)
from brikke.server.store.sql import insert_missing

_CLUB: Final = tuple(schema.clubs.c[name] for name in Club.__match_args__)
_MEMBER: Final = tuple(schema.club_members.c[name] for name in ClubMember.__match_args__)
_TABLE: Final = tuple(schema.tables.c[name] for name in TableRow.__match_args__)
_column: Final = schema.club_members.c
# Hosts first, then helpers, then members, each in the order in which they joined.
_RANK: Final = (
    case({HOST: 0, HELPER: 1}, value=_column.role, else_=2),
    _column.joined,
    _column.guest_id,
)


class Clubs(Part):
    """The part of the store with clubs. Members are guests, by id."""

    async def add_club(self, club: Club, skeleton: str, host: str) -> None:
        """Add a club with its host; raise NameTaken if another club's name looks like it."""
        row = {name: getattr(club, name) for name in Club.__match_args__}
        member = {"club_id": club.id, "guest_id": host, "role": HOST, "joined": club.created}
        try:
            await self._database.execute(
                insert(schema.clubs).values(**row, skeleton=skeleton),
                insert(schema.club_members).values(**member),
            )
        except IntegrityError:
            raise NameTaken(club.name) from None

    async def change_club(self, club: Club, skeleton: str) -> None:
        """Write the name, the rulebook and whether there is chat; raise NameTaken."""
        change = update(schema.clubs).where(schema.clubs.c.id == club.id)
        new = {"name": club.name, "rulebook": club.rulebook, "chat": club.chat}
        try:
            await self._database.execute(change.values(**new, skeleton=skeleton))
        except IntegrityError:
            raise NameTaken(club.name) from None

    async def club(self, club_id: str) -> Club | None:
        """Return a club."""
        rows = await self._database.fetch(select(*_CLUB).where(schema.clubs.c.id == club_id))
        return Club(*rows[0]) if rows else None

    async def club_like(self, skeleton: str) -> str | None:
        """Return the id of the club whose name looks like this."""
        query = select(schema.clubs.c.id).where(schema.clubs.c.skeleton == skeleton)
        rows = await self._database.fetch(query)
        return rows[0].id if rows else None

    async def clubs_of(self, guest: str) -> list[tuple[Club, str]]:
        """Return the clubs of a guest with the guest's role, the first joined first."""
        query = (
            select(_column.role, *_CLUB)
            .join(schema.clubs, schema.clubs.c.id == _column.club_id)
            .where(_column.guest_id == guest, _column.removed.is_(False))
            .order_by(_column.joined, _column.club_id)
        )
        return [(Club(*row), role) for role, *row in await self._database.fetch(query)]

    async def all_clubs(self, limit: int) -> list[tuple[Club, int]]:
        """Return the newest clubs of the server, with the number of their members."""
        members = (
            select(func.count())
            .where(_column.club_id == schema.clubs.c.id, _column.removed.is_(False))
            .scalar_subquery()
        )
        query = select(members, *_CLUB).order_by(schema.clubs.c.created.desc()).limit(limit)
        return [(Club(*row), count) for count, *row in await self._database.fetch(query)]

    async def club_members(self, club_id: str, limit: int = 1000) -> list[ClubMember]:
        """Return the members of a club who were not removed: host, helpers, members."""
        query = (
            select(*_MEMBER)
            .where(_column.club_id == club_id, _column.removed.is_(False))
            .order_by(*_RANK)
            .limit(limit)
        )
        return [ClubMember(*row) for row in await self._database.fetch(query)]

    async def club_member(self, club_id: str, guest: str) -> ClubMember | None:
        """Return what a guest is in a club, also if they were removed; None: nothing."""
        rows = await self._database.fetch(select(*_MEMBER).where(_is(club_id, guest)))
        return ClubMember(*rows[0]) if rows else None

    async def join_club(self, club_id: str, guest: str) -> ClubMember:
        """Add a guest to a club; a known guest stays what they are, removed ones removed."""
        row = {"club_id": club_id, "guest_id": guest, "role": MEMBER, "joined": self.now()}

        def write(connection: Connection) -> ClubMember:
            connection.execute(insert_missing(self._database.dialect, schema.club_members), row)
            # A club that everybody had left gets a host again.
            _succeed(connection, club_id)
            return ClubMember(
                *connection.execute(select(*_MEMBER).where(_is(club_id, guest))).one()
            )

        return await self._database.write(write)

    async def leave_club(self, club_id: str, guest: str) -> None:
        """Remove a guest's row; if it was the host, a helper or the first member becomes host."""
        await self._database.write(
            lambda lent: _leave(lent, (_column.club_id == club_id) & (_column.guest_id == guest))
        )

    async def set_role(self, club_id: str, guest: str, role: str) -> None:
        """Make a member a helper, a plain member again, or the host in place of the old one."""
        old = update(schema.club_members).where(_column.club_id == club_id, _column.role == HOST)
        new = update(schema.club_members).where(_is(club_id, guest), _column.removed.is_(False))

        def write(connection: Connection) -> None:
            _lock(connection, club_id)
            if role == HOST:
                connection.execute(old.values(role=HELPER))
            connection.execute(new.values(role=role))
            _succeed(connection, club_id)

        await self._database.write(write)

    async def set_muted(self, club_id: str, guest: str, muted: bool) -> None:
        """Mute a member, or let them speak again."""
        change = update(schema.club_members).where(_is(club_id, guest))
        await self._database.execute(change.values(muted=muted))

    async def set_removed(self, club_id: str, guest: str, removed: bool) -> None:
        """Remove a member, who cannot join again until this is undone."""
        change = update(schema.club_members).where(_is(club_id, guest), _column.role != HOST)
        await self._database.execute(change.values(removed=removed, role=MEMBER))

    async def add_club_table(self, club_id: str, table_id: str) -> None:
        """Record that a table belongs to a club."""
        row = {"table_id": table_id, "club_id": club_id}
        statement = insert_missing(self._database.dialect, schema.club_tables)
        await self._database.execute(statement.values(**row))

    async def club_of_table(self, table_id: str) -> str | None:
        """Return the club that a table belongs to."""
        query = select(schema.club_tables.c.club_id).where(
            schema.club_tables.c.table_id == table_id
        )
        rows = await self._database.fetch(query)
        return rows[0].club_id if rows else None

    async def club_tables(self, club_id: str, since: int, limit: int) -> list[TableRow]:
        """Return the tables of a club that are not over and changed since then, newest first."""
        column = schema.tables.c
        query = (
            select(*_TABLE)
            .join(schema.club_tables, schema.club_tables.c.table_id == column.id)
            .where(
                schema.club_tables.c.club_id == club_id,
                column.kept == schema.EVENTS,
                column.phase != OVER,
                column.updated >= since,
            )
            .order_by(column.updated.desc())
            .limit(limit)
        )
        return [TableRow(*row) for row in await self._database.fetch(query)]


def merge_members(connection: Connection, past: str, kept: str) -> None:
    """Give the clubs of a guest to the kept name; in common clubs the kept name's row counts."""
    known = select(_column.club_id).where(_column.guest_id == kept)
    move = update(schema.club_members).where(
        _column.guest_id == past, _column.club_id.not_in(known.scalar_subquery())
    )
    connection.execute(move.values(guest_id=kept))
    _leave(connection, _column.guest_id == past)


def forget_members(connection: Connection, guest: str) -> None:
    """Remove a guest from all clubs; a club without its host gets another one."""
    _leave(connection, _column.guest_id == guest)


def _is(club_id: str, guest: str) -> ColumnElement[bool]:
    return (_column.club_id == club_id) & (_column.guest_id == guest)


def _lock(connection: Connection, club_id: str) -> None:
    """Lock a club until the end of the transaction, so that it never has two hosts."""
    connection.execute(
        select(schema.clubs.c.id).where(schema.clubs.c.id == club_id).with_for_update()
    )


def _leave(connection: Connection, which: ColumnElement[bool]) -> None:
    gone = delete(schema.club_members).where(which).returning(_column.club_id)
    for club_id in list(connection.scalars(gone)):
        _succeed(connection, club_id)


def _succeed(connection: Connection, club_id: str) -> None:
    """Make the first helper, or else the first member, host of a club that has none."""
    _lock(connection, club_id)
    first = (
        select(_column.guest_id, _column.role)
        .where(_column.club_id == club_id, _column.removed.is_(False))
        .order_by(*_RANK)
        .limit(1)
    )
    row = connection.execute(first).one_or_none()
    if row is not None and row.role != HOST:
        heir = update(schema.club_members).where(_is(club_id, row.guest_id))
        connection.execute(heir.values(role=HOST))
