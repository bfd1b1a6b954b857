"""Colours of pictures, light and dark: those of the browser game (`web/src/ui/app.css`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one theme, by the names that they have in the browser game."""

    table: str = "#2c5f5a"
    table_deep: str = "#244f4b"
    wood: str = "#8c5a38"
    wood_deep: str = "#5f3a22"
    ivory: str = "#fff8e8"
    side: str = "#d8c49a"
    seam: str = "#e9dcc0"
    k: str = "#1f1d1b"
    r: str = "#cc1440"
    b: str = "#1457b8"
    o: str = "#c96c00"
    j: str = "#7a2a7d"
    lamp: str = "#ffd25e"
    on_table: str = "#eef5ef"


LIGHT: Final = Palette()
DARK: Final = Palette(
    table="#1d3f3c",
    table_deep="#163230",
    wood="#5b3a25",
    wood_deep="#3a2416",
    ivory="#f2e8d2",
    side="#b8a277",
    seam="#d9ccae",
    o="#b86000",
    on_table="#e6efe8",
)
