"""The bot ``greedy``: lays sets from its rack and adds to sets, but never rearranges."""

from __future__ import annotations

from typing import ClassVar

from brikke.game.view import PlayerView
from brikke.players.bots.without_rearranging import draw_unless_obliged, play_without_rearranging
from brikke.rules.position import Turn


class Greedy:
    """A player who knows the sets, but does not rearrange the table."""

    name: ClassVar = "greedy"
    strength: ClassVar = -780
    for_people: ClassVar = False

    def __init__(self, seed: int) -> None:
        del seed  # deterministic

    def turn(self, view: PlayerView) -> Turn:
        """Return a play without rearranging, else a draw; where playing is a duty, any play."""
        return play_without_rearranging(view.position) or draw_unless_obliged(view)
