"""The bot ``random``: a random choice between small turns and a draw."""

from __future__ import annotations

import random
from typing import ClassVar

from brikke.game.view import PlayerView, draw_or_pass
from brikke.rules.position import Play, Turn
from brikke.solver import Objective, turns

TURN_LIMIT = 16


class RandomBot:
    """Picks one of the smallest turns or a draw, all equally likely.

    Only small turns are listed, because most turns are large and a large one is a good one.
    """

    name: ClassVar = "random"
    strength: ClassVar = -178
    for_people: ClassVar = False

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def turn(self, view: PlayerView) -> Turn:
        """Return a random turn."""
        found = [each.turn for each in turns(view.position, TURN_LIMIT, Objective.FEWEST)]
        plays: list[Turn] = [turn for turn in found if isinstance(turn, Play)]
        if plays and view.rulebook.must_play(view.pool_size):
            return self._rng.choice(plays)
        return self._rng.choice([*plays, draw_or_pass(view)])
