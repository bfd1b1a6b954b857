"""House rules: single parameters of an edition, changed within stated limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from brikke.errors import InputError, suggestion
from brikke.rules.rulebook.model import BlockedScore, EmptyPool, Jokers, Reading

Value = int | bool | str | None
WEEK: Final = 7 * 24 * 60 * 60


class HouseRuleError(InputError):
    """A house rule that does not exist, or a value outside its limits."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The values that a house rule may take, in words and as a check."""

    allowed: str
    accept: Callable[[Any], Value]
    """Return the value as the rulebook holds it; raise ValueError where it is not allowed."""


def _whole(value: Any) -> int:
    """Return a whole number, given as a number or as text."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError
    return int(value)


def _between(low: int, high: int) -> Limit:
    def accept(value: Any) -> int:
        if not low <= (number := _whole(value)) <= high:
            raise ValueError
        return number

    return Limit(f"{low} to {high}", accept)


def _one_of(*choices: int) -> Limit:
    def accept(value: Any) -> int:
        if (number := _whole(value)) not in choices:
            raise ValueError
        return number

    return Limit(" or ".join(map(str, choices)), accept)


def _member(kind: type[StrEnum]) -> Limit:
    return Limit(" or ".join(kind), kind)


def _yes_or_no() -> Limit:
    answers = {"yes": True, "no": False, True: True, False: False}

    def accept(value: Any) -> bool:
        if value not in answers:
            raise ValueError
        return answers[value]

    return Limit("yes or no", accept)


def _clock() -> Limit:
    seconds = _between(15, WEEK)

    def accept(value: Any) -> Value:
        return None if value in (None, "off") else seconds.accept(value)

    return Limit(f"off, or {seconds.allowed} seconds", accept)


LIMITS: Final[Mapping[str, Limit]] = {
    "opening_minimum": _between(0, 50),
    "opening_single_set": _yes_or_no(),
    "opening_goes_on": _yes_or_no(),
    "jokers": _member(Jokers),
    "joker_value": _one_of(20, 25, 30, 50),
    "max_run_length": _one_of(4, 13),
    "tiles_dealt": _between(5, 20),
    "turn_seconds": _clock(),
    "clock_before_opening": _yes_or_no(),
    "penalty_tiles": _between(0, 3),
    "must_play_when_able": _yes_or_no(),
    "empty_pool": _member(EmptyPool),
    "blocked_score": _member(BlockedScore),
    "rounds": _between(1, 99),
}


SETTLES: Final[Mapping[str, frozenset[Reading]]] = {
    "opening_single_set": frozenset({Reading.OPENING_SETS}),
    "jokers": frozenset(
        {
            Reading.JOKERS_IN_A_SET,
            Reading.FREED_JOKER,
            Reading.OPENING_JOKER_STAYS,
            Reading.FREED_BY_OWNER,
        }
    ),
    "max_run_length": frozenset({Reading.RUN_LENGTH}),
    "penalty_tiles": frozenset({Reading.PENALTY_TILES}),
    "must_play_when_able": frozenset({Reading.DRAW_THOUGH_ABLE, Reading.DRAW_THOUGH_ABLE_LATER}),
    "empty_pool": frozenset({Reading.EMPTY_POOL, Reading.EVERYONE_PASSES}),
    "blocked_score": frozenset({Reading.BLOCKED_SCORE}),
}
"""Readings that a house rule replaces: the table decides, not our reading of a leaflet."""


def accepted(name: str, value: Value) -> Any:
    """Return a value as the rulebook holds it, or refuse it."""
    if name not in LIMITS:
        raise HouseRuleError(f"no such house rule{suggestion(name, LIMITS)}", name)
    limit = LIMITS[name]
    try:
        return limit.accept(value)
    except (ValueError, TypeError):
        raise HouseRuleError(f"{name} must be {limit.allowed}", value) from None


def value_text(value: Value) -> str:
    """Return a parameter's value as it is written: ``yes``, ``off``, ``30``, ``locked``."""
    if value is None:
        return "off"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
