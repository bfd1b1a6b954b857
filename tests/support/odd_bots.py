"""Bots of other packages that do what they should not, for worker processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from unittest.mock import patch

from brikke.game.view import PlayerView
from brikke.players.bots import Bot, make_bot
from brikke.rules.position import Draw, Play, Turn
from brikke.solver import best_turn
from brikke.wire import thinking
from brikke.wire.thinking import Thought


class NamesNoOpening:
    """Leaves it to the judge to find its opening."""

    def turn(self, view: PlayerView) -> Turn:
        turn = best_turn(view.position).turn
        return Play(turn.table) if isinstance(turn, Play) else Draw()


class DrawsThoughAble:
    """Draws where it has to play."""

    def turn(self, _view: PlayerView) -> Turn:
        return Draw()


class AnswersNonsense:
    """Answers with what is no turn."""

    def turn(self, _view: PlayerView) -> Turn:
        return "draw"  # type: ignore[return-value]


class Leaves:
    """Ends its process."""

    def turn(self, _view: PlayerView) -> Turn:
        raise SystemExit


BY_NAME: Final[dict[str, Callable[[], Bot]]] = {
    "random": NamesNoOpening,
    "greedy": DrawsThoughAble,
    "hoarder": AnswersNonsense,
    "novice": Leaves,
}
"""The odd bots, by the names of those whose seats they take."""


def think(bot: str, seed: int, view: PlayerView) -> Thought:
    """Think as a server does, with these bots."""

    def make(name: str, seed: int = 0) -> Bot:
        return BY_NAME[name]() if name in BY_NAME else make_bot(name, seed)

    with patch.object(thinking, "make_bot", make):
        return thinking.think(bot, seed, view)
