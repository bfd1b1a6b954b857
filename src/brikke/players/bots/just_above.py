"""The bot ``just-above``: the level that is just above a player, by the player's results.

Where a person chooses it, a bot of the level for that person sits down (:func:`seated`). The level
follows from the newest rounds against bots alone: from the strength with which their results are
most likely, on a scale where 400 points more mean ten times the chances to win. A new player is
assumed to win half of the rounds against a low level. Without any results, the bot plays at the
level of a new player.

>>> from brikke.players.bots.just_above import Result, level_above, seated
>>> level_above([])
'level4'
>>> level_above([Result(("level4",), won=True)] * 6)
'level8'
>>> seated(["just-above", "steady"], [Result(("level4",), won=False)] * 6)
['level1', 'steady']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import fsum, log
from typing import ClassVar, Final

from brikke.players.bots.levels import LEVEL_BOTS, LEVELS, LevelBot

NAME: Final = "just-above"
NEW_PLAYER: Final = -800.0
"""The assumed strength of a player without results: the mean of the prior."""
SPREAD: Final = 300.0
"""The standard deviation of the prior: how much the strengths of players differ."""
NEWEST: Final = 20
"""The rounds that count: a player changes."""
MOST_ASKED: Final = 100
"""The rounds among which those against bots alone are looked for."""
_SCALE: Final = 400.0
_LIMITS: Final = (-2000.0, 2000.0)


@dataclass(frozen=True, slots=True)
class Result:
    """A round against bots alone."""

    opponents: tuple[str, ...]
    won: bool


class JustAbove(LevelBot):
    """Plays at the level of a new player; :func:`seated` replaces it where results are known."""

    name: ClassVar = NAME
    strength: ClassVar = LEVEL_BOTS[3].strength + 1
    for_people: ClassVar = True
    visibility: ClassVar = LEVEL_BOTS[3].visibility


def strength_of(results: Iterable[Result]) -> float:
    """Return the most likely strength of a player, from the newest results, newest first."""
    from brikke.players.bots import BOTS  # noqa: PLC0415 - it lists this module

    known: list[tuple[float, bool]] = []
    for result in islice(results, NEWEST):
        strengths = [getattr(BOTS.get(name), "strength", None) for name in result.opponents]
        measured = [each for each in strengths if isinstance(each, int | float)]
        if measured and len(measured) == len(strengths):
            known.append((fsum(10.0 ** (each / _SCALE) for each in measured), result.won))
    low, high = _LIMITS
    for _ in range(30):
        middle = (low + high) / 2
        own = 10 ** (middle / _SCALE)
        more = sum(won - own / (own + others) for others, won in known)
        # The slope of the logarithm of likelihood times prior.
        slope = more * log(10) / _SCALE - (middle - NEW_PLAYER) / SPREAD**2
        low, high = (middle, high) if slope > 0 else (low, middle)
    return low


def level_above(results: Iterable[Result]) -> str:
    """Return the weakest level that is stronger than a player with these results."""
    strength = strength_of(results)
    above = (bot.name for bot in LEVEL_BOTS if bot.strength > strength)
    return next(above, LEVELS[-1])


def seated(bots: Sequence[str], results: Iterable[Result]) -> list[str]:
    """Return opponents as they sit down: the level just above the player for ``just-above``."""
    if NAME not in bots:
        return list(bots)
    level = level_above(results)
    return [level if bot == NAME else bot for bot in bots]
