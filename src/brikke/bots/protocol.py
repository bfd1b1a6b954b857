"""What a bot is: it sees what its seat may know and answers with a turn."""

from __future__ import annotations

from typing import Protocol

from brikke.position import Draw, Pass, Turn
from brikke.view import PlayerView


class Bot(Protocol):
    """A player that is a program. Its chance comes from the seed it was made with."""

    def turn(self, view: PlayerView) -> Turn:
        """Return a legal turn for the seat whose view this is, which is to move."""
        ...


def draw_or_pass(view: PlayerView) -> Turn:
    """Return the turn that plays nothing: drawing, or passing where no tile is left."""
    return Draw() if view.pool_size else Pass()
