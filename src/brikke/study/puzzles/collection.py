"""Daily puzzles: one for each day, the same for everyone, from a fixed collection.

Every line of ``collection.tsv`` is a puzzle: its grade, the seed and the round that it was found
in, the position, and the table that solves it. The first belongs to :data:`FIRST_DAY`, a Monday;
each week gets harder day by day (:data:`WEEK`); after the last puzzle the collection starts again.
The collection is never generated again, even if bots change and play other rounds: a day keeps its
puzzle.
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
    """Return the number of puzzles."""
    return len(lines())


def puzzle_number(number: int) -> Found:
    """Return a puzzle by its number, from 1."""
    _check_number(number)
    return read_line(lines()[number - 1])


def number_on(day: date) -> int:
    """Return the number of the puzzle of a day."""
    if day < FIRST_DAY:
        raise InputError(f"the first puzzle is that of {FIRST_DAY}", day)
    return (day - FIRST_DAY).days % size() + 1


def read_day(text: str) -> date:
    """Parse a day in the form ``2026-11-15``."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or str(day) != text:
        raise InputError("a day is written like 2026-11-15", text)
    return day


def first_day_of(number: int) -> date:
    """Return the first day of the puzzle with this number."""
    _check_number(number)
    return FIRST_DAY + timedelta(days=number - 1)


def grades() -> tuple[int, ...]:
    """Return the grade of every puzzle, in the order of their numbers."""
    return tuple(int(line.partition("\t")[0]) for line in lines())


def _check_number(number: int) -> None:
    if not 1 <= number <= size():
        raise InputError(f"there are puzzles 1 to {size()}", number)


def line_of(found: Found) -> str:
    """Return a puzzle as a line of the collection, which :func:`read_line` reads back."""
    puzzle = found.puzzle
    fields = (
        puzzle.grade,
        found.seed,
        found.round,
        position_text(puzzle.position),
        table_text(puzzle.solution),
    )
    return "\t".join(map(str, fields))


def read_line(line: str) -> Found:
    """Parse a line of the collection."""
    grade, seed, number, position, solution = line.split("\t")
    puzzle = Puzzle(read_position(position), int(grade), read_table(solution))
    return Found(int(seed), int(number), puzzle)


@cache
def lines() -> tuple[str, ...]:
    """Return the lines of the collection."""
    text = (resources.files(__package__) / "collection.tsv").read_text(encoding="utf-8")
    return tuple(text.splitlines())
