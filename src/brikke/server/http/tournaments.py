"""Routes for tournaments: set one up, join it, run it, and look at it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter

from brikke.club.duplicate.equal_deals import new_seeds
from brikke.club.duplicate.settings import MOST_PLAYERS, Meeting, Settings
from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode
from brikke.rules.rulebook import get_rulebook, rulebook_text
from brikke.server.background.tournament_boards import Boards
from brikke.server.http.dependencies import TheBoards, TheGuest, TheRooms, bearer_of
from brikke.server.http.errors import problems
from brikke.server.http.newcomers import settle_appearance
from brikke.server.http.tournament_views import (
    deal_view,
    page_of,
    summaries,
    tournament_news,
    tournament_view,
)
from brikke.server.store import HELPER, HOST, OVER, Guest, Tournament
from brikke.server.tables.rooms import Rooms
from brikke.wire.names import clean_title
from brikke.wire.tokens import hash_of, is_table_id, new_table_id
from brikke.wire.tournaments import (
    CreatedTournament,
    DealView,
    NewTournament,
    TournamentNews,
    TournamentSummary,
    TournamentView,
)

OPEN: Final = "open"
DealNumber = Annotated[int, PathParameter(ge=1, le=20)]
FARTHEST_MS: Final = 365 * 24 * 3600 * 1000
"""How far ahead a tournament may be planned."""


class Tournaments(Controller):
    """Tournaments on equal tiles."""

    path = "/api"
    tags = ("tournaments",)

    @post("/tournaments", responses=problems(400, 401, 409, 413, 503))
    async def create(
        self, data: JSONBody[NewTournament], guest: TheGuest, rooms: TheRooms
    ) -> CreatedTournament:
        """Set up a tournament; the commitments to all its deals are public from now on."""
        settings = _settings(data)
        now = rooms.store.now()
        if data.starts is not None and not now <= data.starts + 60_000 <= now + FARTHEST_MS:
            raise InputError("a tournament begins within a year, not at", data.starts)
        if data.club is not None and not await _runs_club(rooms, data.club, guest.id):
            raise Refusal(RefusalCode.NOT_HOST)
        new = Tournament(
            id=new_table_id(),
            organiser=guest.id,
            club_id=data.club,
            created=now,
            name=clean_title(data.name),
            settings=msgspec.json.encode(settings),
            seeds=b"".join(new_seeds(settings.rounds)),
            state=OPEN,
            paused=False,
            number=0,
            at=data.starts,
            began=0,
            standings=b"[]",
            version=1,
        )
        await rooms.store.add_tournament(new)
        return CreatedTournament(new.id, page_of(new.id))

    @get("/me/tournaments", responses=problems(401, 503))
    async def mine(self, guest: TheGuest, rooms: TheRooms) -> list[TournamentSummary]:
        """List the tournaments that the guest organises or plays in, the newest first."""
        found = await rooms.store.tournaments_of(guest.id)
        return await summaries(rooms.store, found, guest.id)

    @get("/tournaments/{key:str}", security=[{}], responses=problems(400, 404, 503))
    async def show(
        self,
        key: FromPath[str],
        rooms: TheRooms,
        boards: TheBoards,
        request: Request[Any, Any, Any],
    ) -> TournamentView:
        """Show a tournament: its players, its tables and the standings.

        With a guest's token also the guest's own table.
        """
        return await _view(rooms, boards, key, await _asking(rooms, request))

    @get("/tournaments/{key:str}/news", security=[{}], responses=problems(400, 404, 503))
    async def news(
        self,
        key: FromPath[str],
        rooms: TheRooms,
        boards: TheBoards,
        request: Request[Any, Any, Any],
    ) -> TournamentNews:
        """Tell what changes often; all else is the same as long as the version is.

        Pages ask for this every few seconds, and for the whole tournament when there is another
        version.
        """
        known = await rooms.store.tournament_version(key) if is_table_id(key) else None
        if known is None:
            raise Refusal(RefusalCode.NO_SUCH_TOURNAMENT)
        board = await boards.board(rooms.store, key, known.version)
        mine = await _ids(rooms, await _asking(rooms, request))
        phases = await boards.phases(rooms.store, key, known.version, known.number)
        return tournament_news(rooms.store, known, board, phases, mine)

    @get(
        "/tournaments/{key:str}/deals/{number:int}",
        security=[{}],
        responses=problems(400, 404, 503),
    )
    async def deal(self, key: FromPath[str], number: DealNumber, rooms: TheRooms) -> DealView:
        """Show what a deal became at all tables, when the last of them has finished."""
        found = await deal_view(rooms.store, await _known(rooms, key), number)
        if found is None:
            raise NotFoundException(f"no deal that everyone has played: {number}")
        return found

    @post(
        "/tournaments/{key:str}/join", status_code=200, responses=problems(400, 401, 404, 409, 503)
    )
    async def join(
        self, key: FromPath[str], guest: TheGuest, rooms: TheRooms, boards: TheBoards
    ) -> TournamentView:
        """Play from the next round on."""
        known = await _known(rooms, key)
        if known.club_id is not None:
            member = await rooms.store.club_member(known.club_id, guest.id)
            if member is not None and member.removed:
                raise Refusal(RefusalCode.BARRED)
        players = await rooms.store.tournament_players(key)
        if len(players) >= MOST_PLAYERS:
            raise InputError(f"a tournament has at most {MOST_PLAYERS} players", len(players))
        if not await rooms.store.join_tournament(key, guest.id):
            raise Refusal(RefusalCode.WRONG_PHASE, OVER)
        await settle_appearance(rooms, guest, [*(each.guest_id for each in players), guest.id])
        return await _view(rooms, boards, key, guest)

    @post(
        "/tournaments/{key:str}/leave", status_code=200, responses=problems(400, 401, 404, 409, 503)
    )
    async def leave(
        self, key: FromPath[str], guest: TheGuest, rooms: TheRooms, boards: TheBoards
    ) -> TournamentView:
        """Do not play in the next round; joining again is possible."""
        known = await _known(rooms, key)
        if known.state == OVER:
            raise Refusal(RefusalCode.WRONG_PHASE, OVER)
        await rooms.store.leave_tournament(key, guest.id)
        return await _view(rooms, boards, key, guest)

    @post(
        "/tournaments/{key:str}/go-on", status_code=200, responses=problems(400, 401, 404, 409, 503)
    )
    async def go_on(
        self, key: FromPath[str], guest: TheGuest, rooms: TheRooms, boards: TheBoards
    ) -> TournamentView:
        """Begin the next round now, or go on after a pause; for the organiser."""
        known = await _as_organiser(rooms, key, guest)
        if known.state == OVER:
            raise Refusal(RefusalCode.WRONG_PHASE, OVER)
        waits = known.state == OPEN or known.at is not None
        if waits and not await rooms.store.tournament_players(key):
            raise InputError("a tournament begins with at least one player, not", 0)
        now = rooms.store.now()
        await rooms.store.change_tournament(known, paused=False, at=now if waits else None)
        rooms.round_ended.set()
        return await _view(rooms, boards, key, guest)

    @post(
        "/tournaments/{key:str}/pause", status_code=200, responses=problems(400, 401, 404, 409, 503)
    )
    async def pause(
        self, key: FromPath[str], guest: TheGuest, rooms: TheRooms, boards: TheBoards
    ) -> TournamentView:
        """Begin no other round until the organiser says so; tables in play go on."""
        known = await _as_organiser(rooms, key, guest)
        if known.state == OVER:
            raise Refusal(RefusalCode.WRONG_PHASE, OVER)
        await rooms.store.change_tournament(known, paused=True)
        return await _view(rooms, boards, key, guest)


def _settings(data: NewTournament) -> Settings:
    try:
        meeting = Meeting(data.meeting)
    except ValueError:
        raise InputError("players meet swiss or drawn, not", data.meeting) from None
    rulebook = rulebook_text(get_rulebook(data.rulebook))
    return Settings(rulebook, data.seats, data.rounds, meeting, data.break_seconds)


async def _known(rooms: Rooms, key: str) -> Tournament:
    found = await rooms.store.tournament(key) if is_table_id(key) else None
    if found is None:
        raise Refusal(RefusalCode.NO_SUCH_TOURNAMENT)
    return found


async def _as_organiser(rooms: Rooms, key: str, guest: Guest) -> Tournament:
    known = await _known(rooms, key)
    if not await _may_run(rooms, known, guest):
        raise Refusal(RefusalCode.NOT_HOST)
    return known


async def _may_run(rooms: Rooms, known: Tournament, guest: Guest) -> bool:
    """Return whether somebody organises a tournament, or helps to run its club."""
    if known.organiser in (guest.id, *await rooms.store.past_of(guest.id)):
        return True
    return known.club_id is not None and await _runs_club(rooms, known.club_id, guest.id)


async def _runs_club(rooms: Rooms, club: str, guest: str) -> bool:
    member = await rooms.store.club_member(club, guest)
    return member is not None and not member.removed and member.role in (HOST, HELPER)


async def _asking(rooms: Rooms, request: Request[Any, Any, Any]) -> Guest | None:
    token = bearer_of(request)
    return await rooms.store.guest_of(hash_of(token)) if token else None


async def _ids(rooms: Rooms, guest: Guest | None) -> tuple[str, ...]:
    """Return all ids of somebody who asks."""
    return (guest.id, *await rooms.store.past_of(guest.id)) if guest else ()


async def _view(rooms: Rooms, boards: Boards, key: str, guest: Guest | None) -> TournamentView:
    known = await _known(rooms, key)
    runs = guest is not None and await _may_run(rooms, known, guest)
    board = await boards.board(rooms.store, key, known.version)
    mine = await _ids(rooms, guest)
    return await tournament_view(rooms.store, known, board, mine, runs=runs)
