"""Where every tile is drawn: sets side by side as far as they fit, the rack below them.

Pure arithmetic on columns and lines. Tiles are drawn as large as there is room for.
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
"""How many lines a tile and the gap below it take, from the roomiest to the tightest."""


class Region(Enum):
    """What lies where."""

    SET = "set"
    NEW = "new"
    RACK = "rack"


@dataclass(frozen=True, slots=True)
class Spot:
    """One place to point at: a tile in a set or on the rack, or where a new set begins."""

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
    """Where somebody points: at a spot, or at a region where no tile lies."""

    region: Region
    spot: Spot | None
    behind: bool = False
    """Whether behind the tile is meant, not before it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that there is to point at, on a board of some size."""

    spots: tuple[Spot, ...]
    tile_lines: int
    table_lines: int
    """How many lines of the board are the table's."""
    content_lines: int
    """How many the table would need; where they are more, it scrolls."""
    rack_line: int
    """Where the rack begins; the line above it is its heading."""

    def spot_at(self, x: int, y: int, scroll: int = 0) -> Spot | None:
        """Return what is drawn at a column and line of the board."""
        for spot in self.spots:
            top = spot.y - (0 if spot.region is Region.RACK else scroll)
            visible = spot.region is Region.RACK or y < self.table_lines
            inside = spot.x <= x < spot.x + TILE_WIDTH and top <= y < top + self.tile_lines
            if visible and inside:
                return spot
        return None

    def region_at(self, y: int) -> Region:
        """Return whether a line belongs to the rack or, with room for a new set, to the table."""
        return Region.RACK if y >= self.rack_line - 1 else Region.NEW


def lay_out(
    table: Table, rack: Sequence[Tile] | None, width: int, height: int, *, new_set: bool = True
) -> Layout:
    """Return where everything is drawn on a board of this size, with a rack or without one."""
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
    """Return the spots of the table, and how many lines they need."""
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
    """Return the spots of the rack, and the line where it begins."""
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
    """Return the column and the row at which each set of so many tiles begins."""
    found: list[tuple[int, int]] = []
    x = row = 0
    for length in lengths:
        if x and x + length * TILE_WIDTH > width:
            x, row = 0, row + 1
        found.append((x, row))
        x += length * TILE_WIDTH + GAP
    return found


def step(layout: Layout, spot: Spot, dx: int, dy: int) -> Spot | None:
    """Return the next spot in a direction; None where there is none."""
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
