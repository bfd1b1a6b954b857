"""Laying tiles that were chosen by their faces alone."""

from __future__ import annotations

from dataclasses import replace

from brikke.players.endgame.end import Counts
from brikke.rules.position import Position
from brikke.solver import Objective, Solution, best_turn


def lay(position: Position, played: Counts) -> Solution:
    """Return the turn that plays these tiles, which can be played."""
    left = list(played)
    tiles = []
    for tile in position.rack:
        if left[tile.face]:
            left[tile.face] -= 1
            tiles.append(tile)
    return best_turn(replace(position, rack=tuple(tiles)), Objective.OUT)
