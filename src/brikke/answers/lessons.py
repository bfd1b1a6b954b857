"""Lessons: first steps for beginners, and the printed examples as positions with a solution."""

from __future__ import annotations

from typing import TypedDict

from brikke.answers.steps import Step, moves_data, steps_data
from brikke.answers.tiles import face_list, face_lists
from brikke.rules.rulebook import Faces, Rulebook, rulebook_text
from brikke.study import basics, lessons


class BasicStep(TypedDict):
    """A step of a lesson for beginners: a question about tiles, a draw, or sets worth enough."""

    name: str
    shown: list[list[str]]
    """Valid sets as examples."""
    table: list[list[str]]
    """The table of the question. With a gap, its last set lacks a tile."""
    gap: int | None
    """The place of the missing tile in the last set; null if tiles join the sets as they are."""
    choices: list[str]
    may_draw: bool
    """Whether drawing is among the choices."""
    answer: str | None
    """The right choice; null if drawing is right, or if sets are asked for."""
    after: list[list[str]]
    """The table after the right choice. Other sets that are worth enough are right, too."""
    opened: bool
    needed: int | None
    """What sets from the rack must be worth together; null if one tile is asked for."""


class Basic(TypedDict):
    """A lesson for beginners, by the rulebook that was asked for."""

    name: str
    steps: list[BasicStep]


class BasicRules(TypedDict):
    """What the lessons for beginners say about their rulebook."""

    rulebook: str
    faces: Faces
    opening_minimum: int
    opening_single_set: bool
    must_play_when_able: bool


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
    """All lessons in their order: those for beginners, then the printed examples."""

    rules: BasicRules
    basics: list[Basic]
    lessons: list[Lesson]


def lessons_data(rulebook: Rulebook) -> Lessons:
    """Return all lessons in their order; those for beginners follow this rulebook."""
    return {
        "rules": {
            "rulebook": rulebook_text(rulebook),
            "faces": rulebook.faces,
            "opening_minimum": rulebook.opening_minimum,
            "opening_single_set": rulebook.opening_single_set,
            "must_play_when_able": rulebook.must_play_when_able,
        },
        "basics": [_basic(each) for each in basics.basics(rulebook)],
        "lessons": [_lesson(each) for each in lessons.LESSONS],
    }


def _basic(basic: basics.Basic) -> Basic:
    return {"name": basic.name, "steps": [_basic_step(each) for each in basic.steps]}


def _basic_step(step: basics.BasicStep) -> BasicStep:
    return {
        "name": step.name,
        "shown": face_lists(step.shown),
        "table": face_lists(step.table),
        "gap": step.gap,
        "choices": face_list(step.choices),
        "may_draw": step.may_draw,
        "answer": None if step.answer is None else str(step.answer.face),
        "after": face_lists(step.after),
        "opened": step.opened,
        "needed": step.needed,
    }


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
