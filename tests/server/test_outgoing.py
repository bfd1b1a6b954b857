"""Outgoing messages: frames as the WebSocket library makes them, and clients that do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from brikke.live import TableConfig
from brikke.server.app import Server
from brikke.server.transport.outgoing import text_frame
from tests.server.clients import dial, enter, new_guest, new_table
from tests.server.in_process import running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_frame_is_the_one_of_the_websocket_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.system
def test_a_client_that_does_not_read_is_disconnected_and_one_that_reads_gets_everything(
    tmp_path: Path,
) -> None:
    async def story(server: Server, base: str) -> None:
        token = await new_guest(base, "Ann")
        table_id = await new_table(base, token)
        # The client's own queue is bounded: when it is full, the client stops to read.
        async with dial(base, table_id, max_queue=1) as deaf:
            await enter(deaf, token)
            [to_deaf] = server.rooms.connections
            async with dial(base, table_id) as keen:
                await enter(keen, token)
                for number in range(400):
                    for connection in tuple(server.rooms.connections):
                        connection.send(b"%06d" % number + b"." * 50_000)
                    while (await keen.recv())[:6] != f"{number:06d}":
                        pass
                await until(lambda: to_deaf not in server.rooms.connections)
                assert len(server.rooms.connections) == 1

    async def run() -> None:
        async with running(tmp_path, TableConfig()) as (server, base):
            await story(server, base)

    asyncio.run(run())


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not fulfilled():
            await asyncio.sleep(0.01)
