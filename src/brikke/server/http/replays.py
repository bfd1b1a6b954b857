"""Routes for replays: a match turn by turn, its chances, and its deal to play again."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from brikke.answers.replay import Chances, Replay, replay_data
from brikke.errors import InputError
from brikke.game.events import Dealt, RoundOpened, StartDrawn
from brikke.game.game import Game
from brikke.game.notation import Record, read_record
from brikke.live import KnownDeal, Options, TableOpened
from brikke.live.events import BotJoined, Joined, LogEvent
from brikke.players.bots import make_bot
from brikke.rules.rulebook import with_house_rules
from brikke.rules.tiles import Tile
from brikke.server.http import worker_tasks as tasks
from brikke.server.http.dependencies import TheGuest, TheRooms, TheWorkers
from brikke.server.http.errors import problems
from brikke.server.http.requests import RoundNumber
from brikke.server.http.rounds import Players, finished_round, stored_record
from brikke.server.http.tables import CreatedTable, SeatSummary, link_of, seat_summaries
from brikke.server.room import new_table
from brikke.server.store import Store
from brikke.server.tokens import new_table_id
from brikke.server.workers import Workers

Link = Annotated[
    str,
    PathParameter(
        pattern="^([0-9a-f]{32}|[0-9a-f]{64})$",
        description="the commitment of a finished round, or the id of a record",
    ),
]
RoundQuery = Annotated[
    int, QueryParameter(name="round", ge=1, le=1000, description="which round, from 1")
]


class ReplayWithSeats(Replay):
    """A match to watch again, with the names of its players."""

    seats: list[SeatSummary]
    """Empty for an uploaded record."""


class PlayAgainRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table with the deal of a finished round."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    """The seat whose tiles the guest plays."""
    round: RoundNumber = 1
    bot: Annotated[str, Meta(max_length=64)] = "steady"
    """The bot in place of every other person."""


class Replays(Controller):
    """Replays of finished rounds and of records, by their links."""

    path = "/api/replays"
    tags = ("rounds",)

    @get("/{link:str}", security=[{}], responses=problems(400, 404, 503))
    async def show(self, link: Link, rooms: TheRooms, questions: TheWorkers) -> ReplayWithSeats:
        """Show a match turn by turn, each beside the best one, with all racks open."""
        record, players = await _match(rooms.store, questions, link)
        replay = await questions.run(replay_data, record)
        profiles = await rooms.store.profiles([each["guest"] for each in players if each["guest"]])
        return {**replay, "seats": seat_summaries(players, profiles)}

    # A request of its own, because it takes seconds and the replay itself need not wait for it.
    @get("/{link:str}/chances", security=[{}], responses=problems(400, 404, 503))
    async def chances(
        self, link: Link, rooms: TheRooms, questions: TheWorkers, number: RoundQuery = 1
    ) -> Chances:
        """Estimate every seat's probability to win throughout a round, with all racks open."""
        record, _ = await _match(rooms.store, questions, link)
        return await questions.run(tasks.chances_of, record, number)

    @post("/{link:str}/again", responses=problems(400, 401, 404, 413, 503))
    async def again(
        self,
        link: Link,
        data: JSONBody[PlayAgainRequest],
        guest: TheGuest,
        rooms: TheRooms,
        questions: TheWorkers,
    ) -> CreatedTable:
        """Create a table with the same deal as a round, and bots in the other seats."""
        record, players = await _match(rooms.store, questions, link)
        make_bot(data.bot)
        deal = _deal(record, link, data)
        bots = [each["bot"] or data.bot for each in players] or [data.bot] * record.seats
        # A deal that is played again is a study, not a contest: no clock.
        rulebook = with_house_rules(record.rulebook, rounds=1, turn_seconds=None)
        opening: list[LogEvent] = [
            TableOpened(rulebook, record.seats, Options(), guest.id, deal),
            *(
                Joined(guest.id) if seat == data.seat else BotJoined(bot)
                for seat, bot in enumerate(bots)
            ),
        ]
        table_id, now = new_table_id(), rooms.clock()
        await rooms.store.create_table(new_table(table_id, opening, now), now)
        rooms.metrics.tables.inc()
        return CreatedTable(table_id, link_of(table_id))


async def _match(store: Store, questions: Workers, link: str) -> tuple[Record, Players]:
    """Return a match and its players."""
    if len(link) == 64:
        events, players = await finished_round(store, link)
        opened = events[0]
        if not isinstance(opened, RoundOpened):
            raise NotFoundException(f"this round has no beginning: {link}")
        return Record(opened.rulebook, opened.seats, (events,)), players
    return await questions.run(read_record, await stored_record(store, link)), []


def _deal(record: Record, link: str, request: PlayAgainRequest) -> KnownDeal:
    if request.seat >= record.seats:
        raise InputError(f"there are seats 0 to {record.seats - 1}", request.seat)
    if request.round > len(record.rounds):
        raise InputError(f"there are rounds 1 to {len(record.rounds)}", request.round)
    events = record.rounds[request.round - 1]
    dealt = next((event for event in events if isinstance(event, Dealt)), None)
    starts = next((event for event in events if isinstance(event, StartDrawn)), None)
    if dealt is None or starts is None:
        raise InputError("the record does not say how the tiles were dealt in round", request.round)
    racks = tuple(_face_up(rack, request.round) for rack in dealt.racks)
    pool = _face_up(dealt.pool, request.round)
    # Anyone may write a record, so a deal that is impossible must be refused before it is stored.
    Game.from_deal(record.rulebook, racks, pool, starts.starter)
    return KnownDeal(
        link, request.round, request.seat, secrets.token_hex(16), starts.starter, racks, pool
    )


def _face_up(tiles: tuple[Tile | None, ...], number: int) -> tuple[Tile, ...]:
    if None in tiles:
        raise InputError("the record hides some tiles of the deal in round", number)
    return tuple(tile for tile in tiles if tile is not None)
