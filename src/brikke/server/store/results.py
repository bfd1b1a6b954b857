"""Results of finished rounds: computed once for each round, by any server."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    insert,
    select,
    update,
)

from brikke.server.store import schema
from brikke.server.store.engine import Part
from brikke.server.store.people import select_person
from brikke.server.store.rows import ResultRow, RoundToStudy
from brikke.server.store.tournaments import is_unsealed, no_round_begins

MOST_TRIES: Final = 3
"""How often the analysis of a round is tried: it may be too hard, or its log damaged."""

_TO_STUDY: Final = tuple(schema.rounds.c[name] for name in RoundToStudy.__match_args__)


@cache
def _free() -> Select[Any]:
    """Return the query for rounds that nobody has studied or leased."""
    column, now = schema.rounds.c, bindparam("now", type_=BigInteger)
    free = ~column.studied, column.study_at <= now
    found = select(*_TO_STUDY).where(*free, is_unsealed(column.table_id), no_round_begins(now))
    return found.order_by(column.study_at).limit(bindparam("limit", type_=Integer))


class Results(Part):
    """The part of the store with the results of guests, and the rounds still to be studied."""

    async def lease_studies(self, lease: int, limit: int) -> list[RoundToStudy]:
        """Lease rounds that nobody has studied yet, for this many milliseconds."""
        column, now = schema.rounds.c, self.now()
        given = {"now": now, "limit": limit}
        # Most of the time there are none: then no transaction is needed.
        if not await self._database.look(_free(), **given):
            return []

        def take(connection: Connection) -> list[RoundToStudy]:
            rows = connection.execute(_free().with_for_update(skip_locked=True), given).all()
            taken = [RoundToStudy(*row) for row in rows]
            ours = update(schema.rounds).where(
                column.commitment.in_([each.commitment for each in taken])
            )
            connection.execute(
                ours.values(
                    study_at=now + lease,
                    study_tries=column.study_tries + 1,
                    # The last try counts as done: if it fails, nobody tries again.
                    studied=column.study_tries + 1 >= MOST_TRIES,
                )
            )
            return taken

        return await self._database.write(take)

    async def first_study(self) -> Hashable | None:
        """Return the round that is to be studied first and that nobody has leased."""
        return next(iter(await self._database.look(_free(), now=self.now(), limit=1)), None)

    async def add_results(
        self, studied: RoundToStudy, results: Sequence[tuple[int, str, bytes]]
    ) -> None:
        """Write the results of a round once, as (seat, guest, body); guests who left have none."""
        key = schema.results.c.commitment == studied.commitment
        known = select(schema.results.c.seat).where(key)
        remembered = select(schema.guests.c.id).where(
            schema.guests.c.id.in_([guest for _, guest, _ in results]),
            schema.guests.c.forgotten.is_(False),
        )
        there = select(schema.rounds.c.commitment).where(
            schema.rounds.c.commitment == studied.commitment
        )
        done = update(schema.rounds).where(schema.rounds.c.commitment == studied.commitment)

        def write(connection: Connection) -> None:
            # Locked, so that of two servers with an expired lease one writes.
            if (
                connection.scalar(there.with_for_update()) is None
                or connection.scalars(known).all()
            ):
                return
            guests = set(connection.scalars(remembered))
            rows = [
                {
                    "commitment": studied.commitment,
                    "seat": seat,
                    "table_id": studied.table_id,
                    "guest_id": guest,
                    "ended": studied.ended,
                    "body": body,
                }
                for seat, guest, body in results
                if guest in guests
            ]
            if rows:
                connection.execute(insert(schema.results), rows)
            connection.execute(done.values(studied=True))

        await self._database.write(write)

    async def results_of(self, guest: str, limit: int) -> list[ResultRow]:
        """Return the newest results of a guest, with the players of each round."""
        column, rounds = schema.results.c, schema.rounds.c
        rated, change = schema.rated_rounds.c, schema.rating_changes.c
        query = (
            select(
                column.commitment,
                column.seat,
                column.ended,
                column.body,
                rounds.players,
                rated.kind,
                change.mean_before,
                change.mean,
            )
            .join(schema.rounds, rounds.commitment == column.commitment)
            .outerjoin(
                schema.rated_rounds,
                and_(rated.table_id == rounds.table_id, rated.last == rounds.last),
            )
            .outerjoin(
                schema.rating_changes,
                and_(
                    change.table_id == rounds.table_id,
                    change.last == rounds.last,
                    change.player == column.guest_id,
                ),
            )
            .where(column.guest_id.in_(select_person(guest)))
            .order_by(column.ended.desc())
            .limit(limit)
        )
        return [ResultRow(*row) for row in await self._database.fetch(query)]
