"""Drawn scenes for the tests: ``python -m training.camera.scenes ATLAS FOLDER``.

The same atlas gives the same scenes. What is on them stands in ``scenes.json``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from brikke.rules.table import read_table
from brikke.rules.tiles import faces_of
from training.camera.drawing import Artist
from training.camera.layout import JOKER, SCALES, LayoutMaker, Scale, Table, stacked

SIZE = 800
TABLE = "r5 r6 r7 r8 | k3 b3 o3 | b9 b10 b11 b12 b13 | o1 o2 o3 | r12 k12 j | k4 k5 k6"
SCENES = {
    "table": (4, SCALES[1], TABLE),
    "empty": (21, Scale(24, 30, 64, 96), None),
    "close": (33, SCALES[2], None),
}


def given(text: str) -> Table:
    """Return a table in notation as a layout takes it."""
    return [
        [
            (JOKER, 0) if face.is_joker else (face.number - 1, int(face.colour))
            for face in faces_of(laid)
        ]
        for laid in read_table(text)
    ]


def draw(atlas: Path, folder: Path) -> None:
    """Draw all scenes into a folder."""
    masks = dict(np.load(atlas))
    fonts = np.arange(len(masks["glyphs"]))
    maker = LayoutMaker(fonts, len(masks["jokers"]), len(masks["words"]), SIZE)
    artist = Artist(masks, SIZE, torch.device("cpu"))
    truth = {}
    for name, (seed, scale, text) in SCENES.items():
        table = given(text) if text else None
        layout = maker.scene(np.random.default_rng(seed), scale, table)
        drawn = artist.draw(stacked([layout]), scale, seed)
        pixels = (drawn["picture"][0].permute(1, 2, 0).numpy() * 255).astype(np.uint8)
        Image.fromarray(pixels).save(folder / f"{name}.jpg", quality=85)
        truth[name] = [
            {
                "tile": "j" if number == JOKER else f"{'krbo'[colour]}{number + 1}",
                "outline": [[round(float(x), 1), round(float(y), 1)] for x, y in quad],
            }
            for number, colour, quad, there, seen in zip(
                *(drawn[key][0] for key in ("numbers", "colours", "quads", "there", "seen")),
                strict=True,
            )
            if there and seen > 0.5 and number <= JOKER
        ]
    (folder / "scenes.json").write_text(json.dumps(truth) + "\n")


def main() -> None:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(description="Draw the scenes of the tests.")
    parser.add_argument("atlas", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    draw(options.atlas, options.folder)


if __name__ == "__main__":
    main()
