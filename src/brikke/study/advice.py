"""Advice: the turn with the most tiles, or the one with the best chances to win.

The most tiles are proven by the solver. The best chances are estimated from what the seat may know
(:mod:`brikke.study.costs`); the turn with the best chances may be a draw.

>>> from brikke.game.game import Game
>>> from brikke.study.advice import Aim, advise
>>> view = Game("nordic", 2, seed=7).view(0)
>>> advise(view).solution
Solution(draw)
>>> 0.2 < advise(view, Aim.CHANCES).chance < 0.8
True
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from brikke.game.view import PlayerView
from brikke.solver import Solution, best_turn
from brikke.study.costs import best_chances


class Aim(StrEnum):
    """What the best turn is best at."""

    TILES = "tiles"
    """It plays the most tiles."""
    CHANCES = "chances"
    """It leaves the best chances to win."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn for somebody who asks."""

    solution: Solution
    """The turn; a draw stands for passing, too."""
    chance: float | None = None
    """The chances to win after it, if they were the aim."""


def advise(view: PlayerView, aim: Aim = Aim.TILES) -> Advice:
    """Return the best turn of a seat, as if it were its turn now."""
    if aim is Aim.TILES:
        return Advice(best_turn(view.position, calm=True))
    return Advice(*best_chances(view))
