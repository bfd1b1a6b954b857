"""Records: the rounds of a match as text that a person can read and compare line by line.

One event is one statement; indented lines belong to the statement above them. A turn names the
tiles played and the sets that changed: ``4 B plays b3 from b4 b5 b6 to b3 b4 b5 b6``. A tile face
down is ``?``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from brikke.errors import InputError
from brikke.game.events import (
    SEAT_LETTERS,
    Continued,
    Dealt,
    Drew,
    Event,
    Passed,
    Played,
    RoundEnded,
    RoundOpened,
    Salted,
    Seen,
    StartDrawn,
    TimedOut,
    states_of,
)
from brikke.game.game import Game
from brikke.game.match import Match
from brikke.game.moments import Moment, moments_of
from brikke.rules.rulebook import Rulebook, rulebook_name, rulebook_text
from brikke.rules.table import EMPTY_TABLE, NOTHING, Table, table_text, tiles_added

VERSION = "1"
_TAG_NAME = re.compile("[a-z][a-z0-9_-]*")


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """The rounds of a match, each as its events, and tags such as names and dates."""

    rulebook: Rulebook
    seats: int
    rounds: tuple[tuple[Event, ...], ...]
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        for name, value in self.tags:
            check_tag(name, value)

    @classmethod
    def of(cls, played: Match | Game, **tags: str) -> Record:
        """Return the record of a match or of a single round."""
        if not isinstance(played, Match | Game):
            raise InputError("a record needs a match or a game", played)
        games = [played] if isinstance(played, Game) else played.rounds
        if not games:
            raise InputError("a record needs at least one round", games)
        state = games[0].state
        rounds = tuple(game.events for game in games)
        return cls(state.rulebook, state.seats, rounds, tuple(tags.items()))

    def games(self) -> tuple[Game, ...]:
        """Return the rounds as games; all tiles must be known unless a round is over."""
        return tuple(map(Game.from_events, self.rounds))

    def moments(self) -> Iterator[Moment]:
        """Yield the turns of all rounds, each with the states before and after it.

        Rounds may be redacted and unfinished, which :meth:`games` refuses.
        """
        for number, events in enumerate(self.rounds, start=1):
            yield from moments_of(events, tuple(states_of(events)), number)

    def __repr__(self) -> str:
        rounds = "1 round" if len(self.rounds) == 1 else f"{len(self.rounds)} rounds"
        return f"<Record: {rulebook_name(self.rulebook)}, {self.seats} seats, {rounds}>"

    def __str__(self) -> str:
        return record_text(self)


def check_tag(name: str, value: str) -> None:
    """Refuse a tag that does not fit on one line or could not be read back."""
    one_line = isinstance(value, str) and value.isprintable() and value.strip() == value != ""
    if not one_line or not _TAG_NAME.fullmatch(name):
        raise InputError("a tag has a name and a line of text", f"{name} {value}")


def record_text(record: Record) -> str:
    """Return a record as text, which :func:`read_record` reads back."""
    lines = [
        f"brikke record {VERSION}",
        f"rulebook {rulebook_text(record.rulebook, whole=True)}",
        f"seats {record.seats}",
        *(f"tag {name} {value}" for name, value in record.tags),
    ]
    for number, events in enumerate(record.rounds, start=1):
        lines += ["", f"round {number}", *_RoundWriter().lines(events)]
    return "\n".join(lines) + "\n"


class _RoundWriter:
    """Writes the events of one round; follows the table to name the sets that changed."""

    def __init__(self) -> None:
        self._table: Table = EMPTY_TABLE
        self._turn = 0

    def lines(self, events: tuple[Event, ...]) -> list[str]:
        return [line for event in events for line in self._event(event)]

    def _event(self, event: Event) -> list[str]:
        match event:
            case RoundOpened():
                promise = f"  commitment {event.commitment}" if event.commitment else ""
                return [line for line in (promise, _seed(event.seed)) if line]
            case Salted():
                sent = zip(SEAT_LETTERS, event.salts, strict=False)
                salts = (f"{letter} {salt.hex() or NOTHING}" for letter, salt in sent)
                return [f"salts {' '.join(salts)}"]
            case StartDrawn():
                draws = [f"{SEAT_LETTERS[each.seat]} {each.tile}" for each in event.draws]
                start = f"start {SEAT_LETTERS[event.starter]}"
                return [" ".join((start, "after", *draws)) if draws else start]
            case Dealt():
                return ["deal", *_racks(event.racks), f"  pool {_tiles(event.pool)}"]
            case Continued():
                return self._continued(event)
            case RoundEnded(outcome=result):
                scores = " ".join(f"{score:+}" for score in result.scores)
                end = f"end {result.ending} {SEAT_LETTERS[result.winner]} {scores}"
                return [end, *_racks(event.racks), *filter(None, [_seed(event.seed)])]
            case _:
                self._turn += 1
                return [f"{self._turn} {SEAT_LETTERS[event.seat]} {self._turn_text(event)}"]

    def _continued(self, event: Continued) -> list[str]:
        self._table, self._turn = event.table, event.turns
        opened = (SEAT_LETTERS[seat] for seat, has in enumerate(event.opened) if has)
        return [
            f"continue {SEAT_LETTERS[event.to_move]} turns {event.turns} passes {event.passes}",
            *_racks(event.racks),
            f"  pool {_tiles(event.pool)}",
            f"  table {table_text(event.table) or NOTHING}",
            f"  opened {' '.join(opened) or NOTHING}",
        ]

    def _turn_text(self, event: Played | Drew | TimedOut | Passed) -> str:
        match event:
            case Played():
                return self._play(event)
            case Drew():
                return f"draws {_tiles((event.tile,))}"
            case TimedOut():
                return f"times out {_tiles(event.tiles)}"
            case Passed():
                return "passes"

    def _play(self, event: Played) -> str:
        before, after = self._table, event.table
        self._table = after
        gone = tuple(laid for laid in before if laid not in after)
        new = tuple(laid for laid in after if laid not in before)
        if after != (*(laid for laid in before if laid in after), *new):
            gone, new = before, after
        parts = [f"plays {_tiles(tiles_added(before, after))}"]
        if event.opening:
            parts.append(f"opening {table_text(event.opening)}")
        if gone:
            parts.append(f"from {table_text(gone)}")
        parts.append(f"to {table_text(new) or NOTHING}")
        return " ".join(parts)


def _seed(seed: bytes | None) -> str:
    return f"  seed {seed.hex()}" if seed else ""


def _racks(racks: tuple[tuple[Seen, ...], ...]) -> list[str]:
    return [f"  {SEAT_LETTERS[seat]} {_tiles(rack)}" for seat, rack in enumerate(racks)]


def _tiles(tiles: tuple[Seen, ...]) -> str:
    return " ".join("?" if tile is None else str(tile) for tile in tiles) or NOTHING
