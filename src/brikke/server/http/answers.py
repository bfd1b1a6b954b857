"""What may be asked without a table, and how it is answered: in a worker, as JSON.

The answers are those of the command line, field by field; ``docs/command-line.md`` explains them.
Only whoever shows a turn as movement needs more: which of two equal tiles it is that moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, convert

from brikke import solver
from brikke.answers.as_data import (
    analysis_data,
    arrangement_data,
    chances_data,
    judgement_data,
    moves_data,
    replay_data,
    solution_data,
    verdict_data,
)
from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.moments import Did
from brikke.game.notation import Record, read_record
from brikke.game.verify import Doubt, verify_record
from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT, Faces, get_rulebook, rulebook_text
from brikke.rules.scoring import Ending
from brikke.rules.table import read_sets
from brikke.rules.tiles import TileReader
from brikke.server.wire.client import Sets, TileText
from brikke.server.wire.server import Step, Violation
from brikke.solver import Objective
from brikke.study.analysis import analyse_record

MAX_RULEBOOK: Final = 1000
MAX_RECORD: Final = 128 * 1024

Tiles = Annotated[
    list[TileText], Meta(max_length=106, description="tiles such as r7, b13, k1, o5, j")
]
RulebookText = Annotated[
    str,
    Meta(
        max_length=MAX_RULEBOOK,
        description="an edition and any house rules, as in nordic opening_minimum=25",
    ),
]
Opened = Annotated[bool, Meta(description="whether the player has opened")]


class ToSolve(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to find the best turn of."""

    rack: Tiles
    table: Sets = []
    rulebook: RulebookText = rulebook_text(DEFAULT)
    opened: Opened = True
    objective: Objective = Objective.TILES


class Solved(Struct, frozen=True):
    """The best turn, proven best; no tiles played means that there is none.

    The moves tell the set of each step in its very tiles: of two equal ones, the second to be named
    in the question, table first, has a mark, as in r7 and r7'.
    """

    tiles_played: int
    points_played: int
    played: list[str]
    table: list[list[str]]
    opening: list[list[str]]
    goes_out: bool
    optimal: bool
    micros: float
    steps: list[Step]
    moves: list[list[str]]


class ToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to judge: the table before and after it, and the rack before it."""

    after: Sets
    before: Sets = []
    rack: Tiles = []
    opening: Sets = []
    rulebook: RulebookText = rulebook_text(DEFAULT)
    opened: Opened = True


class Judged(Struct, frozen=True):
    """Whether a turn is legal, and if not, every reason."""

    legal: bool
    violations: list[Violation]


class ToArrange(Struct, frozen=True, forbid_unknown_fields=True):
    """Loose tiles to make a table from."""

    tiles: Tiles
    rulebook: RulebookText = rulebook_text(DEFAULT)


class Arranged(Struct, frozen=True):
    """A table, and the tiles that had to be left over."""

    table: list[list[str]]
    left: list[str]


class RecordSent(Struct, frozen=True, forbid_unknown_fields=True):
    """A match as text."""

    record: Annotated[str, Meta(max_length=MAX_RECORD, description="a record, as text")]


RoundNumber = Annotated[int, Meta(ge=1, le=1000, description="which round of the record, from 1")]


class RoundSent(RecordSent, frozen=True, forbid_unknown_fields=True):
    """A match as text, and which of its rounds is meant."""

    round: RoundNumber = 1


class AnalysedTurn(Struct, frozen=True):
    """One turn of a record beside the best one."""

    round: int
    turn: int
    seat: str
    did: Did
    played: list[str]
    best: int
    best_played: list[str]
    best_table: list[list[str]]
    missed_tiles: int
    missed_exit: bool
    drawn: list[str]
    rack_left: int
    points_left: int


class Analysed(Struct, frozen=True):
    """Every turn of a record."""

    turns: list[AnalysedTurn]


class Verified(Struct, frozen=True):
    """Whether a record holds; if not, why, and in which round and turn where there is one."""

    valid: bool
    reason: Doubt | None
    round: int | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET


class ReplayedTurn(Struct, frozen=True):
    """One turn: what was done, and what the best turn would have done."""

    seat: int
    did: Did
    table: list[list[str]] | None
    """The table as the turn left it; null if nothing was played."""
    played: list[str]
    drawn: list[str]
    best_table: list[list[str]] | None
    """The table as the best turn would have left it; null if nothing could be played."""
    best_played: list[str]
    missed_tiles: int
    missed_exit: bool


class ReplayedRound(Struct, frozen=True):
    """A round from its deal on; what is not over has no ending."""

    starter: int
    racks: list[list[str]]
    """As they were dealt; what was played and drawn since tells the rest."""
    pool: int
    turns: list[ReplayedTurn]
    ending: Ending | None
    winner: int | None
    scores: list[int] | None


class Replayed(Struct, frozen=True):
    """A match to be watched again; equal tiles are told apart by their marks."""

    rulebook: str
    rulebook_name: str
    faces: Faces
    verdict: Verified
    rounds: list[ReplayedRound]


class Estimated(Struct, frozen=True):
    """What everyone's chances to win were at the deal of a round and after every turn."""

    chances: list[list[float] | None]
    """For every seat its share, together 1; null where it cannot be told."""
    dearest: int | None
    """The turn, from 1, that cost the seat whose turn it was the most."""


def solve(asked: ToSolve) -> Solved:
    """Return the best turn of a position."""
    position = _position(asked.table, asked.rack, asked.rulebook, asked.opened)
    solution = solver.best_turn(position, asked.objective, calm=True)
    told = solution_data(position.table, solution)
    after = solution.turn.table if isinstance(solution.turn, Play) else position.table
    return convert({**told, "moves": moves_data(position.table, after)}, Solved)


def check(asked: ToCheck) -> Judged:
    """Return every reason why a turn is illegal."""
    position = _position(asked.before, asked.rack, asked.rulebook, asked.opened)
    # What nobody owns is for the judge to say.
    after = read_sets(asked.after, TileReader(strict=False))
    opening = read_sets(asked.opening, TileReader(strict=False))
    return convert(judgement_data(violations(position, Play(after, opening))), Judged)


def arrange(asked: ToArrange) -> Arranged:
    """Return a table made from loose tiles."""
    loose = tuple(map(TileReader().tile, asked.tiles))
    arrangement = solver.arrange(loose, get_rulebook(asked.rulebook))
    return convert(arrangement_data(arrangement), Arranged)


def analyse(asked: RecordSent) -> Analysed:
    """Return every turn of a record beside the best one."""
    return convert(analysis_data(analyse_record(read_record(asked.record))), Analysed)


def verify(asked: RecordSent) -> Verified:
    """Return whether a record holds."""
    return convert(verdict_data(verify_record(read_record(asked.record))), Verified)


def replay(asked: RecordSent) -> Replayed:
    """Return a record as something to watch."""
    return replay_of(read_record(asked.record))


def replay_of(record: Record) -> Replayed:
    """Return a match as something to watch."""
    return convert(replay_data(record), Replayed)


def chances(asked: RoundSent) -> Estimated:
    """Return the chances throughout a round of a record."""
    return chances_of(read_record(asked.record), asked.round)


def chances_of(record: Record, number: int) -> Estimated:
    """Return the chances throughout a round of a match."""
    if number > len(record.rounds):
        raise InputError(f"there are rounds 1 to {len(record.rounds)}", number)
    return convert(chances_data(Game.from_events(record.rounds[number - 1])), Estimated)


def _position(
    table: Iterable[Iterable[str]], rack: Iterable[str], rulebook: str, opened: bool
) -> Position:
    reader = TileReader()
    laid = read_sets(table, reader)
    held = tuple(map(reader.tile, rack))
    return Position(laid, held, opened, get_rulebook(rulebook)).check()
