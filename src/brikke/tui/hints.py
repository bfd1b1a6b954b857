"""Hints: the best turn by tiles or by chances, revealed in stages."""

from __future__ import annotations

from enum import IntEnum

from brikke.game.view import PlayerView
from brikke.rules.position import Play
from brikke.solver import Solution
from brikke.study.advice import Advice, Aim, advise


class Stage(IntEnum):
    """How much has been revealed."""

    NOTHING = 0
    WHETHER = 1
    """Whether any tile can be played."""
    TILES = 2
    STEPS = 3
    LAID = 4
    """Everything is revealed; the turn may be laid out."""


class Hints:
    """The hints for one position."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._known: dict[Aim, Advice] = {}
        self.stage = Stage.NOTHING
        self.aim = Aim.TILES

    @property
    def advice(self) -> Advice:
        """The best turn, and the chances if they are the aim; computed with the first hint."""
        if self.aim not in self._known:
            self._known[self.aim] = advise(self._view, self.aim)
        return self._known[self.aim]

    @property
    def best(self) -> Solution:
        """The best turn."""
        return self.advice.solution

    def ask(self, aim: Aim = Aim.TILES) -> Stage:
        """Go to the next stage and return it; without a play there is only the first stage.

        Another aim begins anew.
        """
        if aim is not self.aim:
            self.aim, self.stage = aim, Stage.NOTHING
        last = Stage.LAID if isinstance(self.best.turn, Play) else Stage.WHETHER
        self.stage = Stage(min(self.stage + 1, last))
        return self.stage
