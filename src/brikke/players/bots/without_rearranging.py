"""Laying without rearranging: sets from the rack alone, and tiles added to sets as they lie.

What is laid here is legal in every edition: sets on the table are extended and nothing else. An
opening is added to only where its turn may go on.
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
    """Return the sets, with the most tiles in all, that the rack alone makes, laid to the table."""
    alone = best_turn(replace(position, table=EMPTY_TABLE)).turn
    if not isinstance(alone, Play):
        return None
    return Play((*position.table, *alone.table), alone.opening)


def may_add_tiles(position: Position, laid: Play | None) -> bool:
    """Return whether more than the own sets may be laid in this turn."""
    return position.opened or (laid is not None and position.rulebook.opening_goes_on)


def tiles_left(rack: Sequence[Tile], table: Table) -> tuple[Tile, ...]:
    """Return the tiles of a rack that do not lie on the table."""
    laid = set(tiles_on(table))
    return tuple(tile for tile in rack if tile not in laid)


def play_without_rearranging(position: Position) -> Play | None:
    """Return the turn that lays own sets and adds what fits to sets; None if nothing does."""
    laid = sets_from_rack(position)
    if not may_add_tiles(position, laid):
        return laid
    before = position.table if laid is None else laid.table
    after = _add_all(position, before, list(tiles_left(position.rack, before)))
    if len(tiles_on(after)) == len(tiles_on(position.table)):
        return None
    return Play(after, () if laid is None else laid.opening)


def draw_unless_obliged(view: PlayerView) -> Turn:
    """Return the turn of a player who sees nothing to play: the smallest one where that is due."""
    if view.rulebook.must_play(view.pool_size):
        smallest = best_turn(view.position, Objective.FEWEST).turn
        if isinstance(smallest, Play):
            return smallest
    return draw_or_pass(view)


def _add_all(position: Position, table: Table, tiles: list[Tile]) -> Table:
    """Return the table with every tile added that fits at an end of a set."""
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
