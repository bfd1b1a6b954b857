"""A hint names the physical tiles that the player sees."""

from __future__ import annotations

import pytest

from brikke.answers.tiles import tile_list, tile_lists
from brikke.game.view import PlayerView
from brikke.study.advice import Aim
from brikke.wire.thinking import hint
from tests.players.test_bots import before


def view(table: str, rack: str) -> PlayerView:
    """Return what a player sees in a round in which everyone has opened."""
    return before(table, rack).dealt(3).game().view(0)


@pytest.mark.parametrize("aim", Aim)
def test_the_moves_of_a_hint_make_sets_of_its_table(aim: Aim) -> None:
    asked = view("r2 r3 r4 r5 | r3' r4' r5' r6' | k3 k4 k5 k6", "b3 b9")
    given = hint(asked, "h1", aim)
    laid = tile_lists(asked.table)
    assert given.aim is aim
    assert len(given.moves) == len(given.steps)
    held = {*tile_list(asked.rack), *(tile for each in laid for tile in each)}
    assert held.issuperset(tile for move in given.moves for tile in move)
    if given.tiles_played:
        assert sorted(given.moves) == sorted(each for each in given.table if "b3" in each)


def test_a_hint_by_tiles_plays_a_tile_that_can_be_played() -> None:
    asked = view("r2 r3 r4 r5 | r3' r4' r5' r6' | k3 k4 k5 k6", "b3 b9")
    assert hint(asked, "h1", Aim.TILES).played == ["b3"]


@pytest.mark.parametrize("aim", Aim)
def test_a_hint_without_a_turn_has_no_moves(aim: Aim) -> None:
    assert hint(view("k1 k2 k3", "r9 b12"), "h1", aim).moves == []
