"""Limit of refused commands: they cost the server time, whichever way they come.

Each server counts by itself: no command waits for another machine.
"""

from __future__ import annotations

from brikke.server.limits.interface import TooOften
from brikke.server.limits.memory import MemoryLimits
from brikke.server.limits.rules import Rules


class RefusalLimit:
    """How many commands of a guest may be refused, counted in the memory of this process."""

    def __init__(self, rules: Rules, counted: MemoryLimits) -> None:
        self._rules = rules
        self._counted = counted

    def check(self, who: str) -> None:
        """Raise `TooOften` if somebody was refused too often."""
        if wait := self._counted.debt(self._rules.guest_refusals, who):
            raise TooOften(wait)

    def charge(self, who: str) -> None:
        """Count a refused command."""
        self._counted.charge(self._rules.guest_refusals, who)
