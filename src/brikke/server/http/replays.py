"""Routes for replays: a match turn by turn, its chances, and its deal to play again."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from brikke.answers.replay import Chances, replay_data
from brikke.game.notation import Record, read_record
from brikke.server.http.dependencies import TheAnalysts, TheGuest, TheRooms, TheWorkers
from brikke.server.http.errors import problems
from brikke.server.http.rounds import finished_round, stored_record
from brikke.server.store import Store
from brikke.server.tables.table_rows import new_table
from brikke.server.workers.pool import Share
from brikke.wire import questions as tasks
from brikke.wire.rounds import PlayAgainRequest, ReplayWithSeats, record_of, same_deal
from brikke.wire.tables import CreatedTable, Players, link_of, seat_summaries
from brikke.wire.tokens import new_table_id

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


class Replays(Controller):
    """Replays of finished rounds and of records, by their links."""

    path = "/api/replays"
    tags = ("rounds",)

    @get("/{link:str}", security=[{}], responses=problems(400, 404, 503))
    async def show(
        self, link: Link, rooms: TheRooms, questions: TheWorkers, analysts: TheAnalysts
    ) -> ReplayWithSeats:
        """Show a match turn by turn, each beside the best one, with all racks open."""
        record, players = await _match(rooms.store, questions, link)
        replay = await analysts.run(replay_data, record)
        profiles = await rooms.store.profiles([each["guest"] for each in players if each["guest"]])
        return {**replay, "seats": seat_summaries(players, profiles)}

    # A request of its own, because it takes seconds and the replay itself need not wait for it.
    @get("/{link:str}/chances", security=[{}], responses=problems(400, 404, 503))
    async def chances(
        self,
        link: Link,
        rooms: TheRooms,
        questions: TheWorkers,
        analysts: TheAnalysts,
        number: RoundQuery = 1,
    ) -> Chances:
        """Estimate every seat's probability to win throughout a round, with all racks open."""
        record, _ = await _match(rooms.store, questions, link)
        return await analysts.run(tasks.chances_of, record, number)

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
        opening = same_deal(record, players, link, data, guest.id)
        table_id, now = new_table_id(), rooms.clock()
        await rooms.store.create_table(new_table(table_id, opening, now), now)
        rooms.metrics.tables.inc()
        return CreatedTable(table_id, link_of(table_id))


async def _match(store: Store, questions: Share, link: str) -> tuple[Record, Players]:
    """Return a match and its players."""
    if len(link) == 64:
        events, players = await finished_round(store, link)
        return record_of(events), players
    return await questions.run(read_record, await stored_record(store, link)), []
