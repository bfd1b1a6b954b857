"""Places on the table: only what is touched moves, and a set lies where it was put."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player_page import (
    DESKTOP,
    PHONE,
    TABLET,
    OpenPage,
    PlayerPage,
    SitDown,
    middle,
)
from tests.browser.prepared_tables import prepare_shared_table
from tests.support.live_server import LiveServer

TABLE = (
    "k1 r1 o1 | o10 o11 o12 o13 | k9 k10 k11 | r2 r3 r4 r5 | k2 r2 b2 | o6 r6 b6 | r9 r10 r11"
    " | b11 j b13 | b9 b10 b11 | r3 r4 r5 r6 | k10 k11 k12 k13 | b7 r7 k7 | b7 b8 b9 | j r13 k13"
    " | k3 k4 k5 k6 | b1 b2 b3 b4 b5 | o5 o6 o7 o8"
)
FEW = "o5 o6 o7 o8 | " + TABLE[: TABLE.index(" | b7 b8")]
SEVENTY = TABLE + " | o1 o2 o3 o4 o5 | k1 r1 b1 | o7 o8 o9"
HUNDRED = (
    "k10 k11 k12 | b1 b2 b3 | r5 r6 r7 | b9 b10 b11 | r4 o4 b4 | o5 o6 o7 | b9 r9 k9 | r10"
    " r11 r12 | k1 k2 k3 | o1 o2 o3 | o13 r13 k13 b13 | k12 b12 o12 | r11 r12 r13 | o5 o6 o7 |"
    " o1 o2 o3 | b10 b11 b12 | o4 k4 b4 | b1 b2 b3 | o13 k13 j | b8 r8 o8 | k6 k7 j | r1 r2 r3"
    " r4 r5 r6 | k9 k10 k11 | b5 b6 b7 | o9 o10 o11 o12 | r1 r2 r3 | b5 b6 b7 b8 | k5 k6 k7 k8"
    " | k1 k2 k3 k4 k5 | r7 r8 r9 r10"
)
# Runs from 1 to 13, longer than a row of a phone.
LONG = " | ".join(" ".join(f"{colour}{n}" for n in range(1, 14)) for colour in "krbok")
SCREENS = {
    "phone": PHONE,
    "sideways": PHONE | {"viewport": {"width": 844, "height": 390}},
    "tablet": TABLET,
    "desktop": DESKTOP,
}

FULL_RACK = "k2 k3 k4 k5 k6 k7 k8 k9 k12 r7 r8 r9 b3 b10 o2 o9"

Box = tuple[float, float, float]


def boxes(player: PlayerPage) -> dict[str, Box]:
    """Return left, top and width of every tile on the table."""
    found: dict[str, list[float]] = player.page.evaluate(
        """() => Object.fromEntries(
            [...document.querySelectorAll('[data-piece] [data-tile]')].map(tile => {
                const { left, top, width } = tile.getBoundingClientRect();
                return [tile.dataset.tile, [left, top, width]];
            }))"""
    )
    return {tile: (box[0], box[1], box[2]) for tile, box in found.items()}


def drag_to(player: PlayerPage, tile: str, x: float, y: float) -> None:
    mouse = player.page.mouse
    mouse.move(*middle(player.tile(tile)))
    mouse.down()
    mouse.move(x - 20, y - 20, steps=3)
    mouse.move(x, y, steps=3)
    player.page.evaluate("() => new Promise(requestAnimationFrame)")
    mouse.up()


def corner(player: PlayerPage) -> tuple[float, float]:
    """Return a point in the lower right of the table."""
    box = player.page.locator("[data-table]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.85


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_nothing_untouched_moves_in_ones_own_turn(
    sit_down: SitDown, screen: dict[str, Any]
) -> None:
    ada = sit_down(FEW, "k5 k12 r8 r12 b3 b10 o2 o9 k7", screen=screen)
    before = boxes(ada)
    touched = {"o5", "o6", "o7", "o8"}
    for tile, target in (("o9", "o8"), ("b10'", None), ("k7'", "b10'"), ("r12", "k7'")):
        ada.put(tile, target, "tap")
        now = boxes(ada)
        assert {each: now[each] for each in before if each not in touched} == {
            each: box for each, box in before.items() if each not in touched
        }
    for _ in range(4):
        ada.page.keyboard.press("Control+z")
    expect(ada.page.locator("[data-rack] [data-tile]")).to_have_count(9)
    assert boxes(ada) == before


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_no_tile_lies_outside_the_table_or_on_another(
    sit_down: SitDown, screen: dict[str, Any]
) -> None:
    ada = sit_down(TABLE, "k5 k12 r8", screen=screen)
    area = ada.page.locator("[data-table]").bounding_box()
    assert area is not None
    lying = list(boxes(ada).values())
    for left, top, width in lying:
        assert left >= area["x"]
        assert left + width <= area["x"] + area["width"]
        assert top >= area["y"]
        assert top + width * 1.28 <= area["y"] + area["height"]
        over = [
            box
            for box in lying
            if abs(box[0] - left) < width - 0.5 and abs(box[1] - top) < width * 1.28
        ]
        assert over == [(left, top, width)]


@pytest.mark.parametrize(
    ("table", "rack", "tiles", "at_least"),
    [
        pytest.param(SEVENTY, "k5 k12 r8 r12 b3 b10 o2 o9 k7", 70, 32, id="one row of the rack"),
        pytest.param(SEVENTY, FULL_RACK, 70, 32, id="two rows"),
        pytest.param(HUNDRED, "k8", 100, 28, id="a hundred tiles"),
        pytest.param(LONG, "r8", 65, 32, id="long runs"),
    ],
)
def test_tiles_on_a_phone_are_large_and_none_is_hidden(
    sit_down: SitDown, table: str, rack: str, tiles: int, at_least: int
) -> None:
    ada = sit_down(table, rack, screen=PHONE, names=("Ada",), bots=("steady",))
    lying = boxes(ada)
    area = ada.page.locator("[data-table]").bounding_box()
    assert area is not None
    assert len(lying) == tiles
    assert area["height"] / 740 >= 0.6
    for left, top, width in lying.values():
        assert width >= at_least
        assert 0 <= left <= 360 - width
        assert area["y"] <= top <= area["y"] + area["height"] - width * 1.28
    assert not ada.page.evaluate(
        "() => { const { scrollHeight, clientHeight } = document.scrollingElement;"
        " return scrollHeight > clientHeight; }"
    )


def rack_gaps(player: PlayerPage) -> list[str]:
    """Return the tiles of the rack that lie apart from the tile before them."""
    gaps: list[str] = player.page.evaluate(
        """() => [...document.querySelectorAll('[data-rack] [data-tile]')]
            .map(tile => [tile.dataset.tile, tile.getBoundingClientRect()])
            .filter(([, rect], at, all) => at > 0 && rect.left > all[at - 1][1].right + 2)
            .map(([tile]) => tile)"""
    )
    return gaps


def test_a_gap_on_the_rack_is_made_by_pushing_a_tile_aside(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r3 r5 r7 b9")
    assert rack_gaps(ada) == ["b9"]
    mouse = ada.page.mouse
    for by, gaps in ((20, ["r5", "b9"]), (-20, ["b9"])):
        x, y = middle(ada.tile("r5"))
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + by, y, steps=4)
        mouse.up()
        assert rack_gaps(ada) == gaps
        assert ada.look()[1] == ["r1", "r3", "r5", "r7", "b9"]


def test_a_gap_on_the_rack_is_made_with_a_key_and_survives_a_reload(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3", "r1 r3 r5 r7 b9")
    ada.tile("r7").focus()
    ada.page.keyboard.press("g")
    assert rack_gaps(ada) == ["r7", "b9"]
    ada.page.reload()
    expect(ada.tile("r7")).to_be_visible()
    assert rack_gaps(ada) == ["r7", "b9"]
    ada.tile("r7").focus()
    ada.page.keyboard.press("g")
    assert rack_gaps(ada) == ["b9"]
    ada.button("Sort").click()
    assert rack_gaps(ada) == []


def test_a_tile_lies_where_it_is_dropped_also_after_a_reload(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r5 b5 o5", "r9 b9")
    x, y = corner(ada)
    drag_to(ada, "r9", x, y)
    dropped = boxes(ada)
    left, top, width = dropped["r9"]
    assert abs(left + width / 2 - x) <= width / 2
    assert abs(top + width * 0.64 - y) <= width * 1.7
    ada.page.reload()
    expect(ada.tile("r9")).to_be_visible()
    assert boxes(ada) == dropped


def test_a_whole_set_is_carried_elsewhere_and_back_by_undo(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r5 b5 o5", "r9 b9")
    before = boxes(ada)
    ada.tile("b5").dblclick()
    drag_to(ada, "b5", *corner(ada))
    after = boxes(ada)
    assert ada.look()[0] == [["k1", "k2", "k3"], ["r5", "b5", "o5"]]
    assert after["r5"] != before["r5"]
    assert after["b5"][0] - after["r5"][0] == after["b5"][2]
    assert {tile: after[tile] for tile in ("k1", "k2", "k3")} == {
        tile: before[tile] for tile in ("k1", "k2", "k3")
    }
    ada.button("Undo").click()
    assert boxes(ada) == before


def test_a_run_splits_where_it_is_pulled_apart(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 k4 k5 k6", "r9 b9")
    before = boxes(ada)
    x, y = middle(ada.tile("k4"))
    ada.page.keyboard.down("Shift")
    drag_to(ada, "k4", x + before["k4"][2] * 0.9, y)
    ada.page.keyboard.up("Shift")
    assert ada.look()[0] == [["k1", "k2", "k3"], ["k4", "k5", "k6"]]
    after = boxes(ada)
    assert after["k1"] == before["k1"]
    assert after["k4"][1] == before["k4"][1]


def test_a_lasso_selects_tiles_on_table_and_rack(sit_down: SitDown) -> None:
    ada = sit_down("k1 k2 k3 | r5 b5 o5", "r1 r3 r5 r7 r9")
    mouse = ada.page.mouse
    left, right = middle(ada.tile("r1")), middle(ada.tile("r5'"))
    rack = ada.page.locator("[data-rack]").bounding_box()
    assert rack is not None
    mouse.move(left[0] - 40, rack["y"] + 2)
    mouse.down()
    mouse.move(right[0], right[1], steps=4)
    mouse.up()
    chosen = ada.page.locator("[data-tile][aria-selected=true]")
    expect(chosen).to_have_count(3)
    ada.page.locator("[data-new]").click()
    assert ada.look()[0] == [["k1", "k2", "k3"], ["r5", "b5", "o5"], ["r1", "r3", "r5'"]]

    # From free cloth below two sets, around the ends of both.
    near, far = middle(ada.tile("k3")), middle(ada.tile("r5"))
    below = ada.tile("r5").bounding_box()
    assert below is not None
    mouse.move(far[0], below["y"] + below["height"] * 1.4)
    mouse.down()
    mouse.move(*near, steps=4)
    expect(ada.page.locator(".lasso")).to_be_visible()
    mouse.up()
    expect(ada.page.locator(".lasso")).to_have_count(0)
    expect(chosen).to_have_count(2)
    ada.page.locator("[data-new]").click()
    assert ada.look() == (
        [["k1", "k2"], ["b5", "o5"], ["r1", "r3", "r5'"], ["k3", "r5"]],
        ["r7", "r9"],
    )


def test_sets_of_others_stay_where_they_lie(club: LiveServer, open_page: OpenPage) -> None:
    table, (first, second) = prepare_shared_table(
        club.database, TABLE, "k7 k8 o9 r1", names=("Ada", "Bo"), own="o1 o2 o3 o4"
    )
    ada, bo = open_page(), open_page(PHONE)
    ada.sit_at(table, first, "Ada")
    bo.sit_at(table, second, "Bo")
    before = boxes(bo)
    ada.put("o9", "o8", "tap")
    ada.finish()
    expect(bo.tile("o9").and_(bo.page.locator("[data-piece] *"))).to_be_visible()
    expect(bo.page.locator("[data-draw]")).to_be_enabled()
    after = boxes(bo)
    assert before["o5"][1] == after["o5"][1], "the set that grew stays in its row"
    # Its neighbour gives way by a tile at most; all other sets stay.
    moved = {tile for tile in before if before[tile] != after[tile]}
    beside = {tile for tile in before if before[tile][1] == before["o5"][1]}
    assert moved <= beside
    for tile in moved:
        assert abs(after[tile][0] - before[tile][0]) <= after[tile][2]
