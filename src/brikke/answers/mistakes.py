"""Puzzles from mistakes: the position as its player knows it, and how the chances compare."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from brikke.answers.steps import Step, moves_data, steps_data
from brikke.answers.tiles import face_list, face_lists
from brikke.rules.rulebook import rulebook_text
from brikke.rules.tiles import Face
from brikke.study.mistakes import Mistake, MistakePuzzle
from brikke.study.reasons import Reason


class OtherSeat(TypedDict):
    """What is known of another player."""

    tiles: int
    """The number of tiles on the rack."""
    opened: bool


class MistakePosition(TypedDict):
    """A turn to choose: which one wins the most? Tiles are faces."""

    rulebook: str
    table: list[list[str]]
    rack: list[str]
    opened: bool
    others: list[OtherSeat]
    """The other players, in turn order from the next one."""
    pool: int
    """The number of tiles left to draw."""
    may_draw: bool


class NumberedMistake(MistakePosition):
    """A puzzle of the collection."""

    number: int
    grade: int
    """How hard it is, 1 to 5."""
    rating: int
    """The same on the scale of the bots: a bot of this strength finds it half of the time."""
    found: list[float]
    """How often each of the twelve levels finds a right turn, the weakest first."""


class GeneratedMistake(MistakePosition):
    """A new puzzle, and the turn of a round of bots in which it was found."""

    seed: int
    round: int
    turn: int
    grade: int
    rating: int
    found: list[float]


class TurnChance(TypedDict):
    """A turn, by the faces that it plays; none is to draw or pass."""

    played: list[str]
    chance: float
    """The chances to win after it, from 0 to 1."""


class MistakeSolution(TypedDict):
    """How the chances of turns compare, and why."""

    obvious: TurnChance
    """The turn that suggests itself; of an own mistake, the one that was made."""
    best: TurnChance
    right: list[TurnChance]
    """The best turn, and all turns that are as good."""
    doubt: float | None
    """Half of the width of the 95 % interval of the difference, if rounds were played out."""
    reason: Reason
    """Why the obvious turn is worse."""
    tiles: list[str]
    """The tiles that the reason is about: better played, or better kept."""
    table: list[list[str]]
    """The table after the best turn."""
    steps: list[Step]
    moves: list[list[str]]
    """The set that each step makes, in physical tiles: the second of two has a mark, as in r7'."""


class MistakeAnswer(MistakeSolution):
    """A turn that somebody chose, beside the obvious one and the best."""

    right_turn: bool
    """Whether the turn is as good as the best one."""
    yours: TurnChance


def position_data(mistake: Mistake) -> MistakePosition:
    """Return the position of a mistake, as its player knows it."""
    view = mistake.view
    state = view.state
    return {
        "rulebook": rulebook_text(view.rulebook),
        "table": face_lists(view.table),
        "rack": face_list(view.rack),
        "opened": view.position.opened,
        "others": [
            {"tiles": len(state.racks[seat]), "opened": state.opened[seat]}
            for seat in range(1, state.seats)
        ],
        "pool": len(state.pool),
        "may_draw": mistake.may_draw,
    }


def numbered_data(number: int, puzzle: MistakePuzzle) -> NumberedMistake:
    """Return a puzzle of the collection."""
    return {
        "number": number,
        "grade": puzzle.grade,
        "rating": puzzle.rating,
        "found": list(puzzle.found),
        **position_data(puzzle.mistake),
    }


def generated_data(puzzle: MistakePuzzle) -> GeneratedMistake:
    """Return a new puzzle."""
    return {
        "seed": puzzle.seed,
        "round": puzzle.round,
        "turn": puzzle.turn,
        "grade": puzzle.grade,
        "rating": puzzle.rating,
        "found": list(puzzle.found),
        **position_data(puzzle.mistake),
    }


def solution_data(mistake: Mistake, doubt: float | None = None) -> MistakeSolution:
    """Return how the chances of the obvious turn and the best one compare."""
    before, after = mistake.view.table, mistake.best_table
    return {
        "obvious": _turn(mistake.made, mistake.made_chance),
        "best": _turn(mistake.best.played, mistake.best.chance),
        "right": [_turn(each.played, each.chance) for each in mistake.right],
        "doubt": doubt,
        "reason": mistake.reason,
        "tiles": _texts(mistake.tiles),
        "table": face_lists(after),
        "steps": steps_data(before, after),
        "moves": moves_data(before, after),
    }


def answer_data(
    mistake: Mistake, played: tuple[Face, ...], doubt: float | None = None
) -> MistakeAnswer:
    """Return how the chances of a turn compare with the obvious one and the best."""
    return {
        "right_turn": mistake.is_right(played),
        "yours": _turn(played, mistake.chance(played)),
        **solution_data(mistake, doubt),
    }


def _turn(played: Iterable[Face], chance: float) -> TurnChance:
    return {"played": _texts(played), "chance": round(chance, 4)}


def _texts(faces: Iterable[Face]) -> list[str]:
    return [str(face) for face in faces]
