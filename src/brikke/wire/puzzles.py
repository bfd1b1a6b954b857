"""Puzzles over HTTP: the puzzle of each day, and which days are open by now.

The reader's calendar says which day it is. Tomorrow's puzzle is open, because the day has begun in
another time zone; later ones are not. ``small-`` before a day means its small puzzle, and ``easy-``
the one that newcomers get.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from msgspec import Struct

from brikke.errors import InputError
from brikke.study.puzzles import (
    FIRST_DAY,
    Puzzle,
    easy_number_on,
    first_day_of,
    grades,
    number_on,
    puzzle_number,
    read_day,
    small_form,
    small_number_on,
)

SMALL: Final = {"small": small_number_on, "easy": easy_number_on}
"""What stands before the day of a small puzzle, and which puzzle it then is."""


class PuzzleDays(Struct, frozen=True):
    """All days that have a puzzle."""

    first: date
    grades: list[int]
    """The grade of each day, from the first one to the requested one."""


def puzzle_days(day: str) -> PuzzleDays:
    """Return the grades of all puzzles up to a day."""
    count = (_published(read_day(day)) - FIRST_DAY).days + 1
    every = grades()
    return PuzzleDays(FIRST_DAY, [every[at % len(every)] for at in range(max(0, count))])


def puzzle(which: str) -> Puzzle:
    """Return the puzzle of a day or a number, or a small one of a day."""
    return find(which)[2]


def find(which: str) -> tuple[int, date, Puzzle]:
    """Return the number and the day of a puzzle, given as either, and the puzzle."""
    kind, _, rest = which.partition("-")
    if kind in SMALL:
        day = _published(read_day(rest))
        number = SMALL[kind](day)
        return number, day, small_form(number)
    number, day = _find_daily(which)
    return number, day, puzzle_number(number).puzzle


def _find_daily(which: str) -> tuple[int, date]:
    if not (which.isascii() and which.isdigit()):
        day = read_day(which)
        return number_on(_published(day)), day
    number = int(which)
    return number, _published(first_day_of(number), which)


def _published(day: date, requested: str | None = None) -> date:
    """Return a day, or refuse it if it has not come yet."""
    if day > today() + timedelta(days=1):
        raise InputError("this puzzle is still to come", requested or day)
    return day


def today() -> date:
    """Return the day by coordinated universal time."""
    return datetime.now(UTC).date()
