"""Tiles as text: faces alone, or physical tiles."""

from __future__ import annotations

from collections.abc import Iterable

from brikke.game.events import Seen
from brikke.rules.table import LaidSet
from brikke.rules.tiles import Tile

FACE_DOWN = "?"


def face_list(tiles: Iterable[Tile]) -> list[str]:
    """Return the faces of tiles; two equal tiles look the same."""
    return [str(tile.face) for tile in tiles]


def face_lists(sets: Iterable[LaidSet]) -> list[list[str]]:
    """Return the faces of sets."""
    return [face_list(laid) for laid in sets]


def tile_list(tiles: Iterable[Seen]) -> list[str]:
    """Return physical tiles: the second of two equal tiles has a mark, as in ``r7'``."""
    return [FACE_DOWN if tile is None else str(tile) for tile in tiles]


def tile_lists(sets: Iterable[LaidSet]) -> list[list[str]]:
    """Return the physical tiles of sets."""
    return [tile_list(laid) for laid in sets]
