"""Rating of finished rounds: reads each log once, in a worker, and changes the ratings.

Any server may do it. A round that nobody has rated is leased like a table that is due.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from brikke.club.rated_rounds import RatedRound
from brikke.club.rating import NEW, Rating, rated
from brikke.server.background.due_work import DueWork, lease_ms
from brikke.server.logs import fingerprint, note
from brikke.server.store import RatingRow, RoundToRate, Store
from brikke.server.tables.rooms import Rooms
from brikke.server.workers.pool import Share
from brikke.server.workers.rating_work import read_rated_round

AT_ONCE: Final = 4
Numbers = tuple[float, float]


class Rater(DueWork[RoundToRate]):
    """Rates finished rounds, one after the other."""

    name = "rating"

    def __init__(self, rooms: Rooms, analysts: Share, think_seconds: float) -> None:
        super().__init__(rooms, lease_ms(AT_ONCE, think_seconds))
        self._analysts = analysts

    async def _first(self) -> Hashable | None:
        return await self._store.first_rating()

    async def _lease(self) -> Sequence[RoundToRate]:
        return await self._store.lease_ratings(self._lease_ms, AT_ONCE)

    def _tell(self, item: RoundToRate, error: str) -> None:
        note("round not rated", table=fingerprint(item.table_id), error=error)

    async def _do(self, item: RoundToRate) -> None:
        found = known_round(item)
        if found is None:
            log = await self._store.load(item.table_id, upto=item.last)
            found = await self._analysts.run(read_rated_round, [entry.plain for entry in log])
        if found is None:
            await self._store.skip_rating(item)
            return
        told = replace(
            item, pool=found.pool, kind=found.kind, places=msgspec.json.encode(found.places)
        )
        players = [player for player, _ in found.places] if found.counts else []
        await self._store.add_ratings(told, players, partial(_changes, found.places))
        if players:
            await self._rooms.ratings_changed(players)


def known_round(each: RoundToRate) -> RatedRound | None:
    """Return a rated round whose log was read before."""
    if each.places is None:
        return None
    told = {"pool": each.pool, "kind": each.kind, "places": msgspec.json.decode(each.places)}
    return msgspec.convert(told, RatedRound)


def _changes(
    places: Sequence[tuple[str, int]], known: Mapping[str, Numbers]
) -> dict[str, tuple[Numbers, Numbers]]:
    before = {player: Rating(*numbers) for player, numbers in known.items()}
    return {
        player: (_numbers(before.get(player, NEW)), _numbers(after))
        for player, after in rated(before, places).items()
    }


def _numbers(rating: Rating) -> Numbers:
    return rating.mean, rating.doubt


async def recomputed(store: Store) -> list[RatingRow]:
    """Return all ratings, computed anew from the logs.

    A round whose log was removed because of its age counts as it did.
    """
    ratings: dict[str, dict[str, Rating]] = {}
    rounds: dict[tuple[str, str], int] = {}
    for each in await store.rated_rounds():
        log = await store.load(each.table_id, upto=each.last)
        found = read_rated_round(entry.plain for entry in log) if log else known_round(each)
        if found is None or not found.counts:
            continue
        pool = ratings.setdefault(found.pool, {})
        for player, rating in rated(pool, found.places).items():
            pool[player] = rating
            rounds[found.pool, player] = rounds.get((found.pool, player), 0) + 1
    return [
        RatingRow(pool, player, rating.mean, rating.doubt, rounds[pool, player])
        for pool, players in sorted(ratings.items())
        for player, rating in sorted(players.items())
    ]
