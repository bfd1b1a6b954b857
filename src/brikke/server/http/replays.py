"""Matches to be watched again, and their deals to be played once more."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from brikke.errors import InputError
from brikke.game.events import Dealt, RoundOpened, StartDrawn
from brikke.game.game import Game
from brikke.game.notation import Record, read_record
from brikke.live import KnownDeal, Options, TableOpened
from brikke.live.events import BotJoined, Joined, LogEvent
from brikke.players.bots import make_bot
from brikke.rules.rulebook import with_house_rules
from brikke.rules.tiles import Tile
from brikke.server.http import answers
from brikke.server.http.answers import Estimated, Replayed, RoundNumber
from brikke.server.http.dependencies import TheGuest, TheRooms, TheWorkers
from brikke.server.http.errors import problems
from brikke.server.http.rounds import Players, finished_round, the_record
from brikke.server.http.tables import SeatSummary, TableMade, link_of, seat_summaries
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
RoundAsked = Annotated[
    int, QueryParameter(name="round", ge=1, le=1000, description="which round, from 1")
]


class ReplayShown(Replayed, frozen=True):
    """A match to be watched again, with those who sat there."""

    seats: list[SeatSummary]
    """Nobody, in a record that somebody brought along."""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal is to be played once more."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    """Whose tiles to play."""
    round: RoundNumber = 1
    bot: Annotated[str, Meta(max_length=64)] = "steady"
    """Plays for everyone who was no bot."""


class Replays(Controller):
    """Finished rounds and records alike, by their links."""

    path = "/api/replays"
    tags = ("rounds",)

    @get("/{link:str}", security=[{}], responses=problems(400, 404, 503))
    async def show(self, link: Link, rooms: TheRooms, questions: TheWorkers) -> ReplayShown:
        """Tell a match turn by turn, each beside the best one, with all racks open."""
        record, players = await _told(rooms.store, questions, link)
        replayed = await questions.run(answers.replay_of, record)
        names = await rooms.store.names([each["guest"] for each in players if each["guest"]])
        return ReplayShown(**msgspec.structs.asdict(replayed), seats=seat_summaries(players, names))

    # Not told with the rest: it takes seconds, and whoever wants to watch need not wait for it.
    @get("/{link:str}/chances", security=[{}], responses=problems(400, 404, 503))
    async def chances(
        self, link: Link, rooms: TheRooms, questions: TheWorkers, number: RoundAsked = 1
    ) -> Estimated:
        """Estimate everyone's chances to win throughout a round, with all racks in sight."""
        record, _ = await _told(rooms.store, questions, link)
        return await questions.run(answers.chances_of, record, number)

    @post("/{link:str}/again", responses=problems(400, 401, 404, 413, 503))
    async def again(
        self,
        link: Link,
        data: JSONBody[Again],
        guest: TheGuest,
        rooms: TheRooms,
        questions: TheWorkers,
    ) -> TableMade:
        """Set up a table that begins with the very deal of a round, bots in the other seats."""
        record, players = await _told(rooms.store, questions, link)
        make_bot(data.bot)
        deal = _deal(record, link, data)
        bots = [each["bot"] or data.bot for each in players] or [data.bot] * record.seats
        # Whoever wonders what could have been is in no hurry.
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
        return TableMade(table_id, link_of(table_id))


async def _told(store: Store, questions: Workers, link: str) -> tuple[Record, Players]:
    """Return a match and who sat there."""
    if len(link) == 64:
        events, players = await finished_round(store, link)
        opened = events[0]
        if not isinstance(opened, RoundOpened):
            raise NotFoundException(f"this round has no beginning: {link}")
        return Record(opened.rulebook, opened.seats, (events,)), players
    return await questions.run(read_record, await the_record(store, link)), []


def _deal(record: Record, link: str, asked: Again) -> KnownDeal:
    if asked.seat >= record.seats:
        raise InputError(f"there are seats 0 to {record.seats - 1}", asked.seat)
    if asked.round > len(record.rounds):
        raise InputError(f"there are rounds 1 to {len(record.rounds)}", asked.round)
    events = record.rounds[asked.round - 1]
    dealt = next((event for event in events if isinstance(event, Dealt)), None)
    starts = next((event for event in events if isinstance(event, StartDrawn)), None)
    if dealt is None or starts is None:
        raise InputError("nobody wrote down how the tiles were dealt in round", asked.round)
    racks = tuple(_face_up(rack, asked.round) for rack in dealt.racks)
    pool = _face_up(dealt.pool, asked.round)
    # Refused here rather than at the table, if it cannot be dealt: anyone may write a record.
    Game.from_deal(record.rulebook, racks, pool, starts.starter)
    return KnownDeal(
        link, asked.round, asked.seat, secrets.token_hex(16), starts.starter, racks, pool
    )


def _face_up(tiles: tuple[Tile | None, ...], number: int) -> tuple[Tile, ...]:
    if None in tiles:
        raise InputError("the deal is not told in full in round", number)
    return tuple(tile for tile in tiles if tile is not None)
