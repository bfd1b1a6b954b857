"""The puzzle of a day, its hint, and, for whoever asks for it, its solution.

Which day it is, the reader's calendar says; a day ahead is given out, because somewhere it has
begun already, and no more, so that nobody reads ahead.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct, convert

from brikke.answers.as_data import hint_data, puzzle_data, puzzle_solution_data
from brikke.errors import InputError
from brikke.server.http.errors import problems
from brikke.server.wire.server import Step
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


class PuzzleTold(Struct, frozen=True):
    """Tiles to lay, all of them, in one turn."""

    number: int
    day: date
    """The day asked for; of a number, its first day."""
    grade: int
    """How many sets must be taken apart, 1 to 5."""
    rulebook: str
    table: list[list[str]]
    rack: list[str]


class PuzzleHint(Struct, frozen=True):
    """A beginning."""

    begin: list[str]
    """A set to begin with."""
    apart: list[list[str]]
    """The sets that must be taken apart."""
    step: Step
    """One step of the solution."""


class PuzzleSolution(Struct, frozen=True):
    """How it is done."""

    apart: list[list[str]]
    table: list[list[str]]
    steps: list[Step]
    moves: list[list[str]]
    """The set of each step in its very tiles; of two equal ones the second has a mark, r7'."""


class PuzzleDays(Struct, frozen=True):
    """Every day that has had its puzzle."""

    first: date
    grades: list[int]
    """From the first day to the day asked for."""


class Puzzles(Controller):
    """Puzzles: lay them all."""

    path = "/api/puzzles"
    tags = ("puzzles",)
    security = ({},)

    # The collection is read from a file, but only once.
    @get("/", sync_to_thread=True, responses=problems(400))
    def days(self, day: Day) -> PuzzleDays:
        """List the grades of all puzzles up to a day."""
        count = (_given_out(read_day(day)) - FIRST_DAY).days + 1
        every = grades()
        return PuzzleDays(FIRST_DAY, [every[at % len(every)] for at in range(max(0, count))])

    @get("/{which:str}", sync_to_thread=True, responses=problems(400))
    def show(self, which: Which) -> PuzzleTold:
        """Show the puzzle of a day, or the one of a number."""
        number, day = _find(which)
        told = {**puzzle_data(puzzle_number(number).puzzle), "number": number, "day": day}
        return convert(told, PuzzleTold)

    @get("/{which:str}/hint", sync_to_thread=True, responses=problems(400))
    def hint(self, which: Which) -> PuzzleHint:
        """Tell where to begin."""
        return convert(hint_data(_puzzle(which)), PuzzleHint)

    @get("/{which:str}/solution", sync_to_thread=True, responses=problems(400))
    def solution(self, which: Which) -> PuzzleSolution:
        """Tell how it is done, step by step."""
        return convert(puzzle_solution_data(_puzzle(which)), PuzzleSolution)


def _puzzle(which: str) -> Puzzle:
    return puzzle_number(_find(which)[0]).puzzle


def _find(which: str) -> tuple[int, date]:
    """Return the number and the day that an address means."""
    if not (which.isascii() and which.isdigit()):
        day = read_day(which)
        return number_on(_given_out(day)), day
    number = int(which)
    return number, _given_out(first_day_of(number), which)


def _given_out(day: date, asked: str | None = None) -> date:
    """Refuse what is still to come."""
    if day > today() + timedelta(days=1):
        raise InputError("this puzzle is still to come", asked or day)
    return day


def today() -> date:
    """Return the day that it is in the middle of the world."""
    return datetime.now(UTC).date()
