"""Tournament settings: rulebook, seats at a table, rounds, pairing, and breaks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brikke.errors import InputError
from brikke.rules.rulebook import Rulebook, get_rulebook, with_house_rules

MOST_ROUNDS: Final = 20
MOST_PLAYERS: Final = 1000
MOST_BREAK: Final = 24 * 3600


class Meeting(StrEnum):
    """Who meets whom."""

    SWISS = "swiss"
    """Players with equal standings meet."""
    DRAWN = "drawn"
    """The order is drawn anew for every round; standings do not matter."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a tournament, which never change."""

    rulebook: str
    """An edition and house rules."""
    seats: int = 4
    rounds: int = 5
    meeting: Meeting = Meeting.SWISS
    break_seconds: int = 60
    """The time between two rounds."""

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise InputError(f"a tournament has 1 to {MOST_ROUNDS} rounds", self.rounds)
        if not 2 <= self.seats <= 4:
            raise InputError("a table has 2 to 4 seats", self.seats)
        if not 0 <= self.break_seconds <= MOST_BREAK:
            raise InputError(f"a break takes up to {MOST_BREAK} seconds", self.break_seconds)
        if get_rulebook(self.rulebook).turn_seconds is None:
            raise InputError("a tournament needs a clock: turn_seconds is", "off")

    def table_rules(self) -> Rulebook:
        """Return the rulebook of its tables: one round, with the clock from the first turn on."""
        return with_house_rules(self.rulebook, rounds=1, clock_before_opening=True)
