"""The client for asyncio: tables are answered side by side, and bots think in threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from brikke.client.plain import Backoff, Client
from brikke.client.player import BotPlayer, Line, Request
from brikke.client.transport import Ended, ServerAway

_END: Final = object()


class AsyncClient:
    """A connected bot in an event loop.

    Requests are sent by threads, so the loop never waits for the network.
    """

    def __init__(self, address: str, token: str) -> None:
        self._client = Client(address, token)

    async def lines(self) -> AsyncIterator[dict[str, Any]]:
        """Yield the lines of the stream for ever; see :meth:`brikke.client.plain.Client.lines`."""
        backoff = Backoff()
        while True:
            asked: float | None = None
            try:
                async for line in self._one_stream():
                    backoff.succeeded()
                    yield line
            except ServerAway as away:
                asked = away.retry
            except Ended as ended:
                if ended.retry is None:
                    raise
                asked = ended.retry
            await asyncio.sleep(backoff.after(asked))

    async def _one_stream(self) -> AsyncIterator[dict[str, Any]]:
        stream = await asyncio.to_thread(self._client.transport.open_stream)
        lines = iter(stream)
        try:
            while (line := await asyncio.to_thread(next, lines, _END)) is not _END:
                assert isinstance(line, dict)
                yield line
        finally:
            # A thread may still wait for the next line.
            stream.close()

    async def send(self, request: Request) -> Any:
        """Send a request, again and again until the server answers; commands work once."""
        return await asyncio.to_thread(self._client.send, request)

    async def play(self, player: BotPlayer) -> None:
        """Play until the server sends the bot away."""
        answers: set[asyncio.Task[None]] = set()
        try:
            async for line in self.lines():
                answer = asyncio.create_task(self.answer(player, line))
                answers.add(answer)
                answer.add_done_callback(answers.discard)
        finally:
            await asyncio.gather(*answers, return_exceptions=True)

    async def answer(self, player: BotPlayer, line: Line) -> None:
        """Answer one line of the stream."""
        await asyncio.to_thread(self._client.answer, player, line)
