"""Hostile HTTP requests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tests.soak.people import Guest
from tests.soak.tally import Tally
from tests.soak.vandals import own_address

GOLDEN: Final = Path(__file__).parents[1] / "game" / "golden"
ANSWER_SECONDS: Final = 15.0
PATHS: Final = (
    "/api/nothing", "/api/tables/../../x", "/api/rounds/" + "0" * 64, "/api/rounds/%00",
    "/api/records/x", "/t/" + "y" * 3000, "/assets/../pyproject.toml", "//", "/api/rules/x=1",
    "/%ff", "/api/tables/" + "z" * 500, "/api/rules/" + "nordic " * 50,
)  # fmt: skip
POSTS: Final = (
    "guests", "tables", "records", "transfers", "solve", "check", "arrange", "analyse", "verify",
)  # fmt: skip
BODIES: Final[tuple[bytes, ...]] = (
    b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": 5}', b'{"rack": ["r99"]}',
    b'{"rack": "' + b"r1 " * 9000 + b'"}', b"[" * 50_000, b'{"a":' * 20_000,
    b'{"name": "\\ud800"}', b'{"record": "\\u0000"}', b'{"seats": 1e400}',
    b'{"tiles": "' + b"j " * 20_000 + b'"}', b"x" * 300_000,
)  # fmt: skip
HARD: Final[dict[str, Any]] = {
    "table": "r1 r2 r3 | b1 b2 b3 | k4 k5 k6 k7 | o9 o10 o11 o12 o13 | r7 b7 k7 o7 | r9 b9 o9",
    "rack": "j j r4 r5 r6 b4 b5 b6 k1 k2 k3 o1 o2 o3 o4 o5 o6 r10 r11 b10 b11 k10 k11",
}
RAW: Final[tuple[bytes, ...]] = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{",
    b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 100_000 + b"\r\n\r\n",
    b"POST /api/solve HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + b"1, " * 300,
)  # fmt: skip


class Pest:
    """A client that sends malformed and excessive requests."""

    def __init__(self, guest: Guest, bases: Sequence[str], chance: Random, tally: Tally) -> None:
        self._guest = guest
        self._bases = bases
        self._chance = chance
        self._tally = tally
        self._records = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.iterdir())]

    async def run(self) -> None:
        """Send requests until cancelled."""
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as http:
            while True:
                ask = self._chance.choices(
                    [each for each, _ in ASKED], [weight for _, weight in ASKED]
                )[0]
                with suppress(OSError, TimeoutError, EOFError):
                    await ask(self, http)
                await asyncio.sleep(self._chance.uniform(0, 0.5))

    async def _request(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> None:
        self._tally.counts["hostile requests"] += 1
        url = self._chance.choice(self._bases) + path
        more.setdefault("headers", self._guest.headers)
        try:
            answer = await http.request(method, url, **more)
        except (httpx.HTTPError, httpx.InvalidURL):
            self._tally.statuses["no answer"] += 1
            return
        self._tally.statuses[str(answer.status_code)] += 1
        if answer.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
            sent = str(more.get("content") or more.get("json") or "")[:80]
            self._tally.fault(f"{method} {path[:60]} {sent} is answered with 500")

    # Requests

    async def _lost_paths(self, http: httpx.AsyncClient) -> None:
        method = self._chance.choice(("GET", "GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"))
        await self._request(http, method, self._chance.choice(PATHS))

    async def _bad_bodies(self, http: httpx.AsyncClient) -> None:
        path = f"/api/{self._chance.choice(POSTS)}"
        headers = own_address() | {"content-type": "application/json"}
        if self._chance.random() < 0.5:
            headers["authorization"] = f"Bearer {self._guest.token}"
        await self._request(
            http, "POST", path, content=self._chance.choice(BODIES), headers=headers
        )

    async def _bad_tokens(self, http: httpx.AsyncClient) -> None:
        token = self._chance.choice(("x", "a" * 5000, self._guest.token + "x"))
        headers = self._guest.headers | {"authorization": f"Bearer {token}"}
        method, path = self._chance.choice(
            (("GET", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables"))
        )
        await self._request(http, method, path, headers=headers)

    async def _flood(self, http: httpx.AsyncClient) -> None:
        """Send requests that are expensive to answer."""
        asked = (self._request(http, "POST", "/api/solve", json=HARD) for _ in range(60))
        await asyncio.gather(*asked)

    async def _analyse(self, http: httpx.AsyncClient) -> None:
        record = self._chance.choice(self._records)
        if self._chance.random() < 0.5:
            at = self._chance.randrange(len(record))
            record = record[:at] + self._chance.choice(("", "r7", "|", "\x00", "9")) + record[at:]
        path = self._chance.choice(("/api/analyse", "/api/verify"))
        await self._request(http, "POST", path, json={"record": record}, headers=own_address())

    async def _new_guests(self, http: httpx.AsyncClient) -> None:
        for _ in range(70):
            await self._request(http, "POST", "/api/guests", json={})

    async def _raw(self, _http: httpx.AsyncClient) -> None:
        self._tally.counts["hostile requests"] += 1
        port = int(self._chance.choice(self._bases).rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(self._chance.choice(RAW))
            async with asyncio.timeout(self._chance.uniform(0.5, 8)):
                answer = (await reader.read(200)).split(b" ")
                known = len(answer) > 1 and answer[0].startswith(b"HTTP/")
                self._tally.statuses[answer[1].decode() if known else "no answer"] += 1
        finally:
            writer.transport.abort()


Ask = Callable[[Pest, httpx.AsyncClient], Awaitable[None]]
ASKED: Final[tuple[tuple[Ask, float], ...]] = (
    (Pest._lost_paths, 5),
    (Pest._bad_bodies, 8),
    (Pest._bad_tokens, 3),
    (Pest._flood, 0.3),
    (Pest._analyse, 1),
    (Pest._new_guests, 0.3),
    (Pest._raw, 2),
)
"""The requests, with their weights."""
