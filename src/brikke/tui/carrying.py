"""A plan made while others play, carried over to the table that they leave.

Sets made of tiles that still lie as they did are kept. Where somebody moved a tile, every set that
the plan had mixed with it goes back to how it lies now, and the person's own tiles from there stay
together. The browser does the same (``web/src/board/draft.ts``).
"""

from __future__ import annotations

from brikke.rules.position import Position
from brikke.rules.table import LaidSet, Table
from brikke.tui.draft import Arrangement, Draft


def carried_over(draft: Draft, position: Position) -> Draft:
    """Return a draft that keeps what can be kept; its way back stays open if nothing changed."""
    if position == draft.position:
        return draft
    carried = Draft(position)
    if draft.is_touched:
        carried.now = _adapted(draft.now.table, draft.position.table, position)
    return carried


def _adapted(planned: Table, before: Table, position: Position) -> Arrangement:
    kept = _kept(planned, before, position.table)
    own = set(position.rack)
    mine = (tuple(tile for tile in laid if tile in own) for laid in planned if laid not in kept)
    lying = {tile for laid in kept for tile in laid}
    restored = [laid for laid in position.table if not lying.issuperset(laid)]
    table = _in_places((*kept, *filter(None, mine), *restored), position.table)
    planned_tiles = {tile for laid in table for tile in laid}
    return Arrangement(table, tuple(tile for tile in position.rack if tile not in planned_tiles))


def _kept(planned: Table, before: Table, after: Table) -> Table:
    """Return the planned sets that hold nothing that was moved, nor anything mixed with it."""
    set_of = {tile: laid for laid in after for tile in laid}
    # In the same order, too: its place alone may give a joker another meaning.
    lost = {tile for laid in after if laid not in before for tile in laid}
    kept = planned
    while broken := [laid for laid in kept if not lost.isdisjoint(laid)]:
        kept = tuple(laid for laid in kept if laid not in broken)
        mixed = (tile for laid in broken for tile in laid)
        lost.update(beside for tile in mixed for beside in set_of.get(tile, ()))
    return kept


def _in_places(sets: Table, table: Table) -> Table:
    """Return sets where those lie that their tiles came from; new ones come last."""
    place = {tile: at for at, laid in enumerate(table) for tile in laid}

    def first_place(laid: LaidSet) -> int:
        return min((place[tile] for tile in laid if tile in place), default=len(table))

    return tuple(sorted(sets, key=first_place))
