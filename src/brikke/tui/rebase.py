"""Rebase: a draft made while others play is applied to the table that they leave.

Sets made of tiles that still lie as they did are kept. Where another player moved a tile, every set
that the draft had mixed with it goes back to how it lies now, and the player's own tiles from there
stay together. The browser does the same (``rebased`` in ``web/src/board/draft.ts``); the vectors of
``make vectors`` hold both together.
"""

from __future__ import annotations

from brikke.rules.position import Position
from brikke.rules.table import LaidSet, Table, tiles_on
from brikke.rules.tiles import Tile
from brikke.tui.draft import Arrangement, Draft


def rebased(draft: Draft, position: Position) -> Draft:
    """Return the draft on a new position; if nothing changed, it keeps its undo history."""
    if position == draft.position:
        return draft
    fresh = Draft(position)
    if draft.is_touched:
        fresh.now = _adapted(draft.now.table, draft.position.table, position)
    return fresh


def _adapted(planned: Table, before: Table, position: Position) -> Arrangement:
    own = set(position.rack)
    kept = _kept(planned, before, position.table, own)
    mine = (tuple(tile for tile in laid if tile in own) for laid in planned if laid not in kept)
    lying = {tile for laid in kept for tile in laid}
    restored = [laid for laid in position.table if not lying.issuperset(laid)]
    table = _in_places((*kept, *filter(None, mine), *restored), position.table)
    planned_tiles = {tile for laid in table for tile in laid}
    return Arrangement(table, tuple(tile for tile in position.rack if tile not in planned_tiles))


def _kept(planned: Table, before: Table, after: Table, own: set[Tile]) -> Table:
    """Return the planned sets without a tile that was moved or is gone, or was mixed with one."""
    set_of = {tile: laid for laid in after for tile in laid}
    # In the same order, too: its place alone may give a joker another meaning.
    lost = {tile for laid in after if laid not in before for tile in laid}
    lost.update(tile for tile in tiles_on(planned) if tile not in set_of and tile not in own)
    kept = planned
    while broken := [laid for laid in kept if not lost.isdisjoint(laid)]:
        kept = tuple(laid for laid in kept if laid not in broken)
        mixed = (tile for laid in broken for tile in laid)
        lost.update(beside for tile in mixed for beside in set_of.get(tile, ()))
    return kept


def _in_places(sets: Table, table: Table) -> Table:
    """Return sets in the order of the table: by their first tile from there, new ones last."""
    place = {tile: at for at, laid in enumerate(table) for tile in laid}

    def first_place(laid: LaidSet) -> int:
        return min((place[tile] for tile in laid if tile in place), default=len(table))

    return tuple(sorted(sets, key=first_place))
