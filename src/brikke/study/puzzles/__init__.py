"""Puzzles: positions from real games that can go out, but not by simple moves."""

from brikke.study.puzzles.collection import (
    FIRST_DAY,
    first_day_of,
    grades,
    number_on,
    puzzle_number,
    read_day,
    size,
)
from brikke.study.puzzles.generator import Found, generate
from brikke.study.puzzles.puzzle import GRADES, Puzzle, puzzle_of
from brikke.study.puzzles.small import easy_number_on, small_form, small_number_on

__all__ = [
    "FIRST_DAY",
    "GRADES",
    "Found",
    "Puzzle",
    "easy_number_on",
    "first_day_of",
    "generate",
    "grades",
    "number_on",
    "puzzle_number",
    "puzzle_of",
    "read_day",
    "size",
    "small_form",
    "small_number_on",
]
