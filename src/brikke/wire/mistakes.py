"""Puzzles from mistakes over HTTP: those of the collection, and turns of finished rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from brikke.answers.mistakes import MistakeAnswer, MistakePosition, answer_data, position_data
from brikke.game.events import Event
from brikke.game.game import Game
from brikke.rules.table import Table, read_sets
from brikke.rules.tiles import TileReader
from brikke.study.mistakes import mistake_grades, mistake_puzzle, own_mistake
from brikke.wire.client import Sets


class MistakeList(Struct, frozen=True):
    """All puzzles from mistakes, the easiest first."""

    grades: list[int]
    """The grade of each number, from 1."""


class AnswerRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn, as the answer to a puzzle."""

    table: Annotated[
        Sets | None, Meta(description="the table after the turn; null is to draw or pass")
    ] = None


def mistake_list() -> MistakeList:
    """Return the grades of all puzzles."""
    return MistakeList(list(mistake_grades()))


def answer(number: int, request: AnswerRequest) -> MistakeAnswer:
    """Return how a turn compares, in a puzzle of the collection."""
    puzzle = mistake_puzzle(number)
    mistake = puzzle.mistake
    return answer_data(mistake, mistake.played_by(_table(request)), puzzle.doubt)


def turn_of_round(events: Sequence[Event], turn: int) -> MistakePosition:
    """Return a turn of a finished round as a position to try again."""
    return position_data(own_mistake(Game.from_events(events), turn))


def answer_of_round(events: Sequence[Event], turn: int, request: AnswerRequest) -> MistakeAnswer:
    """Return how a turn compares with the one that was made in a finished round."""
    mistake = own_mistake(Game.from_events(events), turn)
    return answer_data(mistake, mistake.played_by(_table(request)))


def _table(request: AnswerRequest) -> Table | None:
    # Tiles that nobody owns break a rule, which the judge reports.
    return None if request.table is None else read_sets(request.table, TileReader(strict=False))
