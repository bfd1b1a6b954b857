"""The table: sets as they lie, valid or not.

A set on the table is a tuple of tiles; :func:`brikke.rules.sets.read_set` says what it means.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from brikke.rules.tiles import Tile, TileError, TileReader, text_of

LaidSet = tuple[Tile, ...]
"""Tiles that lie together, in their order."""
Table = tuple[LaidSet, ...]
"""All sets on the table."""

EMPTY_TABLE: Final[Table] = ()
SEPARATOR: Final = "|"
NOTHING: Final = "-"
"""An empty table or rack, where the notation needs a word."""


def read_table(text: str, reader: TileReader | None = None) -> Table:
    """Return the table written as ``b4 b5 b6 | o8 r8 k8``; an empty text is an empty table.

    A proposed table may name tiles that nobody owns: the judge says so, not the parser.
    """
    reader = reader or TileReader(strict=False)
    if not isinstance(text, str):
        raise TileError("a table is written as a text", text)
    if text.strip() in ("", NOTHING):
        return EMPTY_TABLE
    return tuple(reader.tiles(part) for part in text.split(SEPARATOR))


def read_sets(sets: Iterable[Iterable[str]], reader: TileReader) -> Table:
    """Return the table given as lists of words; refuse words that name no tile."""
    return tuple(tuple(map(reader.tile, words)) for words in sets)


def table_text(table: Iterable[LaidSet]) -> str:
    """Return a table as text; :func:`read_table` reads it."""
    return f" {SEPARATOR} ".join(text_of(laid) for laid in table)


def tiles_on(table: Iterable[LaidSet]) -> tuple[Tile, ...]:
    """Return all tiles of a table."""
    return tuple([tile for laid in table for tile in laid])


def tiles_added(before: Table, after: Table) -> tuple[Tile, ...]:
    """Return the tiles of a new table that were not on the old one, in ascending order."""
    return tuple(sorted(set(tiles_on(after)).difference(tiles_on(before))))
