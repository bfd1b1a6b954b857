"""Physical tiles: which of two equal tiles is meant when a turn names faces only."""

from brikke.rules.physical.binding import bind, bind_opening
from brikke.rules.physical.placing import assign_tiles, in_old_places, origins, tiles_moved

__all__ = ["assign_tiles", "bind", "bind_opening", "in_old_places", "origins", "tiles_moved"]
