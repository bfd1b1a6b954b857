from __future__ import annotations

import pytest

from brikke.rules.rulebook import get_rulebook
from brikke.rules.sets import Group, Run, SetFlaw, TileSet, better_order, read_set
from brikke.rules.tiles import Face, TileReader, faces_of, text_of


def faces(text: str) -> tuple[Face, ...]:
    return faces_of(TileReader(strict=False).tiles(text))


def read(text: str) -> TileSet:
    tile_set = read_set(faces(text))
    assert not isinstance(tile_set, SetFlaw), tile_set
    return tile_set


@pytest.mark.parametrize(
    "text",
    ["k7 r7 b7", "k7 r7 b7 o7", "k7 j b7", "j k7 r7 o7", "j k7 j", "k7 j j r7", "r13 j j"],
)
def test_a_group_is_three_or_four_tiles_of_one_number_in_different_colours(text: str) -> None:
    assert isinstance(read(text), Group)


@pytest.mark.parametrize(
    "text",
    [
        "b3 b4 b5 b6",
        "r1 r2 r3",
        "r11 r12 r13",
        "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13",
        "r4 j r6",
        "j r5 r6",
        "r4 r5 j",
        "r4 j j r7",
        "j r5 r6 j",
        "r9 j j",
    ],
)
def test_a_run_is_three_or_more_consecutive_numbers_of_one_colour(text: str) -> None:
    assert isinstance(read(text), Run)


def test_a_run_without_a_joker_may_be_shown_in_any_order() -> None:
    assert text_of(read("b6 b4 b5").faces) == "b4 b5 b6"


def test_with_a_joker_the_order_matters() -> None:
    assert read_set(faces("b6 j b4")) is SetFlaw.NOT_CONSECUTIVE
    assert read_set(faces("b4 b6 j")) is SetFlaw.NOT_CONSECUTIVE


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", "too-short"),
        ("r7", "too-short"),
        ("r7 b7", "too-short"),
        ("r7 j", "too-short"),
        ("j", "only-jokers"),
        ("j j", "only-jokers"),
        ("j j j", "only-jokers"),
        ("r7 b8 k9", "mixed"),
        ("r7 b7 r8", "mixed"),
        ("r7 j b8", "mixed"),
        ("r7 r7 b7", "colours-repeat"),
        ("r7 r7 j", "colours-repeat"),
        ("r7 b7 k7 o7 j", "group-too-large"),
        ("r7 b7 k7 o7 r7", "group-too-large"),
        ("r7 r8 r10", "not-consecutive"),
        ("r7 r8 r8 r9", "not-consecutive"),
        ("r7 j r8", "not-consecutive"),
        ("r12 r13 r1", "past-13"),
        ("r1 r13 r12", "past-13"),
        ("r13 r1 r2", "past-13"),
        ("r12 r13 j", "past-13"),
        ("r13 j r2", "past-13"),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 j", "past-13"),
        ("j r1 r2", "below-1"),
        ("j j r2 r3", "below-1"),
    ],
)
def test_an_invalid_set_is_refused_with_a_code(text: str, flaw: str) -> None:
    assert read_set(faces(text)) == flaw


@pytest.mark.parametrize(
    ("text", "meanings"),
    [
        ("r4 j r6", [["r5"]]),
        ("j r5 r6", [["r4"]]),
        ("r4 r5 j", [["r6"]]),
        ("r4 j j r7", [["r5"], ["r6"]]),
        ("k7 r7 j", [["b7", "o7"]]),
        ("k7 r7 b7 j", [["o7"]]),
        ("r4 r5 r6", []),
    ],
)
def test_a_joker_stands_for_the_missing_tiles(text: str, meanings: list[list[str]]) -> None:
    assert [[str(face) for face in each] for each in read(text).stands_for] == meanings


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("r10 r11 r12", 33),
        ("k10 r10 b10", 30),
        ("r4 j r6", 15),
        ("k7 j b7 o7", 28),
        ("j j r9", 27),  # as 7 8 9 only 24
        ("r9 j j", 30),  # as a group only 27
        ("r13 j j", 39),
        ("j r1 j", 3),  # no run: nothing comes before 1
        ("r1 j j", 6),
    ],
)
def test_the_value_of_a_set_counts_a_joker_as_what_it_stands_for(text: str, value: int) -> None:
    assert read(text).value == value


def test_a_rulebook_may_allow_one_joker_a_set_only() -> None:
    two = faces("r4 j j r7")
    assert get_rulebook("nordic").read_set(two) == read_set(two)
    assert get_rulebook("norwegian-classic").read_set(two) is SetFlaw.TOO_MANY_JOKERS


def test_a_house_rule_may_limit_the_length_of_runs() -> None:
    five = faces("r4 r5 r6 r7 r8")
    assert get_rulebook("nordic max_run_length=4").read_set(five) is SetFlaw.RUN_TOO_LONG
    assert isinstance(get_rulebook("nordic max_run_length=4").read_set(five[:4]), Run)


@pytest.mark.parametrize(
    ("laid", "better"),
    [
        ("r12 r13 j", "j r12 r13"),
        ("j r1 r2", "r1 r2 j"),
        ("r4 r6 j", "r4 j r6"),
        ("j r4 j r7", "r4 j j r7"),
        ("r4 r5 j", None),
        ("r4 b5 j", None),
        ("r4 r4 j", None),
        ("r1 r5 j", None),
        ("r12 r13 r1", None),
    ],
)
def test_jokers_at_the_wrong_place_of_a_run_have_a_better_order(
    laid: str, better: str | None
) -> None:
    found = better_order(faces(laid))
    assert (found and text_of(found)) == better
