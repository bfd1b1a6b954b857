"""Solutions: physical tiles are chosen when they are read, and nobody sees the difference."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, asdict, fields, replace

import pytest

from brikke.rules.physical import assign_tiles
from brikke.rules.position import Draw, Play
from brikke.rules.table import Table
from brikke.rules.tiles import Face, Tile, read_tiles
from brikke.solver import Solution, best_turn, solution, turns
from tests.support.positions import position

ASKED = position("o1 o2 o3 o4 | k1 r1 b1 o1", "b1")


def test_counts_are_known_without_choosing_physical_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Table] = []

    def assign(before: Table, rack: tuple[Tile, ...], sets: tuple[tuple[Face, ...], ...]) -> Table:
        chosen.append(before)
        return assign_tiles(before, rack, sets)

    monkeypatch.setattr(solution, "assign_tiles", assign)
    best = best_turn(ASKED)
    assert (best.tiles_played, best.points_played, best.goes_out) == (1, 1, True)
    assert best.micros > 0
    assert repr(best) == "Solution(1 tiles, 1 points, goes out)"
    assert not chosen
    assert best.played == ASKED.rack
    assert isinstance(best.turn, Play)
    assert chosen == [ASKED.table]


def test_a_solution_compares_and_hashes_by_its_fields() -> None:
    best, again = best_turn(ASKED), best_turn(ASKED)
    assert replace(best, micros=0.0) == replace(again, micros=0.0)
    assert hash(replace(best, micros=0.0)) == hash(replace(again, micros=0.0))
    made = Solution(
        best.turn, best.tiles_played, best.points_played, best.played, best.goes_out, best.micros
    )
    assert made == best
    assert best != best_turn(position("r4 r5 r6", "r7"))


def test_a_solution_is_pickled_and_copied_read_or_not() -> None:
    def pickled(each: Solution) -> object:
        return pickle.loads(pickle.dumps(each))

    copies: tuple[Callable[[Solution], object], ...] = (copy.copy, copy.deepcopy, pickled)
    for copied in copies:
        best = best_turn(ASKED)
        assert copied(best) == best
        assert copied(best) == best


def test_a_solution_is_frozen() -> None:
    best = best_turn(ASKED)
    with pytest.raises(FrozenInstanceError):
        best.tiles_played = 7  # type: ignore[misc]
    with pytest.raises(AttributeError):
        best.colour  # type: ignore[attr-defined]  # noqa: B018
    assert [field.name for field in fields(best)] == list(asdict(best))


def test_a_draw_plays_nothing() -> None:
    draw = best_turn(position("r4 r5 r6", "k9"))
    assert (draw.turn, draw.played, draw.tiles_played, draw.goes_out) == (Draw(), (), 0, False)
    assert repr(draw) == "Solution(draw)"
    assert replace(draw, micros=0.0) == Solution(Draw())
    assert turns(position("", ""))[-1].goes_out is False


def test_a_position_may_hold_lists() -> None:
    table, rack = list(map(list, ASKED.table)), list(ASKED.rack)
    listed = replace(ASKED, table=table, rack=rack)  # type: ignore[arg-type]
    assert best_turn(listed).tiles_played == 1
    assert best_turn(replace(ASKED, rack=read_tiles("k9"))).tiles_played == 0
