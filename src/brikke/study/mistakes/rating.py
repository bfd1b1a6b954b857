"""Ratings of puzzles: how the levels of the bots fare on them.

Every level is asked several times, because what it overlooks is random. A level that avoids the
obvious turn only because it overlooks a tile of it has not found the puzzle. The rating of a puzzle
is the one with which these results are most likely, by the same formula as ratings of players: a
level that is as strong as the puzzle finds it half of the time, one that is 400 points stronger ten
times of eleven.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from brikke.players.bots.levels import LEVEL_BOTS
from brikke.rules.position import Play
from brikke.rules.table import tiles_added
from brikke.rules.tiles import faces_of
from brikke.study.mistakes.mistake import Mistake, sorted_faces

TRIES: Final = 8
"""How often every level is asked."""
STRENGTHS: Final = tuple(level.strength for level in LEVEL_BOTS)
LIMITS: Final = (-550, -400, -100, 200)
"""The ratings at which grades 2 to 5 begin."""
_PRIOR: Final = 1.0
"""Pseudo-results, so that the rating of a puzzle that all levels or none find stays finite."""
_REACH: Final = 4000.0
_STEPS: Final = 40


def found_by_levels(mistake: Mistake) -> tuple[float, ...]:
    """Return how often each level finds a right turn, the weakest first."""
    return tuple(
        sum(_finds(mistake, level, seed) for seed in range(TRIES)) / TRIES
        for level in range(len(LEVEL_BOTS))
    )


def rating(found: Sequence[float]) -> int:
    """Return the rating of a puzzle that the levels found so often, on the scale of the bots."""
    middle = sum(STRENGTHS) / len(STRENGTHS)
    low, high = -_REACH, _REACH
    for _ in range(_STEPS):
        at = (low + high) / 2
        expected = sum(_expected(strength, at) for strength in STRENGTHS)
        surplus = sum(found) - expected + _PRIOR * (0.5 - _expected(middle, at))
        low, high = (low, at) if surplus > 0 else (at, high)
    return round((low + high) / 2)


def grade(points: int) -> int:
    """Return the grade of a puzzle with this rating, 1 to 5."""
    return 1 + sum(points >= limit for limit in LIMITS)


def _expected(strength: float, points: float) -> float:
    return float(1 / (1 + 10 ** ((points - strength) / 400)))


def _finds(mistake: Mistake, level: int, seed: int) -> bool:
    bot = LEVEL_BOTS[level](seed)
    if Counter(mistake.made) - Counter(faces_of(bot.noticed(mistake.view))):
        return False
    turn = bot.turn(mistake.view)
    laid = tiles_added(mistake.view.table, turn.table) if isinstance(turn, Play) else ()
    return mistake.is_right(sorted_faces(faces_of(laid)))
