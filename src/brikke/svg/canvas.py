"""Canvas: the parts of a picture and their places, and the SVG that they make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from brikke.errors import InputError
from brikke.rules.tiles import Tile
from brikke.svg.arrows import Point, arrow
from brikke.svg.glyphs import glyphs
from brikke.svg.layout import LINE, MARGIN, MarkedSet, Placed, place_rows
from brikke.svg.tiles import FACE_HEIGHT, TILE_HEIGHT, Mark, Style, draw_tile, shapes

MAX_COLUMNS: Final = 1000

Arrows = Iterable[tuple[Tile, Tile]]
"""Arrows from one tile to another."""


@dataclass(slots=True)
class Canvas:
    """A picture that is drawn from top to bottom: the table, then racks."""

    style: Style
    columns: float
    body: list[str] = field(default_factory=list)
    corners: dict[Tile, Point] = field(default_factory=dict)
    ghosts: dict[Tile, Point] = field(default_factory=dict)
    width: float = 0.0
    height: float = 0.0

    def __post_init__(self) -> None:
        if not 1 <= self.columns <= MAX_COLUMNS:
            raise InputError(f"a row has 1 to {MAX_COLUMNS} columns", self.columns)

    def add_table(self, sets: Sequence[MarkedSet]) -> None:
        """Add the sets of a table, on the cloth."""
        placed = place_rows(sets, self.columns)
        size, top = self.style.size, MARGIN
        for x, y, length in placed.plates:
            self.body.append(self._plate(x + MARGIN, y + top, length))
        self._add_tiles(placed, MARGIN, top)
        self.width = max(self.width, (placed.width + 2 * MARGIN) * size)
        self.height = (top + placed.height + MARGIN) * size

    def add_rack(self, tiles: MarkedSet, *, letter: str = "", lit: bool = False) -> None:
        """Add a rack: a strip of wood with its tiles, in rows."""
        size, colours = self.style.size, self.style.palette
        left = MARGIN + (0.9 if letter else 0)
        step = max(int(self.columns), 1)
        rows = [tiles[at : at + step] for at in range(0, len(tiles), step)] or [[]]
        placed = place_rows(rows, 0)
        top = self.height / size + LINE
        height = placed.height + LINE
        self.body.append(
            f'<rect class="wood" x="0" y="{(top - LINE) * size:.2f}" width="100%" '
            f'height="{(height + LINE) * size:.2f}" fill="{colours.wood}"/>'
        )
        if letter:
            ink = colours.lamp if lit else colours.ivory
            middle = top + (FACE_HEIGHT - 0.47) / 2
            self.body.append(glyphs(letter, (MARGIN + 0.3) * size, middle * size, 0.47 * size, ink))
        self._add_tiles(placed, left, top)
        self.width = max(self.width, (placed.width + left + MARGIN) * size)
        self.height = (top + height) * size

    def finish(self, title: str, arrows: Arrows = (), ghosts_to: Iterable[Tile] = ()) -> str:
        """Return the picture; arrows lead between tiles, or from the outline of a tile to it."""
        size, colours = self.style.size, self.style.palette
        ways = [(self._corner(start), self._corner(end)) for start, end in arrows]
        ways += [(self.ghosts[tile], self.corners[tile]) for tile in ghosts_to]
        drawn = "".join(arrow(*way, size, colours) for way in ways)
        width, height = f"{self.width:.0f}", f"{self.height:.0f}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img"><title>{escape(title)}</title>'
            f'{shapes(colours)}<rect width="100%" height="100%" fill="{colours.table}"/>'
            f"{''.join(self.body)}{drawn}</svg>"
        )

    def _add_tiles(self, placed: Placed, left: float, top: float) -> None:
        size = self.style.size
        for tile, mark, x, y in placed.tiles:
            corner = ((left + x) * size, (top + y) * size)
            self.body.append(draw_tile(tile, *corner, self.style, mark))
            if mark is not Mark.HIDDEN:
                (self.ghosts if mark is Mark.GHOST else self.corners)[tile] = corner

    def _plate(self, x: float, y: float, length: int) -> str:
        """Return the darker plate that joins the tiles of a set."""
        size, rim = self.style.size, 0.05
        return (
            f'<rect x="{(x - rim) * size:.2f}" y="{(y - rim) * size:.2f}" '
            f'width="{(length + 2 * rim) * size:.2f}" '
            f'height="{(TILE_HEIGHT + 2 * rim) * size:.2f}" '
            f'rx="{0.2 * size:.2f}" fill="{self.style.palette.table_deep}"/>'
        )

    def _corner(self, tile: Tile) -> Point:
        if tile not in self.corners:
            raise InputError("an arrow needs tiles that are in the picture", tile)
        return self.corners[tile]
