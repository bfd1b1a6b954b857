"""The door of one connection to a table: what it takes and holds until it closes."""

from __future__ import annotations

import secrets
from typing import Final

from brikke.server.limits.interface import Cap, Limits, TooOften
from brikke.server.limits.rules import Rules

COMMANDS_TAKEN: Final = 10
CROWDED_SECONDS: Final = 10.0
"""When to come again where too many are: nobody knows when one of them goes."""


class Door:
    """Keeps the limits of one connection, to which it gives a name."""

    def __init__(self, limits: Limits, rules: Rules, address: str) -> None:
        self.id = secrets.token_hex(8)
        self._limits = limits
        self._rules = rules
        self._address = address
        self._commands = 0
        """What may still be done of what was taken."""
        self._held: list[tuple[Cap, str]] = []

    async def open(self) -> None:
        """Let a connection in, or raise `TooOften`."""
        wait = await self._limits.take(self._rules.address_sockets, self._address)
        if wait:
            raise TooOften(wait)
        await self._hold(self._rules.address_connections, self._address)

    async def enter(self, guest: str) -> None:
        """Let it be a guest's, or raise `TooOften`."""
        await self._hold(self._rules.guest_connections, guest)

    async def command(self, guest: str) -> None:
        """Let a command through, or raise `TooOften`."""
        if not self._commands:
            # Several at a time: whoever counts may be far away, and a player should not wait.
            rule = self._rules.guest_commands
            count = int(min(COMMANDS_TAKEN, rule.at_once))
            wait = await self._limits.take(rule, guest, count)
            if wait:
                raise TooOften(wait)
            self._commands = count
        self._commands -= 1

    async def close(self) -> None:
        """Let go of everything."""
        while self._held:
            cap, who = self._held.pop()
            await self._limits.let_go(cap, who, self.id)

    async def _hold(self, cap: Cap, who: str) -> None:
        # Noted first: whoever goes while this is asked must let go as well.
        self._held.append((cap, who))
        if not await self._limits.hold(cap, who, self.id):
            self._held.pop()
            raise TooOften(CROWDED_SECONDS)
