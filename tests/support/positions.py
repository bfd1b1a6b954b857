"""Positions and turns in notation, so that tests read like the rulebook."""

from __future__ import annotations

from brikke.rules.judge import Violation, violations
from brikke.rules.position import Play, Position
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.table import read_table
from brikke.rules.tiles import TileReader

FREE = tuple(name for name, rules in EDITIONS.items() if not rules.locks_jokers)
LOCKED = tuple(name for name, rules in EDITIONS.items() if rules.locks_jokers)
EVERY = (*FREE, *LOCKED)


def position(table: str, rack: str, rulebook: str = "nordic", *, opened: bool = True) -> Position:
    reader = TileReader(strict=True)
    return Position(
        read_table(table, reader), reader.tiles(rack), opened, get_rulebook(rulebook)
    ).check()


def faults(
    before: str,
    rack: str,
    after: str,
    rulebook: str = "nordic",
    *,
    opened: bool = True,
    opening: str = "",
) -> tuple[Violation, ...]:
    judged = position(before, rack, rulebook, opened=opened)
    return violations(judged, Play(read_table(after), read_table(opening)))


def codes(
    before: str,
    rack: str,
    after: str,
    rulebook: str = "nordic",
    *,
    opened: bool = True,
    opening: str = "",
) -> list[str]:
    found = faults(before, rack, after, rulebook, opened=opened, opening=opening)
    return [violation.code.value for violation in found]
