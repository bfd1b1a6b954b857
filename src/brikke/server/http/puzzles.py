"""Routes for puzzles: the puzzle of a day, its hint and its solution.

The reader's calendar says which day it is. Tomorrow's puzzle is open, because the day has begun in
another time zone; later ones are not.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from brikke.answers.puzzles import (
    DailyPuzzle,
    PuzzleHint,
    PuzzleSolution,
    daily_puzzle_data,
    hint_data,
    puzzle_solution_data,
)
from brikke.errors import InputError
from brikke.server.http.errors import problems
from brikke.study.puzzles import (
    FIRST_DAY,
    Puzzle,
    first_day_of,
    grades,
    number_on,
    puzzle_number,
    read_day,
)

Which = Annotated[
    str, PathParameter(max_length=10, description="a day, as in 2026-11-15, or a number")
]
Day = Annotated[str, QueryParameter(max_length=10, description="the reader's day, as 2026-11-15")]


class PuzzleDays(Struct, frozen=True):
    """All days that have a puzzle."""

    first: date
    grades: list[int]
    """The grade of each day, from the first one to the requested one."""


class Puzzles(Controller):
    """Puzzles of the collection, by day or number."""

    path = "/api/puzzles"
    tags = ("puzzles",)
    security = ({},)

    # In a thread: the first request reads the file of the collection.
    @get("/", sync_to_thread=True, responses=problems(400))
    def days(self, day: Day) -> PuzzleDays:
        """List the grades of all puzzles up to a day."""
        count = (_published(read_day(day)) - FIRST_DAY).days + 1
        every = grades()
        return PuzzleDays(FIRST_DAY, [every[at % len(every)] for at in range(max(0, count))])

    @get("/{which:str}", sync_to_thread=True, responses=problems(400))
    def show(self, which: Which) -> DailyPuzzle:
        """Show the puzzle of a day, or the one of a number."""
        return daily_puzzle_data(*_find(which))

    @get("/{which:str}/hint", sync_to_thread=True, responses=problems(400))
    def hint(self, which: Which) -> PuzzleHint:
        """Give a hint: where to begin."""
        return hint_data(_puzzle(which))

    @get("/{which:str}/solution", sync_to_thread=True, responses=problems(400))
    def solution(self, which: Which) -> PuzzleSolution:
        """Return the solution, step by step."""
        return puzzle_solution_data(_puzzle(which))


def _puzzle(which: str) -> Puzzle:
    return puzzle_number(_find(which)[0]).puzzle


def _find(which: str) -> tuple[int, date]:
    """Return the number and the day of a puzzle, given as either."""
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
