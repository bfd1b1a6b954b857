"""Rate limits of one WebSocket connection or bot stream."""

from __future__ import annotations

import secrets
from typing import Final

from brikke.server.limits.interface import Cap, Limits, TooOften
from brikke.server.limits.memory import MemoryLimits
from brikke.server.limits.refusals import RefusalLimit
from brikke.server.limits.rules import Rules
from brikke.server.limits.storage import VISIT_BYTES, StorageQuota

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
        local = MemoryLimits() if local is None else local
        self._refusals = RefusalLimit(rules, local)
        self._storage = StorageQuota(rules, local)
        self._guest = ""
        """The connected guest, once known; not a merged guest whose seat it plays."""
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
        self._guest = guest
        self._storage.check(guest=guest, address=self.address)
        self.stored(VISIT_BYTES)

    async def command(self) -> None:
        """Count a command, or raise `TooOften`."""
        self._storage.check(guest=self._guest, address=self.address)
        if not self._commands:
            # Taken in batches: the counter may be on another machine, and players should not wait.
            rule = self._rules.guest_commands
            count = int(min(COMMANDS_TAKEN, rule.burst))
            wait = await self._limits.take(rule, self._guest, count)
            if wait:
                raise TooOften(wait)
            self._commands = count
        self._commands -= 1

    def stored(self, amount: int) -> None:
        """Count bytes that a command has added to the database."""
        self._storage.charge(amount, guest=self._guest, address=self.address)

    def refusal(self) -> None:
        """Count a refused command, or raise `TooOften`."""
        who = self._guest or self.address
        self._refusals.charge(who)
        self._refusals.check(who)

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
