"""The ten examples that the leaflets print, in every edition in which they apply."""

from __future__ import annotations

import pytest

from tests.support.positions import EVERY, FREE, LOCKED, codes

everywhere = pytest.mark.parametrize("edition", EVERY)
where_jokers_are_free = pytest.mark.parametrize("edition", FREE)
where_jokers_are_locked = pytest.mark.parametrize("edition", LOCKED)


@everywhere
def test_1_add_tiles_to_sets(edition: str) -> None:
    after = "b3 b4 b5 b6 | o8 r8 k8 b8"
    assert codes("b4 b5 b6 | o8 r8 k8", "b3 b8", after, edition) == []
    assert codes("b4 b5 b6", "b3 b7", "b3 b4 b5 b6 b7", edition) == []


@everywhere
def test_2_take_the_fourth_of_a_group(edition: str) -> None:
    table, rack = "k4 r4 b4 o4", "b3 b5 b6"
    assert codes(table, rack, "b3 b4 b5 b6 | k4 r4 o4", edition) == []
    assert codes("k4 r4 b4", rack, "b3 b4 b5 b6 | k4 r4", edition) == ["too-short"]


@everywhere
def test_3_add_one_and_take_one(edition: str) -> None:
    table, rack = "b8 b9 b10", "b11 k8 r8"
    assert codes(table, rack, "b9 b10 b11 | b8 k8 r8", edition) == []
    assert codes(table, "k8 r8", "b9 b10 | b8 k8 r8", edition) == ["too-short"]


@everywhere
def test_4_split_a_run(edition: str) -> None:
    table = "r4 r5 r6 r7 r8"
    assert codes(table, "r6", "r4 r5 r6 | r6 r7 r8", edition) == []
    assert codes(table, "b6", "r4 r5 r6 | b6 r7 r8", edition) == ["mixed"]


@everywhere
def test_5_combined_split(edition: str) -> None:
    table = "o1 o2 o3 o4 | k1 r1 b1 o1"
    after = "o2 o3 o4 | k1 b1 o1 | b1 o1 r1"
    assert codes(table, "b1", after, edition) == []


@everywhere
def test_6_multiple_split(edition: str) -> None:
    table = "r5 r6 r7 | o5 o6 o7 | k6 k7 k8 k9"
    after = "r5 o5 b5 | r6 o6 k6 | r7 o7 k7 | k8 k9 k10"
    assert codes(table, "k10 b5", after, edition) == []
    assert codes(table, "b5", "r5 o5 b5 | r6 o6 k6 | r7 o7 k7 | k8 k9", edition) == ["too-short"]


@everywhere
@pytest.mark.parametrize(
    "group", ["k3 r3 b3", "k3 r3 o3", "k3 r3 b3 o3"], ids=["either", "the other", "both"]
)
def test_7_a_joker_in_a_group_of_three_is_replaced_by_either_missing_colour_or_both(
    edition: str, group: str
) -> None:
    used = {"k3 r3 b3": "b3", "k3 r3 o3": "o3", "k3 r3 b3 o3": "b3 o3"}[group]
    assert codes("k3 r3 j", f"{used} r10 r11", f"{group} | r10 r11 j", edition) == []
    assert codes("k3 r3 j", f"{used} r10 r11", group, edition) == ["joker-taken"]


@where_jokers_are_free
def test_8_a_run_split_around_the_joker_frees_it(edition: str) -> None:
    after = "b1 b2 b3 | b5 b6 b7 | k9 k10 j"
    assert codes("b2 b3 j b5 b6", "b1 b7 k9 k10", after, edition) == []


@where_jokers_are_locked
def test_8_is_refused_where_a_set_with_a_joker_may_not_be_split(edition: str) -> None:
    after = "b1 b2 b3 | b5 b6 b7 | k9 k10 j"
    found = codes("b2 b3 j b5 b6", "b1 b7 k9 k10", after, edition)
    assert found == ["locked-set-broken"]


@where_jokers_are_free
def test_9_a_tile_added_to_a_run_frees_the_joker(edition: str) -> None:
    assert codes("j b3 b4", "b5 k9 k10", "b3 b4 b5 | k9 k10 j", edition) == []


@where_jokers_are_locked
def test_9_is_refused_unless_the_tile_is_the_one_that_the_joker_stands_for(edition: str) -> None:
    taken = codes("j b3 b4", "b5 k9 k10", "b3 b4 b5 | k9 k10 j", edition)
    assert taken == ["locked-set-broken"]
    assert codes("j b3 b4", "b2 k9 k10", "b2 b3 b4 | k9 k10 j", edition) == []


@where_jokers_are_free
def test_10_a_run_dissolved_into_groups_frees_the_joker(edition: str) -> None:
    table = "k1 k2 j | r1 b1 o1 | r2 b2 o2"
    after = "k1 r1 b1 o1 | k2 r2 b2 o2 | r10 j r12"
    assert codes(table, "r10 r12", after, edition) == []


@where_jokers_are_locked
def test_10_is_refused_where_a_set_with_a_joker_may_not_be_taken_from(edition: str) -> None:
    table = "k1 k2 j | r1 b1 o1 | r2 b2 o2"
    after = "k1 r1 b1 o1 | k2 r2 b2 o2 | r10 j r12"
    assert codes(table, "r10 r12", after, edition) == ["locked-set-broken"]
