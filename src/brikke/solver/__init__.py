"""The exact solver: the best turn of any position, by any rulebook, proven best."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, replace

from brikke.rules.physical.binding import bind_opening
from brikke.rules.physical.placing import familiar, settle
from brikke.rules.position import Draw, Play, Position, PositionError
from brikke.rules.rulebook import DEFAULT, Rulebook
from brikke.rules.table import EMPTY_TABLE, Table, tiles_added, tiles_on
from brikke.rules.tiles import Tile, check_box, counts_of, tiles_showing
from brikke.solver.calm import calm as _calm
from brikke.solver.core import CORE
from brikke.solver.question import Answer, Further, Objective, Question
from brikke.solver.steps import Step, explain

__all__ = [
    "Arrangement",
    "Further",
    "Objective",
    "Solution",
    "Step",
    "arrange",
    "best_turn",
    "can_go_out",
    "can_play",
    "core_name",
    "explain",
    "further",
    "turns",
]


@dataclass(frozen=True, slots=True)
class Solution:
    """A turn and what it does. A turn that plays nothing is a draw."""

    turn: Play | Draw
    tiles_played: int = 0
    points_played: int = 0
    """What leaves the rack, a joker counting what the rulebook says."""
    played: tuple[Tile, ...] = ()
    goes_out: bool = False
    micros: float = 0.0
    """Time inside the core."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Loose tiles made into a table, and those that had to be left over."""

    table: Table
    left: tuple[Tile, ...]


def core_name() -> str:
    """Return which core answers: ``native``, or ``python`` where it could not be built."""
    return CORE.name


def best_turn(
    position: Position, objective: Objective | str = Objective.TILES, *, calm: bool = False
) -> Solution:
    """Return the best turn, proven best; a draw if nothing can be played.

    A calm turn is as good and leaves as many sets of the table alone as it can.
    """
    objective = Objective(objective)
    answer, micros = CORE.best(Question.of(position), objective)
    if answer is None:
        return Solution(Draw(), micros=micros)
    if calm:
        answer = _calm(position, objective, answer)
    return replace(_solution(position, answer), micros=micros)


def turns(
    position: Position, limit: int = 64, objective: Objective | str = Objective.TILES
) -> tuple[Solution, ...]:
    """Return turns that differ in the tiles played, best first, and drawing at the end."""
    answers = CORE.turns(Question.of(position), Objective(objective), limit)
    return (*(_solution(position, answer) for answer in answers), Solution(Draw()))


def can_play(position: Position) -> bool:
    """Return whether any legal turn plays a tile."""
    return CORE.can_play(Question.of(position))


def can_go_out(position: Position) -> bool:
    """Return whether a legal turn empties the rack."""
    return CORE.can_go_out(Question.of(position))


def further(position: Position, chosen: Sequence[int]) -> Further:
    """Return what goes along with tiles that are chosen already, so many of each face.

    So a turn can be built tile by tile: what is not among the answers leads nowhere.
    """
    rack = counts_of(position.rack)
    if len(chosen) != len(rack) or min(chosen) < 0 or not all(map(operator.le, chosen, rack)):
        raise PositionError("tiles are chosen from the rack", list(chosen))
    return CORE.further(Question.of(position), chosen)


def arrange(tiles: Sequence[Tile], rulebook: Rulebook = DEFAULT) -> Arrangement:
    """Return a table made from loose tiles that leaves the fewest of them over."""
    check_box(tiles)
    solution = best_turn(Position(EMPTY_TABLE, tuple(tiles), opened=True, rulebook=rulebook))
    table = solution.turn.table if isinstance(solution.turn, Play) else EMPTY_TABLE
    used = set(tiles_on(table))
    return Arrangement(table, tuple(tile for tile in tiles if tile not in used))


def _solution(position: Position, answer: Answer) -> Solution:
    if position.opens_alone:
        table = (*position.table, *settle(EMPTY_TABLE, position.rack, answer.sets))
    else:
        table = familiar(position.table, settle(position.table, position.rack, answer.sets))
    played = tiles_added(position.table, table)
    opening = bind_opening(played, tuple(map(tiles_showing, answer.opening)))
    return Solution(
        Play(table, opening),
        answer.tiles_played,
        answer.points_played,
        played,
        len(played) == len(position.rack),
    )
