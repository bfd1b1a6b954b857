"""Rate limit rules: all limits with their numbers.

A family behind one router never reaches them, nor does a school class of thirty at one address
that opens the page at the same moment. A program that sends requests in a loop reaches them in
seconds.
"""

from __future__ import annotations

from math import inf
from typing import Final

from brikke.server.limits.interface import Cap, Rule

KIB: Final = 1024


class Rules:
    """The limits of a guest and of an address, multiplied by a factor; 0: no limits."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor

        self.address_requests = self._rule("address-requests", 50, 500)
        """HTTP requests: opening a page makes about ten."""
        self.guest_requests = self._rule("guest-requests", 10, 100)

        self.address_guests = self._rule("address-guests", 1 / 10, 60)
        """New guests."""
        self.address_tables = self._rule("address-tables", 1 / 10, 100)
        self.guest_tables = self._rule("guest-tables", 1 / 60, 20)
        self.address_records = self._rule("address-records", 1 / 60, 60)
        """Uploaded records, which are stored for ever and may be large."""
        self.guest_records = self._rule("guest-records", 1 / 60, 20)

        self.address_transfers = self._rule("address-transfers", 1 / 10, 20)
        """Attempts to use a transfer code."""
        self.guest_transfers = self._rule("guest-transfers", 1 / 60, 10)
        """New transfer codes."""

        self.address_sign_ins = self._rule("address-sign-ins", 1 / 10, 20)
        """Attempts to sign in with a passkey or a recovery phrase."""
        self.guest_proofs = self._rule("guest-proofs", 1 / 60, 20)
        """New passkeys and recovery phrases."""

        self.guest_exports = self._rule("guest-exports", 1 / 600, 3)
        """Exports of all games, which read whole logs."""

        self.address_codes = self._rule("address-codes", 1 / 5, 30)
        """Attempts to find a table by its short code."""

        self.address_questions = self._rule("address-questions", 10, 40)
        """Questions that are answered by a worker."""

        self.address_sockets = self._rule("address-sockets", 5, 100)
        """New connections to tables; after an outage all clients reconnect at once."""
        self.address_connections = self._cap("address-connections", 500)
        """Open connections."""
        self.guest_connections = self._cap("guest-connections", 20)
        self.guest_commands = self._rule("guest-commands", 50, 100)
        """Commands on all connections of a guest together."""
        self.guest_refusals = self._rule("guest-refusals", 2, 60)
        """Refused commands; somebody who tries things out makes a few."""

        self.guest_stored = self._rule("guest-stored", 1000, 1024 * KIB)
        """Bytes that a guest has the server store by commands and requests together."""
        self.address_stored = self._rule("address-stored", 4 * KIB, 16 * 1024 * KIB)

        self.connection_messages = self._rule("connection-messages", 100, 600)
        """Frames of any kind, or requests, that arrive on one connection."""
        self.connection_bytes = self._rule("connection-bytes", 128 * KIB, 1024 * KIB)
        self.connection_rests = self._rule("connection-rests", 1 / 30, 8)
        """How often one connection may send too much before it is closed."""
        self.address_messages = self._rule("address-messages", 300, 3000)
        self.address_bytes = self._rule("address-bytes", 1024 * KIB, 8192 * KIB)
        self.address_open = self._cap("address-open", 600)
        """Open connections of any kind: a browser holds up to seven."""

        self._add_clubs()

    def _add_clubs(self) -> None:
        self.guest_clubs = self._rule("guest-clubs", 1 / 600, 5)
        """New clubs."""
        self.address_clubs = self._rule("address-clubs", 5, 100)
        """Looks at clubs: their addresses are short."""
        self.guest_messages = self._rule("guest-messages", 1 / 3, 10)
        """Messages to clubs."""
        self.guest_reports = self._rule("guest-reports", 1 / 60, 5)
        self.guest_seeks = self._rule("guest-seeks", 1 / 3, 10)
        """Wishes to be seated with others."""
        self.guest_bots = self._rule("guest-bots", 1 / 600, 10)
        """New connected bots, and new tokens for them."""
        self.guest_invitations = self._rule("guest-invitations", 1 / 10, 20)
        """Invitations of connected bots."""
        self.guest_tournaments = self._rule("guest-tournaments", 1, 20)
        """Joining and leaving tournaments, and steering one's own."""
        self.guest_devices = self._rule("guest-devices", 1 / 60, 20)
        """Browsers that want to be told of turns."""
        self.guest_mails = self._rule("guest-mails", 1 / 600, 3)
        """Mails that ask whether an address wants notices."""
        self.address_mails = self._rule("address-mails", 1 / 60, 20)
        """The same mails, and attempts to use the links in mails."""
        self.mailbox_mails = self._rule("mailbox-mails", 1 / 1200, 3)
        """The same mails to one address of mail, whoever asks for them."""

    def all(self) -> list[tuple[str, float | None, float | None]]:
        """Return all limits as name, how much at once, and how much a second; None: no limit."""
        known = [each for each in vars(self).values() if isinstance(each, Rule | Cap)]
        return [
            (each.name, _finite(each.burst), _finite(each.per_second))
            if isinstance(each, Rule)
            else (each.name, _finite(each.maximum), None)
            for each in known
        ]

    def _rule(self, name: str, per_second: float, burst: float) -> Rule:
        return Rule(name, per_second * self._factor, self._scaled(burst))

    def _cap(self, name: str, maximum: float) -> Cap:
        return Cap(name, self._scaled(maximum))

    def _scaled(self, number: float) -> float:
        # Less than one would allow nothing at all.
        return max(1, number * self._factor) if self._factor else inf


def _finite(number: float) -> float | None:
    return None if number == inf or not number else number
