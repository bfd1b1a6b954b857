"""``brikke puzzle``: the puzzle of a day or number, one from a mistake, or new ones."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date as calendar_date
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from brikke.cli import DONE
from brikke.cli.input import Flag, check_without
from brikke.cli.language import cli_words
from brikke.cli.output import print_json, sets_text
from brikke.cli.progress import showing_progress
from brikke.errors import InputError

if TYPE_CHECKING:
    from brikke.answers.puzzles import PuzzlePosition
    from brikke.study.puzzles import Found, Puzzle

MAX_GENERATED: Final = 10_000

T = TypeVar("T")


def puzzle(
    *,
    date: str | None = None,
    number: int | None = None,
    generate: int | None = None,
    seed: int | None = None,
    grade: int | None = None,
    mistakes: Flag = False,
    answer: str | None = None,
    solution: Flag = False,
    json: Flag = False,
) -> int:
    """Show today's puzzle, one by day or by number, or make new ones.

    Parameters
    ----------
    date
        The puzzle of this day, as 2026-11-15.
    number
        The puzzle with this number.
    generate
        Make this many new puzzles from rounds that bots play.
    seed
        With --generate: the same seed gives the same puzzles. 1 if left out.
    grade
        With --generate: only puzzles of this grade: the number of sets to be taken apart, 1 to 5.
    mistakes
        A puzzle from a mistake instead: which turn wins the most?
    answer
        With --mistakes: the tiles that you would play, or draw. Says how the chances compare.
    solution
        Print the solution, too.
    json
        Print one line of JSON for each puzzle.

    """
    from brikke.answers.puzzles import daily_puzzle_data, generated_puzzle_data
    from brikke.study.puzzles import first_day_of, number_on, puzzle_number, read_day

    _check_together(date, number, generate, seed, grade)
    if mistakes:
        check_without("--mistakes", {"--grade": grade})
        return _mistakes(date, number, generate, seed, answer, solution=solution, json=json)
    if answer is not None:
        raise InputError("only allowed with --mistakes", "--answer")
    if generate is not None:
        for found in _new(generate, 1 if seed is None else seed, grade):
            heading = cli_words()("puzzle-heading-new", seed=found.seed, round=found.round)
            new = generated_puzzle_data(found)
            _print(found.puzzle, new, heading, solution=solution, json=json)
        return DONE
    if number is None:
        day = calendar_date.today() if date is None else read_day(date)
        number = number_on(day)
    else:
        day = first_day_of(number)
    heading = cli_words()("puzzle-heading", number=number, day=str(day))
    found_puzzle = puzzle_number(number).puzzle
    daily = daily_puzzle_data(number, day, found_puzzle)
    _print(found_puzzle, daily, heading, solution=solution, json=json)
    return DONE


def _mistakes(
    date: str | None,
    number: int | None,
    generate: int | None,
    seed: int | None,
    answer: str | None,
    *,
    solution: bool,
    json: bool,
) -> int:
    """Show a puzzle from a mistake, or make new ones."""
    from brikke.answers.mistakes import generated_data, numbered_data
    from brikke.cli.mistakes_text import print_mistake
    from brikke.study.mistakes import generate as generate_mistakes
    from brikke.study.mistakes import mistake_number_on, mistake_puzzle
    from brikke.study.puzzles import read_day

    words = cli_words()
    if generate is not None:
        check_without("--generate", {"--answer": answer})
        for each in _counted(generate_mistakes(1 if seed is None else seed), generate):
            heading = words(
                "mistakes-heading-new", seed=each.seed, round=each.round, turn=each.turn
            )
            new = generated_data(each)
            print_mistake(each, new, heading, answer=None, solution=solution, json=json)
        return DONE
    if number is None:
        day = calendar_date.today() if date is None else read_day(date)
        number = mistake_number_on(day)
    found = mistake_puzzle(number)
    heading = words("mistakes-heading", number=number)
    told = numbered_data(number, found)
    print_mistake(found, told, heading, answer=answer, solution=solution, json=json)
    return DONE


def _check_together(
    date: str | None, number: int | None, generate: int | None, seed: int | None, grade: int | None
) -> None:
    given = {"--date": date, "--number": number, "--generate": generate}
    named = [name for name, value in given.items() if value is not None]
    if len(named) > 1:
        raise InputError(f"cannot be combined with {named[0]}", named[1])
    for name, value in {"--seed": seed, "--grade": grade}.items():
        if value is not None and generate is None:
            raise InputError("only allowed with --generate", name)
    if generate is not None and not 1 <= generate <= MAX_GENERATED:
        raise InputError(f"the number of new puzzles is 1 to {MAX_GENERATED}", generate)


def _new(count: int, seed: int, grade: int | None) -> Iterator[Found]:
    from brikke.study.puzzles import generate as generate_puzzles

    return _counted(generate_puzzles(seed, grade=grade), count)


def _counted(endless: Iterator[T], count: int) -> Iterator[T]:
    """Yield the first items of a series, showing how far it is."""
    with showing_progress(count) as advance:
        advance(0)
        for number, each in enumerate(islice(endless, count), start=1):
            yield each
            advance(number)


def _print(
    puzzle: Puzzle, data: PuzzlePosition, heading: str, *, solution: bool, json: bool
) -> None:
    from brikke.answers.puzzles import puzzle_solution_data
    from brikke.answers.tiles import face_lists
    from brikke.solver import explain
    from brikke.words.prose import step_text

    if json:
        print_json({**data, "solution": puzzle_solution_data(puzzle)} if solution else data)
        return
    words = cli_words()
    print(heading)
    print(words("puzzle-grade", count=puzzle.grade))
    print(sets_text(data["table"]))
    print(words("puzzle-tiles", tiles=" ".join(data["rack"])))
    if solution:
        for step in explain(puzzle.position.table, puzzle.solution):
            print(f"- {step_text(step, words)}")
        print(sets_text(face_lists(puzzle.solution)))
