"""Routes for a guest's own games: results, statistics, and all of them as records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import Controller, Response, get

from brikke.club.rating import read_pool
from brikke.club.results import CostlyTurn, LostChances, SeatResult
from brikke.club.statistics import costliest, sums_by_edition
from brikke.server.http.dependencies import TheAnalysts, TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.http.rounds import stored_round
from brikke.server.store import ResultRow, Store
from brikke.server.tables.shown_ratings import shown_rating
from brikke.server.workers.export_work import pack, record_texts
from brikke.wire.games import (
    EditionSums,
    GameResult,
    MyGames,
    MyRating,
    PositionToTry,
    RatingMoment,
    TurnByChances,
)
from brikke.wire.tables import seat_summaries

SHOWN: Final = 300
"""How many rounds are shown; there may be more."""
MOST_EXPORTED: Final = 2000
EXPORTED_AT_ONCE: Final = 50
"""How many rounds a worker reads at once: they take a second at most."""
MOST_CHANGES: Final = 500
"""How many changes of ratings are shown; there may be more."""
MONTH_MS: Final = 30 * 24 * 3600 * 1000

Studied = tuple[ResultRow, SeatResult]


class Games(Controller):
    """The finished rounds of a guest."""

    path = "/api/me"
    tags = ("rounds",)

    @get("/games", responses=problems(401, 503))
    async def mine(self, guest: TheGuest, rooms: TheRooms) -> MyGames:
        """Show the finished rounds of the guest, sums for each edition, and costly turns."""
        rows = await rooms.store.results_of(guest.id, SHOWN + 1)
        studied = [(row, msgspec.json.decode(row.body, type=SeatResult)) for row in rows[:SHOWN]]
        month = rooms.store.now() - MONTH_MS
        recent = [(row, each) for row, each in studied if row.ended >= month]
        turns = costliest((row.commitment, turn) for row, each in recent for turn in each.costly)
        lost = costliest((row.commitment, turn) for row, each in recent for turn in each.lost)
        ended = {row.commitment: row.ended for row, _ in recent}
        return MyGames(
            games=await _games(rooms.store, studied),
            more=len(rows) > SHOWN,
            editions=[
                msgspec.convert(each, EditionSums, from_attributes=True)
                for each in sums_by_edition(each for _, each in studied)
            ],
            costly=[_to_try(link, ended[link], turn) for link, turn in turns],
            lost=[turn_by_chances(link, ended[link], turn) for link, turn in lost],
            ratings=await my_ratings(rooms.store, guest.id),
        )

    @get("/records", media_type="application/zip", responses=problems(401, 503))
    async def export(
        self, guest: TheGuest, rooms: TheRooms, analysts: TheAnalysts
    ) -> Response[bytes]:
        """Download all finished rounds of the guest as records, with their results."""
        rows = await rooms.store.results_of(guest.id, MOST_EXPORTED)
        texts: list[str] = []
        for at in range(0, len(rows), EXPORTED_AT_ONCE):
            some = rows[at : at + EXPORTED_AT_ONCE]
            rounds = [await _log(rooms.store, row.commitment) for row in some]
            texts += await analysts.run(record_texts, rounds)
        packed = await analysts.run(pack, [(row.commitment, row.body) for row in rows], texts)
        disposition = 'attachment; filename="brikke-games.zip"'
        headers = {"content-disposition": disposition}
        return Response(packed, media_type="application/zip", headers=headers)


async def _log(store: Store, commitment: str) -> list[tuple[int, bytes]]:
    log, _players = await stored_round(store, commitment)
    return [(each.version, each.body) for each in log]


async def _games(store: Store, studied: Sequence[Studied]) -> list[GameResult]:
    players = [msgspec.json.decode(row.players) for row, _ in studied]
    guests = {each["guest"] for seats in players for each in seats if each["guest"]}
    profiles = await store.profiles(guests) if guests else {}
    return [
        GameResult(
            commitment=row.commitment,
            ended=row.ended,
            edition=each.edition,
            seats=seat_summaries(seats, profiles),
            seat=row.seat,
            match=each.match,
            round=each.round,
            place=each.place,
            points=each.points,
            turns=each.turns,
            missed_tiles=each.missed_tiles,
            missed_exits=each.missed_exits,
            opened=each.opened,
            stood_in=each.stood_in,
            accuracy=each.accuracy,
            rated=row.kind,
            change=_change(row),
        )
        for (row, each), seats in zip(studied, players, strict=True)
    ]


def _change(row: ResultRow) -> int | None:
    # The difference of what is shown, so that the numbers on the page add up.
    if row.mean is None or row.mean_before is None:
        return None
    return round(row.mean) - round(row.mean_before)


async def my_ratings(store: Store, guest: str) -> list[MyRating]:
    """Return the ratings of a guest, with how they came about."""
    changes = await store.rating_changes(guest, MOST_CHANGES)
    return [
        MyRating(
            *read_pool(row.pool),
            now=shown_rating(row),
            rounds=row.rounds,
            history=[
                RatingMoment(each.ended, each.kind, round(each.mean), round(each.doubt))
                for each in reversed(changes)
                if each.pool == row.pool
            ],
        )
        for row in await store.ratings_of(guest)
    ]


def turn_by_chances(commitment: str, ended: int, turn: LostChances) -> TurnByChances:
    """Return a turn that cost chances, with the link of its round."""
    return TurnByChances(
        commitment=commitment,
        ended=ended,
        turn=turn.turn,
        edition=turn.edition,
        chance=turn.chance,
        best_chance=turn.best_chance,
        reason=turn.reason,
        tiles=turn.tiles,
        best_played=turn.best_played,
    )


def _to_try(commitment: str, ended: int, turn: CostlyTurn) -> PositionToTry:
    return PositionToTry(
        commitment=commitment,
        ended=ended,
        turn=turn.turn,
        rulebook=turn.rulebook,
        table=turn.table,
        rack=turn.rack,
        opened=turn.opened,
        played=turn.played,
        best_played=turn.best_played,
        missed_tiles=turn.missed_tiles,
        missed_exit=turn.missed_exit,
        touched=turn.touched,
        reason=turn.reason,
    )
