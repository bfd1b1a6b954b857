"""Arrows between tiles: a bent line with a dark casing and a head."""

from __future__ import annotations

from math import atan2, cos, pi, sin

from brikke.svg.palette import Palette
from brikke.svg.tiles import FACE_HEIGHT

Point = tuple[float, float]


def arrow(start: Point, end: Point, size: float, palette: Palette) -> str:
    """Return an arrow from one tile to another, both given by their upper left corners.

    It leaves and meets tiles at their edges, and in one row it runs through the gap above.
    """
    height = size * FACE_HEIGHT
    down = end[1] - start[1]
    same_row = abs(down) < height / 2
    x1, x2 = start[0] + size / 2, end[0] + size / 2
    y1 = start[1] + (height if down > 0 and not same_row else 0)
    y2 = end[1] + (0 if down > 0 or same_row else height)
    bend = -size * 0.6 if same_row else 0
    knee = ((x1 + x2) / 2, min(y1, y2) + bend) if same_row else (x2, (y1 + y2) / 2)
    angle = atan2(y2 - knee[1], x2 - knee[0])
    path = f"M{x1:.2f} {y1:.2f}Q{knee[0]:.2f} {knee[1]:.2f} {x2:.2f} {y2:.2f}"
    head = "".join(
        f"M{x2:.2f} {y2:.2f}l{cos(angle + turned) * size * 0.24:.2f} "
        f"{sin(angle + turned) * size * 0.24:.2f}"
        for turned in (pi * 0.8, -pi * 0.8)
    )
    return "".join(
        f'<path d="{path}{head}" fill="none" stroke="{colour}" stroke-width="{size * width:.2f}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
        for colour, width in ((palette.table_deep, 0.16), (palette.lamp, 0.08))
    )
