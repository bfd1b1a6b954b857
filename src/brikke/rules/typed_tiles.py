"""Parser of typed tiles: the ways in which people write a tile, each accepted or refused with help.

The notation itself is strict: ``r7``, ``k13'``, ``j``. Where people type, capital letters, the
other order (``7r``), the signs of colours and suits, and names of cards are understood, too. The
letters of suits (``cQ``) are read for tiles that show cards only: elsewhere ``s7`` may be a Finn's
blue seven or a German's black one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from brikke.rules.tiles import (
    COPY_MARK,
    FACES,
    JOKER,
    Colour,
    Face,
    TileError,
    TileReader,
    card_text,
)

COLOUR_SIGNS: Final = {Colour.BLACK: "▲", Colour.RED: "●", Colour.BLUE: "≈", Colour.ORANGE: "☼"}
"""Mountain, berry, wave and sun."""
JOKER_SIGN: Final = "★"
_SUIT_LETTERS: Final = {Colour.BLACK: "s", Colour.RED: "h", Colour.BLUE: "c", Colour.ORANGE: "d"}
# Variation selectors, which phones add to the signs of suits.
_UNSEEN: Final = re.compile("[\ufe0e\ufe0f]")
_HELP: Final = "black is k, red r, blue b, orange o, a joker j"
_HELP_CARDS: Final = "clubs are c, spades s, hearts h, diamonds d, a joker j"


def typed_reader(*, strict: bool = True, cards: bool = False) -> TileReader:
    """Return a reader for tiles as people type them."""
    return TileReader(strict=strict, face_of=lambda word: read_typed_face(word, cards=cards))


def read_typed_face(word: str, *, cards: bool = False) -> Face:
    """Return the face that a typed word names, or refuse it and say how to write tiles."""
    plain = _UNSEEN.sub("", word.lower()).rstrip(COPY_MARK)
    face = _spellings(cards).get(plain)
    if face is None:
        raise TileError(f"no such tile ({_HELP_CARDS if cards else _HELP})", word)
    return face


def letters_of(face: Face, *, cards: bool = False) -> str:
    """Return a face in letters and digits, as it can be typed: ``r7``, or for cards ``hQ``."""
    if not cards or face.is_joker:
        return str(face)
    return f"{_SUIT_LETTERS[face.colour]}{card_text(face)[1:]}"


@cache
def _spellings(cards: bool) -> Mapping[str, Face]:
    """Return all faces by their spellings, in lower case."""
    found = {"j": JOKER, JOKER_SIGN: JOKER}
    for face in FACES[:JOKER]:
        colour, card = face.colour, card_text(face).lower()
        letters = [_SUIT_LETTERS[colour]] if cards else []
        for sign in (colour.letter, COLOUR_SIGNS[colour], card[0], *letters):
            for rank in (str(face.number), card[1:]):
                found[f"{sign}{rank}"] = found[f"{rank}{sign}"] = face
    return found
