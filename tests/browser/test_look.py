"""Looks: what colours say is also said without colour, and in forced colours."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import FloatRect

from tests.browser.player_page import DESKTOP, PHONE, OpenPage, SitDown

FORCED: Final = {"forced_colors": "active"}
SCREENS: Final = [
    pytest.param(DESKTOP, id="colours"),
    pytest.param(DESKTOP | FORCED, id="forced colours"),
    pytest.param(DESKTOP | FORCED | {"color_scheme": "dark"}, id="forced colours in the dark"),
]
STATES: Final = ("", "chosen", "lifted", "away", "brought", "moved", "ghost", "hinted", "wrong")
LEAST: Final = 0.008
"""The share of points that a person notices: an edge of a few pixels."""

# Shows a tile in one state and no other.
MARK: Final = """(tile, [state, states]) => {
    for (const each of states) if (each) tile.classList.toggle(each, each === state);
}"""

# Buttons whose edge cannot be told from their surroundings.
BARE: Final = """() => [...document.querySelectorAll('button, a.button, select, input')]
    .filter(each => each.checkVisibility() && !each.closest('.unseen, label:has(.unseen)'))
    .filter(each => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, appearance }
            = getComputedStyle(each);
        return appearance === 'none' && (borderTopStyle === 'none'
            || parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor);
    })
    .map(each => each.outerHTML.slice(0, 120))"""


def shades(screenshot: bytes) -> NDArray[Any]:
    """Return a picture in shades of grey."""
    return np.asarray(Image.open(BytesIO(screenshot)).convert("L"), dtype=int)


def difference(one: NDArray[Any], other: NDArray[Any]) -> float:
    """Return the share of points that are clearly lighter or darker."""
    height, width = np.minimum(one.shape, other.shape)
    return float((abs(one[:height, :width] - other[:height, :width]) > 40).mean())


@pytest.mark.parametrize("screen", SCREENS)
def test_symbols_tell_the_colours_apart(sit_down: SitDown, screen: dict[str, Any]) -> None:
    ada = sit_down("k8 r8 b8 o8", "r1 r2", screen=screen)
    symbols = {
        tile: shades(ada.tile(tile).locator(".symbol").screenshot())
        for tile in ("k8", "r8", "b8", "o8")
    }
    alike = [
        (one, other)
        for one, other in combinations(symbols, 2)
        if difference(symbols[one], symbols[other]) < 0.15
    ]
    assert alike == []


@pytest.mark.parametrize("screen", SCREENS)
def test_states_of_a_tile_differ_without_colour(sit_down: SitDown, screen: dict[str, Any]) -> None:
    ada = sit_down("k8 r8 b8", "r1 r2", screen=screen)
    tile = ada.tile("r8")
    box = tile.bounding_box()
    assert box is not None
    around: FloatRect = {
        "x": box["x"] - 10,
        "y": box["y"] - 14,
        "width": box["width"] + 20,
        "height": box["height"] + 34,
    }
    seen = {}
    for state in STATES:
        tile.evaluate(MARK, [state, STATES])
        seen[state] = shades(ada.page.screenshot(clip=around))
    alike = [
        (one, other)
        for one, other in combinations(STATES, 2)
        if difference(seen[one], seen[other]) < LEAST
    ]
    assert alike == []


@pytest.mark.parametrize("screen", [PHONE | FORCED, DESKTOP | FORCED], ids=["phone", "desktop"])
def test_tiles_and_buttons_have_outlines_in_forced_colours(
    sit_down: SitDown, open_page: OpenPage, screen: dict[str, Any]
) -> None:
    ada = sit_down("k8 r8 b8 o8", "r1 j", screen=screen)
    assert ada.page.evaluate(BARE) == []
    for path in ("/", "/solve", "/learn", "/score", "/puzzle"):
        guest = open_page(screen)
        guest.go(path)
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_load_state("networkidle")
        assert guest.page.evaluate(BARE) == [], path
