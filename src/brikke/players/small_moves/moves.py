"""Small moves: generators of the tables and racks that each kind of move leads to.

Where jokers are locked, a set with a joker gives no tile away and is extended only at its ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from brikke.players.small_moves.set_building import extend_set, form_set
from brikke.rules.rulebook import Rulebook
from brikke.rules.sets import SMALLEST
from brikke.rules.table import LaidSet, Table
from brikke.rules.tiles import JOKER, Tile, faces_of


class TableAndRack(NamedTuple):
    """The sets on the table, and the tiles left on the rack."""

    table: Table
    rack: tuple[Tile, ...]


def add_moves(rulebook: Rulebook, state: TableAndRack) -> Iterator[TableAndRack]:
    """Yield the results of adding one tile of the rack to a set."""
    for tile in state.rack:
        for laid in state.table:
            longer = _extended(rulebook, laid, tile)
            if longer is not None:
                yield TableAndRack(
                    _replace_set(state.table, laid, longer), _remove_tiles(state.rack, (tile,))
                )


def lay_moves(rulebook: Rulebook, state: TableAndRack) -> Iterator[TableAndRack]:
    """Yield the results of laying three tiles of the rack as a set."""
    for own in combinations(state.rack, SMALLEST):
        new = form_set(rulebook, own)
        if new is not None:
            yield TableAndRack((*state.table, new), _remove_tiles(state.rack, own))


def take_moves(rulebook: Rulebook, state: TableAndRack) -> Iterator[TableAndRack]:
    """Yield the results of taking a tile that a set can spare for a new set."""
    for laid, spare, left in _spare_tiles(rulebook, state.table):
        company = [tile for tile in state.rack if _may_lie_together(tile, spare)]
        for own in combinations(company, SMALLEST - 1):
            new = form_set(rulebook, (*own, spare))
            if new is not None:
                table = (*_replace_set(state.table, laid, left), new)
                yield TableAndRack(table, _remove_tiles(state.rack, own))


def _extended(rulebook: Rulebook, laid: LaidSet, tile: Tile) -> LaidSet | None:
    if _is_locked(rulebook, laid):
        return extend_set(rulebook, laid, tile)
    return form_set(rulebook, (*laid, tile))


def _spare_tiles(rulebook: Rulebook, table: Table) -> Iterator[tuple[LaidSet, Tile, LaidSet]]:
    """Yield each tile that a set can spare, with the set before and after."""
    for laid in table:
        if len(laid) == SMALLEST or _is_locked(rulebook, laid):
            continue
        for tile in laid:
            left = form_set(rulebook, _remove_tiles(laid, (tile,)))
            if left is not None:
                yield laid, tile, left


def _may_lie_together(tile: Tile, other: Tile) -> bool:
    """Return whether two tiles may be in one set of three: a quick test before the exact one."""
    if JOKER in (tile.face, other.face) or tile.face.number == other.face.number:
        return True
    near = abs(tile.face.number - other.face.number) < SMALLEST
    return near and tile.face.colour == other.face.colour


def _is_locked(rulebook: Rulebook, laid: LaidSet) -> bool:
    return rulebook.locks_jokers and JOKER in faces_of(laid)


def _replace_set(table: Table, laid: LaidSet, instead: LaidSet) -> Table:
    return tuple([instead if each is laid else each for each in table])


def _remove_tiles(tiles: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple([tile for tile in tiles if tile not in gone])
