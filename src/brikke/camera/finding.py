"""Object detection: where tiles lie in a picture, by the first network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, Any]

FAR: Final = 480
"""The long side of the picture in which the network looks for tiles, in pixels."""
NEAR: Final = 960
"""The long side of the picture in which it looks again where tiles may be small."""
_LARGE: Final = 40.0  # pixels; beside a tile so wide, no other one is too small to be seen
STRIDE: Final = 4
CELLS: Final = 32  # the network halves the picture five times
_CUT: Final = 0.6  # of the height
_MARGIN: Final = 64  # pixels; half a tile that is not large, and some more
SURE: Final = 0.45
MOST: Final = 400  # tiles of a picture: four boxes


@dataclass(frozen=True)
class Places:
    """Places of tiles in a picture: centres and half axes, in pixels, and how sure each is."""

    centre: Array
    long: Array
    short: Array
    sure: Array

    def __len__(self) -> int:
        return len(self.sure)

    def outlines(self) -> Array:
        """Return four corners of every tile, in order around it."""
        return np.stack(
            [
                self.centre - self.long - self.short,
                self.centre - self.long + self.short,
                self.centre + self.long + self.short,
                self.centre + self.long - self.short,
            ],
            1,
        )

    def only(self, which: Array) -> Places:
        """Return some of the places."""
        return Places(self.centre[which], self.long[which], self.short[which], self.sure[which])


def _axis(doubled: Array) -> Array:
    """Return an axis from its length in the direction of its doubled angle."""
    length = np.hypot(doubled[:, 0], doubled[:, 1])
    angle = np.arctan2(doubled[:, 1], doubled[:, 0]) / 2
    return np.stack([length * np.cos(angle), length * np.sin(angle)], 1)


def decoded(heat: Array, shape: Array, scale: float) -> Places:
    """Return the places in the network's answer.

    ``scale`` is how many pixels of the picture one pixel of the network's input shows.
    """
    row, column = np.nonzero(heat > SURE)
    order = np.argsort(-heat[row, column], kind="stable")[:MOST]
    row, column = row[order], column[order]
    told = shape[:, row, column].T
    unit = STRIDE * scale
    centre = (np.stack([column, row], 1) + 0.5 + told[:, :2]) * unit
    long, short = _axis(told[:, 2:4]) * unit, _axis(told[:, 4:6]) * unit
    # The axes have no sign, but a tile is never seen in a mirror.
    mirrored = short[:, 0] * long[:, 1] < short[:, 1] * long[:, 0]
    short = np.where(mirrored[:, None], -short, short)
    return Places(centre, long, short, heat[row, column])


def parts(high: int) -> list[tuple[int, int, int, int]]:
    """Return two parts of a picture for the look from near: its rows, and those that count.

    A browser computes them side by side: the lower part, which is smaller, after the look from
    afar. Each sees some of the other, so that no tile is cut.
    """
    cut = max(1, round(high * _CUT / CELLS)) * CELLS
    if cut >= high:
        return [(0, high, 0, high)]
    return [(0, min(high, cut + _MARGIN), 0, cut), (max(0, cut - _MARGIN), high, cut, high)]


def are_large(far: Places, scale: float) -> bool:
    """Return whether all tiles seen from afar are so large that no other one is overlooked.

    ``scale`` is how many pixels of the picture one pixel of the network's input shows.
    """
    wide = 2 * np.hypot(far.short[:, 0], far.short[:, 1])
    return bool(len(far) and wide.min() >= _LARGE * scale)


def together(parts: Sequence[Places]) -> Places:
    """Return the places of several answers, the surest first, each tile once."""
    found = Places(
        *(
            np.concatenate([getattr(part, name) for part in parts])
            for name in ("centre", "long", "short", "sure")
        )
    )
    found = found.only(np.argsort(-found.sure, kind="stable")[:MOST])
    return found.only(_apart(found))


def _apart(found: Places) -> Array:
    """Return which places to keep: a centre well inside a surer tile is the same tile again."""
    keep: list[int] = []
    for at in range(len(found)):
        away = found.centre[at] - found.centre[keep]
        u, v = _coordinates(away, found.long[keep], found.short[keep])
        if not ((np.abs(u) < 0.8) & (np.abs(v) < 0.8)).any():
            keep.append(at)
    return np.array(keep, dtype=int)


def _coordinates(away: Array, long: Array, short: Array) -> tuple[Array, Array]:
    cross = long[:, 0] * short[:, 1] - long[:, 1] * short[:, 0]
    cross = np.where(np.abs(cross) < 1e-6, 1e-6, cross)
    across = (long[:, 0] * away[:, 1] - long[:, 1] * away[:, 0]) / cross
    along = (away[:, 0] * short[:, 1] - away[:, 1] * short[:, 0]) / cross
    return along, across
