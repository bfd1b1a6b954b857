"""The bot ``steady``: the turn with the most tiles, every turn."""

from __future__ import annotations

from typing import ClassVar

from brikke.game.view import PlayerView, draw_or_pass
from brikke.rules.position import Play, Turn
from brikke.solver import best_turn


class Steady:
    """Plays as many tiles as it can; draws only if it cannot play."""

    name: ClassVar = "steady"
    strength: ClassVar = 0
    for_people: ClassVar = True
    calm: ClassVar = True
    face: ClassVar = "otto"
    colour: ClassVar = "mint"

    def __init__(self, seed: int) -> None:
        del seed  # deterministic

    def turn(self, view: PlayerView) -> Turn:
        """Return the turn that plays the most tiles."""
        turn = best_turn(view.position).turn
        return turn if isinstance(turn, Play) else draw_or_pass(view)
