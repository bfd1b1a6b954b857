"""Draw the picture of a turn, ``docs/turn.svg``, from the example beside it: ``make pictures``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import brikke.svg
from brikke.game.notation import read_position
from brikke.rules.position import Play
from brikke.solver import best_turn

PAGE: Final = Path(__file__).parents[1] / "docs" / "api" / "pictures.md"


def picture() -> str:
    """Return the turn that the page of pictures draws first."""
    (position,) = re.findall(r'brikke\.read_position\("([^"]+)"\)', PAGE.read_text())
    before = read_position(position)
    best = best_turn(before, calm=True).turn
    assert isinstance(best, Play)
    return f"{brikke.svg.turn(before, best)}\n"


if __name__ == "__main__":
    print(picture(), end="")
