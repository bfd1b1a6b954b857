"""Drafts of a turn: tiles move, are put in order, and go back."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.rules.position import Position
from brikke.rules.rulebook import DEFAULT, get_rulebook
from brikke.rules.table import read_table, table_text, tiles_on
from brikke.rules.tiles import TileReader, read_tiles
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet, Place, settled
from tests.tui.vectors import vectors


def draft_of(table: str, rack: str) -> Draft:
    reader = TileReader()
    return Draft(Position(read_table(table, reader), reader.tiles(rack)))


@pytest.mark.parametrize(
    ("laid", "lies"),
    [
        ("r6 r4 r5", "r4 r5 r6"),
        ("b3 k3 o3", "b3 k3 o3"),
        ("r4 r6 j", "r4 j r6"),
        ("j r4 r5", "j r4 r5"),
        ("r1 j r2", "r1 r2 j"),
        ("r12 r13 j", "j r12 r13"),
        ("r4 r5 r6 r6 r7 r8", "r4 r5 r6 | r6' r7 r8"),
        ("r4 r5 r6 r6", "r4 r5 r6 r6'"),
        ("r4 b7", "r4 b7"),
        ("j j", "j j'"),
        ("r4 r7 j", "r4 r7 j"),
    ],
)
def test_tiles_laid_together_lie_as_a_person_expects(laid: str, lies: str) -> None:
    assert table_text(settled(read_tiles(laid), DEFAULT)) == lies


def test_the_browser_puts_tiles_in_the_same_order() -> None:
    kept = vectors()
    judges = [get_rulebook(judge["name"]) for judge in kept["judges"]]
    for text, *lies in kept["settled"]:
        found = [table_text(settled(read_tiles(text), judge)) for judge in judges]
        assert found == (lies if len(lies) > 1 else lies * len(judges)), text


def test_a_tile_put_into_a_run_splits_it() -> None:
    draft = draft_of("r4 r5 r6 r7 r8", "r6")
    draft.move(draft.now.rack, InSet(0, 1))
    assert table_text(draft.now.table) == "r4 r5 r6 | r6' r7 r8"
    assert draft.laid == read_tiles("r6'")


def test_tiles_of_the_table_stay_on_the_table() -> None:
    draft = draft_of("r4 r5 r6", "r7")
    assert draft.move(draft.now.table[0][:1], ON_RACK) == read_tiles("r4")
    assert not draft.is_touched
    assert not draft.can_undo


def test_steps_can_be_undone_and_redone() -> None:
    draft = draft_of("r4 r5 r6", "r7 b1")
    draft.move(read_tiles("r7"), InSet(0, 3))
    draft.move(read_tiles("b1"), NEW_SET)
    draft.reset()
    assert not draft.is_touched
    assert draft.undo()
    assert draft.undo()
    assert table_text(draft.now.table) == "r4 r5 r6 r7"
    assert draft.redo()
    assert table_text(draft.now.table) == "r4 r5 r6 r7 | b1"
    draft.move(read_tiles("b1"), ON_RACK)
    assert not draft.can_redo
    assert not draft.redo()


PLACES: list[Place] = [NEW_SET, ON_RACK, InSet(0, 0), InSet(0, 2), InSet(1, 3)]


@given(st.lists(st.tuples(st.sets(st.integers(0, 10), min_size=1), st.sampled_from(PLACES))))
def test_no_tile_is_ever_lost_and_everything_can_be_undone(
    moves: list[tuple[set[int], Place]],
) -> None:
    draft = draft_of("r4 r5 r6 | k9 b9 o9", "r6 r7 b1 j j")
    begin = draft.now
    tiles = (*tiles_on(begin.table), *begin.rack)
    for chosen, place in moves:
        draft.move([tiles[at] for at in chosen], place)
        now = draft.now
        assert Counter((*tiles_on(now.table), *now.rack)) == Counter(tiles)
        assert set(tiles_on(begin.table)) <= set(tiles_on(now.table))
        assert all(now.table)
    while draft.undo():
        pass
    assert draft.now == begin
