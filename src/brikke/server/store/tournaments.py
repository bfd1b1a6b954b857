"""Tournaments: their players, the tables of each round, and which of them are to be run.

A tournament is changed on the basis of a version, so that of several servers one pairs or scores
a round. Leases only save the others the work.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Connection,
    Integer,
    Select,
    Update,
    and_,
    bindparam,
    insert,
    or_,
    select,
    update,
)

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.people import select_person
from brikke.server.store.rows import (
    EXPIRED,
    OVER,
    Tournament,
    TournamentPlayer,
    TournamentTable,
    TournamentVersion,
)

PLAYING: Final = "playing"
"""A state that the store knows: between the first pairing and the last result."""

_column: Final = schema.tournaments.c
_place: Final = schema.tournament_tables.c
_player: Final = schema.tournament_players.c
_TOURNAMENT: Final = tuple(_column[name] for name in Tournament.__match_args__)
_PLAYER: Final = tuple(_player[name] for name in TournamentPlayer.__match_args__)
_TABLE: Final = tuple(_place[name] for name in TournamentTable.__match_args__ if name != "phase")
# A table that is missing has no phase yet.
_TABLES: Final = select(*_TABLE, schema.tables.c.phase).join_from(
    schema.tournament_tables, schema.tables, schema.tables.c.id == _place.table_id, isouter=True
)
_PHASES: Final = select(_place.place, schema.tables.c.phase).join_from(
    schema.tournament_tables, schema.tables, schema.tables.c.id == _place.table_id, isouter=True
)


def is_unsealed(table_id: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that the deal of a table is not being played elsewhere."""
    sealed = select(_place.table_id).where(_place.table_id == table_id, _place.sealed)
    return ~sealed.exists()


def no_round_begins(now: int | BindParameter[int]) -> ColumnElement[bool]:
    """Return the condition that no server pairs or seats a round; less urgent work waits for it."""
    return ~select(_column.id).where(_column.lease_until > now).exists()


@cache
def _free() -> Select[Any]:
    """Return the query for tournaments that nobody has leased, and that have something to do."""
    # Made once: it is asked four times a second, and to make it takes longer than to ask.
    now = bindparam("now", type_=BigInteger)
    begins = and_(_column.at <= now, ~_column.paused, _column.state != OVER)
    ends = and_(_column.state == PLAYING, _column.at.is_(None), or_(_lacks_tables(), ~_waits()))
    found = select(_column.id).where(_column.lease_until <= now, or_(begins, ends))
    return found.order_by(_column.id).limit(bindparam("limit", type_=Integer))


def _waits() -> ColumnElement[bool]:
    """Return the condition that some tables of the current round are created and not over."""
    open_tables = (
        select(_place.table_id)
        .join(schema.tables, schema.tables.c.id == _place.table_id)
        .where(
            _place.tournament_id == _column.id,
            _place.number == _column.number,
            schema.tables.c.phase != OVER,
            schema.tables.c.phase != EXPIRED,
        )
    )
    return open_tables.exists()


def _lacks_tables() -> ColumnElement[bool]:
    known = select(schema.tables.c.id).where(schema.tables.c.id == _place.table_id)
    lacking = select(_place.table_id).where(
        _place.tournament_id == _column.id, _place.number == _column.number, ~known.exists()
    )
    return lacking.exists()


class Tournaments(Part):
    """The part of the store with tournaments. Players are guests, by id."""

    async def add_tournament(self, new: Tournament) -> None:
        """Add a tournament."""
        row = {name: getattr(new, name) for name in Tournament.__match_args__}
        await self._database.execute(insert(schema.tournaments).values(**row))

    async def tournament(self, key: str) -> Tournament | None:
        """Return a tournament."""
        rows = await self._database.fetch(select(*_TOURNAMENT).where(_column.id == key))
        return Tournament(*rows[0]) if rows else None

    async def tournament_version(self, key: str) -> TournamentVersion | None:
        """Return which version of a tournament there is, without reading the rest of it."""
        columns = (_column.id, _column.version, _column.number)
        rows = await self._database.fetch(select(*columns).where(_column.id == key))
        return TournamentVersion(*rows[0]) if rows else None

    async def tournaments_of(self, guest: str, limit: int = 100) -> list[Tournament]:
        """Return the tournaments that somebody organises or plays in, the newest first."""
        person = select_person(guest)
        played = select(_player.tournament_id).where(_player.guest_id.in_(person))
        query = select(*_TOURNAMENT).where(
            or_(_column.organiser.in_(person), _column.id.in_(played))
        )
        return await self._listed(query.order_by(_column.created.desc()).limit(limit))

    async def tournaments_in(self, club: str, limit: int = 100) -> list[Tournament]:
        """Return the tournaments of a club, the newest first."""
        query = select(*_TOURNAMENT).where(_column.club_id == club)
        return await self._listed(query.order_by(_column.created.desc()).limit(limit))

    async def _listed(self, query: Any) -> list[Tournament]:
        return [Tournament(*row) for row in await self._database.fetch(query)]

    async def tournament_players(self, key: str) -> list[TournamentPlayer]:
        """Return all players, in the order in which they joined."""
        query = select(*_PLAYER).where(_player.tournament_id == key)
        rows = await self._database.fetch(query.order_by(_player.at, _player.guest_id))
        return [TournamentPlayer(*row) for row in rows]

    async def tournament_tables(self, key: str) -> list[TournamentTable]:
        """Return the tables of all rounds, in their order."""
        query = _TABLES.where(_place.tournament_id == key)
        rows = await self._database.fetch(query.order_by(_place.number, _place.place))
        return [TournamentTable(*row) for row in rows]

    async def tournament_phases(self, key: str, number: int) -> dict[int, str | None]:
        """Return the phase of each table of a round, by place; None for one not created yet."""
        query = _PHASES.where(_place.tournament_id == key, _place.number == number)
        return {row[0]: row[1] for row in await self._database.fetch(query)}

    async def is_sealed(self, table_id: str) -> bool:
        """Return whether the deal of a table is still being played at some table."""
        query = select(_place.table_id).where(_place.table_id == table_id, _place.sealed)
        return bool(await self._database.fetch(query))

    async def sealed_among(self, tables: Collection[str]) -> set[str]:
        """Return those of some tables whose deals are still being played somewhere."""
        query = select(_place.table_id).where(_place.table_id.in_(tables), _place.sealed)
        return {row.table_id for row in await self._database.fetch(query)}

    async def join_tournament(self, key: str, guest: str) -> bool:
        """Let somebody play from the next round on; false if the tournament is over."""
        there = select(_column.number, _column.state).where(_column.id == key).with_for_update()
        person = and_(_player.tournament_id == key, _player.guest_id.in_(select_person(guest)))

        def write(connection: Connection) -> bool:
            number, state = connection.execute(there).one()
            if state == OVER:
                return False
            connection.execute(_counted(key))
            # Who joined once as a guest, and again under a kept name, plays as the first of them.
            known = connection.scalar(
                select(_player.guest_id).where(person).order_by(_player.joined, _player.at)
            )
            if known is not None:
                back = update(schema.tournament_players).where(person, _player.guest_id == known)
                connection.execute(back.values(left=None))
                return True
            row = {"tournament_id": key, "guest_id": guest, "joined": number + 1, "at": self.now()}
            connection.execute(insert(schema.tournament_players).values(**row))
            return True

        return await self._database.write(write)

    async def leave_tournament(self, key: str, guest: str) -> None:
        """Take somebody out from the next round on; a player without any round is removed."""
        there = select(_column.number).where(_column.id == key).with_for_update()
        person = _player.guest_id.in_(select_person(guest))

        def write(connection: Connection) -> None:
            _leave(connection, key, person, connection.execute(there).scalar_one())

        await self._database.write(write)

    async def change_tournament(self, known: Tournament, **changes: Any) -> bool:
        """Change a tournament unless somebody was faster; return whether it was changed."""
        return await self._database.write(lambda lent: _change(lent, known, changes))

    async def begin_round(
        self, known: Tournament, number: int, tables: Sequence[TournamentTable], **more: Any
    ) -> bool:
        """Write the tables of a round, once; return whether this was the first time."""
        rows = [
            {
                "table_id": each.table_id,
                "tournament_id": known.id,
                "number": number,
                "place": each.place,
                "seats": each.seats,
                "sealed": True,
            }
            for each in tables
        ]
        changes = {"number": number, "state": PLAYING, "at": None, "began": self.now(), **more}

        def write(connection: Connection) -> bool:
            if not _change(connection, known, changes):
                return False
            connection.execute(insert(schema.tournament_tables), rows)
            return True

        return await self._database.write(write)

    async def end_round(
        self, known: Tournament, results: Mapping[str, bytes], **changes: Any
    ) -> bool:
        """Open the deal of a round, once; some results may be missing, and are written too."""
        opened = update(schema.tournament_tables).where(
            _place.tournament_id == known.id, _place.number == known.number
        )

        def write(connection: Connection) -> bool:
            if not _change(connection, known, changes):
                return False
            connection.execute(opened.values(sealed=False))
            for table_id, result in sorted(results.items()):
                row = update(schema.tournament_tables).where(_place.table_id == table_id)
                connection.execute(row.values(result=result))
            return True

        return await self._database.write(write)

    async def lease_tournaments(self, lease: int, limit: int) -> list[str]:
        """Lease tournaments that have something to do: a round begins, or is over."""
        now = self.now()
        given = {"now": now, "limit": limit}
        # Most of the time there are none: then no transaction is needed.
        if not await self._database.look(_free(), **given):
            return []

        def take(connection: Connection) -> list[str]:
            taken = list(connection.scalars(_free().with_for_update(skip_locked=True), given))
            ours = update(schema.tournaments).where(_column.id.in_(taken))
            connection.execute(ours.values(lease_until=now + lease))
            return taken

        return await self._database.write(take)

    async def first_tournament(self) -> Hashable | None:
        """Return a tournament that has something to do and that nobody has leased."""
        return next(iter(await self._database.look(_free(), now=self.now(), limit=1)), None)

    async def release_tournament(self, key: str) -> None:
        """End the lease of a tournament in which nothing is left to do now."""
        ours = update(schema.tournaments).where(_column.id == key)
        await self._database.execute(ours.values(lease_until=0))

    async def taking_part(self, keys: Sequence[str]) -> dict[str, list[str]]:
        """Return who takes part in each of some tournaments, in the order in which they joined."""
        query = (
            select(_player.tournament_id, _player.guest_id)
            .where(_player.tournament_id.in_(keys), _player.left.is_(None))
            .order_by(_player.at, _player.guest_id)
        )
        found: dict[str, list[str]] = {each: [] for each in keys}
        for key, guest in await self._database.fetch(query):
            found[key].append(guest)
        return found


def merge_players(connection: Connection, kept: str) -> None:
    """Let a kept name, and the guests merged into it, have one seat in each tournament.

    The one who joined first plays on; the others leave, as if they had said so.
    """
    twice = (
        select(_player.tournament_id, _player.guest_id, _column.number)
        .join(schema.tournaments, _column.id == _player.tournament_id)
        .where(
            _player.guest_id.in_(select_person(kept)), _player.left.is_(None), _column.state != OVER
        )
        .order_by(_player.tournament_id, _player.joined, _player.at)
    )
    seen: set[str] = set()
    for key, guest, number in connection.execute(twice).all():
        if key not in seen:
            seen.add(key)
            continue
        _leave(connection, key, _player.guest_id == guest, number)


def _leave(connection: Connection, key: str, who: ColumnElement[bool], number: int) -> None:
    """Take somebody out after this round; a player without any round is removed."""
    connection.execute(_counted(key))
    stays = and_(_player.tournament_id == key, who, _player.left.is_(None))
    connection.execute(schema.tournament_players.delete().where(stays, _player.joined > number))
    connection.execute(update(schema.tournament_players).where(stays).values(left=number + 1))


def _counted(key: str) -> Update:
    """Return the statement that counts a change of the players: a pairing without it is refused."""
    change = update(schema.tournaments).where(_column.id == key)
    return change.values(version=_column.version + 1)


def _change(connection: Connection, known: Tournament, changes: Mapping[str, Any]) -> bool:
    change = (
        update(schema.tournaments)
        .where(_column.id == known.id, _column.version == known.version)
        .values({"lease_until": 0, **changes, "version": known.version + 1})
    )
    return connection.execute(change).rowcount == 1
