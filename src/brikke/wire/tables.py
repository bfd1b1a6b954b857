"""Tables over HTTP: how one is ordered, and how it looks in a list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Protocol

from msgspec import Meta, Struct

from brikke.errors import InputError
from brikke.live import LiveTable, Options, Phase, Speed, TableOpened
from brikke.live.events import BotJoined, Joined, LogEvent
from brikke.players.bots import BOTS, FOR_PEOPLE, make_bot, persona_of
from brikke.players.bots.just_above import NAME as JUST_ABOVE
from brikke.players.bots.just_above import Result, seated
from brikke.rules.rulebook import DEFAULT, get_rulebook, rulebook_name, rulebook_text
from brikke.wire.appearance import NOBODY, Profile, appearances, group_profiles

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
    rated: bool = False
    """Whether its rounds count for ratings; then there are no hints, and nothing is taken back."""


class CreatedTable(Struct, frozen=True):
    """A new table; everyone who knows its address is invited."""

    id: str
    link: str


class SeatSummary(Struct, frozen=True):
    """A seat: a person or a bot."""

    name: str
    """The name of a person or of a connected bot; empty for others, and for deleted guests."""
    bot: str | None
    program: bool
    """Whether this is a bot that somebody has connected to the server."""
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
    turn_ends: int | None
    """When the current turn ends, at a table where turns last an hour or more."""
    rated: bool


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    for_people: bool
    """Whether people play against it; other bots are there for comparison."""
    face: str
    """Its face; empty if it has none of its own."""
    colour: str
    """The colour that it likes best; empty if it has no wish."""
    follows: bool
    """Whether its strength follows the results of who makes a table with it."""


def link_of(table_id: str) -> str:
    """Return the path under which a browser opens a table."""
    return f"/t/{table_id}"


def seat_summaries(
    seats: Iterable[Mapping[str, str | None]], profiles: Mapping[str, Profile]
) -> list[SeatSummary]:
    """Return the seats, by the profiles that guests have now."""
    players = [(each["guest"], each["bot"]) for each in seats]
    people = [profiles.get(guest or "", NOBODY) for guest, _ in players]
    looks = appearances(players, profiles)
    return [
        SeatSummary(profile.name, bot, profile.program, look.face, look.colour)
        for (_, bot), profile, look in zip(players, people, looks, strict=True)
    ]


def people_summaries(guests: Sequence[str], profiles: Mapping[str, Profile]) -> list[SeatSummary]:
    """Return people of a group that sits at no table, in the order in which they came."""
    settled = group_profiles(guests, profiles)
    return [
        SeatSummary(each.name, None, each.program, each.face, each.colour)
        for each in map(settled.__getitem__, guests)
    ]


def bot_infos() -> list[BotInfo]:
    """Return all bots, from the weakest to the strongest."""
    return [
        BotInfo(name, name in FOR_PEOPLE, persona.face, persona.colour, name == JUST_ABOVE)
        for name in BOTS
        if (persona := persona_of(name))
    ]


def result_of(players: Players, seat: int, won: bool) -> Result | None:
    """Return the result of a seat in a round; None if it was not against bots alone."""
    others = [each["bot"] for at, each in enumerate(players) if at != seat]
    bots = tuple(bot for bot in others if bot is not None)
    return Result(bots, won) if len(bots) == len(others) else None


def opening(data: NewTable, guest: str, results: Iterable[Result] = ()) -> list[LogEvent]:
    """Return the first events of a new table, which a guest makes.

    The guest's newest results against bots decide which level is just above.
    """
    rulebook = get_rulebook(data.rulebook)
    for bot in data.bots:
        make_bot(bot)
    casual, hints = data.casual and not data.rated, data.hints and not data.rated
    options = Options(data.listed, casual, hints, data.speed, data.rated)
    events: list[LogEvent] = [TableOpened(rulebook, data.seats, options, guest)]
    if data.sit:
        events.append(Joined(guest))
    if len(data.bots) + data.sit > data.seats:
        raise InputError(
            f"a table of {data.seats} has too few seats for these bots", len(data.bots)
        )
    return [*events, *map(BotJoined, seated(data.bots, results))]


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
        "round": _round_number(live_table),
        "rounds": live_table.rulebook.rounds,
        "rated": live_table.options.rated,
        "turn_ends": live_table.deadline() if live_table.by_correspondence else None,
    }


def _round_number(live_table: LiveTable) -> int:
    """Return the number of the round that is played, or that has just ended, from 1."""
    ended = len(live_table.sheet.rows)
    if live_table.phase is Phase.BETWEEN:
        return ended
    return min(ended + 1, live_table.rulebook.rounds)


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
        turn_ends=body.get("turn_ends"),
        # Tables of older versions do not say it.
        rated=body.get("rated", False),
    )
