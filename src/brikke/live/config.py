"""Configuration of a live table: its timing and its dealer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from brikke.live.dealer import Dealer, FairDealer
from brikke.live.events import Speed

SPEEDS: Final = {Speed.SLOW: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.5}
"""How much longer than normal a bot seems to think."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Delays and limits of a live table, in milliseconds."""

    salt: int = 5_000
    bot: int = 1_200
    """How long a bot seems to think at normal speed: it never depends on its tiles."""
    lag: int = 1_000
    """How late a turn may arrive, to allow for network latency."""
    grace: int = 60_000
    """How long a connection may be lost before a bot plays."""
    absence: int = 300_000
    """How long others wait for a turn without a clock; 0: without limit."""
    between: int = 30_000
    """How long the score sheet is shown if not everyone is ready."""
    stand_in: str = "steady"
    """The bot that plays for absent players."""

    def bot_pause(self, speed: Speed) -> int:
        """Return how long a bot seems to think at a table of this speed."""
        return round(self.bot * SPEEDS[speed])


@dataclass(frozen=True, slots=True)
class TableConfig:
    """What a decision depends on besides the table and the time."""

    timing: Timing = field(default_factory=Timing)
    dealer: Dealer = field(default_factory=FairDealer)
