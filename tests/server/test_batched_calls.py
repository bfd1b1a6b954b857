"""Batched calls: a crowd is told a little at a time, and those who play come first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from brikke.server.connection import Connection
from brikke.server.runtime import batched_calls
from brikke.server.runtime.batched_calls import BatchedCalls
from brikke.server.transport.outgoing import EXTENSION


def test_functions_are_called_in_order_and_others_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batched_calls, "BATCH", 3)
    called: list[object] = []

    async def run() -> None:
        some, loop = BatchedCalls(), asyncio.get_running_loop()
        for number in range(7):
            some.add(lambda number=number: called.append(number))  # type: ignore[misc]
        loop.call_soon(called.append, "other")
        while len(called) < 8:
            await asyncio.sleep(0)
        some.add(lambda: called.append("later"))
        await asyncio.sleep(0)

    asyncio.run(run())
    assert called == [0, 1, 2, "other", 3, 4, 5, 6, "later"]


def test_after_an_error_all_others_are_still_called() -> None:
    called: list[object] = []

    def fail() -> None:
        raise ValueError("broken")

    async def run() -> None:
        some, loop = BatchedCalls(), asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, what: called.append(str(what["exception"])))
        some.add(fail)
        some.add(lambda: called.append("next"))
        for _ in range(3):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert called == ["broken", "next"]


class Client:
    """The client of a connection: notes what it gets, beside all others."""

    unsent_bytes = 0

    def __init__(self, name: str, rooms: SimpleNamespace, got: list[tuple[str, bytes]]) -> None:
        self._name = name
        self._got = got
        scope = {"extensions": {EXTENSION: {"outgoing": self}}}
        limits = SimpleNamespace(id=name, address="here")
        socket: Any = SimpleNamespace(scope=scope)
        self.connection = Connection(
            socket, "t", cast("Any", rooms), cast("Any", None), cast("Any", limits)
        )
        self.connection._accepted = True

    def send_texts(self, messages: Iterable[bytes]) -> None:
        self._got.append((self._name, b" ".join(messages)))


def test_those_who_have_spoken_are_told_before_those_who_only_listen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batched_calls, "BATCH", 1)
    got: list[tuple[str, bytes]] = []

    async def run() -> None:
        rooms = SimpleNamespace(to_listeners=BatchedCalls())
        ann, bob, eve = (Client(name, rooms, got) for name in ("ann", "bob", "eve"))
        eve.connection._only_listens = False
        for client in (ann, bob, eve):
            client.connection.send(b"1")
            client.connection.send(b"2")
        await asyncio.sleep(0)
        # Bob, who still waits, gets both turns in one piece.
        for client in (ann, bob, eve):
            client.connection.send(b"3")
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert got == [
        ("ann", b"1 2"),
        ("eve", b"1 2"),
        ("bob", b"1 2 3"),
        ("eve", b"3"),
        ("ann", b"3"),
    ]


def test_what_a_listener_says_brings_what_waits_for_it_forward_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batched_calls, "BATCH", 1)
    got: list[tuple[str, bytes]] = []

    async def run() -> None:
        rooms = SimpleNamespace(to_listeners=BatchedCalls())
        crowd = [Client(f"c{number}", rooms, got) for number in range(9)]
        last = crowd[-1].connection
        for client in crowd:
            client.connection.send(b"turn")
        last._only_listens = False
        last.send(b"answer")
        await asyncio.sleep(0)
        assert got == [("c0", b"turn"), ("c8", b"turn answer")]
        for _ in range(9):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert len(got) == 9
