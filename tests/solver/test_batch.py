"""Batches: many positions in one call give the answers of single calls, in their order."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

import brikke.solver.arrays as solver_arrays
from brikke.errors import InputError
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.tiles import JOKER, read_tiles
from brikke.solver import Objective, Question, Solution, best_turn, best_turns
from brikke.solver.reference import ReferenceCore
from tests.support.dense_positions import dense_position
from tests.support.positions import EVERY, position


def some_positions(line: str, count: int, *, sets: int = 5, rack: int = 8) -> list[Position]:
    chance, rulebook = random.Random(f"batch {line}"), get_rulebook(line)
    return [dense_position(chance, rulebook, sets=sets, rack=rack) for _ in range(count)]


def timeless(solutions: tuple[Solution, ...] | list[Solution]) -> list[Solution]:
    return [replace(each, micros=0.0) for each in solutions]


@pytest.mark.sweep
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_a_batch_answers_like_single_calls(threads: int) -> None:
    asked = [each for edition in EVERY for each in some_positions(edition, 60)]
    for objective in ("tiles", Objective.POINTS):
        found = best_turns(asked, objective, threads=threads)
        assert timeless(found) == timeless([best_turn(each, objective) for each in asked])


def test_a_batch_may_be_empty_or_an_iterator() -> None:
    assert best_turns([]) == ()
    assert best_turns((), threads=3) == ()
    asked = some_positions("nordic", 5)
    assert timeless(best_turns(iter(asked))) == timeless(best_turns(asked, threads=2))


def test_a_batch_refuses_what_a_single_call_refuses() -> None:
    invalid = Position(
        ((read_tiles("r1")[0],),), read_tiles("k1"), True, EDITIONS["finnish-classic"]
    )
    with pytest.raises(InputError, match="not a set .too-short.: r1$"):
        best_turns([*some_positions("nordic", 3), invalid])
    with pytest.raises(InputError, match="the same tile twice: k1$"):
        best_turns([Position((), (*read_tiles("k1 k1"), *read_tiles("k1")))])
    with pytest.raises(InputError, match="one thread at least: 0$"):
        best_turns([], threads=0)
    with pytest.raises(ValueError, match="beauty"):
        best_turns([], "beauty")


# Arrays


def in_arrays(asked: list[Position]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    questions = [Question.of(each) for each in asked]
    return (
        np.array([each.table for each in questions], np.uint8),
        np.array([each.rack for each in questions], np.uint8),
        np.array([each.opened for each in asked]),
    )


def counts_tell_all(asked: Position) -> bool:
    tables, _, opened = in_arrays([asked])
    if not opened[0]:
        return not asked.rulebook.opening_goes_on or not tables.any()
    return not (asked.rulebook.locks_jokers and tables[0, JOKER])


@pytest.mark.sweep
@pytest.mark.parametrize("line", [*EVERY, "nordic opening_single_set=yes opening_minimum=9"])
@pytest.mark.parametrize("objective", Objective)
def test_arrays_answer_like_positions(line: str, objective: Objective) -> None:
    asked = [each for each in some_positions(line, 120) if counts_tell_all(each)]
    tables, racks, opened = in_arrays(asked)
    rulebook = asked[0].rulebook
    found = solver_arrays.best_turns(
        tables, racks, rulebook=rulebook, opened=opened, objective=objective, threads=2
    )
    expected = [best_turn(each, objective) for each in asked]
    assert found.tiles.tolist() == [each.tiles_played for each in expected]
    assert found.points.tolist() == [each.points_played for each in expected]
    assert (found.played.sum(axis=1) == found.tiles).all()
    assert (found.played <= racks).all()
    assert found.micros > 0


def test_arrays_are_answered_by_the_twin_too(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = some_positions("nordic", 8, sets=2, rack=5)
    tables, racks, opened = in_arrays(asked)
    fast = solver_arrays.best_turns(tables, racks, opened=opened)
    monkeypatch.setattr(solver_arrays, "CORE", ReferenceCore())
    slow = solver_arrays.best_turns(tables, racks, opened=opened)
    assert (fast.tiles == slow.tiles).all()
    assert (fast.points == slow.points).all()


def test_arrays_take_lists_of_any_whole_numbers() -> None:
    rack = [0] * 53
    rack[9] = rack[10] = rack[11] = 1
    found = solver_arrays.best_turns([[0] * 53], [rack], rulebook="german", opened=False)
    assert (found.tiles.tolist(), found.points.tolist()) == ([3], [33])
    assert solver_arrays.best_turns(np.zeros((0, 53), int), np.zeros((0, 53), int)).tiles.size == 0


NONE = np.zeros((3, 53), np.uint8)
TWO = np.full((3, 53), 2)


@pytest.mark.parametrize(
    ("tables", "racks", "options", "refusal"),
    [
        (NONE[:, :52], NONE, {}, r"53 counts in each row: \(3, 52\)$"),
        (NONE[0], NONE, {}, r"53 counts in each row: \(53,\)$"),
        (NONE[:2], NONE, {}, "2 tables, but racks: 3$"),
        (NONE + 0.5, NONE, {}, "whole numbers: float64$"),
        (TWO - 3 * (np.arange(3) == 1)[:, None], NONE, {}, "from zero to two .* row: 1$"),
        (TWO, NONE + 1, {}, "more than two of a face in row: 0$"),
        (NONE, NONE, {"opened": [True]}, r"one for each row: \(1,\)$"),
        (TWO, NONE, {"rulebook": "finnish-classic"}, "best_turns about row: 0$"),
        (TWO, NONE, {"rulebook": "norwegian-classic", "opened": False}, "about row: 0$"),
        (NONE, NONE, {"threads": 0}, "one thread at least: 0$"),
        (NONE, NONE, {"rulebook": "martian"}, "martian$"),
    ],
)
def test_arrays_refuse_rows_that_they_cannot_answer(
    tables: np.ndarray, racks: np.ndarray, options: dict[str, object], refusal: str
) -> None:
    with pytest.raises(InputError, match=refusal):
        solver_arrays.best_turns(tables, racks, **options)  # type: ignore[arg-type]


def test_a_turn_of_a_batch_is_laid_when_it_is_read() -> None:
    (found,) = best_turns([position("r4 r5 r6", "r7")])
    assert isinstance(found.turn, Play)
    assert found.played == read_tiles("r7")
