"""Routes for tables: create one, list them, and list the bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from brikke.errors import InputError
from brikke.live import Options, Refusal, RefusalCode, Speed, TableOpened
from brikke.live.events import BotJoined, Joined, LogEvent
from brikke.players.bots import BOTS, FOR_PEOPLE, make_bot, persona_of
from brikke.rules.rulebook import DEFAULT, get_rulebook, rulebook_text
from brikke.server.appearance import NOBODY, appearances
from brikke.server.http.dependencies import TheGuest, TheRooms
from brikke.server.http.errors import problems
from brikke.server.room import NoSuchTable, new_table
from brikke.server.store import EXPIRED, Guest, Profile, Store, TableRow
from brikke.server.tokens import is_table_id, new_table_id


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    rulebook: Annotated[str, Meta(max_length=1000)] = rulebook_text(DEFAULT)
    """An edition and any house rules, as in ``nordic turn_seconds=off rounds=5``."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    bots: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=4)] = []
    sit: bool = True
    """Whether the guest takes the first seat."""
    listed: bool = False
    casual: bool = True
    hints: bool = True
    speed: Speed = Speed.NORMAL


class CreatedTable(Struct, frozen=True):
    """A new table; everyone who knows its address is invited."""

    id: str
    link: str


class SeatSummary(Struct, frozen=True):
    """A seat: a person or a bot."""

    name: str
    """A person's name; empty for a bot and for a deleted guest."""
    bot: str | None
    face: str
    colour: str


class TableSummary(Struct, frozen=True):
    """A table in a list of tables."""

    id: str
    link: str
    created: int
    updated: int
    phase: str
    rulebook: str
    capacity: int
    seats: list[SeatSummary]
    round: int
    rounds: int
    seat: int | None
    """The guest's own seat."""
    my_turn: bool


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    for_people: bool
    """Whether people play against it; other bots are there for comparison."""
    face: str
    """Its face; empty if it has none of its own."""
    colour: str
    """The colour that it likes best; empty if it has no wish."""


class Tables(Controller):
    """The lobby."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", responses=problems(400, 401, 413, 503))
    async def create(
        self, data: JSONBody[NewTable], guest: TheGuest, rooms: TheRooms
    ) -> CreatedTable:
        """Create a table."""
        table_id, now = new_table_id(), rooms.clock()
        await rooms.store.create_table(new_table(table_id, _opening(data, guest), now), now)
        rooms.metrics.tables.inc()
        return CreatedTable(table_id, link_of(table_id))

    @get("/tables", security=[{}], responses=problems(503))
    async def listed(self, rooms: TheRooms) -> list[TableSummary]:
        """List the tables that anyone may join or watch."""
        rows = await rooms.store.listed()
        return await _summaries(rooms.store, ((row, None) for row in rows))

    @get("/tables/{table_id:str}", security=[{}], responses=problems(400, 404, 410, 503))
    async def one(self, table_id: FromPath[str], rooms: TheRooms) -> TableSummary:
        """Show one table; its address is the invitation."""
        row = await rooms.store.table_row(table_id) if is_table_id(table_id) else None
        if row is None:
            raise NoSuchTable
        if row.phase == EXPIRED:
            raise Refusal(RefusalCode.EXPIRED)
        return (await _summaries(rooms.store, [(row, None)]))[0]

    @get("/me/tables", responses=problems(401, 503))
    async def mine(self, guest: TheGuest, rooms: TheRooms) -> list[TableSummary]:
        """List the tables where the guest has a seat."""
        return await _summaries(rooms.store, await rooms.store.tables_of(guest.id))

    @get("/bots", security=[{}], responses=problems())
    async def bots(self) -> list[BotInfo]:
        """List the bots, from the weakest to the strongest."""
        return [_bot_info(name) for name in BOTS]


def link_of(table_id: str) -> str:
    """Return the path under which a browser opens a table."""
    return f"/t/{table_id}"


def seat_summaries(
    seats: Iterable[Mapping[str, str | None]], profiles: Mapping[str, Profile]
) -> list[SeatSummary]:
    """Return the seats, by the profiles that guests have now."""
    players = [(each["guest"], each["bot"]) for each in seats]
    return [
        SeatSummary(profiles.get(guest or "", NOBODY).name, bot, look.face, look.colour)
        for (guest, bot), look in zip(players, appearances(players, profiles), strict=True)
    ]


def _bot_info(name: str) -> BotInfo:
    persona = persona_of(name)
    return BotInfo(name, name in FOR_PEOPLE, persona.face, persona.colour)


def _opening(data: NewTable, guest: Guest) -> list[LogEvent]:
    rulebook = get_rulebook(data.rulebook)
    for bot in data.bots:
        make_bot(bot)
    options = Options(data.listed, data.casual, data.hints, data.speed)
    opening: list[LogEvent] = [TableOpened(rulebook, data.seats, options, guest.id)]
    if data.sit:
        opening.append(Joined(guest.id))
    if len(data.bots) + data.sit > data.seats:
        raise InputError(
            f"a table of {data.seats} has too few seats for these bots", len(data.bots)
        )
    return [*opening, *map(BotJoined, data.bots)]


async def _summaries(
    store: Store, rows: Iterable[tuple[TableRow, int | None]]
) -> list[TableSummary]:
    decoded = [(row, msgspec.json.decode(row.summary), seat) for row, seat in rows]
    guests = {each["guest"] for _, body, _ in decoded for each in body["seats"] if each["guest"]}
    profiles = await store.profiles(guests) if guests else {}
    return [_summary(row, body, seat, profiles) for row, body, seat in decoded]


def _summary(
    row: TableRow, body: Mapping[str, Any], seat: int | None, profiles: Mapping[str, Profile]
) -> TableSummary:
    return TableSummary(
        id=row.id,
        link=link_of(row.id),
        created=row.created,
        updated=row.updated,
        phase=row.phase,
        rulebook=body["rulebook"],
        capacity=body["capacity"],
        seats=seat_summaries(body["seats"], profiles),
        round=body["round"],
        rounds=body["rounds"],
        seat=seat,
        my_turn=seat is not None and body["to_move"] == seat,
    )
