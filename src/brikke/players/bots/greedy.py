"""``greedy``: lays sets from its rack and adds to sets on the table, but never rearranges."""

from __future__ import annotations

from typing import ClassVar

from brikke.game.view import PlayerView
from brikke.players.bots.without_rearranging import lay_and_add, only_if_due
from brikke.rules.position import Turn


class Greedy:
    """Plays like someone who knows the sets but not yet the combinations."""

    name: ClassVar = "greedy"
    strength: ClassVar = -777
    for_people: ClassVar = False

    def __init__(self, seed: int) -> None:
        del seed  # leaves nothing to chance

    def turn(self, view: PlayerView) -> Turn:
        """Return what can be laid without rearranging; where there is a duty, any turn."""
        return lay_and_add(view.position) or only_if_due(view)
