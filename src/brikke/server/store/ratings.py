"""Ratings of players, computed from rated rounds: each once, by any server, in their order.

A round may become known after a later one was rated, if two servers write at the same time. Then
the later ones are undone and rated again. So ratings depend on the logs alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    Table,
    bindparam,
    delete,
    insert,
    select,
    tuple_,
    update,
)

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.people import select_person
from brikke.server.store.rows import RatingChange, RatingRow, RoundToRate
from brikke.server.store.sql import insert_missing, upsert

MOST_TRIES: Final = 3
"""How often it is tried to read a log before its round is given up."""

Numbers = tuple[float, float]
"""The mean and the doubt of a rating."""
Computation = Callable[[Mapping[str, Numbers]], Mapping[str, tuple[Numbers, Numbers]]]
"""Returns the ratings of a round's players before and after it, from those that are known."""

_round: Final = schema.rated_rounds.c
_change: Final = schema.rating_changes.c
_rating: Final = schema.ratings.c
_TO_RATE: Final = tuple(_round[name] for name in RoundToRate.__match_args__)
_ORDER: Final = (_round.ended, _round.table_id, _round.last)
_FREE: Final = (
    select(*_TO_RATE)
    .where(
        ~_round.rated,
        _round.rate_at <= bindparam("now", type_=BigInteger),
        _round.tries < MOST_TRIES,
    )
    .order_by(*_ORDER)
    .limit(bindparam("limit", type_=Integer))
)
_RATING: Final = tuple(_rating[name] for name in RatingRow.__match_args__)


class Ratings(Part):
    """The part of the store with ratings, and the rounds still to be rated."""

    async def lease_ratings(self, lease: int, limit: int) -> list[RoundToRate]:
        """Lease rounds that are not rated yet, the first ended first, for some milliseconds."""
        now = self.now()
        given = {"now": now, "limit": limit}
        # Most of the time there are none: then no transaction is needed.
        if not await self._database.look(_FREE, **given):
            return []

        def take(connection: Connection) -> list[RoundToRate]:
            rows = connection.execute(_FREE.with_for_update(skip_locked=True), given).all()
            taken = [RoundToRate(*row) for row in rows]
            for each in taken:
                ours = update(schema.rated_rounds).where(_is_round(schema.rated_rounds, each))
                connection.execute(ours.values(rate_at=now + lease, tries=_round.tries + 1))
            return taken

        return await self._database.write(take)

    async def first_rating(self) -> Hashable | None:
        """Return the round that is to be rated first and that nobody has leased."""
        return next(iter(await self._database.look(_FREE, now=self.now(), limit=1)), None)

    async def skip_rating(self, round_: RoundToRate) -> None:
        """Record that a round is none: it was left before tiles were dealt."""
        done = update(schema.rated_rounds).where(_is_round(schema.rated_rounds, round_))
        await self._database.execute(done.values(rated=True))

    async def add_ratings(
        self, round_: RoundToRate, players: Collection[str], compute: Computation
    ) -> None:
        """Rate a round once; without players it does not count, and is only told apart."""
        pool = round_.pool or ""
        here = select(schema.rating_pools.c.pool).where(schema.rating_pools.c.pool == pool)
        waits = select(_round.rated).where(_is_round(schema.rated_rounds, round_))

        def write(connection: Connection) -> None:
            new = insert_missing(self._database.dialect, schema.rating_pools)
            connection.execute(new, {"pool": pool})
            connection.execute(here.with_for_update())
            if connection.scalar(waits) is not False:
                return
            if players:
                _undo_later(connection, round_)
                _rate(connection, round_, players, compute)
            done = update(schema.rated_rounds).where(_is_round(schema.rated_rounds, round_))
            told = {"pool": round_.pool, "kind": round_.kind, "places": round_.places}
            connection.execute(done.values(rated=True, **told))

        await self._database.write(write)

    async def rated_rounds(self) -> list[RoundToRate]:
        """Return all rounds that were rated, in their order."""
        query = select(*_TO_RATE).where(_round.rated).order_by(*_ORDER)
        return [RoundToRate(*row) for row in await self._database.fetch(query)]

    async def all_ratings(self) -> list[RatingRow]:
        """Return all ratings."""
        query = select(*_RATING).order_by(_rating.pool, _rating.player)
        return [RatingRow(*row) for row in await self._database.fetch(query)]

    async def replace_ratings(self, ratings: Sequence[RatingRow]) -> None:
        """Write all ratings anew."""
        rows: list[dict[str, object]] = [
            {name: getattr(each, name) for name in RatingRow.__match_args__} for each in ratings
        ]

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.ratings))
            if rows:
                connection.execute(insert(schema.ratings), rows)

        await self._database.write(write)

    async def ratings_in(self, pool: str, players: Collection[str]) -> dict[str, RatingRow]:
        """Return the ratings of some players in a pool."""
        query = select(*_RATING).where(_rating.pool == pool, _rating.player.in_(players))
        return {row.player: RatingRow(*row) for row in await self._database.fetch(query)}

    async def ratings_of(self, guest: str) -> list[RatingRow]:
        """Return the ratings of a guest, the most played pool first."""
        query = (
            select(*_RATING)
            .where(_rating.player.in_(select_person(guest)))
            .order_by(_rating.rounds.desc(), _rating.pool)
        )
        return [RatingRow(*row) for row in await self._database.fetch(query)]

    async def rating_changes(self, guest: str, limit: int) -> list[RatingChange]:
        """Return the newest changes of a guest's ratings, the newest first."""
        columns = (_change.pool, _change.ended, _round.kind)
        query = (
            select(*columns, _change.mean_before, _change.mean, _change.doubt)
            .join(
                schema.rated_rounds,
                (_round.table_id == _change.table_id) & (_round.last == _change.last),
            )
            .where(_change.player.in_(select_person(guest)))
            .order_by(_change.ended.desc(), _change.table_id.desc(), _change.last.desc())
            .limit(limit)
        )
        return [RatingChange(*row) for row in await self._database.fetch(query)]

    async def standings(self, pool: str, players: Collection[str], limit: int) -> list[RatingRow]:
        """Return the best of some players in a pool; who asked to be forgotten is not shown."""
        query = (
            select(*_RATING)
            .join(schema.guests, schema.guests.c.id == _rating.player)
            .where(
                _rating.pool == pool,
                _rating.player.in_(players),
                schema.guests.c.forgotten.is_(False),
            )
            .order_by((_rating.mean - _rating.doubt).desc(), _rating.player)
            .limit(limit)
        )
        return [RatingRow(*row) for row in await self._database.fetch(query)]


def _is_round(table: Table, round_: RoundToRate) -> ColumnElement[bool]:
    return (table.c.table_id == round_.table_id) & (table.c.last == round_.last)


def _undo_later(connection: Connection, round_: RoundToRate) -> None:
    """Undo the changes of later rounds in the pool, the last one first; they are due again."""
    order = (_change.ended, _change.table_id, _change.last)
    later = (
        select(schema.rating_changes)
        .where(
            _change.pool == round_.pool,
            _change.ended >= round_.ended,
            tuple_(*order) > tuple_(*round_.order),
        )
        .order_by(*(each.desc() for each in order))
    )
    undone = set()
    for row in connection.execute(later).all():
        undone.add(RoundToRate(row.table_id, row.last, row.ended))
        old = update(schema.ratings).where(
            _rating.pool == round_.pool, _rating.player == row.player
        )
        connection.execute(
            old.values(mean=row.mean_before, doubt=row.doubt_before, rounds=_rating.rounds - 1)
        )
    for each in undone:
        changes = delete(schema.rating_changes)
        connection.execute(changes.where(_is_round(schema.rating_changes, each)))
        again = update(schema.rated_rounds).where(_is_round(schema.rated_rounds, each))
        connection.execute(again.values(rated=False, rate_at=0, tries=0))
    if undone:
        new = delete(schema.ratings).where(_rating.pool == round_.pool, _rating.rounds == 0)
        connection.execute(new)


def _rate(
    connection: Connection, round_: RoundToRate, players: Collection[str], compute: Computation
) -> None:
    query = select(*_RATING).where(_rating.pool == round_.pool, _rating.player.in_(players))
    rows = {row.player: RatingRow(*row) for row in connection.execute(query)}
    after = compute({player: (row.mean, row.doubt) for player, row in rows.items()})
    where = {"table_id": round_.table_id, "last": round_.last, "ended": round_.ended}
    for player, (before, (mean, doubt)) in after.items():
        new = {"pool": round_.pool, "player": player, "mean": mean, "doubt": doubt}
        rounds = rows[player].rounds + 1 if player in rows else 1
        statement = upsert(connection.dialect.name, schema.ratings)
        connection.execute(statement, {**new, "rounds": rounds})
        old = {"mean_before": before[0], "doubt_before": before[1]}
        connection.execute(insert(schema.rating_changes), {**where, **new, **old})
