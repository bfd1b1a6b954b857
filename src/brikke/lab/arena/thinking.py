"""Thinking time of bots: mean, maximum and a histogram; several can be merged."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

STEP: Final = 1.05
"""The ratio between the bins of the histogram: 5 %, finer than times are reproducible."""


@dataclass(slots=True)
class Thinking:
    """Thinking time statistics of many turns, in milliseconds."""

    turns: int = 0
    total: float = 0.0
    worst: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)
    """The histogram: bin n counts turns of up to 1.05 ** n microseconds."""

    def add(self, ms: float) -> None:
        """Add the time of one turn."""
        self.turns += 1
        self.total += ms
        self.worst = max(self.worst, ms)
        self.steps[max(0, math.ceil(math.log(max(ms, 1e-9) * 1000, STEP)))] += 1

    def merge(self, other: Thinking) -> None:
        """Add all times of another one."""
        self.turns += other.turns
        self.total += other.total
        self.worst = max(self.worst, other.worst)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        """The mean time of a turn; 0 without turns."""
        return self.total / self.turns if self.turns else 0.0

    @property
    def p99(self) -> float:
        """The 99th percentile of the times, to within 5 %."""
        seen = 0
        for step, count in sorted(self.steps.items()):
            seen += count
            if seen >= 0.99 * self.turns:
                return min(self.worst, STEP**step / 1000)
        return 0.0
