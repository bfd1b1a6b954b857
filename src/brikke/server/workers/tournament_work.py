"""Pairing and scoring of a tournament, as functions for worker processes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from brikke.club.duplicate.pairing import Seats, drawn_order, pair, with_comparison
from brikke.club.duplicate.settings import Meeting, Settings
from brikke.club.duplicate.standings import Entrant, TableResult, standings
from brikke.club.duplicate.tables import table_result
from brikke.live import LiveTable, Logged
from brikke.wire.events import decode_event

Log = Sequence[tuple[int, int, int, bytes]]
"""Entries of a log: number, time, version and body."""


@dataclass(frozen=True, slots=True)
class StoredResult:
    """What is stored of a table's result."""

    scores: tuple[int, ...]
    """Empty for a table whose log was lost."""
    absent: tuple[int, ...]
    link: str | None
    """The link of the round."""


@dataclass(frozen=True, slots=True)
class StoredStanding:
    """What is stored of a player's standing."""

    player: str
    place: int
    change: int
    percent: float
    """The share of match points, from 0 to 100."""
    match_points: int
    points: int
    rounds: int
    won: int = 0


def score(tables: Iterable[tuple[Log, Seats]]) -> list[bytes]:
    """Return the results of some tables as JSON, from their logs."""
    return [_score(log, seats) for log, seats in tables]


def _score(log: Log, seats: Seats) -> bytes:
    events = (Logged(seq, at, decode_event(body, version)) for seq, at, version, body in log)
    return score_of(LiveTable(events), seats)


def score_of(live_table: LiveTable, seats: Seats) -> bytes:
    """Return the result of a table that is over, as JSON."""
    result, link = table_result(live_table, seats)
    return msgspec.json.encode(StoredResult(result.scores, tuple(sorted(result.absent)), link))


def result_of(seats: Seats, stored: bytes) -> TableResult:
    """Return the result of a table that was stored."""
    known = msgspec.json.decode(stored, type=StoredResult)
    return TableResult(seats, known.scores, frozenset(known.absent))


def stand(entrants: Sequence[Entrant], rounds: Sequence[Sequence[TableResult]]) -> bytes:
    """Return the standings after some rounds as JSON."""
    return msgspec.json.encode(
        [
            StoredStanding(
                player=each.player,
                place=each.place,
                change=each.change,
                percent=round(float(each.share) * 100, 1),
                match_points=each.match_points,
                points=each.points,
                rounds=each.rounds,
                won=each.won,
            )
            for each in standings(entrants, rounds)
        ]
    )


def get_ready() -> None:
    """Load what pairing needs: the next round then begins sooner."""
    import networkx  # noqa: F401, PLC0415


def pair_next(
    key: str,
    settings: Settings,
    entrants: Sequence[Entrant],
    rounds: Sequence[Sequence[TableResult]],
) -> list[Seats]:
    """Return the tables of the next round."""
    number = len(rounds) + 1
    order = drawn_order(key, number, (each.player for each in entrants if each.plays(number)))
    if settings.meeting is Meeting.SWISS and rounds:
        places = {each.player: each.place for each in standings(entrants, rounds)}
        # A stable sort: equal players stay in the drawn order.
        order.sort(key=places.__getitem__)
    before = [table.seats for each in rounds for table in each]
    return with_comparison(pair(order, settings.seats, before))
