"""A turn as steps that a person can follow."""

from __future__ import annotations

import random

import pytest

from brikke.rules.position import Play
from brikke.rules.rulebook import EDITIONS
from brikke.rules.table import Table, table_text, tiles_on
from brikke.rules.tiles import Tile, faces_of, text_of
from brikke.solver import Step, best_turn, explain
from brikke.solver.steps import StepCode
from tests.solver.test_solver import some_positions
from tests.support.positions import position


def steps_for(table: str, rack: str) -> tuple[Step, ...]:
    asked = position(table, rack)
    turn = best_turn(asked, calm=True).turn
    assert isinstance(turn, Play)
    return explain(asked.table, turn.table)


def in_short(step: Step) -> str:
    taken = "; ".join(
        f"{text_of(faces_of(t.tiles))} from {text_of(faces_of(t.source))}" for t in step.from_table
    )
    rack = text_of(faces_of(step.from_rack))
    return f"{step.code} {text_of(faces_of(step.result))} [{rack}] [{taken}]"


@pytest.mark.parametrize(
    ("table", "rack", "expected"),
    [
        ("", "r4 r5 r6", ["lay r4 r5 r6 [r4 r5 r6] []"]),
        ("b4 b5 b6", "b3 b7", ["add b3 b4 b5 b6 b7 [b3 b7] []"]),
        (
            "k4 r4 b4 o4",
            "b3 b5 b6",
            ["form b3 b4 b5 b6 [b3 b5 b6] [b4 from k4 r4 b4 o4]"],
        ),
        (
            "b8 b9 b10",
            "b11 k8 r8",
            ["change b9 b10 b11 [b11] []", "form k8 r8 b8 [k8 r8] [b8 from b8 b9 b10]"],
        ),
        (
            "r4 r5 r6 r7 r8",
            "r6",
            ["form r6 r7 r8 [r6] [r7 r8 from r4 r5 r6 r7 r8]"],
        ),
        (
            "o1 o2 o3 o4 | k1 r1 b1 o1",
            "b1",
            ["form r1 b1 o1 [b1] [o1 from o1 o2 o3 o4; r1 from k1 r1 b1 o1]"],
        ),
    ],
)
def test_the_printed_examples_in_steps(table: str, rack: str, expected: list[str]) -> None:
    assert [in_short(step) for step in steps_for(table, rack)] == expected


def test_an_unchanged_table_needs_no_step() -> None:
    table = position("r4 r5 r6 | k1 k2 k3", "").table
    assert explain(table, table[::-1]) == ()


def follow(before: Table, steps: tuple[Step, ...]) -> list[set[Tile]]:
    """Do what the steps say, and return the sets that lie there then."""
    table = [set(laid) for laid in before]
    for step in steps:
        for taking in step.from_table:
            assert set(taking.tiles) <= set(taking.source)
        moved = set(step.result)
        table = [laid - moved for laid in table]
        table.append(moved)
    return [laid for laid in table if laid]


@pytest.mark.sweep
@pytest.mark.parametrize("edition", EDITIONS)
def test_following_the_steps_leads_to_the_table(edition: str) -> None:
    chance = random.Random(edition)
    followed = 0
    for asked in some_positions(edition, 60):
        turn = best_turn(asked, calm=chance.random() < 0.5).turn
        if isinstance(turn, Play):
            steps = explain(asked.table, turn.table)
            assert sorted(map(sorted, follow(asked.table, steps))) == sorted(
                map(sorted, turn.table)
            ), table_text(turn.table)
            laid = [tile for step in steps for tile in step.from_rack]
            assert set(laid) == set(tiles_on(turn.table)).difference(tiles_on(asked.table))
            followed += 1
    assert followed > 10


def test_every_kind_of_step_has_a_name() -> None:
    assert set(StepCode) == {"lay", "add", "form", "change"}
