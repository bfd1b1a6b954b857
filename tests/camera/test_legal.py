"""The rules as a second pair of eyes: the most probable legal reading is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any, TypeAlias

import numpy as np
import pytest

from brikke.camera.finding import Places
from brikke.camera.legal import NOT_LEGAL, TOO_MANY, as_set, read_rows, seen
from brikke.camera.rows import rows_of
from brikke.rules.tiles import COPIES, FACES, Face, read_face

Array: TypeAlias = np.ndarray[Any, Any]


def tile(**shares: float) -> Array:
    """Return probabilities of faces; a little is left for each other face."""
    probabilities = np.full(len(FACES), 1e-5)
    for name, share in shares.items():
        probabilities[read_face(name)] = share
    return np.asarray(probabilities / probabilities.sum())


def test_a_doubtful_tile_is_corrected_by_its_neighbours() -> None:
    row = [tile(r5=0.99), tile(r6=0.3, o6=0.7), tile(r7=0.99)]
    assert [str(face) for face in seen(row)] == ["r5", "o6", "r7"]
    (read,) = read_rows([row], sets=[True])
    assert [[str(face) for face in laid] for laid in read.reading.sets] == [["r5", "r6", "r7"]]
    assert read.probabilities[1] > 0.9


def test_sure_tiles_that_are_no_set_stay_as_they_are() -> None:
    row = [tile(r5=1), tile(k9=1), tile(b2=1)]
    (read,) = read_rows([row], sets=[True])
    assert [str(face) for face in read.reading.faces] == ["r5", "k9", "b2"]
    assert read.reading.sets == ()


def test_sets_that_touch_are_parted_and_runs_may_lie_in_any_order() -> None:
    rows = [
        [tile(r5=1), tile(r6=1), tile(r7=1), tile(k1=1), tile(b1=1), tile(o1=1)],
        [tile(o3=1), tile(o5=1), tile(o4=1)],
        [tile(b9=1), tile(j=1), tile(b7=1)],
    ]
    told = read_rows(rows, sets=[True] * 3)
    laid = [[" ".join(map(str, each)) for each in read.reading.sets] for read in told]
    assert laid == [["r5 r6 r7", "k1 b1 o1"], ["o3 o4 o5"], ["b7 j b9"]]


def test_no_face_lies_more_than_twice_if_another_reading_is_probable() -> None:
    rows = [[tile(r6=0.9, r9=0.1)], [tile(r6=0.6, r9=0.4)], [tile(r6=0.8, r9=0.2)]]
    told = read_rows(rows, sets=[False] * 3)
    assert [str(read.reading.faces[0]) for read in told] == ["r6", "r9", "r6"]
    sure = read_rows([[tile(r6=1)]] * 3, sets=[False] * 3)
    assert [(str(read.reading.faces[0]), read.too_many) for read in sure] == [("r6", True)] * 3


@pytest.mark.parametrize("seed", range(12))
def test_the_reading_of_a_row_is_the_best_of_all(seed: int) -> None:
    rng = Random(seed)
    names = rng.choice(["r5 r6 r7", "k9 b9 o9", "j o2 o3", "b10 b11 b12", "r1 k5 o9"]).split()
    row = []
    for name in names:
        others = rng.sample([str(face) for face in FACES if str(face) != name], 4)
        weights = {other: rng.random() ** 3 for other in others}
        row.append(tile(**{**weights, name: rng.random() ** 2 + 0.02}))
    prices = [-np.log(each / each.max()) for each in row]
    likely = [[face for face in FACES if price[face] < NOT_LEGAL] for price in prices]
    best = min(
        sum(float(price[face]) for price, face in zip(prices, faces, strict=True))
        + (0 if as_set(faces) else NOT_LEGAL)
        for faces in product(*likely)
    )
    (read,) = read_rows([row], sets=[True])
    assert read.reading.price == pytest.approx(best)


@pytest.mark.parametrize("seed", range(24))
def test_the_reading_of_a_whole_table_is_the_best_of_all(seed: int) -> None:
    # Few faces, so that each is seen too often, and some of it must be paid for.
    rng = Random(f"table {seed}")
    rows = []
    for _ in range(7):
        likely = rng.sample(["r6", "r9", "k6"], rng.randint(1, 3))
        rows.append([tile(**{name: rng.random() ** 3 + 0.01 for name in likely})])
    prices = [-np.log(row[0] / row[0].max()) for row in rows]
    likely_faces = [[face for face in FACES if price[face] < NOT_LEGAL] for price in prices]

    def total(faces: Sequence[Face]) -> float:
        excess = sum(max(0, times - COPIES) for times in Counter(faces).values())
        shown = sum(float(price[face]) for price, face in zip(prices, faces, strict=True))
        return shown + TOO_MANY * excess

    told = read_rows(rows, sets=[False] * len(rows))
    faces = [read.reading.faces[0] for read in told]
    assert total(faces) == pytest.approx(min(map(total, product(*likely_faces))))
    assert [read.too_many for read in told] == [faces.count(face) > COPIES for face in faces]


def test_rows_are_read_in_the_direction_that_their_tiles_say() -> None:
    centres = np.array([[0.0, 0], [20, 1], [40, 0], [200, 0], [0, 100], [0, 130]])
    places = Places(centres, np.tile([0.0, 14], (6, 1)), np.tile([10.0, 0], (6, 1)), np.ones(6))
    assert rows_of(places, np.full(6, -3.0)) == [[0, 1, 2], [3], [4], [5]]
    assert rows_of(places, np.full(6, 3.0))[0] == [2, 1, 0]
