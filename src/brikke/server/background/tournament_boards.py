"""Cache of tournament boards: what everyone is shown, made once for each version.

With hundreds of players a board takes many times as long to make as to send, and after a round
all pages ask for it at once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeVar

import msgspec

from brikke.server.background.tournaments import seats_of
from brikke.server.store import EXPIRED, OVER, Store, TournamentPlayer, TournamentTable
from brikke.server.workers.tournament_work import StoredStanding
from brikke.wire.tables import SeatSummary, link_of, people_summaries
from brikke.wire.tournaments import MyPlace, StandingRow

T = TypeVar("T")
Phases = Mapping[int, str | None]
"""The phase of each table of a round, by place; None for one that is not created yet."""
DONE: Final = (OVER, EXPIRED)
"""The phases of a table that has finished."""
KEPT_SECONDS: Final = 5.0
"""How long a board is kept: a name may change without a new version."""
PHASES_SECONDS: Final = 0.25
"""How long the phases of a round's tables are kept: everyone who waits asks for them."""
MOST_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class Board:
    """What everyone is shown of a version of a tournament."""

    numbers: Mapping[str, int]
    """The numbers of the players, by their ids."""
    players: list[SeatSummary]
    gone: list[int]
    places: Mapping[int, list[int | None]]
    """The numbers of the players at each table of the current round."""
    sat: Mapping[str, tuple[TournamentTable, int]]
    """The table and the seat of each player in the current round."""
    standings: list[StandingRow]
    opened: int
    """How many deals are open."""

    def place_of(self, mine: Sequence[str], phases: Phases) -> MyPlace | None:
        """Return the table of somebody with these ids; None before it is created."""
        for each in mine:
            table, seat = self.sat.get(each, (None, 0))
            if table is not None and (phase := phases.get(table.place)) is not None:
                link, done = link_of(table.table_id), phase in DONE
                return MyPlace(table.table_id, link, table.place, seat, done)
        return None


class Boards:
    """The boards that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, float, Board]] = OrderedDict()
        self._phases: OrderedDict[str, tuple[int, float, Phases]] = OrderedDict()

    async def board(self, store: Store, key: str, version: int) -> Board:
        """Return the board of a version of a tournament."""
        kept = self._kept.get(key)
        if kept is not None and kept[0] == version and monotonic() - kept[1] < KEPT_SECONDS:
            return kept[2]
        made = await _made(store, key)
        _keep(self._kept, key, (version, monotonic(), made))
        return made

    async def phases(self, store: Store, key: str, version: int, number: int) -> Phases:
        """Return the phases of the tables of the current round, by place."""
        kept = self._phases.get(key)
        if kept is not None and kept[0] == version and monotonic() - kept[1] < PHASES_SECONDS:
            return kept[2]
        found = await store.tournament_phases(key, number)
        _keep(self._phases, key, (version, monotonic(), found))
        return found


def _keep(kept: OrderedDict[str, T], key: str, made: T) -> None:
    kept[key] = made
    kept.move_to_end(key)
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)


async def _made(store: Store, key: str) -> Board:
    known = await store.tournament(key)
    players = await store.tournament_players(key)
    numbers = {each.guest_id: at for at, each in enumerate(players)}
    tables = await store.tournament_tables(key)
    current = [each for each in tables if known and each.number == known.number]
    standings = msgspec.json.decode(known.standings if known else b"[]", type=list[StoredStanding])
    return Board(
        numbers=numbers,
        players=await people_of(store, players),
        gone=[at for at, each in enumerate(players) if each.left is not None],
        places={each.place: numbers_of(each, numbers) for each in current},
        sat={
            player: (each, seat)
            for each in current
            for seat, player in enumerate(seats_of(each))
            if player is not None
        },
        standings=[
            StandingRow(
                player=numbers[each.player],
                place=each.place,
                change=each.change,
                percent=each.percent,
                match_points=each.match_points,
                points=each.points,
                rounds=each.rounds,
            )
            for each in standings
            if each.player in numbers
        ],
        opened=len({each.number for each in tables if not each.sealed}),
    )


async def people_of(store: Store, players: Sequence[TournamentPlayer]) -> list[SeatSummary]:
    """Return names and looks of players."""
    guests = [each.guest_id for each in players]
    profiles = await store.profiles(guests) if guests else {}
    return people_summaries(guests, profiles)


def numbers_of(table: TournamentTable, numbers: Mapping[str, int]) -> list[int | None]:
    """Return the numbers of the players at a table; None for a bot of the house."""
    return [None if each is None else numbers.get(each) for each in seats_of(table)]
