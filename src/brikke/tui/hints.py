"""Hints: the best turn, revealed in stages."""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property

from brikke.rules.position import Play, Position
from brikke.solver import Solution, best_turn


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

    def __init__(self, position: Position) -> None:
        self._position = position
        self.stage = Stage.NOTHING

    @cached_property
    def best(self) -> Solution:
        """The best turn; computed with the first hint."""
        return best_turn(self._position, calm=True)

    def ask(self) -> Stage:
        """Go to the next stage and return it; without a play there is only the first stage."""
        last = Stage.LAID if isinstance(self.best.turn, Play) else Stage.WHETHER
        self.stage = Stage(min(self.stage + 1, last))
        return self.stage
