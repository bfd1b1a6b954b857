"""Rows of tiles: those that lie side by side, in the order in which they are read."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from brikke.camera.finding import Places

Array: TypeAlias = np.ndarray[Any, Any]

_NEAREST, _FARTHEST = 1.5, 2.7  # to the next centre, in halves of a tile's width
_STRAY: Final = 0.6  # up or down, in halves of its height
_CROOKED: Final = 0.25  # sine of the angle between neighbours


def rows_of(places: Places, turned: Array) -> list[list[int]]:
    """Return all tiles in rows, from left to right as read; a loose tile is a row of one.

    The tiles of a row say together which way round it is read.
    """
    beside = _neighbours(places)
    rows: list[list[int]] = []
    seen: set[int] = set()
    for start in range(len(places)):
        if start in seen:
            continue
        row = [start]
        seen.add(start)
        for forward in (True, False):
            at = row[-1] if forward else row[0]
            while (step := next((n for n in beside[at] if n not in seen), None)) is not None:
                if not forward or len(row) == 1 or step in beside[row[-1]]:
                    row.insert(len(row) if forward else 0, step)
                seen.add(step)
                at = step
        rows.append(_in_order(row, places, turned))
    return sorted(rows, key=lambda row: (round(float(places.centre[row[0]][1]), 3), row))


def _neighbours(places: Places) -> list[list[int]]:
    """Return for each tile its neighbours: at most one on either side, and both agree."""
    count = len(places)
    sides: list[dict[bool, int]] = [{} for _ in range(count)]
    for at in range(count):
        away = places.centre - places.centre[at]
        long, short = places.long[at], places.short[at]
        cross = short[0] * long[1] - short[1] * long[0] or 1e-6
        across = (away[:, 0] * long[1] - away[:, 1] * long[0]) / cross
        along = (short[0] * away[:, 1] - short[1] * away[:, 0]) / cross
        size = np.hypot(places.long[:, 0], places.long[:, 1]) * np.hypot(*long)
        lean = np.abs(places.long[:, 0] * long[1] - places.long[:, 1] * long[0]) / np.maximum(
            size, 1e-6
        )
        near = (np.abs(across) > _NEAREST) & (np.abs(across) < _FARTHEST)
        near &= (np.abs(along) < _STRAY) & (lean < _CROOKED)
        for right in (True, False):
            found = np.nonzero(near & ((across > 0) == right))[0]
            if len(found):
                sides[at][right] = int(
                    found[np.argmin(np.abs(across[found]) + np.abs(along[found]))]
                )
    return [
        [other for other in side.values() if at in sides[other].values()]
        for at, side in enumerate(sides)
    ]


def _in_order(row: list[int], places: Places, turned: Array) -> list[int]:
    """Return a row from left to right, as its tiles are read."""
    ahead = places.short[row[0]]
    votes = 0.0
    for at in row:
        same = np.dot(places.short[at], ahead) > 0
        votes += -turned[at] if same else turned[at]
    line = [float(np.dot(places.centre[at], ahead)) for at in row]
    ordered = [at for _, at in sorted(zip(line, row, strict=True))]
    return ordered if votes >= 0 else ordered[::-1]
