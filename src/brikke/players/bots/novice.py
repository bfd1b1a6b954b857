"""The bot ``novice``: plays like ``greedy``, but overlooks some of its tiles every turn."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import ClassVar, Final

from brikke.game.view import PlayerView
from brikke.players.bots.without_rearranging import draw_unless_obliged, play_without_rearranging
from brikke.rules.position import Position, Turn
from brikke.rules.tiles import text_of

NOTICE_PROBABILITY: Final = 2 / 3
"""Probability that a tile of the rack is noticed in a turn."""


class Novice:
    """A beginner: knows the sets, but does not see all of them."""

    name: ClassVar = "novice"
    strength: ClassVar = -992
    for_people: ClassVar = True
    face: ClassVar = "bo"
    colour: ClassVar = "sky"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def turn(self, view: PlayerView) -> Turn:
        """Return a play with the noticed tiles, else a draw; where playing is a duty, any play."""
        return play_without_rearranging(self._noticed(view)) or draw_unless_obliged(view)

    def _noticed(self, view: PlayerView) -> Position:
        """Return the position with only the noticed part of the rack.

        The choice depends on the seed and on the view alone. So a bot that is created again for
        every turn plays like one that is kept.
        """
        rack = sorted(view.rack)
        rng = random.Random(f"{self._seed} {view.state.turns} {text_of(rack)}")
        seen = tuple(tile for tile in rack if rng.random() < NOTICE_PROBABILITY)
        return replace(view.position, rack=seen)
