"""Questions over HTTP that need no table: each turns a request into its answer.

The answers are those of the command line; ``docs/command-line.md`` explains their fields.
"""

from __future__ import annotations

from collections.abc import Iterable

from brikke import solver
from brikke.answers.judging import Judgement, judgement_data
from brikke.answers.records import Analysis, Verdict, analysis_data, verdict_data
from brikke.answers.replay import Chances, Replay, chances_data, replay_data
from brikke.answers.solving import (
    Arrangement,
    SolutionWithMoves,
    arrangement_data,
    solution_with_moves,
)
from brikke.errors import InputError
from brikke.game.game import Game
from brikke.game.notation import Record, read_record
from brikke.game.verify import verify_record
from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import read_sets
from brikke.rules.tiles import TileReader
from brikke.study.analysis import analyse_record
from brikke.wire.requests import (
    ArrangeRequest,
    CheckRequest,
    RecordRequest,
    RoundRequest,
    SolveRequest,
)


def solve(request: SolveRequest) -> SolutionWithMoves:
    """Return the best turn of a position."""
    position = _position(request.table, request.rack, request.rulebook, request.opened)
    solution = solver.best_turn(position, request.objective, calm=True)
    return solution_with_moves(position.table, solution)


def check(request: CheckRequest) -> Judgement:
    """Return every reason why a turn is illegal."""
    position = _position(request.before, request.rack, request.rulebook, request.opened)
    # Tiles that nobody owns are a violation, which the judge reports.
    after = read_sets(request.after, TileReader(strict=False))
    opening = read_sets(request.opening, TileReader(strict=False))
    return judgement_data(violations(position, Play(after, opening)))


def arrange(request: ArrangeRequest) -> Arrangement:
    """Return a table made from loose tiles."""
    loose = tuple(map(TileReader().tile, request.tiles))
    return arrangement_data(solver.arrange(loose, get_rulebook(request.rulebook)))


def analyse(request: RecordRequest) -> Analysis:
    """Return every turn of a record beside the best one."""
    return analysis_data(analyse_record(read_record(request.record)))


def verify(request: RecordRequest) -> Verdict:
    """Return whether a record is valid."""
    return verdict_data(verify_record(read_record(request.record)))


def replay(request: RecordRequest) -> Replay:
    """Return a record as a replay."""
    return replay_data(read_record(request.record))


def chances(request: RoundRequest) -> Chances:
    """Return the chances to win throughout a round of a record."""
    return chances_of(read_record(request.record), request.round)


def chances_of(record: Record, number: int) -> Chances:
    """Return the chances to win throughout a round of a match."""
    if number > len(record.rounds):
        raise InputError(f"there are rounds 1 to {len(record.rounds)}", number)
    return chances_data(Game.from_events(record.rounds[number - 1]))


def _position(
    table: Iterable[Iterable[str]], rack: Iterable[str], rulebook: str, opened: bool
) -> Position:
    reader = TileReader()
    laid = read_sets(table, reader)
    held = tuple(map(reader.tile, rack))
    return Position(laid, held, opened, get_rulebook(rulebook)).check()
