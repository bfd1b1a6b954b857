"""Violations: why a turn is illegal, as data with stable codes. The locales hold the words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from brikke.rules.sets import SetFlaw
from brikke.rules.table import LaidSet
from brikke.rules.tiles import Tile


class Code(StrEnum):
    """Every reason to refuse a turn, apart from the flaws of single sets."""

    NOT_OWNED = "not-owned"
    MISSING_FROM_TABLE = "missing-from-table"
    JOKER_TAKEN = "joker-taken"
    NOTHING_PLAYED = "nothing-played"
    OPENING_TOO_LOW = "opening-too-low"
    OPENING_NOT_ONE_SET = "opening-not-one-set"
    OPENING_NOT_FROM_RACK = "opening-not-from-rack"
    TABLE_TOUCHED_BEFORE_OPENING = "table-touched-before-opening"
    TABLE_TOUCHED_IN_OPENING = "table-touched-in-opening"
    LOCKED_SET_BROKEN = "locked-set-broken"
    JOKER_SWAPPED_FROM_TABLE = "joker-swapped-from-table"
    FREED_JOKER_NOT_IN_NEW_SET = "freed-joker-not-in-new-set"
    FREED_JOKER_NOT_FROM_RACK = "freed-joker-not-from-rack"
    # Those that need more than a position, added by the game:
    OUT_OF_TURN = "out-of-turn"
    ROUND_OVER = "round-over"
    POOL_EMPTY = "pool-empty"
    POOL_NOT_EMPTY = "pool-not-empty"
    MUST_PLAY = "must-play"
    NO_CLOCK = "no-clock"


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason why a turn is illegal, with the sets and tiles concerned."""

    code: Code | SetFlaw
    sets: tuple[LaidSet, ...] = ()
    tiles: tuple[Tile, ...] = ()
    reached: int | None = None
    """The value of an opening that is too low."""
    needed: int | None = None
    """The least value of an opening."""


Violations = tuple[Violation, ...]
