"""Policies as data: how a seat plays, decided on nothing but what it may know.

In this order:

1. Who has not opened opens, as soon as possible.
2. The pool is empty: ``at_end``.
3. Who hoards lays the whole rack or draws, until another rack or the pool is low.
4. The turn with the most tiles, without jokers that add too little, if it is large enough.

Where there is a duty to play, who would rather draw plays: a hoarder the smallest turn there is,
others the turn that they thought too small, or too dear.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brikke.errors import InputError
from brikke.solver import Objective

MAX_NUMBER: Final = 254
"""The largest number in a policy: the native core has a byte for it, and one value is "never"."""


class AtEnd(StrEnum):
    """What to do once the pool is empty."""

    LAY = "lay"
    """Play the most tiles, jokers and all."""
    BLEED = "bleed"
    """With two players, who then know each other's racks: of the sixteen smallest turns play the
    most valuable one after which the other cannot go out, until the own rack is the lower one.
    With more players, lay."""
    HOLD = "hold"
    """Go out at once or not at all."""
    ENDURE = "endure"
    """With two players and free jokers: keep the other from going out for as long as possible, one
    tile at a time (:mod:`brikke.players.endgame`). Otherwise, bleed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """How a seat plays. As it stands, the best turn every turn, like the bot ``steady``."""

    opening: Objective = Objective.TILES
    """What makes an opening the best: ``fewest`` opens as small as possible."""
    joker_adds: int | None = 0
    """A turn with jokers is played only if each of them adds so many tiles, itself among them, to
    the best turn without; None: jokers are for opening and for going out."""
    least_tiles: int = 0
    """Draw rather than play fewer, unless it is the whole rack."""
    hoards: bool = False
    """Once opened, draw until the whole rack can be laid,"""
    until_tiles: int = 0
    """or another rack has only so many tiles,"""
    until_pool: int = 0
    """or the pool has."""
    at_end: AtEnd = AtEnd.LAY

    def __post_init__(self) -> None:
        openings = (Objective.TILES, Objective.POINTS, Objective.FEWEST)
        object.__setattr__(
            self, "opening", _read_choice(openings, "an opening is for", self.opening)
        )
        object.__setattr__(self, "at_end", _read_choice(tuple(AtEnd), "at the end", self.at_end))
        for name in ("joker_adds", "least_tiles", "until_tiles", "until_pool"):
            value = getattr(self, name)
            if value is None and name == "joker_adds":
                continue
            if not isinstance(value, int) or not 0 <= value <= MAX_NUMBER:
                raise InputError(f"{name} is a number from 0 to {MAX_NUMBER}", value)


def _read_choice(choices: Sequence[StrEnum], what: str, value: str) -> StrEnum:
    """Return the choice that a value names."""
    for choice in choices:
        if choice == value:
            return choice
    raise InputError(f"{what} {' or '.join(choices)}", value)


STEADY: Final = Policy()
HOARDER: Final = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.BLEED)
"""The strongest rule known for two players where drawing is free."""
