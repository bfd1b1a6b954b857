"""Rate limits of one WebSocket connection."""

from __future__ import annotations

import secrets
from typing import Final

from brikke.server.limits.interface import Cap, Limits, TooOften
from brikke.server.limits.memory import MemoryLimits
from brikke.server.limits.rules import Rules

COMMANDS_TAKEN: Final = 10
CROWDED_SECONDS: Final = 10.0
"""When to try again while there are too many connections; nobody knows when one ends."""


class ConnectionLimits:
    """The limits of one connection, and its random id."""

    def __init__(
        self, limits: Limits, rules: Rules, address: str, local: MemoryLimits | None = None
    ) -> None:
        self.id = secrets.token_hex(8)
        self._limits = limits
        self._rules = rules
        self.address = address
        # Each server counts refusals and bytes by itself: no command waits for another machine.
        self._local = MemoryLimits() if local is None else local
        self._commands = 0
        """The commands left from the last batch that was taken."""
        self._held: list[tuple[Cap, str]] = []

    async def open(self) -> None:
        """Count a new connection of the address, or raise `TooOften`."""
        wait = await self._limits.take(self._rules.address_sockets, self.address)
        if wait:
            raise TooOften(wait)
        await self._acquire(self._rules.address_connections, self.address)

    async def enter(self, guest: str) -> None:
        """Count the connection for its guest, or raise `TooOften`."""
        await self._acquire(self._rules.guest_connections, guest)

    async def command(self, guest: str) -> None:
        """Count a command, or raise `TooOften`."""
        rules, debt = self._rules, self._local.debt
        if wait := max(debt(rules.guest_stored, guest), debt(rules.address_stored, self.address)):
            raise TooOften(wait)
        if not self._commands:
            # Taken in batches: the counter may be on another machine, and players should not wait.
            rule = self._rules.guest_commands
            count = int(min(COMMANDS_TAKEN, rule.burst))
            wait = await self._limits.take(rule, guest, count)
            if wait:
                raise TooOften(wait)
            self._commands = count
        self._commands -= 1

    def stored(self, guest: str, amount: int) -> None:
        """Count bytes that a command has added to the database."""
        self._local.charge(self._rules.guest_stored, guest, amount)
        self._local.charge(self._rules.address_stored, self.address, amount)

    def refusal(self, guest: str) -> None:
        """Count a refused command, or raise `TooOften`."""
        rule, who = self._rules.guest_refusals, guest or self.address
        self._local.charge(rule, who)
        if wait := self._local.debt(rule, who):
            raise TooOften(wait)

    async def close(self) -> None:
        """Release everything that is held."""
        while self._held:
            cap, who = self._held.pop()
            await self._limits.release(cap, who, self.id)

    async def _acquire(self, cap: Cap, who: str) -> None:
        # Recorded first: if the connection ends during the request, it is released as well.
        self._held.append((cap, who))
        if not await self._limits.acquire(cap, who, self.id):
            self._held.pop()
            raise TooOften(CROWDED_SECONDS)
