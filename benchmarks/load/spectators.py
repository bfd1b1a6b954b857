"""Spectators: very many connections that watch one table, and how late each hears of a turn."""

from __future__ import annotations

import asyncio
import sys
from functools import lru_cache
from random import Random
from time import perf_counter, process_time
from typing import Final

import httpx
import msgspec

from benchmarks.load import messages
from benchmarks.load.gathering import Gathering, new_guest
from benchmarks.load.hosts import Hosts
from benchmarks.load.measuring import no_pauses, percentile_ms
from benchmarks.load.messages import TURNS
from benchmarks.load.report import print_pauses
from benchmarks.load.websocket import Socket, dial

AT_ONCE: Final = 50
"""Connections that are opened at the same time."""
SETTLE_SECONDS: Final = 3
ANSWER_SECONDS: Final = 30
EVENTS: Final = b'{"type":"e'


class Stand:
    """All spectators of one table."""

    def __init__(self) -> None:
        self.due: list[float] = []
        """When each turn was due."""
        self.heard: list[float] = []
        """How long after that each spectator heard of it."""
        self.lost = 0
        self.sockets: list[Socket] = []

    async def open(self, ports: list[int], table_id: str, count: int) -> None:
        """Let so many guests come, a few at a time."""
        base = f"http://127.0.0.1:{ports[0]}"
        async with httpx.AsyncClient(base_url=base, timeout=ANSWER_SECONDS) as http:
            await self._open(http, ports, table_id, count)

    async def _open(
        self, http: httpx.AsyncClient, ports: list[int], table_id: str, count: int
    ) -> None:
        turn = asyncio.Semaphore(AT_ONCE)

        async def come(number: int) -> None:
            async with turn:
                token = await new_guest(http, f"Spectator {number}")
                spectator = Spectator(self)
                socket = await dial(
                    ports[number % len(ports)], table_id, spectator.hear, spectator.leave
                )
                hello = {"type": "hello", "id": "hello", "token": token}
                socket.send(msgspec.json.encode(hello))
                await spectator.welcome
                self.sockets.append(socket)
                if number % 500 == 0:
                    print(f"\rspectators: {number}", end="", file=sys.stderr, flush=True)

        await asyncio.gather(*map(come, range(count)))
        print(f"\rspectators: {count}", file=sys.stderr)


class Spectator:
    """One connection that only listens."""

    def __init__(self, stand: Stand) -> None:
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._stand = stand
        self._turns = len(stand.due)

    def hear(self, text: bytes) -> None:
        """Take a message."""
        if not self.welcome.done():
            self.welcome.set_result(None)
        if not text.startswith(EVENTS):
            return
        now = perf_counter()
        for _ in range(_turns_in(text)):
            if self._turns < len(self._stand.due):
                self._stand.heard.append(now - self._stand.due[self._turns])
                self._turns += 1

    def leave(self) -> None:
        """Hear that the connection ended."""
        self._stand.lost += 1


@lru_cache(maxsize=64)
def _turns_in(text: bytes) -> int:
    """Return how many turns a message tells of; all spectators get the same bytes."""
    return sum(each.event.type in TURNS for each in messages.read_glances(text).events)


async def watch_one_table(hosts: Hosts, count: int, rate: float, seconds: float) -> None:
    """Make turns at one table, and print how late its spectators heard of them."""
    gathering = Gathering(hosts.ports, Random(1), ahead=0)
    await gathering.gather(1)
    stand = Stand()
    await stand.open(hosts.ports, gathering.tables[0].id, count)
    await asyncio.sleep(SETTLE_SECONDS)
    crowd = gathering.crowd
    crowd.on_turn = stand.due.append
    before = hosts.server_cpu_seconds(), process_time()
    with no_pauses():
        record = await crowd.drive(rate, seconds)
        until = perf_counter() + ANSWER_SECONDS
        while len(stand.heard) < count * len(stand.due) and perf_counter() < until:
            await asyncio.sleep(0.1)
    servers, generator = hosts.server_cpu_seconds() - before[0], process_time() - before[1]
    heard, answered = sorted(stand.heard), sorted(record.acknowledged)
    missing = count * len(stand.due) - len(heard)
    print(
        f"turns {len(stand.due)}, events heard {len(heard)}, missing {missing}, lost {stand.lost}\n"
        f"heard: p50 {percentile_ms(heard, 0.5):.0f}, p99 {percentile_ms(heard, 0.99):.0f},"
        f" longest {percentile_ms(heard, 1):.0f}\n"
        f"answer to the player: p50 {percentile_ms(answered, 0.5):.0f},"
        f" longest {percentile_ms(answered, 1):.0f}\n"
        f"processor for a turn and a spectator, microseconds:"
        f" servers {servers * 1e6 / len(heard):.0f}, generator {generator * 1e6 / len(heard):.0f}"
    )
    print_pauses(playing=hosts.longest_pauses())
    for socket in stand.sockets:
        socket.drop()
    gathering.disperse()
