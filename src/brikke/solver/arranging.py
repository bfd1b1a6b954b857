"""Arranging: loose tiles made into sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from brikke.rules.position import Play, Position
from brikke.rules.rulebook import DEFAULT, Rulebook
from brikke.rules.table import EMPTY_TABLE, Table, tiles_on
from brikke.rules.tiles import Tile, check_box
from brikke.solver.core import CORE
from brikke.solver.question import Objective
from brikke.solver.solution import solution_of


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A table made from loose tiles, and the tiles that are left over."""

    table: Table
    left: tuple[Tile, ...]


def arrange(tiles: Sequence[Tile], rulebook: Rulebook = DEFAULT) -> Arrangement:
    """Return a table made from loose tiles that leaves the fewest of them over."""
    check_box(tiles)
    position = Position(EMPTY_TABLE, tuple(tiles), opened=True, rulebook=rulebook)
    turn = solution_of(position, CORE.best(position, Objective.TILES)).turn
    table = turn.table if isinstance(turn, Play) else EMPTY_TABLE
    used = set(tiles_on(table))
    return Arrangement(table, tuple(tile for tile in tiles if tile not in used))
