"""Building sets: the order in which tiles form a valid set, if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet
from brikke.rules.tiles import Tile, faces_of


def form_set(rulebook: Rulebook, tiles: Sequence[Tile]) -> LaidSet | None:
    """Return the tiles in an order in which they form a set, or None if there is no such order.

    Numbers ascend. A joker keeps its place if it can.
    """
    as_they_lie = tuple(tiles)
    jokers = [tile for tile in tiles if tile.face.is_joker]
    if jokers and is_set(rulebook, as_they_lie):
        return as_they_lie
    others = sorted((tile for tile in tiles if not tile.face.is_joker), key=_by_number)
    for places in combinations_with_replacement(range(len(others) + 1), len(jokers)):
        row = list(others)
        # From the end, so that an insertion does not shift the places before it.
        for place, joker in zip(reversed(places), jokers, strict=True):
            row.insert(place, joker)
        if is_set(rulebook, tuple(row)):
            return tuple(row)
    return None


def extend_set(rulebook: Rulebook, laid: LaidSet, tile: Tile) -> LaidSet | None:
    """Return a set with a tile added at one of its ends, or None if that is no valid set."""
    ends = ((*laid, tile), (tile, *laid))
    return next((longer for longer in ends if is_set(rulebook, longer)), None)


def is_set(rulebook: Rulebook, tiles: LaidSet) -> bool:
    """Return whether tiles in this order are a valid set."""
    return not isinstance(rulebook.read_set(faces_of(tiles)), SetFlaw)


def _by_number(tile: Tile) -> tuple[int, Tile]:
    return tile.face.number, tile
