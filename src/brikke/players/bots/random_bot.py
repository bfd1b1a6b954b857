"""``random``: any small turn that it finds, drawing among them."""

from __future__ import annotations

import random
from typing import ClassVar

from brikke.game.view import PlayerView, draw_or_pass
from brikke.rules.position import Play, Turn
from brikke.solver import Objective, turns

CHOICES = 16


class RandomBot:
    """Picks one of the smallest turns or a draw, each as likely as the others.

    Among all turns most are large, and to pick one of those would be to play well by chance.
    """

    name: ClassVar = "random"
    strength: ClassVar = -180
    for_people: ClassVar = False

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def turn(self, view: PlayerView) -> Turn:
        """Return a turn picked at random."""
        found = [each.turn for each in turns(view.position, CHOICES, Objective.FEWEST)]
        plays: list[Turn] = [turn for turn in found if isinstance(turn, Play)]
        if plays and view.rulebook.must_play(view.pool_size):
            return self._chance.choice(plays)
        return self._chance.choice([*plays, draw_or_pass(view)])
