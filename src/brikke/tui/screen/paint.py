"""Drawing of tiles: shape and number on ivory, with signs that need no colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.segment import Segment
from rich.style import Style

from brikke.rules.tiles import Colour, Tile
from brikke.tui.faces import FaceFormat
from brikke.tui.screen.layout import TILE_WIDTH

INK: Final = {
    Colour.BLACK: "#24211e",
    Colour.RED: "#c3202f",
    Colour.BLUE: "#1d5fb4",
    Colour.ORANGE: "#a85600",
}
"""The same colours as in the browser, with enough contrast on ivory."""
JOKER_INK: Final = "#7a2a8c"
IVORY, IVORY_TOO = "#f7f0e0", "#ece2cb"
"""Neighbouring tiles alternate between two grounds, so that each can be seen."""
HERE = "#b9d7f2"
CHOSEN, CHOSEN_TOO = "#f4c95d", "#e9b93f"
HINTED, HINTED_TOO = "#a9d8b8", "#97cba8"
FRESH, FRESH_TOO = "#f2ddb0", "#e8cf98"
GOOD, BAD = "#3f9d6b", "#d0453b"


@dataclass(frozen=True, slots=True)
class Look:
    """The highlights of a tile."""

    here: bool = False
    chosen: bool = False
    hinted: bool = False
    fresh: bool = False
    odd: bool = False


def tile_segments(tile: Tile, shown: FaceFormat, look: Look, lines: int) -> list[Segment]:
    """Return a tile, one segment for each of its lines."""
    style = _style(tile, look)
    left, right = _signs(look)
    text = shown(tile.face)
    if lines == 1:
        return [Segment(f"{left}{text:<{TILE_WIDTH - 2}}{right}", style)]
    # On two lines the number is above its shape, as on a real tile.
    shape, number = (text, "") if tile.face.is_joker else (text[0], text[1:])
    rows = (number or shape, shape)
    return [Segment(f"{left}{row:^{TILE_WIDTH - 2}}{right}", style) for row in rows]


def new_set_segments(look: Look, lines: int) -> list[Segment]:
    """Return the empty place for a new set."""
    left, right = _signs(look)
    style = Style(bold=look.here)
    rows = ("+",) if lines == 1 else ("+", "")
    return [
        Segment(
            f"{left if look.here else '·'}{row:^{TILE_WIDTH - 2}}{right if look.here else '·'}",
            style,
        )
        for row in rows
    ]


def mark_segment(*, good: bool) -> Segment:
    """Return the mark after a changed set: whether it is valid."""
    return Segment("✓" if good else "✗", Style(color=GOOD if good else BAD, bold=True))


def _signs(look: Look) -> tuple[str, str]:
    if look.here:
        return ("{", "}") if look.chosen else ("[", "]")
    if look.chosen:
        return "»", "«"
    if look.hinted:
        return "?", " "
    return ("+", " ") if look.fresh else (" ", " ")


def _style(tile: Tile, look: Look) -> Style:
    ink = JOKER_INK if tile.face.is_joker else INK[tile.face.colour]
    grounds = [(IVORY, IVORY_TOO)]
    grounds += [(FRESH, FRESH_TOO)] if look.fresh else []
    grounds += [(HINTED, HINTED_TOO)] if look.hinted else []
    grounds += [(HERE, HERE)] if look.here else []
    grounds += [(CHOSEN, CHOSEN_TOO)] if look.chosen else []
    ground = grounds[-1][look.odd]
    return Style(color=ink, bgcolor=ground, bold=True, underline=look.here)
