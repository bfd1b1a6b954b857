"""A minimal WebSocket client, cheap because it shares the machine with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

HANDSHAKE: Final = (
    "GET /api/tables/{table_id}/socket HTTP/1.1\r\n"
    "Host: 127.0.0.1\r\n"
    "Connection: Upgrade\r\n"
    "Upgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Protocol: brikke.1\r\n\r\n"
)
NO_MASK: Final = bytes(4)
"""Clients have to mask what they send; this mask leaves it as it is."""
TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say that the length follows in so many bytes."""


class Socket(asyncio.Protocol):
    """One connection; whoever opened it is told of every message and of its end."""

    def __init__(
        self, table_id: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._table_id = table_id
        self._hear = hear
        self._lost = lost
        self._unread = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's are no subclass of it.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(HANDSHAKE.format(table_id=self._table_id).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed in the handshake"))
        elif self._transport is not None:
            self._transport = None
            self._lost()

    def data_received(self, data: bytes) -> None:
        data = self._unread + data if self._unread else data
        self._unread = self._read_frames(data) if self.opened.done() else self._shake_hands(data)

    def _shake_hands(self, data: bytes) -> bytes:
        head, ended, rest = data.partition(b"\r\n\r\n")
        if not ended:
            return data
        if not head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            return b""
        self.opened.set_result(None)
        return self._read_frames(rest)

    def _read_frames(self, data: bytes) -> bytes:
        """Pass on all whole frames; return what is left over."""
        at, size = 0, len(data)
        while size - at >= 2:
            begin, length = at + 2, data[at + 1]
            if length == TWO_BYTES:
                begin, length = at + 4, int.from_bytes(data[at + 2 : at + 4])
            elif length == EIGHT_BYTES:
                begin, length = at + 10, int.from_bytes(data[at + 2 : at + 10])
            end = begin + length
            if end > size:
                break
            self._take(data[at], data[begin:end])
            at = end
        return data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < TWO_BYTES:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | TWO_BYTES)) + size.to_bytes(2)
        if self._transport is not None:
            self._transport.write(head + NO_MASK + body)

    def drop(self) -> None:
        """End it without a word, and tell nobody."""
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.abort()


async def dial(
    port: int, table_id: str, hear: Callable[[bytes], None], lost: Callable[[], None]
) -> Socket:
    """Return a connection to a table that is open."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(table_id, hear, lost), "127.0.0.1", port
    )
    await socket.opened
    return socket
