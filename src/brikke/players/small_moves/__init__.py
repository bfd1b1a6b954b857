"""Small moves: turns that a player finds who moves at most one tile of the table at a time.

Such a turn is a sequence of moves. Each plays tiles from the rack and leaves only valid sets:

- *lay* three tiles of the rack as a set;
- *add* one tile of the rack to a set on the table;
- *take* one tile that a set can spare, and lay it with two tiles of the rack as a new set.

Larger sets come from adding to smaller ones. A move may build on an earlier one: add a tile at one
end of a run, then take the tile at the other end. Moves of two tiles of the table at once are not
found: splitting a run, making a set from two others, changing one set into another.
"""

from brikke.players.small_moves.moves import TableAndRack, add_moves, lay_moves, take_moves
from brikke.players.small_moves.set_building import extend_set, form_set, is_set

__all__ = [
    "TableAndRack",
    "add_moves",
    "extend_set",
    "form_set",
    "is_set",
    "lay_moves",
    "take_moves",
]
