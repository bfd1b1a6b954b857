"""Finished rounds over HTTP: their events, their records, and their deals to play again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from msgspec import Meta, Struct

from brikke.answers.replay import Replay
from brikke.errors import InputError
from brikke.game.events import Dealt, Event, RoundEnded, RoundOpened, StartDrawn
from brikke.game.game import Game
from brikke.game.notation import Record, read_record, record_text
from brikke.game.redaction import redact
from brikke.live import KnownDeal, Options, TableOpened
from brikke.live.events import BotJoined, Joined, LogEvent
from brikke.players.bots import make_bot
from brikke.rules.rulebook import rulebook_text, with_house_rules
from brikke.rules.tiles import Tile
from brikke.wire.events import EventForm, to_wire
from brikke.wire.requests import RoundNumber
from brikke.wire.tables import Players, SeatSummary


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


def without_tags(text: str) -> str:
    """Return a record without its tags: a name in them could not be removed later."""
    return record_text(replace(read_record(text), tags=()))


def seats_in(events: Sequence[Event]) -> int:
    """Return the number of seats of a finished round."""
    return _opened(events).seats


def record_of(events: Sequence[Event]) -> Record:
    """Return a finished round as a record."""
    opened = _opened(events)
    return Record(opened.rulebook, opened.seats, (tuple(events),))


def round_data(
    commitment: str, events: Sequence[Event], seats: list[SeatSummary], seat: int | None
) -> FinishedRound:
    """Return a finished round, with all racks open or as one seat saw it."""
    opened, ended = _opened(events), events[-1]
    seed = ended.seed if isinstance(ended, RoundEnded) else None
    seen = events if seat is None else [redact(event, seat) for event in events]
    return FinishedRound(
        commitment=commitment,
        seed=seed.hex() if seed else "",
        rulebook=rulebook_text(opened.rulebook, whole=True),
        seats=seats,
        events=[to_wire(event) for event in seen],
    )


def same_deal(
    record: Record, players: Players, link: str, request: PlayAgainRequest, guest: str
) -> list[LogEvent]:
    """Return the first events of a table with the deal of a finished round, for a guest."""
    make_bot(request.bot)
    deal = _deal(record, link, request)
    bots = [each["bot"] or request.bot for each in players] or [request.bot] * record.seats
    # A deal that is played again is a study, not a contest: no clock.
    rulebook = with_house_rules(record.rulebook, rounds=1, turn_seconds=None)
    return [
        TableOpened(rulebook, record.seats, Options(), guest, deal),
        *(
            Joined(guest) if seat == request.seat else BotJoined(bot)
            for seat, bot in enumerate(bots)
        ),
    ]


def _opened(events: Sequence[Event]) -> RoundOpened:
    opened = events[0]
    if not isinstance(opened, RoundOpened):
        raise InputError("a round begins with its opening", type(opened).__name__)
    return opened


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
