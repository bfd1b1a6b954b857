"""Tiles that somebody types: which ones of the rack and the table are meant."""

from __future__ import annotations

from collections.abc import Iterable

from brikke.rules.table import SEPARATOR, tiles_on
from brikke.rules.tiles import COPY_MARK, Face, Tile, TileError, read_face
from brikke.tui.draft import Draft
from brikke.words.catalogue import Words


class Mistyped(Exception):  # noqa: N818 - reads as what it is
    """Words that mean no tiles here: by its key why, and the word at fault."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key, self.values = key, values

    def told(self, words: Words) -> str:
        """Return why, ready to read."""
        return words(self.key, **self.values)


def face_meant(word: str) -> Face:
    """Return the face that a word names, in whichever case."""
    try:
        return read_face(word.lower().rstrip(COPY_MARK))
    except TileError:
        raise Mistyped("lines-no-tile", tile=word) from None


def tiles_among(stock: Iterable[Tile], text: str) -> list[Tile]:
    """Return the tiles of a stock that words mean, each once and the first first."""
    left, found = list(stock), []
    words = text.replace(",", " ").split()
    if not words:
        raise Mistyped("lines-which-tiles")
    for word in words:
        face = face_meant(word)
        tile = next((each for each in left if each.face == face), None)
        if tile is None:
            raise Mistyped("lines-not-there", tile=word)
        left.remove(tile)
        found.append(tile)
    return found


def tiles_meant(draft: Draft, text: str, but: Iterable[Tile] = ()) -> list[Tile]:
    """Return the tiles that words mean: from the rack, or else from the table, but not these."""
    not_these = set(but)
    stock = (*draft.now.rack, *tiles_on(draft.now.table))
    return tiles_among((tile for tile in stock if tile not in not_these), text)


def sets_meant(draft: Draft, text: str) -> list[list[Tile]]:
    """Return the sets that words mean, separated by bars."""
    sets: list[list[Tile]] = []
    for part in text.split(SEPARATOR):
        sets.append(tiles_meant(draft, part, but=[tile for laid in sets for tile in laid]))
    return sets
