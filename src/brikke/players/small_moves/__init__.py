"""One-tile thinking: what a player sees who looks at one tile at a time.

Such a turn is made of steps, each of which plays tiles from the rack and leaves nothing but sets:

- *lay* three tiles of the rack as a set;
- *add* one tile of the rack to a set on the table, as it lies;
- *take* one tile that a set can spare, and lay it with two tiles of the rack as a new set.

Larger sets come of adding to smaller ones. A step may use what an earlier one left: add a tile at
one end of a run, then take the other end. Whatever moves two tiles of the table at once is beyond
it: splitting a run, making a set from two others, changing one set for another.
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
