"""A phone that is turned in a turn: the rack follows, and no key is covered."""

from __future__ import annotations

import pytest

from tests.browser.layout_checks import expect_free_controls
from tests.browser.player_page import PHONE, SitDown

OWN = "r10 r11 r12 r13"
TABLE = "b4 b5 b6 b7 | o8 r8 k8 | k3 b3 o3 | k5 k6 k7"
TILES = "k2 k8 k13 r4 r5 r7 b8 b10 b11 o1 o7 o13 j k1 k12 r1 r2 r3"
RACK_FITS = """height => {
    const [rack, last] = ['[data-rack]', '[data-rack] .cell:last-child'].map(
        name => document.querySelector(name).getBoundingClientRect());
    return document.documentElement.clientHeight === height
        && last.bottom <= rack.bottom;
}"""


@pytest.mark.parametrize("count", [14, 18])
def test_the_rack_of_a_turned_phone_covers_no_key(sit_down: SitDown, count: int) -> None:
    rack = " ".join(TILES.split()[:count])
    ada = sit_down(TABLE, rack, screen=PHONE, own=OWN)
    for width, height in ((740, 360), (360, 740)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(RACK_FITS, arg=height)
        expect_free_controls(ada.page.evaluate, "[data-draw]", "[data-done]")
