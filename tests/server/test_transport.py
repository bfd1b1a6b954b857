"""Transport: floods and slow clients are stopped before the application sees them."""

from __future__ import annotations

import asyncio
import base64
import resource
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from brikke.live import TableConfig
from brikke.server.limits import Cap, Rule, Rules
from brikke.server.metrics import Metrics
from brikke.server.server import Server
from brikke.server.transport import (
    ConnectionLimiter,
    http_protocol,
    websocket_protocol,
)
from brikke.server.transport.open_files import RESERVED, room_below
from tests.server.clients import dial, enter, hear, new_guest, new_table, say
from tests.server.in_process import running
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Story = Callable[[Server, str], Awaitable[None]]


def on_a_server(folder: Path, story: Story, **settings: Any) -> None:
    async def run() -> None:
        async with running(folder, TableConfig(), **settings) as (server, base):
            await story(server, base)

    asyncio.run(run())


@asynccontextmanager
async def plain(base: str, data: bytes = b"") -> AsyncIterator[Streams]:
    """Open a connection and send some bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
    writer.write(data)
    yield reader, writer
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


@asynccontextmanager
async def upgraded(base: str, table_id: str) -> AsyncIterator[Streams]:
    """Open a connection and make it a WebSocket."""
    key = base64.b64encode(b"sixteen random b").decode()
    asked = (
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: brikke.1\r\n"
        f"sec-websocket-key: {key}\r\n\r\n"
    )
    async with plain(base, asked.encode()) as (reader, writer):
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield reader, writer


def frame(kind: Opcode, data: bytes = b"", *, last: bool = True) -> bytes:
    return Frame(kind, data, fin=last).serialize(mask=True)


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """Return what a server sends until it closes the connection."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


def closed_with(code: int, sent: bytes) -> bool:
    return b"\x88" in sent and code.to_bytes(2, "big") in sent


def held_back(server: Server, why: str) -> float:
    value = server.metrics.registry.get_sample_value("brikke_held_back_total", {"why": why})
    return value or 0.0


# Floods of frames


FLOODS = {
    "pongs": frame(Opcode.PONG) * 3000,
    "pings": frame(Opcode.PING, b"x") * 3000,
    "fragments": frame(Opcode.TEXT, b"{", last=False) + frame(Opcode.PING) * 3000,
}


@pytest.mark.system
@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_before_hello_is_paused_then_closed(flood: str, tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        server.rules.connection_messages = Rule("connection-messages", 2000, 50)
        server.rules.connection_rests = Rule("connection-rests", 0.001, 2)
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        async with dial(base, table_id) as honest:
            await enter(honest, token)
            async with upgraded(base, table_id) as (reader, writer):
                writer.write(FLOODS[flood])
                await say(honest, type="decline", id="meanwhile")
                assert (await hear(honest, "refused"))["id"] == "meanwhile"
                assert closed_with(1008, await rest_of(reader))
            await say(honest, type="decline", id="afterwards")
            assert (await hear(honest, "refused"))["id"] == "afterwards"
        assert held_back(server, "rest") == 2
        assert held_back(server, "flood") == 1

    on_a_server(tmp_path, story, limits=1)


@pytest.mark.system
@pytest.mark.parametrize("count", [websocket_protocol.MAX_FRAGMENTS, 3000])
def test_a_message_has_a_limited_number_of_fragments(count: int, tmp_path: Path) -> None:
    async def story(_server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        empty = frame(Opcode.CONT, last=False)
        async with dial(base, table_id) as honest:
            await enter(honest, token)
            async with upgraded(base, table_id) as (reader, writer):
                writer.write(frame(Opcode.TEXT, b"{", last=False) + empty * count)
                await say(honest, type="decline", id="meanwhile")
                assert (await hear(honest, "refused"))["id"] == "meanwhile"
                assert closed_with(1009, await rest_of(reader))

    on_a_server(tmp_path, story, limits=1)


@pytest.mark.system
def test_large_messages_arrive_in_pieces_and_bad_text_closes_only_its_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: Server, base: str) -> None:
        token = await new_guest(base, "Ada")
        table_id = await new_table(base, token)
        async with dial(base, table_id) as honest:
            await enter(honest, token)
            async with upgraded(base, table_id) as (reader, writer):
                writer.write(frame(Opcode.TEXT, b'{"type": "\xff"}'))
                assert closed_with(1007, await rest_of(reader))
            await honest.send('{"id": "large", "x": "' + "x" * 60_000 + '"}')
            assert (await hear(honest, "refused"))["id"] == "large"
        assert held_back(server, "invalid") == 1

    on_a_server(tmp_path, story)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.system
def test_a_frame_is_read_the_same_however_it_arrives(tmp_path: Path) -> None:
    async def story(_server: Server, base: str) -> None:
        unknown = frame(Opcode.TEXT, b'{"type": "nothing", "id": "1"}')
        # Each piece arrives by itself; a whole frame in one is read without the library.
        for pieces, answers in (
            ([unknown], 1),
            ([unknown[:2], unknown[2:]], 1),
            ([unknown[:9], unknown[9:], unknown], 2),
        ):
            async with upgraded(base, "abc") as (reader, writer):
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(0.02)
                async with asyncio.timeout(PATIENCE):
                    for _ in range(answers):
                        assert b"refused" in await reader.readuntil(b"}")
        for begin, code in (
            # Between the fragments of a message there is no other message.
            (frame(Opcode.TEXT, b"{", last=False), 1002),
            # The rest of a frame is no frame, whatever it looks like; this text is not UTF-8.
            (bytes((0x81, 0x80 | len(unknown), 0, 0, 0, 0)), 1007),
        ):
            async with upgraded(base, "abc") as (reader, writer):
                writer.write(begin)
                await asyncio.sleep(0.02)
                writer.write(unknown)
                assert closed_with(code, await rest_of(reader))

    on_a_server(tmp_path, story)


# Slow and plain connections


@pytest.mark.system
@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: h",
        b"POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{",
    ],
    ids=["nothing", "headers", "body"],
)
def test_a_request_that_does_not_end_is_closed(
    sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.2)

    async def story(server: Server, base: str) -> None:
        async with plain(base, sent) as (reader, _):
            assert b"HTTP/1.1 408" in await rest_of(reader)
        asked = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
        async with plain(base, asked) as (reader, writer):
            await reader.readuntil(b"}")
            writer.write(b"\r\n")
            assert b"HTTP/1.1 408" in await rest_of(reader)
        assert held_back(server, "slow") == 2

    on_a_server(tmp_path, story)


@pytest.mark.system
def test_endless_headers_are_refused(tmp_path: Path) -> None:
    async def story(_server: Server, base: str) -> None:
        async with plain(base, b"GET / HTTP/1.1\r\nhost: here\r\nx: ") as (reader, writer):
            writer.write(b"x" * http_protocol.MAX_HEADERS)
            assert (await rest_of(reader)).startswith(b"HTTP/1.1 431")

    on_a_server(tmp_path, story)


@pytest.mark.system
def test_one_address_has_a_limited_number_of_plain_connections(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        server.rules.address_open = Cap("address-open", 3)
        async with AsyncExitStack() as idle:
            for _ in range(3):
                await idle.enter_async_context(plain(base))
            async with plain(base) as (reader, _):
                assert (await rest_of(reader)).startswith(b"HTTP/1.1 429")
        assert held_back(server, "crowded") == 1
        # The places are free again as soon as the server notices the ends.
        asked = b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n"
        answer = b""
        async with asyncio.timeout(PATIENCE):
            while not answer.startswith(b"HTTP/1.1 200"):
                async with plain(base, asked) as (reader, _):
                    answer = await rest_of(reader)

    on_a_server(tmp_path, story)


@pytest.mark.system
def test_pipelined_requests_are_all_answered(tmp_path: Path) -> None:
    async def story(_server: Server, base: str) -> None:
        asked = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
        last = b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n"
        async with plain(base, asked * 150 + last) as (reader, _):
            assert (await rest_of(reader)).count(b"HTTP/1.1 200") == 151

    on_a_server(tmp_path, story)


# The limiter of connections


class Time:
    """A fake clock."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_school_class_at_one_address_is_never_held_back() -> None:
    time = Time()
    limiter = ConnectionLimiter(Rules(), Metrics(), clock=time, most=1000)
    pupils = [[limiter.admit("192.0.2.7") for _ in range(7)] for _ in range(30)]
    # All open the page at once: forty files each.
    for budgets in pupils:
        for number in range(40):
            budget = budgets[number % 6]
            assert budget is not None
            budget.charge(600, 1)
            assert not budget.own_debt()
            assert not budget.shared_debt()
    # For ten minutes every second pupil moves tiles, ten times a second.
    for _ in range(600):
        time.now += 1
        for *_, socket in pupils[::2]:
            assert socket is not None
            socket.charge(7000, 10)
            assert not socket.own_debt()
            assert not socket.shared_debt()


def test_a_flood_pauses_its_address_and_closes_only_itself() -> None:
    time = Time()
    limiter = ConnectionLimiter(Rules(), Metrics(), clock=time)
    flood, sibling, other = (
        limiter.admit(host) for host in ("192.0.2.7", "192.0.2.7", "192.0.2.8")
    )
    assert flood and sibling and other  # noqa: PT018
    for _ in range(10):
        flood.charge(2048, 341)
    assert flood.own_debt() > 0
    assert sibling.shared_debt() > 0
    assert sibling.own_debt() == other.own_debt() == other.shared_debt() == 0
    assert [flood.may_rest() for _ in range(9)] == [True] * 8 + [False]


def test_a_trusted_proxy_has_no_limits_but_its_clients_do() -> None:
    rules = Rules()
    rules.address_open = Cap("address-open", 1)
    limiter = ConnectionLimiter(rules, Metrics(), "10.0.0.0/8, 127.0.0.1", clock=Time())
    budgets = [limiter.admit("10.1.2.3") for _ in range(5)]
    for budget in budgets:
        assert budget is not None
        budget.charge(10**9, 10**6)
        assert budget.own_debt() == budget.shared_debt() == 0
    # A WebSocket counts for the client that the proxy names.
    assert budgets[0] is not None
    budgets[0].address = "192.0.2.7"
    budgets[0].charge(10**9, 10**6)
    assert budgets[0].own_debt() > 0
    assert limiter.admit("192.0.2.9") is not None
    assert limiter.admit("192.0.2.9") is None


def test_one_address_never_takes_all_connections() -> None:
    limiter = ConnectionLimiter(Rules(0), Metrics(), most=10)
    assert [limiter.admit("192.0.2.7") is not None for _ in range(7)] == [True] * 5 + [False] * 2
    others = [limiter.admit(f"192.0.2.{number}") for number in range(10, 20)]
    assert [each is not None for each in others] == [True] * 5 + [False] * 5
    assert others[0] is not None
    others[0].leave()
    others[0].leave()
    assert limiter.admit("192.0.2.99") is not None
    assert limiter.admit("192.0.2.98") is None


@pytest.mark.parametrize(
    ("files", "connections"), [(1024, 1024 - RESERVED), (256, 128), (65536, 65280)]
)
def test_connections_stay_below_the_limit_of_files(files: int, connections: int) -> None:
    assert room_below(files) == connections


@pytest.mark.system
def test_a_server_raises_its_own_limit_of_files(tmp_path: Path) -> None:
    soft, crowd = 128, 200
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 2 * (crowd + RESERVED):
        pytest.skip("the hard limit of files is too low")
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nulimit -Sn {soft}\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)

    async def story(base: str) -> None:
        async with AsyncExitStack() as stack:
            held = [await stack.enter_async_context(plain(base)) for _ in range(crowd)]
            for reader, writer in held:
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
                async with asyncio.timeout(PATIENCE):
                    assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    with LiveServer(tmp_path, python=str(python), limits="0") as server:
        asyncio.run(story(server.base))
