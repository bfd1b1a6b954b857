"""Generate vectors of photographs that the browser reads: ``python -m tools.camera_vectors``.

The browser has its own version of what follows the networks: rows, the most probable legal reading,
and overlaps. The vectors hold what the networks might say about pictures of a table, and how the
package reads it.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from brikke.camera.finding import Places
from brikke.camera.networks import Answer
from brikke.camera.reading import read_answers
from brikke.rules.sets import SetFlaw, read_set
from brikke.rules.tiles import COPIES, FACES, JOKER, Colour, Face, read_face

Vector = dict[str, Any]
Spot: TypeAlias = tuple[Face, float, float]
"""A face, and where its tile lies, in widths of a tile."""
TABLES: Final = 60
LIKE: Final = {Colour.RED: Colour.ORANGE, Colour.ORANGE: Colour.RED,
               Colour.BLUE: Colour.BLACK, Colour.BLACK: Colour.BLUE}  # fmt: skip


def vectors_text() -> str:
    """Return the whole file: one vector per line, so that differences are readable."""
    lines = (json.dumps(each, separators=(",", ":")) for each in vectors())
    return "[\n" + ",\n".join(lines) + "\n]\n"


def vectors() -> Iterator[Vector]:
    """Yield pictures of tables, whole, in two parts that overlap, and in parts that do not."""
    chance = random.Random("photographs")
    for number in range(TABLES):
        spots = _table(chance)
        kind = ("whole", "overlap", "apart")[number % 3]
        middle = (min(x for _, x, _ in spots) + max(x for _, x, _ in spots)) / 2
        wide = {"whole": 99.0, "overlap": chance.uniform(0.5, 3.0), "apart": -0.1}[kind]
        parts = [[spot for spot in spots if spot[1] < middle + wide]]
        if kind != "whole":
            parts.append([spot for spot in spots if spot[1] > middle - wide])
        yield _vector([_photo(part, chance) for part in parts if part])


def _table(chance: random.Random) -> list[Spot]:
    """Return sets, and sometimes a muddle, in lines."""
    box = [face for face in FACES for _ in range(COPIES)]
    chance.shuffle(box)
    spots: list[Spot] = []
    for line in range(chance.randint(1, 4)):
        x = chance.uniform(0, 2)
        for _ in range(chance.randint(1, 3)):
            row = _set(box, chance)
            for face in row:
                spots.append((face, x, line * 1.9 + chance.uniform(-0.03, 0.03)))
                x += 1.02
            x += chance.choice((0.0, 0.6, 1.4))
    return spots


def _set(box: list[Face], chance: random.Random) -> list[Face]:
    """Take a run, a group or any tiles from the box."""
    size, kind = chance.randint(3, 5), chance.choice(("run", "run", "group", "any"))
    colour, number = chance.choice(list(Colour)), chance.randint(1, 14 - size)
    wanted = [Face.of(colour, number + at) for at in range(size)]
    if kind == "group":
        wanted = [Face.of(each, number) for each in chance.sample(list(Colour), min(size, 4))]
    if kind != "any" and chance.random() < 0.15:
        wanted[chance.randrange(len(wanted))] = JOKER
    if kind == "any" or any(face not in box for face in wanted):
        wanted = box[:size]
    assert kind == "any" or wanted == box[:size] or not isinstance(read_set(tuple(wanted)), SetFlaw)
    for face in wanted:
        box.remove(face)
    return wanted


def _photo(spots: Sequence[Spot], chance: random.Random) -> Vector:
    """Return what the networks might say about a picture, turned, tilted and not always right."""
    size, turn = chance.uniform(30, 60), chance.choice((0.0, 0.1, -0.2, math.pi))
    tilt = chance.uniform(0, 0.012)
    left = min(x for _, x, _ in spots)

    def seen(x: float, y: float) -> tuple[float, float]:
        # Farther away everything is smaller.
        near = size / (1 + tilt * y)
        return (
            near * (x * math.cos(turn) - y * math.sin(turn)),
            near * (x * math.sin(turn) + y * math.cos(turn)),
        )

    tiles: list[list[Any]] = []
    for face, x, y in spots:
        centre, right, low = (seen(x - left + dx, y + dy) for dx, dy in
                              ((0, 0), (0.5, 0), (0, 0.68)))  # fmt: skip
        flip = chance.choice((1, -1))
        short = [(right[i] - centre[i]) * flip for i in range(2)]
        long = [(low[i] - centre[i]) * flip for i in range(2)]
        turned = -4.0 * flip if chance.random() < 0.95 else 3.0 * flip
        tiles.append([*centre, *long, *short, turned, _faces(face, chance)])
    low_x, low_y = (min(tile[axis] for tile in tiles) - size for axis in range(2))
    for tile in tiles:
        tile[0], tile[1] = tile[0] - low_x, tile[1] - low_y
        tile[:7] = [round(value, 3) for value in tile[:7]]
    wide, high = (round(max(tile[axis] for tile in tiles) + size) for axis in range(2))
    return {"width": wide, "height": high, "tiles": tiles}


def _faces(face: Face, chance: random.Random) -> dict[str, float]:
    """Return probabilities of faces: mostly the right one, sometimes one that looks like it."""
    sure = chance.choice((0.999, 0.99, 0.97, 0.8, 0.4))
    others = [face]
    if face != JOKER:
        others = [
            Face.of(LIKE[face.colour], face.number),
            Face.of(face.colour, {6: 9, 9: 6}.get(face.number, max(1, face.number - 1))),
            JOKER,
        ]
    rest = 1 - sure - 0.0005
    shares = {str(each): rest * part for each, part in zip(others, (0.8, 0.15, 0.05), strict=False)}
    return {name: round(value, 6) for name, value in ({**shares, str(face): sure}).items()}


def _vector(photos: Sequence[Vector]) -> Vector:
    """Return pictures with how they are read."""
    answers = [_answer(photo["tiles"]) for photo in photos]
    sizes = [(photo["height"], photo["width"]) for photo in photos]
    whole = read_answers(answers, sizes, len(photos))
    tiles = [
        [
            str(row.read.reading.faces[at]),
            round(row.read.probabilities[at], 6),
            row.is_doubtful(at),
            whole.tiles[tile],
        ]
        for row in whole.rows
        for at, tile in enumerate(row.tiles)
    ]
    sets = [[str(f) for f in laid] for row in whole.rows for laid in row.read.reading.sets]
    shared = [[each.pictures, each.overlap.pairs, each.overlap.sure] for each in whole.shared]
    return {"photos": photos, "tiles": tiles, "sets": sets, "shared": shared}


def _answer(tiles: Sequence[Sequence[Any]]) -> Answer:
    numbers = np.array([tile[:7] for tile in tiles], float)
    faces = np.zeros((len(tiles), len(FACES)))
    for at, tile in enumerate(tiles):
        for name, probability in tile[7].items():
            faces[at, read_face(name)] = probability
    places = Places(numbers[:, :2], numbers[:, 2:4], numbers[:, 4:6], np.ones(len(tiles)))
    return Answer(places, faces, numbers[:, 6])


if __name__ == "__main__":
    print(vectors_text(), end="")
