"""Tile counts of a turn: where every tile came from, counted by faces."""

from __future__ import annotations

from dataclasses import dataclass
from operator import gt

from brikke.rules.judge.violation import Code, Violation
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import JOKER, Tile, counts_of


@dataclass(frozen=True, slots=True)
class TileCounts:
    """Counts of each face: how many more are on the table after the turn, and those on the rack."""

    added: list[int]
    rack: list[int]

    @classmethod
    def of(cls, before: Table, rack: tuple[Tile, ...], after: Table) -> TileCounts:
        """Count the tiles of a turn."""
        was, now = changed_sets(before, after)
        added = counts_of(tiles_on(now))
        for tile in tiles_on(was):
            added[tile.face] -= 1
        return cls(added, counts_of(rack))

    @property
    def played(self) -> list[int]:
        """Counts of the tiles that were not on the table before."""
        return [count if count > 0 else 0 for count in self.added]


def changed_sets(before: Table, after: Table) -> tuple[list[LaidSet], list[LaidSet]]:
    """Return the sets of two tables without those that lie at the same place in both.

    Most turns change few sets, and leave the others in their order.
    """
    same = min(len(before), len(after))
    pairs = [(was, now) for was, now in zip(before, after, strict=False) if was != now]
    return (
        [*[was for was, _ in pairs], *before[same:]],
        [*[now for _, now in pairs], *after[same:]],
    )


def faults(
    before: Table, rack: tuple[Tile, ...], after: Table, counts: TileCounts
) -> tuple[Violation, ...]:
    """Return violations for tiles from nowhere, and for tiles that are missing."""
    found: list[Violation] = []
    if any(map(gt, counts.added, counts.rack)):
        pairs = zip(counts.added, counts.rack, strict=True)
        too_many = [max(0, added - own) if added > 0 else 0 for added, own in pairs]
        tiles = _pick(too_many, tiles_on(after), unlike={*tiles_on(before), *rack})
        found.append(Violation(Code.NOT_OWNED, tiles=tiles))
    if min(counts.added) >= 0:
        return tuple(found)
    too_few = [max(0, -added) for added in counts.added]
    if too_few[JOKER]:
        missing = [count if face == JOKER else 0 for face, count in enumerate(too_few)]
        jokers = _pick(missing, tiles_on(before), unlike={*tiles_on(after)})
        found.append(Violation(Code.JOKER_TAKEN, tiles=jokers))
        too_few[JOKER] = 0
    if any(too_few):
        tiles = _pick(too_few, tiles_on(before), unlike={*tiles_on(after)})
        found.append(Violation(Code.MISSING_FROM_TABLE, tiles=tiles))
    return tuple(found)


def _pick(wanted: list[int], source: tuple[Tile, ...], unlike: set[Tile]) -> tuple[Tile, ...]:
    """Pick tiles by counts of faces, first those that the other side does not have."""
    left = list(wanted)
    picked: list[Tile] = []
    for tile in sorted(source, key=lambda tile: tile in unlike):
        if left[tile.face]:
            left[tile.face] -= 1
            picked.append(tile)
    return tuple(picked)
