"""Every violation code, with the sets and tiles concerned."""

from __future__ import annotations

import pytest

from brikke.rules.judge import Code, Violation, judged, opening, violations
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.table import read_table, table_text
from brikke.rules.tiles import TileReader, text_of
from tests.support.positions import codes, faults, position


def only(found: tuple[Violation, ...]) -> Violation:
    (violation,) = found
    return violation


def test_every_reason_is_given_at_once() -> None:
    found = codes("r4 r5 r6 | k9 r9 b9", "b1", "r4 r5 | k9 r9 o9 | b1 b2")
    assert sorted(found) == [
        "missing-from-table",
        "not-owned",
        "too-short",
        "too-short",
    ]


def test_tiles_that_the_player_does_not_own_are_a_violation() -> None:
    found = only(faults("r4 r5 r6", "r7", "r4 r5 r6 r7 r8"))
    assert (found.code, text_of(found.tiles)) == (Code.NOT_OWNED, "r8")


def test_a_third_red_seven_is_a_tile_that_nobody_owns() -> None:
    found = faults("r7 b7 k7", "r7 r8 r9", "r7 b7 k7 | r7 r8 r9 | r7 r8 r9")
    assert [each.code for each in found] == [Code.NOT_OWNED]
    assert [str(tile.face) for tile in found[0].tiles] == ["r7", "r8", "r9"]


def test_tiles_missing_from_the_table_are_a_violation() -> None:
    found = only(faults("r4 r5 r6 r7", "b1 b2 b3", "r4 r5 r6 | b1 b2 b3"))
    assert (found.code, text_of(found.tiles)) == (Code.MISSING_FROM_TABLE, "r7")


def test_a_joker_taken_from_the_table_is_a_violation() -> None:
    found = only(faults("r4 j r6", "r5 r7", "r4 r5 r6 r7"))
    assert (found.code, text_of(found.tiles)) == (Code.JOKER_TAKEN, "j")


def test_a_turn_that_plays_no_tile_is_a_violation() -> None:
    found = only(faults("r4 r5 r6 r7 r8 r9", "b1", "r4 r5 r6 | r7 r8 r9"))
    assert found.code is Code.NOTHING_PLAYED


def test_an_invalid_set_is_named() -> None:
    found = only(faults("r4 r5 r6", "b7", "r4 r5 r6 b7"))
    assert (found.code, table_text(found.sets)) == ("mixed", "r4 r5 r6 b7")


def test_an_opening_that_is_too_low_says_its_value() -> None:
    found = only(faults("", "k9 r9 b9", "k9 r9 b9", opened=False))
    assert (found.code, found.reached, found.needed) == (Code.OPENING_TOO_LOW, 27, 30)


def test_where_the_opening_goes_on_the_best_opening_counts() -> None:
    rack = "k9 r9 b9 k1 k2 k3 r4"
    after = "r4 r5 r6 r7 | k9 r9 b9 | k1 k2 k3"
    assert codes("r5 r6 r7", rack, after, "norwegian-classic", opened=False) == []
    without = "r4 r5 r6 r7 | k9 r9 b9"
    found = faults("r5 r6 r7", rack, without, "norwegian-classic", opened=False)
    assert [each.code for each in found] == [
        Code.TABLE_TOUCHED_BEFORE_OPENING,
        Code.OPENING_TOO_LOW,
    ]
    assert found[1].reached == 27


def test_the_table_must_not_be_touched_before_the_opening() -> None:
    found = faults("r5 r6 r7", "r4", "r4 r5 r6 r7", opened=False)
    assert [each.code for each in found] == [
        Code.TABLE_TOUCHED_BEFORE_OPENING,
        Code.OPENING_TOO_LOW,
    ]
    assert table_text(found[0].sets) == "r5 r6 r7"


def test_moving_a_joker_within_a_set_touches_the_table() -> None:
    rack, new = "k10 r10 b10", "k10 r10 b10"
    assert codes("r5 r6 j", rack, f"r5 r6 j | {new}", opened=False) == []
    moved = codes("r5 r6 j", rack, f"j r5 r6 | {new}", opened=False)
    assert moved == ["table-touched-in-opening"]
    assert codes("k5 r5 j", rack, f"j k5 r5 | {new}", opened=False) == []  # a group has no order


def test_turning_a_run_of_two_jokers_into_a_group_touches_the_table() -> None:
    rack = "o8 o9 o10 o11"
    moved = codes("k9 j j", rack, f"j k9 j | {rack}", opened=False)
    assert moved == ["table-touched-in-opening"]
    assert codes("k9 j j", rack, f"k9 j j | {rack}", opened=False) == []


def test_a_named_opening_must_be_a_valid_set() -> None:
    found = codes(
        "j k10 k11",
        "k9 b12 o11 o12 o12 o13",
        "o11 o12 o13 | k9 k10 k11 | j b12 o12",
        "norwegian-classic",
        opened=False,
        opening="b12 o12 o12",
    )
    assert "colours-repeat" in found


def test_a_set_equal_to_one_on_the_table_may_open() -> None:
    assert codes("r10 r11 r12", "r10 r11 r12", "r10 r11 r12 | r12 r11 r10", opened=False) == []


def test_the_locked_set_is_named() -> None:
    found = only(
        faults("r4 r5 j | k1 k2 k3", "k4", "r4 r5 k4 | k1 k2 k3 j", "norwegian-classic")[1:]
    )
    assert (found.code, table_text(found.sets)) == (Code.LOCKED_SET_BROKEN, "r4 r5 j")


def test_the_set_of_a_freed_joker_is_named() -> None:
    found = only(faults("r4 r5 j | k1 k2 k3", "r6", "r4 r5 r6 | k1 k2 k3 j", "norwegian-classic"))
    assert (found.code, table_text(found.sets)) == (
        Code.FREED_JOKER_NOT_IN_NEW_SET,
        "k1 k2 k3 j",
    )


@pytest.mark.parametrize("turn", [Draw(), Pass()])
def test_drawing_and_passing_touch_no_tile(turn: Draw | Pass) -> None:
    assert violations(position("", "k1"), turn) == ()


@pytest.mark.parametrize("edition", ["nordic", "finnish-classic", "norwegian-classic"])
@pytest.mark.parametrize("opened", [True, False])
def test_garbage_is_judged_and_never_crashes(edition: str, opened: bool) -> None:
    judged = position("r4 r5 j | k1 k2 k3", "r6 j", edition, opened=opened)
    for text in ("", "j", "j j j j j", "r4 " * 9, "r4 r5 j | j | | j", "k1|k1|k1|k1"):
        table = tuple(TileReader(strict=False).tiles(part) for part in text.split("|"))
        assert violations(judged, Play(table))
        assert violations(judged, Play(table, opening=table))
    assert violations(judged, Play(()))
    assert violations(judged, Play(((),)))


def test_a_thousand_jokers_are_judged_quickly() -> None:
    many = " | ".join("j" * 1000)
    found = codes("r4 r5 j | b4 b5 j", "k1", many, "norwegian-classic")
    assert found[0] == "not-owned"


@pytest.mark.parametrize("turn", [None, "draw", 7, Play])
def test_an_object_that_is_not_a_turn_is_refused(turn: object) -> None:
    with pytest.raises(TypeError, match="a turn is"):
        violations(position("", "k1"), turn)  # type: ignore[arg-type]


def test_a_hundred_sets_that_may_open_are_judged_quickly() -> None:
    rack = "k1 k2 k3 k4 k5 k6 k7 k8 k9 r1 r2 r3 r4 r5 r6 r7 r8 r9 b1 b2 b3 b4 b5 b6 j"
    after = "k1 k2 k3 k4 k5 k6 k7 k8 k9 | r1 r2 r3 r4 r5 r6 r7 r8 r9 | b1 b2 b3 b4 b5 b6 j"
    assert codes("", rack, after, "norwegian-classic", opened=False) == []


def test_a_judged_opening_turn_names_its_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    before = position("k1 k2 k3", "k10 r10 b10 k4 o13", "norwegian-classic", opened=False)
    turn = Play(read_table("k1 k2 k3 k4 | k10 r10 b10"))
    found, named = judged(before, turn)
    assert found == ()
    assert isinstance(named, Play)
    assert [sorted(map(str, laid)) for laid in named.opening] == [["b10", "k10", "r10"]]
    # Judged again, it needs no search.
    monkeypatch.setattr(opening, "openings", None)
    assert judged(before, named) == ((), named)
