"""Puzzle: a position that can go out, but not by simple moves of single tiles.

Its *grade* is the least number of sets of the table that must be taken apart. The solution is
unique in these sets: no other choice of as few sets works. Rules that lock jokers forbid taking
some sets apart, so puzzles exist only for rules that leave jokers free.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Final

from brikke.errors import InputError
from brikke.rules.position import Position
from brikke.rules.rulebook import rulebook_text
from brikke.rules.table import Table, tiles_on
from brikke.solver import Step, can_go_out, explain
from brikke.study.puzzles.difficulty import taken_apart, ways_out
from brikke.study.puzzles.easy_filter import goes_out_one_tile_at_a_time

GRADES: Final = range(1, 6)
RACK: Final = range(2, 8)
"""The number of tiles on the rack."""
MOST_SETS: Final = 9
MOST_TILES: Final = 40
"""More than this does not fit on the screen of a phone."""
BYSTANDERS: Final = 2
"""The least number of sets that stay: if all are taken apart, there is nothing to find."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to go out from, its grade, and its solution."""

    position: Position
    grade: int
    solution: Table
    """The table of a turn that empties the rack and takes apart as many sets as the grade."""

    @property
    def apart(self) -> Table:
        """The sets that the solution takes apart."""
        return taken_apart(self.position.table, self.solution)

    @property
    def key_step(self) -> Step:
        """The first step of the solution that moves a tile of the table."""
        steps = explain(self.position.table, self.solution)
        return next(step for step in steps if step.from_table)


def puzzle_of(position: Position, hardest: int = GRADES[-1]) -> Puzzle | None:
    """Return a position as a puzzle, or None if it is too easy, too hard or not unique."""
    if position.rulebook.locks_jokers:
        name = rulebook_text(position.rulebook)
        raise InputError("puzzles need rules that leave jokers free", name)
    if not (_has_its_size(position) and position.opened and can_go_out(position)):
        return None
    if goes_out_one_tile_at_a_time(position):
        return None
    found = list(islice(ways_out(position, hardest), 2))
    fewest = {len(way.apart) for way in found}
    if not found or (len(found) == 2 and len(fewest) == 1):
        return None
    grade = len(found[0].apart)
    if len(position.table) < grade + BYSTANDERS:
        return None
    return Puzzle(position, grade, found[0].table)


def _has_its_size(position: Position) -> bool:
    sets, tiles = len(position.table), len(tiles_on(position.table))
    return len(position.rack) in RACK and sets <= MOST_SETS and tiles <= MOST_TILES
