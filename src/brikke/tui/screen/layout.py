"""Layout of the board: sets side by side as far as they fit, the rack below them.

Pure arithmetic on columns and lines. Tiles are as large as there is room for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from brikke.rules.table import Table
from brikke.rules.tiles import Tile

TILE_WIDTH: Final = 5
GAP: Final = 3
"""Between two sets: one column for a mark, and two that are empty."""
SIZES: Final = ((2, 1), (1, 1), (1, 0))
"""The lines of a tile and of the gap below it, from the largest to the smallest."""


class Region(Enum):
    """The regions of the board."""

    SET = "set"
    NEW = "new"
    RACK = "rack"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can be clicked: a tile in a set or on the rack, or the place of a new set."""

    region: Region
    x: int
    y: int
    tile: Tile | None = None
    at: int = 0
    """The number of the set, from 0."""
    index: int = 0
    """The tile's place in its set or on the rack."""

    @property
    def middle(self) -> float:
        """The column of its middle."""
        return self.x + TILE_WIDTH / 2


@dataclass(frozen=True, slots=True)
class Pointed:
    """The target of a click: a spot, or a region without a tile."""

    region: Region
    spot: Spot | None
    behind: bool = False
    """Whether the place after the tile is meant, not the one before it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All spots of a board of a given size."""

    spots: tuple[Spot, ...]
    tile_lines: int
    table_lines: int
    """The number of lines for the table."""
    content_lines: int
    """The number of lines that the table needs; if they are more, it scrolls."""
    rack_line: int
    """The first line of the rack; the line above it is its heading."""

    def spot_at(self, x: int, y: int, scroll: int = 0) -> Spot | None:
        """Return the spot at a column and line of the board, or None."""
        for spot in self.spots:
            top = spot.y - (0 if spot.region is Region.RACK else scroll)
            visible = spot.region is Region.RACK or y < self.table_lines
            inside = spot.x <= x < spot.x + TILE_WIDTH and top <= y < top + self.tile_lines
            if visible and inside:
                return spot
        return None

    def region_at(self, y: int) -> Region:
        """Return the region of a line without a spot: the rack, or the place of a new set."""
        return Region.RACK if y >= self.rack_line - 1 else Region.NEW


def lay_out(
    table: Table, rack: Sequence[Tile] | None, width: int, height: int, *, new_set: bool = True
) -> Layout:
    """Return the layout of a board of this size, with a rack or without one."""
    for tile_lines, gap in SIZES:
        spots, content = _table(table, width, tile_lines, gap, new_set=new_set)
        on_rack, rack_line = _rack(rack, width, height, tile_lines, gap)
        table_lines = max(0, rack_line - 1)
        found = Layout((*spots, *on_rack), tile_lines, table_lines, content, rack_line)
        if content <= table_lines:
            break
    return found


def _table(
    table: Table, width: int, tile_lines: int, gap: int, *, new_set: bool
) -> tuple[list[Spot], int]:
    """Return the spots of the table, and the number of lines they need."""
    spots: list[Spot] = []
    end = line = 0
    for at, (laid, (x, row)) in enumerate(zip(table, _rows(map(len, table), width), strict=True)):
        line = row * (tile_lines + gap)
        spots += (
            Spot(Region.SET, x + index * TILE_WIDTH, line, tile, at, index)
            for index, tile in enumerate(laid)
        )
        end = x + len(laid) * TILE_WIDTH + GAP
    if new_set:
        if end + TILE_WIDTH > width:
            end, line = 0, line + tile_lines + gap
        spots.append(Spot(Region.NEW, end, line, at=len(table)))
    return spots, line + tile_lines


def _rack(
    rack: Sequence[Tile] | None, width: int, height: int, tile_lines: int, gap: int
) -> tuple[list[Spot], int]:
    """Return the spots of the rack, and its first line."""
    if rack is None:
        return [], height
    across = max(1, width // TILE_WIDTH)
    rows = max(1, -(-len(rack) // across))
    top = height - rows * (tile_lines + gap) + gap
    spots = [
        Spot(
            Region.RACK,
            index % across * TILE_WIDTH,
            top + index // across * (tile_lines + gap),
            tile,
            index=index,
        )
        for index, tile in enumerate(rack)
    ]
    return spots, top


def _rows(lengths: Iterable[int], width: int) -> list[tuple[int, int]]:
    """Return the column and the row of each set, given their numbers of tiles."""
    found: list[tuple[int, int]] = []
    x = row = 0
    for length in lengths:
        if x and x + length * TILE_WIDTH > width:
            x, row = 0, row + 1
        found.append((x, row))
        x += length * TILE_WIDTH + GAP
    return found


def step(layout: Layout, spot: Spot, dx: int, dy: int) -> Spot | None:
    """Return the next spot in a direction, or None."""
    if dx:
        same = [each for each in layout.spots if (each.region is Region.RACK) is _on_rack(spot)]
        at = same.index(spot) + dx
        return same[at] if 0 <= at < len(same) else None
    lines = sorted({_order(each) for each in layout.spots})
    at = lines.index(_order(spot)) + dy
    if not 0 <= at < len(lines):
        return None
    there = [each for each in layout.spots if _order(each) == lines[at]]
    return min(there, key=lambda each: abs(each.middle - spot.middle))


def _on_rack(spot: Spot) -> bool:
    return spot.region is Region.RACK


def _order(spot: Spot) -> tuple[bool, int]:
    return _on_rack(spot), spot.y
