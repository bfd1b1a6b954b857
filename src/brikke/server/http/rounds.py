"""Routes for finished rounds, public by their commitment, and for uploaded records."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from brikke.game.events import Event
from brikke.game.notation import record_text
from brikke.live.round_events import round_events
from brikke.server.http.dependencies import TheGuest, TheRooms, TheWorkers
from brikke.server.http.errors import problems
from brikke.server.store import Entry, Store
from brikke.wire.events import decode_event
from brikke.wire.requests import RecordRequest
from brikke.wire.rounds import (
    FinishedRound,
    StoredRecord,
    record_of,
    round_data,
    seats_in,
    without_tags,
)
from brikke.wire.tables import Players, seat_summaries

Commitment = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]
RecordId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=3)]


class Rounds(Controller):
    """Finished rounds and records."""

    path = "/api"
    tags = ("rounds",)

    @get("/rounds/{commitment:str}", security=[{}], responses=problems(400, 404, 503))
    async def show(
        self, commitment: Commitment, rooms: TheRooms, seat: Seat = None
    ) -> FinishedRound:
        """Show a finished round, with all racks open or as one seat saw it."""
        events, players = await finished_round(rooms.store, commitment)
        if seat is not None and seat >= seats_in(events):
            raise NotFoundException(f"no such seat: {seat}")
        profiles = await rooms.store.profiles([each["guest"] for each in players if each["guest"]])
        return round_data(commitment, events, seat_summaries(players, profiles), seat)

    @get(
        "/rounds/{commitment:str}/record",
        media_type=MediaType.TEXT,
        security=[{}],
        responses=problems(400, 404, 503),
    )
    async def download(self, commitment: Commitment, rooms: TheRooms) -> Response[str]:
        """Download a finished round as a record."""
        events, _players = await finished_round(rooms.store, commitment)
        return _attachment(record_text(record_of(events)), commitment[:12])

    @post(
        "/records",
        status_code=200,
        responses=problems(400, 401, 413, 503),
    )
    async def upload(
        self, data: JSONBody[RecordRequest], rooms: TheRooms, questions: TheWorkers, guest: TheGuest
    ) -> StoredRecord:
        """Store a record so that it can be shown by its address."""
        del guest  # any guest may upload
        text = await questions.run(without_tags, data.record)
        record_id = hashlib.sha256(text.encode()).hexdigest()[:32]
        await rooms.store.put_record(record_id, text)
        return StoredRecord(record_id)

    @get(
        "/records/{record_id:str}",
        media_type=MediaType.TEXT,
        security=[{}],
        responses=problems(400, 404, 503),
    )
    async def record(self, record_id: RecordId, rooms: TheRooms) -> Response[str]:
        """Download an uploaded record."""
        return _attachment(await stored_record(rooms.store, record_id), record_id[:12])


async def finished_round(store: Store, commitment: str) -> tuple[tuple[Event, ...], Players]:
    """Return the events of a finished round, and its seats at the end."""
    log, players = await stored_round(store, commitment)
    return round_events(decode_event(each.body, each.version) for each in log), players


async def stored_round(store: Store, commitment: str) -> tuple[list[Entry], Players]:
    """Return the events of a finished round as they are stored, and its seats at the end."""
    found = await store.finished_round(commitment)
    if found is None:
        raise NotFoundException(f"no finished round with this commitment: {commitment}")
    table_id, past = found
    log = await store.load(table_id, past.first - 1, past.last)
    return log, msgspec.json.decode(past.players)


async def stored_record(store: Store, record_id: str) -> str:
    """Return the text of an uploaded record."""
    text = await store.record(record_id)
    if text is None:
        raise NotFoundException(f"no such record: {record_id}")
    return text


def _attachment(text: str, name: str) -> Response[str]:
    disposition = f'attachment; filename="brikke-{name}.brikke"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})
