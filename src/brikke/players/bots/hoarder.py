"""``hoarder``: the strongest plain rule there was before the champion, to measure against."""

from __future__ import annotations

from typing import Final

from brikke.game.view import PlayerView
from brikke.players.playout import HOARDER, Policy
from brikke.players.playout.deciding import decide
from brikke.rules.position import Turn
from brikke.solver import Objective

HOARDER_OF_MANY: Final = Policy(opening=Objective.FEWEST, hoards=True)


class Hoarder:
    """Opens small, draws until the whole rack can be laid, and at the end bleeds, or lays all."""

    def __init__(self, seed: int) -> None:
        del seed  # leaves nothing to chance

    def turn(self, view: PlayerView) -> Turn:
        """Return the whole rack, or a draw."""
        return decide(HOARDER if len(view.rack_sizes) == 2 else HOARDER_OF_MANY, view)
