"""Layout: sets in rows, as a table shows them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brikke.rules.tiles import Tile
from brikke.svg.tiles import TILE_HEIGHT, Mark

MARGIN: Final = 0.55
GAP: Final = 0.5
"""Space around everything, and between two sets, in widths of a tile."""
LINE: Final = 0.36
"""Space between two rows."""
DEFAULT_COLUMNS: Final = 18


@dataclass(slots=True)
class Placed:
    """Tiles with their places, in widths of a tile, and the size of the whole."""

    tiles: list[tuple[Tile, Mark, float, float]] = field(default_factory=list)
    plates: list[tuple[float, float, int]] = field(default_factory=list)
    """The left end, the top and the length of every set."""
    width: float = 0.0
    height: float = 0.0


MarkedSet = Sequence[tuple[Tile, Mark]]
"""Tiles that lie together, each with its mark."""


def place_rows(sets: Iterable[MarkedSet], columns: float) -> Placed:
    """Return sets placed in rows, in their order; a set that is longer than a row has its own."""
    placed = Placed()
    x = y = 0.0
    for laid in sets:
        if x and x + len(laid) > columns:
            x, y = 0.0, y + TILE_HEIGHT + LINE
        placed.plates.append((x, y, len(laid)))
        placed.tiles += [(tile, mark, x + at, y) for at, (tile, mark) in enumerate(laid)]
        placed.width = max(placed.width, x + len(laid))
        x += len(laid) + GAP
    placed.height = y + TILE_HEIGHT
    return placed
