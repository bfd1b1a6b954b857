"""Routes for puzzles: the puzzle of a day, its hint and its solution.

The reader's calendar says which day it is. Tomorrow's puzzle is open, because the day has begun in
another time zone; later ones are not.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from brikke.answers.puzzles import (
    DailyPuzzle,
    PuzzleHint,
    PuzzleSolution,
    daily_puzzle_data,
    hint_data,
    puzzle_solution_data,
)
from brikke.server.http.errors import problems
from brikke.wire.puzzles import PuzzleDays, find, puzzle, puzzle_days

Which = Annotated[
    str,
    PathParameter(
        max_length=16,
        description="a day, as in 2026-11-15, a number, small-2026-11-15 for a small one, or"
        " easy-2026-11-15 for the one that newcomers get",
    ),
]
Day = Annotated[str, QueryParameter(max_length=10, description="the reader's day, as 2026-11-15")]


class Puzzles(Controller):
    """Puzzles of the collection, by day or number."""

    path = "/api/puzzles"
    tags = ("puzzles",)
    security = ({},)

    # In a thread: the first request reads the file of the collection.
    @get("/", sync_to_thread=True, responses=problems(400))
    def days(self, day: Day) -> PuzzleDays:
        """List the grades of all puzzles up to a day."""
        return puzzle_days(day)

    @get("/{which:str}", sync_to_thread=True, responses=problems(400))
    def show(self, which: Which) -> DailyPuzzle:
        """Show the puzzle of a day, the one of a number, or a small one of a day."""
        return daily_puzzle_data(*find(which))

    @get("/{which:str}/hint", sync_to_thread=True, responses=problems(400))
    def hint(self, which: Which) -> PuzzleHint:
        """Give a hint: where to begin."""
        return hint_data(puzzle(which))

    @get("/{which:str}/solution", sync_to_thread=True, responses=problems(400))
    def solution(self, which: Which) -> PuzzleSolution:
        """Return the solution, step by step."""
        return puzzle_solution_data(puzzle(which))
