"""The lifted strip: on a phone a set is split, taken from and added to with a thumb."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player_page import PHONE, PlayerPage, SitDown
from tests.browser.test_places import boxes


def strip_of(player: PlayerPage) -> Locator:
    return player.page.locator("[data-strip]")


def strip_tile(player: PlayerPage, tile: str) -> Locator:
    return player.page.locator(f'[data-strip-tile="{tile}"]')


def test_a_tap_near_a_set_lifts_it_and_nothing_moves(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 b5 | k1 k2 k3", "b3 r9", screen=PHONE)
    before, table = boxes(ada), ada.page.locator("[data-table]").bounding_box()
    box = ada.tile("b5").bounding_box()
    assert box is not None
    ada.page.touchscreen.tap(box["x"] + 10, box["y"] + box["height"] + 10)
    strip = strip_of(ada)
    expect(strip).to_contain_text("Blue run")
    assert [each.get_attribute("data-strip-tile") for each in strip.locator(".take").all()] == [
        "b1",
        "b2",
        "b3",
        "b4",
        "b5",
    ]
    for tile in strip.locator(".take").all():
        lifted = tile.bounding_box()
        assert lifted is not None
        assert lifted["width"] >= 44
    high = strip.bounding_box()
    assert high is not None
    assert high["height"] == 88
    assert boxes(ada) == before
    assert ada.page.locator("[data-table]").bounding_box() == table


@pytest.mark.parametrize("size", [(360, 740), (844, 390), (768, 1024)], ids=str)
def test_the_strip_takes_the_place_of_the_keys(sit_down: SitDown, size: tuple[int, int]) -> None:
    screen = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
    ada = sit_down("b1 b2 b3 b4 b5 | k1 k2 k3", "b3 r9", screen=screen)
    places = [ada.page.locator(name) for name in (".keys", "[data-rack]", "[data-table]")]
    keys, rack, table = (place.bounding_box() for place in places)
    ada.tile("b2").tap()
    strip = strip_of(ada).bounding_box()
    assert keys is not None
    assert rack is not None
    assert table is not None
    assert strip is not None
    assert strip["x"] <= keys["x"]
    assert strip["y"] <= keys["y"]
    assert strip["x"] + strip["width"] >= keys["x"] + keys["width"]
    assert strip["y"] + strip["height"] >= keys["y"] + keys["height"]
    assert strip["y"] + strip["height"] == size[1]
    assert strip["y"] >= rack["y"] + rack["height"]
    beside = strip["x"] >= table["x"] + table["width"]
    assert beside or strip["y"] >= table["y"] + table["height"]


def test_the_strip_is_closed_by_escape_its_key_and_the_cloth(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 b5 | k1 k2 k3", "b3 r9", screen=PHONE)
    table = ada.page.locator("[data-table]").bounding_box()
    assert table is not None
    free = (table["x"] + table["width"] / 2, table["y"] + table["height"] - 20)
    ways: list[Callable[[], None]] = [
        lambda: ada.page.keyboard.press("Escape"),
        lambda: ada.button("Put the set back").tap(),
        lambda: ada.page.touchscreen.tap(*free),
    ]
    for close in ways:
        ada.tile("b2").tap()
        expect(strip_of(ada)).to_be_visible()
        close()
        expect(strip_of(ada)).to_have_count(0)


def test_a_tap_between_two_tiles_splits_the_set(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 b5 b6 | k1 k2 k3", "r9", screen=PHONE)
    ada.tile("b2").tap()
    ada.button("Split after blue 3").tap()
    assert ada.look()[0] == [["b1", "b2", "b3"], ["k1", "k2", "k3"], ["b4", "b5", "b6"]]
    expect(strip_of(ada)).to_be_visible()
    ada.page.keyboard.press("Control+z")
    assert ada.look()[0] == [["b1", "b2", "b3", "b4", "b5", "b6"], ["k1", "k2", "k3"]]


def test_a_tile_is_taken_from_the_strip_and_put_down_by_the_next_tap(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 | k4 r4 o4", "r9", screen=PHONE)
    ada.tile("b2").tap()
    strip_tile(ada, "b4").tap()
    expect(ada.tile("b4")).to_have_attribute("aria-selected", "true")
    ada.tile("o4").tap()
    assert ada.look()[0] == [["b1", "b2", "b3"], ["k4", "r4", "o4", "b4"]]
    expect(strip_of(ada)).to_have_count(0)


def test_a_chosen_tile_is_added_where_it_fits_or_at_an_end(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 b5 | k1 k2 k3", "b3 b6 r9", screen=PHONE)
    ada.tile("b2").tap()
    ada.tile("b3'").tap()
    fits = strip_of(ada).locator(".fits")
    expect(fits).to_have_count(1)
    fits.tap()
    assert ada.look()[0] == [["b1", "b2", "b3"], ["b3'", "b4", "b5"], ["k1", "k2", "k3"]]
    ada.page.keyboard.press("Escape")
    ada.tile("b4").tap()
    ada.tile("r9").tap()
    expect(fits).to_have_count(0)
    ada.button("Add after blue 5").tap()
    assert ada.look()[0][1] == ["b3'", "b4", "b5", "r9"]


def test_a_chosen_tile_of_the_rack_goes_into_the_set_that_is_tapped(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 b5 | k1 k2 k3", "b6 r9", screen=PHONE)
    ada.tile("b6").tap()
    ada.tile("b2").tap()
    assert ada.look() == ([["b1", "b2", "b3", "b4", "b5", "b6"], ["k1", "k2", "k3"]], ["r9"])


def test_long_runs_scroll_sideways(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 | k1 k2 k3", "r9", screen=PHONE)
    ada.tile("b2").tap()
    strip_tile(ada, "b13").scroll_into_view_if_needed()
    strip_tile(ada, "b13").tap()
    expect(ada.tile("b13")).to_have_attribute("aria-selected", "true")


def test_a_tap_with_a_mouse_on_a_desktop_chooses_the_tile(sit_down: SitDown) -> None:
    ada = sit_down("b1 b2 b3 b4 b5 | k1 k2 k3", "b3 r9")
    ada.tile("b2").click()
    expect(ada.tile("b2")).to_have_attribute("aria-selected", "true")
    expect(strip_of(ada)).to_have_count(0)
