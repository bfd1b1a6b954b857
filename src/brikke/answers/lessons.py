"""Lessons: the printed examples as positions, each with one solution."""

from __future__ import annotations

from typing import TypedDict

from brikke.answers.steps import Step, moves_data, steps_data
from brikke.answers.tiles import face_list, face_lists
from brikke.rules.rulebook import rulebook_text
from brikke.study import lessons


class Lesson(TypedDict):
    """A printed example: a position, and one turn that lays its whole rack."""

    name: str
    rulebook: str
    opened: bool
    table: list[list[str]]
    rack: list[str]
    answer: list[list[str]]
    """The table in the leaflet. Any legal turn that plays the whole rack is right, too."""
    steps: list[Step]
    moves: list[list[str]]
    """The set that each step makes, in physical tiles: the second of two has a mark, as in r7'."""
    editions: list[str]
    """The editions that allow the answer."""


class Lessons(TypedDict):
    """All lessons in their order."""

    lessons: list[Lesson]


def lessons_data() -> Lessons:
    """Return all lessons in their order."""
    return {"lessons": [_lesson(each) for each in lessons.LESSONS]}


def _lesson(lesson: lessons.Lesson) -> Lesson:
    position = lesson.position
    return {
        "name": lesson.name,
        "rulebook": rulebook_text(position.rulebook),
        "opened": position.opened,
        "table": face_lists(position.table),
        "rack": face_list(position.rack),
        "answer": face_lists(lesson.answer),
        "steps": steps_data(position.table, lesson.answer),
        "moves": moves_data(position.table, lesson.answer),
        "editions": list(lesson.editions),
    }
