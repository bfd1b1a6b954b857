"""Reading of photographs, measured: ``make bench-camera PHOTOS=folder``.

The folder has ``images/NAME.jpg`` and ``labels/NAME.txt``: for each tile a line with its class and
its outline x y x y … as fractions of the picture. Classes are sorted as text: black 1, 10, 11, 12,
13, 2 …, then blue, joker, orange and red. No photograph is part of the project.
"""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from brikke.camera import PhotoAnswer, read
from brikke.errors import InputError

_NUMBERS = sorted(map(str, range(1, 14)))
CLASSES = [
    *(colour + number for colour in "kb" for number in _NUMBERS),
    "j",
    *(colour + number for colour in "or" for number in _NUMBERS),
]
OVERLAP = 0.5
Outline = list[tuple[float, float]]


class Result(NamedTuple):
    """What was read in one picture: for each tile whether it is right and how sure."""

    tiles: int
    right: list[tuple[bool, float]]
    false: int
    has_sets: bool

    @property
    def whole(self) -> bool:
        return len(self.right) == self.tiles and all(r for r, _ in self.right) and not self.false


def labels(path: Path, size: tuple[int, int]) -> Iterator[tuple[str, Outline]]:
    for line in path.read_text().splitlines():
        name, *values = line.split()
        numbers = [float(value) for value in values]
        points = zip(numbers[::2], numbers[1::2], strict=True)
        yield CLASSES[int(name)], [(x * size[0], y * size[1]) for x, y in points]


def overlap(one: Outline, other: Outline) -> float:
    """Return the shared part of two outlines: intersection over union, counted in pixels."""
    both = np.array([*one, *other])
    low, high = both.min(0) - 1, both.max(0) + 1
    scale = 64 / float((high - low).max())
    masks = []
    for outline in (one, other):
        mask = Image.new("1", (66, 66))
        ImageDraw.Draw(mask).polygon([tuple((np.array(p) - low) * scale) for p in outline], fill=1)
        masks.append(np.asarray(mask))
    return float((masks[0] & masks[1]).sum() / max(1, (masks[0] | masks[1]).sum()))


def measured(image: Path, label: Path, *, rules: bool) -> Result:
    truth = list(labels(label, Image.open(image).size))
    try:
        answer = read(image, rules=rules)
    except InputError:
        answer = PhotoAnswer(tiles=[], sets=[], rack=[], doubtful=[])
    left = list(answer["tiles"])
    right = []
    for name, outline in truth:
        shares = [overlap(outline, [(x, y) for x, y in tile["outline"]]) for tile in left]
        if shares and max(shares) >= OVERLAP:
            tile = left.pop(int(np.argmax(shares)))
            right.append((tile["tile"] == name, tile["probability"]))
    return Result(len(truth), right, len(left), bool(answer["sets"]))


def calibration(right: list[tuple[bool, float]], bins: int = 10) -> float:
    """Return the expected calibration error."""
    total = 0.0
    for number in range(bins):
        chosen = [(r, p) for r, p in right if number / bins < p <= (number + 1) / bins]
        total += abs(sum(r for r, _ in chosen) - sum(p for _, p in chosen))
    return total / max(1, len(right))


def seconds(image: Path) -> float:
    """Return the time to read a picture of 12 megapixels on one core, the best of five."""
    large = Image.open(image).convert("RGB").resize((4000, 3000), Image.Resampling.BICUBIC)
    file = io.BytesIO()
    large.save(file, "JPEG", quality=90)
    times = []
    for _ in range(5):
        start = time.process_time()
        read(file.getvalue())
        times.append(time.process_time() - start)
    return min(times)


def main(folder: Path) -> None:
    images = sorted((folder / "images").glob("*.jpg"))
    alone, ruled = (
        [measured(each, folder / "labels" / f"{each.stem}.txt", rules=rules) for each in images]
        for rules in (False, True)
    )
    tiles = sum(result.tiles for result in alone)
    found = sum(len(result.right) for result in alone)
    named = sum(r for result in alone for r, _ in result.right)
    sets = [result for result in ruled if result.has_sets]
    in_sets = sum(result.tiles for result in sets)
    named_in_sets = sum(r for result in sets for r, _ in result.right)
    most = max(zip(images, alone, strict=True), key=lambda pair: pair[1].tiles)[0]
    print(f"{len(images)} pictures, {tiles} tiles")
    print(f"tiles found / false             {found / tiles:.1%} / {sum(r.false for r in alone)}")
    print(f"named right, network alone      {named / tiles:.1%}")
    print(f"… with the rules, where sets    {named_in_sets / max(1, in_sets):.1%} of {in_sets}")
    print(f"whole pictures right, alone     {sum(r.whole for r in alone)} of {len(images)}")
    print(f"… with the rules                {sum(r.whole for r in ruled)} of {len(images)}")
    print(f"calibration error, alone        {calibration([x for r in alone for x in r.right]):.1%}")
    print(f"… with the rules                {calibration([x for r in ruled for x in r.right]):.1%}")
    print(f"one core, 12 megapixels         {seconds(most):.2f} s")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
