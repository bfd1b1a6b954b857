"""Tiles: one tile as SVG, with its face and its marks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from typing import Final

from brikke.rules.tiles import Tile, card_text
from brikke.svg.glyphs import glyphs
from brikke.svg.palette import Palette

FACE_HEIGHT: Final = 1.28
EDGE: Final = 0.09
"""Heights of the face and of the edge below it, in widths of a tile."""
TILE_HEIGHT: Final = FACE_HEIGHT + EDGE


class Mark(StrEnum):
    """What a picture says about a tile."""

    NONE = "none"
    HIGHLIGHTED = "highlighted"
    PLAYED = "played"
    MOVED = "moved"
    GHOST = "ghost"
    """Only an outline: the tile was here before the turn."""
    HIDDEN = "hidden"
    """The back of a tile."""


@dataclass(frozen=True, slots=True)
class Style:
    """How tiles are drawn: their width, their colours, and what is printed on them."""

    size: float
    palette: Palette
    cards: bool


def draw_tile(tile: Tile, x: float, y: float, style: Style, mark: Mark = Mark.NONE) -> str:
    """Return a tile with its upper left corner at ``x``, ``y``."""
    size, colours = style.size, style.palette
    if mark is Mark.GHOST:
        return f'<g opacity=".6">{_outline(x, y, style)}{_face(tile, x, y, style)}</g>'
    face = "" if mark is Mark.HIDDEN else _face(tile, x, y, style)
    corner = size * 0.17
    edge = {Mark.PLAYED: colours.lamp, Mark.MOVED: colours.lamp}.get(mark, colours.side)
    depth = size * (0.15 if edge == colours.lamp else EDGE)
    dashes = _dashes(x, y, style, depth) if mark is Mark.MOVED else ""
    ring = _ring(x, y, style) if mark is Mark.HIGHLIGHTED else ""
    front = colours.side if mark is Mark.HIDDEN else colours.ivory
    return (
        f"{_box(x, y + depth, style, edge, corner)}{dashes}"
        f"{_box(x, y, style, front, corner, seam=colours.seam)}{face}{ring}"
    )


def shapes(palette: Palette) -> str:
    """Return the drawings that tiles refer to, as a definition block."""
    return f"<defs>{_symbols().replace('var(--ivory)', palette.ivory)}</defs>"


@lru_cache(maxsize=1)
def _symbols() -> str:
    text = files("brikke.svg").joinpath("shapes.svg").read_text("utf-8")
    found = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    assert found is not None
    return re.sub(r"\s*\n\s*", "", found[1])


def _face(tile: Tile, x: float, y: float, style: Style) -> str:
    size, face = style.size, tile.face
    if face.is_joker:
        drawing = "joker-hare" if tile.copy else "joker-fox"
        return _use(drawing, x + size * 0.03, y + size * 0.17, size * 0.94, style.palette.j)
    letter = face.colour.letter
    ink = getattr(style.palette, letter)
    text = card_text(face)[1:] if style.cards else str(face.number)
    number = glyphs(text, x + size / 2, y + size * 0.17, size * 0.54, ink)
    width = size * (0.4 if style.cards else 0.33)
    name = f"{'suit' if style.cards else 'shape'}-{letter}"
    return number + _use(name, x + (size - width) / 2, y + size * 0.85, width, ink)


def _use(name: str, x: float, y: float, width: float, colour: str) -> str:
    return (
        f'<use href="#{name}" x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{width:.2f}" '
        f'color="{colour}"/>'
    )


def _box(
    x: float, y: float, style: Style, fill: str, corner: float, *, seam: str | None = None
) -> str:
    height = style.size * FACE_HEIGHT
    line = f' stroke="{seam}" stroke-width="{style.size * 0.02:.2f}"' if seam else ""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{style.size:.2f}" height="{height:.2f}" '
        f'rx="{corner:.2f}" fill="{fill}"{line}/>'
    )


def _outline(x: float, y: float, style: Style) -> str:
    size, inset = style.size, style.size * 0.03
    return (
        f'<rect x="{x + inset:.2f}" y="{y + inset:.2f}" width="{size - 2 * inset:.2f}" '
        f'height="{size * FACE_HEIGHT - 2 * inset:.2f}" rx="{size * 0.15:.2f}" '
        f'fill="{style.palette.ivory}" fill-opacity=".35" stroke="{style.palette.ivory}" '
        f'stroke-width="{size * 0.05:.2f}" stroke-dasharray="{size * 0.12:.2f} {size * 0.1:.2f}"/>'
    )


def _dashes(x: float, y: float, style: Style, depth: float) -> str:
    """Return gaps in the edge below a tile: it was moved, not played from the rack."""
    size = style.size
    middle = y + size * FACE_HEIGHT + depth * 0.45
    return (
        f'<path d="M{x + size * 0.22:.2f} {middle:.2f}h{size * 0.7:.2f}" '
        f'stroke="{style.palette.table_deep}" stroke-width="{depth * 1.1:.2f}" '
        f'stroke-dasharray="{size * 0.12:.2f} {size * 0.14:.2f}"/>'
    )


def _ring(x: float, y: float, style: Style) -> str:
    size = style.size
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{size:.2f}" height="{size * FACE_HEIGHT:.2f}" '
        f'rx="{size * 0.17:.2f}" fill="none" stroke="{style.palette.lamp}" '
        f'stroke-width="{size * 0.09:.2f}"/>'
    )
