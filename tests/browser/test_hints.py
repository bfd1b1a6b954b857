"""Hints at the table: first in words, then as arrows on the table, step by step."""

from __future__ import annotations

import re
from re import Pattern
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from brikke.live import Options
from tests.browser.player_page import DESKTOP, PHONE, TABLET, PlayerPage, SitDown

# The best turn needs two steps. Of equal tiles only one can be taken.
TABLE = "k1 k2 k3 | r4 r5 r6 r7 | r6' r7' r8'"
RACK = "k7 o7 k4 r1"
OWN = "r12 b12 o12 k12"

SCREENS = {
    "phone": PHONE,
    "sideways": PHONE | {"viewport": {"width": 844, "height": 390}},
    "tablet": TABLET,
    "desktop": DESKTOP,
}


def _marked(name: str) -> Pattern[str]:
    return re.compile(rf"\b{name}\b")


def show_steps(player: PlayerPage) -> None:
    player.use_tool("Hint")
    player.button("Which tiles?").click()
    player.button("How?").click()


def hinted(player: PlayerPage) -> set[str | None]:
    """Return the tiles that the step moves."""
    tiles = player.page.locator(".tile.hinted").all()
    return {tile.get_attribute("data-tile") for tile in tiles}


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def test_a_hint_can_be_asked_for_by_chances(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k10 k11 k12 r1 b4")
    hint = ada.page.locator(".hint")
    ada.button("Hint").click()
    ada.button("Best chances").click()
    expect(hint).to_contain_text("Your chances are best")
    expect(hint).to_contain_text("% chance of winning")
    hint.get_by_role("button", name="Close").click()
    # The choice is kept for the next hint.
    ada.button("Hint").click()
    expect(hint).to_contain_text("Your chances are best")
    ada.button("Most tiles").click()
    expect(hint).to_contain_text("You can play 3 tiles.")


def test_a_hint_comes_step_by_step_and_is_laid_out(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k10 k11 k12 r1 b4")
    hint, arrows = ada.page.locator(".hint"), ada.page.locator("[data-arrows=hint] .line")
    ada.button("Hint").click()
    expect(hint).to_contain_text("You can play 3 tiles.")
    expect(hint.get_by_role("img")).to_have_count(0)
    expect(ada.tile("k10")).not_to_have_class(_marked("hinted"))
    ada.button("Which tiles?").click()
    expect(hint.get_by_label("With these: black 10, black 11, black 12")).to_be_visible()
    for tile in ("k10", "k11", "k12"):
        expect(ada.tile(tile)).to_have_class(_marked("hinted"))
    expect(arrows).to_have_count(0)
    ada.button("How?").click()
    expect(hint.get_by_label("Lay black 10, black 11, black 12.")).to_be_visible()
    # One arrow tells of all three, because they lie side by side.
    expect(arrows).to_have_count(1)
    expect(ada.page.locator(".hint-place")).to_have_count(3)
    expect(hint.get_by_role("button", name="Step forward")).to_have_count(0)
    places = [box(place) for place in ada.page.locator(".hint-place").all()]
    ada.button("Show me").click()
    expect(hint).to_be_hidden()
    expect(arrows).to_have_count(0)
    assert ada.look() == ([["k1", "k2", "k3"], ["k10", "k11", "k12"]], ["r1", "b4"])
    for place, tile in zip(places, ("k10", "k11", "k12"), strict=True):
        laid = box(ada.tile(tile))
        assert (laid["x"], laid["y"]) == (place["x"], place["y"])
    expect(ada.done).to_have_attribute("data-lit", "true")
    ada.button("Undo").click()
    assert ada.look()[0] == [["k1", "k2", "k3"]]


def test_a_hint_steps_back_and_forth_with_arrows_of_each_step(sit_down: SitDown) -> None:
    ada = sit_down(TABLE, RACK, own=OWN)
    hint = ada.page.locator(".hint")
    back = hint.get_by_role("button", name="Step back")
    forth = hint.get_by_role("button", name="Step forward")
    before = ada.look()
    show_steps(ada)
    expect(hint).to_contain_text("1 of 2")
    expect(back).to_be_disabled()
    first = hinted(ada)
    heard = ada.page.get_by_role("log").filter(has_text="1 of 2: ")
    expect(heard).to_have_count(1)
    forth.click()
    expect(hint).to_contain_text("2 of 2")
    expect(forth).to_be_disabled()
    second = hinted(ada)
    # The red 7 is the one whose set stays valid without it, not its copy.
    assert {"k4", "r7", "k7", "o7"} == first | second
    assert not first & second
    # No two of them lie side by side.
    expect(ada.page.locator("[data-arrows=hint] .line")).to_have_count(len(second))
    assert ada.look() != before
    back.click()
    expect(hint).to_contain_text("1 of 2")
    assert hinted(ada) == first
    assert ada.look() == before


def test_a_hint_is_followed_by_hand(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r1 r2 r3", "k4 r4 b9 o11", own=OWN)
    show_steps(ada)
    arrows = ada.page.locator("[data-arrows=hint] .line")
    expect(arrows.first).to_be_attached()
    (first,) = hinted(ada)
    assert first is not None
    ada.put(first, f"{first[0]}3", "drag")
    expect(arrows).to_have_count(0)
    ada.page.locator(".hint").get_by_role("button", name="Step forward").click()
    expect(arrows.first).to_be_attached()
    (second,) = hinted(ada)
    assert second is not None
    ada.put(second, f"{second[0]}3", "drag")
    expect(arrows).to_have_count(0)
    pieces, rack = ada.look()
    assert pieces[1:] == [["k1", "k2", "k3", "k4"], ["r1", "r2", "r3", "r4"]]
    assert rack == ["b9", "o11"]


def test_the_steps_of_a_hint_begin_at_the_table_as_it_lies(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r4 r5 r6 r7", "k4 b9 o11", own=OWN)
    before = ada.look()
    ada.put("r7", None, "tap")
    tried = ada.look()
    assert tried != before
    show_steps(ada)
    assert ada.look() == before
    ada.page.locator(".hint").get_by_role("button", name="Close").click()
    ada.button("Undo").click()
    assert ada.look() == tried


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_a_hint_covers_neither_tiles_nor_places(sit_down: SitDown, screen: dict[str, Any]) -> None:
    ada = sit_down(TABLE, RACK, own=OWN, screen=screen)
    show_steps(ada)
    hint = box(ada.page.locator(".hint"))
    shown = ada.page.locator("[data-tile], .hint-place").all()
    assert len(shown) > len(TABLE.split())
    for each in shown:
        lies = box(each)
        is_beside = (
            lies["x"] + lies["width"] <= hint["x"]
            or lies["y"] + lies["height"] <= hint["y"] + 1
            or hint["y"] + hint["height"] <= lies["y"]
        )
        assert is_beside
    assert hint["y"] + hint["height"] <= screen["viewport"]["height"]
    ada.button("Show me").click()
    expect(ada.page.locator(".hint")).to_be_hidden()
    expect(ada.done).to_have_attribute("data-lit", "true")


@pytest.mark.parametrize(
    ("rack", "words"),
    [
        ("r1 b4", "Nothing can be played. Draw a tile."),
        ("k10 k11 k12", "You can win the round this turn!"),
    ],
)
def test_a_hint_says_when_there_is_nothing_or_everything(
    sit_down: SitDown, rack: str, words: str
) -> None:
    ada = sit_down("k1 k2 k3", rack)
    ada.button("Hint").click()
    expect(ada.page.locator(".hint")).to_contain_text(words)


def test_a_table_without_hints_has_no_button_for_them(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "k10 k11 k12", options=Options(hints=False))
    expect(ada.button("Sort")).to_be_visible()
    expect(ada.button("Hint")).to_have_count(0)
