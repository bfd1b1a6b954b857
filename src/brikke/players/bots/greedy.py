"""``greedy``: lays sets from its rack and adds to sets on the table, but never rearranges."""

from __future__ import annotations

from brikke.game.view import PlayerView
from brikke.players.bots.without_rearranging import draw_unless_obliged, play_without_rearranging
from brikke.rules.position import Turn


class Greedy:
    """Plays like someone who knows the sets but not yet the combinations."""

    def __init__(self, seed: int) -> None:
        del seed  # leaves nothing to chance

    def turn(self, view: PlayerView) -> Turn:
        """Return what can be laid without rearranging; where there is a duty, any turn."""
        return play_without_rearranging(view.position) or draw_unless_obliged(view)
