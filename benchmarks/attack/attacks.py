"""The attacks: each one is a coroutine that runs against a server until its time is up.

They come from another loopback address than the honest players, and are bounded in number and time.
Each runs in a process of its own, so that honest players do not wait for its computations.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from websockets.frames import Frame, Opcode

FROM: Final = ("127.0.0.2", 0)
MOST_CONNECTIONS: Final = 1500
MOST_BYTES: Final = 64 * 1024 * 1024
CHUNK: Final = 64 * 1024
AT_A_TIME: Final = 30
GUESTS: Final = 20
RECORD: Final = Path(__file__).parents[2] / "tests/game/golden/norwegian-classic.brikke"

# Both jokers go to sets on the table, so that no opening may hold one: the judge tries them all.
_LOW: Final = [f"{colour}{number}" for number in (1, 2, 3) for colour in "krbo"]
_GROUPS: Final = [[f"{colour}{number}" for colour in "krbo"] for number in (1, 2, 3)]
HARD: Final = {
    "before": [["k7", "r7", "b7"], ["k9", "r9", "b9"]],
    "rack": [*_LOW, *_LOW, "j", "j"],
    "after": [*_GROUPS, *_GROUPS, ["k7", "r7", "b7", "j"], ["k9", "r9", "b9", "j"]],
    "rulebook": "norwegian-classic jokers=locked opening_minimum=50",
    "opened": False,
}


class Target:
    """What an attack is aimed at."""

    def __init__(self, port: int, table_id: str, token: str) -> None:
        self.port = port
        self.table_id = table_id
        self.token = token

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=FROM)

    async def send(self, data: bytes) -> None:
        """Send the same bytes again and again on one connection, as fast as it takes them."""
        _, writer = await self.connect()
        await self._pour(writer, data)

    async def flood(self, data: bytes, first: bytes = b"") -> None:
        """Send the same frames again and again on one WebSocket; connect again when closed."""
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                _, writer = await self.upgrade()
                writer.write(first)
                await self._pour(writer, data)
            await asyncio.sleep(0.05)

    async def upgrade(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Make a WebSocket to the table."""
        reader, writer = await self.connect()
        key = base64.b64encode(b"sixteen random b").decode()
        writer.write(
            f"GET /api/tables/{self.table_id}/socket HTTP/1.1\r\nhost: here\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-protocol: brikke.1\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def post(self, path: str, body: bytes, token: str = "") -> bytes:
        """Send a request on a connection of its own, and return what the response holds."""
        reader, writer = await self.connect()
        head = (
            f"POST {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n"
            f"authorization: Bearer {token}\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.read()
        writer.close()
        return answer.partition(b"\r\n\r\n")[2]

    async def _pour(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        chunk = data * max(1, CHUNK // len(data))
        for _ in range(MOST_BYTES // len(chunk)):
            writer.write(chunk)
            await writer.drain()


def frame(kind: Opcode, data: bytes = b"", *, last: bool = True) -> bytes:
    return Frame(kind, data, fin=last).serialize(mask=True)


def said(**message: object) -> bytes:
    return frame(Opcode.TEXT, json.dumps(message).encode())


async def pongs(target: Target) -> None:
    """Send pongs that nobody asked for."""
    await target.flood(frame(Opcode.PONG))


async def fragments(target: Target) -> None:
    """Send empty fragments of a message that never ends."""
    await target.flood(frame(Opcode.CONT, last=False), frame(Opcode.TEXT, b"{", last=False))


async def refused_commands(target: Target) -> None:
    """Send commands that are refused, as a guest."""
    hello = said(type="hello", id="h", token=target.token)
    await target.flood(said(type="decline", id="x"), hello)


async def no_text(target: Target) -> None:
    """Send frames of text that are none."""
    await target.flood(frame(Opcode.TEXT, b"\xff\xfe"))


async def slow_requests(target: Target) -> None:
    """Begin requests that never end."""
    await _crowd(target, b"POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-le")


async def idle_connections(target: Target) -> None:
    """Open connections and say nothing."""
    await _crowd(target, b"")


async def pages(target: Target) -> None:
    """Request the page again and again, without waiting for it."""
    await _again(lambda: target.send(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"))


async def bad_bodies(target: Target) -> None:
    """Send bodies that are no text."""
    body = (
        b'POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: 13\r\n\r\n{"name":"\xff\xff"}'
    )
    await _again(lambda: target.send(body))


async def bad_paths(target: Target) -> None:
    """Ask for files with names that no file can have."""
    await _again(lambda: target.send(b"GET /assets/%00 HTTP/1.1\r\nhost: here\r\n\r\n"))


async def hard_questions(target: Target) -> None:
    """Ask thirty hard questions at a time: checks, and chances throughout a round."""
    check, chances = json.dumps(HARD).encode(), json.dumps({"record": RECORD.read_text()}).encode()
    asked = (("/api/check", check), ("/api/replay/chances", chances)) * (AT_A_TIME // 2)
    await _all(_again(partial(target.post, *each)) for each in asked)


async def questions_at_tables(target: Target) -> None:
    """Ask for the best turn by chances at tables, as many guests of one address."""

    async def ask(token: str) -> None:
        table = json.dumps({"seats": 2, "bots": ["steady"], "rulebook": "norwegian-classic"})
        made = await target.post("/api/tables", table.encode(), token)
        socket = Target(target.port, json.loads(made)["id"], token)
        hello = said(type="hello", id="h", token=token)
        begin = said(type="start", id="s") + said(type="salt", id="t", salt="")
        _, writer = await socket.upgrade()
        writer.write(hello + begin)
        while True:
            for number in range(4):
                writer.write(said(type="hint", id=f"q{number}", aim="chances"))
            await writer.drain()
            await asyncio.sleep(0.2)

    guests = [await target.post("/api/guests", b'{"name": "Eve"}') for _ in range(GUESTS)]
    await _all(_again(partial(ask, json.loads(each)["token"])) for each in guests)


async def storage(target: Target) -> None:
    """Have as much stored as the limits allow: guests, tables, and events of one table."""

    async def command() -> None:
        _, writer = await target.upgrade()
        writer.write(said(type="hello", id="h", token=target.token))
        for number in count():
            writer.write(said(type="bot", id=f"b{number}", bot="steady"))
            writer.write(said(type="remove", id=f"r{number}", seat=1))
            await writer.drain()
            await asyncio.sleep(0.05)

    guests = [await target.post("/api/guests", b'{"name": "Eve"}') for _ in range(GUESTS)]
    tokens = [json.loads(each)["token"] for each in guests]
    tables = (_again(partial(target.post, "/api/tables", b"{}", token)) for token in tokens)
    await _all([*tables, _again(command)])


async def _all(attacks: Iterable[Awaitable[None]]) -> None:
    await asyncio.gather(*attacks)


async def _crowd(target: Target, data: bytes) -> None:
    held = []
    for _ in range(MOST_CONNECTIONS):
        with suppress(OSError):
            held.append(await target.connect())
            held[-1][1].write(data)
    await asyncio.sleep(3600)


async def _again(attack: Callable[[], Awaitable[object]]) -> None:
    while True:
        # A refused request has no token and no table in its answer.
        with suppress(OSError, asyncio.IncompleteReadError, ValueError, KeyError):
            await attack()
        await asyncio.sleep(0.05)


ATTACKS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        pongs,
        fragments,
        refused_commands,
        no_text,
        slow_requests,
        idle_connections,
        pages,
        bad_bodies,
        bad_paths,
        hard_questions,
        questions_at_tables,
        storage,
    )
}


async def main(name: str, port: str, table_id: str, token: str, seconds: str) -> None:
    """Attack until the time is up."""
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](Target(int(port), table_id, token)), float(seconds))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
