"""Placing: a new table in physical tiles, with each set at the place of the old one it continues.

So a person who looks at the table after a turn finds every set again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from brikke.rules.sets import Group, read_set
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import Face, Tile, faces_of

NumberedFaces = frozenset[tuple[Face, int]]
"""The faces of a set, each numbered among its equals, so that two jokers count as two."""


def origins(before: Sequence[LaidSet], after: Sequence[LaidSet]) -> dict[LaidSet, LaidSet]:
    """Return for sets of a new table the old set that each came from.

    Pairs with the most tiles in common are made first; a set is in one pair at most.
    """
    pairs = sorted(
        (
            (common, now, was)
            for was in before
            for now in after
            if (common := len(set(was).intersection(now)))
        ),
        key=lambda pair: -pair[0],
    )
    found: dict[LaidSet, LaidSet] = {}
    paired: set[LaidSet] = set()
    for _, now, was in pairs:
        if now not in found and was not in paired:
            found[now] = was
            paired.add(was)
    return found


def tiles_moved(before: Table, after: Table) -> int:
    """Return how many tiles went from one set of the table to another."""
    gone = [laid for laid in before if laid not in after]
    new = [laid for laid in after if laid not in before]
    stayed = sum(len(set(laid) & set(origin)) for laid, origin in origins(gone, new).items())
    return len(tiles_on(gone)) - stayed


def in_old_places(before: Table, after: Table) -> Table:
    """Return the new table with each set in the place of the one it came from, new sets last."""
    origin = origins(before, after)
    place = {laid: at for at, laid in enumerate(before)}
    ordered = sorted(after, key=lambda laid: place.get(origin.get(laid, ()), len(before)))
    return tuple(_in_old_order(laid, origin.get(laid, ())) for laid in ordered)


def _in_old_order(laid: LaidSet, origin: LaidSet) -> LaidSet:
    """Return a group with the tiles first that lay there; the order of a run is fixed."""
    if not isinstance(read_set(faces_of(laid)), Group):
        return laid
    stayed = [tile for tile in origin if tile in laid]
    return (*stayed, *(tile for tile in laid if tile not in stayed))


def assign_tiles(before: Table, rack: Sequence[Tile], sets: Sequence[tuple[Face, ...]]) -> Table:
    """Return sets of faces in physical tiles, so that what lay together stays together."""
    missing = [Counter(faces) for faces in sets]
    given: list[list[Tile]] = [[] for _ in sets]

    def give(at: int, tile: Tile) -> None:
        missing[at][tile.face] -= 1
        given[at].append(tile)

    old = [(laid, _numbered(faces_of(laid))) for laid in before]
    new = [(at, _numbered(faces)) for at, faces in enumerate(sets)]
    matches = sorted(
        (
            (-likeness, at, laid)
            for at, faces in new
            for laid, old_faces in old
            if (likeness := _likeness(old_faces, faces))
        ),
        key=lambda match: match[:2],
    )
    placed: set[Tile] = set()
    for _, at, laid in matches:
        for tile in laid:
            if tile not in placed and missing[at][tile.face] > 0:
                placed.add(tile)
                give(at, tile)
    loose = [tile for tile in (*tiles_on(before), *rack) if tile not in placed]
    for tile in loose:
        needy = next((at for at, counts in enumerate(missing) if counts[tile.face] > 0), None)
        if needy is not None:
            give(needy, tile)
    return tuple(_as_shown(tiles, faces) for tiles, faces in zip(given, sets, strict=True))


def _as_shown(tiles: Sequence[Tile], faces: tuple[Face, ...]) -> LaidSet:
    """Return tiles in the order of their faces; a set holds no face twice but jokers."""
    left = list(tiles)
    shown = []
    for face in faces:
        shown.append(next(tile for tile in left if tile.face == face))
        left.remove(shown[-1])
    return tuple(shown)


def _numbered(faces: Sequence[Face]) -> NumberedFaces:
    return frozenset((face, faces[:at].count(face)) for at, face in enumerate(faces))


def _likeness(old: NumberedFaces, new: NumberedFaces) -> int:
    """Return how many tiles of an old set a new one could keep, an equal set before others."""
    common = len(old & new)
    return 2 * common + (common == len(old) == len(new))
