"""The best turn, told a little more each time somebody asks."""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property

from brikke.rules.position import Play, Position
from brikke.solver import Solution, best_turn


class Stage(IntEnum):
    """How much has been told."""

    NOTHING = 0
    WHETHER = 1
    """Whether there is a turn at all."""
    TILES = 2
    STEPS = 3
    LAID = 4
    """Nothing is left to tell: it may be laid."""


class Hints:
    """What can be told about one position."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self.stage = Stage.NOTHING

    @cached_property
    def best(self) -> Solution:
        """The turn that hints lead to; looked for when the first one is asked for."""
        return best_turn(self._position, calm=True)

    def ask(self) -> Stage:
        """Go a stage further; where nothing can be played, there is no more to tell than that."""
        last = Stage.LAID if isinstance(self.best.turn, Play) else Stage.WHETHER
        self.stage = Stage(min(self.stage + 1, last))
        return self.stage
