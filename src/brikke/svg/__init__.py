"""Pictures in SVG: tables, racks, positions, turns and rounds.

>>> import brikke, brikke.svg
>>> picture = brikke.svg.table(brikke.read_table("b4 b5 b6 | o8 r8 k8"))
>>> picture.startswith("<svg")
True

The pictures need no font and no other file. :func:`png` makes them pixels.
"""

from brikke.svg.pictures import game, position, rack, table, turn
from brikke.svg.pixels import png

__all__ = ["game", "png", "position", "rack", "table", "turn"]
