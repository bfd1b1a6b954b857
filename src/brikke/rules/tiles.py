"""Tiles: the 106 physical tiles, and the 53 faces that are printed on them.

A *face* is what a player reads: a colour and a number, or the joker. A *tile* is the physical
thing: every face exists twice. Rules look at faces, logs and animations at tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from brikke.errors import InputError

NUMBERS: Final = range(1, 14)
COPIES: Final = 2


class TileError(InputError):
    """A word that names no tile, or a tile that cannot be there."""


class Colour(IntEnum):
    """The four colours, in the order in which faces are numbered."""

    BLACK = 0
    RED = 1
    BLUE = 2
    ORANGE = 3

    @property
    def letter(self) -> str:
        """The colour in notation: k, r, b or o."""
        return "krbo"[self]


class Face(int):
    """What is printed on a tile, numbered 0–52: four colours of 1…13, then the joker.

    Being a number, a face indexes a list of counts: ``counts[face] += 1``.
    """

    __slots__ = ()

    def __new__(cls, index: int) -> Face:
        """Return the face with this number."""
        if index not in range(53):
            raise TileError("faces are numbered 0 to 52", index)
        return super().__new__(cls, index)

    @classmethod
    def of(cls, colour: Colour, number: int) -> Face:
        """Return the face with this colour and number."""
        if number not in NUMBERS:
            raise TileError("a tile shows a number from 1 to 13", number)
        return FACES[colour * 13 + number - 1]

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker."""
        return self == 52

    @property
    def colour(self) -> Colour:
        """The colour; a joker has none."""
        if self == 52:
            raise TileError("a joker has no colour", self)
        return _COLOURS[self // 13]

    @property
    def number(self) -> int:
        """The number printed on the tile; 0 for the joker."""
        return 0 if self == 52 else self % 13 + 1

    def __str__(self) -> str:
        return _TEXTS[self]

    __repr__ = __str__


_COLOURS: Final = tuple(Colour)
_TEXTS: Final = (*(f"{colour.letter}{number}" for colour in Colour for number in NUMBERS), "j")
FACES: Final = tuple(Face(index) for index in range(len(_TEXTS)))
JOKER: Final = FACES[52]
_FACE_OF_TEXT: Final = dict(zip(_TEXTS, FACES, strict=True))


COPY_MARK: Final = "'"


class Tile(NamedTuple):
    """One physical tile: a face, and which of the two copies it is (0 or 1).

    Text may speak of a third copy. Such a tile is not in the box and nobody can own it; it can
    be written down so that the judge, not the parser, says so.
    """

    face: Face
    copy: int = 0

    @property
    def in_box(self) -> bool:
        """Whether this is one of the 106 tiles."""
        return 0 <= self.copy < COPIES

    def __str__(self) -> str:
        return f"{self.face}{COPY_MARK * self.copy}"

    def __repr__(self) -> str:
        return str(self)


ALL_TILES: Final = tuple(Tile(face, copy) for face in FACES for copy in range(COPIES))


def read_face(text: str) -> Face:
    """Return the face written as ``r7``, ``k13`` or ``j``."""
    try:
        return _FACE_OF_TEXT[text]
    except KeyError:
        raise TileError("no such tile", text) from None


class TileReader:
    """Parser of tiles: words in, tiles out; equal faces become different copies.

    ``r7'`` names the second red seven; a bare ``r7`` is the first one not read yet. A strict
    reader refuses what no box holds: a third copy, or the same one twice. A reader that is not
    strict takes it for one more copy, so that the judge can say that nobody owns it.
    """

    def __init__(
        self, *, strict: bool = True, face_of: Callable[[str], Face] | None = None
    ) -> None:
        self._strict = strict
        self._face_of = face_of or read_face
        self._read: set[Tile] = set()
        self._next: Counter[Face] = Counter()

    def tile(self, word: str) -> Tile:
        """Return the tile that this word names."""
        bare = word.rstrip(COPY_MARK)
        copy = len(word) - len(bare)
        if self._strict and copy >= COPIES:
            raise TileError("no such tile", word)
        shown = _FACE_OF_TEXT.get(bare)
        if shown is None:
            shown = self._face_of(word)
        tile = Tile(shown, copy)
        if tile in self._read or not copy:
            if copy and self._strict:
                raise TileError("the same tile twice", word)
            tile = self._next_copy(shown)
            if self._strict and not tile.in_box:
                raise TileError("there are only two of each tile", word)
        self._read.add(tile)
        return tile

    def _next_copy(self, shown: Face) -> Tile:
        while (tile := Tile(shown, self._next[shown])) in self._read:
            self._next[shown] += 1
        return tile

    def tiles(self, text: str) -> tuple[Tile, ...]:
        """Return the tiles named in a text, in its order."""
        if not isinstance(text, str):
            raise TileError("tiles are named in a text", text)
        return tuple(self.tile(word) for word in text.split())


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles named in a text such as ``r7 r7 b13 j``."""
    return TileReader().tiles(text)


def text_of(items: Iterable[Tile | Face]) -> str:
    """Return tiles or faces as text; :func:`read_tiles` reads it."""
    return " ".join(map(str, items))


def card_text(shown: Face) -> str:
    """Return a face as a playing card, as one edition prints it: ``♣7``, ``♦K``, ``j``."""
    if shown.is_joker:
        return str(shown)
    return f"{_SUITS[shown.colour]}{_RANKS.get(shown.number, shown.number)}"


_SUITS: Final = {Colour.BLACK: "♠", Colour.RED: "♥", Colour.BLUE: "♣", Colour.ORANGE: "♦"}
_RANKS: Final = {1: "A", 11: "J", 12: "Q", 13: "K"}


def faces_of(items: Iterable[Tile]) -> tuple[Face, ...]:
    """Return the faces of some tiles, in their order."""
    return tuple([tile.face for tile in items])


def tiles_showing(faces: Iterable[Face]) -> tuple[Tile, ...]:
    """Return tiles that show these faces, all of them first copies."""
    return tuple([Tile(face) for face in faces])


def counts_of(items: Iterable[Tile]) -> list[int]:
    """Return how often each of the 53 faces occurs."""
    counts = [0] * len(FACES)
    for tile in items:
        counts[tile.face] += 1
    return counts


def check_box(items: Sequence[Tile]) -> None:
    """Refuse tiles that one box of 106 cannot hold."""
    for tile in items:
        if not isinstance(tile, Tile) or not isinstance(tile.face, Face):
            raise TileError("this is not a tile", tile)
    for tile, times in Counter(items).items():
        if not tile.in_box:
            raise TileError("there are only two of each tile", tile.face)
        if times > 1:
            raise TileError("the same tile twice", tile)
