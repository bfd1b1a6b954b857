"""Motion: tiles of others travel at the size of a tile, one after the other, and out of the way."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from brikke.live import Options, Speed
from tests.browser.player_page import PHONE, OpenPage, PlayerPage, middle
from tests.browser.prepared_tables import prepare_shared_table, prepare_table
from tests.support.live_server import LiveServer

NOTE_ANIMATIONS = """
    window.noted = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.noted.push({ tile: this.dataset.tile, frames, timing });
        return animate.call(this, frames, timing);
    };
"""
WIDEST = """() => {
    window.widest = 0;
    const look = () => {
        for (const tile of document.querySelectorAll('[data-piece] [data-tile]'))
            window.widest = Math.max(
                window.widest, tile.getBoundingClientRect().width / tile.offsetWidth);
        requestAnimationFrame(look);
    };
    look();
}"""
LONGEST = 2600


def seat_two(
    club: LiveServer, open_page: OpenPage, table: str, rack: str, **how: Any
) -> tuple[PlayerPage, PlayerPage]:
    """Return who is to move, with hands that are not shown, and somebody who sees all motion."""
    table_id, (first, second) = prepare_shared_table(club.database, table, rack, **how)
    ada, bo = open_page(hands=False), open_page(PHONE, calm=False)
    ada.sit_at(table_id, first, "Ada")
    bo.before_scripts(NOTE_ANIMATIONS)
    bo.sit_at(table_id, second, "Bo")
    bo.page.evaluate("() => window.noted.splice(0)")
    return ada, bo


def noted(player: PlayerPage) -> dict[str, dict[str, Any]]:
    """Return the last animation of each tile."""
    found: list[dict[str, Any]] = player.page.evaluate("() => window.noted")
    return {each["tile"]: each for each in found if each["tile"]}


def play_with_a_tile_of_the_table(ada: PlayerPage) -> None:
    """Lay a group with a tile taken from a run, and one more run."""
    ada.put("k4", None, "tap")
    ada.put("r4", "k4", "tap")
    ada.put("b4", "r4", "tap")
    ada.lay([["o8", "o9", "o10"]], "tap")
    ada.finish()


def test_tiles_fly_at_their_size_from_who_brings_them(
    club: LiveServer, open_page: OpenPage
) -> None:
    ada, bo = seat_two(club, open_page, "k1 k2 k3 k4", "r4 b4 o8 o9 o10 r13", own="r12 b12 o12 k12")
    bo.page.evaluate(WIDEST)
    play_with_a_tile_of_the_table(ada)
    expect(bo.page.locator("[data-draw]")).to_be_enabled()
    flights = noted(bo)
    expect(bo.page.locator("[data-flying]")).to_have_count(0)
    assert bo.page.evaluate("() => window.widest") <= 1.1
    # The place that the tile of the table has left stays marked.
    expect(bo.page.locator(".left-behind")).to_have_count(1)

    tiles = ["k4", "r4", "b4", "o8", "o9", "o10"]
    starts = [flights[tile]["timing"]["delay"] for tile in tiles]
    # Sets give way first; then what is taken from the table goes first and alone.
    assert starts[0] == 320
    assert starts[1] - starts[0] >= flights["k4"]["timing"]["duration"]
    assert all(0 < later - sooner <= 160 for sooner, later in pairwise(starts[1:]))
    assert starts[-1] + flights["o10"]["timing"]["duration"] <= LONGEST
    assert flights["k4"]["frames"][0]["opacity"] == 1
    assert flights["r4"]["frames"][0]["opacity"] == 0

    seat = bo.page.locator("[data-seat='0']").bounding_box()
    assert seat is not None
    for tile in tiles[1:]:
        x, y = middle(bo.tile(tile))
        away = re.search(r"translate\((.*)px, (.*)px\)", flights[tile]["frames"][0]["transform"])
        assert away is not None
        assert seat["x"] <= x + float(away[1]) <= seat["x"] + seat["width"]
        assert seat["y"] <= y + float(away[2]) <= seat["y"] + seat["height"]


@pytest.mark.parametrize(
    ("speed", "factor"), [(Speed.FAST, 0.5), (Speed.NORMAL, 1), (Speed.SLOW, 1.8)]
)
def test_tiles_fly_at_the_speed_of_the_table(
    club: LiveServer, open_page: OpenPage, speed: Speed, factor: float
) -> None:
    options = Options(speed=speed)
    ada, bo = seat_two(club, open_page, "k1 k2 k3", "k4 o9", own="r12 b12 o12", options=options)
    ada.put("k4", "k3", "tap")
    ada.finish()
    expect(bo.page.locator("[data-draw]")).to_be_enabled()
    assert noted(bo)["k4"]["timing"]["duration"] == pytest.approx(520 * factor)


def test_a_turn_that_a_hint_shows_flies_as_that_of_others(
    club: LiveServer, open_page: OpenPage
) -> None:
    table_id, token = prepare_table(club.database, "k1 k2 k3", "r10 r11 r12 b4")
    ada = open_page(PHONE, calm=False)
    ada.before_scripts(NOTE_ANIMATIONS)
    ada.sit_at(table_id, token, "Ada")
    ada.use_tool("Hint")
    for key in ("Which tiles?", "How?"):
        ada.button(key).click()
    ada.page.evaluate("() => window.noted.splice(0)")
    ada.button("Show me").click()
    expect(ada.done).to_have_attribute("data-lit", "true")
    flights = [noted(ada)[tile] for tile in ("r10", "r11", "r12")]
    assert [flight["timing"]["delay"] for flight in flights] == [0, 160, 320]
    # They were in sight before, so they do not fade in.
    assert {flight["frames"][0]["opacity"] for flight in flights} == {1}


def test_only_transform_and_opacity_change(club: LiveServer, open_page: OpenPage) -> None:
    ada, bo = seat_two(club, open_page, "k1 k2 k3 k4", "r4 b4 o8 o9 o10 r13", own="r12 b12 o12 k12")
    play_with_a_tile_of_the_table(ada)
    expect(bo.page.locator("[data-draw]")).to_be_enabled()
    for flight in noted(bo).values():
        for frame in flight["frames"]:
            assert frame.keys() <= {"transform", "opacity", "offset"}


def test_no_flight_ends_beside_a_tile_in_the_hand(club: LiveServer, open_page: OpenPage) -> None:
    ada, bo = seat_two(club, open_page, "k1 k2 k3 | r5 b5 o5", "k10 k11 k12 r1")
    mine = bo.look()[1][0]
    free = bo.page.locator("[data-table]").bounding_box()
    tile = bo.tile("k1").bounding_box()
    assert free is not None
    assert tile is not None
    bo.page.mouse.move(*middle(bo.tile(mine)))
    bo.page.mouse.down()
    # The next set lies in the second row, at the left.
    bo.page.mouse.move(tile["x"] + tile["width"] * 1.5, tile["y"] + tile["height"] * 1.7, steps=4)
    ada.lay([["k10", "k11", "k12"]], "tap")
    ada.finish()
    expect(bo.tile("k12")).to_be_visible()
    seen = noted(bo)
    for tile_name in ("k10", "k11", "k12"):
        assert all("transform" not in frame for frame in seen[tile_name]["frames"])
    bo.page.mouse.up()


def test_a_refused_tile_goes_home(club: LiveServer, open_page: OpenPage) -> None:
    _, bo = seat_two(club, open_page, "k1 k2 k3", "r1 r9")
    mine = bo.look()[1][0]
    bo.put("k2", mine, "drag")
    assert bo.look()[0] == [["k1", "k2", "k3"]]
    bo.page.wait_for_function("() => window.noted.some(each => each.tile === 'k2')")
    assert noted(bo)["k2"]["timing"]["duration"] == 240


def test_less_motion_fades_tiles_in(club: LiveServer, open_page: OpenPage) -> None:
    ada, bo = seat_two(club, open_page, "k1 k2 k3", "k10 k11 k12 r1")
    bo.set(calm=True)
    ada.lay([["k10", "k11", "k12"]], "tap")
    ada.finish()
    expect(bo.tile("k12")).to_be_visible()
    seen = noted(bo)
    for tile in ("k10", "k11", "k12"):
        assert [frame.keys() for frame in seen[tile]["frames"]] == [{"opacity"}, {"opacity"}]
