"""Where rulebooks differ: every parameter on which they do not all agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final

from brikke.rules.rulebook.house import SETTLES, Value
from brikke.rules.rulebook.model import Reading, Rulebook

_NO_RULES: Final = frozenset({"edition", "languages", "readings"})
# How many jokers a set may hold is but a part of what the leaflets say about jokers.
_READ_AS: Final[Mapping[str, frozenset[Reading]]] = {
    **SETTLES,
    "jokers": frozenset(),
    "faces": frozenset({Reading.CARD_FACES}),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """One parameter, and what it is in each of several rulebooks."""

    parameter: str
    values: tuple[Value, ...]
    """In the order of the rulebooks."""
    readings: tuple[bool, ...]
    """Of which rulebook's leaflet this is our reading."""


def differences(rulebooks: Sequence[Rulebook]) -> tuple[Difference, ...]:
    """Return where rulebooks differ, in the order in which a rulebook tells its parameters."""
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
