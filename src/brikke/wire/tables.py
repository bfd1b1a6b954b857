"""Tables over HTTP: how one is ordered, and how it looks in a list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Protocol

from msgspec import Meta, Struct

from brikke.errors import InputError
from brikke.live import LiveTable, Options, Speed, TableOpened
from brikke.live.events import BotJoined, Joined, LogEvent
from brikke.players.bots import BOTS, FOR_PEOPLE, make_bot, persona_of
from brikke.rules.rulebook import DEFAULT, get_rulebook, rulebook_name, rulebook_text
from brikke.wire.appearance import NOBODY, Profile, appearances

Players = list[dict[str, str | None]]
"""The seats: a guest or a bot each."""


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


def bot_infos() -> list[BotInfo]:
    """Return all bots, from the weakest to the strongest."""
    return [
        BotInfo(name, name in FOR_PEOPLE, persona.face, persona.colour)
        for name in BOTS
        if (persona := persona_of(name))
    ]


def opening(data: NewTable, guest: str) -> list[LogEvent]:
    """Return the first events of a new table, which a guest makes."""
    rulebook = get_rulebook(data.rulebook)
    for bot in data.bots:
        make_bot(bot)
    options = Options(data.listed, data.casual, data.hints, data.speed)
    events: list[LogEvent] = [TableOpened(rulebook, data.seats, options, guest)]
    if data.sit:
        events.append(Joined(guest))
    if len(data.bots) + data.sit > data.seats:
        raise InputError(
            f"a table of {data.seats} has too few seats for these bots", len(data.bots)
        )
    return [*events, *map(BotJoined, data.bots)]


def seats_of(live_table: LiveTable) -> Players:
    """Return who sits at a table, as it is stored."""
    return [{"guest": each.guest, "bot": each.bot} for each in live_table.players]


def summary_body(live_table: LiveTable) -> dict[str, Any]:
    """Return what is stored of a table to show it in a list."""
    return {
        "rulebook": rulebook_name(live_table.rulebook),
        "capacity": live_table.capacity,
        "seats": seats_of(live_table),
        "to_move": live_table.to_move,
        "round": min(len(live_table.sheet.rows) + 1, live_table.rulebook.rounds),
        "rounds": live_table.rulebook.rounds,
    }


class Listed(Protocol):
    """What a store knows of a table besides its summary; times in milliseconds."""

    @property
    def id(self) -> str:
        """The id of the table."""
        ...

    @property
    def phase(self) -> str:
        """The phase in which it is."""
        ...

    @property
    def created(self) -> int:
        """When it was made."""
        ...

    @property
    def updated(self) -> int:
        """When its last event happened."""
        ...


def table_summary(
    table: Listed, body: Mapping[str, Any], seat: int | None, profiles: Mapping[str, Profile]
) -> TableSummary:
    """Return a table as a list shows it to the guest of a seat."""
    return TableSummary(
        id=table.id,
        link=link_of(table.id),
        created=table.created,
        updated=table.updated,
        phase=table.phase,
        rulebook=body["rulebook"],
        capacity=body["capacity"],
        seats=seat_summaries(body["seats"], profiles),
        round=body["round"],
        rounds=body["rounds"],
        seat=seat,
        my_turn=seat is not None and body["to_move"] == seat,
    )
