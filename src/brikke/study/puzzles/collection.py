"""One puzzle a day, the same for everyone, from a collection that was made once and stays.

Every line of ``collection.tsv`` is a puzzle: its grade, the seed and the round that it was found
in, the position, and the table that solves it. The first belongs to :data:`FIRST_DAY`, a Monday;
each week gets harder day by day as :data:`WEEK` says; after the last it begins anew. Bots may learn
to play otherwise, and then rounds go otherwise: the collection is not made anew for that, because
what somebody solved on a day shall stay that day's puzzle.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from importlib import resources
from typing import Final

from brikke.errors import InputError
from brikke.game.notation import position_text, read_position
from brikke.rules.table import read_table, table_text
from brikke.study.puzzles.generator import Found
from brikke.study.puzzles.puzzle import Puzzle

FIRST_DAY: Final = date(2026, 1, 5)
WEEK: Final = (1, 2, 2, 3, 3, 4, 5)
"""The grades from Monday to Sunday."""


def size() -> int:
    """Return how many puzzles there are."""
    return len(_lines())


def puzzle_number(number: int) -> Found:
    """Return a puzzle by its number, from 1."""
    _check_number(number)
    return read_line(_lines()[number - 1])


def number_on(day: date) -> int:
    """Return the number of a day's puzzle."""
    if day < FIRST_DAY:
        raise InputError(f"the first puzzle is that of {FIRST_DAY}", day)
    return (day - FIRST_DAY).days % size() + 1


def read_day(text: str) -> date:
    """Return the day written as ``2026-11-15``."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or str(day) != text:
        raise InputError("a day is written like 2026-11-15", text)
    return day


def first_day_of(number: int) -> date:
    """Return the first day that has the puzzle of this number."""
    _check_number(number)
    return FIRST_DAY + timedelta(days=number - 1)


def grades() -> tuple[int, ...]:
    """Return the grade of every puzzle, in the order of their numbers."""
    return tuple(int(line.partition("\t")[0]) for line in _lines())


def _check_number(number: int) -> None:
    if not 1 <= number <= size():
        raise InputError(f"there are puzzles 1 to {size()}", number)


def line_of(found: Found) -> str:
    """Return a puzzle as a line of the collection, both ways round with :func:`read_line`."""
    puzzle = found.puzzle
    told = (
        puzzle.grade,
        found.seed,
        found.round,
        position_text(puzzle.position),
        table_text(puzzle.solution),
    )
    return "\t".join(map(str, told))


def read_line(line: str) -> Found:
    """Return the puzzle that a line of the collection tells."""
    grade, seed, number, position, solution = line.split("\t")
    puzzle = Puzzle(read_position(position), int(grade), read_table(solution))
    return Found(int(seed), int(number), puzzle)


@cache
def _lines() -> tuple[str, ...]:
    text = (resources.files(__package__) / "collection.tsv").read_text(encoding="utf-8")
    return tuple(text.splitlines())
