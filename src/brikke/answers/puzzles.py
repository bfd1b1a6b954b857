"""Puzzles: the position, a hint, and the solution."""

from __future__ import annotations

from datetime import date
from typing import TypedDict

from brikke.answers.steps import Step, moves_data, step_data, steps_data
from brikke.answers.tiles import face_list, face_lists
from brikke.rules.rulebook import rulebook_text
from brikke.study import puzzles


class PuzzlePosition(TypedDict):
    """Tiles to lay, all of them, in one turn; the player has opened."""

    grade: int
    """How many sets must be taken apart, 1 to 5."""
    rulebook: str
    table: list[list[str]]
    rack: list[str]


class DailyPuzzle(PuzzlePosition):
    """The puzzle of a day: tiles to lay, all of them, in one turn."""

    number: int
    day: date
    """The requested day; if a number was requested, its first day."""


class GeneratedPuzzle(PuzzlePosition):
    """A new puzzle, and the round of bots in which it was found."""

    seed: int
    round: int


class PuzzleHint(TypedDict):
    """A hint for a puzzle: where to begin."""

    begin: list[str]
    """A set to begin with."""
    apart: list[list[str]]
    """The sets that must be taken apart."""
    step: Step
    """One step of the solution."""


class PuzzleSolution(TypedDict):
    """The solution of a puzzle, step by step."""

    apart: list[list[str]]
    """The sets that must be taken apart."""
    table: list[list[str]]
    steps: list[Step]
    moves: list[list[str]]
    """The set that each step makes, in physical tiles: the second of two has a mark, as in r7'."""


def daily_puzzle_data(number: int, day: date, puzzle: puzzles.Puzzle) -> DailyPuzzle:
    """Return the puzzle with a number, as the puzzle of a day."""
    return {"number": number, "day": day, **position_data(puzzle)}


def generated_puzzle_data(found: puzzles.Found) -> GeneratedPuzzle:
    """Return a new puzzle."""
    return {"seed": found.seed, "round": found.round, **position_data(found.puzzle)}


def position_data(puzzle: puzzles.Puzzle) -> PuzzlePosition:
    """Return the position of a puzzle."""
    return {
        "grade": puzzle.grade,
        "rulebook": rulebook_text(puzzle.position.rulebook),
        "table": face_lists(puzzle.position.table),
        "rack": face_list(puzzle.position.rack),
    }


def hint_data(puzzle: puzzles.Puzzle) -> PuzzleHint:
    """Return the sets that the solution takes apart, one to begin with, and a step of it."""
    step = puzzle.key_step
    return {
        "begin": face_list(step.from_table[0].source),
        "apart": face_lists(puzzle.apart),
        "step": step_data(step),
    }


def puzzle_solution_data(puzzle: puzzles.Puzzle) -> PuzzleSolution:
    """Return the solution of a puzzle, step by step."""
    before, after = puzzle.position.table, puzzle.solution
    return {
        "apart": face_lists(puzzle.apart),
        "table": face_lists(after),
        "steps": steps_data(before, after),
        "moves": moves_data(before, after),
    }
