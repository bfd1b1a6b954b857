"""Overlapping photographs, measured: ``python -m benchmarks.camera_overlaps PHOTOS [SEED]``.

Two parts of one photograph of ``benchmarks.camera``, each turned and tilted by chance, stand in for
two photographs of a long table. Half of the pairs overlap by three tiles or more; the other half
are parts of two photographs, which never do.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from benchmarks.camera import labelled
from benchmarks.camera_changes import Array, shift, tilted, turned
from benchmarks.camera_robustness import IN_SIGHT, in_sight, moved
from brikke.camera.networks import Answer, ask
from brikke.camera.overlap import Overlap, find_overlap
from brikke.camera.rows import rows_of

SEED = 77
PAIRS = 60
FEWEST = 3
MANY = 20  # tiles of a photograph that is worth two


class View(NamedTuple):
    """A part of a photograph: what the networks say, and where the labelled tiles lie in it."""

    answer: Answer
    size: tuple[int, int]
    places: dict[int, Array]
    whole: set[int]
    """The labelled tiles that are not cut off."""

    def labels(self) -> list[int | None]:
        """Return for each tile found which labelled one it is."""
        found: list[int | None] = []
        for centre, long in zip(self.answer.places.centre, self.answer.places.long, strict=True):
            away = {at: math.dist(centre, place) for at, place in self.places.items()}
            near = min(away, key=away.__getitem__, default=None)
            is_there = near is not None and away[near] < float(np.hypot(*long)) / 2
            found.append(near if is_there else None)
        return found


def view_of(image: Path, rng: np.random.Generator) -> View:
    """Return a part of a photograph as somebody else may have taken it."""
    picture = Image.open(image).convert("RGB")
    wide, high = (round(side * rng.uniform(0.55, 0.8)) for side in picture.size)
    x = int(rng.integers(picture.width - wide + 1))
    y = int(rng.integers(picture.height - high + 1))
    part, matrix = picture.crop((x, y, x + wide, y + high)), shift(-x, -y)
    for change in (turned(rng.normal(0, 12)), tilted(rng.uniform(0, 0.2))):
        part, more = change(part, rng)
        matrix = more @ matrix
    places, whole = {}, set()
    for number, (_, outline) in enumerate(labelled(image)):
        there = moved(outline, matrix)
        original = [(px - x, py - y) for px, py in outline]
        if in_sight(original, (wide, high)) >= IN_SIGHT:
            whole.add(number)
        places[number] = np.mean(there, 0)
    return View(ask(np.asarray(part)), (part.height, part.width), places, whole)


def overlap_of(one: View, other: View) -> Overlap | None:
    rows = rows_of(one.answer.places, one.answer.turned)
    return find_overlap(one.answer, other.answer, (one.size, other.size), rows)


def main(folder: Path, seed: int) -> None:
    images = sorted((folder / "images").glob("*.jpg"))
    many = [image for image in images if len(labelled(image)) >= MANY]
    rng = np.random.default_rng(seed)
    counts: Counter[str] = Counter()
    paired = right = 0
    for number in range(2 * PAIRS):
        is_true = number % 2 == 0
        one_of, other_of = rng.choice(len(many), 2, replace=False)
        while True:
            one = view_of(many[one_of], rng)
            other = view_of(many[one_of if is_true else other_of], rng)
            if not is_true or len(one.whole & other.whole) >= FEWEST:
                break
        found = overlap_of(one, other)
        said = "unnoticed" if found is None else "sure" if found.sure else "asked"
        kind = "true" if is_true else "false"
        counts[f"{kind} {said}"] += 1
        if found is not None and is_true:
            labels = one.labels(), other.labels()
            paired += len(found.pairs)
            right += sum(
                labels[0][a] is not None and labels[0][a] == labels[1][b] for a, b in found.pairs
            )
            if found.sure and any(labels[0][a] != labels[1][b] for a, b in found.pairs):
                counts["true sure, with a wrong pair"] += 1
    for name, count in sorted(counts.items()):
        print(f"{name:30} {count}")
    print(f"{'pairs of tiles that are right':30} {right} of {paired}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else SEED)
