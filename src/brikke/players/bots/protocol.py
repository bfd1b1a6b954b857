"""What a bot is: it sees what its seat may know and answers with a turn."""

from __future__ import annotations

from typing import Protocol

from brikke.game.view import PlayerView
from brikke.rules.position import Turn


class Bot(Protocol):
    """A player that is a program. Its chance comes from the seed it was made with."""

    def turn(self, view: PlayerView) -> Turn:
        """Return a legal turn for the seat whose view this is, which is to move."""
        ...
