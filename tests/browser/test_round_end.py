"""The end of a round: the last turn, the racks, the points, the score sheet, a picture to share."""

from __future__ import annotations

import re
from typing import Any

from PIL import Image
from playwright.sync_api import FloatRect, expect

from tests.browser.player_page import DESKTOP, PHONE, PlayerPage, SitDown

WON = ("k11", "k12", "k13")
NOTE_SCENES = """tiles => {
    window.scenes = [];
    const count = selector => document.querySelectorAll(selector).length;
    const isInSight = name => {
        const tile = document.querySelector(`[data-piece] [data-tile="${name}"]`);
        if (!tile) return false;
        const {left, top, width, height} = tile.getBoundingClientRect();
        // Tiles take no pointer any more.
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return tile.closest('[data-piece]').contains(hit);
    };
    const look = () => {
        const points = document.querySelector('[data-points]');
        const scene = points === null
            ? {won: count('[data-won]') === 1, tiles: tiles.every(isInSight)}
            : {open: count('.wood.open'), points: points.textContent, sheet: count('.sheet.shown')};
        const isSame = JSON.stringify(scene) === JSON.stringify(window.scenes.at(-1));
        if ((points !== null || scene.won) && !isSame) window.scenes.push(scene);
    };
    new MutationObserver(look).observe(
        document, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
"""Notes each new picture of the end of a round, also those that are gone after a second."""


def win_a_round(sit_down: SitDown, screen: dict[str, Any], *, calm: bool) -> PlayerPage:
    """Go out against two bots, and return when the score sheet is there."""
    how: dict[str, Any] = {"names": ("Ada",), "bots": ("steady", "casual")}
    ada = sit_down("k1 k2 k3", " ".join(WON), screen=screen, prefer={"calm": calm}, **how)
    ada.lay([WON], "tap")
    ada.page.evaluate(NOTE_SCENES, WON)
    ada.finish()
    expect(ada.page.locator(".sheet.shown")).to_be_visible()
    return ada


def box_of(ada: PlayerPage, part: str) -> FloatRect:
    box = ada.page.locator(part).bounding_box()
    assert box is not None
    return box


def lost_points(ada: PlayerPage) -> list[int]:
    """Return what the racks cost, in the order in which they turn over."""
    lost = ada.page.locator("[data-lost]").all()
    return [int(each.get_attribute("data-lost") or "") for each in lost]


def test_the_end_of_a_round_is_seen_step_by_step(sit_down: SitDown) -> None:
    ada = win_a_round(sit_down, PHONE, calm=False)
    first, second = lost_points(ada)
    total = f"+{first + second}"
    assert ada.page.evaluate("() => window.scenes") == [
        {"won": True, "tiles": True},
        *({"open": racks, "points": "0", "sheet": 0} for racks in (0, 1, 2)),
        {"open": 2, "points": f"+{first}", "sheet": 0},
        {"open": 2, "points": total, "sheet": 0},
        {"open": 2, "points": total, "sheet": 1},
    ]
    expect(ada.page.locator("tfoot td")).to_have_text([total, f"−{first}", f"−{second}"])
    # The points of both racks have travelled.
    assert sorted(ada.page.locator(".lines.moving b").all_inner_texts()) == sorted(
        [str(first), str(second)]
    )
    expect(ada.page.locator(".confetti svg").first).to_be_attached()


def test_with_less_motion_the_sheet_is_there_at_once(sit_down: SitDown) -> None:
    ada = win_a_round(sit_down, DESKTOP, calm=True)
    total = f"+{sum(lost_points(ada))}"
    last_turn, *end = ada.page.evaluate("() => window.scenes")
    assert last_turn == {"won": True, "tiles": True}
    assert {(scene["open"], scene["points"]) for scene in end} == {(2, total)}
    assert ada.page.locator(".lines.moving, .confetti svg").count() == 0
    expect(ada.page.locator("tfoot td").first).to_have_text(total)

    # What it looked like can be sent to others.
    picture = ada.page.locator(".picture")
    expect(picture.get_by_role("img")).to_have_accessible_name(re.compile(rf"^Ada \{total}, "))
    with ada.page.expect_download() as download:
        picture.get_by_role("button", name="Share").click()
    assert download.value.suggested_filename == "brikke.png"
    with Image.open(download.value.path()) as drawn:
        assert drawn.format == "PNG"
        assert drawn.size == (1080, 1080)
        colours = {drawn.convert("RGB").getpixel(at) for at in ((1070, 1070), (1070, 800))}
    assert colours == {(0x2C, 0x5F, 0x5A), (0x24, 0x4F, 0x4B)}


def test_the_table_of_a_round_that_is_over_keeps_its_rack_in_sight_on_a_low_screen(
    sit_down: SitDown,
) -> None:
    low = PHONE | {"viewport": {"width": 740, "height": 360}}
    ada = win_a_round(sit_down, low, calm=True)
    ada.button("See the table").click()
    # The keys stand right below the rack, also while the sign is in their place.
    sign, since, keys = (box_of(ada, each) for each in ("[data-won]", ".since", ".keys"))
    assert sign["y"] >= min(since["y"], keys["y"])
    assert sign["y"] + sign["height"] <= 360
