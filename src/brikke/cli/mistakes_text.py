"""Puzzles from mistakes as text: the position, and how the chances of turns compare."""

from __future__ import annotations

from typing import Final

from brikke.answers.mistakes import (
    MistakeAnswer,
    MistakePosition,
    MistakeSolution,
    TurnChance,
    answer_data,
    solution_data,
)
from brikke.cli.input import tile_reader
from brikke.cli.language import cli_words
from brikke.cli.output import print_json, sets_text
from brikke.errors import InputError
from brikke.rules.tiles import Face, counts_of, faces_of
from brikke.solver import explain, play_exactly
from brikke.study.mistakes import Mistake, MistakePuzzle
from brikke.study.mistakes.mistake import sorted_faces
from brikke.words.prose import step_text

DRAW: Final = "draw"


def print_mistake(
    puzzle: MistakePuzzle,
    data: MistakePosition,
    heading: str,
    *,
    answer: str | None,
    solution: bool,
    json: bool,
) -> None:
    """Print a puzzle; with an answer or the solution, also how the chances compare."""
    mistake = puzzle.mistake
    own = None if answer is None else read_answer(mistake, answer)
    judged = None if own is None else answer_data(mistake, own, puzzle.doubt)
    told = judged or (solution_data(mistake, puzzle.doubt) if solution else None)
    if json:
        print_json(data if told is None else {**data, "solution": told})
        return
    _print_position(puzzle, data, heading)
    if judged is not None:
        _print_answer(judged)
    if told is not None:
        _print_solution(mistake, told)


def read_answer(mistake: Mistake, text: str) -> tuple[Face, ...]:
    """Return the faces of a turn that somebody chose: tiles of the rack, or ``draw``."""
    if text.strip() == DRAW:
        return mistake.played_by(None)
    position = mistake.view.position
    tiles = tile_reader(position.rulebook).tiles(text)
    counts = counts_of(tiles)
    held = counts_of(position.rack)
    fits = all(count <= held[face] for face, count in enumerate(counts))
    if not tiles or not fits or not play_exactly(position, counts).tiles_played:
        raise InputError("these tiles cannot be played in one turn", text)
    return sorted_faces(faces_of(tiles))


def _print_position(puzzle: MistakePuzzle, data: MistakePosition, heading: str) -> None:
    words = cli_words()
    print(heading)
    print(words("mistakes-levels", count=sum(share >= 0.5 for share in puzzle.found)))
    if data["table"]:
        print(sets_text(data["table"]))
    print(words("mistakes-rack", tiles=" ".join(data["rack"])))
    for at, other in enumerate(data["others"]):
        who = words("mistakes-then" if at else "mistakes-next")
        known = words("mistakes-tiles", count=other["tiles"])
        opened = "" if other["opened"] else f", {words('mistakes-unopened')}"
        print(f"{who}: {known}{opened}")
    if not data["opened"]:
        print(words("mistakes-own-unopened"))
    print(words("table-pool", count=data["pool"]))


def _print_answer(told: MistakeAnswer) -> None:
    print(cli_words()("mistakes-right" if told["right_turn"] else "mistakes-wrong"))
    _print_turn("mistakes-yours", told["yours"])


def _print_solution(mistake: Mistake, told: MistakeSolution) -> None:
    words = cli_words()
    _print_turn("mistakes-obvious", told["obvious"])
    _print_turn("mistakes-best", told["best"])
    reason = words(f"mistakes-why-{mistake.reason}")
    print(f"{reason} {' '.join(told['tiles'])}")
    for step in explain(mistake.view.table, mistake.best_table):
        print(f"- {step_text(step, words)}")


def _print_turn(key: str, turn: TurnChance) -> None:
    words = cli_words()
    tiles = " ".join(turn["played"]) or words("analyse-better-draw")
    percent = words("watch-percent", value=round(100 * turn["chance"]))
    print(f"{words(key)}: {tiles}, {percent}")
