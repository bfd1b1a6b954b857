"""Differential tests: the native core, its reference implementation and a brute force agree.

Here every question goes through the Python interface, and the twin is slow. `make native` compares
the core alone with an exhaustive search of its own on many more positions.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from brikke.game.notation import position_text
from brikke.rules.judge import violations
from brikke.rules.position import Play, Position
from brikke.rules.possible_sets import possible_sets
from brikke.rules.rulebook import get_rulebook
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet, tiles_on
from brikke.rules.tiles import JOKER, Face, Tile, counts_of
from brikke.solver import (
    Answer,
    Objective,
    Question,
    best_turn,
    can_go_out,
    can_play,
    turns,
)
from brikke.solver.native_core import NativeCore
from brikke.solver.reference import ReferenceCore
from tests.support.dense_positions import dense_position
from tests.support.effort import examples
from tests.support.second_judge import is_legal

CONFIGURATIONS = [
    "nordic",
    "german",
    "finnish-classic",
    "norwegian-classic",
    "norwegian-cards",
    "nordic max_run_length=4",
    "norwegian-classic max_run_length=4 opening_minimum=12",
    "finnish-classic opening_goes_on=yes opening_minimum=10",
    "nordic opening_goes_on=yes opening_minimum=15",
    "norwegian-classic opening_single_set=yes opening_minimum=9",
    "nordic opening_single_set=yes opening_minimum=0",
    "finnish-classic joker_value=50 opening_minimum=20",
]
every_configuration = pytest.mark.parametrize("line", CONFIGURATIONS)
POSITIONS, LARGER, LISTED, TINY = map(examples, (200, 10, 30, 60))
NATIVE, REFERENCE = NativeCore(), ReferenceCore()


def told(answer: Answer | None, objective: Objective) -> tuple[int, int, int] | bool | None:
    """Return what two cores must agree on; which of two equal turns they find is their own."""
    if objective is Objective.OUT:
        return answer is not None
    if answer is None:
        return None
    return answer.tiles_played, answer.points_played, answer.played[JOKER]


def agree(position: Position, objective: Objective) -> None:
    question = Question.of(position)
    fast, _ = NATIVE.best(question, objective)
    slow, _ = REFERENCE.best(question, objective)
    where = f"{objective}: {position_text(position)}"
    assert told(fast, objective) == told(slow, objective), where
    if objective is Objective.TILES:
        assert NATIVE.can_play(question) == (fast is not None), where
    if objective is Objective.OUT:
        assert NATIVE.can_go_out(question) == (fast is not None), where
    turn = best_turn(position, objective).turn
    if isinstance(turn, Play):
        assert violations(position, turn) == (), where


@pytest.mark.sweep
@every_configuration
def test_both_cores_agree_on_small_dense_positions(line: str) -> None:
    chance, rulebook = random.Random(f"{line} 0"), get_rulebook(line)
    for _ in range(POSITIONS):
        position = dense_position(chance, rulebook, sets=2, rack=5)
        agree(position, chance.choice(list(Objective)))


@pytest.mark.sweep
@every_configuration
def test_both_cores_agree_on_larger_positions(line: str) -> None:
    chance, rulebook = random.Random(f"larger {line}"), get_rulebook(line)
    for _ in range(LARGER):
        position = dense_position(chance, rulebook, sets=5, rack=7)
        agree(position, chance.choice(list(Objective)))


@pytest.mark.sweep
@every_configuration
def test_both_cores_list_the_same_turns(line: str) -> None:
    chance, rulebook = random.Random(f"turns {line}"), get_rulebook(line)
    for _ in range(LISTED):
        question = Question.of(dense_position(chance, rulebook, sets=2, rack=4))
        objective = chance.choice([Objective.TILES, Objective.POINTS, Objective.FEWEST])
        fast = NATIVE.turns(question, objective, 30)
        slow = REFERENCE.turns(question, objective, 30)
        assert [told(a, objective) for a in fast] == [told(a, objective) for a in slow]
        if len(fast) < 30:
            assert {a.played for a in fast} == {a.played for a in slow}


# Brute force: every table there could be, best first, until the second judge finds one legal.


def partitions(
    counts: Counter[Face], sets: list[tuple[Face, ...]]
) -> Iterator[list[tuple[Face, ...]]]:
    """Yield every way to part tiles into sets."""
    left = +counts
    if not left:
        yield []
        return
    first = min(left)
    for faces in sets:
        if first in faces and not Counter(faces) - left:
            for rest in partitions(left - Counter(faces), sets):
                yield [faces, *rest]


def brute_force(position: Position) -> tuple[int, int, int] | None:
    """Return tiles, points and jokers of the turn with the most tiles."""
    rulebook = position.rulebook
    held = Counter(tile.face for tile in position.rack)
    everything = counts_of((*tiles_on(position.table), *position.rack))
    sets = [
        faces
        for faces in possible_sets(everything, rulebook.max_run_length)
        if not isinstance(rulebook.read_set(faces), SetFlaw)
    ]
    choices = [
        Counter(dict(zip(held, counts, strict=True)))
        for counts in product(*(range(count + 1) for count in held.values()))
        if any(counts)
    ]

    def quality(played: Counter[Face]) -> tuple[int, int, int]:
        points = sum(
            count * (rulebook.joker_value if face == JOKER else face.number)
            for face, count in played.items()
        )
        return played.total(), points, -played[JOKER]

    table = Counter(tile.face for tile in tiles_on(position.table))
    for played in sorted(choices, key=quality, reverse=True):
        for sets_after in partitions(table + played, sets):
            after: tuple[LaidSet, ...] = tuple(tuple(map(Tile, faces)) for faces in sets_after)
            if is_legal(position, Play(after)):
                tiles, points, jokers = quality(played)
                return tiles, points, -jokers
    return None


@pytest.mark.parametrize("line", [line for line in CONFIGURATIONS if "classic" in line])
def test_no_legal_turn_is_better_where_jokers_are_locked(line: str) -> None:
    chance, rulebook = random.Random(f"brute {line}"), get_rulebook(line)
    for _ in range(TINY):
        position = dense_position(chance, rulebook, sets=2, rack=3)
        answer, _ = NATIVE.best(Question.of(position), Objective.TILES)
        assert told(answer, Objective.TILES) == brute_force(position), position_text(position)


@pytest.mark.parametrize(
    "line", ["nordic", "nordic max_run_length=4", "nordic opening_goes_on=yes opening_minimum=9"]
)
def test_no_legal_turn_is_better_where_jokers_are_free(line: str) -> None:
    chance, rulebook = random.Random(f"brute {line}"), get_rulebook(line)
    for _ in range(TINY):
        position = dense_position(chance, rulebook, sets=2, rack=4)
        answer, _ = NATIVE.best(Question.of(position), Objective.TILES)
        assert told(answer, Objective.TILES) == brute_force(position), position_text(position)
        assert can_play(position) == (answer is not None)
        assert can_go_out(position) == best_turn(position).goes_out
        assert len(turns(position, 1)) == 1 + (answer is not None)
