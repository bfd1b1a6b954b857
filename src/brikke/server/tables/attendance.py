"""Attendance: who is connected to a table, and what listeners learn of them besides the log."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final

from brikke.club.rating import pool_of
from brikke.live import LiveTable
from brikke.server.store import Store
from brikke.server.tables.shown_ratings import shown_rating
from brikke.wire.audience import Attendance
from brikke.wire.server import ShownRating

NOBODY: Final = Attendance({}, 0)


class Connected:
    """The connections of people to one table, on all servers, when they were last looked up."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self._connections: Mapping[str, int] = {}
        """How many each guest with a seat has, and under "" all others."""
        self._counted: Set[str] = frozenset()
        """The guests who had a seat then."""

    @property
    def count(self) -> int:
        """The number of connections."""
        return sum(self._connections.values())

    async def refresh(self, guests: Set[str]) -> Set[str]:
        """Look the connections up; return who of the guests with a seat is connected."""
        self._connections = await self._store.count_connections(self._table_id, guests)
        self._counted = guests
        return self._connections.keys() - {""}

    def spectators(self, live_table: LiveTable) -> int:
        """Return how many connections belong to nobody with a seat."""
        seated = {each.guest for each in live_table.players if each.guest}
        counts = self._connections.items()
        watching = sum(count for guest, count in counts if guest not in seated)
        # Whoever has sat down since then was one of the others; the next refresh is exact.
        return max(0, watching - len(seated - self._counted))

    async def attendance(self, live_table: LiveTable) -> Attendance:
        """Return the profiles and ratings of the players, and the number of spectators."""
        guests = [
            each for player in live_table.players if (each := player.guest or player.successor_of)
        ]
        profiles = await self._store.profiles(guests) if guests else {}
        ratings = await self._ratings(live_table) if live_table.options.rated else {}
        return Attendance(profiles, self.spectators(live_table), ratings)

    async def _ratings(self, live_table: LiveTable) -> dict[str, ShownRating]:
        players = [each.rated_as for each in live_table.players]
        pool = pool_of(live_table.rulebook.edition, len(players))
        known = await self._store.ratings_in(pool, players)
        return {player: shown_rating(known.get(player)) for player in players}
