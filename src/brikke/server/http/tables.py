"""Routes for tables: create one, list them, and list the bots."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from brikke.club.results import SeatResult
from brikke.live import Refusal, RefusalCode
from brikke.players.bots.just_above import MOST_ASKED, Result
from brikke.players.bots.just_above import NAME as JUST_ABOVE
from brikke.server.http.dependencies import TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.store import EXPIRED, Guest, Store, TableRow
from brikke.server.tables.room import NoSuchTable
from brikke.server.tables.rooms import Rooms
from brikke.server.tables.table_rows import new_table
from brikke.wire.tables import (
    BotInfo,
    CreatedTable,
    NewTable,
    TableSummary,
    bot_infos,
    link_of,
    opening,
    result_of,
    table_summary,
)
from brikke.wire.tokens import is_table_id, new_table_id


class Tables(Controller):
    """The lobby."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", responses=problems(400, 401, 409, 413, 503))
    async def create(
        self, data: JSONBody[NewTable], guest: TheGuest, rooms: TheRooms
    ) -> CreatedTable:
        """Create a table."""
        return await open_table(rooms, data, guest)

    @get("/tables", security=[{}], responses=problems(503))
    async def listed(self, rooms: TheRooms) -> list[TableSummary]:
        """List the tables that anyone may join or watch."""
        rows = await rooms.store.listed()
        return await table_summaries(rooms.store, ((row, None) for row in rows))

    @get("/tables/{table_id:str}", security=[{}], responses=problems(400, 404, 410, 503))
    async def one(self, table_id: FromPath[str], rooms: TheRooms) -> TableSummary:
        """Show one table; its address is the invitation."""
        row = await rooms.store.table_row(table_id) if is_table_id(table_id) else None
        if row is None:
            raise NoSuchTable
        if row.phase == EXPIRED:
            raise Refusal(RefusalCode.EXPIRED)
        return (await table_summaries(rooms.store, [(row, None)]))[0]

    @get("/me/tables", responses=problems(401, 503))
    async def mine(self, guest: TheGuest, rooms: TheRooms) -> list[TableSummary]:
        """List the tables where the guest has a seat."""
        return await table_summaries(rooms.store, await rooms.store.tables_of(guest.id))

    @get("/bots", security=[{}], responses=problems())
    async def bots(self) -> list[BotInfo]:
        """List the bots, from the weakest to the strongest."""
        return bot_infos()


async def open_table(rooms: Rooms, data: NewTable, guest: Guest) -> CreatedTable:
    """Open a table as a guest wants it, or refuse."""
    if data.rated and data.sit and not guest.kept:
        raise Refusal(RefusalCode.NAME_NOT_KEPT)
    table_id, now = new_table_id(), rooms.clock()
    results = await _results(rooms.store, guest.id) if JUST_ABOVE in data.bots else []
    events = opening(data, guest.id, results)
    await rooms.store.create_table(new_table(table_id, events, now), now)
    rooms.metrics.tables.inc()
    return CreatedTable(table_id, link_of(table_id))


async def _results(store: Store, guest: str) -> list[Result]:
    """Return the newest results of a guest against bots alone."""
    rows = await store.results_of(guest, MOST_ASKED)
    places = [msgspec.json.decode(row.body, type=SeatResult).place for row in rows]
    found = [
        result_of(msgspec.json.decode(row.players), row.seat, place == 1)
        for row, place in zip(rows, places, strict=True)
    ]
    return [each for each in found if each is not None]


async def table_summaries(
    store: Store, rows: Iterable[tuple[TableRow, int | None]]
) -> list[TableSummary]:
    """Return tables as lists show them, each with the seat of the guest who asks."""
    decoded = [(row, msgspec.json.decode(row.summary), seat) for row, seat in rows]
    guests = {each["guest"] for _, body, _ in decoded for each in body["seats"] if each["guest"]}
    profiles = await store.profiles(guests) if guests else {}
    return [table_summary(row, body, seat, profiles) for row, body, seat in decoded]
