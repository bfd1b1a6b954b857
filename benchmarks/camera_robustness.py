"""Reading of photographs made harder: ``python -m benchmarks.camera_robustness PHOTOS``.

The photographs are those of ``benchmarks.camera``. For each change: tiles found, false ones, tiles
named right by the network alone and with the rules, and whole pictures with the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image

from benchmarks.camera import Outline, Result, calibration, labelled, read_pixels
from benchmarks.camera_changes import CHANGES, Array, Change

SEED = 21
IN_SIGHT = 0.8  # tiles of which less is in the picture need not be found


def moved(outline: Outline, matrix: Array) -> Outline:
    """Return where an outline comes to lie."""
    points = matrix @ np.array([[x, y, 1.0] for x, y in outline]).T
    return [(float(x), float(y)) for x, y in (points[:2] / points[2]).T]


def in_sight(outline: Outline, size: tuple[int, int]) -> float:
    """Return which part of an outline lies in a picture, by points inside of its bounds."""
    points = np.array(outline)
    low, high = points.min(0), points.max(0)
    shown = np.minimum(high, size) - np.maximum(low, 0)
    return float(np.prod(np.maximum(shown, 0)) / max(1e-6, float(np.prod(high - low))))


def read_changed(image: Path, change: Change, seed: int) -> tuple[Result, Result]:
    """Return how well a changed photograph is read, by the network alone and with the rules."""
    rng = np.random.default_rng([SEED, seed])
    picture, matrix = change(Image.open(image).convert("RGB"), rng)
    truth, hidden = [], []
    for name, outline in labelled(image):
        there = moved(outline, matrix)
        if in_sight(there, picture.size) >= IN_SIGHT:
            truth.append((name, there))
        else:
            hidden.append(there)
    return read_pixels(np.asarray(picture), truth, hidden)


def main(folder: Path) -> None:
    images = sorted((folder / "images").glob("*.jpg"))
    print("change: found / false, named alone, named with rules, whole pictures, calibration")
    for name, change in CHANGES.items():
        pairs = [read_changed(image, change, seed) for seed, image in enumerate(images)]
        alone, ruled = ([pair[at] for pair in pairs] for at in (0, 1))
        tiles = sum(each.tiles for each in alone)
        found = sum(len(each.right) for each in alone)
        named = [sum(r for each in part for r, _ in each.right) / tiles for part in (alone, ruled)]
        error = calibration([each for result in ruled for each in result.right])
        print(
            f"{name:30} {found / tiles:6.1%} / {sum(each.false for each in alone):3}"
            f" {named[0]:6.1%} {named[1]:6.1%} {sum(each.whole for each in ruled):2} of"
            f" {len(images)} {error:5.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
