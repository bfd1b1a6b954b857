"""Solver answers: the best turn of a position, and a table made from loose tiles."""

from __future__ import annotations

from typing import TypedDict

from brikke import solver
from brikke.answers.steps import Step, moves_data, steps_data
from brikke.answers.tiles import face_list, face_lists
from brikke.rules.position import Play
from brikke.rules.table import Table


class Solution(TypedDict):
    """The best turn, proven best; if no tiles are played, there is none."""

    tiles_played: int
    points_played: int
    played: list[str]
    table: list[list[str]]
    opening: list[list[str]]
    goes_out: bool
    optimal: bool
    micros: float
    steps: list[Step]


class SolutionWithMoves(Solution):
    """The best turn with its moves in physical tiles."""

    moves: list[list[str]]
    """The set that each step makes. Of two equal tiles the second one in the request, table first,
    has a mark, as in r7 and r7'."""


class Arrangement(TypedDict):
    """A table made from loose tiles, and the tiles that fit into no set."""

    table: list[list[str]]
    left: list[str]


def solution_data(before: Table, solution: solver.Solution) -> Solution:
    """Return the best turn on a table, with the steps that lead there."""
    turn = solution.turn
    table, opening = (turn.table, turn.opening) if isinstance(turn, Play) else (before, ())
    return {
        "tiles_played": solution.tiles_played,
        "points_played": solution.points_played,
        "played": face_list(solution.played),
        "table": face_lists(table),
        "opening": face_lists(opening),
        "goes_out": solution.goes_out,
        "optimal": True,
        "micros": round(solution.micros, 1),
        "steps": steps_data(before, table),
    }


def solution_with_moves(before: Table, solution: solver.Solution) -> SolutionWithMoves:
    """Return the best turn on a table, with its steps in physical tiles as well."""
    after = solution.turn.table if isinstance(solution.turn, Play) else before
    return {**solution_data(before, solution), "moves": moves_data(before, after)}


def arrangement_data(arrangement: solver.Arrangement) -> Arrangement:
    """Return a table made from loose tiles, and the tiles that are left over."""
    return {"table": face_lists(arrangement.table), "left": face_list(arrangement.left)}
