"""Parsing of typed tiles: which tiles of the rack and the table are meant."""

from __future__ import annotations

from collections.abc import Iterable

from brikke.rules.rulebook import Faces
from brikke.rules.table import SEPARATOR, tiles_on
from brikke.rules.tiles import Face, Tile, TileError
from brikke.rules.typed_tiles import read_typed_face
from brikke.tui.draft import Draft
from brikke.words.catalogue import Words


class TileInputError(Exception):
    """Typed words that are not tiles here: the key of a message, and its values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key, self.values = key, values

    def message(self, words: Words) -> str:
        """Return the message."""
        return words(self.key, **self.values)


def parse_face(word: str, *, cards: bool) -> Face:
    """Return the face that a typed word names."""
    try:
        return read_typed_face(word, cards=cards)
    except TileError:
        raise TileInputError("lines-no-tile", tile=word) from None


def find_tiles(stock: Iterable[Tile], text: str, *, cards: bool) -> list[Tile]:
    """Return the tiles of a stock that the words name; each tile is used once."""
    left, found = list(stock), []
    words = text.replace(",", " ").split()
    if not words:
        raise TileInputError("lines-which-tiles")
    for word in words:
        face = parse_face(word, cards=cards)
        tile = next((each for each in left if each.face == face), None)
        if tile is None:
            raise TileInputError("lines-not-there", tile=word)
        left.remove(tile)
        found.append(tile)
    return found


def parse_tiles(draft: Draft, text: str, but: Iterable[Tile] = ()) -> list[Tile]:
    """Return the tiles that the words name, of the rack or else of the table, except ``but``."""
    not_these = set(but)
    stock = (*draft.now.rack, *tiles_on(draft.now.table))
    cards = draft.position.rulebook.faces is Faces.CARDS
    return find_tiles((tile for tile in stock if tile not in not_these), text, cards=cards)


def parse_sets(draft: Draft, text: str) -> list[list[Tile]]:
    """Return the sets that the words name, separated by bars."""
    sets: list[list[Tile]] = []
    for part in text.split(SEPARATOR):
        sets.append(parse_tiles(draft, part, but=[tile for laid in sets for tile in laid]))
    return sets
