"""The plan of a soak test: duration, tables and failures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from brikke.players.bots import BOTS
from brikke.rules.rulebook import EDITIONS, get_rulebook


@dataclass(frozen=True)
class Setup:
    """The servers and databases of a soak test."""

    name: str
    words: str
    servers: int
    shared: bool
    """Whether on PostgreSQL and Redis."""


SETUPS: Final = {
    each.name: each
    for each in (
        Setup("postgres", "PostgreSQL and Redis, two processes", 2, shared=True),
        Setup("sqlite", "SQLite, one process", 1, shared=False),
    )
}

SALT_SECONDS: Final = 3
GRACE_SECONDS: Final = 8
ABSENCE_SECONDS: Final = 15
SETTINGS: Final[Mapping[str, str]] = {
    "workers": "1",
    "tick_ms": "50",
    "bot_seconds": "0.3",
    "salt_seconds": str(SALT_SECONDS),
    "between_seconds": "3",
    "grace_seconds": str(GRACE_SECONDS),
    "absence_seconds": str(ABSENCE_SECONDS),
    # Every client has an address of its own, so that rate limits affect only hostile ones.
    "limits": "1",
    "proxies": "127.0.0.1",
}
"""Short delays, so that much happens in an hour, and the default rate limits."""


HOUSE_RULES: Final[Mapping[str, tuple[object, ...]]] = {
    "rounds": (1, 1, 2),
    # Large deals and an end with the empty pool make rounds short.
    "tiles_dealt": (7, 14, 18, 20, 20, 20),
    "empty_pool": ("must-play", "play-on", *["round-ends"] * 3),
    "opening_minimum": (0, 0, 0, 0, 10, 30),
    # Clients of a frozen server need a moment to notice, and to reconnect elsewhere.
    "turn_seconds": ("off", 20, 30, 60),
}
SELDOM: Final[Mapping[str, tuple[object, ...]]] = {
    "penalty_tiles": (0, 1, 2, 3),
    "must_play_when_able": ("yes", "no"),
    "clock_before_opening": ("yes", "no"),
    "joker_value": (20, 25, 30, 50),
    "opening_goes_on": ("yes", "no"),
}


@dataclass(frozen=True)
class Plan:
    """The parameters of a soak test; the same seed gives the same failures."""

    setup: Setup
    seconds: float
    seed: int
    tables: int = 20
    vandals: int = 3
    harshness: float = 1.0
    """The duration of failures, relative to a soak of an hour."""
    spares_servers: bool = False
    """Whether servers are spared, to measure their memory in the long run."""
    once: bool = False
    """Whether every kind of failure happens exactly once."""

    def chance(self, *of: object) -> Random:
        """Return a random generator for one actor."""
        return Random(":".join(map(str, (self.seed, *of))))


@dataclass(frozen=True)
class TablePlan:
    """The players and the rules of a table."""

    rulebook: str
    people: int
    bots: tuple[str, ...]
    watching: int
    matches: int
    casual: bool
    hints: bool

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.people + len(self.bots)

    @property
    def turn_seconds(self) -> int | None:
        """How long a turn may take."""
        return get_rulebook(self.rulebook).turn_seconds


def draw_table(chance: Random) -> TablePlan:
    """Return a random table with short rounds."""
    seats = chance.choice((2, 3, 4, 4))
    people = chance.randint(1, seats)
    return TablePlan(
        rulebook=_draw_rulebook(chance),
        people=people,
        bots=tuple(chance.choice(sorted(BOTS)) for _ in range(seats - people)),
        watching=chance.choice((0, 1, 1, 2)),
        matches=chance.choice((1, 1, 2, 3)),
        casual=chance.random() < 0.8,
        hints=chance.random() < 0.8,
    )


def _draw_rulebook(chance: Random) -> str:
    rules = dict(HOUSE_RULES)
    rules |= {name: values for name, values in SELDOM.items() if chance.random() < 0.15}
    played = " ".join(f"{name}={chance.choice(values)}" for name, values in rules.items())
    return f"{chance.choice(sorted(EDITIONS))} {played}"
