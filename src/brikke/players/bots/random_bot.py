"""``random``: any small turn that it finds, drawing among them."""

from __future__ import annotations

import random

from brikke.game.view import PlayerView, draw_or_pass
from brikke.rules.position import Play, Turn
from brikke.solver import Objective, turns

TURN_LIMIT = 16


class RandomBot:
    """Picks one of the smallest turns or a draw, each as likely as the others.

    Among all turns most are large, and to pick one of those would be to play well by chance.
    """

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def turn(self, view: PlayerView) -> Turn:
        """Return a turn picked at random."""
        found = [each.turn for each in turns(view.position, TURN_LIMIT, Objective.FEWEST)]
        plays: list[Turn] = [turn for turn in found if isinstance(turn, Play)]
        if plays and view.rulebook.must_play(view.pool_size):
            return self._rng.choice(plays)
        return self._rng.choice([*plays, draw_or_pass(view)])
