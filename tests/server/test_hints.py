"""A hint names the physical tiles that the player sees."""

from __future__ import annotations

from brikke.answers.tiles import tile_list, tile_lists
from brikke.wire.thinking import hint
from tests.support.positions import position


def test_the_moves_of_a_hint_make_sets_of_its_table() -> None:
    asked = position("r2 r3 r4 r5 | r3' r4' r5' r6' | k3 k4 k5 k6", "b3 b9")
    given = hint(asked, "h1")
    before = tile_lists(asked.table)
    assert len(given.moves) == len(given.steps)
    assert sorted(given.moves) == sorted(laid for laid in given.table if len(laid) and "b3" in laid)
    held = {*tile_list(asked.rack), *(tile for laid in before for tile in laid)}
    assert held.issuperset(tile for move in given.moves for tile in move)


def test_a_hint_without_a_turn_has_no_moves() -> None:
    assert hint(position("k1 k2 k3", "r9 b12"), "h1").moves == []
