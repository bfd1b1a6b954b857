"""Match points: the score of a seat, compared with the same seat and tiles at other tables."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

HALF: Final = Fraction(1, 2)
"""The share of a seat without another table to compare with."""


def match_points(scores: Sequence[int]) -> list[int]:
    """Return the match points of each score: two for every lower one, one for every equal one."""
    return [sum(2 * (score > other) + (score == other) for other in scores) - 1 for score in scores]


def top(tables: int) -> int:
    """Return the most match points that a deal gives at this number of tables."""
    return 2 * max(0, tables - 1)


def share(points: int, tables: int) -> Fraction:
    """Return match points as a part of the most possible; a half where nothing is compared."""
    return Fraction(points, top(tables)) if tables > 1 else HALF
