"""One-tile thinking: what a player sees who looks at one tile at a time.

Such a turn is made of steps, each of which plays tiles from the rack and leaves nothing but sets:

- *lay* a set from the rack;
- *add* one tile of the rack to a set on the table, as it lies;
- *take* one tile that a set can spare, and lay it with tiles of the rack as a new set.

A step may use what an earlier one left: add a tile at one end of a run, then take the other end.
Whatever moves two tiles of the table at once is beyond it: splitting a run, making a set from two
others, changing one set for another.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from brikke.position import Position
from brikke.puzzles.joining import joined
from brikke.rulebook import Rulebook
from brikke.sets import SMALLEST
from brikke.table import LaidSet, Table
from brikke.tiles import Face, Tile, faces_of

_State = tuple[Table, tuple[Tile, ...]]
_Seen = set[tuple[tuple[tuple[Face, ...], ...], tuple[Face, ...]]]


def goes_out_one_tile_at_a_time(position: Position) -> bool:
    """Return whether steps of one-tile thinking empty the rack."""
    seen: _Seen = set()
    open_states: list[_State] = [(position.table, position.rack)]
    while open_states:
        table, rack = open_states.pop()
        if not rack:
            return True
        for state in _steps(position.rulebook, table, rack):
            # Equal faces lead to equal ends, whichever of the two tiles it was.
            key = (tuple(sorted(map(faces_of, state[0]))), tuple(sorted(faces_of(state[1]))))
            if key not in seen:
                seen.add(key)
                open_states.append(state)
    return False


def _steps(rulebook: Rulebook, table: Table, rack: tuple[Tile, ...]) -> Iterator[_State]:
    for tile in rack:
        for laid in table:
            longer = joined(rulebook, (*laid, tile))
            if longer is not None:
                yield _with(table, laid, longer), _without(rack, (tile,))
    for size in range(SMALLEST - 1, len(rack) + 1):
        for own in combinations(rack, size):
            new = joined(rulebook, own)
            if new is not None:
                yield (*table, new), _without(rack, own)
            for laid, spare, left in _spares(rulebook, table):
                new = joined(rulebook, (*own, spare))
                if new is not None:
                    yield (*_with(table, laid, left), new), _without(rack, own)


def _spares(rulebook: Rulebook, table: Table) -> Iterator[tuple[LaidSet, Tile, LaidSet]]:
    """Yield each tile that a set can spare, with the set and what is left of it."""
    for laid in table:
        for tile in laid if len(laid) > SMALLEST else ():
            left = joined(rulebook, _without(laid, (tile,)))
            if left is not None:
                yield laid, tile, left


def _with(table: Table, laid: LaidSet, instead: LaidSet) -> Table:
    return tuple(instead if each is laid else each for each in table)


def _without(tiles: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile not in gone)
