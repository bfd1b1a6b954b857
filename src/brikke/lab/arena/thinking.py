"""How long bots think: counts of turns by their time, which can be added up."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

STEP: Final = 1.05
"""Times are told apart by a twentieth, which is finer than any machine repeats them."""


@dataclass(slots=True)
class Thinking:
    """The times of many turns, in milliseconds."""

    turns: int = 0
    total: float = 0.0
    worst: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)
    """How many turns took up to 1.05 to this power microseconds."""

    def add(self, ms: float) -> None:
        """Count one turn more."""
        self.turns += 1
        self.total += ms
        self.worst = max(self.worst, ms)
        self.steps[max(0, math.ceil(math.log(max(ms, 1e-9) * 1000, STEP)))] += 1

    def merge(self, other: Thinking) -> None:
        """Count all turns of another, too."""
        self.turns += other.turns
        self.total += other.total
        self.worst = max(self.worst, other.worst)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        """The time of a turn, on average; 0 where there was none."""
        return self.total / self.turns if self.turns else 0.0

    @property
    def p99(self) -> float:
        """The time that 99 turns of 100 do not exceed, to a twentieth."""
        seen = 0
        for step, count in sorted(self.steps.items()):
            seen += count
            if seen >= 0.99 * self.turns:
                return min(self.worst, STEP**step / 1000)
        return 0.0
