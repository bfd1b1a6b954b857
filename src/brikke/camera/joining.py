"""Merging of photographs: the tiles and rows of one or several pictures, each tile once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from brikke.camera.networks import Answer
from brikke.camera.overlap import Overlap, Size, find_overlap
from brikke.camera.rows import rows_of

Array: TypeAlias = np.ndarray[Any, Any]
Sight: TypeAlias = tuple[int, int]
"""A picture, and the number of a tile in it."""


@dataclass(frozen=True)
class SharedTiles:
    """Tiles that two pictures both show, and whether they are counted once."""

    pictures: tuple[int, int]
    overlap: Overlap
    once: bool


@dataclass
class Joined:
    """The tiles of all pictures with everything that shows them, and rows of these tiles."""

    tiles: list[list[Sight]] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    shared: list[SharedTiles] = field(default_factory=list)


def join(answers: Sequence[Answer], sizes: Sequence[Size], *, unsure: bool | None) -> Joined:
    """Return the tiles of pictures of one table.

    ``unsure`` says whether tiles that two pictures may both show count once; ``None``: only where
    that is sure. ``False``: no two pictures show the same tiles.
    """
    joined = Joined()
    number: dict[Sight, int] = {}
    rows = [rows_of(answer.places, answer.turned) for answer in answers]
    for picture, answer in enumerate(answers):
        known: set[int] = set()
        for before in range(picture if unsure is not False else 0):
            overlap = find_overlap(
                answers[before], answer, (sizes[before], sizes[picture]), rows[before]
            )
            if overlap is None:
                continue
            once = overlap.sure or unsure is True
            joined.shared.append(SharedTiles((before, picture), overlap, once))
            if once:
                for there, here in overlap.pairs:
                    # Two other pictures may disagree; a tile lies in a picture only once.
                    if number[before, there] not in known:
                        known.add(number.setdefault((picture, here), number[before, there]))
        for tile in range(len(answer.places)):
            at = number.setdefault((picture, tile), len(joined.tiles))
            if at == len(joined.tiles):
                joined.tiles.append([])
            joined.tiles[at].append((picture, tile))
        for row in rows[picture]:
            _add_row(joined.rows, [number[picture, tile] for tile in row])
    return joined


def faces_of(sights: Sequence[Sight], answers: Sequence[Answer]) -> Array:
    """Return the probabilities of a tile's faces: the mean of all pictures that show it."""
    all_of = [answers[picture].faces[tile] for picture, tile in sights]
    if len(all_of) == 1:
        return np.asarray(all_of[0])
    mixed = np.exp(np.mean(np.log(np.maximum(all_of, 1e-12)), 0))
    shown = float(np.mean([faces.sum() for faces in all_of]))
    return np.asarray(mixed / mixed.sum() * shown)


def _add_row(rows: list[list[int]], row: list[int]) -> None:
    """Add a row; those with which it shares tiles become one with it, where the first one was."""
    place = len(rows)
    for at in [at for at, other in enumerate(rows) if set(other) & set(row)][::-1]:
        row = _woven(rows.pop(at), row)
        place = at
    rows.insert(place, row)


def _woven(one: list[int], other: list[int]) -> list[int]:
    """Return two rows that share tiles as one."""
    shared = [tile for tile in one if tile in other]
    if other.index(shared[0]) > other.index(shared[-1]):
        other = other[::-1]
    woven: list[int] = []
    rest = list(other)
    for tile in one:
        if tile in rest:
            cut = rest.index(tile)
            woven += rest[:cut]
            rest = rest[cut + 1 :]
        woven.append(tile)
    return woven + [tile for tile in rest if tile not in woven]
