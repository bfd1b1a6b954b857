"""Differences between rulebooks: every parameter that is not the same in all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final

from brikke.rules.rulebook.house import SETTLES, Value
from brikke.rules.rulebook.model import Reading, Rulebook

_NO_RULES: Final = frozenset({"edition", "languages", "customs", "readings"})
# The number of jokers in a set is only one part of what the leaflets say about jokers.
_READ_AS: Final[Mapping[str, frozenset[Reading]]] = {
    **SETTLES,
    "jokers": frozenset(),
    "faces": frozenset({Reading.CARD_FACES}),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """One parameter, and its value in each of several rulebooks."""

    parameter: str
    values: tuple[Value, ...]
    """In the order of the rulebooks."""
    readings: tuple[bool, ...]
    """Whether the value is our reading of the leaflet, for each rulebook."""


def differences(rulebooks: Sequence[Rulebook]) -> tuple[Difference, ...]:
    """Return the parameters in which rulebooks differ, in the order of their fields."""
    compared = (
        Difference(
            field.name,
            tuple(getattr(each, field.name) for each in rulebooks),
            tuple(not each.readings.isdisjoint(_READ_AS.get(field.name, ())) for each in rulebooks),
        )
        for field in fields(Rulebook)
        if field.name not in _NO_RULES
    )
    return tuple(each for each in compared if len(set(each.values)) > 1)
