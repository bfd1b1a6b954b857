"""Small puzzles: one for each day, of few tiles, for the home page of the browser game.

A small puzzle is a puzzle of the collection without the sets that its solution leaves as they are.
So it needs no collection of its own, and a day keeps it as long as the collection stays the same.
Some of them are easy enough for somebody who has never played: each day has one of these, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Final

from brikke.rules.table import tiles_on
from brikke.study.puzzles.collection import FIRST_DAY, lines, number_on, puzzle_number
from brikke.study.puzzles.puzzle import Puzzle

SETS: Final = 2
"""With a single set there is little to think about, and more do not fit on a phone."""
MOST_TILES: Final = 8
"""As many as lie in one row on a phone."""
MOST_ON_RACK: Final = 3


def small_number_on(day: date) -> int:
    """Return the number of the puzzle whose small form belongs to a day.

    It is not the puzzle of that day, because it would give its solution away.
    """
    return _another_on(day, small_numbers())


def easy_number_on(day: date) -> int:
    """Return the number of the puzzle whose small form newcomers get on a day.

    As with all small ones, it is not the puzzle of that day.
    """
    return _another_on(day, easy_numbers())


def _another_on(day: date, numbers: Sequence[int]) -> int:
    own, at = number_on(day), (day - FIRST_DAY).days
    return next(
        number
        for number in (numbers[at % len(numbers)], numbers[(at + 1) % len(numbers)])
        if number != own
    )


@cache
def easy_numbers() -> tuple[int, ...]:
    """Return the numbers of the small puzzles without a joker that move one tile of the table."""
    return tuple(number for number in small_numbers() if _is_easy(small_form(number)))


@cache
def small_numbers() -> tuple[int, ...]:
    """Return the numbers of all puzzles that have a small form."""
    return tuple(number for number, line in enumerate(lines(), 1) if _is_small(line))


def small_form(number: int) -> Puzzle:
    """Return a puzzle without the sets that its solution leaves as they are."""
    puzzle = puzzle_number(number).puzzle
    before, after = set(puzzle.position.table), set(puzzle.solution)
    table = tuple(tiles for tiles in puzzle.position.table if tiles not in after)
    solution = tuple(tiles for tiles in puzzle.solution if tiles not in before)
    return replace(puzzle, position=replace(puzzle.position, table=table), solution=solution)


def _is_small(line: str) -> bool:
    """Whether the puzzle of a line has few tiles; of the text, because parsing all takes long."""
    *_, position, solution = line.split("\t")
    table, rack, *_ = position.split(" / ")
    changed = [tiles.split() for tiles in table.split(" | ") if tiles not in solution.split(" | ")]
    is_short = len(changed) == SETS and sum(map(len, changed)) <= MOST_TILES
    return is_short and len(rack.split()) <= MOST_ON_RACK


def _is_easy(puzzle: Puzzle) -> bool:
    table, rack = puzzle.position.table, puzzle.position.rack
    has_joker = any(tile.face.is_joker for tile in (*tiles_on(table), *rack))
    after = [set(tiles) for tiles in puzzle.solution]
    leaving = sum(min(len({*tiles} - each) for each in after) for tiles in table)
    return not has_joker and leaving == 1
