"""Rate limiting: counts every request to the API before it is handled."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from brikke.server.http.dependencies import bearer_of
from brikke.server.http.stored_bytes import QUESTIONS, stored_bytes
from brikke.server.limits import (
    Limits,
    Rule,
    Rules,
    StorageQuota,
    TooOften,
    address_of,
)
from brikke.wire.tokens import hash_of

Operation = tuple[str, str]
"""A method and a path."""


class RateLimiter:
    """Admits a request, or raises `TooOften`.

    Guests are told apart by the hash of their token. Whether the token is valid is checked later,
    because that needs the database.
    """

    def __init__(self, limits: Limits, rules: Rules, storage: StorageQuota) -> None:
        self._limits = limits
        self._rules = rules
        self._storage = storage
        self.for_addresses: dict[Operation, Rule] = {
            ("POST", "/api/guests"): rules.address_guests,
            ("POST", "/api/tables"): rules.address_tables,
            ("POST", "/api/records"): rules.address_records,
            ("POST", "/api/transfers"): rules.address_transfers,
            ("POST", "/api/sign-in/challenge"): rules.address_sign_ins,
            ("POST", "/api/sign-in/passkey"): rules.address_sign_ins,
            ("POST", "/api/sign-in/phrase"): rules.address_sign_ins,
            ("POST", "/api/replays/{link}/again"): rules.address_tables,
            ("POST", "/api/tournaments"): rules.address_tables,
            ("GET", "/api/codes/{code}"): rules.address_codes,
            ("GET", "/api/clubs/{club_id}"): rules.address_clubs,
            ("POST", "/api/clubs/{club_id}/members"): rules.address_clubs,
            ("POST", "/api/clubs/{club_id}/tables"): rules.address_tables,
            ("GET", "/api/host"): rules.address_sign_ins,
            ("POST", "/api/me/notices/mail"): rules.address_mails,
            ("POST", "/api/notices/mail/{key}/confirmation"): rules.address_mails,
            ("POST", "/api/notices/mail/{key}/removal"): rules.address_mails,
            ("POST", "/api/tables/{table_id}/invitations"): rules.address_tables,
            ("GET", "/api/replays/{link}"): rules.address_questions,
            ("GET", "/api/replays/{link}/chances"): rules.address_questions,
            ("GET", "/api/rounds/{commitment}/turns/{turn}"): rules.address_questions,
            **{("POST", f"/api/{name}"): rules.address_questions for name in QUESTIONS},
        }
        self.for_guests: dict[Operation, Rule] = {
            ("POST", "/api/tables"): rules.guest_tables,
            ("POST", "/api/replays/{link}/again"): rules.guest_tables,
            ("POST", "/api/tournaments"): rules.guest_tables,
            ("POST", "/api/records"): rules.guest_records,
            ("POST", "/api/me/transfers"): rules.guest_transfers,
            ("GET", "/api/me/records"): rules.guest_exports,
            ("POST", "/api/me/passkeys/challenge"): rules.guest_proofs,
            ("POST", "/api/me/passkeys"): rules.guest_proofs,
            ("POST", "/api/me/phrase"): rules.guest_proofs,
            ("POST", "/api/me/seek"): rules.guest_seeks,
            ("POST", "/api/me/notices/mail"): rules.guest_mails,
            ("POST", "/api/me/notices/devices"): rules.guest_devices,
            ("POST", "/api/bot/tables/{table_id}/commands"): rules.guest_commands,
            ("POST", "/api/me/bots"): rules.guest_bots,
            ("POST", "/api/me/bots/{key}/token"): rules.guest_bots,
            ("POST", "/api/tables/{table_id}/invitations"): rules.guest_invitations,
            ("POST", "/api/clubs"): rules.guest_clubs,
            ("POST", "/api/clubs/{club_id}/tables"): rules.guest_tables,
            ("POST", "/api/clubs/{club_id}/messages"): rules.guest_messages,
            ("POST", "/api/clubs/{club_id}/messages/{message}/reports"): rules.guest_reports,
            ("POST", "/api/tables/{table_id}/reports"): rules.guest_reports,
            **{
                ("POST", f"/api/tournaments/{{key}}/{name}"): rules.guest_tournaments
                for name in ("join", "leave", "go-on", "pause")
            },
        }

    async def guard(
        self, connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
    ) -> None:
        """Count a request. Pages and their files are free; connections have limits of their own."""
        scope = connection.scope
        if not isinstance(connection, Request) or not scope["path"].startswith("/api"):
            return
        operation = (connection.method, scope["path_template"])
        # Addresses first, so that invented tokens do not fill the memory.
        address = address_of(scope)
        await self._take(self._rules.address_requests, address)
        await self._take(self.for_addresses.get(operation), address)
        if size := stored_bytes(connection):
            self._storage.check(address=address)
            self._storage.charge(size, address=address)
        if token := bearer_of(connection):
            guest = hash_of(token)[:16]
            await self._take(self._rules.guest_requests, guest)
            await self._take(self.for_guests.get(operation), guest)

    async def count_mail(self, address: str) -> None:
        """Count a mail to somebody who may not have asked for it; only a hash is remembered."""
        user, _, host = address.lower().rpartition("@")
        # What follows a plus sign leads to the same mailbox.
        mailbox = f"mail {user.partition('+')[0]}@{host}"
        await self._take(self._rules.mailbox_mails, hash_of(mailbox)[:16])

    async def _take(self, rule: Rule | None, key: str) -> None:
        wait = await self._limits.take(rule, key) if rule else 0.0
        if wait:
            raise TooOften(wait)
