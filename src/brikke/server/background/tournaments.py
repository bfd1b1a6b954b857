"""Tournaments: begins, seats and scores their rounds, once, by any server.

What is to be done follows from the database. Every step either writes all of its outcome or
nothing, so that after a crash any server goes on where the last one stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from contextlib import suppress
from itertools import groupby
from time import monotonic
from typing import Final

import msgspec

from brikke.club.duplicate.pairing import Seats
from brikke.club.duplicate.settings import Settings
from brikke.club.duplicate.standings import Entrant, TableResult
from brikke.club.duplicate.tables import opening
from brikke.game.deal import SEED_BYTES
from brikke.server.background.due_work import DueWork
from brikke.server.logs import fingerprint, note
from brikke.server.store import (
    EXPIRED,
    OVER,
    Conflict,
    Tournament,
    TournamentTable,
)
from brikke.server.tables.rooms import Rooms
from brikke.server.tables.table_rows import new_table
from brikke.server.workers.pool import Busy, Share, TooHard
from brikke.server.workers.tournament_work import get_ready, pair_next, result_of, score, stand
from brikke.wire.tokens import new_table_id

AT_ONCE: Final = 4
LEASE_MS: Final = 10_000
SCORED_AT_ONCE: Final = 25
"""How many tables one worker scores in one go."""
READY_SECONDS: Final = 60.0
"""How often a worker is made ready for pairing while tables of a round end: a new one is slow."""


class Tournaments(DueWork[str]):
    """Runs tournaments."""

    name = "tournaments"
    pause_seconds = 0.25

    def __init__(self, rooms: Rooms, workers: Share) -> None:
        super().__init__(rooms, LEASE_MS, rooms.round_ended)
        self._workers = workers
        self._ready = float("-inf")
        """When a worker was last made ready, in seconds on a monotonic clock."""
        self._getting_ready: asyncio.Task[None] | None = None

    async def _first(self) -> Hashable | None:
        return await self._store.first_tournament()

    async def _lease(self) -> Sequence[str]:
        leased = await self._store.lease_tournaments(self._lease_ms, AT_ONCE)
        if self._woken and not leased and monotonic() - self._ready > READY_SECONDS:
            self._ready = monotonic()
            # In the background: the last table may end meanwhile.
            self._getting_ready = asyncio.create_task(self._get_ready())
        return leased

    async def _get_ready(self) -> None:
        with suppress(Busy, TooHard):
            await self._workers.run(get_ready)

    async def run(self) -> None:
        """Run tournaments until cancelled."""
        try:
            await super().run()
        finally:
            if self._getting_ready is not None:
                self._getting_ready.cancel()

    def _tell(self, item: str, error: str) -> None:
        note("tournament waits", tournament=fingerprint(item), error=error)

    async def _do(self, item: str) -> None:
        """Take steps until a tournament waits for its players, its organiser or the time."""
        took: dict[str, int] = {}
        while await self._step(item, took):
            pass
        await self._store.release_tournament(item)

    async def _step(self, item: str, took: dict[str, int]) -> bool:
        """Take a step, if there is one; note how many milliseconds it took."""
        known = await self._store.tournament(item)
        if known is None or known.state == OVER:
            return False
        tables = await self._store.tournament_tables(item)
        current = [each for each in tables if each.number == known.number]
        # People wait: this is no quiet moment, in which garbage is collected.
        began = self._rooms.last_command = monotonic()
        if known.at is not None:
            if known.paused or known.at > self._store.now():
                return False
            step = "pair"
            await self._begin(known, tables)
        elif missing := [each for each in current if each.phase is None]:
            step = "seat"
            await self._seat(known, missing)
        elif current and all(each.phase in (OVER, EXPIRED) for each in current):
            step = "score"
            await self._score(known, tables)
        else:
            return False
        took[step] = took.get(step, 0) + round(1000 * (monotonic() - began))
        if step == "seat":
            note("round begun", tournament=fingerprint(item), milliseconds=took)
        return True

    async def _begin(self, known: Tournament, tables: Sequence[TournamentTable]) -> None:
        """Pair the next round; without any player the tournament waits for its organiser."""
        settings, entrants = settings_of(known), await self._entrants(known.id)
        number = known.number + 1
        if not any(each.plays(number) for each in entrants):
            await self._store.change_tournament(known, at=None)
            return
        rounds = rounds_of(tables)
        seated = await self._workers.run(pair_next, known.id, settings, entrants, rounds)
        rows = [
            TournamentTable(new_table_id(), number, place, msgspec.json.encode(seats))
            for place, seats in enumerate(seated, start=1)
        ]
        await self._store.begin_round(known, number, rows, lease_until=self._lease_end())

    async def _entrants(self, key: str) -> list[Entrant]:
        players = await self._store.tournament_players(key)
        return [Entrant(each.guest_id, each.joined, each.left) for each in players]

    async def _seat(self, known: Tournament, missing: Sequence[TournamentTable]) -> None:
        """Create the tables of a round that are not there yet."""
        await asyncio.gather(*(self._create(known, each) for each in missing))

    async def _create(self, known: Tournament, table: TournamentTable) -> None:
        seed = seed_of(known, table.number)
        settings, seats = settings_of(known), seats_of(table)
        events = opening(known.id, settings, seed, table.table_id, seats)
        now = self._rooms.clock()
        append = new_table(table.table_id, events, now, self._rooms.timing)
        try:
            await self._store.create_table(append, now)
        except Conflict:
            # Another server was faster.
            return
        self._rooms.metrics.tables.inc()

    async def _score(self, known: Tournament, tables: Sequence[TournamentTable]) -> None:
        """Score the round whose last table has finished, and open its deal.

        A table's result was written with its last event, unless its log was lost.
        """
        current = [each for each in tables if each.number == known.number]
        results = await self._results([each for each in current if each.result is None])
        scored = [
            result_of(seats_of(each), each.result or results[each.table_id]) for each in current
        ]
        rounds = [*rounds_of(tables), scored]
        standings = await self._workers.run(stand, await self._entrants(known.id), rounds)
        settings = settings_of(known)
        over = known.number >= settings.rounds
        await self._store.end_round(
            known,
            results,
            standings=standings,
            state=OVER if over else known.state,
            at=None if over else self._store.now() + settings.break_seconds * 1000,
            lease_until=self._lease_end(),
        )

    def _lease_end(self) -> int:
        """Return until when this server goes on with a tournament, if nothing happens to it."""
        return self._store.now() + LEASE_MS

    async def _results(self, tables: Sequence[TournamentTable]) -> dict[str, bytes]:
        parts = [tables[at : at + SCORED_AT_ONCE] for at in range(0, len(tables), SCORED_AT_ONCE)]
        scored = await asyncio.gather(*map(self._scored, parts))
        return {
            table.table_id: result
            for part, results in zip(parts, scored, strict=True)
            for table, result in zip(part, results, strict=True)
        }

    async def _scored(self, tables: Sequence[TournamentTable]) -> list[bytes]:
        logs = [await self._store.load(each.table_id) for each in tables]
        work = [
            ([entry.plain for entry in log], seats_of(each))
            for log, each in zip(logs, tables, strict=True)
        ]
        return await self._workers.run(score, work)


def settings_of(known: Tournament) -> Settings:
    """Return the settings of a tournament."""
    return msgspec.json.decode(known.settings, type=Settings)


def seed_of(known: Tournament, number: int) -> bytes:
    """Return the secret seed of a round, from 1."""
    return known.seeds[SEED_BYTES * (number - 1) : SEED_BYTES * number]


def seats_of(table: TournamentTable) -> Seats:
    """Return the players of a table, by seat."""
    return tuple(msgspec.json.decode(table.seats, type=list[str | None]))


def rounds_of(tables: Sequence[TournamentTable]) -> list[list[TableResult]]:
    """Return the results of all rounds that are over, by round."""
    return [
        [result_of(seats_of(each), each.result or b"") for each in group]
        for _, group in groupby(
            (each for each in tables if not each.sealed), key=lambda each: each.number
        )
    ]
