"""The quota of storage: what a guest has the server store, by commands and by requests together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from brikke.live import TableConfig
from brikke.server.limits import COMMAND_BYTES, REQUEST_BYTES, Rule, Rules
from brikke.server.server import Server
from tests.server.clients import bearer, dial, enter, hear, new_guest, new_table, say
from tests.server.in_process import running
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.system

QUOTA: Final = Rule("guest-stored", Rules().guest_stored.per_second, 200 * 1024)
"""As many bytes a second as by default, and a smaller burst."""
LARGEST: Final = 8 * 1024
"""What a single operation counts as at most here; the last one may exceed the quota."""

Ask = Callable[[str, str, Any], Awaitable[int]]


def stored(folder: Path) -> int:
    """Return the bytes of all rows and of what finds them."""
    file = folder / "tables.db"
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return sum(_bytes_of(database, name) for (name,) in rows)


def _bytes_of(database: sqlite3.Connection, table: str) -> int:
    names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    lengths = " + ".join(f"COALESCE(LENGTH(CAST({name} AS BLOB)), 0)" for name in names)
    # Every index holds columns of the table once more.
    indexes = [row[1] for row in database.execute(f"PRAGMA index_list({table})")]
    for index in indexes:
        for row in database.execute(f"PRAGMA index_info({index})"):
            lengths += f" + COALESCE(LENGTH(CAST({row[2]} AS BLOB)), 0)" if row[2] else ""
    [total] = database.execute(f"SELECT COALESCE(SUM({lengths}), 0) FROM {table}").fetchone()
    return int(total)


async def flood_by_requests(ask: Ask) -> int:
    """Store by requests of every kind until they are refused; return how many rounds were not."""
    for number in count():
        for method, path, body in (
            ("POST", "/api/tables", {"seats": 4, "bots": ["steady"] * 3}),
            ("PATCH", "/api/me", {"name": f"Ada {number}"}),
            ("POST", "/api/tournaments", {"name": f"Cup {number}"}),
            ("POST", "/api/me/transfers", None),
        ):
            if await ask(method, path, body) == httpx.codes.TOO_MANY_REQUESTS:
                return number
    raise AssertionError


async def flood_by_commands(socket: ClientConnection) -> int:
    """Leave and sit down until that is refused; return how many commands were carried out."""
    for number in count():
        await say(socket, type="sit" if number % 2 else "leave", id=f"c{number}")
        answer = await hear(socket, "ack", "refused")
        if answer["type"] == "refused":
            assert answer["code"] == "too-often"
            return number
    raise AssertionError


@pytest.mark.parametrize("first", ["requests", "commands"])
def test_what_a_guest_stores_stays_within_the_quota_whichever_way(
    tmp_path: Path, first: str
) -> None:
    async def story(server: Server, base: str) -> None:
        token, friend = await new_guest(base, "Ada"), await new_guest(base, "Bo")
        table_id = await new_table(base, friend, seats=4)
        async with (
            httpx.AsyncClient(base_url=base, headers=bearer(token), timeout=PATIENCE) as http,
            dial(base, table_id) as host,
            dial(base, table_id) as socket,
        ):
            await enter(host, friend)
            await enter(socket, token)
            await say(socket, type="sit", id="sit")
            await hear(socket, "ack")

            async def ask(method: str, path: str, body: Any) -> int:
                return (await http.request(method, path, json=body)).status_code

            server.rules.guest_stored = QUOTA
            before, began = stored(tmp_path), monotonic()
            if first == "requests":
                assert await flood_by_requests(ask) > 10
                later = COMMAND_BYTES * await flood_by_commands(socket)
            else:
                assert await flood_by_commands(socket) > 50
                later = 4 * REQUEST_BYTES * await flood_by_requests(ask)
            passed = monotonic() - began
            # One bucket for both ways: nothing was left but what time has paid back.
            assert later <= QUOTA.per_second * passed + LARGEST
            grown = stored(tmp_path) - before
            assert grown > QUOTA.burst / 10, "something was stored"
            assert grown <= QUOTA.burst + QUOTA.per_second * passed + 2 * LARGEST
            # Reading goes on, and others are not concerned.
            assert await ask("GET", "/api/me", None) == httpx.codes.OK
            await new_table(base, friend)

    async def run() -> None:
        async with running(tmp_path, TableConfig()) as (server, base):
            await story(server, base)

    asyncio.run(run())


def test_every_kind_of_request_is_charged_more_than_it_stores(tmp_path: Path) -> None:
    kinds: tuple[tuple[str, str, Callable[[int], Any]], ...] = (
        ("POST", "/api/guests", lambda number: {"name": f"Guest {number}"}),
        ("POST", "/api/tables", lambda _: {"seats": 4, "bots": ["steady"] * 3}),
        ("PATCH", "/api/me", lambda number: {"name": f"Ada {number}"}),
        ("PATCH", "/api/me/notices", lambda _: {"silent": True}),
        ("POST", "/api/tournaments", lambda number: {"name": f"Cup {number}"}),
        ("POST", "/api/me/transfers", lambda _: None),
    )

    async def story(base: str) -> None:
        token = await new_guest(base, "Ada")
        async with httpx.AsyncClient(
            base_url=base, headers=bearer(token), timeout=PATIENCE
        ) as http:
            for method, path, body in kinds:
                before = stored(tmp_path)
                for number in range(10):
                    answer = await http.request(method, path, json=body(number))
                    assert answer.is_success, (path, answer.text)
                assert stored(tmp_path) - before <= 10 * REQUEST_BYTES, path

    async def run() -> None:
        async with running(tmp_path, TableConfig()) as (_, base):
            await story(base)

    asyncio.run(run())
