"""Policies: simple strategies as data. A policy uses nothing but what its seat may know.

It decides in this order:

1. A player who has not opened opens as soon as possible.
2. On an empty pool ``at_end`` decides.
3. A player who hoards plays the whole rack or draws, until another rack or the pool is low.
4. Otherwise: the turn with the most tiles, without jokers that add too little, if it is large
   enough; else a draw.

If the rules oblige a player to play, a play replaces the draw: for hoarders the smallest one, for
others the one that was too small or used jokers that added too little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brikke.errors import InputError
from brikke.solver import Objective

MAX_NUMBER: Final = 254
"""The largest number in a policy: the native core stores it in a byte, and 255 is "never"."""


class AtEnd(StrEnum):
    """What a player does once the pool is empty."""

    LAY = "lay"
    """Play the most tiles, jokers included."""
    BLEED = "bleed"
    """Lose points slowly. With two players, who then know each other's racks: of the sixteen
    smallest turns play the most valuable one after which the rival cannot go out, until the own
    rack costs less. With more players, like ``lay``."""
    HOLD = "hold"
    """Keep all tiles: go out with the whole rack, or pass."""
    ENDURE = "endure"
    """Block as long as possible. With two players and free jokers: play one tile at a time, so that
    the rival cannot go out (:mod:`brikke.players.endgame`). Otherwise, like ``bleed``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """How a seat plays. The defaults play the most tiles every turn, like the bot ``steady``."""

    opening: Objective = Objective.TILES
    """The objective of the opening: ``fewest`` opens with as few tiles as possible."""
    joker_adds: int | None = 0
    """Play a turn with jokers only if each joker adds at least this many tiles, itself included, to
    the best turn without jokers. None: use jokers only to open and to go out."""
    least_tiles: int = 0
    """Draw rather than play fewer tiles than this, except the whole rack."""
    hoards: bool = False
    """After opening, draw until the whole rack can be played."""
    until_tiles: int = 0
    """Hoarding also ends when another rack has this many tiles or fewer."""
    until_pool: int = 0
    """Hoarding also ends when the pool has this many tiles or fewer."""
    at_end: AtEnd = AtEnd.LAY

    def __post_init__(self) -> None:
        openings = (Objective.TILES, Objective.POINTS, Objective.FEWEST)
        object.__setattr__(self, "opening", _read_choice(openings, "opening must be", self.opening))
        object.__setattr__(
            self, "at_end", _read_choice(tuple(AtEnd), "at_end must be", self.at_end)
        )
        for name in ("joker_adds", "least_tiles", "until_tiles", "until_pool"):
            value = getattr(self, name)
            if value is None and name == "joker_adds":
                continue
            if not isinstance(value, int) or not 0 <= value <= MAX_NUMBER:
                raise InputError(f"{name} is a number from 0 to {MAX_NUMBER}", value)


def _read_choice(choices: Sequence[StrEnum], what: str, value: str) -> StrEnum:
    """Return the enumeration member of this value."""
    for choice in choices:
        if choice == value:
            return choice
    raise InputError(f"{what} {' or '.join(choices)}", value)


STEADY: Final = Policy()
HOARDER: Final = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.BLEED)
"""The strongest simple policy for two players, where the rules never oblige to play."""
