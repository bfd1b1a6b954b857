"""The exact solver: the best turn of any position, by any rulebook, proven best.

A position is asked about as a :class:`~brikke.rules.position.Position`, or in counts as a
:class:`Question` where nobody needs physical tiles. :mod:`brikke.solver.arrays` answers for many
positions in NumPy arrays, :mod:`brikke.solver.native` is the native core for packages that call it
themselves; the other modules are private.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import replace

from brikke.rules.position import Position, PositionError
from brikke.rules.tiles import counts_of
from brikke.solver.arranging import Arrangement, arrange
from brikke.solver.batch import best_turns
from brikke.solver.calm import calm as _calm
from brikke.solver.core import CORE
from brikke.solver.question import Answer, NextTiles, Objective, Question
from brikke.solver.solution import Solution, solution_of
from brikke.solver.steps import Step, StepCode, Taking, explain

__all__ = [
    "Answer",
    "Arrangement",
    "NextTiles",
    "Objective",
    "Question",
    "Solution",
    "Step",
    "StepCode",
    "Taking",
    "arrange",
    "best_answer",
    "best_turn",
    "best_turns",
    "can_go_out",
    "can_play",
    "core_name",
    "explain",
    "next_tiles",
    "play_exactly",
    "turns",
]


def core_name() -> str:
    """Return which core answers.

    It is ``native``, or ``wasm`` in a browser, or ``python`` where there is neither.
    """
    return CORE.name


def best_turn(
    position: Position, objective: Objective | str = Objective.TILES, *, calm: bool = False
) -> Solution:
    """Return the best turn, proven best; a draw if nothing can be played.

    A calm turn is as good and leaves as many sets of the table alone as it can.
    """
    objective = Objective(objective)
    answer = CORE.best(position, objective)
    if calm and answer[0] is not None:
        answer = _calm(position, objective, answer[0]), answer[1]
    return solution_of(position, answer)


def best_answer(
    asked: Position | Question, objective: Objective | str = Objective.TILES
) -> Answer | None:
    """Return the best turn in counts and faces, or None if nothing can be played."""
    return CORE.best(asked, Objective(objective))[0]


def turns(
    position: Position, limit: int = 64, objective: Objective | str = Objective.TILES
) -> tuple[Solution, ...]:
    """Return turns that differ in the tiles played, best first, and drawing at the end."""
    answers = CORE.turns(position, Objective(objective), limit)
    return tuple(solution_of(position, (answer, 0)) for answer in (*answers, None))


def can_play(asked: Position | Question) -> bool:
    """Return whether any legal turn plays a tile."""
    return CORE.can_play(asked)


def can_go_out(asked: Position | Question) -> bool:
    """Return whether a legal turn empties the rack."""
    return CORE.can_go_out(asked)


def next_tiles(asked: Position | Question, chosen: Sequence[int]) -> NextTiles:
    """Return which tiles may follow some that are chosen already, given as 53 counts.

    So a turn can be built tile by tile: a tile that is not among the answers leads to no turn.
    """
    rack = counts_of(asked.rack) if isinstance(asked, Position) else asked.rack
    if len(chosen) != len(rack) or min(chosen) < 0 or not all(map(operator.le, chosen, rack)):
        raise PositionError("tiles are chosen from the rack", list(chosen))
    return CORE.next_tiles(asked, chosen)


def play_exactly(position: Position, played: Sequence[int], *, calm: bool = False) -> Solution:
    """Return a turn that plays exactly these tiles, given as 53 counts; a draw if none does.

    A calm turn leaves as many sets of the table alone as it can.
    """
    left = list(played)
    tiles = []
    for tile in position.rack:
        if left[tile.face]:
            left[tile.face] -= 1
            tiles.append(tile)
    return best_turn(replace(position, rack=tuple(tiles)), Objective.OUT, calm=calm)
