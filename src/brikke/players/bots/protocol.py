"""The interface of a bot: it gets a player's view and returns a turn."""

from __future__ import annotations

from typing import Protocol

from brikke.game.view import PlayerView
from brikke.rules.position import Turn


class Bot(Protocol):
    """A player that is a program; all its random choices come from the seed of its constructor."""

    def turn(self, view: PlayerView) -> Turn:
        """Return a legal turn for the seat of this view; it is this seat's turn."""
        ...
