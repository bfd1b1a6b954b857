"""Who runs a table: how it deals, and how long it waits for what."""

from __future__ import annotations

from dataclasses import dataclass, field

from brikke.live.dealer import Dealer, FairDealer


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a server waits for what, in milliseconds."""

    salt: int = 5_000
    bot: int = 1_200
    """What a bot seems to think: the same whatever it holds."""
    lag: int = 1_000
    """What a turn may arrive late, for the way it had to travel."""
    grace: int = 60_000
    """How long a lost connection may last before a bot plays."""
    absence: int = 300_000
    """How long others wait for a turn that has no clock; 0: for ever."""
    between: int = 30_000
    """How long the score sheet is shown if not everyone is ready."""
    stand_in: str = "steady"
    """The bot that plays for the absent."""


@dataclass(frozen=True, slots=True)
class House:
    """All that a decision rests on besides the table and the time."""

    timing: Timing = field(default_factory=Timing)
    dealer: Dealer = field(default_factory=FairDealer)
