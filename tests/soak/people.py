"""Guests and their HTTP requests, with retries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

import httpx

from tests.server.clients import bearer
from tests.soak.tally import Tally

ANSWER_SECONDS: Final = 4.0
PATIENCE_SECONDS: Final = 120.0
AGAIN_SECONDS: Final = 0.5


def address(number: int, network: int = 10) -> dict[str, str]:
    """Return the header of a proxy, for a client with an address of its own."""
    return {"x-forwarded-for": f"{network}.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


@dataclass
class Guest:
    """A guest with a token and a name."""

    token: str
    headers: dict[str, str]
    name: str
    names: count[int] = field(default_factory=count)
    doubtful: bool = False
    """Whether a change of name got no answer, so that its outcome is unknown."""


class Office:
    """Creates guests and tables, on any server that answers."""

    def __init__(self, bases: Sequence[str], tally: Tally) -> None:
        self.bases = list(bases)
        self._tally = tally
        self._http = httpx.AsyncClient(timeout=ANSWER_SECONDS)
        self._numbers = count(1)

    async def close(self) -> None:
        await self._http.aclose()

    async def guest(self, name: str) -> Guest:
        """Become a guest."""
        headers = address(next(self._numbers))
        made = await self._insist("POST", "/api/guests", headers, {"name": name})
        return Guest(str(made["token"]), headers, str(made["name"]))

    async def table(self, host: Guest, **wishes: Any) -> str:
        """Set up a table."""
        made = await self._insist("POST", "/api/tables", _known(host), wishes)
        return str(made["id"])

    async def rename(self, guest: Guest, name: str) -> None:
        """Change a name, if a server answers."""
        guest.doubtful = True
        answer = await self._ask("PATCH", "/api/me", _known(guest), {"name": name})
        if answer is not None and answer.is_success:
            guest.name, guest.doubtful = str(answer.json()["name"]), False
            self._tally.counts["names changed"] += 1

    async def name_of(self, guest: Guest) -> str:
        """Return the name of a guest."""
        return str((await self._insist("GET", "/api/me", _known(guest)))["name"])

    async def _insist(
        self, method: str, path: str, headers: dict[str, str], body: Any = None
    ) -> dict[str, Any]:
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            answer = await self._ask(method, path, headers, body)
            if answer is not None and answer.is_success:
                told: dict[str, Any] = answer.json()
                return told
            if answer is not None and answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                self._tally.fault(f"{method} {path} is answered with {answer.status_code}")
            if time.monotonic() > until:
                raise TimeoutError(f"nobody answers {method} {path}")
            await asyncio.sleep(AGAIN_SECONDS)

    async def _ask(
        self, method: str, path: str, headers: dict[str, str], body: Any = None
    ) -> httpx.Response | None:
        self.bases.append(self.bases.pop(0))
        try:
            return await self._http.request(
                method, self.bases[0] + path, headers=headers, json=body
            )
        except httpx.HTTPError:
            return None


def _known(guest: Guest) -> dict[str, str]:
    return guest.headers | bearer(guest.token)
