"""The limits, each with its number.

A family behind one router meets none of them, nor does a school class of thirty at one address
that opens the page in the same moment. A program that asks without end meets them in seconds.
"""

from __future__ import annotations

from math import inf

from brikke.server.limits.interface import Cap, Rule


class Rules:
    """What a guest and what an address may do, all of it so many times; 0 limits nothing."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor

        self.address_requests = self._rule("address-requests", 50, 500)
        """Requests over HTTP: a page that opens makes ten or so."""
        self.guest_requests = self._rule("guest-requests", 10, 100)

        self.address_guests = self._rule("address-guests", 1 / 10, 60)
        """Whoever comes for the first time."""
        self.address_tables = self._rule("address-tables", 1 / 10, 100)
        self.guest_tables = self._rule("guest-tables", 1 / 60, 20)
        self.address_records = self._rule("address-records", 1 / 60, 60)
        """Records are kept for ever, and each may be large."""
        self.guest_records = self._rule("guest-records", 1 / 60, 20)

        self.address_transfers = self._rule("address-transfers", 1 / 10, 20)
        """Codes from another device that are tried."""
        self.guest_transfers = self._rule("guest-transfers", 1 / 60, 10)
        """Codes that are made."""

        self.address_questions = self._rule("address-questions", 10, 40)
        """What makes a worker think."""

        self.address_sockets = self._rule("address-sockets", 5, 100)
        """Connections to tables that are opened; after an outage all of them are, at once."""
        self.address_connections = self._cap("address-connections", 500)
        """Connections that are open."""
        self.guest_connections = self._cap("guest-connections", 20)
        self.guest_commands = self._rule("guest-commands", 50, 100)
        """On all connections together."""

    def _rule(self, name: str, a_second: float, at_once: float) -> Rule:
        return Rule(name, a_second * self._factor, self._scaled(at_once))

    def _cap(self, name: str, at_once: float) -> Cap:
        return Cap(name, self._scaled(at_once))

    def _scaled(self, at_once: float) -> float:
        # Less than one would be never.
        return max(1, at_once * self._factor) if self._factor else inf
