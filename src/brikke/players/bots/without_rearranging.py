"""Turns without rearranging: sets from the rack alone, and tiles added at the ends of sets.

These turns are legal in every edition, because sets on the table are only extended. In an opening
turn tiles are added only if the rules let it go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.small_moves import extend_set
from brikke.rules.position import Play, Position, Turn
from brikke.rules.table import EMPTY_TABLE, Table, tiles_on
from brikke.rules.tiles import Tile
from brikke.solver import Objective, best_turn


def sets_from_rack(position: Position) -> Play | None:
    """Return the play that lays the most tiles as sets from the rack alone, if there is one."""
    alone = best_turn(replace(position, table=EMPTY_TABLE)).turn
    if not isinstance(alone, Play):
        return None
    return Play((*position.table, *alone.table), alone.opening)


def may_add_tiles(position: Position, laid: Play | None) -> bool:
    """Return whether tiles may be added to sets in this turn, besides the player's own sets."""
    return position.opened or (laid is not None and position.rulebook.opening_goes_on)


def tiles_left(rack: Sequence[Tile], table: Table) -> tuple[Tile, ...]:
    """Return the tiles of a rack that are not on the table."""
    laid = set(tiles_on(table))
    return tuple(tile for tile in rack if tile not in laid)


def play_without_rearranging(position: Position) -> Play | None:
    """Return the play that lays sets and adds every tile that fits; None if there is no play."""
    laid = sets_from_rack(position)
    if not may_add_tiles(position, laid):
        return laid
    before = position.table if laid is None else laid.table
    after = _add_all(position, before, list(tiles_left(position.rack, before)))
    if len(tiles_on(after)) == len(tiles_on(position.table)):
        return None
    return Play(after, () if laid is None else laid.opening)


def draw_unless_obliged(view: PlayerView) -> Turn:
    """Return a draw or a pass; if the rules oblige the player to play, the smallest play."""
    if view.rulebook.must_play(view.pool_size):
        smallest = best_turn(view.position, Objective.FEWEST).turn
        if isinstance(smallest, Play):
            return smallest
    return draw_or_pass(view)


def _add_all(position: Position, table: Table, tiles: list[Tile]) -> Table:
    """Return the table with every tile that fits added at an end of a set."""
    sets = list(table)
    added = True
    while added:
        added = False
        for tile in list(tiles):
            for at, laid in enumerate(sets):
                longer = extend_set(position.rulebook, laid, tile)
                if longer is not None:
                    sets[at] = longer
                    tiles.remove(tile)
                    added = True
                    break
    return tuple(sets)
