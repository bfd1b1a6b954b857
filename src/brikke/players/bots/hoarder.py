"""The bot ``hoarder``: opens small, then draws until it can play the whole rack at once.

It was the strongest simple rule before ``champion``, and serves as a benchmark.
"""

from __future__ import annotations

from typing import ClassVar, Final

from brikke.game.view import PlayerView
from brikke.players.playout import HOARDER, Policy
from brikke.players.playout.deciding import decide
from brikke.rules.position import Turn
from brikke.solver import Objective

HOARDER_OF_MANY: Final = Policy(opening=Objective.FEWEST, hoards=True)


class Hoarder:
    """Follows the hoarding policy; on an empty pool it bleeds (two players) or plays all it can."""

    name: ClassVar = "hoarder"
    strength: ClassVar = 821
    for_people: ClassVar = False

    def __init__(self, seed: int) -> None:
        del seed  # deterministic

    def turn(self, view: PlayerView) -> Turn:
        """Return the turn of the hoarding policy."""
        return decide(HOARDER if len(view.rack_sizes) == 2 else HOARDER_OF_MANY, view)
