"""Network partitions: a TCP proxy between a server and its database that drops, delays and halves.

It runs in the event loop of its user. What is held back while nothing passes arrives when the
partition is over, as TCP would send it again, or the connection breaks then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any, Final

PIECE: Final = 64 * 1024
DELAY_SECONDS: Final = 0.3

Address = Path | tuple[str, int]
"""A Unix socket, or host and port."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Fault(Enum):
    """What is wrong with the network."""

    NONE = "nothing"
    DROPS = "nothing passes, in either direction"
    LOSES_ANSWERS = "requests pass, answers do not: nobody knows whether a write was committed"
    DELAYS = "every piece is late"
    HALVES = "connections end in the middle of a piece, and new ones as well"


class Proxy:
    """A proxy on a loopback port."""

    def __init__(self, target: Address) -> None:
        self._target = target
        self._fault = Fault.NONE
        self._planned: tuple[bytes, Fault] | None = None
        self._healed = asyncio.Event()
        self._healed.set()
        self._listening: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.held = 0
        """The number of pieces that a fault has met."""

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._listening is not None
        port: int = self._listening.sockets[0].getsockname()[1]
        return port

    async def start(self) -> None:
        """Listen."""
        self._listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def close(self) -> None:
        """End all connections, and listen no more."""
        if self._listening is not None:
            self._listening.close()
        self.cut()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def break_(self, fault: Fault, after: bytes = b"") -> None:
        """Begin a fault: now, or after the next request that contains these bytes."""
        if after:
            self._planned = after, fault
            return
        self._planned = None
        self._fault = fault
        self._healed.clear()

    def heal(self) -> None:
        """End the fault; what was held back goes on."""
        self._fault, self._planned = Fault.NONE, None
        self._healed.set()

    def cut(self) -> None:
        """End all connections at once."""
        for writer in tuple(self._open):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            behind, ahead = await self._connect()
        except OSError:
            writer.transport.abort()
            self._open.discard(writer)
            return
        self._open.add(ahead)
        both = (
            self._start(lambda: self._pass(reader, ahead, is_answer=False)),
            self._start(lambda: self._pass(behind, writer, is_answer=True)),
        )
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for each in (writer, ahead):
            self._open.discard(each)
            each.transport.abort()
        for task in both:
            task.cancel()

    async def _connect(self) -> Streams:
        if isinstance(self._target, Path):
            return await asyncio.open_unix_connection(str(self._target))
        return await asyncio.open_connection(*self._target)

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool
    ) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if self._fault is not Fault.NONE:
                    self.held += 1
                if self._fault is Fault.HALVES:
                    writer.write(piece[: len(piece) // 2])
                    await writer.drain()
                    return
                if self._fault is Fault.DELAYS:
                    await asyncio.sleep(DELAY_SECONDS)
                if self._fault is Fault.DROPS or (self._fault is Fault.LOSES_ANSWERS and is_answer):
                    await self._healed.wait()
                if not is_answer and self._planned and self._planned[0] in piece:
                    self.break_(self._planned[1])
                writer.write(piece)
                await writer.drain()
