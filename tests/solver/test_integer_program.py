"""Where jokers are free the solver agrees with an integer program that knows nothing of it.

One column for each of the 185 sets without a joker (groups of three and four, runs of three to
five: a longer run is two of them), one for each tile kind that a joker may stand for, one for each
kind that may be played from the rack.
"""

from __future__ import annotations

import random
from typing import Any

import highspy
import numpy as np
import pytest

from brikke.game.notation import position_text
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import get_rulebook
from brikke.rules.table import tiles_on
from brikke.rules.tiles import FACES, JOKER, counts_of
from brikke.solver import best_turn
from tests.support.dense_positions import dense_position
from tests.support.effort import examples
from tests.support.plain_sets import plain_sets

KINDS = range(JOKER)


class Program:
    """The integer program for one length of runs; positions change nothing but its bounds."""

    def __init__(self, longest: int) -> None:
        self.sets = plain_sets(longest)
        self.highs = highspy.Highs()  # type: ignore[no-untyped-call]
        self.highs.silent()
        self.highs.setOptionValue("mip_rel_gap", 0.0)
        count = len(self.sets)
        self.jokers_at, self.rack_at, self.rack_jokers = count, count + 52, count + 104
        for _ in range(count + 105):
            self.highs.addVar(0.0, 2.0)
        for column in range(count + 105):
            self.highs.changeColIntegrality(column, highspy.HighsVarType.kInteger)
        for kind in KINDS:
            columns = [at for at, each in enumerate(self.sets) if kind in each]
            row = [*columns, self.jokers_at + kind, self.rack_at + kind]
            values = [1.0] * len(columns) + [-1.0, -1.0]
            self._row(row, values)
        self._row([*range(self.jokers_at, self.rack_at), self.rack_jokers], [1.0] * 52 + [-1.0])
        self.highs.changeObjectiveSense(highspy.ObjSense.kMaximize)

    def _row(self, columns: list[int], values: list[float]) -> None:
        indices: Any = np.array(columns, dtype=np.int32)
        self.highs.addRow(0.0, 0.0, len(columns), indices, np.array(values))

    def best(self, position: Position, *, points_first: bool) -> tuple[int, int]:
        """Return the tiles and points of the best turn."""
        table, rack = counts_of(tiles_on(position.table)), counts_of(position.rack)
        for face in FACES:
            points = position.rulebook.joker_value if face == JOKER else face.number
            weight = 1000 * points + 1 if points_first else 10_000 + points
            row = 52 if face == JOKER else int(face)
            column = self.rack_jokers if face == JOKER else self.rack_at + int(face)
            self.highs.changeRowBounds(row, float(table[face]), float(table[face]))
            self.highs.changeColBounds(column, 0.0, float(rack[face]))
            self.highs.changeColCost(column, float(weight))
        self.highs.run()
        solution = self.highs.getSolution().col_value
        used = {
            face: round(solution[self.rack_jokers if face == JOKER else self.rack_at + int(face)])
            for face in FACES
        }
        points = sum(
            count * (position.rulebook.joker_value if face == JOKER else face.number)
            for face, count in used.items()
        )
        return sum(used.values()), points


def test_there_are_185_sets() -> None:
    assert len(plain_sets(13)) == 185


@pytest.mark.parametrize("line", ["nordic", "nordic max_run_length=4", "german joker_value=50"])
@pytest.mark.parametrize("objective", ["tiles", "points"])
def test_the_solver_agrees_with_the_integer_program(line: str, objective: str) -> None:
    rulebook = get_rulebook(line)
    program = Program(rulebook.max_run_length)
    chance = random.Random(f"{line} {objective}")
    for _ in range(examples(150)):
        dense = dense_position(chance, rulebook, sets=7, rack=12)
        position = Position(dense.table, dense.rack, True, rulebook)
        solution = best_turn(position, objective)
        expected = program.best(position, points_first=objective == "points")
        found = (solution.tiles_played, solution.points_played)
        assert found == expected, position_text(position)
        assert isinstance(solution.turn, Play) == (expected[0] > 0)
