"""Binding: a proposed table in the physical tiles that make it up.

Turns are judged by faces, and a player who types ``r7`` need not know which red seven is meant.
Before a legal turn is written down, each face is bound to a tile that really lay on the table or
on the rack. A set that shows the same faces as before is the same set, and stays in its place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache

from brikke.rules.sets import HIGHEST, Run, read_set
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import JOKER, Face, Tile, faces_of


def bind(before: Table, rack: Sequence[Tile], after: Table) -> Table:
    """Return the table after a legal turn in physical tiles: untouched sets first, in place."""
    untouched, changed = _split(before, tuple(map(_in_order, after)))
    kept = set(untouched)
    loose = [tile for laid in before if laid not in kept for tile in laid]
    if _are_named(changed, loose, rack):
        return (*untouched, *changed)
    return (*untouched, *_assign(changed, loose, rack))


def bind_opening(played: Iterable[Tile], opening: Sequence[LaidSet]) -> tuple[LaidSet, ...]:
    """Return the sets of an opening in the physical tiles that were played from the rack."""
    return tuple(_assign(tuple(map(_in_order, opening)), (), tuple(played)))


def _in_order(laid: LaidSet) -> LaidSet:
    """Return a set in the order in which it is shown: a run from its lowest number up."""
    return _in_order_once(laid) if len(laid) <= HIGHEST else _in_order_once.__wrapped__(laid)


@lru_cache(maxsize=1 << 14)
def _in_order_once(laid: LaidSet) -> LaidSet:
    """Remember the order: most sets on a table were there before."""
    read = read_set(faces_of(laid))
    return tuple(sorted(laid)) if isinstance(read, Run) and JOKER not in read.faces else laid


def _are_named(sets: Sequence[LaidSet], first: Sequence[Tile], then: Sequence[Tile]) -> bool:
    """Return whether sets name the very tiles of which :func:`_assign` would make them.

    Programs and pages name each tile, so this is nearly always so.
    """
    named = tiles_on(sets)
    rest = set(named)
    if len(rest) != len(named) or not rest.issuperset(first):
        return False
    rest.difference_update(first)
    return rest.issubset(then)


def _split(before: Table, after: Table) -> tuple[list[LaidSet], list[LaidSet]]:
    """Return the old sets that still lie there, and the new sets."""
    # The very same tiles are a better match than the same faces, which may be there twice.
    same_tiles = set(before).intersection(after)
    untouched = set(same_tiles)
    alike: defaultdict[tuple[Face, ...], list[LaidSet]] = defaultdict(list)
    for laid in before:
        if laid not in same_tiles:
            alike[faces_of(laid)].append(laid)
    changed: list[LaidSet] = []
    for laid in after:
        if laid in same_tiles:
            same_tiles.remove(laid)
        elif alike[faces_of(laid)]:
            untouched.add(alike[faces_of(laid)].pop(0))
        else:
            changed.append(laid)
    return [laid for laid in before if laid in untouched], changed


def _assign(
    sets: Sequence[LaidSet], first: Sequence[Tile], then: Sequence[Tile]
) -> Iterable[LaidSet]:
    """Yield sets in physical tiles: all of ``first``, and of ``then`` as many as are needed.

    Where the very tile that a set names is among them, it is used.
    """
    named = set(tiles_on(sets))
    wanted: defaultdict[Face, int] = defaultdict(int)
    for tile in tiles_on(sets):
        wanted[tile.face] += 1
    stock: defaultdict[Face, list[Tile]] = defaultdict(list)
    for tile in (*first, *sorted(then, key=lambda tile: tile not in named)):
        if len(stock[tile.face]) < wanted[tile.face]:
            stock[tile.face].append(tile)
    for laid in sets:
        yield tuple(_take(stock[tile.face], tile) for tile in laid)


def _take(copies: list[Tile], named: Tile) -> Tile:
    return copies.pop(copies.index(named) if named in copies else 0)
