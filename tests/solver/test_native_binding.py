"""The native core as a Python module: hostile bytes are refused, threads do not disturb."""

from __future__ import annotations

import random
import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import brikke
from brikke.errors import InputError
from brikke.rules.position import Position
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import ALL_TILES, JOKER, faces_of, read_tiles
from brikke.solver import Objective, Question, best_turn, can_go_out, can_play, turns
from brikke.solver._core import Solver
from brikke.solver.native_core import NativeCore, pack
from tests.solver.test_differential import CONFIGURATIONS
from tests.solver.test_solver import some_positions
from tests.support.dense_positions import dense_position
from tests.support.effort import examples
from tests.support.positions import position

GOOD = pack(Question.of(position("r4 r5 j | k1 k2 k3", "r6 k4 b1", "norwegian-classic")))


def test_only_solver_native_imports_the_compiled_module() -> None:
    # The import contracts do not see it, because it is no Python file.
    source = Path(brikke.__file__).parent
    users = [path for path in source.rglob("*.py") if "solver._core" in path.read_text("utf-8")]
    assert [path.relative_to(source).as_posix() for path in users] == ["solver/native.py"]


@pytest.mark.sweep
@pytest.mark.parametrize("line", CONFIGURATIONS)
def test_a_position_is_packed_like_its_question(line: str) -> None:
    chance, rulebook = random.Random(f"packed {line}"), get_rulebook(line)
    for _ in range(60):
        asked = dense_position(chance, rulebook, sets=4, rack=6)
        shuffled = replace(
            asked,
            table=tuple(
                laid if JOKER in faces_of(laid) else tuple(chance.sample(laid, len(laid)))
                for laid in asked.table
            ),
        )
        packed, expected = pack(shuffled), pack(Question.of(shuffled))
        # A run without a joker travels in any order: the core sorts it.
        assert packed[:113] == expected[:113]
        assert Counter(packed) == Counter(expected)
        best = Solver().best
        assert best(packed, 0)[0] == best(expected, 0)[0]


@pytest.mark.parametrize(
    ("table", "rack", "refusal"),
    [
        ((), (1, 2), "this is not a tile: 1$"),
        ((), ((), ()), r"this is not a tile: \(\)$"),
        ((), "k1", "this is not a tile: k$"),
        ((3,), (), "not iterable"),
        ((read_tiles("k1 k2"),), (), "not a set .too-short.: k1 k2$"),
        ((read_tiles("k1 k2 k4"),), (), "not a set .not-consecutive.: k1 k2 k4$"),
        ((read_tiles("k1 k2 k3"),) * 3, (), "the same tile twice: k1$"),
        ((), (*ALL_TILES, *ALL_TILES), "the same tile twice: k1$"),
        ((read_tiles("k1 k2 k3"),) * 40, (), "the same tile twice: k1$"),
        ((ALL_TILES,), (), "not a set"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(
    table: object, rack: object, refusal: str
) -> None:
    asked = Position(table, rack, True, get_rulebook("finnish-classic"))  # type: ignore[arg-type]
    for ask in (best_turn, can_play, can_go_out, turns):
        with pytest.raises((InputError, TypeError), match=refusal):
            ask(asked)


def test_a_packed_question_is_answered() -> None:
    turn, nanoseconds, nodes = Solver().best(GOOD, 0)
    assert turn is not None
    assert (turn[0], len(turn[2])) == (3, 53)
    assert nanoseconds > 0 <= nodes


@pytest.mark.parametrize("cut", [0, 1, 50, 112, len(GOOD) - 1])
def test_bytes_cut_short_are_refused(cut: int) -> None:
    with pytest.raises(ValueError, match=r"malformed|not add up|needed"):
        Solver().best(GOOD[:cut], 0)


@pytest.mark.parametrize("objective", [-1, 4, 99])
def test_an_objective_out_of_range_is_refused(objective: int) -> None:
    with pytest.raises(ValueError, match="objective"):
        Solver().best(GOOD, objective)
    with pytest.raises(ValueError, match="objective"):
        Solver().turns(GOOD, objective, 5)


@pytest.mark.parametrize("limit", [-1, 257, 10**6])
def test_too_many_turns_are_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="too many"):
        Solver().turns(GOOD, 0, limit)


@given(
    st.lists(st.tuples(st.integers(0, len(GOOD) - 1), st.integers(0, 255)), max_size=6),
    st.binary(max_size=20),
)
@settings(max_examples=examples(400, least=5))
def test_no_bytes_crash_the_core(changes: list[tuple[int, int]], more: bytes) -> None:
    data = bytearray(GOOD)
    for at, byte in changes:
        data[at] = byte
    solver = Solver()
    for hostile in (bytes(data), bytes(data) + more, more):
        for ask in (
            lambda packed: solver.best(packed, 0),
            lambda packed: solver.turns(packed, 1, 4),
            solver.can_play,
            solver.can_go_out,
        ):
            try:
                ask(hostile)
            except ValueError as refusal:
                assert str(refusal)


def test_threads_have_workspaces_of_their_own() -> None:
    core = NativeCore()
    questions = [Question.of(asked) for asked in some_positions("nordic", 60)]
    expected = [core.best(question, Objective.TILES)[0] for question in questions]
    wrong: list[Question] = []

    def work() -> None:
        for _ in range(20):
            for question, answer in zip(questions, expected, strict=True):
                if core.best(question, Objective.TILES)[0] != answer:
                    wrong.append(question)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_one_workspace_answers_one_thread_at_a_time() -> None:
    solver, data = Solver(), GOOD
    expected = solver.turns(data, 0, 64)
    told: list[str] = []
    wrong: list[object] = []

    def work() -> None:
        for _ in range(3000):
            try:
                found = solver.turns(data, 0, 64)
                if found != expected:
                    wrong.append(found)
            except RuntimeError as refusal:
                told.append(str(refusal))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in each for each in told)
    assert wrong == []
