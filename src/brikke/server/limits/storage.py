"""Quota of storage: how much a guest and an address have the server store, in whichever way.

What is stored is counted afterwards; beyond the quota it is a debt, and whoever has one stores
nothing more until it is paid. Each server counts by itself: no command waits for another machine.
"""

from __future__ import annotations

from typing import Final

from brikke.server.limits.interface import Rule, TooOften
from brikke.server.limits.memory import MemoryLimits
from brikke.server.limits.rules import Rules

COMMAND_BYTES: Final = 512
"""What a command adds to the database: its events, its receipt, and a share of its round."""
BOT_BYTES: Final = 400
"""What a turn of a bot adds; whoever lets bots play answers for their turns."""
VISIT_BYTES: Final = 512
"""What a connection to a table adds: that somebody has come, and has gone."""
REQUEST_BYTES: Final = 2048
"""What a request that stores something adds, beside its body: at most a table with its bots."""


class StorageQuota:
    """The quotas of guests and addresses, counted in the memory of this process."""

    def __init__(self, rules: Rules, counted: MemoryLimits) -> None:
        self._rules = rules
        self._counted = counted

    def check(self, *, guest: str = "", address: str = "") -> None:
        """Raise `TooOften` if a guest or an address has stored too much."""
        wait = max((self._counted.debt(*each) for each in self._kept(guest, address)), default=0.0)
        if wait:
            raise TooOften(wait)

    def charge(self, amount: int, *, guest: str = "", address: str = "") -> None:
        """Count bytes that are stored for a guest or an address."""
        for rule, who in self._kept(guest, address):
            self._counted.charge(rule, who, amount)

    def _kept(self, guest: str, address: str) -> list[tuple[Rule, str]]:
        rules = self._rules
        known = ((rules.guest_stored, guest), (rules.address_stored, address))
        return [(rule, who) for rule, who in known if who]
