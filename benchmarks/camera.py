"""Reading of photographs, measured: ``make bench-camera PHOTOS=folder``.

The folder has ``images/NAME.jpg`` and ``labels/NAME.txt``: for each tile a line with its class and
its outline x y x y … as fractions of the picture. Classes are sorted as text: black 1, 10, 11, 12,
13, 2 …, then blue, joker, orange and red. No photograph is part of the project.
"""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from brikke.camera import PhotoAnswer, read
from brikke.camera.networks import SHIPPED, ask
from brikke.camera.reading import read_answers
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


class Found(NamedTuple):
    """A tile that was found: its name, how sure, and where."""

    tile: str
    probability: float
    outline: Outline


def compared(
    truth: Iterable[tuple[str, Outline]],
    found: Iterable[Found],
    *,
    has_sets: bool,
    hidden: Sequence[Outline] = (),
) -> Result:
    """Compare what was found with the truth; tiles that are hidden in part need not be found."""
    left = list(found)
    right = []
    tiles = 0
    for name, outline in truth:
        tiles += 1
        shares = [overlap(outline, each.outline) for each in left]
        if shares and max(shares) >= OVERLAP:
            tile = left.pop(int(np.argmax(shares)))
            right.append((tile.tile == name, tile.probability))
    false = [each for each in left if all(overlap(each.outline, one) < 0.2 for one in hidden)]
    return Result(tiles, right, len(false), has_sets)


def found_in(answer: PhotoAnswer) -> Iterator[Found]:
    """Yield the tiles of an answer."""
    for tile in answer["tiles"]:
        yield Found(tile["tile"], tile["probability"], [(x, y) for x, y in tile["outline"]])


def measured(image: Path | bytes, truth: Iterable[tuple[str, Outline]], *, rules: bool) -> Result:
    try:
        answer = read(image, rules=rules)
    except InputError:
        answer = PhotoAnswer(tiles=[], sets=[], rack=[], doubtful=[])
    return compared(truth, found_in(answer), has_sets=bool(answer["sets"]))


def read_pixels(
    pixels: Any,
    truth: Sequence[tuple[str, Outline]],
    hidden: Sequence[Outline],
    model: Path = SHIPPED,
) -> tuple[Result, Result]:
    """Return how well a picture is read, by the networks alone and with the rules."""
    answer = ask(pixels, model)
    outlines = answer.places.outlines()
    results = []
    for rules in (False, True):
        whole = read_answers([answer], [pixels.shape[:2]], 1, rules=rules)
        found = [
            Found(str(face), probability, [(float(x), float(y)) for x, y in outlines[tile]])
            for row in whole.rows
            for tile, face, probability in zip(
                row.tiles, row.read.reading.faces, row.read.probabilities, strict=True
            )
        ]
        results.append(compared(truth, found, has_sets=True, hidden=hidden))
    return results[0], results[1]


def labelled(image: Path) -> list[tuple[str, Outline]]:
    """Return the truth about a photograph of the folder."""
    return list(
        labels(image.parent.parent / "labels" / f"{image.stem}.txt", Image.open(image).size)
    )


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
        [measured(each, labelled(each), rules=rules) for each in images] for rules in (False, True)
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
