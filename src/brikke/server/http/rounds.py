"""Routes for finished rounds, public by their commitment, and for uploaded records."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from brikke.game.events import Event, RoundEnded, RoundOpened
from brikke.game.notation import Record, read_record, record_text
from brikke.game.redaction import redact
from brikke.live.round_events import round_events
from brikke.rules.rulebook import rulebook_text
from brikke.server.http.dependencies import TheGuest, TheRooms, TheWorkers
from brikke.server.http.errors import problems
from brikke.server.http.requests import RecordRequest
from brikke.server.http.tables import SeatSummary, seat_summaries
from brikke.server.store import Store
from brikke.server.wire.events import EventForm, decode_event, to_wire

Commitment = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]
RecordId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=3)]
Players = list[dict[str, str | None]]
"""The seats: a guest or a bot each."""


class FinishedRound(Struct, frozen=True):
    """A finished round."""

    commitment: str
    seed: str
    """The seed of the shuffle: its SHA-256 is the commitment."""
    rulebook: str
    seats: list[SeatSummary]
    """The seats when the round ended."""
    events: list[EventForm]
    """All events, or those that one seat could see at the time."""


class StoredRecord(Struct, frozen=True):
    """A stored record."""

    id: str


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
        opened, ended = _ends(events)
        if seat is not None and seat >= opened.seats:
            raise NotFoundException(f"no such seat: {seat}")
        seen = events if seat is None else tuple(redact(event, seat) for event in events)
        profiles = await rooms.store.profiles([each["guest"] for each in players if each["guest"]])
        return FinishedRound(
            commitment=commitment,
            seed=ended.seed.hex() if ended.seed else "",
            rulebook=rulebook_text(opened.rulebook, whole=True),
            seats=seat_summaries(players, profiles),
            events=[to_wire(event) for event in seen],
        )

    @get(
        "/rounds/{commitment:str}/record",
        media_type=MediaType.TEXT,
        security=[{}],
        responses=problems(400, 404, 503),
    )
    async def download(self, commitment: Commitment, rooms: TheRooms) -> Response[str]:
        """Download a finished round as a record."""
        events, _players = await finished_round(rooms.store, commitment)
        opened, _ended = _ends(events)
        return _attachment(
            record_text(Record(opened.rulebook, opened.seats, (events,))), commitment[:12]
        )

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
        text = await questions.run(_without_tags, data.record)
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


def _without_tags(text: str) -> str:
    """Return a record without its tags: a name in them could not be removed later."""
    return record_text(replace(read_record(text), tags=()))


async def finished_round(store: Store, commitment: str) -> tuple[tuple[Event, ...], Players]:
    """Return the events of a finished round, and its seats at the end."""
    found = await store.finished_round(commitment)
    if found is None:
        raise NotFoundException(f"no finished round with this commitment: {commitment}")
    table_id, past = found
    log = await store.load(table_id, past.first - 1, past.last)
    events = round_events(decode_event(each.body, each.version) for each in log)
    return events, msgspec.json.decode(past.players)


async def stored_record(store: Store, record_id: str) -> str:
    """Return the text of an uploaded record."""
    text = await store.record(record_id)
    if text is None:
        raise NotFoundException(f"no such record: {record_id}")
    return text


def _ends(events: tuple[Event, ...]) -> tuple[RoundOpened, RoundEnded]:
    opened, ended = events[0], events[-1]
    if not isinstance(opened, RoundOpened) or not isinstance(ended, RoundEnded):
        raise NotFoundException(f"this round has no beginning and end: {len(events)}")
    return opened, ended


def _attachment(text: str, name: str) -> Response[str]:
    disposition = f'attachment; filename="brikke-{name}.brikke"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})
