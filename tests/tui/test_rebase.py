"""Rebase: what is kept of a draft when others change the table."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brikke.rules.position import Position
from brikke.rules.table import read_table, table_text, tiles_on
from brikke.rules.tiles import TileReader, read_tiles, text_of
from brikke.tui.draft import NEW_SET, ON_RACK, Draft, InSet, Place
from brikke.tui.rebase import rebased
from brikke.tui.screen.table.selection import Selection
from tests.tui.vectors import vectors

BEFORE = "r4 r5 r6 | k9 b9 o9"
RACK = "r7 b1 b2 b3 r9"
AFTERS = [
    BEFORE,
    "r4 r5 r6 | k9 b9 o9 | o1 o2 o3",
    "r3 r4 r5 r6 | k9 b9 o9",
    "k9 b9 o9 | r4 r5 r6",
    "r4 r5 r6 | k8 k9 k10 | b8 b9 b10 | o8 o9 o10",
]


def position_of(table: str) -> Position:
    reader = TileReader()
    rack = reader.tiles(RACK)
    return Position(read_table(table, reader), rack)


def planned(*moves: tuple[str, Place]) -> Draft:
    draft = Draft(position_of(BEFORE))
    for tiles, place in moves:
        draft.move(read_tiles(tiles), place)
    return draft


@pytest.mark.parametrize(
    ("moves", "after", "kept"),
    [
        # A set of one's own is kept whatever the others do.
        ([("b1 b2 b3", NEW_SET)], AFTERS[2], "r3 r4 r5 r6 | k9 b9 o9 | b1 b2 b3"),
        # What was added to a set that still lies there is kept, too.
        ([("r7", InSet(0, 3))], AFTERS[1], "r4 r5 r6 r7 | k9 b9 o9 | o1 o2 o3"),
        # A set that others changed goes back to how it lies now; the own tile lies alone.
        ([("r7", InSet(0, 3))], AFTERS[2], "r3 r4 r5 r6 | k9 b9 o9 | r7"),
        # What was mixed with it goes back along with it.
        ([("r6", InSet(1, 3))], AFTERS[2], "r3 r4 r5 r6 | k9 b9 o9"),
        ([("b1", NEW_SET)], AFTERS[3], "k9 b9 o9 | r4 r5 r6 | b1"),
    ],
)
def test_a_draft_is_kept_as_far_as_the_table_allows(
    moves: list[tuple[str, Place]], after: str, kept: str
) -> None:
    assert table_text(rebased(planned(*moves), position_of(after)).now.table) == kept


def test_the_browser_keeps_the_same_of_a_draft() -> None:
    for vector in vectors()["rebased"]:
        draft = Draft(Position(read_table(vector["table"]), read_tiles(vector["rack"])))
        draft.lay_out(read_table(vector["draft"]))
        after = Position(read_table(vector["table_after"]), read_tiles(vector["rack_after"]))
        now = rebased(draft, after).now
        assert sorted(map(text_of, now.table)) == vector["kept"]
        assert sorted(map(str, now.rack)) == vector["kept_rack"]


def test_a_draft_keeps_its_undo_history_if_nothing_changed() -> None:
    plan = planned(("b1 b2 b3", NEW_SET))
    assert rebased(plan, position_of(BEFORE)) is plan


def test_tiles_that_did_not_move_stay_selected() -> None:
    plan = planned()
    selection = Selection(plan, read_tiles("b1 r4 k9"))
    later = rebased(plan, position_of(AFTERS[2]))
    assert selection.taken_on(later).chosen == list(read_tiles("b1 k9"))


PLACES: list[Place] = [NEW_SET, ON_RACK, InSet(0, 0), InSet(0, 2), InSet(1, 3)]
MOVES = st.lists(st.tuples(st.sets(st.integers(0, 10), min_size=1), st.sampled_from(PLACES)))


@given(MOVES, st.sampled_from(AFTERS))
def test_every_tile_is_in_one_place_after_a_rebase(
    moves: list[tuple[set[int], Place]], after: str
) -> None:
    plan = planned()
    tiles = (*tiles_on(plan.now.table), *plan.now.rack)
    for chosen, place in moves:
        plan.move([tiles[at] for at in chosen], place)
    position = position_of(after)
    now = rebased(plan, position).now
    there = (*tiles_on(position.table), *position.rack)
    assert Counter((*tiles_on(now.table), *now.rack)) == Counter(there)
    assert all(now.table)
