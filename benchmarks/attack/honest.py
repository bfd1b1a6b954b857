"""Honest clients, and how long they wait: players, those who ask, and those who play against bots.

Each has an address of its own on loopback, so that none of them reaches a limit.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import AsyncExitStack
from itertools import count
from time import perf_counter
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection

from tests.server.clients import Message, bearer, dial, enter, hear, say

BOT_SECONDS: Final = 0.5
ANSWER_SECONDS: Final = 60
RULES: Final = "nordic turn_seconds=off"
SIMPLE: Final = {"before": [], "rack": ["r1", "r2", "r3"], "after": [["r1", "r2", "r3"]]}
"""A question that a worker answers at once."""
_places: Final = count(256)


def new_address() -> str:
    """Return another address of this machine."""
    place = next(_places)
    return f"127.0.{place // 250}.{place % 250 + 1}"


class Honest(ABC):
    """An honest client: one wait after the other, with a pause between them."""

    pause: float = 0.25

    def __init__(self, base: str, stack: AsyncExitStack) -> None:
        self._base = base
        self._stack = stack
        self._address = new_address()
        self.waits: list[float] = []

    @abstractmethod
    async def come(self) -> None:
        """Connect, and begin to play."""

    @abstractmethod
    async def wait_once(self) -> float:
        """Return how many seconds an answer took; fail if there was none or a refusal."""

    async def wait(self, until: asyncio.Event) -> None:
        """Ask again and again until a signal."""
        while not until.is_set():
            self.waits.append(await self.wait_once())
            await asyncio.sleep(self.pause)

    async def http(self) -> httpx.AsyncClient:
        """Return a client from the own address."""
        transport = httpx.AsyncHTTPTransport(local_address=self._address)
        client = httpx.AsyncClient(base_url=self._base, transport=transport, timeout=ANSWER_SECONDS)
        return await self._stack.enter_async_context(client)

    async def guest(self) -> str:
        """Return the token of a new guest."""
        answer = await (await self.http()).post("/api/guests", json={"name": "Ada"})
        return str(answer.raise_for_status().json()["token"])

    async def table(self, token: str, *bots: str) -> str:
        """Return the id of a new table."""
        wishes = {"seats": 2, "rulebook": RULES, "bots": bots}
        http = await self.http()
        answer = await http.post("/api/tables", json=wishes, headers=bearer(token))
        return str(answer.raise_for_status().json()["id"])

    async def connect(self, table_id: str, token: str) -> ClientConnection:
        """Return a connection to a table."""
        dialled = dial(self._base, table_id, local_addr=(self._address, 0))
        socket = await self._stack.enter_async_context(dialled)
        await enter(socket, token)
        return socket

    async def ask(self, socket: ClientConnection, **message: object) -> Message:
        """Send a message, and return its answer."""
        await say(socket, **message)
        while True:
            answer = await hear(socket, "ack", "refused", "checked", seconds=ANSWER_SECONDS)
            if answer["id"] == message["id"]:
                assert answer["type"] != "refused", answer
                return answer

    async def deal(self, table_id: str, token: str, *sockets: ClientConnection) -> tuple[int, int]:
        """Begin the match; return the seat to move and the number of the last event."""
        await self.ask(sockets[0], type="start", id="start")
        for socket in sockets:
            await self.ask(socket, type="salt", id="salt", salt="")
        # Every answer has arrived, so a new connection is shown the round.
        async with dial(self._base, table_id, local_addr=(self._address, 0)) as socket:
            view = await enter(socket, token)
        return int(view["round"]["to_move"]), int(view["seq"])


class BesideBot(Honest):
    """A player at a table with a bot."""

    async def sit_with_bot(self) -> tuple[int, int]:
        """Begin a match; return the seat to move and the number of the last event."""
        token = await self.guest()
        table_id = await self.table(token, "steady")
        self._socket = await self.connect(table_id, token)
        return await self.deal(table_id, token, self._socket)


class Players(Honest):
    """Two players who draw in turn; the wait is for the answer to a command."""

    pause = 0.4
    """The pool of a round has enough tiles for so many draws in all parts of a run."""

    async def come(self) -> None:
        """Sit down at a table of their own."""
        tokens = [await self.guest() for _ in range(2)]
        table_id = await self.table(tokens[0])
        self._sockets = [await self.connect(table_id, token) for token in tokens]
        await self.ask(self._sockets[1], type="sit", id="sit")
        self._mover, self._seen = await self.deal(table_id, tokens[0], *self._sockets)
        self._numbers = count()

    async def wait_once(self) -> float:
        """Draw a tile."""
        begun, command = perf_counter(), f"d{next(self._numbers)}"
        socket = self._sockets[self._mover]
        answer = await self.ask(socket, type="draw", id=command, seen=self._seen)
        self._mover, self._seen = 1 - self._mover, int(answer["seq"])
        return perf_counter() - begun


class AsksOverHttp(Honest):
    """A visitor who has turns judged; the wait is for the answer of a worker."""

    async def come(self) -> None:
        """Connect."""
        self._http = await self.http()

    async def wait_once(self) -> float:
        """Ask over HTTP."""
        begun = perf_counter()
        (await self._http.post("/api/check", json=SIMPLE)).raise_for_status()
        return perf_counter() - begun


class AsksAtTable(BesideBot):
    """A player who has turns judged at a table; the wait is for the answer of a worker."""

    async def come(self) -> None:
        """Sit down with a bot."""
        await self.sit_with_bot()
        self._numbers = count()

    async def wait_once(self) -> float:
        """Ask on the WebSocket."""
        begun, question = perf_counter(), f"q{next(self._numbers)}"
        await self.ask(self._socket, type="check", id=question, table=[["r1", "r2", "r3"]])
        return perf_counter() - begun


class PlaysAgainstBot(BesideBot):
    """A player who draws against a bot; the wait is how late the bot plays."""

    async def come(self) -> None:
        """Sit down with a bot."""
        self._mover, self._seen = await self.sit_with_bot()
        self._numbers = count()

    async def wait_once(self) -> float:
        """Draw a tile, and wait until the bot has played."""
        if self._mover == 1:
            await self._bot()
        command = f"d{next(self._numbers)}"
        answer = await self.ask(self._socket, type="draw", id=command, seen=self._seen)
        begun, self._seen = perf_counter(), int(answer["seq"])
        await self._bot()
        return max(0, perf_counter() - begun - BOT_SECONDS)

    async def _bot(self) -> None:
        self._mover = 0
        while True:
            told = await hear(self._socket, "events", seconds=ANSWER_SECONDS)
            new = [each for each in told["events"] if each["seq"] > self._seen]
            if any(_is_turn(each["event"]) for each in new):
                self._seen = new[-1]["seq"]
                return


def _is_turn(event: Message) -> bool:
    """Return whether the bot has made a turn."""
    return event["type"] in ("played", "drew") and event["seat"] == 1


CROWD: Final[dict[str, tuple[tuple[type[Honest], int], ...]]] = {
    "commands": ((Players, 25),),
    "questions": ((AsksOverHttp, 8), (AsksAtTable, 8)),
    "bots": ((PlaysAgainstBot, 16),),
}
"""Who waits for what, and how many of them there are."""
