"""Names and numbers of spectators, which are not in the log, reach other servers as well."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.clients import bearer, dial, enter, hear, new_guest, new_table, say
from tests.server.scale.servers import Pair, hints_heard, until
from tests.support.patience import PATIENCE
from tests.support.services import Postgres, Redis


@pytest.fixture(scope="module", params=["with Redis", "by looking"])
def servers(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    postgres: Postgres,
    migrated: str,
    redis: Redis,
) -> Iterator[Pair]:
    """Two servers with Redis, or with polling alone."""
    database = postgres.new_database(migrated)
    url = redis.url if request.param == "with Redis" else None
    with Pair(tmp_path_factory.mktemp("servers"), database, url) as pair:
        yield pair
    postgres.drop(database)


@dataclass
class Listening:
    """A connection, and the last presence it received."""

    socket: ClientConnection
    names: list[str] = field(default_factory=list)
    watching: int = -1
    bye: str | None = None

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = await hear(self.socket, "presence", "bye", seconds=PATIENCE)
                if message["type"] == "bye":
                    self.bye = message["reason"]
                    return
                self.names = [seat["name"] for seat in message["seats"]]
                self.watching = message["watching"]


@dataclass
class Group:
    """A table with Ada on the first server and Bo on the second."""

    pair: Pair
    table_id: str
    tokens: list[str]
    ada: Listening
    bo: Listening
    stack: AsyncExitStack

    async def told(self, names: list[str], watching: int, by: Sequence[Listening] = ()) -> None:
        """Wait until the last presence of each has these names and this number of spectators."""
        listening = by or (self.ada, self.bo)

        def all_were() -> bool:
            return all((each.names, each.watching) == (names, watching) for each in listening)

        await until(all_were, f"{names} and {watching} are told")

    async def watch(self, at: int) -> ClientConnection:
        """Connect a spectator to one of the servers."""
        token = await new_guest(self.pair.bases[at], "Eve")
        socket = await self.stack.enter_async_context(dial(self.pair.bases[at], self.table_id))
        await enter(socket, token)
        return socket


@asynccontextmanager
async def company(pair: Pair) -> AsyncIterator[Group]:
    tokens = [await new_guest(pair.first.base, name) for name in ("Ada", "Bo")]
    table_id = await new_table(pair.first.base, tokens[0], seats=4)
    async with dial(pair.second.base, table_id) as socket:
        await enter(socket, tokens[1])
        await say(socket, type="sit", id="sit")
        await hear(socket, "ack")
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(dial(base, table_id)) for base in pair.bases]
        for socket, token in zip(sockets, tokens, strict=True):
            await enter(socket, token)
        two = Group(pair, table_id, tokens, Listening(sockets[0]), Listening(sockets[1]), stack)
        tasks = [asyncio.create_task(each.listen()) for each in (two.ada, two.bo)]
        try:
            await two.told(["Ada", "Bo"], 0)
            yield two
        finally:
            for task in tasks:
                task.cancel()


def test_a_name_changed_on_one_server_is_announced_on_the_other(servers: Pair) -> None:
    async def story() -> None:
        async with company(servers) as two, client(servers.first.base, two.tokens[0]) as http:
            before = await hints_heard(servers.second.base, "GuestChanged")
            (await http.patch("/api/me", json={"name": "Ada L."})).raise_for_status()
            await two.told(["Ada L.", "Bo"], 0)
            if "redis" in servers.settings:
                assert await hints_heard(servers.second.base, "GuestChanged") > before

    asyncio.run(story())
    assert servers.complaints() == []


def test_a_guest_forgotten_on_one_server_is_disconnected_from_the_other(servers: Pair) -> None:
    async def story() -> None:
        async with company(servers) as two, client(servers.first.base, two.tokens[1]) as http:
            (await http.delete("/api/me")).raise_for_status()
            await until(lambda: two.bo.bye == "forgotten", "Bo is shown out")
            await two.told(["Ada", ""], 0, by=[two.ada])

    asyncio.run(story())
    assert servers.complaints() == []


def client(base: str, token: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=base, headers=bearer(token), timeout=PATIENCE)


def test_all_servers_announce_the_same_number_of_spectators(servers: Pair) -> None:
    async def story() -> None:
        async with company(servers) as two:
            watching = []
            for at in (0, 1, 1):
                watching.append(await two.watch(at))
                await two.told(["Ada", "Bo"], len(watching))
            while watching:
                await watching.pop().close()
                await two.told(["Ada", "Bo"], len(watching))

    asyncio.run(story())
    assert servers.complaints() == []


def test_a_spectator_who_sits_down_is_no_longer_counted(servers: Pair) -> None:
    async def story() -> None:
        async with company(servers) as two:
            eve = await two.watch(1)
            await two.told(["Ada", "Bo"], 1)
            await say(eve, type="sit", id="sit")
            await two.told(["Ada", "Bo", "Eve"], 0)
            await two.watch(0)
            await two.told(["Ada", "Bo", "Eve"], 1)

    asyncio.run(story())
    assert servers.complaints() == []
