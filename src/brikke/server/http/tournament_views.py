"""Tournaments as they are shown: nothing of a deal before its last table has finished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from brikke.club.duplicate.match_points import match_points, top
from brikke.game.deal import commitment_of
from brikke.rules.rulebook import get_rulebook, rulebook_name
from brikke.server.background.tournament_boards import DONE, Board, Phases, numbers_of, people_of
from brikke.server.background.tournaments import seed_of, settings_of
from brikke.server.store import Store, Tournament, TournamentVersion
from brikke.server.workers.tournament_work import StoredResult
from brikke.wire.tables import people_summaries
from brikke.wire.tournaments import (
    DealPlace,
    DealView,
    TournamentNews,
    TournamentPlace,
    TournamentSummary,
    TournamentView,
)

SHOWN_FACES: Final = 8
"""The most players that a list shows of a tournament: its picture has two tables of four."""


async def summaries(
    store: Store, found: Sequence[Tournament], guest: str
) -> list[TournamentSummary]:
    """Return tournaments as lists show them to a guest."""
    joined = await store.taking_part([each.id for each in found])
    faces = {key: guests[:SHOWN_FACES] for key, guests in joined.items()}
    profiles = await store.profiles({each for guests in faces.values() for each in guests})
    return [
        TournamentSummary(
            id=each.id,
            link=page_of(each.id),
            name=each.name,
            state=each.state,
            number=each.number,
            rounds=settings_of(each).rounds,
            players=len(joined[each.id]),
            people=people_summaries(faces[each.id], profiles),
            joined=guest in joined[each.id],
            at=each.at,
            created=each.created,
        )
        for each in found
    ]


def page_of(key: str) -> str:
    """Return the path under which a browser opens a tournament."""
    return f"/tournament/{key}"


async def tournament_view(
    store: Store, known: Tournament, board: Board, mine: Sequence[str], *, runs: bool
) -> TournamentView:
    """Return a tournament as somebody with these ids is shown it."""
    settings = settings_of(known)
    phases = await store.tournament_phases(known.id, known.number)
    return TournamentView(
        id=known.id,
        link=page_of(known.id),
        name=known.name,
        club=known.club_id,
        runs=runs,
        state=known.state,
        paused=known.paused,
        number=known.number,
        rounds=settings.rounds,
        at=known.at,
        began=known.began,
        now=store.now(),
        version=known.version,
        rulebook=settings.rulebook,
        rulebook_name=rulebook_name(get_rulebook(settings.rulebook)),
        seats=settings.seats,
        meeting=settings.meeting,
        me=next((board.numbers[each] for each in mine if each in board.numbers), None),
        table=board.place_of(mine, phases),
        players=board.players,
        gone=board.gone,
        tables=[
            TournamentPlace(place, numbers, phases.get(place) in DONE)
            for place, numbers in board.places.items()
        ],
        standings=board.standings,
        commitments=[commitment_of(seed_of(known, each)) for each in range(1, settings.rounds + 1)],
        seeds=[seed_of(known, each).hex() for each in range(1, board.opened + 1)],
    )


def tournament_news(
    store: Store, known: TournamentVersion, board: Board, phases: Phases, mine: Sequence[str]
) -> TournamentNews:
    """Return what of a tournament changes often."""
    return TournamentNews(
        version=known.version,
        now=store.now(),
        table=board.place_of(mine, phases),
        done=[place for place in board.places if phases.get(place) in DONE],
    )


async def deal_view(store: Store, known: Tournament, number: int) -> DealView | None:
    """Return a deal at all tables; None while it is being played somewhere."""
    tables = await store.tournament_tables(known.id)
    open_rounds = {each.number for each in tables if not each.sealed}
    if number not in open_rounds:
        return None
    players = await store.tournament_players(known.id)
    numbers = {each.guest_id: at for at, each in enumerate(players)}
    current = [each for each in tables if each.number == number]
    results = [msgspec.json.decode(each.result or b"", type=StoredResult) for each in current]
    compared = [each.scores for each in results if each.scores]
    # Seat by seat over all tables, and then back to the seats of each table.
    points = iter(zip(*map(match_points, zip(*compared, strict=True)), strict=True))
    seed = seed_of(known, number)
    return DealView(
        number=number,
        rounds=len(open_rounds),
        name=known.name,
        seed=seed.hex(),
        commitment=commitment_of(seed),
        top=top(len(compared)),
        players=await people_of(store, players),
        tables=[
            DealPlace(
                place=each.place,
                seats=numbers_of(each, numbers),
                scores=list(result.scores),
                match_points=list(next(points)) if result.scores else [],
                absent=list(result.absent),
                round=result.link,
            )
            for each, result in zip(current, results, strict=True)
        ],
    )
