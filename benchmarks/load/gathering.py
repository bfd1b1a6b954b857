"""Set-up of the load: guests, tables, connections and matches."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from random import Random
from typing import Final

import httpx

from benchmarks.load.crowd import OpenCrowd
from benchmarks.load.tables import RULEBOOK, SEATS, Table
from benchmarks.load.websocket import dial

AT_ONCE: Final = 12
"""Tables that are being brought into play at the same time; more would only wait longer."""
TABLE_SECONDS: Final = 60
AHEAD: Final = 40
"""Turns that a table has behind it, at most, when it is first measured: a round has about 43."""


class Gathering:
    """Many tables in play, each at another point of its round."""

    def __init__(self, ports: Sequence[int], chance: Random, *, ahead: int = AHEAD) -> None:
        self.crowd = OpenCrowd(chance)
        self._ahead = ahead
        self.tables: list[Table] = []
        self._ports = ports
        self._chance = chance

    async def gather(self, count: int) -> None:
        """Bring so many tables into play, a few at a time."""
        turn = asyncio.Semaphore(AT_ONCE)
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with (
            httpx.AsyncClient(base_url=self._base(0), timeout=TABLE_SECONDS, limits=limits) as http,
            asyncio.TaskGroup() as group,
        ):
            for number in range(count):
                await turn.acquire()
                ahead = self._chance.randint(0, self._ahead)
                bringing = group.create_task(self._bring(http, number, ahead))
                bringing.add_done_callback(lambda _: turn.release())
                if number % 100 == 0:
                    print(f"\rtables: {number} of {count}", end="", file=sys.stderr, flush=True)
        print(f"\rtables: {count} of {count}", file=sys.stderr)

    def disperse(self) -> None:
        """Drop all connections."""
        for table in self.tables:
            for player in table.players:
                if player.socket is not None:
                    player.socket.drop()

    async def _bring(self, http: httpx.AsyncClient, number: int, ahead: int) -> None:
        table = Table(self.crowd, self._chance, ahead)
        self.tables.append(table)
        try:
            async with asyncio.timeout(TABLE_SECONDS):
                await self._sit_down(http, table, number)
                await table.in_play
        except TimeoutError:
            raise RuntimeError(f"a table does not get going: {self.crowd.record.errors}") from None

    async def _sit_down(self, http: httpx.AsyncClient, table: Table, number: int) -> None:
        tokens = [await new_guest(http, f"{number}.{seat}") for seat in range(SEATS)]
        table.id = await _new_table(http, tokens[0])
        for player, token in zip(table.players, tokens, strict=True):
            # Players of one table meet different servers, where there are several.
            port = self._ports[(number + player.seat) % len(self._ports)]
            player.socket = await dial(port, table.id, player.hear, player.lost)
            await player.ask(type="hello", id="hello", token=token)
            if player.seat:
                await player.ask(type="sit", id="sit")
        await table.players[0].ask(type="start", id="start")

    def _base(self, number: int) -> str:
        return f"http://127.0.0.1:{self._ports[number]}"


async def new_guest(http: httpx.AsyncClient, name: str) -> str:
    """Return the token of a new guest."""
    answer = await http.post("/api/guests", json={"name": name})
    return str(answer.raise_for_status().json()["token"])


async def _new_table(http: httpx.AsyncClient, token: str) -> str:
    answer = await http.post(
        "/api/tables",
        json={"rulebook": RULEBOOK, "seats": SEATS},
        headers={"authorization": f"Bearer {token}"},
    )
    return str(answer.raise_for_status().json()["id"])
