"""Blocking where jokers are locked: small turns that keep the other of two players from going out.

The endgame search does not cover locked jokers, and listing the smallest turns of a full rack can
take a fifth of a second. So single tiles are tried, one easy question each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.endgame import known_rival
from brikke.rules.position import Play, Position, Turn
from brikke.rules.scoring import rack_value
from brikke.rules.tiles import Tile
from brikke.solver import Objective, best_turn, can_go_out


def must_hold_out(view: PlayerView) -> bool:
    """Return whether the pool of two players is empty, and jokers are locked."""
    return view.rulebook.locks_jokers and view.position.opened and known_rival(view) is not None


def hold_out(view: PlayerView) -> Turn:
    """Return the turn of a player who blocks as long as possible, and passes when ahead."""
    rival, position = known_rival(view), view.position
    assert rival is not None
    out = best_turn(position, Objective.OUT).turn
    if isinstance(out, Play):
        return out
    duty = view.rulebook.must_play(view.pool_size)
    if not duty and rack_value(view.rack, view.rulebook) < rack_value(rival.rack, view.rulebook):
        return draw_or_pass(view)
    for play in _small_plays(position):
        if not can_go_out(replace(rival, table=play.table)):
            return play
    if duty or can_go_out(rival):
        best = best_turn(position).turn
        return best if isinstance(best, Play) else draw_or_pass(view)
    return draw_or_pass(view)


def _small_plays(position: Position) -> Iterator[Play]:
    """Yield turns of one tile, the most valuable first, and the one of the fewest tiles."""
    for tile in sorted({tile.face: tile for tile in position.rack}.values(), key=_worth):
        found = best_turn(replace(position, rack=(tile,))).turn
        if isinstance(found, Play):
            yield found
    smallest = best_turn(position, Objective.FEWEST).turn
    if isinstance(smallest, Play):
        yield smallest


def _worth(tile: Tile) -> tuple[bool, int]:
    return tile.face.is_joker, -tile.face.number
