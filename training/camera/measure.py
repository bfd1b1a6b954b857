"""Measurement of networks on drawn scenes: ``python -m training.camera.measure``.

The scenes show fonts that training holds back, and are read as photographs are: by the exported
networks, through the whole of :mod:`brikke.camera`. The numbers become part of the card.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

from benchmarks.camera import Outline, Result, calibration, read_pixels
from brikke.camera.networks import SHIPPED
from brikke.rules.tiles import COPIES
from training.camera.batches import makers
from training.camera.card import load_card, save_card
from training.camera.drawing import Artist
from training.camera.layout import JOKER, SCALES, Scale, Table, stacked

SIZE = 768
_WHOLE = 0.8  # tiles of which less is in sight need not be found
_NUMBERS, _COLOURS = 13, 4
Rng = np.random.Generator


class Kind(NamedTuple):
    """A kind of scenes: how large their tiles are, and what they show if not anything."""

    scale: Scale
    table: Callable[[Rng], Table] | None = None


def legal_table(rng: Rng) -> Table:
    """Return a table of valid sets, as one box of tiles can show it."""
    shown: dict[tuple[int, int], int] = {}
    table: Table = []
    most, jokers = int(rng.integers(12, 37)), 2
    while most >= 4:
        if rng.random() < 0.5:
            number = int(rng.integers(_NUMBERS))
            colours = rng.permutation(_COLOURS)[: rng.integers(3, 5)]
            laid = [(number, int(colour)) for colour in colours]
        else:
            length = int(rng.integers(3, min(most, 8) + 1))
            first, colour = int(rng.integers(_NUMBERS + 1 - length)), int(rng.integers(_COLOURS))
            laid = [(first + i, colour) for i in range(length)]
        if any(shown.get(face, 0) == COPIES for face in laid):
            continue
        for face in laid:
            shown[face] = shown.get(face, 0) + 1
        if jokers and rng.random() < 0.1:
            laid[int(rng.integers(len(laid)))] = (JOKER, jokers - 1)
            jokers -= 1
        table.append(laid)
        most -= len(laid)
    return table


KINDS = {
    "legal tables": Kind(SCALES[1], legal_table),
    "small tiles": Kind(SCALES[0]),
    "middling tiles": Kind(SCALES[1]),
    "large tiles": Kind(SCALES[2]),
    "tiles smaller than learnt": Kind(Scale(9, 14, 64, 64)),
}


def name_of(number: int, colour: int) -> str:
    """Return a tile as it is written."""
    return "j" if number == JOKER else f"{'krbo'[colour]}{number + 1}"


def scenes(atlas: Path, kind: Kind, count: int, seed: int) -> Iterator[tuple[Any, Any, Any]]:
    """Yield pictures, the tiles that they show, and the outlines of tiles hidden in part."""
    masks = dict(np.load(atlas))
    maker = makers(masks, SIZE)[1]
    artist = Artist(masks, SIZE, torch.device("cpu"))
    for number in range(count):
        rng = np.random.default_rng([seed, number])
        layout = maker.scene(rng, kind.scale, kind.table(rng) if kind.table else None)
        drawn = artist.draw(stacked([layout]), kind.scale, seed + number)
        truth: list[tuple[str, Outline]] = []
        hidden: list[Outline] = []
        parts = ("numbers", "colours", "quads", "there", "seen")
        for face, colour, quad, there, seen in zip(*(drawn[key][0] for key in parts), strict=True):
            outline = [(float(x), float(y)) for x, y in quad]
            if there and seen > _WHOLE and face <= JOKER:
                truth.append((name_of(int(face), int(colour)), outline))
            elif there:
                hidden.append(outline)
        pixels = (drawn["picture"][0].permute(1, 2, 0).numpy() * 255).astype(np.uint8)
        yield pixels, truth, hidden


def summary(results: list[Result]) -> dict[str, float]:
    """Return the figures of one kind of scenes."""
    tiles = max(1, sum(each.tiles for each in results))
    right = [each for result in results for each in result.right]
    return {
        "tiles": sum(each.tiles for each in results),
        "found": len(right) / tiles,
        "false": sum(each.false for each in results),
        "named": sum(is_right for is_right, _ in right) / tiles,
        "whole": sum(each.whole for each in results),
        "calibration": calibration(right),
    }


def main() -> None:
    """Read the command line, measure, and add the numbers to the card."""
    parser = argparse.ArgumentParser(description="Measure networks on drawn scenes.")
    parser.add_argument("atlas", type=Path)
    parser.add_argument("folder", type=Path, nargs="?", default=SHIPPED)
    parser.add_argument("--scenes", type=int, default=60, help="of each kind")
    parser.add_argument("--seed", type=int, default=9)
    options = parser.parse_args()
    measured = {}
    for name, kind in KINDS.items():
        drawn = scenes(options.atlas, kind, options.scenes, options.seed)
        pairs = [read_pixels(*scene, options.folder) for scene in drawn]
        alone, ruled = (summary([pair[at] for pair in pairs]) for at in (0, 1))
        measured[name] = {**alone, "named with rules": ruled["named"]}
        print(
            f"{name}:", {key: round(value, 4) for key, value in measured[name].items()}, flush=True
        )
    card = load_card(options.folder)
    save_card(options.folder, {**card, "scenes": options.scenes, "read": measured})


if __name__ == "__main__":
    main()
