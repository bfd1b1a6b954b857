"""Finding: when a picture needs a second look; and the card of the networks."""

from __future__ import annotations

import hashlib
import json

import numpy as np

from brikke.camera.finding import CELLS, Places, are_large, parts
from brikke.camera.networks import SHIPPED


def places(*widths: float) -> Places:
    """Return tiles of these widths in a picture, in any place."""
    count = len(widths)
    short = np.array([[0.6 * wide / 2, 0.8 * wide / 2] for wide in widths]).reshape(count, 2)
    return Places(np.zeros((count, 2)), np.zeros((count, 2)), short, np.ones(count))


def test_only_where_all_tiles_are_large_one_look_is_enough() -> None:
    assert are_large(places(40, 55), 1)
    assert not are_large(places(39, 55), 1)
    assert are_large(places(80, 110), 2)
    assert not are_large(places(79, 110), 2)


def test_a_picture_without_large_tiles_may_have_small_ones() -> None:
    assert not are_large(places(), 1)


def test_a_picture_is_cut_where_the_browser_cuts_it() -> None:
    assert parts(736) == [(0, 512, 0, 448), (384, 736, 448, 736)]
    # A half is rounded to an even number, as web/tests/camera/finding.test.ts says too.
    assert parts(960)[0] == (0, 640, 0, 576)
    assert parts(800) == [(0, 544, 0, 480), (416, 800, 480, 800)]
    assert parts(CELLS) == [(0, 32, 0, 32)]


def test_every_row_counts_once_and_sees_its_neighbours() -> None:
    for high in range(2 * CELLS, 40 * CELLS, CELLS):
        upper, lower = parts(high)
        assert (upper[2], upper[3], lower[3]) == (0, lower[2], high)
        assert upper[1] == min(high, upper[3] + 64)
        assert lower[0] == max(0, lower[2] - 64)
        assert all(row % CELLS == 0 for part in (upper, lower) for row in part)


def test_the_card_describes_the_networks_that_are_shipped() -> None:
    card = json.loads((SHIPPED / "card.json").read_text(encoding="utf-8"))
    files = {path.name: path.read_bytes() for path in SHIPPED.glob("*.onnx")}
    assert card["sha256"] == {
        name: hashlib.sha256(data).hexdigest() for name, data in files.items()
    }
    assert card["bytes"] == sum(map(len, files.values())) <= 6_000_000
