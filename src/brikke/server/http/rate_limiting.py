"""The gate of the API: every request is counted before anything else is done for it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from brikke.server.http.dependencies import bearer_of
from brikke.server.limits import Limits, Rule, Rules, TooOften, address_of
from brikke.server.tokens import hash_of

QUESTIONS: Final = (
    "solve",
    "check",
    "arrange",
    "analyse",
    "verify",
    "replay",
    "replay/chances",
)
Operation = tuple[str, str]
"""A method and a path."""


class Gate:
    """Lets a request in, or raises `TooOften`.

    A guest is known by the hash of a token here: whether it is anybody's is asked later, for that
    takes the database.
    """

    def __init__(self, limits: Limits, rules: Rules) -> None:
        self._limits = limits
        self._rules = rules
        self.for_addresses: dict[Operation, Rule] = {
            ("POST", "/api/guests"): rules.address_guests,
            ("POST", "/api/tables"): rules.address_tables,
            ("POST", "/api/records"): rules.address_records,
            ("POST", "/api/transfers"): rules.address_transfers,
            ("POST", "/api/replays/{link}/again"): rules.address_tables,
            ("GET", "/api/replays/{link}"): rules.address_questions,
            ("GET", "/api/replays/{link}/chances"): rules.address_questions,
            **{("POST", f"/api/{name}"): rules.address_questions for name in QUESTIONS},
        }
        self.for_guests: dict[Operation, Rule] = {
            ("POST", "/api/tables"): rules.guest_tables,
            ("POST", "/api/replays/{link}/again"): rules.guest_tables,
            ("POST", "/api/records"): rules.guest_records,
            ("POST", "/api/me/transfers"): rules.guest_transfers,
        }

    async def guard(
        self, connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
    ) -> None:
        """Count a request; pages and their files are free, sockets have `ConnectionLimits`."""
        scope = connection.scope
        if not isinstance(connection, Request) or not scope["path"].startswith("/api"):
            return
        operation = (connection.method, scope["path_template"])
        # Addresses first: whoever invents tokens is held back before they are remembered.
        address = address_of(scope)
        await self._take(self._rules.address_requests, address)
        await self._take(self.for_addresses.get(operation), address)
        if token := bearer_of(connection):
            guest = hash_of(token)[:16]
            await self._take(self._rules.guest_requests, guest)
            await self._take(self.for_guests.get(operation), guest)

    async def _take(self, rule: Rule | None, who: str) -> None:
        wait = await self._limits.take(rule, who) if rule else 0.0
        if wait:
            raise TooOften(wait)
