"""Formats of tile faces: as shapes, suits or names, so that colour is never needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from brikke.rules.rulebook import Faces, Rulebook
from brikke.rules.tiles import Colour, Face, Tile, card_text
from brikke.rules.typed_tiles import COLOUR_SIGNS, JOKER_SIGN, letters_of
from brikke.words.catalogue import Words

FaceFormat = Callable[[Face], str]
"""A function that formats a face."""

SHAPES: Final = COLOUR_SIGNS
"""Mountain, berry, wave and sun, as in the browser."""
JOKER_SHAPE: Final = JOKER_SIGN
COLOUR_KEYS: Final = {
    Colour.BLACK: "tile-black",
    Colour.RED: "tile-red",
    Colour.BLUE: "tile-blue",
    Colour.ORANGE: "tile-orange",
}
SUIT_KEYS: Final = {
    Colour.BLACK: "tile-spades",
    Colour.RED: "tile-hearts",
    Colour.BLUE: "tile-clubs",
    Colour.ORANGE: "tile-diamonds",
}
COURTS: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king"}


def uses_cards(rulebook: Rulebook) -> bool:
    """Return whether an edition prints its tiles as cards."""
    return rulebook.faces is Faces.CARDS


def shape_format(cards: bool) -> FaceFormat:
    """Return the format with shapes, ``●7``, or for cards with suits, ``♥7``."""
    return _card if cards else _shape


def letter_format(cards: bool) -> FaceFormat:
    """Return the format with letters, which can be typed: ``r7``, or for cards ``h7``."""
    return partial(letters_of, cards=cards)


def name_format(words: Words, cards: bool) -> FaceFormat:
    """Return the format that is read aloud: ``red 7``, ``queen of hearts``."""

    def name(face: Face) -> str:
        if face.is_joker:
            return words("tile-joker")
        if not cards:
            return words(COLOUR_KEYS[face.colour], number=face.number)
        court = COURTS.get(face.number)
        rank = str(face.number) if court is None else words(f"tile-{court}")
        # Some languages join suit and court card into one word.
        return words(SUIT_KEYS[face.colour], number=rank, court=court or "none")

    return name


def _shape(face: Face) -> str:
    return JOKER_SHAPE if face.is_joker else f"{SHAPES[face.colour]}{face.number}"


def _card(face: Face) -> str:
    return JOKER_SHAPE if face.is_joker else card_text(face)


def tiles_format(shown: FaceFormat, between: str = " ") -> Callable[[Iterable[Tile]], str]:
    """Return the format of several tiles, given the format of one face."""
    return lambda tiles: between.join(shown(tile.face) for tile in tiles)


def by_colour(tile: Tile) -> tuple[int, int, int]:
    """Sort key: by colour, then number; jokers come last."""
    face = tile.face
    return (len(Colour), 0, tile.copy) if face.is_joker else (face.colour, face.number, tile.copy)


def by_number(tile: Tile) -> tuple[int, int, int]:
    """Sort key: by number, then colour; jokers come last."""
    face = tile.face
    return (99, 0, tile.copy) if face.is_joker else (face.number, face.colour, tile.copy)
