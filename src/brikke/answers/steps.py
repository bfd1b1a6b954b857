"""Steps: how one table becomes another, set by set."""

from __future__ import annotations

from typing import TypedDict

from brikke import solver
from brikke.answers.tiles import face_list, tile_lists
from brikke.rules.table import Table


class Taking(TypedDict):
    """Tiles taken from a set on the table."""

    tiles: list[str]
    set: list[str]


class Step(TypedDict):
    """One step of a turn: the set that is made, and the tiles it is made of."""

    code: str
    set: list[str]
    stays: list[str]
    from_rack: list[str]
    from_table: list[Taking]


def step_data(step: solver.Step) -> Step:
    """Return one step in faces."""
    return {
        "code": step.code.value,
        "set": face_list(step.result),
        "stays": face_list(step.core),
        "from_rack": face_list(step.from_rack),
        "from_table": [
            {"tiles": face_list(taking.tiles), "set": face_list(taking.source)}
            for taking in step.from_table
        ],
    }


def steps_data(before: Table, after: Table) -> list[Step]:
    """Return the steps from one table to another in faces."""
    return [step_data(step) for step in solver.explain(before, after)]


def moves_data(before: Table, after: Table) -> list[list[str]]:
    """Return the set that each step makes in physical tiles, for animation.

    The second of two equal tiles has a mark. Tiles of the table are counted before those of the
    rack.
    """
    return tile_lists(step.result for step in solver.explain(before, after))
