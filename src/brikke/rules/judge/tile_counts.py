"""Tile counts of a turn: where every tile came from, counted by faces."""

from __future__ import annotations

from dataclasses import dataclass

from brikke.rules.judge.violation import Code, Violation
from brikke.rules.table import Table, tiles_on
from brikke.rules.tiles import JOKER, Tile, counts_of


@dataclass(frozen=True, slots=True)
class TileCounts:
    """Counts of each face: on the table before, on the rack, and on the table after."""

    before: list[int]
    rack: list[int]
    after: list[int]

    @classmethod
    def of(cls, before: Table, rack: tuple[Tile, ...], after: Table) -> TileCounts:
        """Count the tiles of a turn."""
        return cls(counts_of(tiles_on(before)), counts_of(rack), counts_of(tiles_on(after)))

    @property
    def played(self) -> list[int]:
        """Counts of the tiles that were not on the table before."""
        pairs = zip(self.before, self.after, strict=True)
        return [now - was if now > was else 0 for was, now in pairs]


def faults(
    before: Table, rack: tuple[Tile, ...], after: Table, counts: TileCounts
) -> tuple[Violation, ...]:
    """Return violations for tiles from nowhere, and for tiles that are missing."""
    found: list[Violation] = []
    too_many = [
        max(0, now - was - own)
        for was, own, now in zip(counts.before, counts.rack, counts.after, strict=True)
    ]
    if any(too_many):
        tiles = _pick(too_many, tiles_on(after), unlike={*tiles_on(before), *rack})
        found.append(Violation(Code.NOT_OWNED, tiles=tiles))
    too_few = [max(0, was - now) for was, now in zip(counts.before, counts.after, strict=True)]
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
