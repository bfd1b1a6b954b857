"""Hostile clients: nonsense, floods, oversized frames, silent connections."""

from __future__ import annotations

import asyncio
import socket as sockets
import struct
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.clients import Message, dial, say, socket_of
from tests.server.test_hostile import GOOD, broken, is_valid
from tests.soak.people import Guest, address
from tests.soak.tally import Tally

NETWORK: Final = 172
"""The addresses of hostile clients."""
VISIT_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 0.5
HUGE: Final = (70_000, 200_000, 1_500_000)
FLOOD: Final = 300
CROWD: Final = 130
EMPTY_PIECES: Final = 100
EMPTY_IN_PIECE: Final = 500
TAKEN_ILL: Final = (OSError, WebSocketException, TimeoutError, EOFError)
STRANGE: Final[tuple[Message, ...]] = (
    {"type": "draw", "seen": 3},
    {"type": "start"},
    {"type": "remove", "seat": 0},
    {"type": "bot", "bot": "steady"},
    {"type": "hint"},
    {"type": "pause"},
    {"type": "leave"},
    {"type": "play", "seen": 10**9, "table": [["r1", "r2", "r3"]] * 36},
)
"""Commands that need a seat."""
HANDSHAKE: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: brikke.1\r\n"
    "X-Forwarded-For: {place}\r\n\r\n"
)
_numbers = count(1)


def own_address() -> dict[str, str]:
    """Return a new address."""
    return address(next(_numbers), NETWORK)


class Vandal:
    """A hostile client at tables."""

    def __init__(
        self,
        guest: Guest,
        bases: Sequence[str],
        tables: Callable[[], Sequence[str]],
        chance: Random,
        tally: Tally,
    ) -> None:
        self._guest = guest
        self._bases = bases
        self._tables = tables
        self._chance = chance
        self._tally = tally

    async def run(self) -> None:
        """Attack until cancelled."""
        while True:
            visit = self._chance.choices(
                [each for each, _ in VISITS], [weight for _, weight in VISITS]
            )[0]
            with suppress(*TAKEN_ILL):
                async with asyncio.timeout(VISIT_SECONDS):
                    await visit(self)
            await asyncio.sleep(self._chance.uniform(0, 0.6))

    @property
    def _base(self) -> str:
        return self._chance.choice(self._bases)

    @property
    def _table(self) -> str:
        tables = self._tables()
        return self._chance.choice(tables) if tables else "0" * 16

    @property
    def _headers(self) -> dict[str, str]:
        return self._guest.headers

    def _dial(
        self, table_id: str | None = None, headers: dict[str, str] | None = None, **options: Any
    ) -> connect:
        return dial(
            self._base,
            table_id or self._table,
            additional_headers=headers or self._headers,
            open_timeout=4,
            close_timeout=0.5,
            **options,
        )

    async def _send(self, socket: ClientConnection, frame: str | bytes) -> None:
        self._tally.counts["hostile frames"] += 1
        await socket.send(frame)

    async def _listen(self, socket: ClientConnection, seconds: float = ANSWER_SECONDS) -> None:
        """Read messages, and count refusals."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    message = msgspec.json.decode(await socket.recv())
                    if message["type"] == "refused":
                        self._tally.vandals_refused[message["code"]] += 1
                    elif message["type"] == "bye":
                        self._tally.vandals_refused[f"bye {message['reason']}"] += 1

    async def _hello(self, socket: ClientConnection) -> None:
        await say(socket, type="hello", id="hello", token=self._guest.token)

    # Attacks

    async def _nonsense(self) -> None:
        async with self._dial() as socket:
            if self._chance.random() < 0.8:
                await self._hello(socket)
            for _ in range(self._chance.randint(1, 15)):
                frame = broken(self._chance, msgspec.json.encode(self._chance.choice(GOOD)))
                if not is_valid(frame):
                    await self._send(socket, frame)
            await self._listen(socket)

    async def _random_bytes(self) -> None:
        async with self._dial() as socket:
            await self._hello(socket)
            for _ in range(self._chance.randint(1, 5)):
                await self._send(socket, self._chance.randbytes(self._chance.randint(0, 3000)))
            await self._listen(socket)

    async def _huge(self) -> None:
        async with self._dial() as socket:
            await self._hello(socket)
            await self._send(socket, "x" * self._chance.choice(HUGE))
            await self._listen(socket)

    async def _deep(self) -> None:
        bracket = self._chance.choice(("[", '{"a":', '{"type":"play","id":"1","table":['))
        async with self._dial() as socket:
            await self._hello(socket)
            await self._send(socket, bracket * (60_000 // len(bracket)))
            await self._listen(socket)

    async def _wrong_token(self) -> None:
        token = self._chance.choice(("", "x", self._guest.token[:-1], "a" * 128, "\x00"))
        async with self._dial() as socket:
            self._tally.counts["hostile frames"] += 1
            await say(socket, type="hello", id="hello", token=token)
            await self._listen(socket)

    async def _wrong_table(self) -> None:
        guess = self._chance.choice(("0" * 16, "a", "x" * 300, "%2e%2e", "%00", "🀄"))
        async with self._dial(guess) as socket:
            self._tally.counts["hostile frames"] += 1
            await self._hello(socket)
            await self._listen(socket)

    async def _wrong_protocol(self) -> None:
        async with connect(
            socket_of(self._base, self._table), additional_headers=self._headers, open_timeout=4
        ) as socket:
            await self._listen(socket)

    async def _strange_commands(self) -> None:
        async with self._dial() as socket:
            await self._hello(socket)
            for number, message in enumerate(STRANGE):
                self._tally.counts["hostile frames"] += 1
                await say(socket, id=f"s{number}", **message)
            await self._listen(socket)

    async def _flood(self) -> None:
        """Send commands faster than the limit."""
        async with self._dial() as socket:
            await self._hello(socket)
            for number in range(FLOOD):
                self._tally.counts["hostile frames"] += 1
                await say(socket, type="decline", id=f"f{number}")
            await self._listen(socket, 2)

    async def _empty_frames(self) -> None:
        """Send frames that never reach the application: unsolicited pongs, empty continuations."""
        self._tally.counts["floods of empty frames"] += 1
        # Masked: a pong; or a fragment of text, which only empty fragments follow.
        first, frame = self._chance.choice(((b"", b"\x8a\x80"), (b"\x01\x80", b"\x00\x80")))
        with _raw_socket() as raw:
            await self._raw_send(raw, self._handshake())
            loop, masked = asyncio.get_running_loop(), frame + bytes(4)
            await loop.sock_sendall(raw, first + bytes(4) * bool(first))
            for _ in range(EMPTY_PIECES):
                await loop.sock_sendall(raw, masked * EMPTY_IN_PIECE)
            while await loop.sock_recv(raw, 4096):
                pass

    async def _crowd(self) -> None:
        """Open more connections from one address than the limit."""
        table, headers = self._table, own_address()
        held: list[ClientConnection] = []
        try:
            while len(held) < CROWD:
                held.append(await self._dial(table, headers, ping_interval=None))
            self._tally.counts["hostile connections"] += len(held)
            await self._listen(held[-1])
        finally:
            for socket in held:
                socket.transport.abort()

    async def _never_reads(self) -> None:
        """Watch a table without reading messages."""
        self._tally.counts["slow clients"] += 1
        with _raw_socket() as raw:
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            await self._raw_hello(raw)
            await asyncio.sleep(self._chance.uniform(5, 50))

    async def _says_nothing(self) -> None:
        """Connect, and stop during the handshake or before hello."""
        self._tally.counts["half-open connections"] += 1
        with _raw_socket() as raw:
            handshake = self._handshake()
            said = self._chance.choice((b"", handshake[: len(handshake) // 2], handshake))
            await self._raw_send(raw, said)
            await asyncio.sleep(self._chance.uniform(0, 15))

    async def _vanishes(self) -> None:
        """Send half a frame and reset the TCP connection."""
        self._tally.counts["half-open connections"] += 1
        with _raw_socket() as raw:
            await self._raw_hello(raw)
            await asyncio.get_running_loop().sock_sendall(raw, b"\x81\xfe\x10\x00\x00\x00")
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))

    def _handshake(self) -> bytes:
        place = self._headers["x-forwarded-for"]
        return HANDSHAKE.format(table=self._table, place=place).encode()

    async def _raw_send(self, raw: sockets.socket, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        await loop.sock_connect(raw, ("127.0.0.1", int(self._base.rpartition(":")[2])))
        await loop.sock_sendall(raw, data)

    async def _raw_hello(self, raw: sockets.socket) -> None:
        hello = {"type": "hello", "id": "slow", "token": self._guest.token}
        text = msgspec.json.encode(hello)
        # A frame of text with a mask that changes nothing.
        frame = bytes((0x81, 0xFE)) + len(text).to_bytes(2) + bytes(4) + text
        await self._raw_send(raw, self._handshake() + frame)


@contextmanager
def _raw_socket() -> Iterator[sockets.socket]:
    with sockets.socket() as raw:
        raw.setblocking(False)
        yield raw


Visit = Callable[[Vandal], Awaitable[None]]
VISITS: Final[tuple[tuple[Visit, float], ...]] = (
    (Vandal._nonsense, 6),
    (Vandal._random_bytes, 3),
    (Vandal._huge, 2),
    (Vandal._deep, 3),
    (Vandal._wrong_token, 3),
    (Vandal._wrong_table, 2),
    (Vandal._wrong_protocol, 1),
    (Vandal._strange_commands, 3),
    (Vandal._empty_frames, 1),
    (Vandal._flood, 1),
    (Vandal._crowd, 0.3),
    (Vandal._says_nothing, 1),
    (Vandal._vanishes, 1),
    (Vandal._never_reads, 0.6),
)
"""The attacks, with their weights."""
