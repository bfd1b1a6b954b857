"""``greedy``: lays sets from its rack and adds to sets on the table, but never rearranges."""

from __future__ import annotations

from dataclasses import replace

from brikke.bots.protocol import draw_or_pass
from brikke.position import Play, Position, Turn
from brikke.sets import SetFlaw
from brikke.solver import Objective, best_turn
from brikke.table import EMPTY_TABLE, LaidSet, Table, tiles_on
from brikke.tiles import Tile, faces_of
from brikke.view import PlayerView


class Greedy:
    """Plays like someone who knows the sets but not yet the combinations."""

    def __init__(self, seed: int) -> None:
        del seed  # leaves nothing to chance

    def turn(self, view: PlayerView) -> Turn:
        """Return what can be laid without rearranging; where there is a duty, any turn."""
        position = view.position
        laid = _own_sets(position)
        table = (*position.table, *laid)
        if position.opened:
            table = _added(position, table, [t for t in position.rack if t not in tiles_on(laid)])
        if len(tiles_on(table)) > len(tiles_on(position.table)):
            return Play(table)
        if view.rulebook.must_play(view.pool_size):
            smallest = best_turn(position, Objective.FEWEST).turn
            return smallest if isinstance(smallest, Play) else draw_or_pass(view)
        return draw_or_pass(view)


def _own_sets(position: Position) -> Table:
    """Return the sets, with the most tiles in all, that the rack alone makes."""
    alone = best_turn(replace(position, table=EMPTY_TABLE)).turn
    return alone.table if isinstance(alone, Play) else EMPTY_TABLE


def _added(position: Position, table: Table, tiles: list[Tile]) -> Table:
    """Return the table with every tile added that fits at an end of a set."""
    sets = list(table)
    added = True
    while added:
        added = False
        for tile in list(tiles):
            for at, laid in enumerate(sets):
                longer = _longer(position, laid, tile)
                if longer is not None:
                    sets[at] = longer
                    tiles.remove(tile)
                    added = True
                    break
    return tuple(sets)


def _longer(position: Position, laid: LaidSet, tile: Tile) -> LaidSet | None:
    for longer in ((*laid, tile), (tile, *laid)):
        if not isinstance(position.rulebook.read_set(faces_of(longer)), SetFlaw):
            return longer
    return None
