"""Lessons: the printed examples, which cannot be solved without what they teach."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from brikke.rules.judge import violations
from brikke.rules.position import Play
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, read_table, tiles_on
from brikke.rules.tiles import JOKER, faces_of, read_tiles
from brikke.solver import Objective, arrange, best_turn
from brikke.study.lessons import LESSONS, Lesson
from tests.support.positions import EVERY, FREE

BY_NAME = {lesson.name: lesson for lesson in LESSONS}
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=list(BY_NAME))


def test_there_are_ten_lessons_in_the_order_of_the_leaflets() -> None:
    assert list(BY_NAME) == [
        "add",
        "take-the-fourth",
        "add-one-take-one",
        "split-a-run",
        "combined-split",
        "multiple-split",
        "swap-a-joker",
        "split-around-a-joker",
        "push-a-joker-out",
        "dissolve-a-run",
    ]


@every_lesson
def test_the_printed_answer_solves_the_lesson_and_is_legal_in_its_editions(lesson: Lesson) -> None:
    assert lesson.is_done_by(lesson.answer)
    assert lesson.position.rulebook.edition in lesson.editions
    owned = (*tiles_on(lesson.position.table), *lesson.position.rack)
    assert sorted(tiles_on(lesson.answer)) == sorted(owned)


@every_lesson
def test_the_solver_solves_every_lesson(lesson: Lesson) -> None:
    found = best_turn(lesson.position, Objective.OUT)
    assert isinstance(found.turn, Play)
    assert lesson.is_done_by(found.turn.table)


@every_lesson
def test_a_lesson_is_solved_only_by_the_whole_rack(lesson: Lesson) -> None:
    assert not lesson.is_done_by(lesson.position.table)
    for tile in lesson.position.rack:
        fewer = [tuple(each for each in laid if each != tile) for laid in lesson.answer]
        assert not lesson.is_done_by(tuple(fewer))


@pytest.mark.sweep
@every_lesson
def test_only_the_first_lesson_is_solved_without_taking_a_set_apart(lesson: Lesson) -> None:
    assert can_be_done_by_adding(lesson) == (lesson.name == "add")


@pytest.mark.parametrize("lesson", LESSONS[6:], ids=list(BY_NAME)[6:])
def test_the_last_four_lessons_need_the_joker_to_move(lesson: Lesson) -> None:
    found = best_turn(lesson.position, Objective.OUT).turn
    assert isinstance(found, Play)
    before, after = (
        next(set(laid) for laid in table if JOKER in faces_of(laid))
        for table in (lesson.position.table, found.table)
    )
    assert len(before & after) == 1


def test_only_free_jokers_move_without_the_tile_they_stand_for() -> None:
    for lesson in LESSONS[:7]:
        assert set(lesson.editions) == set(EVERY), lesson.name
    for lesson in LESSONS[7:]:
        assert set(lesson.editions) == set(FREE), lesson.name


def test_a_legal_turn_that_leaves_a_tile_on_the_rack_is_not_a_solution() -> None:
    lesson = BY_NAME["add"]
    one = read_table("b3 b4 b5 b6 | o8 r8 k8")
    assert not violations(lesson.position, Play(one))
    assert not lesson.is_done_by(one)


def can_be_done_by_adding(lesson: Lesson) -> bool:
    """Return whether every set can be kept: tiles join sets, and the rest form sets."""
    position = lesson.position
    places = range(len(position.table) + 1)
    for way in product(places, repeat=len(position.rack)):
        joined = [
            laid + tuple(tile for tile, to in zip(position.rack, way, strict=True) if to == at)
            for at, laid in enumerate(position.table)
        ]
        rest = [tile for tile, to in zip(position.rack, way, strict=True) if to == places[-1]]
        if all(map(is_set_somehow, joined)) and not arrange(rest, position.rulebook).left:
            return True
    return False


def is_set_somehow(tiles: LaidSet) -> bool:
    rulebook = LESSONS[0].position.rulebook
    return any(
        not isinstance(rulebook.read_set(faces_of(order)), SetFlaw) for order in permutations(tiles)
    )


def test_the_helper_tells_whether_adding_tiles_is_enough() -> None:
    assert is_set_somehow(read_tiles("b4 j b6 b3"))
    assert not is_set_somehow(read_tiles("b4 b5 b6 b8"))
