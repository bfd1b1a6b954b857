"""Glyphs: digits and letters as strokes, so that pictures look the same where no font is.

A glyph lies in a box of 60 × 100 units and is drawn with a round pen.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 60
HEIGHT: Final = 100
PEN: Final = 17
_GAP: Final = 12
"""Space between two glyphs."""

_STROKES: Final = {
    "0": "M30 9C14 9 9 29 9 50s5 41 21 41 21-20 21-41S46 9 30 9z",
    "1": "M15 25 35 9v82",
    "2": "M10 31C11 17 19 9 30 9c12 0 20 8 20 20 0 11-6 18-15 28L10 91h42",
    "3": "M11 9h37L27 41c16-1 25 10 25 24 0 16-10 26-23 26-11 0-19-6-21-16",
    "4": "M40 91V9L8 67h45",
    "5": "M48 9H17l-4 37c5-4 10-6 17-6 13 0 22 10 22 25 0 16-10 26-23 26-11 0-19-6-21-15",
    "6": "M40 9C22 25 9 46 9 65c0 16 9 26 21 26s21-10 21-25-9-24-20-24-19 8-21 19",
    "7": "M9 9h42L24 91",
    "8": "M30 9c-11 0-18 7-18 18s7 19 18 19 18-8 18-19S41 9 30 9zm0 37c-13 0-22 9-22 22s9 23 22 23 "
    "22-10 22-23-9-22-22-22z",
    "9": "M20 91c18-16 31-37 31-56C51 19 42 9 30 9S9 19 9 34s9 24 20 24 19-8 21-19",
    "A": "M7 91 30 9l23 82M16 63h28",
    "B": "M12 9v82h19c13 0 21-9 21-21s-8-21-21-21H12h17c11 0 18-8 18-20S40 9 29 9z",
    "C": "M52 24C47 14 40 9 32 9 18 9 9 26 9 50s9 41 23 41c8 0 15-5 20-15",
    "D": "M12 9v82h12c17 0 27-16 27-41S41 9 24 9z",
    "J": "M43 9v57c0 16-8 25-19 25-9 0-15-5-17-15",
    "K": "M12 9v82M50 9 13 56m13-16 27 51",
    "Q": "M30 9C14 9 9 29 9 50s5 41 21 41 21-20 21-41S46 9 30 9zm6 60 16 22",
}


def glyphs(text: str, x: float, y: float, height: float, colour: str) -> str:
    """Return a text of known glyphs, centred at ``x`` with its top at ``y``."""
    scale = height / HEIGHT
    width = len(text) * WIDTH + (len(text) - 1) * _GAP
    # Two digits are a little narrower, because both must fit on a tile.
    across = scale if len(text) == 1 else scale * 0.86
    left = x - width * across / 2
    paths = "".join(
        f'<path transform="translate({place * (WIDTH + _GAP)})" d="{_STROKES[each]}"/>'
        for place, each in enumerate(text)
    )
    return (
        f'<g transform="translate({left:.2f} {y:.2f}) scale({across:.4f} {scale:.4f})" fill="none" '
        f'stroke="{colour}" stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round">'
        f"{paths}</g>"
    )
