"""``brikke puzzle``: the puzzle of a day, any of the collection, or new ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date as calendar_date
from itertools import islice
from typing import TYPE_CHECKING, Final

from brikke.cli import DONE
from brikke.cli.input import Flag
from brikke.cli.output import print_json, sets_text
from brikke.cli.progress import showing_progress
from brikke.errors import InputError
from brikke.words.catalogue import Words

if TYPE_CHECKING:
    from brikke.study.puzzles import Found, Puzzle

MOST: Final = 10_000


def puzzle(
    *,
    date: str | None = None,
    number: int | None = None,
    generate: int | None = None,
    seed: int | None = None,
    grade: int | None = None,
    solution: Flag = False,
    json: Flag = False,
) -> int:
    """Lay them all: the puzzle of today, of another day, or new ones.

    Parameters
    ----------
    date
        The puzzle of this day, as 2026-11-15.
    number
        The puzzle of this number.
    generate
        Make so many new puzzles from rounds that bots play.
    seed
        With --generate: the same seed gives the same puzzles. 1 if left out.
    grade
        With --generate: puzzles of this grade alone, 1 to 5 sets to be taken apart.
    solution
        Tell how it is solved, too.
    json
        Print one line of JSON for each puzzle.

    """
    from brikke.study.puzzles import first_day_of, number_on, puzzle_number, read_day

    _check_together(date, number, generate, seed, grade)
    if generate is not None:
        for found in _new(generate, 1 if seed is None else seed, grade):
            origin = {"seed": found.seed, "round": found.round}
            _tell(found.puzzle, origin, solution=solution, json=json)
        return DONE
    if number is None:
        day = calendar_date.today() if date is None else read_day(date)
        number = number_on(day)
    else:
        day = first_day_of(number)
    found = puzzle_number(number)
    _tell(found.puzzle, {"number": number, "day": str(day)}, solution=solution, json=json)
    return DONE


def _check_together(
    date: str | None, number: int | None, generate: int | None, seed: int | None, grade: int | None
) -> None:
    given = {"--date": date, "--number": number, "--generate": generate}
    named = [name for name, value in given.items() if value is not None]
    if len(named) > 1:
        raise InputError(f"this does not go together with {named[0]}", named[1])
    for name, value in {"--seed": seed, "--grade": grade}.items():
        if value is not None and generate is None:
            raise InputError("this goes together with --generate", name)
    if generate is not None and not 1 <= generate <= MOST:
        raise InputError(f"make 1 to {MOST} puzzles", generate)


def _new(count: int, seed: int, grade: int | None) -> Iterator[Found]:
    from brikke.study.puzzles import generate as generate_puzzles

    with showing_progress(count) as advance:
        advance(0)
        found = islice(generate_puzzles(seed, grade=grade), count)
        for number, each in enumerate(found, start=1):
            yield each
            advance(number)


def _tell(puzzle: Puzzle, origin: Mapping[str, int | str], *, solution: bool, json: bool) -> None:
    from brikke.answers.as_data import face_list, face_lists, puzzle_data, puzzle_solution_data
    from brikke.solver import explain
    from brikke.words.prose import step_text

    if json:
        told = {**origin, **puzzle_data(puzzle)}
        print_json({**told, "solution": puzzle_solution_data(puzzle)} if solution else told)
        return
    words = Words()
    if "day" in origin:
        print(words("puzzle-heading", **origin))
    else:
        print(words("puzzle-heading-new", **origin))
    print(words("puzzle-grade", count=puzzle.grade))
    print(sets_text(face_lists(puzzle.position.table)))
    print(words("puzzle-tiles", tiles=" ".join(face_list(puzzle.position.rack))))
    if solution:
        for step in explain(puzzle.position.table, puzzle.solution):
            print(f"- {step_text(step, words)}")
        print(sets_text(face_lists(puzzle.solution)))
