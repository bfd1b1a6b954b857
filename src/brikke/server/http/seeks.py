"""Routes for seeks: look for others with the same wish, and be seated with them."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, Final

from litestar import Controller, Request, delete, get, post
from litestar.params import JSONBody

from brikke.club.seeking import FILLER, Wish, make_wish, read_wish, seated_together
from brikke.live import Options, Phase, Refusal, RefusalCode, Start, TableOpened
from brikke.live.events import BotJoined, Joined, LogEvent
from brikke.rules.rulebook import get_rulebook, rulebook_name
from brikke.server.http.clubs import club_of, member_of
from brikke.server.http.dependencies import TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.limits import address_of
from brikke.server.store import Conflict, Guest, Seek
from brikke.server.tables.rooms import Caller, Rooms
from brikke.server.tables.table_rows import new_table
from brikke.wire.seeks import NewSeek, OpenWish, SeekState
from brikke.wire.tables import link_of
from brikke.wire.tokens import hash_of, new_table_id

START_ID: Final = "start"
"""The id of the command that begins the match: a duplicate of it has no effect."""


class Seeks(Controller):
    """Seeks: whoever wants the same is seated together."""

    path = "/api"
    tags = ("seeks",)

    @post("/me/seek", responses=problems(400, 401, 403, 404, 409, 413, 503))
    async def begin(
        self,
        data: JSONBody[NewSeek],
        guest: TheGuest,
        rooms: TheRooms,
        request: Request[Any, Any, Any],
    ) -> SeekState:
        """Look for others with the same wish; an older wish is replaced."""
        if data.rated and not guest.kept:
            raise Refusal(RefusalCode.NAME_NOT_KEPT)
        if data.club:
            await member_of(rooms.store, await club_of(rooms.store, data.club), guest)
        wish = make_wish(data.rulebook, data.seats, rated=data.rated, club=data.club)
        # Rounds of two people at one address do not count, so they do not fit.
        address = hash_of(f"seek {address_of(request.scope)}")[:16] if data.rated else ""
        await rooms.store.put_seek(Seek(guest.id, str(wish), data.bots, address, rooms.store.now()))
        return await _state(rooms, guest)

    @get("/me/seek", responses=problems(401, 404, 409, 503))
    async def state(self, guest: TheGuest, rooms: TheRooms) -> SeekState:
        """Ask how it goes; a seek ends when nobody asks for fifteen seconds."""
        return await _state(rooms, guest)

    @delete("/me/seek", responses=problems(401, 503))
    async def end(self, guest: TheGuest, rooms: TheRooms) -> None:
        """Stop looking."""
        await rooms.store.end_seek(guest.id)

    @get("/seeks", security=[{}], responses=problems(503))
    async def waiting(self, rooms: TheRooms) -> list[OpenWish]:
        """List the wishes for which somebody waits, those of clubs left out."""
        wishes = [(read_wish(each.wish), each.waiting) for each in await rooms.store.open_seeks()]
        return [
            OpenWish(
                wish.rulebook,
                rulebook_name(get_rulebook(wish.rulebook)),
                wish.seats,
                wish.rated,
                waiting,
            )
            for wish, waiting in wishes
            if not wish.club
        ]


async def _state(rooms: Rooms, guest: Guest) -> SeekState:
    """Return how it goes; if enough wait, seat them."""
    store = rooms.store
    seek = await store.seek(guest.id)
    if seek is None:
        raise Refusal(RefusalCode.NOT_SEEKING)
    wish = read_wish(seek.wish)
    if seek.table_id is None:
        choose = partial(_chosen, wish.seats)
        if await store.seat_seekers(seek.wish, new_table_id(), choose):
            seek = await store.seek(guest.id) or seek
    if seek.table_id is not None:
        # Whoever was to do this may have been killed.
        await _open(rooms, wish, seek.table_id)
    waiting = {each.wish: each.waiting for each in await store.open_seeks()}
    return SeekState(
        rulebook=wish.rulebook,
        seats=wish.seats,
        rated=wish.rated,
        bots=seek.bots,
        club=wish.club,
        since=seek.created,
        waiting=waiting.get(seek.wish, 0),
        table_link=None if seek.table_id is None else link_of(seek.table_id),
    )


def _chosen(seats: int, waiting: Any, now: int) -> list[Seek]:
    return seated_together(waiting, seats, now)


async def _open(rooms: Rooms, wish: Wish, table_id: str) -> None:
    """Open the table of seekers and begin the match, as far as nobody has done so."""
    store = rooms.store
    row = await store.table_row(table_id)
    if row is not None and row.phase != Phase.WAITING:
        return
    people = [each.guest_id for each in await store.seated_at(table_id)]
    if row is None:
        options = Options(casual=not wish.rated, hints=not wish.rated, rated=wish.rated)
        opened = TableOpened(get_rulebook(wish.rulebook), wish.seats, options, people[0])
        bots = [FILLER] * (wish.seats - len(people))
        events: list[LogEvent] = [opened, *map(Joined, people), *map(BotJoined, bots)]
        now = rooms.clock()
        # Somebody else may have been faster.
        with suppress(Conflict):
            await store.create_table(new_table(table_id, events, now), now)
            rooms.metrics.tables.inc()
        if wish.club:
            await store.add_club_table(wish.club, table_id)
    with suppress(Refusal):
        await rooms.command(table_id, Caller(people[0]), START_ID, Start())
