"""``novice``: lays and adds like ``greedy``, and overlooks some of its tiles every turn."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from brikke.game.view import PlayerView
from brikke.players.bots.without_rearranging import draw_unless_obliged, play_without_rearranging
from brikke.rules.position import Position, Turn
from brikke.rules.tiles import text_of

NOTICE_PROBABILITY: Final = 2 / 3
"""How likely each tile of the rack is to be noticed in a turn."""


class Novice:
    """Plays like a child in its first rounds: knows the sets, and does not see all of them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def turn(self, view: PlayerView) -> Turn:
        """Return what can be laid of the tiles it notices; where there is a duty, any turn."""
        return play_without_rearranging(self._noticed(view)) or draw_unless_obliged(view)

    def _noticed(self, view: PlayerView) -> Position:
        """Return the position with the part of the rack that is noticed.

        The choice follows from the seed and from what is seen, so that a bot made anew for every
        turn plays like one that stays.
        """
        rack = sorted(view.rack)
        rng = random.Random(f"{self._seed} {view.state.turns} {text_of(rack)}")
        seen = tuple(tile for tile in rack if rng.random() < NOTICE_PROBABILITY)
        return replace(view.position, rack=seen)
